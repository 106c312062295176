import { armourSide, turn } from '../../core/square';
import { pieceCharts } from '../data/pieces';
import { type Grid, gridOf } from '../grid';
import { kinds } from '../types';

export const COMMAND = kinds.indexOf('CLT');
export const DESTROYER = kinds.indexOf('TD');
export const MORTAR = kinds.indexOf('HM');

/** What stands on a square: nothing, something that stays for good, or a piece, which is its number plus `PIECE`. */
export const FREE = 0;
export const SHUT = 1;
export const PIECE = 2;

/** By kind, in the order of `kinds`. */
export const speeds = Uint8Array.from(kinds, (kind) => pieceCharts[kind].speed);
export const guns = Uint8Array.from(kinds, (kind) => pieceCharts[kind].gun.power);

/** Armour by `kind * 8 + angle`, the angle being the shot's direction seen from the target's facing. */
export const armours = Uint8Array.from(
  kinds.flatMap((kind) =>
    Array.from({ length: 8 }, (_, angle) => pieceCharts[kind].armour[armourSide(turn(0, angle), 0)]),
  ),
);

/** What search needs to know of a board of one size. */
export interface Tables {
  readonly grid: Grid;
  /** Of each square its rank, and the bit of its file. */
  readonly ranks: Uint8Array;
  readonly bits: Int32Array;
  /** Per pose the squares 3, 4 and 5 ahead, -1 beyond the edge: `pose * 3 + i`. */
  readonly lobbed: Int16Array;
  /** Random words: piece `(kind * 2 + side) * poses + pose`, both halves. */
  readonly pieceLow: Int32Array;
  readonly pieceHigh: Int32Array;
  /** Per square: something lies there for good. */
  readonly wreckLow: Int32Array;
  readonly wreckHigh: Int32Array;
  readonly sideLow: number;
  readonly sideHigh: number;
}

const known = new Map<number, Tables>();

export function tablesOf(size: number): Tables {
  const found = known.get(size);
  if (found) return found;
  const grid = gridOf(size);
  const poses = size * size * 8;
  const words = wordStream(size);
  const fill = (length: number) => Int32Array.from({ length }, words);
  const tables: Tables = {
    grid,
    ranks: Uint8Array.from({ length: size * size }, (_, square) => Math.floor(square / size)),
    bits: Int32Array.from({ length: size * size }, (_, square) => 1 << (square % size)),
    lobbed: lobbedOf(grid),
    pieceLow: fill(poses * kinds.length * 2),
    pieceHigh: fill(poses * kinds.length * 2),
    wreckLow: fill(size * size),
    wreckHigh: fill(size * size),
    sideLow: words(),
    sideHigh: words(),
  };
  known.set(size, tables);
  return tables;
}

function lobbedOf(grid: Grid): Int16Array {
  const lobbed = new Int16Array(grid.next.length * 3).fill(-1);
  for (let pose = 0; pose < grid.next.length; pose++) {
    let square = pose >> 3;
    for (let far = 1; far <= 5 && square >= 0; far++) {
      square = grid.next[square * 8 + (pose & 7)] ?? -1;
      if (far >= 3) lobbed[pose * 3 + far - 3] = square;
    }
  }
  return lobbed;
}

/** The same words on every machine: hashes must not depend on where a question is asked. */
function wordStream(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b9) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.imul(state, 0x2545f491) | 0;
  };
}
