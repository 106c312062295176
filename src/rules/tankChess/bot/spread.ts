import type { Arena } from './arena';
import { COMMAND, speeds } from './tables';

/**
 * Where pieces can drive, counted in whole ranks at once: for each rank and facing one word says in which files the
 * piece can stand. Word `(rank + 1) * 8 + facing`; a spare rank at either end saves asking about edges.
 */
export interface Spread {
  now: Int32Array;
  next: Int32Array;
  /** The pose and the free files around it that `now` was counted from; unchanged, it still holds. */
  pose: number;
  readonly around: Int32Array;
  /** The ranks within reach. */
  low: number;
  high: number;
  /** The facings in which the command tank could leave the board, one bit each. */
  exits: number;
}

export function createSpread(size: number): Spread {
  const words = (size + 2) * 8;
  return {
    now: new Int32Array(words),
    next: new Int32Array(words),
    pose: -1,
    around: new Int32Array(size),
    low: 0,
    high: 0,
    exits: 0,
  };
}

/** Every pose the piece can end its turn in. */
export function spreadOf(arena: Arena, piece: number): Spread | undefined {
  const spread = arena.spreads[piece];
  if (spread && !isCurrent(arena, spread, piece)) count(arena, spread, piece);
  return spread;
}

/** Whether nothing has changed within reach; notes the present surroundings where something has. */
function isCurrent({ pose, kind, free, tables }: Arena, spread: Spread, piece: number): boolean {
  const { around } = spread;
  const { size } = tables.grid;
  const start = pose[piece] ?? 0;
  const steps = speeds[kind[piece] ?? 0] ?? 0;
  const rank = tables.ranks[start >> 3] ?? 0;
  const low = Math.max(0, rank - steps);
  const high = Math.min(size - 1, rank + steps);
  const file = (start >> 3) - rank * size;
  const width = (1 << (steps * 2 + 1)) - 1;
  const mask = file >= steps ? width << (file - steps) : width >> (steps - file);
  let current = spread.pose === start;
  for (let at = low; at <= high; at++) {
    const here = (free[at] ?? 0) & mask;
    if (around[at] === here) continue;
    around[at] = here;
    current = false;
  }
  spread.pose = start;
  spread.low = low;
  spread.high = high;
  return current;
}

function count(arena: Arena, spread: Spread, piece: number): void {
  const { free, tables } = arena;
  const kind = arena.kind[piece] ?? 0;
  const start = spread.pose;
  const rank = tables.ranks[start >> 3] ?? 0;
  const bit = tables.bits[start >> 3] ?? 0;
  const steps = speeds[kind] ?? 0;
  const here = ((rank + 1) << 3) | (start & 7);
  spread.now.fill(0, spread.low << 3, (spread.high + 3) << 3);
  spread.next.fill(0, spread.low << 3, (spread.high + 3) << 3);
  spread.now[here] = bit;
  // Driving back over its own square is no obstacle to a piece.
  free[rank] = (free[rank] ?? 0) | bit;
  for (let step = 1; step < steps; step++) {
    layer(spread, free, Math.max(spread.low, rank - step), Math.min(spread.high, rank + step));
  }
  spread.exits = kind === COMMAND ? exitsOf(arena, spread) : 0;
  layer(spread, free, spread.low, spread.high);
  free[rank] = (free[rank] ?? 0) & ~bit;
  spread.now[here] = (spread.now[here] ?? 0) & ~bit;
  addReverse(arena, spread);
}

/** One step more: a turn to either side, or a square ahead where it is free. */
function layer(spread: Spread, free: Int32Array, low: number, high: number): void {
  const { now, next } = spread;
  for (let rank = low; rank <= high; rank++) {
    const open = free[rank] ?? 0;
    const at = (rank + 1) << 3;
    const north = now[at] ?? 0;
    const northEast = now[at + 1] ?? 0;
    const east = now[at + 2] ?? 0;
    const southEast = now[at + 3] ?? 0;
    const south = now[at + 4] ?? 0;
    const southWest = now[at + 5] ?? 0;
    const west = now[at + 6] ?? 0;
    const northWest = now[at + 7] ?? 0;
    next[at] = north | northEast | northWest | ((now[at - 8] ?? 0) & open);
    next[at + 1] = northEast | north | east | (((now[at - 7] ?? 0) << 1) & open);
    next[at + 2] = east | northEast | southEast | ((east << 1) & open);
    next[at + 3] = southEast | east | south | (((now[at + 11] ?? 0) << 1) & open);
    next[at + 4] = south | southEast | southWest | ((now[at + 12] ?? 0) & open);
    next[at + 5] = southWest | south | west | (((now[at + 13] ?? 0) >> 1) & open);
    next[at + 6] = west | southWest | northWest | ((west >> 1) & open);
    next[at + 7] = northWest | west | north | (((now[at - 1] ?? 0) >> 1) & open);
  }
  spread.now = next;
  spread.next = now;
}

/** With one step left: who stands on the enemy's edge and looks out, not past a corner, can leave (TC-Q3). */
function exitsOf({ tables, turn, forwardEscapeOnly }: Arena, { now, low, high, pose }: Spread): number {
  const { size, exits: outward } = tables.grid;
  const white = turn === 0;
  // Ranks out of reach still hold what an earlier spread left there.
  if (white ? high < size - 1 : low > 0) return 0;
  const at = (white ? size : 1) << 3;
  const lastFile = 1 << (size - 1);
  const straight = white ? 0 : 4;
  const eastward = white ? 1 : 3;
  const westward = white ? 7 : 5;
  let exits = 0;
  if ((now[at + straight] ?? 0) !== 0) exits |= 1 << straight;
  if (((now[at + eastward] ?? 0) & ~lastFile) !== 0) exits |= 1 << eastward;
  if (((now[at + westward] ?? 0) & ~1) !== 0) exits |= 1 << westward;
  const backwards = outward[white ? 0 : 1][pose ^ 4] === 1;
  return backwards && !forwardEscapeOnly ? exits | (1 << (pose & 7)) : exits;
}

/** One square straight back, the facing kept. */
function addReverse({ tables, free }: Arena, { now, pose }: Spread): void {
  const behind = tables.grid.next[pose ^ 4] ?? -1;
  if (behind < 0) return;
  const rank = tables.ranks[behind] ?? 0;
  const at = ((rank + 1) << 3) | (pose & 7);
  now[at] = (now[at] ?? 0) | ((tables.bits[behind] ?? 0) & (free[rank] ?? 0));
}
