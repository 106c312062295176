import type { Game, Json } from '../../src/rules/core/game';
import { boardPlans } from '../../src/rules/tankChess/data/boards';
import { chits, chitsSource } from '../../src/rules/tankOnTank/data/chits';
import { reconstructedHexes } from '../../src/rules/tankOnTank/data/maps';
import { scenarioOf } from '../../src/rules/tankOnTank/data/scenarios';
import { pointsSource, unitTypes } from '../../src/rules/tankOnTank/data/units';

/** One line of a balance report: a set-up under certain switches. */
export interface Pairing {
  readonly setup: string;
  readonly options: { readonly [id: string]: Json };
}

/** Set-ups that players first have to make themselves say nothing about the game's own balance. */
const ownMade: readonly string[] = ['custom', 'meeting', 'objectives'];

/** Every set-up of a game, and each again with the handicap where there is one. */
export function pairingsOf(game: Game): readonly Pairing[] {
  const handicap = game.options.find(({ id }) => id === 'handicap');
  return game.setups
    .filter((setup) => !ownMade.includes(setup))
    .flatMap((setup): Pairing[] =>
      handicap ? handicap.values.map((value) => ({ setup, options: { handicap: value } })) : [{ setup, options: {} }],
    );
}

/** Which of the data behind a report are not those of the published game, as the data files mark them. */
export function provenance(game: string, setups: readonly string[]): readonly string[] {
  switch (game) {
    case 'tankOnTank':
      return tankOnTankData(setups);
    case 'tankChess': {
      const own = Object.entries(boardPlans).flatMap(([id, { source }]) => (source === 'own' ? [id] : []));
      return own.length === 0 ? [] : [`Own layouts, not the printed ones: ${own.join(', ')}.`];
    }
    default:
      return [];
  }
}

function tankOnTankData(setups: readonly string[]): readonly string[] {
  const kinds = unitTypes.filter(({ source }) => source === 'reconstructed').map(({ kind }) => kind);
  const lines = setups.flatMap((setup) => {
    const drafts = scenarioOf(setup)?.forces.flatMap((force) => force.units) ?? [];
    const guessed = kinds.filter((kind) => drafts.some((draft) => draft.kind === kind));
    return guessed.length === 0 ? [] : [`${setup} ${guessed.join(', ')}`];
  });
  return [
    `Values of these units: ${kinds.join(', ')}. They take part in: ${lines.join('; ')}.`,
    `The ground of the southernmost line of both maps, in every scenario: ${reconstructedHexes.join(', ')}.`,
    ...(chitsSource === 'reconstructed'
      ? [`The mix of action point chits, in every scenario: ${chits.join(', ')}.`]
      : []),
    ...(pointsSource === 'reconstructed'
      ? ['The points of all units: they decide nothing in a scenario, but the bots weigh units by them.']
      : []),
  ];
}
