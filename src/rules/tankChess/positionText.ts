import type { Frozen, Seat } from '../core/game';
import { FACING_NAMES, printSquare, type SquareId } from '../core/square';
import { kindLetters, kindOfLetter } from './data/pieces';
import { newPiece, type Position, sizes } from './position';
import type { Piece, State } from './types';

/** A position in one line, with the count of turns and of turns since the last kill. */
export interface Snapshot extends Position {
  readonly number: number;
  readonly quiet: number;
}

export const positionFaults = [
  'fields',
  'size',
  'ranks',
  'rankShort',
  'rankLong',
  'letter',
  'facing',
  'side',
  'count',
  'commanders',
  'pieces',
] as const;

/** What is wrong with a text and where: a square, a rank or a field. */
export interface PositionFault {
  readonly fault: (typeof positionFaults)[number];
  readonly where: string;
  readonly found: string;
}

const mostPieces = 64;

/** The position of a game as it stands; wrecks of pieces become plain wrecks. */
export function snapshotOf(state: Frozen<State>): Snapshot {
  const fallen = state.pieces.filter((piece) => piece.status === 'wreck').map((piece) => piece.at);
  return {
    size: state.size,
    obstacles: state.obstacles,
    wrecks: [...state.wrecks, ...fallen],
    pieces: state.pieces.filter((piece) => piece.status === 'fit'),
    turn: state.mover,
    number: state.turn,
    quiet: state.quiet,
  };
}

/**
 * Size, ranks from Black's edge down, side to move, number of the turn, turns since the last kill:
 * `10 3hs2cs3/10/… w 1 0`. A digit counts empty squares, `#` is an obstacle, `*` a wreck; a piece is its letter (White's
 * a capital) and its facing in small letters.
 */
export function printSnapshot({ size, obstacles, wrecks, pieces, turn, number, quiet }: Snapshot): string {
  const marks = new Map<string, string>();
  for (const at of obstacles) marks.set(at, '#');
  for (const at of wrecks) marks.set(at, '*');
  for (const { seat, kind, at, facing } of pieces) {
    const letter = kindLetters[kind];
    marks.set(at, `${seat === 0 ? letter.toUpperCase() : letter}${facing.toLowerCase()}`);
  }
  const ranks = Array.from({ length: size }, (_, fromTop) => {
    let text = '';
    let empty = 0;
    const flush = () => {
      if (empty > 0) text += empty;
      empty = 0;
    };
    for (let file = 0; file < size; file++) {
      const mark = marks.get(printSquare({ file, rank: size - 1 - fromTop }));
      if (mark === undefined) empty += 1;
      else {
        flush();
        text += mark;
      }
    }
    flush();
    return text;
  });
  return `${size} ${ranks.join('/')} ${turn === 0 ? 'w' : 'b'} ${number} ${quiet}`;
}

class Bad extends Error {
  constructor(readonly what: PositionFault) {
    super(what.fault);
  }
}

/** Reads a printed position, or says what is wrong and where. Turn and quiet count may be left out. */
export function readSnapshot(text: string): Snapshot | PositionFault {
  try {
    return read(text.trim());
  } catch (error) {
    if (error instanceof Bad) return error.what;
    throw error;
  }
}

export function isPositionFault(read: Snapshot | PositionFault): read is PositionFault {
  return 'fault' in read;
}

function bad(fault: PositionFault['fault'], where: string, found: string): never {
  throw new Bad({ fault, where, found: found.slice(0, 40) });
}

function read(text: string): Snapshot {
  const fields = text.split(/\s+/);
  const [sizeText = '', boardText = '', sideText = 'w', numberText = '1', quietText = '0'] = fields;
  if (fields.length < 2 || fields.length > 5) bad('fields', String(fields.length), text);
  const size = wholeIn(sizeText);
  if (size === null || size < sizes.least || size > sizes.most) bad('size', '1', sizeText);
  const ranks = boardText.split('/');
  if (ranks.length !== size) bad('ranks', String(size), String(ranks.length));
  const obstacles: SquareId[] = [];
  const wrecks: SquareId[] = [];
  const pieces: Piece[] = [];
  ranks.forEach((rankText, fromTop) => {
    readRank(rankText, size - 1 - fromTop, size, { obstacles, wrecks, pieces });
  });
  if (sideText !== 'w' && sideText !== 'b') bad('side', '3', sideText);
  const number = countIn(numberText, '4', 1);
  const quiet = countIn(quietText, '5', 0);
  return { size, obstacles, wrecks, pieces, turn: sideText === 'w' ? 0 : 1, number, quiet };
}

function wholeIn(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function countIn(text: string, where: string, least: number): number {
  const count = wholeIn(text);
  return count === null || count < least ? bad('count', where, text) : count;
}

interface Filled {
  readonly obstacles: SquareId[];
  readonly wrecks: SquareId[];
  readonly pieces: Piece[];
}

const token = /(\d+)|([#*])|([hmlctaHMLCTA])(ne|nw|se|sw|n|e|s|w)?|(.)/gu;

function readRank(text: string, rank: number, size: number, into: Filled): void {
  let file = 0;
  const where = String(rank + 1);
  for (const [whole, run, ground, letter, facing] of text.matchAll(token)) {
    if (run !== undefined) {
      const count = Number(run);
      if (count === 0) bad('letter', where, run);
      file += count;
      if (file > size) bad('rankLong', where, text);
      continue;
    }
    if (file >= size) bad('rankLong', where, text);
    const at = printSquare({ file, rank });
    file += 1;
    if (ground === '#') into.obstacles.push(at);
    else if (ground === '*') into.wrecks.push(at);
    else if (letter === undefined) bad('letter', at.toUpperCase(), whole);
    else put(into.pieces, letter, facing, at);
  }
  if (file < size) bad('rankShort', where, text);
}

function put(pieces: Piece[], letter: string, facing: string | undefined, at: SquareId): void {
  const seat: Seat = letter === letter.toUpperCase() ? 0 : 1;
  const kind = kindOfLetter(letter);
  const face = FACING_NAMES.find((name) => name === facing?.toUpperCase());
  const place = at.toUpperCase();
  if (kind === null) bad('letter', place, letter);
  if (face === undefined) bad('facing', place, letter);
  if (kind === 'CLT' && pieces.some((piece) => piece.kind === 'CLT' && piece.seat === seat))
    bad('commanders', place, letter);
  if (pieces.length >= mostPieces) bad('pieces', place, String(mostPieces));
  pieces.push(newPiece(pieces, seat, kind, at, face));
}

/** The same line in letters that an address may carry as they are, and back. */
export function printCode(snapshot: Snapshot): string {
  return printSnapshot(snapshot).replaceAll('/', '.').replaceAll(' ', '_').replaceAll('#', 'x').replaceAll('*', 'z');
}

export function readCode(code: string): Snapshot | PositionFault {
  return readSnapshot(code.replaceAll('.', '/').replaceAll('_', ' ').replaceAll('x', '#').replaceAll('z', '*'));
}
