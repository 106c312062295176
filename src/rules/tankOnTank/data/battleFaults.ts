import type { Seat } from '../../core/game';
import { edgeRow } from '../hexes';
import { type CustomBattle, MOST_TURNS, MOST_UNITS, type Row, rowsOf } from './customBattle';
import { paintedId, readPainted } from './paintedMap';
import type { Force, UnitGroup } from './scenario';
import { AMERICAN, GERMAN, isArmoured, unitTypes } from './units';

export const battleFaults = [
  'scenarioForm',
  'scenarioTerrain',
  'scenarioRoads',
  'scenarioTurns',
  'scenarioForce',
  'scenarioEmpty',
  'scenarioSide',
  'scenarioHq',
  'scenarioEntry',
  'scenarioNoForce',
  'scenarioCrowd',
  'scenarioNoRoom',
  'scenarioOrder',
  'scenarioDig',
  'scenarioAce',
  'scenarioDeclare',
  'scenarioExit',
  'scenarioNoExit',
  'scenarioObjective',
  'scenarioNeed',
  'scenarioExtend',
  'scenarioAward',
  'scenarioNoRoad',
] as const;
export interface BattleFault {
  readonly fault: (typeof battleFaults)[number];
  /** A hex, a kind, a number, or a side. */
  readonly where: string;
}

const seats = [AMERICAN, GERMAN];
const typeOf = ({ kind }: UnitGroup) => unitTypes.find((type) => type.kind === kind);
const sum = (units: readonly UnitGroup[]) => units.reduce((total, { count }) => total + count, 0);
const found = (fault: BattleFault['fault'], where: string | number): BattleFault => ({ fault, where: String(where) });

/** Everything that would keep a battle from being set up, played or won. */
export function faultsOf(battle: CustomBattle): readonly BattleFault[] {
  const { turns } = battle;
  return [
    ...(turns >= 1 && turns <= MOST_TURNS ? [] : [found('scenarioTurns', turns)]),
    ...battle.forces.flatMap((force) => forceFaults(force, turns)),
    ...seats.flatMap((seat) => sideFaults(battle, seat)),
    ...roomFaults(battle.forces),
    ...exitFaults(battle),
    ...victoryFaults(battle),
  ];
}

function isRow({ edge, hexes }: Row): boolean {
  const row = edgeRow(edge);
  return hexes.length > 0 && hexes.every((hex) => row.includes(hex));
}

function forceFaults(force: Force, turns: number): readonly BattleFault[] {
  const faults = force.units.flatMap((draft) => {
    const type = typeOf(draft);
    if (type?.seat !== force.seat) return [found('scenarioSide', draft.kind)];
    return draft.hq === true && type.headquarters === 0 ? [found('scenarioHq', draft.kind)] : [];
  });
  if (force.units.length === 0) faults.push(found('scenarioEmpty', force.seat));
  if (force.entry === undefined) return faults;
  const rows = rowsOf(force);
  const open = force.entry.rows === 'declared' || (rows.length > 0 && rows.every(isRow));
  if (!open || force.entry.turn < 1 || force.entry.turn > turns) faults.push(found('scenarioEntry', force.entry.turn));
  return faults;
}

function sideFaults({ forces, deployment }: CustomBattle, seat: Seat): readonly BattleFault[] {
  const own = forces.filter((force) => force.seat === seat);
  const all = own.flatMap(({ units }) => units);
  const placed = own.filter(({ zone }) => zone !== undefined).flatMap(({ units }) => units);
  const steps = deployment.filter((step) => step.seat === seat);
  const faults: BattleFault[] = [];
  if (all.length === 0) faults.push(found('scenarioNoForce', seat));
  if (sum(all) > MOST_UNITS) faults.push(found('scenarioCrowd', seat));
  const last = steps.findLast((step) => step.declares === undefined);
  if (placed.length > 0 && (last === undefined || last.count !== undefined)) faults.push(found('scenarioOrder', seat));
  // A position takes a soft unit that stands already: all of the side's do once the last step is reached.
  const soft = sum(placed.filter((draft) => typeOf(draft)?.soft === true));
  const deep = steps.filter((step) => step.positions !== undefined);
  if (deep.some((step) => step.count !== undefined || (step.positions ?? 0) > soft))
    faults.push(found('scenarioDig', seat));
  const aces = steps.filter((step) => step.ace !== undefined);
  const able = (kind: 'any' | 'armoured') =>
    kind === 'any'
      ? all.length > 0
      : all.some((draft) => unitTypes.some((type) => type.kind === draft.kind && isArmoured(type)));
  if (aces.some(({ ace, count }) => count !== undefined || (ace !== undefined && !able(ace))))
    faults.push(found('scenarioAce', seat));
  const declared = steps.filter((step) => step.declares !== undefined);
  const waiting = own.some(({ entry }) => entry?.rows === 'declared');
  const twice = deployment.filter((step) => step.declares !== undefined).length > 1;
  if (waiting !== declared.length > 0 || (twice && declared.length > 0)) faults.push(found('scenarioDeclare', seat));
  return faults;
}

