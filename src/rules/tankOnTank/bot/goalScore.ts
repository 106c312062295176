import type { Frozen, Seat } from '../../core/game';
import { boardFor } from '../board';
import type { Scenario } from '../data/scenario';
import { distanceAt, placeOf } from '../hexes';
import { forceOf, planOf } from '../plan';
import type { State, Unit } from '../types';
import { typeOf } from '../unitValues';
import { isRoadOpen } from '../victory';

const FAR = 12;

/** More than anything else on the map. */
const WON = 500;

/** How close a side's nearest unit is. */
function nearest(places: readonly number[], to: number): number {
  let near = FAR;
  for (const place of places) {
    const far = distanceAt(place, to);
    if (far < near) near = far;
  }
  return near;
}

/** How close the nearest two are: one alone does not take ground. */
function closest(places: readonly number[], to: number): number {
  let [near, next] = [FAR, FAR];
  for (const place of places) {
    const far = distanceAt(place, to);
    if (far < near) [near, next] = [far, near];
    else if (far < next) next = far;
  }
  return (near + (places.length > 1 ? next : near)) / 2;
}

/** How safely a hex taken is kept: somebody stands there, or no enemy can be there soon. */
function kept(state: Frozen<State>, seat: Seat, hex: string): number {
  const last = state.half === 2 && state.phasing === seat && state.turn >= planOf(state).turns;
  if (last) return 1;
  const at = placeOf(hex);
  let near = FAR;
  for (const unit of state.units) {
    if (unit.at === null) continue;
    if (unit.at === hex) return 1;
    if (unit.seat !== seat) near = Math.min(near, distanceAt(placeOf(unit.at), at));
  }
  return near <= 2 ? 0.6 : near <= 4 ? 0.85 : 1;
}

/** From 0 at the start to 1 in the last turn. */
export function lateness(state: Frozen<State>): number {
  return Math.min(1, state.turn / planOf(state).turns);
}

/** What a side has of the ground and the goals its scenario names, and how close it is to the rest; in points of force. */
export function ambition(state: Frozen<State>, seat: Seat): number {
  const plan = planOf(state);
  const urgency = 1 + 2 * lateness(state) ** 2;
  const own = state.units.filter((unit) => unit.seat === seat);
  const places = own.flatMap((unit) => (unit.at === null ? [] : [placeOf(unit.at)]));
  const late = missed(own.filter((unit) => isDue(state, unit)).length, places.length);
  return (
    holding(state, seat, plan, places, urgency) +
    prizes(state, seat, plan, places, urgency) +
    leaving(state, own, seat, plan, urgency) +
    cutting(state, seat, plan, places, urgency) +
    reaching(state, seat, places, urgency) +
    gathering(state, seat, plan, own, late, urgency) -
    (24 - 14 * lateness(state)) * late +
    company(own)
  );
}

/** As many as can be led at once are wanted soon; the others can wait while those get on. */
const ENOUGH = 8;

function missed(waiting: number, arrived: number): number {
  const wanted = Math.min(waiting, Math.max(0, ENOUGH - arrived));
  return wanted + 0.3 * (waiting - wanted);
}

/** Units beside a headquarters move with it for one point. */
function company(own: readonly Frozen<Unit>[]): number {
  const leaders = own.flatMap((unit) => (unit.hq && unit.at !== null ? [placeOf(unit.at)] : []));
  let sum = 0;
  for (const unit of own) {
    if (unit.hq || unit.at === null) continue;
    const near = nearest(leaders, placeOf(unit.at));
    sum += near === 1 ? 3.5 : near === 2 ? 1.5 : 0;
  }
  return sum;
}

function isDue(state: Frozen<State>, unit: Frozen<Unit>): boolean {
  return unit.where === 'reserve' && (forceOf(state, unit).entry?.turn ?? Number.POSITIVE_INFINITY) <= state.turn;
}

/** An enemy who stands on ground one wants must go first. */
function guarded(state: Frozen<State>, seat: Seat, hex: string): number {
  return state.units.some((unit) => unit.at === hex && unit.seat !== seat) ? 12 : 0;
}

/** What a unit that can be there in time is worth to its side's goals. */
const TIMELY = 10;

/** Every unit is drawn to ground that is still to be won, or else to what must be kept. */
function gathering(
  state: Frozen<State>,
  seat: Seat,
  { ending, awards, coups }: Scenario,
  own: readonly Frozen<Unit>[],
  late: number,
  urgency: number,
): number {
  const named = [
    ...(ending.type === 'hold' ? ending.hexes : []),
    ...awards.flatMap((award) => (award.type === 'control' ? award.hexes : [])),
    ...coups.flatMap((coup) =>
      coup.type === 'trophies' ? coup.hexes.filter((hex) => !state.trophies.includes(hex)) : [],
    ),
  ];
  if (named.length === 0) return 0;
  const open = named.filter((hex) => state.control[hex] !== seat);
  const goals = (open.length > 0 ? open : named).map(placeOf);
  let sum = -2.2 * urgency * FAR * late;
  for (const unit of own) {
    if (unit.at === null) continue;
    const way = nearest(goals, placeOf(unit.at));
    sum += TIMELY * inTime(state, unit, way) - 2.2 * urgency * way;
  }
  return sum;
}

