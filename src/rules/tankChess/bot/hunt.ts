import { type Arena, deepest, OFF } from './arena';
import { createMemory, type Memory } from './memory';
import { COMMAND } from './tables';

/** A won position, less the turns it takes. */
export const WIN = 30_000;
/** Beyond this a score tells a forced end, not a judgement. */
export const NEAR_WIN = 29_000;

const listLength = 1 << 18;
const list = new Int32Array(listLength);
const order = new Int32Array(listLength);
const memory = createMemory(18);

/** One search under way: the position, its lists of turns end to end, and what has been learnt. */
export interface Hunt {
  readonly arena: Arena;
  readonly list: Int32Array;
  readonly order: Int32Array;
  readonly memory: Memory;
  /** How often a quiet turn has refuted something: `(kind * 2 + side) * poses + pose`. */
  readonly history: Int32Array;
  /** Two turns per depth that refuted something there. */
  readonly killers: Int32Array;
  readonly known: ReadonlyMap<number, number>;
  readonly budget: number;
  positions: number;
  stopped: boolean;
}

/** Nothing is kept from one search to the next, so that the same question has the same answer. */
export function startHunt(arena: Arena, budget: number, known: ReadonlyMap<number, number>): Hunt {
  memory.clear();
  return {
    arena,
    list,
    order,
    memory,
    history: new Int32Array(arena.poses * 12),
    killers: new Int32Array(deepest * 2),
    known,
    budget,
    positions: 0,
    stopped: false,
  };
}

/** Counts a position; once the budget is spent the search unwinds and its scores mean nothing. */
export function isSpent(hunt: Hunt): boolean {
  hunt.positions++;
  if (hunt.positions > hunt.budget) hunt.stopped = true;
  return hunt.stopped;
}

/** The worth of the position in the eyes of the side to move. */
export function evaluate(arena: Arena): number {
  return arena.turn === 0 ? arena.balance : -arena.balance;
}

/** Coming back to a position, of this line or of the game, is worth nothing to either side. */
export function isRepeated({ arena, known }: Hunt): boolean {
  const low = arena.hash[0] ?? 0;
  const high = arena.hash[1] ?? 0;
  for (let i = arena.depth - 2; i >= 0; i -= 2) {
    if (arena.undo[i * 4] === low && arena.undo[i * 4 + 1] === high) return true;
  }
  return known.get(low) === high;
}

export function worthOfTarget(arena: Arena, turn: number): number {
  const target = ((turn >> 19) & 127) - 1;
  const row = ((arena.kind[target] ?? 0) * 2 + 1 - arena.turn) * arena.poses;
  return arena.worth[row + (arena.pose[target] ?? 0)] ?? 0;
}

/** Gives each turn of a list its place in the order, and answers whether one of them wins at once. */
export function rank(hunt: Hunt, start: number, end: number, remembered: number): boolean {
  const { arena, history, killers } = hunt;
  const { kind, poses, worth } = arena;
  const killer = killers[arena.depth * 2] ?? 0;
  const second = killers[arena.depth * 2 + 1] ?? 0;
  for (let i = start; i < end; i++) {
    const turn = list[i] ?? 0;
    if ((turn & OFF) !== 0) return true;
    const piece = turn & 63;
    const row = ((kind[piece] ?? 0) * 2 + arena.turn) * poses;
    const place = row + ((turn >> 6) & 8191);
    const target = (turn >> 19) & 127;
    if (target !== 0) {
      if (kind[target - 1] === COMMAND) return true;
      order[i] = (1 << 28) + worthOfTarget(arena, turn) * 1024 + (worth[place] ?? 0);
    } else if (turn === killer || turn === second) {
      order[i] = 1 << 27;
    } else {
      order[i] = (history[place] ?? 0) + (worth[place] ?? 0) - (worth[row + (arena.pose[piece] ?? 0)] ?? 0);
    }
    if (turn === remembered) order[i] = 1 << 30;
  }
  return false;
}

/** Moves the best of the rest of a list to its place. */
export function pullForward(at: number, end: number): void {
  let best = at;
  for (let i = at + 1; i < end; i++) if ((order[i] ?? 0) > (order[best] ?? 0)) best = i;
  if (best === at) return;
  const turn = list[best] ?? 0;
  const value = order[best] ?? 0;
  list[best] = list[at] ?? 0;
  order[best] = order[at] ?? 0;
  list[at] = turn;
  order[at] = value;
}

/** Remembers a quiet turn that refuted something. */
export function reward({ arena, killers, history }: Hunt, turn: number, depth: number): void {
  const place = arena.depth * 2;
  if (killers[place] !== turn) {
    killers[place + 1] = killers[place] ?? 0;
    killers[place] = turn;
  }
  const index = ((arena.kind[turn & 63] ?? 0) * 2 + arena.turn) * arena.poses + ((turn >> 6) & 8191);
  history[index] = Math.min((history[index] ?? 0) + depth * depth, 1 << 24);
}

/** The bits of a turn that name its firer and its target. */
const pairBits = 63 | (127 << 19);

/**
 * The same shot is open from many squares: keeps for each pair of firer and target the turn ranked highest and answers
 * where the list ends then. Turns of one piece stand together.
 */
export function onePerPair(start: number, end: number): number {
  let kept = start;
  for (let i = start; i < end; i++) {
    const turn = list[i] ?? 0;
    const pair = turn & pairBits;
    let twin = kept - 1;
    while (twin >= start && ((list[twin] ?? 0) & pairBits) !== pair) {
      twin = ((list[twin] ?? 0) & 63) === (turn & 63) ? twin - 1 : start - 1;
    }
    const place = twin >= start ? twin : kept++;
    if (place === twin && (order[i] ?? 0) <= (order[twin] ?? 0)) continue;
    list[place] = turn;
    order[place] = order[i] ?? 0;
  }
  return kept;
}
