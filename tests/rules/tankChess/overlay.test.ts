import { describe, expect, test } from 'vitest';
import { losses, reachOf, routeOf, threats } from '../../../src/rules/tankChess/overlay';
import type { State } from '../../../src/rules/tankChess/types';
import { cite } from '../../support/cite';
import { drive, drives, given, play, start } from './given';
import { randomPosition } from './randomPosition';

const seeds = Array.from({ length: 12 }, (_, index) => `overlay ${index}`);
const idAt = (state: State, at: string) => state.pieces.find((piece) => piece.at === at)?.id ?? '';

describe('the threat map tells exactly the kills that are legal', () => {
  test.each(seeds)('%s', (seed) => {
    const state = start('custom', { position: randomPosition(seed) });
    const legal = drives(state).flatMap((one) =>
      one.fireAt === null ? [] : [`${idAt(state, one.from)} ${one.fireAt}`],
    );
    const told = threats(state, state.mover).flatMap((threat) => (threat.kills ? [`${threat.unit} ${threat.at}`] : []));
    expect([...new Set(told)].sort()).toEqual([...new Set(legal)].sort());
  });
});

describe('reach tells exactly the drives that are legal', () => {
  test.each(seeds)('%s', (seed) => {
    const state = start('custom', { position: randomPosition(seed) });
    for (const piece of state.pieces.filter(({ seat }) => seat === state.mover)) {
      const { squares, exits } = reachOf(state, piece.id);
      const told = [
        ...squares.flatMap(({ at, facings }) => facings.map(({ facing }) => `${at} ${facing}`)),
        ...exits.map(({ facing }) => `off ${facing}`),
      ];
      const legal = drives(state)
        .filter((one) => one.from === piece.at && one.fireAt === null)
        .map((one) => `${one.to} ${one.facing}`);
      expect(told.sort()).toEqual(legal.sort());
      for (const { at, steps, facings } of squares) {
        expect(steps).toBe(Math.min(...facings.map((one) => one.steps)));
        for (const { facing, steps: least } of facings) {
          expect(routeOf(state, { from: piece.at, to: at, facing })).toHaveLength(least);
        }
      }
    }
  });
});

test(`${cite('TC-FIRE2', 'TC-ARMOR4')} a threat says who, from which side and against which face`, () => {
  const state = given({ white: 'TD a1 N', black: 'MT a9 E', obstacles: 'b1 b2 a3' });
  const hits = threats(state, 0).filter(({ at }) => at === 'a9');
  expect(hits).toEqual([]);
  const open = given({ white: 'TD a1 N', black: 'MT a9 E', obstacles: 'b1 b2' });
  expect(threats(open, 0).filter(({ at }) => at === 'a9')).toEqual([
    { at: 'a9', unit: 'w0', kind: 'TD', gun: 4, direction: 'N', target: 'b0', face: 'side', kills: true },
  ]);
});

test('the warning before a drive tells what the other side could then destroy', () => {
  const state = given({ white: 'LT a5 N, CLT p1 N', black: 'HT h16 S, CLT n16 S', obstacles: 'p3 o3' });
  const bold = drive(state, 'a5 a8 NE');
  const told = losses(state, bold).map(({ unit, target }) => `${unit} ${target}`);
  const { state: after } = play(state, bold);
  const real = drives(after).flatMap((one) =>
    one.fireAt === null ? [] : [`${idAt(after, one.from)} ${idAt(after, one.fireAt)}`],
  );
  expect([...new Set(told)].sort()).toEqual([...new Set(real)].sort());
  expect(told.length).toBeGreaterThan(0);
});
