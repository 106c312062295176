import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/rules/core/game';
import { tankChess } from '../../../src/rules/tankChess';
import { boardPlans } from '../../../src/rules/tankChess/data/boards';
import { bookMinutes, timeControl } from '../../../src/rules/tankChess/pace';
import type { Piece } from '../../../src/rules/tankChess/types';
import { cite } from '../../support/cite';
import { drives, positionJson, start } from './given';

const boards = Object.keys(boardPlans);
const forces = {
  standard16: { HT: 2, MT: 3, LT: 4, CLT: 1 },
  own20: { HT: 2, MT: 3, LT: 4, CLT: 1, TD: 2, HM: 2 },
  beginner10: { HT: 1, MT: 1, LT: 2, CLT: 1 },
};

function count(pieces: readonly Piece[], seat: number): { [kind: string]: number } {
  const found: { [kind: string]: number } = {};
  for (const piece of pieces) if (piece.seat === seat) found[piece.kind] = (found[piece.kind] ?? 0) + 1;
  return found;
}

function halfTurn(at: string, size: number): string {
  const file = size - 1 - (at.charCodeAt(0) - 97);
  return `${String.fromCharCode(97 + file)}${size + 1 - Number(at.slice(1))}`;
}

test(`${cite('TC-SETUP1')} the printed 16 x 16 board comes first among the set-ups, the others stay open`, () => {
  expect(tankChess.setups[0]).toBe('standard16');
  expect(tankChess.setups.length).toBeGreaterThan(1);
});

test(`${cite('TC-SETUP2')} ten tanks a side on 16 x 16`, () => {
  const { pieces } = start('standard16');
  for (const seat of [0, 1]) expect(count(pieces, seat)).toEqual(forces.standard16);
});

test(`${cite('TC-SETUP5', 'TC-Q12')} fourteen a side on 20 x 20: the ten, two tank destroyers, two mortars`, () => {
  const { pieces, size } = start('own20');
  expect(size).toBe(20);
  for (const seat of [0, 1]) expect(count(pieces, seat)).toEqual(forces.own20);
  const special = pieces.filter(({ kind, seat }) => seat === 0 && (kind === 'TD' || kind === 'HM'));
  for (const { at } of special) expect(Number(at.slice(1))).toBeLessThanOrEqual(3);
  expect(boardPlans.own20.source).toBe('own');
});

describe(`${cite('TC-Q13')} the 20 x 20 board of our own`, () => {
  const obstacles = new Set<string>(start('own20').obstacles);
  const at = (x: number, y: number) => `${String.fromCharCode(97 + x)}${y + 1}`;
  const holds = (taken: readonly (readonly [number, number])[], free: readonly (readonly [number, number])[]) => {
    for (let x = 0; x < 20; x++) {
      for (let y = 0; y < 20; y++) {
        const all = taken.every(([dx, dy]) => obstacles.has(at(x + dx, y + dy)));
        if (all && free.every(([dx, dy]) => !obstacles.has(at(x + dx, y + dy)))) return true;
      }
    }
    return false;
  };

  test('covers a fifth of the board and leaves the ring free', () => {
    expect(obstacles.size / 400).toBeCloseTo(0.2, 1);
    for (const name of obstacles) {
      expect(['a', 't']).not.toContain(name.charAt(0));
      expect(['1', '20']).not.toContain(name.slice(1));
    }
  });

  test('holds the group of the tank destroyer figure', () => {
    const taken = [
      [0, 0],
      [1, 0],
      [1, -1],
      [2, 2],
      [3, 2],
      [4, 2],
    ] as const;
    expect(
      holds(taken, [
        [-1, 0],
        [0, 1],
        [1, 1],
        [2, 0],
        [3, -1],
      ]),
    ).toBe(true);
  });

  test('holds the group of the mortar figure', () => {
    const taken = [
      [0, 0],
      [1, 0],
      [1, -1],
      [2, -1],
      [3, -1],
    ] as const;
    expect(
      holds(taken, [
        [-1, 0],
        [-2, -1],
        [2, 0],
        [3, 0],
        [4, 0],
      ]),
    ).toBe(true);
  });
});

