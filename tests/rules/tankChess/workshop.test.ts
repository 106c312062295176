import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looseShapes, shapeIds } from '../../../src/rules/tankChess/data/looseShapes';
import { isPositionFault, printSnapshot, readSnapshot, snapshotOf } from '../../../src/rules/tankChess/positionText';
import { checkBoard } from '../../../src/rules/tankChess/workshop/check';
import {
  clearSquare,
  emptyBoard,
  halfTurned,
  isRefused,
  layShape,
  mirrored,
  movePiece,
  putPiece,
  putWreck,
  resized,
  squaresUnder,
  turnPiece,
} from '../../../src/rules/tankChess/workshop/edit';
import { start } from './given';
import { randomPosition } from './randomPosition';

const laid = { shape: 'D', quarters: 0, mirrored: false } as const;

function board(text: string) {
  const read = readSnapshot(text);
  if (isPositionFault(read)) throw new Error(`${read.fault} ${read.where}`);
  return read;
}

describe('the loose obstacles', () => {
  test('cover as many squares as the set says', () => {
    expect(shapeIds.map((shape) => looseShapes[shape].length)).toEqual([1, 2, 3, 3, 5, 5, 7]);
  });

  test('turn about their first square and come back after four quarters', () => {
    expect(squaresUnder(8, laid, 'd4')).toEqual(['d4', 'e4', 'e3']);
    expect(squaresUnder(8, { ...laid, quarters: 1 }, 'd4')).toEqual(['d4', 'd3', 'c3']);
    expect(squaresUnder(8, { ...laid, quarters: 2 }, 'd4')).toEqual(['d4', 'c4', 'c5']);
    expect(squaresUnder(8, { ...laid, quarters: 4 }, 'd4')).toEqual(squaresUnder(8, laid, 'd4'));
    expect(squaresUnder(8, { ...laid, mirrored: true }, 'd4')).toEqual(['d4', 'c4', 'c3']);
  });

  test('the printed board consists of them', () => {
    const printed = new Set<string>(start('standard16').obstacles);
    const lying = (shape: (typeof shapeIds)[number]) =>
      [false, true].flatMap((mirror) =>
        [0, 1, 2, 3].flatMap((quarters) =>
          [...printed].flatMap((at) => {
            const squares = squaresUnder(16, { shape, quarters, mirrored: mirror }, at as 'a1');
            return squares?.every((square) => printed.has(square)) ? [squares] : [];
          }),
        ),
      );
    const left = new Set(printed);
    for (const shape of [...shapeIds].reverse()) {
      for (const squares of lying(shape)) {
        if (squares.every((square) => left.has(square))) for (const square of squares) left.delete(square);
      }
    }
    expect([...left]).toEqual([]);
  });

  test('do not hang over the edge or lie on anything', () => {
    const empty = emptyBoard(8);
    expect(layShape(empty, laid, 'h1')).toEqual({ refused: 'offTheBoard', at: 'h1' });
    const once = layShape(empty, laid, 'd4');
    if (isRefused(once)) throw new Error(once.refused);
    expect(once.obstacles).toEqual(['d4', 'e4', 'e3']);
    expect(layShape(once, laid, 'd6')).toMatchObject({ obstacles: { length: 6 } });
    expect(layShape(once, laid, 'c4')).toEqual({ refused: 'taken', at: 'd4' });
    expect(putWreck(once, 'e3')).toEqual({ refused: 'taken', at: 'e3' });
  });
});

describe('pieces on the bench', () => {
  const base = board('8 cs7/8/8/3#4/8/8/8/7Cn w');

  test('are put, turned, moved and taken away', () => {
    const put = putPiece(base, { seat: 0, kind: 'HT', facing: 'N' }, 'c2');
    if (isRefused(put)) throw new Error(put.refused);
    const turned = turnPiece(put, 'c2');
    expect(turned.pieces.find((piece) => piece.at === 'c2')?.facing).toBe('NE');
    const moved = movePiece(turned, 'c2', 'c5');
    if (isRefused(moved)) throw new Error(moved.refused);
    expect(printSnapshot(moved)).toContain('/2Hne#4/');
    expect(movePiece(turned, 'c2', 'd5')).toEqual({ refused: 'taken', at: 'd5' });
    expect(printSnapshot(clearSquare(moved, 'c5'))).toBe(printSnapshot(base));
    expect(clearSquare(base, 'd5').obstacles).toEqual([]);
  });

  test('a second command tank is refused by the square of the first', () => {
    expect(putPiece(base, { seat: 1, kind: 'CLT', facing: 'S' }, 'b8')).toEqual({
      refused: 'secondCommander',
      at: 'a8',
    });
    expect(putPiece(base, { seat: 1, kind: 'CLT', facing: 'E' }, 'a8')).toMatchObject({ size: 8 });
    expect(putPiece(base, { seat: 1, kind: 'LT', facing: 'E' }, 'd5')).toEqual({ refused: 'taken', at: 'd5' });
  });

  test('a smaller board keeps what still lies on it', () => {
    const grown = resized(base, 12);
    expect(resized(grown, 8)).toEqual(base);
    expect(resized(start16(), 10).pieces.every((piece) => /^[a-j](10|\d)$/.test(piece.at))).toBe(true);
  });
});

const start16 = () => snapshotOf(start('standard16'));

describe('the half-turn mirror', () => {
  test('leaves the printed board as it is', () => {
    const printed = start16();
    const twice = mirrored(printed);
    expect(twice.obstacles.toSorted()).toEqual(printed.obstacles.toSorted());
    expect(printSnapshot(twice)).toBe(printSnapshot(printed));
  });

  test('makes any board symmetric, pieces with sides and facings exchanged', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), (seed) => {
        const state = start('custom', { position: randomPosition(`bench ${seed}`) });
        const both = mirrored(snapshotOf(state));
        const lying = new Set(both.obstacles);
        expect(both.obstacles.every((at) => lying.has(halfTurned(both.size, at)))).toBe(true);
        for (const piece of both.pieces) {
          if (halfTurned(both.size, piece.at) === piece.at) continue;
          const twin = both.pieces.find((one) => one.at === halfTurned(both.size, piece.at));
          expect(twin).toMatchObject({ seat: 1 - piece.seat, kind: piece.kind });
        }
        expect(printSnapshot(mirrored(both))).toBe(printSnapshot(both));
      }),
      { numRuns: 25 },
    );
  });
});

describe('what a check says', () => {
  const told = (text: string) => checkBoard(board(text)).map(({ what, stops }) => `${what}${stops ? '!' : ''}`);

  test('nothing about the printed board', () => {
    expect(checkBoard(start16())).toEqual([]);
  });

  test.each([
    ['8 8/8/8/8/8/8/8/7Cn w', ['noCommander!', 'uneven']],
    ['8 8/8/8/8/8/8/8/8 w', ['noCommander!', 'noCommander!', 'noTurn!']],
    ['8 cn7/8/8/8/8/8/8/Cn7 w', ['winsAtOnce']],
    ['8 cs#6/##6/8/2#5/8/8/6##/6#Cn w', ['notSymmetric', 'ringTaken']],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  test('a first shot is told with the square it hits', () => {
    const found = checkBoard(board('8 cs#6/##6/5ls2/8/8/2Mn5/6##/6#Cn w'));
    expect(found.find(({ what }) => what === 'shotAtOnce')?.squares).toEqual(['f6']);
  });

  test('a crowded board is told in percent', () => {
    const full = `8 cs#6/##6/########/########/########/8/6##/6#Cn w`;
    expect(checkBoard(board(full)).find(({ what }) => what === 'crowded')?.percent).toBe(47);
  });
});
