import type { Frozen, Seat } from '../../core/game';
import { pointOdds } from '../actionPoints';
import { type Board, boardFor, terrainAt } from '../board';
import type { Scenario } from '../data/scenario';
import { AMERICAN, GERMAN } from '../data/units';
import { defenceOf } from '../fire';
import { distanceAt, facingOf, placeOf } from '../hexes';
import { opponent, planOf } from '../plan';
import { paceOf } from '../reachTable';
import { occupied } from '../sight';
import type { State, Unit } from '../types';
import { pointsOf, typeOf } from '../unitValues';
import { isAlive, objectiveHexes } from '../victory';
import { harvest, type Piece } from './expectedKills';
import { bearings } from './fireTables';
import { ambition, lateness } from './goalScore';

/** What a unit is worth to its side: its points, and what the scenario pays for it. */
export function worthOf(state: Frozen<State>, unit: Frozen<Unit>): number {
  const plan = planOf(state);
  const ace = unit.ace ? 15 : 0;
  // Where only some may drive off the map for points, they are what it is about.
  const cargo = plan.exits.some((exit) => exit.seat === unit.seat && exit.kinds?.includes(unit.kind)) ? 70 : 0;
  return pointsOf(unit) + (bounties(plan)[unit.seat] ?? 0) + ace + cargo;
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

/** Whoever stands on ground the scenario names is in somebody's way there. */
const STAKE = 20;

const named = new WeakMap<Scenario, ReadonlySet<string>>();

function isStake(state: Frozen<State>, hex: string): boolean {
  const plan = planOf(state);
  const known = named.get(plan) ?? new Set(objectiveHexes(state));
  named.set(plan, known);
  return known.has(hex) && !state.trophies.includes(hex);
}

function pieceOf(state: Frozen<State>, board: Board, unit: Frozen<Unit>, leaders: readonly number[]): Piece {
  const type = typeOf(state.switches, unit.kind);
  const place = placeOf(unit.at ?? '');
  const ground = terrainAt(board, place);
  const wooded = ground === 'town' || ground === 'woods';
  return {
    place,
    facing: facingOf(unit.facing),
    range: type.range + (ground === 'hill' && type.role !== 'infantry' ? 1 : 0),
    worth: worthOf(state, unit) + (isStake(state, unit.at ?? '') ? STAKE : 0),
    ready: !unit.fired && !(type.soft && unit.moved),
    mobile: !unit.moved,
    led: leaders.some((leader) => distanceAt(leader, place) <= 1),
    soft: type.soft,
    defence: defenceOf(state, unit).value,
    cover: unit.dug || (wooded && !type.asterisk) ? -1 : 0,
    role: type.role === 'artillery' || type.role === 'atGun' ? type.role : 'gun',
    bearings: bearings(board, type, paceOf(state, unit)),
  };
}

function piecesOf(state: Frozen<State>, board: Board, seat: Seat): readonly Piece[] {
  const own = state.units.filter((unit) => unit.seat === seat && unit.at !== null);
  const leaders = own.flatMap((unit) => (unit.hq ? [placeOf(unit.at ?? '')] : []));
  return own.map((unit) => pieceOf(state, board, unit, leaders));
}

/** Further apart than this makes no difference. */
const SOME_WAY = 6;

/** What the enemy's next phase costs, and what one's own after that may bring if most guns still stand. */
const THREAT = 0.9;
const PROMISE = 0.3;

/**
 * How good a position is for a side in the middle of its phase, in points of force. `odds`: how likely it can still
 * spend a first action point, a second and so on, so that a shot made possible now is worth something.
 */
export function evaluate(state: Frozen<State>, seat: Seat, odds: readonly number[]): number {
  const board = boardFor(state.map);
  const units = occupied(state.units);
  const enemy = opponent(seat);
  const { night } = planOf(state);
  let material = 0;
  for (const unit of state.units) {
    // Whoever has driven off the map is saved, not lost.
    if (!isAlive(unit) && unit.where !== 'exited') continue;
    material += unit.seat === seat ? worthOf(state, unit) : -worthOf(state, unit);
  }
  const mine = piecesOf(state, board, seat);
  const theirs = piecesOf(state, board, enemy);
  const reap = (guns: readonly Piece[], targets: readonly Piece[], points: readonly number[], now: boolean) =>
    harvest(board, units, guns, targets, points, night, now);
  // Near the end the ground counts, and what could happen next turn hardly matters.
  const calm = 1 - 0.75 * lateness(state) ** 3;
  let apart = 0;
  for (const piece of mine) {
    let near = SOME_WAY;
    for (const other of theirs) near = Math.min(near, distanceAt(piece.place, other.place));
    if (theirs.length > 0) apart += Math.max(0, near - 2);
  }
  return (
    material +
    ambition(state, seat) -
    ambition(state, enemy) +
    reap(mine, theirs, odds, true) * 0.8 +
    reap(mine, theirs, pointOdds(state, seat, 0), false) * PROMISE * calm -
    reap(theirs, mine, pointOdds(state, enemy, 0), false) * THREAT * calm -
    0.35 * apart
  );
}