test('five tanks a side on the small board of our own', () => {
  const { pieces } = start('beginner10');
  for (const seat of [0, 1]) expect(count(pieces, seat)).toEqual(forces.beginner10);
  expect(boardPlans.beginner10.source).toBe('own');
});

test(`${cite('TC-SETUP3')} White's tanks start on their symbols`, () => {
  const white = start('standard16').pieces.filter((piece) => piece.seat === 0);
  const places = (kind: string) => white.filter((piece) => piece.kind === kind).map((piece) => piece.at);
  expect(places('CLT')).toEqual(['h1']);
  expect(places('MT')).toEqual(['f1', 'j1', 'h3']);
  expect(places('HT')).toEqual(['c1', 'm1']);
  expect(places('LT')).toEqual(['c3', 'f3', 'j3', 'm3']);
});

test(`${cite('TC-SETUP3')} Black's tanks start on their symbols`, () => {
  const black = start('standard16').pieces.filter((piece) => piece.seat === 1);
  const places = (kind: string) =>
    black
      .filter((piece) => piece.kind === kind)
      .map((piece) => piece.at)
      .sort();
  expect(places('CLT')).toEqual(['i16']);
  expect(places('MT')).toEqual(['g16', 'i14', 'k16']);
  expect(places('HT')).toEqual(['d16', 'n16']);
  expect(places('LT')).toEqual(['d14', 'g14', 'k14', 'n14']);
});

test(`${cite('TC-SETUP6', 'TC-Q13')} the printed obstacles stand from the start`, () => {
  const printed =
    'b13 b14 b15 e13 e14 e15 f14 f15 l14 m14 g11 h11 i11 j11 k11 h12 i12 n11 o11 o10 c10 d10 c9 d9 e9 ' +
    'l8 m8 n8 m7 n7 b7 b6 c6 f6 g6 h6 i6 j6 h5 i5 d3 e3 k2 l2 k3 l3 l4 o2 o3 o4';
  expect([...start('standard16').obstacles].sort()).toEqual(printed.split(' ').sort());
});

describe.each(boards)('%s', (setup) => {
  const state = start(setup);

  test(`${cite('TC-SETUP4')} every piece faces the opponent`, () => {
    for (const piece of state.pieces) expect(piece.facing).toBe(piece.seat === 0 ? 'N' : 'S');
  });

  test(`${cite('TC-Q11', 'TC-Q13')} the sides are half-turn images, pieces and obstacles alike`, () => {
    const turned = (seat: number) =>
      state.pieces
        .filter((piece) => piece.seat === seat)
        .map((piece) => `${piece.kind} ${halfTurn(piece.at, state.size)}`);
    const asIs = (seat: number) =>
      state.pieces.filter((piece) => piece.seat === seat).map((piece) => `${piece.kind} ${piece.at}`);
    expect(turned(0).sort()).toEqual(asIs(1).sort());
    expect(state.obstacles.map((at) => halfTurn(at, state.size)).sort()).toEqual([...state.obstacles].sort());
  });

  test(`${cite('TC-Q11')} no obstacle under a piece, and no shot on the first turn`, () => {
    const obstacles = new Set<string>(state.obstacles);
    expect(state.pieces.filter((piece) => obstacles.has(piece.at))).toEqual([]);
    expect(drives(state).filter((one) => one.fireAt !== null)).toEqual([]);
    expect(drives(state).length).toBeGreaterThan(0);
  });
});

test(`${cite('TC-EXT1')} a board of one's own is set up from a position`, () => {
  const position = positionJson({ size: 8, white: 'CLT a1 N', black: 'CLT h8 S', obstacles: 'd4 e5' });
  const options = { setup: 'custom', seats: 2, options: { position } };
  expect(tankChess.checkOptions(options)).toBeNull();
  expect(start('custom', { position }).obstacles).toEqual(['d4', 'e5']);
});

