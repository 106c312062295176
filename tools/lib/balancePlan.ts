import type { Game, Json } from '../../src/rules/core/game';
import { boardPlans } from '../../src/rules/tankChess/data/boards';
import type { VehicleId } from '../../src/rules/tankDuel/data/vehicles';
import { chits, chitsSource } from '../../src/rules/tankOnTank/data/chits';
import { reconstructedHexes } from '../../src/rules/tankOnTank/data/maps';
import { scenarioOf } from '../../src/rules/tankOnTank/data/scenarios';
import { pointsSource, unitTypes } from '../../src/rules/tankOnTank/data/units';

/** One line of a balance report: a set-up under certain switches. */
export interface Pairing {
  readonly setup: string;
  readonly options: { readonly [id: string]: Json };
}

/** Set-ups of Tank on Tank that players first have to make themselves say nothing about the game's own balance. */
const ownMade: readonly string[] = ['custom', 'meeting', 'objectives'];

/** Forces of equal VP, one or two tanks a side. */
const matchUps: readonly (readonly [de: readonly VehicleId[], su: readonly VehicleId[]])[] = [
  [['pz3'], ['t34-76-m40']],
  [['stug3'], ['t34-76-m43']],
  [
    ['pz4', 'pz3'],
    ['t34-76-m43', 't34-76-m43'],
  ],
  [
    ['pz4', 'stug3'],
    ['t34-85', 't34-76-m40'],
  ],
  [
    ['pz4', 'pz4'],
    ['t34-85', 't34-76-m43'],
  ],
  [
    ['pz4', 'pz4'],
    ['kv85', 't34-76-m40'],
  ],
  [
    ['tiger-p', 'pz3'],
    ['t34-85', 't34-85'],
  ],
  [
    ['tiger-p', 'pz3'],
    ['su100', 't34-76-m43'],
  ],
  [
    ['panther', 'pz3'],
    ['is2', 't34-76-m40'],
  ],
  [
    ['panther', 'pz3'],
    ['kv85', 't34-85'],
  ],
  [
    ['tiger', 'stug3'],
    ['su100', 't34-85'],
  ],
  [
    ['tiger', 'pz3'],
    ['kv85', 't34-85'],
  ],
];

function duels(): readonly Pairing[] {
  return matchUps.map(([de, su]) => ({ setup: 'meeting', options: { de: [...de], su: [...su] } }));
}

/** Every set-up of a game, and each again with the handicap where there is one; for Tank Duel equal forces first. */
export function pairingsOf(game: Game): readonly Pairing[] {
  const handicap = game.options.find(({ id }) => id === 'handicap');
  return [...(game.id === 'tankDuel' ? duels() : []), ...setupsOf(game, handicap)];
}

function setupsOf(game: Game, handicap: Game['options'][number] | undefined): readonly Pairing[] {
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
    case 'tankDuel':
      return [
        'All boards, the Battle Deck but for its numbers and card 13, the Damage Deck, and all scenarios: they follow the reconstruction guide.',
        'Exact: anti-tank guns, infantry, the thresholds and action orders of the robots, Hills, Roads, Deep Mud and Snow.',
      ];
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
