import { FACING_NAMES, type FacingName } from '../core/square';
import { type Grid, gridOf, squareNumber } from './grid';
import type { Field, Piece } from './types';

export const EMPTY = -1;
export const OBSTACLE = -2;
export const WRECK = -3;

/** A field made ready for counting: what stands on each square, as the number of a piece or one of the marks above. */
export interface Board {
  readonly grid: Grid;
  readonly field: Field;
  readonly on: Int8Array;
}

export function boardOf(field: Field): Board {
  const grid = gridOf(field.size);
  const on = new Int8Array(field.size * field.size).fill(EMPTY);
  for (const at of field.obstacles) on[squareNumber(grid, at)] = OBSTACLE;
  for (const at of field.wrecks) on[squareNumber(grid, at)] = WRECK;
  field.pieces.forEach((piece, number) => {
    if (piece.status !== 'gone') on[squareNumber(grid, piece.at)] = number;
  });
  return { grid, field, on };
}

/** A board goes when its state does: several games at once do not evict each other's. */
const boards = new WeakMap<Field, Board>();

/** As `boardOf`, remembered for the queries about one state; writers, whose draft still changes, use `boardOf`. */
export function rememberedBoard(field: Field): Board {
  const known = boards.get(field);
  if (known) return known;
  const board = boardOf(field);
  boards.set(field, board);
  return board;
}

/** The piece standing or lying on a square. */
export function pieceOn(board: Board, square: number): Readonly<Piece> | undefined {
  return board.field.pieces[board.on[square] ?? EMPTY];
}

/** Where a piece that moves away leaves its own square behind, that square counts as empty. */
export function isFree(board: Board, square: number, mover: number): boolean {
  const on = board.on[square];
  return on === EMPTY || on === mover;
}

export function pieceNumberAt(field: Field, at: string): number {
  return field.pieces.findIndex((piece) => piece.at === at && piece.status !== 'gone');
}

export function facingNumber(facing: FacingName): number {
  return FACING_NAMES.indexOf(facing);
}

export function facingName(facing: number): FacingName {
  return FACING_NAMES[facing & 7] ?? 'N';
}
