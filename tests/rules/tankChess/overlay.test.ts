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

test(`${cite('TC-KILL4', 'TC-KILL5')} a wreck drives nowhere, threatens nothing and is no target; nobody is asked about twice`, () => {
  const before = given({ white: 'HT a1 N, MT a3 N, CLT p1 N', black: 'LT a8 E, CLT p16 S' });
  const { state } = play(before, drive(before, 'a3 a4 N x a8'));
  const nowhere = { squares: [], exits: [] };
  expect(reachOf(state, idAt(state, 'a8'))).toEqual(nowhere);
  expect(reachOf(state, 'nobody')).toEqual(nowhere);
  expect(threats(state, 1).some(({ unit }) => unit === idAt(state, 'a8'))).toBe(false);
  expect(threats(state, 0).filter(({ target }) => target === idAt(state, 'a8'))).toEqual([]);
  expect(routeOf(state, { from: 'c3', to: 'c4', facing: 'N' })).toEqual([]);
  expect(routeOf(state, { from: 'a1', to: 'p9', facing: 'N' })).toEqual([]);
});

test(`${cite('TC-FIRE3')} a threat lies on every square that could be hit, also where nobody stands`, () => {
  const state = given({ size: 8, white: 'HM a1 N, CLT h1 W', black: 'CLT h8 S', obstacles: 'a2 b1 b2' });
  expect(new Set(threats(state, 0).map(({ unit }) => unit))).toEqual(new Set(['w0', 'w1']));
  const reached = threats(state, 0).filter(({ unit }) => unit === 'w0');
  expect(reached.map(({ at, direction }) => `${at} ${direction}`).toSorted()).toEqual([
    'd1 E',
    'd4 NE',
    'e1 E',
    'e5 NE',
    'f1 E',
    'f6 NE',
  ]);
  expect(reached.every(({ target, face, kills }) => target === null && face === null && !kills)).toBe(true);
});

test(`${cite('TC-WIN2')} the ways off the board are told apart from the squares`, () => {
  const state = given({ size: 8, white: 'CLT a8 N', black: 'CLT h1 S', obstacles: 'g1 g2 h2' });
  const { squares, exits } = reachOf(state, 'w0');
  expect(exits.map(({ facing, steps }) => `${facing} ${steps}`)).toContain('N 1');
  expect(squares.every(({ at }) => /^[a-h][1-8]$/.test(at))).toBe(true);
  expect(losses(state, { ...drive(state, 'a8 a8 NE'), to: 'off', facing: 'N' })).toEqual([]);
});

test(`${cite('TC-KILL1')} whom the drive itself destroys is not warned of`, () => {
  const state = given({ white: 'MT a4 N, CLT p1 N', black: 'MT a8 E, CLT p16 S' });
  const warned = (text: string) => losses(state, drive(state, text)).map(({ unit }) => unit);
  expect(new Set(warned('a4 a5 N'))).toEqual(new Set([idAt(state, 'a8')]));
  expect(warned('a4 a5 N x a8')).toEqual([]);
});