test(`${cite('TC-EXT2')} vehicles of the separate set are unknown here`, () => {
  const position = positionJson({ size: 8, white: 'CLT a1 N, AMPHIBIAN b1 N', black: 'CLT h8 S' });
  expect(tankChess.checkOptions({ setup: 'custom', seats: 2, options: { position } })).toEqual({
    where: 'pieces[1].kind',
    problem: 'unknownKind',
  });
});

test.each([
  [{ size: 8, white: 'CLT a1 N', black: 'CLT a1 S' }, 'pieces[1].at', 'squareTaken'],
  [{ size: 8, white: 'CLT a1 N, CLT b1 N', black: 'CLT h8 S' }, 'pieces[1]', 'twoCommanders'],
  [{ size: 8, white: 'CLT a1 N', black: 'MT h8 S' }, 'pieces.black', 'noCommander'],
  [{ size: 8, white: 'CLT a1 N', black: 'CLT j10 S' }, 'pieces[1].at', 'offTheBoard'],
  [{ size: 8, white: 'CLT a1 N', black: 'CLT h8 S', obstacles: 'h8' }, 'pieces[1].at', 'squareTaken'],
  [{ size: 8, white: 'CLT a1 N', black: 'CLT h8 Q' }, 'pieces[1].facing', 'unknownFacing'],
  [{ size: 7, white: 'CLT a1 N', black: 'CLT g7 S' }, 'size', 'wrongSize'],
])('a faulty position is turned away: %j', (text, where, problem) => {
  const options = { position: positionJson(text) };
  expect(tankChess.checkOptions({ setup: 'custom', seats: 2, options })).toEqual({ where, problem });
});

test.each([
  [{ setup: 'nowhere', seats: 2, options: {} }, 'setup', 'unknownSetup'],
  [{ setup: 'standard16', seats: 3, options: {} }, 'seats', 'twoPlayers'],
  [{ setup: 'standard16', seats: 2, options: { fog: true } }, 'fog', 'unknownOption'],
  [{ setup: 'standard16', seats: 2, options: { quietTurns: 7 } }, 'quietTurns', 'unknownValue'],
  [{ setup: 'custom', seats: 2, options: {} }, 'position', 'notAnObject'],
])('faulty options are turned away: %j', (options, where, problem) => {
  expect(tankChess.checkOptions(options)).toEqual({ where, problem });
});

test(`${cite('TC-CLOCK1', 'TC-CLOCK2', 'TC-Q16')} the recommended clock is the standard, 30 minutes on 16 x 16 and 45 on 20 x 20; none is offered`, () => {
  const option = tankChess.options.find(({ id }) => id === 'clockMinutes');
  expect(option?.values).toEqual(expect.arrayContaining([0, 30, 45]));
  expect(option?.standard).toBe('book');
  const minutes = (setup: string, options: { readonly [id: string]: Json }) =>
    timeControl({ setup, seats: 2, options });
  expect(minutes('standard16', { clockMinutes: 'book' })).toEqual({ minutes: 30, increment: 0, rule: 'TC-Q16' });
  expect(bookMinutes(20)).toBe(45);
  expect(minutes('standard16', { clockMinutes: 0 })).toBeNull();
  expect(minutes('standard16', { clockMinutes: 5, clockIncrement: 10 })).toEqual({
    minutes: 5,
    increment: 10,
    rule: 'TC-Q16',
  });
  const small = { size: 10, pieces: [] };
  expect(minutes('custom', { position: small })).toBeNull();
  const large = positionJson({ size: 20, white: 'CLT a1 N', black: 'CLT t20 S' });
  expect(minutes('custom', { position: large })).toMatchObject({ minutes: 45 });
  expect(tankChess.options.find(({ id }) => id === 'clockIncrement')?.standard).toBe(0);
});
