import { openDice, seedDice } from '../../core/dice';
import type { Seat } from '../../core/game';
import { FACING_NAMES, type FacingName } from '../../core/hex';
import { boardFor, terrainAt } from '../board';
import type { MapId, Terrain } from '../data/maps';
import type { Kind } from '../data/units';
import { placeOf } from '../hexes';
import { switchesOf } from '../optionSpecs';
import { deal, newUnit } from '../setup';
import type { State, Unit } from '../types';
import { typeOf } from '../unitValues';
import { type BenchGround, benchMap, paintedHex, pavedSide, type Sheet } from './ground';

/** A unit on the bench. Its kind says whose it is. */
export interface BenchUnit {
  readonly kind: Kind;
  readonly at: string;
  readonly facing: FacingName;
}

/** A position to be asked about: who looks, at whom, over what ground. */
export interface Bench extends BenchGround {
  readonly snow: boolean;
  /** The shooter and the units of its side: at least the shooter. */
  readonly own: readonly BenchUnit[];
  /** The target and the units of its side; none where only the sweep is looked at. */
  readonly others: readonly BenchUnit[];
}

export const seatOf = (kind: Kind): Seat => typeOf(switchesOf({}), kind).seat;

export const shooterOf = ({ own }: Bench): BenchUnit => {
  const [first] = own;
  if (first === undefined) throw new Error('a bench without a shooter');
  return first;
};

export const targetOf = ({ others }: Bench): BenchUnit | null => others[0] ?? null;

export const unitsOf = ({ own, others }: Bench): readonly BenchUnit[] => [...own, ...others];

export const unitIn = (bench: Bench, hex: string): BenchUnit | null =>
  unitsOf(bench).find(({ at }) => at === hex) ?? null;

/** By what the rules call a unit of the bench: its side and its place in the list. */
export function idsOf(bench: Bench): readonly { readonly id: string; readonly unit: BenchUnit }[] {
  const listed = (units: readonly BenchUnit[]) =>
    units.map((unit, index) => ({ id: `${seatOf(unit.kind)}${index}`, unit }));
  return [...listed(bench.own), ...listed(bench.others)];
}

/** The bench as the rules read it: a table at which it is the shooter's turn. */
export function benchState(bench: Bench, map: MapId = benchMap(bench)): State {
  const blank = deal({ setup: 'S1', seats: 2, options: {} }, openDice(seedDice('bench')));
  const seat = seatOf(shooterOf(bench).kind);
  const units = idsOf(bench).map(({ id, unit: { kind, at, facing } }): Unit => {
    return { ...newUnit(id, seatOf(kind), 0, { kind, hq: false }), at, facing, where: 'map' };
  });
  return {
    ...blank,
    phase: 'action',
    turn: 1,
    half: 1,
    first: seat,
    phasing: seat,
    active: [seat],
    chit: 4,
    map,
    snow: bench.snow,
    units,
  };
}

const changed = (bench: Bench, change: (unit: BenchUnit) => BenchUnit): Bench => ({
  ...bench,
  own: bench.own.map(change),
  others: bench.others.map(change),
});

/** A unit driven to another hex; whoever stands there takes its place. */
export function moved(bench: Bench, from: string, to: string): Bench {
  if (from === to || unitIn(bench, from) === null) return bench;
  return changed(bench, (unit) =>
    unit.at === from ? { ...unit, at: to } : unit.at === to ? { ...unit, at: from } : unit,
  );
}

export function turned(bench: Bench, hex: string, steps: number): Bench {
  return changed(bench, (unit) => {
    if (unit.at !== hex) return unit;
    const next = (FACING_NAMES.indexOf(unit.facing) + steps + FACING_NAMES.length) % FACING_NAMES.length;
    return { ...unit, facing: FACING_NAMES[next] ?? unit.facing };
  });
}

/** One unit more, at the end of its side's list; in place of whoever stands there. */
export function withUnit(bench: Bench, unit: BenchUnit): Bench {
  const isOwn = seatOf(unit.kind) === seatOf(shooterOf(bench).kind);
  const leaves = (list: readonly BenchUnit[]) => list.filter(({ at }) => at !== unit.at);
  const [own, others] = [leaves(bench.own), leaves(bench.others)];
  if (own.length === 0 && !isOwn) return bench;
  return isOwn ? { ...bench, own: [...own, unit], others } : { ...bench, own, others: [...others, unit] };
}

/** Without the unit in a hex; the last one that can look stays. */
export function withoutUnit(bench: Bench, hex: string): Bench {
  const own = bench.own.filter(({ at }) => at !== hex);
  const others = bench.others.filter(({ at }) => at !== hex);
  return own.length === 0 ? bench : { ...bench, own, others };
}

const foremost = (units: readonly BenchUnit[], hex: string): readonly BenchUnit[] => [
  ...units.filter(({ at }) => at === hex),
  ...units.filter(({ at }) => at !== hex),
];

/** The unit in a hex looks now; of the other side it is the one that is looked at, so the two sides change. */
export function withShooter(bench: Bench, hex: string): Bench {
  if (bench.own.some(({ at }) => at === hex)) return { ...bench, own: foremost(bench.own, hex) };
  if (!bench.others.some(({ at }) => at === hex)) return bench;
  return { ...bench, own: foremost(bench.others, hex), others: bench.own };
}

/** The unit in a hex is looked at now. */
export function withTarget(bench: Bench, hex: string): Bench {
  return bench.others.some(({ at }) => at === hex) ? { ...bench, others: foremost(bench.others, hex) } : bench;
}

export const painted = (bench: Bench, hex: string, terrain: Terrain): Bench => ({
  ...bench,
  ...paintedHex(bench, hex, terrain),
});

export const paved = (bench: Bench, from: string, to: string): Bench => ({ ...bench, ...pavedSide(bench, from, to) });

/** Another sheet with nothing painted on it. */
export const onSheet = (bench: Bench, sheet: Sheet, snow: boolean): Bench => ({
  ...bench,
  sheet,
  snow,
  paint: {},
  roads: [],
});

export function terrainOn(map: MapId, hex: string): Terrain {
  return terrainAt(boardFor(map), placeOf(hex));
}

/** What the bench shows first: a line that holds a side, a unit seen over and a second side, and a neighbour that fails. */
export const firstBench: Bench = {
  sheet: 'A',
  snow: false,
  paint: {},
  roads: [],
  own: [
    { kind: 'tiger', at: 'A6', facing: 'NE' },
    { kind: 'panzer4', at: 'C6', facing: 'SE' },
    { kind: 'panther', at: 'A7', facing: 'NE' },
  ],
  others: [
    { kind: 'sherman', at: 'E6', facing: 'SE' },
    { kind: 'wolverine', at: 'F4', facing: 'SW' },
  ],
};
