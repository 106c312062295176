import type { Ref } from '../../../rules/core/game';
import { isRefOf, refId } from '../../../rules/core/ref';
import {
  AHEAD,
  FACING_NAMES,
  type FacingName,
  isSquareId,
  parseSquare,
  printSquare,
  type SquareId,
} from '../../../rules/core/square';
import type { Piece, View } from '../../../rules/tankChess/types';
import type { Box, Point } from '../../paint/items';

/** Side of a square in world units. */
export const S = 60;
/** What the frame with its coordinates adds round the squares. */
const FRAME = { left: 46, top: 30, right: 31, bottom: 56 };
/** How far the escape strip reaches beyond the edge. */
const STRIP = 24;

export function frameBox(size: number): Box {
  return {
    x: -FRAME.left,
    y: -FRAME.top,
    width: size * S + FRAME.left + FRAME.right,
    height: size * S + FRAME.top + FRAME.bottom,
  };
}

export function centre(size: number, square: SquareId): Point {
  const { file, rank } = parseSquare(square);
  return { x: file * S + S / 2, y: (size - 1 - rank) * S + S / 2 };
}

export function squareBox(size: number, square: SquareId): Box {
  const { x, y } = centre(size, square);
  return { x: x - S / 2, y: y - S / 2, width: S, height: S };
}

export function squareUnder(size: number, { x, y }: Point): SquareId | null {
  const file = Math.floor(x / S);
  const rank = size - 1 - Math.floor(y / S);
  return file >= 0 && file < size && rank >= 0 && rank < size ? printSquare({ file, rank }) : null;
}

/** Whose escape leads over the strip under a point: White leaves at the top, Black at the bottom. */
export function stripUnder(size: number, { x, y }: Point): number | null {
  if (x < 0 || x > size * S) return null;
  if (y < 0 && y > -STRIP - 8) return 0;
  return y > size * S && y < size * S + STRIP + 8 ? 1 : null;
}

export function stripBox(size: number, seat: number): Box {
  return { x: 0, y: seat === 0 ? -STRIP : size * S, width: size * S, height: STRIP };
}

export function angleOf(facing: FacingName): number {
  return FACING_NAMES.indexOf(facing) * 45;
}

/** One step in a direction, in world units; diagonals are longer. */
export function towards(facing: FacingName): Point {
  const ahead = AHEAD[FACING_NAMES.indexOf(facing)] ?? AHEAD[0];
  return { x: ahead.file, y: -ahead.rank };
}

/** The same as a vector of length 1. */
export function unitTowards(facing: FacingName): Point {
  const { x, y } = towards(facing);
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

export function along(from: Point, way: Point, distance: number): Point {
  return { x: from.x + way.x * distance, y: from.y + way.y * distance };
}

/** Corners of a box, shrunk by `inset` on every side. */
export function corners(box: Box, inset = 0): Point[] {
  const [left, top] = [box.x + inset, box.y + inset];
  const [right, bottom] = [box.x + box.width - inset, box.y + box.height - inset];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

export function squareOfRef(view: View, ref: Ref): SquareId | null {
  const id = refId(ref);
  if (isRefOf('square', ref)) return isSquareId(id) ? id : null;
  if (isRefOf('unit', ref)) return view.pieces.find((piece) => piece.id === id)?.at ?? null;
  return null;
}

export function facingOfRef(ref: Ref | undefined): FacingName | null {
  return FACING_NAMES.find((name) => ref === `face:${name}`) ?? null;
}

export function pieceAt(view: View, square: SquareId): Readonly<Piece> | null {
  return view.pieces.find((piece) => piece.at === square && piece.status !== 'gone') ?? null;
}

/** Players read squares in capitals. */
export function shown(square: string): string {
  return square.toUpperCase();
}