/** Every counter needs a hex of its own; zones may overlap, so hexes are handed on along chains. */
function roomFaults(forces: readonly Force[]): readonly BattleFault[] {
  const holder = new Map<string, readonly string[]>();
  const seat = (zone: readonly string[], tried: Set<string>): boolean =>
    zone.some((hex) => {
      if (tried.has(hex)) return false;
      tried.add(hex);
      const other = holder.get(hex);
      if (other !== undefined && !seat(other, tried)) return false;
      holder.set(hex, zone);
      return true;
    });
  const cramped = forces.filter(({ zone, units }) => {
    if (zone === undefined) return false;
    return Array.from({ length: sum(units) }, () => seat(zone, new Set())).includes(false);
  });
  return [...new Set(cramped.map((force) => force.seat))].map((side) => found('scenarioNoRoom', side));
}

function exitFaults({ exits, awards, coups, forces }: CustomBattle): readonly BattleFault[] {
  const wrong = exits.filter(
    ({ kinds, seat, ...row }) =>
      !isRow(row) || kinds?.some((kind) => !unitTypes.some((type) => type.kind === kind && type.seat === seat)),
  );
  const without = (seat: Seat) => !exits.some((exit) => exit.seat === seat);
  const leaving = [
    ...awards.filter((award) => award.type === 'exit'),
    ...coups.filter((coup) => coup.type === 'exits'),
  ].filter(({ seat }) => without(seat));
  const tooMany = coups.filter((coup) => {
    if (coup.type !== 'exits') return false;
    return coup.count < 1 || coup.count > sum(forces.flatMap((force) => (force.seat === coup.seat ? force.units : [])));
  });
  return [
    ...wrong.map(({ seat }) => found('scenarioExit', seat)),
    ...leaving.map(({ seat }) => found('scenarioNoExit', seat)),
    ...tooMany.map((coup) => found('scenarioNeed', coup.type === 'exits' ? coup.count : 0)),
  ];
}

function victoryFaults(battle: CustomBattle): readonly BattleFault[] {
  const { awards, coups, ending } = battle;
  const paid = awards.flatMap((award) => (award.type === 'control' ? [award.hexes] : []));
  const asked = coups.flatMap((coup) => (coup.type === 'trophies' ? [coup.hexes] : []));
  const faults = [...paid, ...asked].filter((hexes) => hexes.length === 0).map(() => found('scenarioObjective', 0));
  switch (ending.type) {
    case 'hold': {
      // Without hexes nobody wins by them, and what stands for that case is the ending.
      const { length } = ending.hexes;
      if (length > 0 && (ending.need < 1 || ending.need > length)) faults.push(found('scenarioNeed', ending.need));
      if (length === 0 && ending.otherwise === 'extend') faults.push(found('scenarioExtend', 0));
      return faults;
    }
    case 'points':
    case 'target':
      return awards.length > 0 ? faults : [...faults, found('scenarioAward', ending.seat)];
    case 'roads': {
      const { ends } = readPainted(paintedId(battle.terrain, battle.roads));
      const through = ['north', 'south'].every((edge) => ends.some((end) => end.edge === edge));
      return through ? faults : [...faults, found('scenarioNoRoad', ending.seat)];
    }
    case 'default':
    case 'half':
    case 'capture':
      return faults;
  }
}
