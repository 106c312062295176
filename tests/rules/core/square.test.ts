import { describe, expect, test } from 'vitest';
import {
  AHEAD,
  armourSide,
  type Board,
  direction,
  distance,
  FACING_NAMES,
  FACINGS,
  type Facing,
  isOnBoard,
  isSquareId,
  neighbour,
  opposite,
  parseSquare,
  printSquare,
  ray,
  relativeFacing,
  type SquareId,
  squareAt,
  squareIndex,
  squaresOf,
  stepTable,
  turn,
} from '../../../src/rules/core/square';

const BOARD: Board = { files: 16, ranks: 16 };
const OBLONG: Board = { files: 5, ranks: 9 };
const LARGEST: Board = { files: 24, ranks: 24 };

/** Read off the name itself, apart from the tables under test. */
const fileOf = (id: SquareId) => id.charCodeAt(0) - 'a'.charCodeAt(0);
const rankOf = (id: SquareId) => Number(id.slice(1)) - 1;

describe('square names', () => {
  test('run from a1 to x24 and form a pair with file and rank', () => {
    const squares = squaresOf(LARGEST);
    expect(new Set(squares).size).toBe(576);
    expect([squares[0], squares[1], squares[24], squares.at(-1)]).toEqual(['a1', 'b1', 'a2', 'x24']);
    for (const id of squares) {
      expect(parseSquare(id)).toEqual({ file: fileOf(id), rank: rankOf(id) });
      expect(printSquare(parseSquare(id))).toBe(id);
    }
  });

  test.each([BOARD, OBLONG, LARGEST])('index and name are a pair on %j', (board) => {
    squaresOf(board).forEach((id, index) => {
      expect(squareIndex(board, id)).toBe(index);
      expect(squareAt(board, index)).toBe(id);
      expect(isOnBoard(board, parseSquare(id))).toBe(true);
    });
    expect(squaresOf(board)).toHaveLength(board.files * board.ranks);
  });

  test.each(['', 'a', 'a0', 'a25', 'y1', 'A1', 'a01', '1a', 'a1 ', 'aa1'])('%j is no square', (text) => {
    expect(isSquareId(text)).toBe(false);
    expect(() => parseSquare(text)).toThrow('not a square');
  });

  test('places outside are refused', () => {
    expect(isSquareId('x24')).toBe(true);
    expect(() => printSquare({ file: -1, rank: 3 })).toThrow('no square');
    expect(() => printSquare({ file: 3, rank: 24 })).toThrow('no square');
    expect(() => squareIndex(BOARD, 'q1')).toThrow('off the board');
    expect(() => squareIndex(BOARD, 'a17')).toThrow('off the board');
    expect(() => squareAt(BOARD, 256)).toThrow('no square');
    expect(() => squareAt(BOARD, -1)).toThrow('no square');
  });
});

