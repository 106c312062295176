import type { Chance } from '../core/dice';
import type { Frozen, Seat } from '../core/game';
import { boardFor } from './board';
import { rangeOf, volleyOf } from './fire';
import { distanceAt, facingOf, hexNames, isFrontAt, nameOf, placeOf } from './hexes';
import { unitAt } from './plan';
import { routesOf } from './reachTable';
import { occupied, seesAt } from './sight';
import type { State, Unit } from './types';
import { typeOf } from './unitValues';

export interface Danger {
  /** How many enemy units could fire there. */
  readonly guns: number;
  /** With a unit of ours there: the chance of all of them together; null in an empty hex. */
  readonly chance: Chance | null;
}

/** An enemy where it could fire from. */
interface Gun {
  readonly unit: Frozen<Unit>;
  readonly sees: boolean;
  readonly flank: boolean;
}

/** Where every enemy in sight could fire in its next turn: as it stands, and from wherever it can drive to. */
export function threatMap(state: Frozen<State>, seat: Seat): ReadonlyMap<string, Danger> {
  const bearing = new Map<string, Gun[]>();
  for (const unit of state.units) {
    if (unit.seat === seat || unit.at === null || !unit.shown) continue;
    for (const [hex, gun] of shotsOf(state, unit)) {
      const known = bearing.get(hex);
      if (known) known.push(gun);
      else bearing.set(hex, [gun]);
    }
  }
  const dangers = new Map<string, Danger>();
  for (const [hex, guns] of bearing) {
    const target = unitAt(state, hex);
    // Artillery alone has no eyes (TOT-8.3a), and nobody fires at friends.
    if ((target !== null && target.seat !== seat) || !guns.some((gun) => gun.sees)) continue;
    const firers = guns.map((gun) => gun.unit);
    dangers.set(hex, { guns: guns.length, chance: target && volleyOf(state, firers, target).overall });
  }
  return dangers;
}

/** Every hex one unit could fire at, and from where it would: with sight, into a flank, from near, in this order. */
function shotsOf(state: Frozen<State>, unit: Frozen<Unit>): ReadonlyMap<string, Gun> {
  const type = typeOf(state.switches, unit.kind);
  const found = new Map<string, Gun>();
  if (type.role === 'truck' || unit.at === null) return found;
  const board = boardFor(state.map);
  const others = occupied(state.units.filter((each) => each.id !== unit.id));
  // Soft units do not fire after a move (TOT-9.1a), so they fire as they stand; the others take any facing where they stop.
  const posts = type.soft ? [unit.at] : [unit.at, ...[...routesOf(state, unit).keys()].map(nameOf)];
  for (const post of posts) {
    const from = placeOf(post);
    const there = { ...unit, at: post };
    const range = rangeOf(state, there);
    for (const hex of hexNames) {
      const to = placeOf(hex);
      const far = distanceAt(from, to);
      if (far === 0 || far > range) continue;
      if (type.soft && !isFrontAt(from, facingOf(unit.facing), to)) continue;
      const sees = seesAt(board, others, from, to);
      if (!sees && type.role !== 'artillery') continue;
      const target = unitAt(state, hex);
      const gun = { unit: there, sees, flank: target !== null && !isFrontAt(to, facingOf(target.facing), from) };
      const known = found.get(hex);
      if (!known || isBetter(gun, known, to)) found.set(hex, gun);
    }
  }
  return found;
}

function isBetter(one: Gun, other: Gun, to: number): boolean {
  if (one.sees !== other.sees) return one.sees;
  if (one.flank !== other.flank) return one.flank;
  return distanceAt(placeOf(one.unit.at ?? ''), to) < distanceAt(placeOf(other.unit.at ?? ''), to);
}
