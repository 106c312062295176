import { type Checklist, checklist } from '../../core/check';
import type { Frozen } from '../../core/game';
import { boardFor } from '../board';
import type { MapId } from '../data/maps';
import type { Kind } from '../data/units';
import { aimOf, eligible, rangeOf, shotChecks, type Volley, volleyOf } from '../fire';
import { distanceAt, placeOf } from '../hexes';
import { switchesOf } from '../optionSpecs';
import { unitOf } from '../plan';
import type { Rule } from '../rulebook';
import { isInFront, occupied } from '../sight';
import type { State, Unit } from '../types';
import { typeOf } from '../unitValues';
import { type Bench, type BenchUnit, benchState, idsOf, shooterOf, targetOf } from './bench';
import { benchMap } from './ground';
import { type Line, lineAt } from './line';
import { type Sweep, sweepAt } from './sweep';

/** One unit against the target, with every question the rules ask. */
export interface BenchShot {
  readonly id: string;
  readonly unit: BenchUnit;
  readonly far: number;
  readonly range: number;
  readonly checks: Checklist<Rule>;
  readonly may: boolean;
  readonly line: Line;
}

/** The shot at the target, worked out by the rules of the table. */
export interface BenchFire {
  readonly line: Line;
  readonly far: number;
  readonly range: number;
  /** The target lies in the shooter's front, and the shooter in the target's flank. */
  readonly ahead: boolean;
  readonly flank: boolean;
  readonly shots: readonly BenchShot[];
  /** The answer: the target at the shooter. */
  readonly back: BenchShot;
  /** Who fires together; null where nobody may. */
  readonly firers: readonly string[];
  readonly volley: Volley | null;
  /** The shooter by itself. */
  readonly alone: Volley | null;
}

export interface BenchReading {
  readonly bench: Bench;
  readonly map: MapId;
  readonly state: State;
  readonly fire: BenchFire | null;
  /** From the shooter's hex, against a kind of the other side. */
  readonly sweep: Sweep;
}

export function readBench(bench: Bench, against: Kind): BenchReading {
  const map = benchMap(bench);
  const state = benchState(bench, map);
  const { kind, at, facing } = shooterOf(bench);
  const switches = switchesOf({});
  const duel = { unit: typeOf(switches, kind), facing, against: typeOf(switches, against) };
  const sweep = sweepAt(boardFor(map), occupied(state.units), placeOf(at), duel);
  return { bench, map, state, fire: fireOf(bench, state), sweep };
}

/** Enemies the shooter may fire at now, alone or with others that see for it. */
export function mayFireAt({ bench, state }: Pick<BenchReading, 'bench' | 'state'>): readonly BenchUnit[] {
  const ids = idsOf(bench);
  const own = ids.find(({ unit }) => unit === shooterOf(bench))?.id ?? '';
  const { seat } = unitById(state, own);
  return ids.flatMap(({ id, unit }) => {
    const fits =
      bench.others.includes(unit) && eligible(state, seat, unitById(state, id)).some((each) => each.id === own);
    return fits ? [unit] : [];
  });
}

function unitById(state: Frozen<State>, id: string): Frozen<Unit> {
  const unit = unitOf(state, id);
  if (unit === null) throw new Error(`no unit ${id} on the bench`);
  return unit;
}

function fireOf(bench: Bench, state: State): BenchFire | null {
  const [shooter, target] = [shooterOf(bench), targetOf(bench)];
  if (target === null) return null;
  const ids = idsOf(bench);
  const idOf = (unit: BenchUnit) => ids.find((each) => each.unit === unit)?.id ?? '';
  const aimed = unitById(state, idOf(target));
  const looking = unitById(state, idOf(shooter));
  const firers = eligible(state, looking.seat, aimed);
  const eyes = firers.length > 0;
  const shot = (unit: BenchUnit, at: Frozen<Unit>, seen: boolean) => shotOf(state, idOf(unit), unit, at, seen);
  const shots = bench.own.map((unit) => shot(unit, aimed, eyes));
  const [own] = shots;
  if (own === undefined) throw new Error('a bench without a shooter');
  return {
    line: own.line,
    far: own.far,
    range: own.range,
    ahead: isInFront(shooter.at, shooter.facing, target.at),
    flank: !isInFront(target.at, target.facing, shooter.at),
    shots,
    back: shot(target, looking, false),
    firers: firers.map(({ id }) => id),
    volley: eyes ? volleyOf(state, firers, aimed) : null,
    alone: firers.includes(looking) ? volleyOf(state, [looking], aimed) : null,
  };
}

function shotOf(state: State, id: string, unit: BenchUnit, target: Frozen<Unit>, eyes: boolean): BenchShot {
  const own = unitById(state, id);
  const checks = checklist(shotChecks, aimOf(state, own, target, eyes));
  const [from, to] = [placeOf(unit.at), placeOf(target.at ?? unit.at)];
  return {
    id,
    unit,
    far: distanceAt(from, to),
    range: rangeOf(state, own),
    checks,
    may: checks.every((check) => check.state === 'holds'),
    line: lineAt(boardFor(state.map), occupied(state.units), from, to),
  };
}
