import type { Json, OptionsProblem, Seat } from '../core/game';
import { FACING_NAMES, type FacingName, isSquareId, type SquareId } from '../core/square';
import { gridOf } from './grid';
import { colours, type Field, type Kind, kinds, type Piece, type State, type Switches } from './types';

/** A board with pieces as told from outside: an analysis question or a set-up of the players' own. */
export interface Position {
  readonly size: number;
  readonly obstacles: readonly SquareId[];
  readonly wrecks: readonly SquareId[];
  readonly pieces: readonly Piece[];
  readonly turn: Seat;
  /** The number of the turn and the turns since the last kill; absent: a game begins. */
  readonly number?: number;
  readonly quiet?: number;
}

export const sizes = { least: 8, most: 24 } as const;

const mostPieces = 64;

class Bad extends Error {
  constructor(
    readonly where: string,
    readonly fault: string,
  ) {
    super(fault);
  }
}

/** Reads a position, or says what is wrong with it and where. A missing command tank is allowed, a second one is not. */
export function readPosition(raw: unknown): Position | OptionsProblem {
  try {
    return read(raw);
  } catch (error) {
    if (error instanceof Bad) return { where: error.where, problem: error.fault };
    throw error;
  }
}

export function isFault(read: Position | OptionsProblem): read is OptionsProblem {
  return 'problem' in read;
}

function read(raw: unknown): Position {
  const fields = objectAt('position', raw, ['size', 'obstacles', 'wrecks', 'pieces', 'turn', 'number', 'quiet']);
  const size = fields.get('size');
  if (typeof size !== 'number' || !Number.isInteger(size)) throw new Bad('size', 'notANumber');
  if (size < sizes.least || size > sizes.most) throw new Bad('size', 'wrongSize');
  const taken = new Set<string>();
  const obstacles = squaresAt('obstacles', fields.get('obstacles') ?? [], size, taken);
  const wrecks = squaresAt('wrecks', fields.get('wrecks') ?? [], size, taken);
  const pieces = piecesAt(fields.get('pieces'), size, taken);
  const turn = seatAt('turn', fields.get('turn') ?? 'white');
  const number = countAt('number', fields.get('number') ?? 1, 1);
  const quiet = countAt('quiet', fields.get('quiet') ?? 0, 0);
  return { size, obstacles, wrecks, pieces, turn, number, quiet };
}

function countAt(where: string, raw: unknown, least: number): number {
  if (typeof raw !== 'number' || !Number.isSafeInteger(raw) || raw < least) throw new Bad(where, 'notANumber');
  return raw;
}

function objectAt(where: string, raw: unknown, known: readonly string[]): ReadonlyMap<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Bad(where, 'notAnObject');
  const fields = new Map<string, unknown>(Object.entries(raw));
  for (const name of fields.keys()) if (!known.includes(name)) throw new Bad(`${where}.${name}`, 'unknownField');
  return fields;
}

function listAt(where: string, raw: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(raw)) throw new Bad(where, 'notAList');
  if (raw.length > most) throw new Bad(where, 'tooMany');
  return raw;
}

function squaresAt(where: string, raw: unknown, size: number, taken: Set<string>): SquareId[] {
  return listAt(where, raw, size * size).map((at, index) => freeSquare(`${where}[${index}]`, at, size, taken));
}

function freeSquare(where: string, raw: unknown, size: number, taken: Set<string>): SquareId {
  if (typeof raw !== 'string' || !isSquareId(raw)) throw new Bad(where, 'notASquare');
  if (!gridOf(size).index.has(raw)) throw new Bad(where, 'offTheBoard');
  if (taken.has(raw)) throw new Bad(where, 'squareTaken');
  taken.add(raw);
  return raw;
}

function seatAt(where: string, raw: unknown): Seat {
  const colour = colours.find((name) => name === raw);
  if (colour === undefined) throw new Bad(where, 'unknownSide');
  return colours.indexOf(colour);
}

function piecesAt(raw: unknown, size: number, taken: Set<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, item] of listAt('pieces', raw, mostPieces).entries()) {
    const where = `pieces[${index}]`;
    const fields = objectAt(where, item, ['side', 'kind', 'at', 'facing']);
    const seat = seatAt(`${where}.side`, fields.get('side'));
    const kind = kinds.find((name) => name === fields.get('kind'));
    if (!kind) throw new Bad(`${where}.kind`, 'unknownKind');
    const facing = FACING_NAMES.find((name) => name === fields.get('facing'));
    if (!facing) throw new Bad(`${where}.facing`, 'unknownFacing');
    const at = freeSquare(`${where}.at`, fields.get('at'), size, taken);
    if (kind === 'CLT' && pieces.some((piece) => piece.kind === 'CLT' && piece.seat === seat)) {
      throw new Bad(where, 'twoCommanders');
    }
    pieces.push(newPiece(pieces, seat, kind, at, facing));
  }
  return pieces;
}

/** Pieces are numbered per side in the order they are set up. */
export function newPiece(before: readonly Piece[], seat: Seat, kind: Kind, at: SquareId, facing: FacingName): Piece {
  const number = before.filter((piece) => piece.seat === seat).length;
  return { id: `${seat === 0 ? 'w' : 'b'}${number}`, seat, kind, at, facing, status: 'fit' };
}

/** What is wrong with playing a game from this position; analysis is less strict. */
export function playFault(position: Position): OptionsProblem | null {
  for (const [seat, colour] of colours.entries()) {
    const commander = position.pieces.some((piece) => piece.seat === seat && piece.kind === 'CLT');
    if (!commander) return { where: `pieces.${colour}`, problem: 'noCommander' };
  }
  return null;
}

export function fieldOf(position: Position, switches: Switches): Field {
  const { size, obstacles, wrecks, pieces } = position;
  return { size, obstacles, wrecks, pieces, switches };
}

/** A position as JSON, for sharing and for asking about it; wrecks of pieces become plain wrecks. */
export function printPosition(state: Field & Pick<State, 'mover'> & Partial<Pick<State, 'turn' | 'quiet'>>): Json {
  const counts = {
    ...(state.turn === undefined ? {} : { number: state.turn }),
    ...(state.quiet === undefined ? {} : { quiet: state.quiet }),
  };
  return {
    ...counts,
    size: state.size,
    obstacles: state.obstacles,
    wrecks: [...state.wrecks, ...state.pieces.filter((piece) => piece.status === 'wreck').map((piece) => piece.at)],
    pieces: state.pieces
      .filter((piece) => piece.status === 'fit')
      .map(({ seat, kind, at, facing }) => ({ side: colours[seat] ?? 'white', kind, at, facing })),
    turn: colours[state.mover] ?? 'white',
  };
}
