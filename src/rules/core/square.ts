// Squares are named as in chess: file letter, then rank number; a1 is the south-west corner.

const FILES = 'abcdefghijklmnopqrstuvwx';
const MOST_RANKS = 24;

type Letters<Text> = Text extends `${infer First}${infer Rest}` ? First | Letters<Rest> : never;
type Letter = Letters<typeof FILES>;
export type SquareId = `${Letter}${number}`;

/** File and rank counted from 0: a1 is 0, 0. */
interface Square {
  readonly file: number;
  readonly rank: number;
}

export interface Board {
  readonly files: number;
  readonly ranks: number;
}

/** Clockwise from north; north is towards the higher ranks. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5, 6, 7];
export const FACING_NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type FacingName = (typeof FACING_NAMES)[number];

type EightSquares = readonly [Square, Square, Square, Square, Square, Square, Square, Square];

/** The step ahead for each facing. */
export const AHEAD: EightSquares = [
  { file: 0, rank: 1 },
  { file: 1, rank: 1 },
  { file: 1, rank: 0 },
  { file: 1, rank: -1 },
  { file: 0, rank: -1 },
  { file: -1, rank: -1 },
  { file: -1, rank: 0 },
  { file: -1, rank: 1 },
];

function isLetter(text: string): text is Letter {
  return text.length === 1 && FILES.includes(text);
}

// Every square of the largest board, so that asking for one neither cuts nor joins text.
const byName = new Map<string, Square>();
const byPlace: SquareId[][] = [...FILES].filter(isLetter).map((letter, file) =>
  Array.from({ length: MOST_RANKS }, (_, rank) => {
    const id: SquareId = `${letter}${rank + 1}`;
    byName.set(id, Object.freeze({ file, rank }));
    return id;
  }),
);

export function parseSquare(id: string): Square {
  const square = byName.get(id);
  if (!square) throw new Error(`not a square: ${id}`);
  return square;
}

export function printSquare({ file, rank }: Square): SquareId {
  const id = byPlace[file]?.[rank];
  if (!id) throw new Error(`no square has file ${file} and rank ${rank}`);
  return id;
}

export function isSquareId(text: string): text is SquareId {
  return byName.has(text);
}

export function isOnBoard(board: Board, { file, rank }: Square): boolean {
  return file >= 0 && file < board.files && rank >= 0 && rank < board.ranks;
}

/** Counted from a1 eastward, then rank by rank. */
export function squareIndex(board: Board, id: SquareId): number {
  const square = parseSquare(id);
  if (!isOnBoard(board, square)) throw new Error(`square ${id} is off the board`);
  return square.rank * board.files + square.file;
}

export function squareAt(board: Board, index: number): SquareId {
  const file = index % board.files;
  const square = { file, rank: (index - file) / board.files };
  if (!isOnBoard(board, square)) throw new Error(`no square ${index} on the board`);
  return printSquare(square);
}

/** In the order of their indices. */
export function squaresOf(board: Board): SquareId[] {
  return Array.from({ length: board.files * board.ranks }, (_, index) => squareAt(board, index));
}

export function turn(facing: Facing, eighths: number): Facing {
  const turned = FACINGS[(((facing + eighths) % 8) + 8) % 8];
  if (turned === undefined) throw new Error(`cannot turn by ${eighths}`);
  return turned;
}

export function opposite(facing: Facing): Facing {
  return turn(facing, 4);
}

/** The next square ahead; null over the edge. */
export function neighbour(board: Board, from: SquareId, facing: Facing): SquareId | null {
  const { file, rank } = parseSquare(from);
  const ahead = AHEAD[facing];
  const next = { file: file + ahead.file, rank: rank + ahead.rank };
  return isOnBoard(board, next) ? printSquare(next) : null;
}

/** For search: entry 8 * index + facing is the index of the next square ahead, or -1 over the edge. */
export function stepTable(board: Board): readonly number[] {
  return squaresOf(board).flatMap((square) =>
    FACINGS.map((facing) => {
      const next = neighbour(board, square, facing);
      return next ? squareIndex(board, next) : -1;
    }),
  );
}

/** The squares ahead, nearest first, up to the edge. */
export function ray(board: Board, from: SquareId, facing: Facing): SquareId[] {
  const squares: SquareId[] = [];
  for (let next = neighbour(board, from, facing); next; next = neighbour(board, next, facing)) squares.push(next);
  return squares;
}

/** Steps of a piece that may go straight and diagonally. */
export function distance(from: SquareId, to: SquareId): number {
  const a = parseSquare(from);
  const b = parseSquare(to);
  return Math.max(Math.abs(b.file - a.file), Math.abs(b.rank - a.rank));
}

/** The square of the way through the air between two centres: whole, and 1 between squares with a common side. */
export function squaredDistance(from: SquareId, to: SquareId): number {
  const a = parseSquare(from);
  const b = parseSquare(to);
  return (b.file - a.file) ** 2 + (b.rank - a.rank) ** 2;
}

/** The facing whose ray leads from one square to the other; null if none does. */
export function direction(from: SquareId, to: SquareId): Facing | null {
  const a = parseSquare(from);
  const b = parseSquare(to);
  const files = b.file - a.file;
  const ranks = b.rank - a.rank;
  if (files === 0) return ranks === 0 ? null : ranks > 0 ? 0 : 4;
  if (ranks === 0) return files > 0 ? 2 : 6;
  if (files === ranks) return files > 0 ? 1 : 5;
  if (files === -ranks) return files > 0 ? 3 : 7;
  return null;
}

/** Eighths of a turn clockwise from one facing to the other. */
export function relativeFacing(facing: Facing, from: Facing): Facing {
  return turn(facing, -from);
}

export type ArmourSide = 'front' | 'side' | 'rear';

/** The side a shot strikes: it flies towards `shot`, the target faces `target` (TC-ARMOR2 to TC-ARMOR4). */
export function armourSide(shot: Facing, target: Facing): ArmourSide {
  const angle = relativeFacing(shot, target);
  return angle === 4 ? 'front' : angle === 0 ? 'rear' : 'side';
}
