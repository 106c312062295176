import { type Arena, make, unmake } from './arena';
import { generate } from './generate';

const list = new Int32Array(1 << 20);

/** How many lists of turns may be drawn up for one question. */
const mostLists = 2_000_000;

/**
 * Counts turns to a depth; null where that would take too long. A turn that ends the game is a leaf and counts once at
 * whatever depth it comes; a side without pieces has no turns and adds nothing. With `makeLeaves` the last turns are
 * made and taken back as well, to measure both.
 */
export function perft(arena: Arena, depth: number, makeLeaves = false): number | null {
  let lists = 0;
  const count = (left: number, start: number): number => {
    if (++lists > mostLists) return 0;
    const end = generate(arena, list, start, false);
    if (left <= 1 && !makeLeaves) return end - start;
    let nodes = 0;
    for (let i = start; i < end; i++) {
      const turn = list[i] ?? 0;
      make(arena, turn);
      nodes += left <= 1 || arena.winner >= 0 ? 1 : count(left - 1, end);
      unmake(arena, turn);
    }
    return nodes;
  };
  const nodes = count(depth, 0);
  return lists > mostLists ? null : nodes;
}
