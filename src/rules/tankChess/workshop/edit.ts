import { FACING_NAMES, type FacingName, isOnBoard, parseSquare, printSquare, type SquareId } from '../../core/square';
import { looseShapes, type ShapeId } from '../data/looseShapes';
import { newPiece } from '../position';
import type { Snapshot } from '../positionText';
import { type Kind, other, type Piece } from '../types';

/** A board on the workbench is a position; every tool answers with another one, or with why it cannot be done. */
export type Edited =
  | Snapshot
  | { readonly refused: 'offTheBoard' | 'taken' | 'secondCommander'; readonly at: SquareId };

export function isRefused(edited: Edited): edited is Extract<Edited, { refused: string }> {
  return 'refused' in edited;
}

export function emptyBoard(size: number): Snapshot {
  return { size, obstacles: [], wrecks: [], pieces: [], turn: 0, number: 1, quiet: 0 };
}

/** A loose shape as it lies: quarter turns clockwise, mirrored first. */
interface Laid {
  readonly shape: ShapeId;
  readonly quarters: number;
  readonly mirrored: boolean;
}

/** The squares a shape covers when its first square lies on `at`; null where it hangs over the edge. */
export function squaresUnder(size: number, { shape, quarters, mirrored }: Laid, at: SquareId): SquareId[] | null {
  const { file, rank } = parseSquare(at);
  const squares: SquareId[] = [];
  for (const [east, north] of looseShapes[shape]) {
    let [x, y]: [number, number] = [mirrored ? -east : east, north];
    for (let quarter = 0; quarter < (quarters & 3); quarter++) [x, y] = [y, -x];
    const square = { file: file + x, rank: rank + y };
    if (!isOnBoard({ files: size, ranks: size }, square)) return null;
    squares.push(printSquare(square));
  }
  return squares;
}

function taken({ obstacles, wrecks, pieces }: Snapshot): Set<SquareId> {
  return new Set([...obstacles, ...wrecks, ...pieces.map((piece) => piece.at)]);
}

export function layShape(board: Snapshot, laid: Laid, at: SquareId): Edited {
  const squares = squaresUnder(board.size, laid, at);
  if (squares === null) return { refused: 'offTheBoard', at };
  const full = taken(board);
  const clash = squares.find((square) => full.has(square));
  if (clash !== undefined) return { refused: 'taken', at: clash };
  return { ...board, obstacles: [...board.obstacles, ...squares] };
}

export function putWreck(board: Snapshot, at: SquareId): Edited {
  if (taken(board).has(at)) return { refused: 'taken', at };
  return { ...board, wrecks: [...board.wrecks, at] };
}

/** A piece takes the place of another piece, never of an obstacle or a wreck. */
export function putPiece(board: Snapshot, piece: Pick<Piece, 'seat' | 'kind' | 'facing'>, at: SquareId): Edited {
  if (board.obstacles.includes(at) || board.wrecks.includes(at)) return { refused: 'taken', at };
  const others = board.pieces.filter((one) => one.at !== at);
  if (piece.kind === 'CLT') {
    const first = others.find((one) => one.kind === 'CLT' && one.seat === piece.seat);
    if (first !== undefined) return { refused: 'secondCommander', at: first.at };
  }
  return { ...board, pieces: numbered([...others, { ...piece, at }]) };
}

/** Turns the piece on a square by 45 degrees clockwise; leaves an empty square alone. */
export function turnPiece(board: Snapshot, at: SquareId, eighths = 1): Snapshot {
  const pieces = board.pieces.map((piece) =>
    piece.at === at ? { ...piece, facing: turned(piece.facing, eighths) } : piece,
  );
  return { ...board, pieces };
}

export function clearSquare(board: Snapshot, at: SquareId): Snapshot {
  const keep = (square: SquareId) => square !== at;
  return {
    ...board,
    obstacles: board.obstacles.filter(keep),
    wrecks: board.wrecks.filter(keep),
    pieces: numbered(board.pieces.filter((piece) => keep(piece.at))),
  };
}

export function movePiece(board: Snapshot, from: SquareId, to: SquareId): Edited {
  const piece = board.pieces.find((one) => one.at === from);
  if (piece === undefined || from === to) return board;
  if (taken(board).has(to)) return { refused: 'taken', at: to };
  return { ...board, pieces: numbered(board.pieces.map((one) => (one === piece ? { ...one, at: to } : one))) };
}

/** Another size keeps what still lies on the board. */
export function resized(board: Snapshot, size: number): Snapshot {
  const inside = (at: SquareId) => isOnBoard({ files: size, ranks: size }, parseSquare(at));
  return {
    ...board,
    size,
    obstacles: board.obstacles.filter(inside),
    wrecks: board.wrecks.filter(inside),
    pieces: numbered(board.pieces.filter((piece) => inside(piece.at))),
  };
}

/** The square a half turn of the board leads to. */
export function halfTurned(size: number, at: SquareId): SquareId {
  const { file, rank } = parseSquare(at);
  return printSquare({ file: size - 1 - file, rank: size - 1 - rank });
}

/** Black's half becomes the half-turn image of White's, pieces with their sides and facings exchanged. */
export function mirrored(board: Snapshot): Snapshot {
  const { size } = board;
  const own = (at: SquareId) => {
    const { file, rank } = parseSquare(at);
    return rank * 2 < size - 1 || (rank * 2 === size - 1 && file * 2 < size);
  };
  const both = (squares: readonly SquareId[]) => {
    const kept = squares.filter(own);
    return [...new Set([...kept, ...kept.map((at) => halfTurned(size, at))])];
  };
  const kept = board.pieces.filter((piece) => own(piece.at));
  const images = kept.map((piece) => ({
    seat: other(piece.seat),
    kind: piece.kind,
    at: halfTurned(size, piece.at),
    facing: turned(piece.facing, 4),
  }));
  const middle = images.filter((image) => !kept.some((piece) => piece.at === image.at));
  return {
    ...board,
    obstacles: both(board.obstacles),
    wrecks: both(board.wrecks),
    pieces: numbered([...kept, ...middle]),
  };
}

function turned(facing: FacingName, eighths: number): FacingName {
  return FACING_NAMES[(FACING_NAMES.indexOf(facing) + eighths + 8) & 7] ?? facing;
}

interface PlacedPiece {
  readonly seat: number;
  readonly kind: Kind;
  readonly at: SquareId;
  readonly facing: FacingName;
}

/** Ids follow the order on the bench. */
function numbered(pieces: readonly PlacedPiece[]): Piece[] {
  const made: Piece[] = [];
  for (const { seat, kind, at, facing } of pieces) made.push(newPiece(made, seat, kind, at, facing));
  return made;
}