describe('eight facings', () => {
  test('are numbered clockwise with north towards the higher ranks', () => {
    const around = FACINGS.map((facing) => [FACING_NAMES[facing], neighbour(BOARD, 'e5', facing)]);
    expect(Object.fromEntries(around)).toEqual({
      N: 'e6',
      NE: 'f6',
      E: 'f5',
      SE: 'f4',
      S: 'e4',
      SW: 'd4',
      W: 'd5',
      NW: 'd6',
    });
    const bearings = FACINGS.map((facing) => (Math.atan2(AHEAD[facing].file, AHEAD[facing].rank) * 4) / Math.PI);
    expect(bearings.map((eighths) => (Math.round(eighths) + 8) % 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('turn wraps both ways and by any amount', () => {
    expect(FACINGS.map((facing) => turn(facing, 1))).toEqual([1, 2, 3, 4, 5, 6, 7, 0]);
    expect(FACINGS.map((facing) => turn(facing, -1))).toEqual([7, 0, 1, 2, 3, 4, 5, 6]);
    expect([turn(3, 801), turn(3, -804)]).toEqual([4, 7]);
    expect(() => turn(3, 0.5)).toThrow('cannot turn');
  });

  test('the opposite facing leads back', () => {
    for (const facing of FACINGS) {
      const ahead = neighbour(BOARD, 'h8', facing);
      expect(ahead && neighbour(BOARD, ahead, opposite(facing))).toBe('h8');
    }
  });
});

describe.each([BOARD, OBLONG])('steps and rays on %j', (board) => {
  const squares = squaresOf(board);

  test('a neighbour is the square at the right offset, or none over the edge', () => {
    for (const from of squares) {
      for (const facing of FACINGS) {
        const expected = squares.find(
          (to) => fileOf(to) - fileOf(from) === AHEAD[facing].file && rankOf(to) - rankOf(from) === AHEAD[facing].rank,
        );
        expect(neighbour(board, from, facing)).toBe(expected ?? null);
      }
    }
  });

  test('the table of steps agrees with neighbour', () => {
    const table = stepTable(board);
    expect(table).toHaveLength(8 * squares.length);
    squares.forEach((from, index) => {
      for (const facing of FACINGS) {
        const next = neighbour(board, from, facing);
        expect(table[8 * index + facing]).toBe(next ? squares.indexOf(next) : -1);
      }
    });
  });

  test('distance equals a breadth-first walk; direction and ray hold the aligned squares and no other', () => {
    for (const from of squares) {
      const steps = new Map<SquareId, number>([[from, 0]]);
      for (const [square, walked] of steps) {
        for (const facing of FACINGS) {
          const next = neighbour(board, square, facing);
          if (next && !steps.has(next)) steps.set(next, walked + 1);
        }
      }
      const aligned = new Map<SquareId, Facing>();
      for (const facing of FACINGS) {
        const squaresAhead = ray(board, from, facing);
        squaresAhead.forEach((to, i) => {
          aligned.set(to, facing);
          expect(steps.get(to)).toBe(i + 1);
        });
        expect(neighbour(board, squaresAhead.at(-1) ?? from, facing)).toBeNull();
      }
      expect(squares.filter((to) => distance(from, to) !== steps.get(to))).toEqual([]);
      expect(squares.filter((to) => direction(from, to) !== (aligned.get(to) ?? null))).toEqual([]);
      // Independent of rays: aligned means the same file, rank or diagonal.
      const expected = squares.filter((to) => {
        const files = Math.abs(fileOf(to) - fileOf(from));
        const ranks = Math.abs(rankOf(to) - rankOf(from));
        return to !== from && (files === 0 || ranks === 0 || files === ranks);
      });
      expect(squares.filter((to) => aligned.has(to))).toEqual(expected);
    }
  });
});

test('a ray lists the squares ahead, nearest first, without its own', () => {
  expect(ray(BOARD, 'm13', 1)).toEqual(['n14', 'o15', 'p16']);
  expect(ray(BOARD, 'p16', 0)).toEqual([]);
});

describe('the armour side a shot strikes (TC-ARMOR2, TC-ARMOR3, TC-ARMOR4)', () => {
  test('is the front only from exactly ahead, the rear only from exactly behind', () => {
    for (const target of FACINGS) {
      for (const from of FACINGS) {
        // The firer stands on the square that lies in direction `from` of the target and shoots back at it.
        const firer = neighbour(BOARD, 'h8', from) ?? 'h8';
        const shot = direction(firer, 'h8') ?? target;
        const expected = from === target ? 'front' : from === opposite(target) ? 'rear' : 'side';
        expect(armourSide(shot, target)).toBe(expected);
      }
    }
  });

  test('TC-EX10: a shot to the north-east', () => {
    const northEast: Facing = 1;
    expect([5, 4, 1].map((target) => armourSide(northEast, turn(0, target)))).toEqual(['front', 'side', 'rear']);
  });

  test('relative facings count clockwise from the second to the first', () => {
    expect([relativeFacing(3, 1), relativeFacing(1, 3), relativeFacing(6, 6)]).toEqual([2, 6, 0]);
    for (const from of FACINGS) for (const to of FACINGS) expect(turn(from, relativeFacing(to, from))).toBe(to);
  });
});
