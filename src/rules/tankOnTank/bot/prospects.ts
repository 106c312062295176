import type { Seat } from '../../core/game';
import type { Scenario } from '../data/scenario';
import { NOWHERE } from '../hexes';
import { fade } from './curves';
import type { Counter, Field } from './field';
import { NEVER } from './travel';

/** One side of the balance: its force, what of it is expected to be left soon, and how long it still has. */
export interface Prospect {
  readonly seat: Seat;
  readonly force: number;
  /** The share of it that the fire to be expected leaves standing. */
  readonly share: number;
  /** What it can expect to destroy soon, in units. */
  readonly kills: number;
  /** Its phases after the one under way, and how likely a unit that has not moved can still do so now. */
  readonly phases: number;
  readonly now: number;
}

/** Who is far from a headquarters needs a point of his own for every stretch, and does not always get it. */
const SLOWED: readonly number[] = [1, 1, 1.1, 1.2, 1.3];

/** How likely something comes off in time, by the phases to spare for it. */
function inTime(spare: number): number {
  return spare < 0 ? 0.04 * fade(-spare) : 1 - 0.9 * fade(1.3 * spare);
}

/** Ground that somebody holds is fought for: who comes late has no time left for that. */
function forAFight(spare: number): number {
  return spare < -0.3 ? 0 : 1 - fade(0.35 * (spare + 0.3));
}

/** Phases a unit needs: along its way, or until it may come in and from there. */
function timeAlong(counter: Counter, way: Float32Array): number {
  if (counter.place !== NOWHERE) return way[counter.place] ?? NEVER;
  let least = NEVER;
  for (const gate of counter.gates) least = Math.min(least, way[gate] ?? NEVER);
  return counter.due + least;
}

/** Phases to spare; where there is none to come, nothing that needs one is in time. */
function spareOf(counter: Counter, side: Prospect, time: number): number {
  const phases = side.phases + (counter.moved ? 0 : side.now);
  return phases === 0 ? -NEVER : phases - time;
}

export const isLeft = ({ where }: Counter) => where === 'map' || where === 'reserve';

export function unitsOf(field: Field, seat: Seat): readonly Counter[] {
  return field.sides[seat === 0 ? 0 : 1];
}

/** How much is believed of the danger a unit is in. */
const BELIEVED = 0.8;

/** Works out what a unit can do for the goals from where it stands, once for as long as it stands so. */
function reckon(counter: Counter, side: Prospect): Counter['reckoned'] {
  const { reckoned, ways, wayOut, safeOut } = counter;
  // Everything it depends on; phases and points left are the same for all changes tried on a field.
  const key = ((counter.place + 1) * 8 + counter.apart) * 2 + (counter.moved ? 1 : 0);
  if (reckoned.key === key) return reckoned;
  reckoned.key = key;
  reckoned.stands = NOWHERE;
  const slowed = SLOWED[counter.apart] ?? 1;
  for (let goal = 0; goal < ways.length; goal++) {
    const way = ways[goal];
    if (way === undefined) continue;
    const time = timeAlong(counter, way);
    const able = time === 0 ? 1 : inTime(spareOf(counter, side, time));
    if (time === 0) reckoned.stands = goal;
    reckoned.able[goal] = able;
    const strength = counter.points * fade(0.35 * time * slowed);
    reckoned.guard[goal] = strength;
    reckoned.assault[goal] = time === 0 ? strength : strength * forAFight(spareOf(counter, side, time));
  }
  if (wayOut !== null) {
    const time = timeAlong(counter, wayOut) + 1 / Math.max(1, counter.type.mp) + BROKEN;
    reckoned.leaves = inTime(0.5 * spareOf(counter, side, time));
    reckoned.toil = safeOut === null ? NEVER : timeAlong(counter, safeOut) * slowed;
  }
  return reckoned;
}

interface Grip {
  /** How much of the side can be there in time, the sooner the better. */
  readonly strength: number;
  /** How likely anybody of it is. */
  readonly soonest: number;
  readonly stands: boolean;
}

/** What a side can bring to a goal: to keep it, or to take it from somebody. */
export function gripOn(field: Field, side: Prospect, goal: number, keeps: boolean): Grip {
  let [strength, soonest, stands] = [0, 0, false];
  const risks = field.risks[side.seat === 0 ? 0 : 1];
  const units = unitsOf(field, side.seat);
  for (let index = 0; index < units.length; index++) {
    const counter = units[index];
    if (counter === undefined || !isLeft(counter)) continue;
    const lasts = 1 - BELIEVED * (risks[index] ?? 0);
    const reckoned = reckon(counter, side);
    const able = reckoned.able[goal] ?? 0;
    if (able > soonest) soonest = able;
    if (reckoned.stands === goal) stands = true;
    strength += lasts * ((keeps ? reckoned.guard[goal] : reckoned.assault[goal]) ?? 0);
  }
  return { strength: strength + 5, soonest, stands };
}

/** How likely each side controls a hex, or blocks a road, at the end. */
export function holdChance(field: Field, goal: number, one: Prospect, other: Prospect): readonly [number, number] {
  const holder = field.held[goal];
  const mine = gripOn(field, one, goal, holder === one.seat);
  const theirs = gripOn(field, other, goal, holder === other.seat);
  const [a, b] = [mine.strength * mine.strength, theirs.strength * theirs.strength];
  const better = a / (a + b);
  const taking = better * mine.soonest;
  const losing = (1 - better) * theirs.soonest;
  if (holder === one.seat) return [1 - losing, losing];
  if (holder === other.seat) return [taking, 1 - taking];
  return [taking, losing];
}

/** An activation is used whole: on average half a one is lost at the end of a way. */
const BROKEN = 0.5;

/** How many are lost on a stretch of the way out: fewer where a handful is enough, since the others draw the fire. */
const TOIL = 0.25;
const TOIL_IN_A_RACE = 0.03;

/** Whether a side has won as soon as so many of it are off the map, whatever becomes of the others. */
export function racesOut({ coups }: Scenario, seat: Seat): boolean {
  return coups.some((coup) => coup.type === 'exits' && coup.seat === seat);
}

/** How likely each unit of a side that may leave the map does so before the end. */
export function leaveChances(field: Field, side: Prospect, foe: Prospect): readonly number[] {
  const pressure = (foe.force * foe.share) / Math.max(1, side.force * side.share);
  const chances: number[] = [];
  const risks = field.risks[side.seat === 0 ? 0 : 1];
  const lost = racesOut(field.plan, side.seat) ? TOIL_IN_A_RACE : TOIL;
  for (const [index, counter] of unitsOf(field, side.seat).entries()) {
    if (counter.wayOut === null) continue;
    if (counter.where === 'exited') chances.push(1);
    if (!isLeft(counter)) continue;
    const { leaves, toil } = reckon(counter, side);
    chances.push(leaves * (1 - BELIEVED * (risks[index] ?? 0)) * fade(lost * toil * pressure));
  }
  return chances;
}
