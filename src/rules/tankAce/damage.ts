import type { Frozen, Seat } from '../core/game';
import { classOf, fightOf, findUnit, isHeavy, unitOf } from './base';
import { rollOn } from './roll';
import type { CallKind, Enemy, Fight, State, Tally, Writer } from './types';

/** Who has done it and whether it counts. */
export interface Cause {
  readonly by: Seat;
  /** Events, other troops and aircraft earn nothing. */
  readonly credit: boolean;
  /** The tank's own guns draw more enemies, where that option is played. */
  readonly fire: boolean;
  readonly rule: string;
}

const named = ({ id, kind }: Enemy) => ({ unit: id, kind });

/** Takes a unit off the board, with the infantry that has not dismounted from it. */
export function destroy(draft: State, to: Writer, id: string, { by, credit, fire, rule }: Cause): void {
  const { unit, fight, seat } = unitOf(draft, id);
  to.emit({ type: 'unitDestroyed', seat, ...named(unit), credit, rule });
  const { tally } = fightOf(draft, by);
  if (credit) creditKill(tally, unit, by);
  if (fire && draft.switches.increasedThreat) tally.threatened = true;
  remove(to, seat, fight, unit);
}

/** A destroyed unit counts for whoever did it; what it counted for as a damaged one falls away. */
export function creditKill(tally: Pick<Tally, 'kills' | 'damaged'>, unit: Frozen<Enemy>, by: Seat): void {
  tally.kills.push(unit.kind);
  if (unit.damagedBy === by) tally.damaged -= 1;
}

/** A unit leaves without being destroyed. */
export function leave(draft: State, to: Writer, id: string, rule: string): void {
  const { unit, fight, seat } = unitOf(draft, id);
  to.emit({ type: 'unitLeft', seat, ...named(unit), rule });
  remove(to, seat, fight, unit);
}

function remove(to: Writer, seat: Seat, fight: Fight, unit: Enemy): void {
  fight.units = fight.units.filter((each) => each !== unit);
  for (const rider of fight.units.filter((each) => each.rides === unit.id)) {
    to.emit({ type: 'unitLeft', seat, ...named(rider), rule: 'ATA-6.3d' });
    fight.units = fight.units.filter((each) => each !== rider);
  }
  for (const call of fight.calls.filter((each) => each.unit === unit.id)) {
    to.emit({ type: 'callLost', seat: call.by, ...named(unit), call: call.kind });
  }
  fight.calls = fight.calls.filter((each) => each.unit !== unit.id);
  settle(to, seat, fight);
}

/** The field is yours when nobody is left, or one single INF out of a larger force, which gives up. */
export function isFieldHeld({ units, began }: Frozen<Pick<Fight, 'units' | 'began'>>): boolean {
  return units.length <= 1 && units.every((unit) => classOf(unit) === 'INF' && began > 1);
}

/** The rule that ends a battle whose field is held. */
export const heldBy = ({ units }: Frozen<Pick<Fight, 'units'>>) =>
  units.length === 0 ? ('ATA-7.2.6a' as const) : ('ATA-7.2.6d' as const);

function settle(to: Writer, seat: Seat, fight: Fight): void {
  if (!isFieldHeld(fight)) return;
  const rule = heldBy(fight);
  for (const last of fight.units) to.emit({ type: 'unitLeft', seat, ...named(last), rule });
  fight.units = [];
  fight.calls = [];
  fight.outcome = 'cleared';
  to.emit({ type: 'fieldHeld', seat, rule });
}

export function immobilise(draft: State, to: Writer, id: string, { by, credit, rule }: Cause): void {
  const { unit, seat } = unitOf(draft, id);
  if (unit.immobile) return;
  unit.immobile = true;
  to.emit({ type: 'unitImmobilised', seat, ...named(unit), rule });
  if (!credit) return;
  unit.damagedBy = by;
  fightOf(draft, by).tally.damaged += 1;
}

