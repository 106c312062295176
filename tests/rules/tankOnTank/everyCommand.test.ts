import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Seat } from '../../../src/rules/core/game';
import { FACING_NAMES } from '../../../src/rules/core/hex';
import { legal } from '../../../src/rules/core/play';
import { tankOnTank as unwatched } from '../../../src/rules/tankOnTank';
import { unitTypes } from '../../../src/rules/tankOnTank/data/units';
import { hexNames } from '../../../src/rules/tankOnTank/hexes';
import type { Command, State } from '../../../src/rules/tankOnTank/types';
import { cite } from '../../support/cite';
import { plainMatch, stateOf, tankOnTank } from './given';

const edges = ['north', 'south', 'west', 'east'] as const;
const talk = ['fire', 'reroll', 'accept', 'decline', 'done'] as const;

/** Every command there could be with the units of this battle, sensible or not. */
function everyCommand({ units, phase }: State, seat: Seat): readonly Command[] {
  const ids = units.map(({ id }) => id);
  const facings = FACING_NAMES.filter((facing) => facing !== 'NE');
  const beforehand: readonly Command[] = [
    ...unitTypes.flatMap(({ kind }) => [false, true].map((hq): Command => ({ type: 'buy', seat, kind, hq }))),
    ...(['A', 'B'] as const).map((map): Command => ({ type: 'chooseMap', seat, map })),
    ...[false, true].map((snow): Command => ({ type: 'chooseSnow', seat, snow })),
    ...hexNames.map((to): Command => ({ type: 'placeObjective', seat, to })),
  ];
  const ofUnits = ids.flatMap((unit): readonly Command[] => [
    ...hexNames.flatMap((to): readonly Command[] =>
      phase === 'deployment'
        ? [{ type: 'place', seat, unit, to }]
        : [
            { type: 'move', seat, unit, to },
            { type: 'enter', seat, unit, to },
          ],
    ),
    ...facings.flatMap((facing): readonly Command[] => [
      { type: 'face', seat, unit, facing },
      { type: 'advance', seat, unit, facing },
    ]),
    ...(['dig', 'nameAce', 'exit', 'lead', 'promote'] as const).map((type): Command => ({ type, seat, unit })),
    ...ids.map((target): Command => ({ type: 'aim', seat, unit, target })),
  ]);
  return [
    ...(phase === 'purchase' || phase === 'terms' || phase === 'objectives' ? beforehand : []),
    ...ofUnits,
    ...edges.map((edge): Command => ({ type: 'chooseEdge', seat, edge })),
    ...hexNames.map((to): Command => ({ type: 'strike', seat, to })),
    ...talk.map((type): Command => ({ type, seat })),
  ];
}

/** Positions of a game played by lot, some of them in the middle of an order. */
function positionsOf(setup: string): readonly State[] {
  const lots = openDice(seedDice(`every ${setup}`));
  let match = plainMatch(setup);
  const found = new Map<string, State>();
  for (let played = 0; match.result === null && played < 200; played++) {
    const seat = match.state.active[0] ?? 0;
    const [command] = lots.shuffle(match.legal(seat));
    if (command === undefined) break;
    match = match.play(command);
    const state = stateOf(match);
    // The last one of each kind: much has happened before it.
    found.set(`${state.phase} ${state.placing !== null}`, state);
  }
  return [...found.values()].filter(({ phase }) => phase !== 'over');
}

/** Turning to where one looks already is no order worth offering. */
const isIdle = (state: State, command: Command) =>
  command.type === 'face' && state.units.some(({ id, facing }) => id === command.unit && facing === command.facing);
const said = (command: Command) => JSON.stringify(Object.entries(command).toSorted());

describe('every command there could be', () => {
  test.each(['S2', 'S5', 'S8', 'S10', 'S13', 'S15', 'meeting', 'objectives'])(
    `${cite('TOT-5.0b')} what is allowed is what is offered, and what is not says why, in %s`,
    (setup) => {
      for (const [at, state] of positionsOf(setup).entries()) {
        for (const seat of [0, 1]) {
          const every = everyCommand(state, seat);
          const allowed = every.filter((command) => unwatched.allows?.(state, command) && !isIdle(state, command));
          const offered = legal(unwatched, state, seat).filter(
            (command) => !isIdle(state, command) && !('facing' in command && command.facing === 'NE'),
          );
          expect(allowed.map(said).toSorted()).toEqual(offered.map(said).toSorted());
          every.forEach((command, place) => {
            if (place % 5 === at % 5) tankOnTank.refuse(state, command);
          });
        }
      }
    },
  );
});
