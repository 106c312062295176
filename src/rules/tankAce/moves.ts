import type { Seat } from '../core/game';
import { classOf, farther, fightOf, isDefence, matOf, missionOf, nearer, unitOf } from './base';
import { hasSkill, isOpen } from './crew';
import { immobiliseTank } from './hits';
import { spendOrder } from './orders';
import { rollOn } from './roll';
import type { Rule } from './rulebook';
import type { Facing, Known, Reach, State, Step, Writer } from './types';

/** A move backward from here leaves the battle. */
export function leavesField(state: Known, seat: Seat): boolean {
  return fightOf(state, seat).range === 'long' || (isDefence(state) && state.switches.defenseRetreat);
}

function eye(state: Known, seat: Seat): number {
  return hasSkill(state, seat, 'driver', 'eyeForTerrain') ? 1 : 0;
}

export function stuckGiven(state: Known, seat: Seat) {
  const { weather, terrain } = missionOf(state);
  return {
    driverButtoned: isOpen(state, seat, 'driver') ? 0 : 1,
    eyeForTerrain: eye(state, seat),
    rain: weather === 'rain' ? 1 : 0,
    mud: weather === 'mud' ? 1 : 0,
    woods: terrain === 'woods' ? 1 : 0,
    tank: matOf(state, seat).b5,
  };
}

export function coverGiven(state: Known, seat: Seat) {
  return { eyeForTerrain: eye(state, seat) };
}

/** After moving: does the tank get stuck? No hatch closes for it. */
function checkStuck(draft: State, to: Writer, seat: Seat): void {
  const good = (result: string) => result === '-';
  const { result } = rollOn(to, { seat, chart: 'B5', given: stuckGiven(draft, seat), who: 'driver', good });
  if (result === 'IMM') immobiliseTank(draft, to, seat, 'ATA-CH.B5');
}

function setRange(draft: State, to: Writer, seat: Seat, range: Reach, rule: Rule): void {
  const fight = fightOf(draft, seat);
  if (fight.range === range) return;
  const shorter = nearer(fight.range) === range;
  fight.range = range;
  to.emit({ type: 'rangeSet', seat, range, rule });
  // Driving forward leaves the own smoke behind.
  if (!shorter || fight.tank.smoke === 0) return;
  fight.tank.smoke = 0;
  to.emit({ type: 'smokeSet', seat, area: 'own', level: 0 });
}

function turnHull(draft: State, to: Writer, seat: Seat, hull: Facing): void {
  const { tank } = fightOf(draft, seat);
  if (tank.hull === hull) return;
  tank.hull = hull;
  to.emit({ type: 'hullTurned', seat, facing: hull });
}

function leaveCover(draft: State, to: Writer, seat: Seat): void {
  const { tank } = fightOf(draft, seat);
  if (!tank.hullDown) return;
  tank.hullDown = false;
  to.emit({ type: 'hullDownSet', seat, on: false, rule: 'ATA-7.3.1f' });
}

export function rangeAfter(range: Reach, step: Step): Reach {
  if (step === 'keep') return range;
  return step === 'nearer' ? nearer(range) : farther(range);
}

export function advance(draft: State, to: Writer, seat: Seat, hull: Facing): void {
  spendOrder(draft, to, seat, 'D', 'ATA-7.2D1', 'driver');
  leaveCover(draft, to, seat);
  setRange(draft, to, seat, nearer(fightOf(draft, seat).range), 'ATA-7.2D1');
  turnHull(draft, to, seat, hull);
  checkStuck(draft, to, seat);
}

export function seekCover(draft: State, to: Writer, seat: Seat, step: Step, hull: Facing): void {
  spendOrder(draft, to, seat, 'E', 'ATA-7.2E1', 'driver');
  leaveCover(draft, to, seat);
  setRange(draft, to, seat, rangeAfter(fightOf(draft, seat).range, step), 'ATA-7.2E2');
  turnHull(draft, to, seat, hull);
  const given = coverGiven(draft, seat);
  const good = (result: string) => result === 'hullDown';
  const { terrain } = missionOf(draft);
  const { result } = rollOn(to, { seat, chart: 'B5a', column: terrain, given, who: 'driver', good });
  if (result === 'hullDown') {
    fightOf(draft, seat).tank.hullDown = true;
    to.emit({ type: 'hullDownSet', seat, on: true, rule: 'ATA-7.2E1' });
  }
  checkStuck(draft, to, seat);
}

/** The only movement that keeps a hull down position. */
export function angle(draft: State, to: Writer, seat: Seat, hull: Facing): void {
  spendOrder(draft, to, seat, 'F', 'ATA-7.2F1', 'driver');
  turnHull(draft, to, seat, hull);
  checkStuck(draft, to, seat);
}

export function reverse(draft: State, to: Writer, seat: Seat, hull: Facing): void {
  const fight = fightOf(draft, seat);
  const leaves = leavesField(draft, seat);
  spendOrder(draft, to, seat, 'G', 'ATA-7.2G1', 'driver');
  leaveCover(draft, to, seat);
  if (leaves) {
    fight.outcome = 'withdrawn';
    to.emit({ type: 'withdrew', seat, rule: 'ATA-7.2G2' });
    return;
  }
  setRange(draft, to, seat, farther(fight.range), 'ATA-7.2G1');
  turnHull(draft, to, seat, hull);
  checkStuck(draft, to, seat);
}

/** Round the flank of one vehicle: this round your fire strikes its side, and others see yours. */
export function outflank(draft: State, to: Writer, seat: Seat, id: string, step: Step): void {
  const { unit } = unitOf(draft, id);
  const { tank, range } = fightOf(draft, seat);
  spendOrder(draft, to, seat, 'J', 'ATA-7.2J1', 'driver');
  leaveCover(draft, to, seat);
  tank.flankTarget = id;
  tank.exposed = unit.area;
  if (unit.immobile) {
    unit.flanked = true;
    unit.silent = classOf(unit) === 'SPG';
  }
  to.emit({ type: 'unitFlanked', seat, unit: id, kind: unit.kind, lasting: unit.flanked });
  const reached = rangeAfter(range, step);
  if (reached === range) return;
  setRange(draft, to, seat, reached, 'ATA-7.2J3');
  checkStuck(draft, to, seat);
}
