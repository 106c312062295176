import type { Frozen } from '../core/game';
import { FACINGS } from '../core/hex';
import { type Board, terrainAt } from './board';
import { COUNT, NOWHERE, neighbourAt } from './hexes';
import type { Mover } from './types';

/** What limits a unit's move this turn. */
export interface MoveLimits {
  readonly mp: number;
  /** At most one hex (TOT-11.3a). */
  readonly oneHex: boolean;
  /** The snow of scenario 15 (TOT-S15k). */
  readonly deepSnow: boolean;
  /** One point more along roads (TOT-7.0h); in deep snow players may do without (TOT-Q39). */
  readonly roadMarch: boolean;
}

export type Stride = Omit<Frozen<Mover>, 'unit'>;

export interface Route {
  readonly stride: Stride;
  /** The hexes entered, in order. */
  readonly path: readonly number[];
}

export function standing(board: Board, place: number): Stride {
  return { steps: 0, spent: 0, road: board.onRoad[place] === true, stopped: false };
}

/** One hexside further, or null where movement points do not allow it. `road`: a road crosses that hexside. */
export function stride(board: Board, pace: MoveLimits, from: Stride, to: number, road: boolean): Stride | null {
  if (from.stopped || pace.mp < 1 || board.prohibited[to]) return null;
  const steps = from.steps + 1;
  if (pace.oneHex && from.steps > 0) return null;
  const march = from.road && road;
  const bonus = march && pace.roadMarch ? 1 : 0;
  if (pace.deepSnow) {
    if (march)
      return from.spent < pace.mp + bonus ? { steps, spent: from.spent + 1, road: true, stopped: false } : null;
    return from.steps === 0 ? { steps, spent: pace.mp, road: false, stopped: true } : null;
  }
  const ground = terrainAt(board, to);
  const cost = road || ground === 'clear' || ground === 'hill' ? 1 : 2;
  const spent = from.spent + cost;
  if (spent <= pace.mp + bonus) return { steps, spent, road: march, stopped: false };
  // TOT-7.0i: one hex is always possible, and ends the move.
  return from.steps === 0 ? { steps, spent: pace.mp, road: false, stopped: true } : null;
}

/** Leaving the map costs one point; the minimum move does not pay for it (TOT-Q27). */
export function canLeave(pace: MoveLimits, from: Stride, road: boolean): boolean {
  if (from.stopped || (pace.oneHex && from.steps > 0)) return false;
  const march = from.road && road && pace.roadMarch;
  return from.spent + 1 <= pace.mp + (march ? 1 : 0);
}

/** Everywhere a unit can get from here with what it has left, by the cheapest way; ties keep the road. */
export function routes(
  board: Board,
  pace: MoveLimits,
  units: Uint8Array,
  at: number,
  from: Stride,
): ReadonlyMap<number, Route> {
  const best = new Map<number, Route>();
  const spentAt = new Int8Array(COUNT * 2).fill(127);
  let wave: { place: number; route: Route }[] = [{ place: at, route: { stride: from, path: [] } }];
  while (wave.length > 0) {
    const next: typeof wave = [];
    for (const { place, route } of wave) {
      for (const facing of FACINGS) {
        const to = neighbourAt(place, facing);
        if (to === NOWHERE || to === at || units[to] === 1) continue;
        const reached = stride(board, pace, route.stride, to, board.roads[place * 6 + facing] === 1);
        if (reached === null) continue;
        const slot = to * 2 + (reached.road ? 1 : 0);
        if ((spentAt[slot] ?? 127) <= reached.spent) continue;
        spentAt[slot] = reached.spent;
        const found = { stride: reached, path: [...route.path, to] };
        const known = best.get(to);
        if (!known || isBetter(reached, known.stride)) best.set(to, found);
        next.push({ place: to, route: found });
      }
    }
    wave = next;
  }
  return best;
}

function isBetter(one: Stride, other: Stride): boolean {
  if (one.spent !== other.spent) return one.spent < other.spent;
  return one.road && !other.road;
}
