import { describe, expect, test } from 'vitest';
import { legal } from '../../../src/rules/core/play';
import { FACING_NAMES } from '../../../src/rules/core/square';
import { gridOf } from '../../../src/rules/tankChess/grid';
import type { Drive, SquareId, State } from '../../../src/rules/tankChess/types';
import { cite } from '../../support/cite';
import { type Given, given, start, tankChess } from './given';
import { randomPosition } from './randomPosition';

/** Drives of every piece on the board to every square, in a facing that changes from one to the next, some with a shot. */
function everyDrive({ size, pieces, mover }: State): readonly Drive[] {
  const { names } = gridOf(size);
  const goals: readonly (SquareId | null)[] = [null, null, null, ...pieces.map(({ at }) => at)];
  let count = 0;
  const drive = (from: SquareId, to: Drive['to']): Drive => {
    count += 1;
    const facing = FACING_NAMES[count % 8] ?? 'N';
    return { type: 'drive', seat: mover, from, to, facing, fireAt: goals[count % goals.length] ?? null };
  };
  const ways = pieces.flatMap(({ at }) => [...names, 'off' as const, 'off' as const].map((to) => drive(at, to)));
  const onTheSpot = pieces.flatMap(({ at, facing }) =>
    [null, ...pieces.map((piece) => piece.at)].map((fireAt): Drive => ({ ...drive(at, at), facing, fireAt })),
  );
  const off = pieces.flatMap(({ at }) => FACING_NAMES.map((facing): Drive => ({ ...drive(at, 'off'), facing })));
  return [...ways, ...onTheSpot, ...off];
}

/** The shots nobody may fire: at whatever stands on the board, from wherever a piece can drive. */
function everyShot(state: State): readonly Drive[] {
  const ends = legal(tankChess, state, state.mover).filter((command): command is Drive => command.type === 'drive');
  const squares = [...state.pieces.map(({ at }) => at), ...state.wrecks, ...state.obstacles.slice(0, 2)];
  return ends
    .filter((_, at) => at % 11 === 0)
    .flatMap((end, at) => squares.map((fireAt, nth) => ({ ...end, fireAt: (at + nth) % 2 === 0 ? fireAt : end.from })));
}

describe(`${cite('TC-Q5')} whatever is wished for is answered as a slow second reading answers it`, () => {
  test.each(Array.from({ length: 8 }, (_, index) => `every ${index}`))('%s', (seed) => {
    const forwardEscapeOnly = seed.endsWith('1') || seed.endsWith('4');
    const state = start('custom', { position: randomPosition(seed), forwardEscapeOnly });
    const wishes = [...everyDrive(state), ...everyShot(state)];
    expect(wishes.length).toBeGreaterThan(60);
    for (const wish of wishes) tankChess.refuse(state, wish);
  });

  const edges: readonly (readonly [Given])[] = [
    [{ white: 'CLT d8 N, LT h8 NE', black: 'CLT e1 S, MT a4 E', size: 8 }],
    [{ white: 'CLT a8 W, MT c3 N', black: 'CLT h1 E, HM h5 W', size: 8, wrecks: 'c6', turn: 'black' }],
    [{ white: 'CLT h7 NE, HT b2 N', black: 'CLT a2 SW, TD b7 S', size: 8, obstacles: 'g8 b4' }],
  ];
  test.each(edges)('beside the edges', (position) => {
    for (const forwardEscapeOnly of [false, true]) {
      const state = given({ ...position, options: { forwardEscapeOnly } });
      for (const wish of [...everyDrive(state), ...everyShot(state)]) tankChess.refuse(state, wish);
    }
    expect(legal(tankChess, given(position), position.turn === 'black' ? 1 : 0).length).toBeGreaterThan(10);
  });
});
