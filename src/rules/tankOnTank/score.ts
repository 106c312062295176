import type { Frozen, Seat } from '../core/game';
import { distanceAt, placeOf } from './hexes';
import { opponent, planOf } from './plan';
import type { State } from './types';
import { pointsOf } from './unitValues';
import { isAlive, objectiveHexes, points } from './victory';

/** How good a position is for a seat: force left, points scored, ground held and approached. */
export function score(state: Frozen<State>, seat: Seat): number {
  if (state.outcome !== null) {
    const { winners } = state.outcome;
    return winners.length === 0 ? 0 : winners.includes(seat) ? 100_000 : -100_000;
  }
  return sideScore(state, seat) - sideScore(state, opponent(seat));
}

function sideScore(state: Frozen<State>, seat: Seat): number {
  const goals = goalsOf(state, seat);
  let sum = 0;
  for (const unit of state.units) {
    if (unit.seat !== seat || !isAlive(unit)) continue;
    sum += pointsOf(unit) * 10;
    if (unit.at === null) continue;
    const at = placeOf(unit.at);
    let near = 20;
    for (const goal of goals) near = Math.min(near, distanceAt(at, goal));
    sum += 40 - 2 * near;
  }
  const held = objectiveHexes(state).filter((hex) => state.control[hex] === seat).length;
  return sum + held * 120 + points(state, seat).total * 150 + trophiesOf(state, seat) * 100;
}

/** Hexes won for good, where this is the side that collects them. */
function trophiesOf(state: Frozen<State>, seat: Seat): number {
  const collects = planOf(state).coups.some((coup) => coup.type === 'trophies' && coup.seat === seat);
  return collects ? state.trophies.length : 0;
}

/** Hexes a side wants to be at. */
export function goalsOf(state: Frozen<State>, seat: Seat): readonly number[] {
  const exits = planOf(state)
    .exits.filter((exit) => exit.seat === seat)
    .flatMap((exit) => exit.hexes);
  const own = state.objectives[seat];
  return [...objectiveHexes(state), ...exits, ...(own ? [own] : [])].map(placeOf);
}
