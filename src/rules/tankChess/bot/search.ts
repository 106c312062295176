import { type Arena, make, unmake } from './arena';
import { deepen } from './deepen';
import { generate } from './generate';
import { evaluate, type Hunt, NEAR_WIN, startHunt, WIN } from './hunt';

const deepestSearch = 24;

interface Request {
  /** Budget in positions. */
  readonly positions: number;
  /** How many of the best turns get an exact score. */
  readonly best: number;
  /** Hashes of positions the game has seen. */
  readonly known?: ReadonlyMap<number, number>;
}

export interface Ranked {
  readonly turn: number;
  readonly score: number;
}

interface Found {
  /** The best turns, best first; empty only where there is no turn at all. */
  readonly best: readonly Ranked[];
  readonly depth: number;
  readonly positions: number;
  /** The turns both sides are expected to make, the best one first. */
  readonly line: readonly number[];
}

/** Looks one turn deeper again and again until the budget is spent; the same request has the same answer everywhere. */
export function search(arena: Arena, request: Request): Found {
  const hunt = startHunt(arena, request.positions, request.known ?? new Map());
  let roots = rootsOf(hunt);
  let depth = 0;
  while (depth < deepestSearch && !hunt.stopped && !isSettled(roots)) {
    const next = searchRoots(hunt, roots, depth + 1, request.best);
    if (next === null) break;
    roots = next;
    depth++;
  }
  const best = roots.slice(0, request.best);
  return { best, depth, positions: hunt.positions, line: lineFrom(hunt, best[0]?.turn) };
}

/** All turns, ranked by what stands on the board after them. */
function rootsOf({ arena, list }: Hunt): Ranked[] {
  const end = generate(arena, list, 0, false);
  const roots = Array.from(list.subarray(0, end), (turn) => {
    make(arena, turn);
    const score = arena.winner >= 0 ? WIN - arena.depth : -evaluate(arena);
    unmake(arena, turn);
    return { turn, score };
  });
  return inOrder(roots);
}

/** Best first; equals stay in the order they came in. */
function inOrder(roots: readonly Ranked[]): Ranked[] {
  const ranked = roots.map((root, i) => ({ root, i }));
  ranked.sort((a, b) => b.root.score - a.root.score || a.i - b.i);
  return ranked.map(({ root }) => root);
}

function isSettled(roots: readonly Ranked[]): boolean {
  return roots.length === 0 || Math.abs(roots[0]?.score ?? 0) >= NEAR_WIN;
}

/** One round over all turns; null where the budget ran out before anything was learnt. */
function searchRoots(hunt: Hunt, roots: readonly Ranked[], depth: number, exact: number): Ranked[] | null {
  const { arena } = hunt;
  const done: Ranked[] = [];
  const top: number[] = [];
  for (const [tried, { turn }] of roots.entries()) {
    const alpha = top.length < exact ? -WIN : (top[exact - 1] ?? -WIN);
    make(arena, turn);
    let score = tried < exact ? -WIN : -deepen(hunt, depth - 1, -alpha - 1, -alpha, 0, true);
    if (tried < exact || (score > alpha && !hunt.stopped)) score = -deepen(hunt, depth - 1, -WIN, -alpha, 0, true);
    unmake(arena, turn);
    if (hunt.stopped) break;
    done.push({ turn, score });
    top.push(score);
    top.sort((a, b) => b - a);
  }
  if (done.length === 0) return null;
  // Of the turns the budget did not reach only the leaders of the round before have a real score to compare.
  const known = Math.max(done.length, Math.min(exact, roots.length));
  return [...inOrder([...done, ...roots.slice(done.length, known)]), ...roots.slice(known)];
}

function lineFrom({ arena, memory }: Hunt, first: number | undefined): number[] {
  if (first === undefined) return [];
  const line = [first];
  make(arena, first);
  while (arena.winner < 0 && line.length < 12) {
    const turn = memory.turn(arena.hash[0] ?? 0, arena.hash[1] ?? 0);
    if (turn === 0) break;
    line.push(turn);
    make(arena, turn);
  }
  for (const turn of line.toReversed()) unmake(arena, turn);
  return line;
}