/** Hexes that decide at the end: the easiest ones count fully, the others as a reserve. */
function holding(
  state: Frozen<State>,
  seat: Seat,
  { ending }: Scenario,
  places: readonly number[],
  urgency: number,
): number {
  if (ending.type !== 'hold') return 0;
  const worth = ending.hexes.map((hex) => {
    const near = closest(places, placeOf(hex));
    return state.control[hex] === seat
      ? 45 * urgency * kept(state, seat, hex) - Math.min(near, 6)
      : -2.5 * urgency * near - guarded(state, seat, hex) * urgency;
  });
  worth.sort((a, b) => b - a);
  return worth.reduce((sum, value, index) => sum + value * (index < ending.need ? 1 : 0.35), 0);
}

/** Points for control, and hills to be taken once. */
function prizes(
  state: Frozen<State>,
  seat: Seat,
  { awards, coups }: Scenario,
  places: readonly number[],
  urgency: number,
): number {
  let sum = 0;
  for (const award of awards) {
    if (award.type !== 'control') continue;
    for (const hex of award.hexes) {
      const near = closest(places, placeOf(hex));
      if (award.seat !== seat) sum -= near;
      else
        sum +=
          state.control[hex] === seat
            ? 30 * urgency * kept(state, seat, hex)
            : -1.8 * urgency * near - guarded(state, seat, hex) * urgency;
    }
  }
  for (const coup of coups) {
    if (coup.type !== 'trophies') continue;
    if (coup.seat === seat && coup.hexes.every((hex) => state.trophies.includes(hex))) sum += WON;
    for (const hex of coup.hexes) {
      const near = nearest(places, placeOf(hex));
      const taken = state.trophies.includes(hex);
      if (coup.seat === seat) sum += taken ? 60 : -2.5 * urgency * near - guarded(state, seat, hex) * urgency;
      else if (!taken) sum -= 2 * Math.min(near, 5);
    }
  }
  return sum;
}

/** Units that may drive off the map for points, and how far they have come. */
function leaving(
  state: Frozen<State>,
  own: readonly Frozen<Unit>[],
  seat: Seat,
  { exits, awards, coups }: Scenario,
  urgency: number,
): number {
  const exit = exits.find((each) => each.seat === seat);
  if (!exit) return 0;
  const coup = coups.find((each) => each.type === 'exits' && each.seat === seat);
  const award = awards.find((each) => each.type === 'exit' && each.seat === seat);
  const prize = coup ? 90 : 34 * urgency * (award?.type === 'exit' ? award.each : 1);
  const gates = exit.hexes.map(placeOf);
  const able = own.filter((unit) => exit.kinds === undefined || exit.kinds.includes(unit.kind));
  const out = able.filter((unit) => unit.where === 'exited').length;
  const ways = able
    .filter((unit) => unit.at !== null || isDue(state, unit))
    .map((unit) => {
      const way = unit.at === null ? FAR + 2 : nearest(gates, placeOf(unit.at));
      return { way, luck: inTime(state, unit, way + 1) };
    })
    .sort((a, b) => a.way - b.way);
  // Those who must get out are drawn most; the others follow, to take the place of who falls.
  const wanted = coup?.type === 'exits' ? Math.max(0, coup.count - out) : able.length;
  const pull = coup ? (prize / 20) * urgency : prize / 12;
  const due = state.turn > 1 ? 1 : 0.7;
  const drawn = ways.reduce((sum, { way }, rank) => sum + way * (rank < wanted ? pull : pull / 2) * due, 0);
  const lucks = ways.slice(0, wanted).map(({ luck }) => luck);
  if (!coup) return out * prize * 1.3 + prize * lucks.reduce((sum, luck) => sum + luck, 0) - drawn;
  const hope = lucks.length < wanted || lucks.includes(0) ? 0 : lucks.reduce((sum, luck) => sum + luck / wanted, 0);
  return WON * (wanted === 0 ? 1 : 0.6 * hope) + out * prize * 1.2 - drawn;
}

/** How likely a unit covers a distance before the battle ends, after this phase: the more turns to spare, the surer. */
function inTime(state: Frozen<State>, unit: Frozen<Unit>, way: number): number {
  const plan = planOf(state);
  const turns = plan.turns - state.turn + (state.phasing !== unit.seat && state.half === 1 ? 1 : 0);
  const pace = plan.deepSnow ? 1 : Math.max(1, typeOf(state.switches, unit.kind).mp);
  const spare = turns - way / pace;
  return spare < 0 ? 0 : (spare + 1) / (spare + 3);
}

/** Scenario 6: a side wants to stand on both road lines. */
function cutting(
  state: Frozen<State>,
  seat: Seat,
  { ending }: Scenario,
  places: readonly number[],
  urgency: number,
): number {
  if (ending.type !== 'roads') return 0;
  const lines = boardFor(state.map).data.roads.slice(0, 2);
  let sum = ending.seat === seat && !isRoadOpen(state) ? 60 * urgency : 0;
  const roads = lines.flat().map(placeOf);
  if (ending.seat === seat) for (const place of places) sum -= 1.5 * urgency * nearest(roads, place);
  for (const line of lines) {
    const near = Math.min(...line.map((hex) => nearest(places, placeOf(hex))));
    if (ending.seat !== seat) sum -= 2 * near;
    else sum += near === 0 ? 30 * urgency : -5 * urgency * near;
  }
  return sum;
}

/** Own battles: the way to one's objective counter. */
function reaching(state: Frozen<State>, seat: Seat, places: readonly number[], urgency: number): number {
  const hex = state.objectives[seat];
  if (!hex) return 0;
  const captured = state.captures.some((capture) => capture.seat === seat);
  return captured ? 300 : -7 * urgency * nearest(places, placeOf(hex));
}
