import type { Seat } from '../../core/game';
import { edgeRow, hexNames, isHexName } from '../board';
import type { Edge } from './maps';
import { paintedId, strayRoad, terrainOfLetter } from './paintedMap';
import { type Deployment, type Force, type Scenario, scenario } from './scenario';
import { AMERICAN, GERMAN, type Kind, unitTypes } from './units';

/** Counters of a kind in a scenario of one's own: in the zone of their side, in a hex, or coming over an edge. */
export interface CustomForce {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly hq: boolean;
  readonly count: number;
  readonly where: 'zone' | { readonly at: string } | { readonly edge: Edge; readonly turn: number };
}

/** A scenario of one's own. `terrain`, `roads` and `zones` have a character for every hex. */
export interface CustomBattle {
  readonly terrain: string;
  readonly roads: string;
  /** 0: nobody's, 1: the American's, 2: the German's. */
  readonly zones: string;
  readonly turns: number;
  readonly first: Seat;
  readonly forces: readonly CustomForce[];
  readonly objectives: readonly string[];
  /** Who wins by holding so many of them after the last turn, and what else. */
  readonly need: number;
  readonly holder: Seat | 'both';
  readonly otherwise: Seat | 'draw';
}

export const battleFaults = [
  'scenarioForm',
  'scenarioTerrain',
  'scenarioRoads',
  'scenarioZones',
  'scenarioTurns',
  'scenarioForce',
  'scenarioSide',
  'scenarioHq',
  'scenarioEntry',
  'scenarioTwice',
  'scenarioNoForce',
  'scenarioCrowd',
  'scenarioNoRoom',
  'scenarioObjective',
  'scenarioNeed',
] as const;
export interface BattleFault {
  readonly fault: (typeof battleFaults)[number];
  readonly where: string;
}

export const MOST_TURNS = 30;
export const MOST_UNITS = 20;
const edges: readonly Edge[] = ['north', 'south', 'west', 'east'];
const VERSION = '1';

// Only letters, digits, points, lines and dashes: the text is also the end of an address.
export function printBattle(battle: CustomBattle): string {
  const { terrain, roads, zones, turns, first, forces, objectives, need, holder, otherwise } = battle;
  const listed = forces.map(({ seat, kind, hq, count, where }) => {
    const place =
      where === 'zone'
        ? 'z'
        : 'at' in where
          ? where.at
          : `${where.edge.charAt(0)}${String(where.turn).padStart(2, '0')}`;
    return `${seat}${kind}${hq ? '-hq' : ''}-${count}-${place}`;
  });
  const goal = [`${need}${holder === 'both' ? 'b' : holder}${otherwise === 'draw' ? 'd' : otherwise}`, ...objectives];
  return [VERSION, terrain, roads, zones, turns, first, listed.join('_'), goal.join('-')].join('.');
}

export function isBattle(read: CustomBattle | readonly BattleFault[]): read is CustomBattle {
  return 'terrain' in read;
}

/** A battle from outside: itself, or everything that is wrong with it. */
export function readBattle(text: string): CustomBattle | readonly BattleFault[] {
  const [version, terrain = '', roads = '', zones = '', turns = '', first, listed = '', goal = '', ...rest] =
    text.split('.');
  if (version !== VERSION || rest.length > 0) return [{ fault: 'scenarioForm', where: text.slice(0, 12) }];
  const faults: BattleFault[] = [];
  const spoiled = (field: string, good: (letter: string) => boolean, fault: BattleFault['fault']) => {
    const at = hexNames.findIndex((_, place) => !good(field.charAt(place)));
    if (at >= 0 || field.length !== hexNames.length)
      faults.push({ fault, where: hexNames[at] ?? String(field.length) });
  };
  spoiled(terrain, (letter) => terrainOfLetter(letter) !== null, 'scenarioTerrain');
  spoiled(roads, (digit) => /^[0-7]$/.test(digit), 'scenarioRoads');
  spoiled(zones, (digit) => /^[0-2]$/.test(digit), 'scenarioZones');
  const stray = strayRoad(roads);
  if (stray !== null && faults.length === 0) faults.push({ fault: 'scenarioRoads', where: stray });
  const last = /^\d{1,2}$/.test(turns) ? Number(turns) : 0;
  if (last < 1 || last > MOST_TURNS) faults.push({ fault: 'scenarioTurns', where: turns });
  if (first !== '0' && first !== '1') faults.push({ fault: 'scenarioForm', where: String(first) });
  const forces = listed === '' ? [] : listed.split('_').flatMap((line) => readForce(line, last, faults));
  faults.push(...faultsOf(forces, zones));
  const { objectives, ...ends } = readGoal(goal, faults);
  if (faults.length > 0) return faults;
  return { terrain, roads, zones, turns: last, first: Number(first), forces, objectives, ...ends };
}

