import type { Frozen, Seat } from '../../core/game';
import type { Board } from '../board';
import { COUNT, distanceAt, placeOf } from '../hexes';
import { planOf } from '../plan';
import type { MoveLimits } from '../reach';
import type { State } from '../types';
import { typeOf } from '../unitValues';
import { backFrom } from './travel';

/** The way off the map that keeps out of fire, by the hex one comes from. */
export type SafeWays = (pace: MoveLimits, doors: readonly number[]) => Float32Array;

/** How much longer a stretch seems where many guns can bear. */
const UNDER_FIRE = 3;

/** Ways off the map round the guns of those who do not want anybody to leave; worked out once for every pace. */
export function safeWays(state: Frozen<State>, board: Board): SafeWays {
  const known = new Map<string, Float32Array>();
  let danger: Float32Array | null = null;
  return (pace, exits) => {
    danger ??= dangerOf(state, planOf(state).exits[0]?.seat ?? 0);
    const key = `${pace.mp} ${exits.length}`;
    const found = known.get(key) ?? backFrom(board, pace, exits, danger);
    known.set(key, found);
    return found;
  };
}

/** Hex by hex, how dangerous it is for a side: the guns that reach it as they stand or after a short drive. */
function dangerOf(state: Frozen<State>, seat: Seat): Float32Array {
  const danger = new Float32Array(COUNT);
  for (const unit of state.units) {
    if (unit.seat === seat || unit.at === null) continue;
    const { range, mp, soft } = typeOf(state.switches, unit.kind);
    const at = placeOf(unit.at);
    for (let place = 0; place < COUNT; place++) {
      const far = distanceAt(at, place);
      danger[place] = (danger[place] ?? 0) + (far <= range ? 1 : !soft && far <= range + mp ? 0.5 : 0);
    }
  }
  for (let place = 0; place < COUNT; place++) {
    const guns = danger[place] ?? 0;
    danger[place] = (UNDER_FIRE * guns) / (guns + 2);
  }
  return danger;
}
