import type { Frozen, Seat } from '../core/game';
import type { Facing } from '../core/hex';
import { ambition, lateness } from './ambition';
import { type Board, boardFor, distanceAt, facingOf, isFrontAt, placeOf, terrainAt } from './board';
import { pointsOf, typeOf } from './chart';
import type { Scenario } from './data/scenario';
import { AMERICAN, GERMAN } from './data/units';
import { defenceOf } from './fire';
import { hitChance } from './odds';
import { opponent, planOf } from './plan';
import { occupied, seesAt } from './sight';
import type { State, Unit } from './types';
import { isAlive } from './victory';

/** What a bot needs to know of a unit again and again. */
interface Piece {
  readonly place: number;
  readonly facing: Facing;
  readonly range: number;
  readonly mp: number;
  readonly worth: number;
  readonly ready: boolean;
  readonly defence: number;
  readonly cover: number;
  readonly sightless: boolean;
}

/** What a unit is worth to its side: its points, and what the scenario pays for it. */
export function worthOf(state: Frozen<State>, unit: Frozen<Unit>): number {
  const plan = planOf(state);
  const ace = unit.ace ? 15 : 0;
  const truck = unit.kind === 'truck' && plan.ending.type === 'target' ? 40 : 0;
  return pointsOf(unit) + (bounties(plan)[unit.seat] ?? 0) + ace + truck;
}

const counted = new WeakMap<Scenario, readonly number[]>();

/** What a scenario pays for any unit of each seat, destroyed or kept. */
function bounties(plan: Scenario): readonly number[] {
  const known = counted.get(plan);
  if (known) return known;
  const found = [AMERICAN, GERMAN].map((seat) => {
    const paid = plan.awards.some((award) => award.type === 'kill' && award.seat !== seat) ? 14 : 0;
    const kept = plan.awards.some((award) => award.type === 'survive' && award.seat === seat) ? 18 : 0;
    return paid + kept;
  });
  counted.set(plan, found);
  return found;
}

function pieceOf(state: Frozen<State>, board: Board, unit: Frozen<Unit>): Piece {
  const type = typeOf(state.switches, unit.kind);
  const place = placeOf(unit.at ?? '');
  const ground = terrainAt(board, place);
  const wooded = ground === 'town' || ground === 'woods';
  return {
    place,
    facing: facingOf(unit.facing),
    range: type.range + (ground === 'hill' && type.role !== 'infantry' ? 1 : 0),
    mp: state.snowbound ? 1 : type.mp,
    worth: worthOf(state, unit),
    ready: !unit.fired && !(type.soft && unit.moved) && type.role !== 'truck',
    defence: defenceOf(state, unit).value,
    cover: unit.dug || (wooded && !type.asterisk) ? -1 : 0,
    sightless: type.role === 'artillery',
  };
}

/** The chance of a shot by `firers` pieces, which may be a fraction where some might join. */
function chance(firers: number, flank: boolean, target: Piece): number {
  if (firers <= 0) return 0;
  const whole = Math.max(1, Math.floor(firers));
  const modifier = target.cover + (flank ? 1 : 0);
  const low = hitChance(whole + modifier, target.defence).ways / 36;
  if (firers < 1) return low * firers;
  const high = hitChance(whole + 1 + modifier, target.defence).ways / 36;
  return low + (high - low) * (firers - whole);
}

interface Fire {
  /** Expected worth destroyed per target, best first. */
  readonly now: readonly number[];
  readonly soon: readonly number[];
}

const falling = (a: number, b: number) => b - a;

/** What one side's guns can do to the other: as they stand and ready, and after turning or moving up. */
function fireOf(
  board: Board,
  units: Uint8Array,
  guns: readonly Piece[],
  targets: readonly Piece[],
  night: boolean,
): Fire {
  const now: number[] = [];
  const soon: number[] = [];
  for (const target of targets) {
    let [ready, standing, blind] = [0, 0, 0];
    let [readyFlank, anyFlank] = [false, false];
    for (const gun of guns) {
      if (gun.range === 0) continue;
      const far = distanceAt(gun.place, target.place);
      const dim = night && far > 1 ? 0.6 : 1;
      if (far > gun.range) {
        if (far <= gun.range + gun.mp) standing += 0.25 * dim;
        continue;
      }
      if (!seesAt(board, units, gun.place, target.place)) {
        if (gun.sightless) blind += 0.8;
        else if (gun.mp > 0) standing += 0.2 * dim;
        continue;
      }
      const ahead = isFrontAt(gun.place, gun.facing, target.place);
      const behind = !isFrontAt(target.place, target.facing, gun.place);
      standing += (ahead ? 1 : 0.55) * dim;
      anyFlank ||= behind && ahead;
      if (ahead && gun.ready) {
        ready += dim;
        readyFlank ||= behind;
      }
    }
    if (ready > 0) now.push(chance(ready + (ready >= 1 ? blind : 0), readyFlank, target) * target.worth);
    if (standing > 0)
      soon.push(chance(Math.min(5, standing + (standing >= 1 ? blind : 0)), anyFlank, target) * target.worth);
  }
  return { now: now.sort(falling), soon: soon.sort(falling) };
}

const THREAT = [0.6, 0.45, 0.3, 0.15];
const PROMISE = [0.4, 0.3, 0.2];

function weigh(values: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0);
}

/**
 * How good a position is for a side in the middle of its phase, in points of force. `more`: how likely it can still
 * spend another action point, so that a shot made possible now is worth something.
 */
export function evaluate(state: Frozen<State>, seat: Seat, more: number): number {
  const board = boardFor(state.map);
  const units = occupied(state.units);
  const enemy = opponent(seat);
  const { night } = planOf(state);
  let material = 0;
  const mine: Piece[] = [];
  const theirs: Piece[] = [];
  for (const unit of state.units) {
    // Whoever has driven off the map is saved, not lost.
    if (!isAlive(unit) && unit.where !== 'exited') continue;
    material += unit.seat === seat ? worthOf(state, unit) : -worthOf(state, unit);
    if (unit.at === null) continue;
    (unit.seat === seat ? mine : theirs).push(pieceOf(state, board, unit));
  }
  const own = fireOf(board, units, mine, theirs, night);
  const foreign = fireOf(board, units, theirs, mine, night);
  // Near the end the ground counts, and what could happen next turn hardly matters.
  const calm = 1 - 0.75 * lateness(state) ** 3;
  let apart = 0;
  for (const piece of mine) {
    let near = 14;
    for (const other of theirs) near = Math.min(near, distanceAt(piece.place, other.place));
    if (theirs.length > 0) apart += Math.max(0, near - 2);
  }
  return (
    material +
    ambition(state, seat) -
    ambition(state, enemy) +
    weigh(own.now, [more, more * more * 0.8]) * 0.8 +
    weigh(own.soon, PROMISE) * calm -
    weigh(foreign.soon, THREAT) * calm -
    0.35 * apart
  );
}