function readForce(line: string, turns: number, faults: BattleFault[]): CustomForce[] {
  const [, side, name, hq, number, place] = /^([01])(\w+?)(-hq)?-([1-9])-(\w+)$/.exec(line) ?? [];
  const type = unitTypes.find(({ kind }) => kind === name);
  if (type === undefined || place === undefined) {
    faults.push({ fault: 'scenarioForce', where: line });
    return [];
  }
  if (type.seat !== Number(side)) faults.push({ fault: 'scenarioSide', where: type.kind });
  if (hq !== undefined && type.headquarters === 0) faults.push({ fault: 'scenarioHq', where: type.kind });
  const where = readPlace(place, turns);
  const count = Number(number);
  if (where === null) faults.push({ fault: 'scenarioEntry', where: place });
  else if (where !== 'zone' && 'at' in where && count > 1) faults.push({ fault: 'scenarioTwice', where: where.at });
  return where === null ? [] : [{ seat: Number(side), kind: type.kind, hq: hq !== undefined, count, where }];
}

function readPlace(place: string, turns: number): CustomForce['where'] | null {
  if (place === 'z') return 'zone';
  if (isHexName(place)) return { at: place };
  const [, letter, number] = /^([nswe])(\d\d)$/.exec(place) ?? [];
  const edge = edges.find((each) => each.charAt(0) === letter);
  const turn = Number(number);
  return edge !== undefined && turn >= 1 && turn <= turns ? { edge, turn } : null;
}

function faultsOf(forces: readonly CustomForce[], zones: string): readonly BattleFault[] {
  const faults: BattleFault[] = [];
  const fixed = fixedHexes(forces);
  const twice = fixed.find((hex, index) => fixed.indexOf(hex) !== index);
  if (twice !== undefined) faults.push({ fault: 'scenarioTwice', where: twice });
  for (const seat of [AMERICAN, GERMAN]) {
    const own = forces.filter((force) => force.seat === seat);
    const sum = (list: readonly CustomForce[]) => list.reduce((total, { count }) => total + count, 0);
    const where = String(seat);
    if (own.length === 0) faults.push({ fault: 'scenarioNoForce', where });
    if (sum(own) > MOST_UNITS) faults.push({ fault: 'scenarioCrowd', where });
    const room = zoneOf(zones, seat, fixed).length;
    if (sum(own.filter((force) => force.where === 'zone')) > room) faults.push({ fault: 'scenarioNoRoom', where });
  }
  return faults;
}

function readGoal(
  goal: string,
  faults: BattleFault[],
): Pick<CustomBattle, 'objectives' | 'need' | 'holder' | 'otherwise'> {
  const [head = '', ...objectives] = goal.split('-');
  const [, number, side, other] = /^(\d{1,2})([b01])([d01])$/.exec(head) ?? [];
  const need = Number(number ?? 0);
  if (number === undefined) faults.push({ fault: 'scenarioForm', where: head });
  const wrong = objectives.find((hex, index) => !isHexName(hex) || objectives.indexOf(hex) !== index);
  if (wrong !== undefined) faults.push({ fault: 'scenarioObjective', where: wrong });
  // Without objectives only the destruction of a side wins early.
  if (need > objectives.length || (need === 0 && objectives.length > 0))
    faults.push({ fault: 'scenarioNeed', where: String(need) });
  return {
    objectives,
    need,
    holder: side === 'b' ? 'both' : Number(side),
    otherwise: other === 'd' ? 'draw' : Number(other),
  };
}

const fixedHexes = (forces: readonly CustomForce[]) =>
  forces.flatMap(({ where }) => (where !== 'zone' && 'at' in where ? [where.at] : []));

/** A side's zone without the hexes kept for certain counters. */
function zoneOf(zones: string, seat: Seat, fixed: readonly string[]): readonly string[] {
  return hexNames.filter((name, place) => zones.charAt(place) === String(seat + 1) && !fixed.includes(name));
}

const both = [AMERICAN, GERMAN];

/** The order of battle it amounts to. */
export function scenarioOfBattle(id: string, battle: CustomBattle): Scenario {
  const fixed = fixedHexes(battle.forces);
  const forces = battle.forces.map(({ seat, kind, hq, count, where }): Force => {
    const units = [hq ? { kind, count, hq: true as const } : { kind, count }];
    if (where === 'zone') return { rule: 'TOT-12.0b', seat, units, zone: zoneOf(battle.zones, seat, fixed) };
    if ('at' in where) return { rule: 'TOT-12.0b', seat, units, zone: [where.at] };
    const rows = [{ edge: where.edge, hexes: edgeRow(where.edge) }];
    return { rule: 'TOT-12.0b', seat, units, entry: { turn: where.turn, rows } };
  });
  const order = battle.first === AMERICAN ? [GERMAN, AMERICAN] : both;
  return scenario({
    id,
    map: paintedId(battle.terrain, battle.roads),
    turns: battle.turns,
    first: battle.first,
    forces,
    deployment: order.map((seat): Deployment => ({ rule: 'TOT-12.0b', seat })),
    coups: [{ type: 'annihilation', seats: both, rule: 'TOT-Q19' }],
    ending: {
      type: 'hold',
      seats: battle.holder === 'both' ? both : [battle.holder],
      hexes: battle.objectives,
      need: Math.max(1, battle.need),
      rule: 'TOT-12.0a',
      otherwise: battle.otherwise,
    },
  });
}
