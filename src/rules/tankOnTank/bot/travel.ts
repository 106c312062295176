import { FACINGS } from '../../core/hex';
import { type Board, terrainAt } from '../board';
import { COUNT, NOWHERE, neighbourAt } from '../hexes';
import type { MoveLimits } from '../reach';

/** Farther than any two hexes of a map lie apart. */
export const NEVER = 99;

const tables = new WeakMap<Board, Float32Array[]>();

/**
 * How many activations a unit needs from one hex to another, by to × hexes + from, as if nobody stood in its way: along a
 * road it gets a hex further for each, woods and towns beside it hold it up.
 */
export function travelTimes(board: Board, pace: MoveLimits): Float32Array {
  const known = tables.get(board) ?? [];
  tables.set(board, known);
  const key = pace.mp * 4 + (pace.deepSnow ? 2 : 0) + (pace.roadMarch ? 1 : 0);
  const table = known[key] ?? tableOf(board, pace);
  known[key] = table;
  return table;
}

/** The share of an activation one hexside takes. */
function shareOf(board: Board, { mp, deepSnow, roadMarch }: MoveLimits, to: number, road: boolean): number {
  if (mp < 1 || board.prohibited[to]) return NEVER;
  if (road) return 1 / (mp + (roadMarch ? 1 : 0));
  if (deepSnow) return 1;
  const ground = terrainAt(board, to);
  return ground === 'clear' || ground === 'hill' ? 1 / mp : Math.min(1, 2 / mp);
}

function tableOf(board: Board, pace: MoveLimits): Float32Array {
  const table = new Float32Array(COUNT * COUNT);
  for (let to = 0; to < COUNT; to++) table.set(backFrom(board, pace, [to], SAFE), to * COUNT);
  return table;
}

const SAFE = new Float32Array(COUNT);

/** What it takes from every hex to the nearest of the goals, a stretch counting more where `toil` says so. */
export function backFrom(board: Board, pace: MoveLimits, goals: readonly number[], toil: Float32Array): Float32Array {
  const times = new Float32Array(COUNT).fill(NEVER);
  for (const goal of goals) times[goal] = 0;
  for (let wave: Iterable<number> = goals, next = new Set<number>(); ; wave = next, next = new Set<number>()) {
    for (const place of wave) {
      for (const facing of FACINGS) {
        const from = neighbourAt(place, facing);
        if (from === NOWHERE) continue;
        const share = shareOf(board, pace, place, board.roads[place * 6 + facing] === 1);
        const time = (times[place] ?? NEVER) + share * (1 + (toil[place] ?? 0));
        if (time >= (times[from] ?? NEVER) - 1e-6) continue;
        times[from] = time;
        next.add(from);
      }
    }
    if (next.size === 0) return times;
  }
}

const nearest = new WeakMap<Float32Array, WeakMap<readonly number[], Float32Array>>();

/** The same to whichever of these hexes is soonest reached, by the hex one comes from; kept for as long as the list is. */
export function timesToAny(times: Float32Array, goals: readonly number[]): Float32Array {
  const known = nearest.get(times) ?? new WeakMap<readonly number[], Float32Array>();
  nearest.set(times, known);
  const found = known.get(goals);
  if (found) return found;
  const least = new Float32Array(COUNT).fill(NEVER);
  for (const to of goals) {
    for (let from = 0; from < COUNT; from++) {
      least[from] = Math.min(least[from] ?? NEVER, times[to * COUNT + from] ?? NEVER);
    }
  }
  known.set(goals, least);
  return least;
}