export function buttonUnit(draft: State, to: Writer, id: string, rule: string): void {
  const { unit, seat } = unitOf(draft, id);
  if (unit.buttoned) return;
  unit.buttoned = true;
  to.emit({ type: 'unitButtoned', seat, ...named(unit), rule });
}

/** It loses its next action; several shocks before it cost one only. */
export function shockUnit(draft: State, to: Writer, id: string): void {
  const { unit, seat } = unitOf(draft, id);
  if (!isHeavy(unit) || unit.shock) return;
  unit.shock = true;
  to.emit({ type: 'unitShocked', seat, ...named(unit) });
}

/** Carries out a result of B2 against a German unit. */
export function applyAttack(draft: State, to: Writer, id: string, result: string, cause: Cause): void {
  const { unit, seat } = unitOf(draft, id);
  const kind = classOf(unit);
  if (result === '-' || result === 'ST') {
    to.emit({ type: 'noEffect', seat, rule: cause.rule });
    return;
  }
  if (result === 'DE') {
    destroy(draft, to, id, { ...cause, rule: kind === 'W' ? 'ATA-7.4f' : cause.rule });
    return;
  }
  if (result.startsWith('B')) {
    buttonUnit(draft, to, id, cause.rule);
    if (result === 'B+IMM') immobilise(draft, to, id, { ...cause, rule: 'ATA-7.6-C2' });
    return;
  }
  loseSteps(draft, to, unit, seat, stepsLost(unit, result), cause);
  if (scatters(result) && findUnit(draft, id) !== null) disperse(to, seat, unit);
}

const scatters = (result: string) => result.endsWith('S');

/** Steps a result of B2 costs: infantry that is scattered a second time in a round loses one more. */
export function stepsLost(unit: Frozen<Enemy>, result: string): number {
  const printed = result === '2' ? 2 : result.startsWith('1') ? 1 : 0;
  return printed + (classOf(unit) === 'INF' && scatters(result) && unit.dispersed ? 1 : 0);
}

function disperse(to: Writer, seat: Seat, unit: Enemy): void {
  if (unit.dispersed) return;
  unit.dispersed = true;
  to.emit({ type: 'unitDispersed', seat, ...named(unit) });
}

/** Infantry has two steps: the first loss turns it over, the second removes it. */
export function loseSteps(draft: State, to: Writer, unit: Enemy, seat: Seat, losses: number, cause: Cause): void {
  if (losses === 0) return;
  if (unit.reduced || losses > 1) {
    destroy(draft, to, unit.id, { ...cause, rule: 'ATA-7.4h' });
    return;
  }
  unit.reduced = true;
  to.emit({ type: 'unitReduced', seat, ...named(unit) });
}

/** The column of B2 for HE (also mortars, artillery, aircraft) or machine guns against a unit. */
export function attackColumn(unit: Frozen<Pick<Enemy, 'kind'>>, weapon: 'he' | 'mg'): string {
  const kind = classOf(unit);
  if (kind === 'T' || kind === 'SPG') return 'armour';
  if (kind === 'INF') return `${weapon}-inf`;
  if (kind === 'AT') return `${weapon}-at`;
  return kind === 'W' ? `${weapon}-truck` : `${weapon}-light`;
}

const indirect = { mortar: 'ATA-7.6b', artillery: 'ATA-7.6c', air: 'ATA-7.6f' } as const;

/** Mortars, artillery or aircraft strike one unit; smoke and weather do not matter to them. */
export function bombard(draft: State, to: Writer, by: Seat, id: string, weapon: CallKind | 'air'): void {
  const { unit, seat } = unitOf(draft, id);
  to.emit({ type: 'bombarded', seat, ...named(unit), by: weapon });
  const given = { dugIn: unit.dugIn ? 1 : 0, [weapon]: 1 };
  const { result } = rollOn(to, {
    seat: by,
    chart: 'B2',
    column: attackColumn(unit, 'he'),
    given,
    who: unit.kind,
    unit: id,
    good: (each) => each !== '-',
  });
  applyAttack(draft, to, id, result, { by, credit: weapon !== 'air', fire: false, rule: indirect[weapon] });
}
