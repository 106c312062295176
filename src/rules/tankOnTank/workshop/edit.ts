import type { Seat } from '../../core/game';
import { type CustomBattle, ownRule, type Row, wholeRow } from '../data/customBattle';
import type { Edge, Terrain } from '../data/maps';
import { spokenSide, terrainLetter } from '../data/paintedMap';
import { type Deployment, type Exit, type Force, hq, of, scenario, type UnitGroup } from '../data/scenario';
import { AMERICAN, GERMAN } from '../data/units';
import { edgeRow, hexNames, nameOf, placeOf } from '../hexes';

/** A character of a field changed. */
function changed(field: string, hex: string, to: string): string {
  const place = placeOf(hex);
  return `${field.slice(0, place)}${to}${field.slice(place + 1)}`;
}

const blank = (letter: string) => letter.repeat(hexNames.length);

export const openGround: Pick<CustomBattle, 'terrain' | 'roads'> = { terrain: blank('c'), roads: blank('0') };

/** Open ground, the Americans in the north against the Germans in the south, one hex in the middle to hold. */
export function firstBattle(): CustomBattle {
  const force = (seat: Seat, edge: Edge, units: readonly UnitGroup[]): Force => ({
    rule: ownRule.setup,
    seat,
    units,
    zone: edgeRow(edge),
  });
  const both = [AMERICAN, GERMAN];
  const {
    id: _,
    map: __,
    ...terms
  } = scenario({
    id: '',
    map: 'A',
    turns: 8,
    first: AMERICAN,
    forces: [
      force(AMERICAN, 'north', [hq(1, 'sherman'), of(3, 'sherman')]),
      force(GERMAN, 'south', [hq(1, 'panzer4'), of(3, 'panzer4')]),
    ],
    deployment: [GERMAN, AMERICAN].map((seat): Deployment => ({ rule: ownRule.setup, seat })),
    coups: [{ type: 'annihilation', seats: both, rule: ownRule.annihilation }],
    ending: { type: 'hold', seats: both, hexes: ['E6'], need: 1, rule: ownRule.victory, otherwise: 'draw' },
  });
  return { ...terms, ...openGround };
}

export function painted(battle: CustomBattle, hex: string, terrain: Terrain): CustomBattle {
  const next = changed(battle.terrain, hex, terrainLetter(terrain));
  return next === battle.terrain ? battle : { ...battle, terrain: next };
}

/** A road across the hexside between two neighbours, or none where there was one; other hexes change nothing. */
export function withRoad(battle: CustomBattle, from: string, to: string): CustomBattle {
  const side = spokenSide(from, to);
  if (side === null) return battle;
  const digit = Number(battle.roads.charAt(side.owner)) ^ (1 << side.bit);
  return { ...battle, roads: changed(battle.roads, nameOf(side.owner), String(digit)) };
}

/** A list with a member in place of another, or without it. */
export function replaced<T>(list: readonly T[], index: number, item: T | null): readonly T[] {
  return list.flatMap((each, place) => (place !== index ? [each] : item === null ? [] : [item]));
}

/** Something in a battle that consists of hexes: the place of a force, an exit, hexes that win or earn. */
export type Target =
  | { readonly of: 'forces' | 'exits' | 'awards' | 'coups'; readonly index: number }
  | { readonly of: 'ending'; readonly index: 0 };

/** The hexes of a target; null: it has none. */
export function hexesOf(battle: CustomBattle, target: Target): readonly string[] | null {
  if (target.of === 'ending') return battle.ending.type === 'hold' ? battle.ending.hexes : null;
  if (target.of === 'forces') {
    const force = battle.forces[target.index];
    if (force === undefined || force.entry?.rows === 'declared') return null;
    return force.zone ?? [...new Set(force.entry?.rows.flatMap(({ hexes }) => hexes))];
  }
  const found = battle[target.of][target.index];
  return found !== undefined && 'hexes' in found ? found.hexes : null;
}

const toggled = (hexes: readonly string[], hex: string): readonly string[] =>
  hexes.includes(hex) ? hexes.filter((each) => each !== hex) : [...hexes, hex];

const toggledRow = <R extends Row>(row: R, hex: string): R =>
  edgeRow(row.edge).includes(hex) ? { ...row, hexes: toggled(row.hexes, hex) } : row;

/** A hex more in a target, or one fewer; rows of an edge take only hexes of that edge. */
export function marked(battle: CustomBattle, target: Target, hex: string): CustomBattle {
  const { index } = target;
  switch (target.of) {
    case 'ending': {
      const { ending } = battle;
      if (ending.type !== 'hold') return battle;
      const hexes = toggled(ending.hexes, hex);
      const need = Math.min(Math.max(ending.need, 1), Math.max(hexes.length, 1));
      return { ...battle, ending: { ...ending, hexes, need } };
    }
    case 'forces': {
      const force = battle.forces[index];
      return force === undefined
        ? battle
        : { ...battle, forces: replaced(battle.forces, index, markedForce(force, hex)) };
    }
    case 'exits': {
      const exit = battle.exits[index];
      return exit === undefined ? battle : { ...battle, exits: replaced(battle.exits, index, toggledRow(exit, hex)) };
    }
    case 'awards': {
      const award = battle.awards[index];
      if (award?.type !== 'control') return battle;
      return { ...battle, awards: replaced(battle.awards, index, { ...award, hexes: toggled(award.hexes, hex) }) };
    }
    case 'coups': {
      const coup = battle.coups[index];
      if (coup?.type !== 'trophies') return battle;
      return { ...battle, coups: replaced(battle.coups, index, { ...coup, hexes: toggled(coup.hexes, hex) }) };
    }
  }
}

function markedForce(force: Force, hex: string): Force {
  const { zone, entry } = force;
  if (zone !== undefined) return { ...force, zone: toggled(zone, hex) };
  if (entry === undefined || entry.rows === 'declared') return force;
  return { ...force, entry: { ...entry, rows: entry.rows.map((row) => toggledRow(row, hex)) } };
}

/** Everything that can be marked on the map, in the order of the battle. */
export function targetsOf(battle: CustomBattle): readonly Target[] {
  const lists = (['forces', 'exits', 'awards', 'coups'] as const).flatMap((list) =>
    battle[list].map((_, index): Target => ({ of: list, index })),
  );
  const all: readonly Target[] = [...lists, { of: 'ending', index: 0 }];
  return all.filter((target) => hexesOf(battle, target) !== null);
}

/** Counters added to a force or, with a negative number, taken from it; those alike are counted together. */
export function withDraft(force: Force, draft: UnitGroup, count: number): Force {
  const key = ({ kind, hq: leads, ace }: UnitGroup) => `${kind} ${leads === true} ${ace === true}`;
  const index = force.units.findIndex((each) => key(each) === key(draft));
  const known = force.units[index];
  const left = Math.min(9, (known?.count ?? 0) + count);
  if (known === undefined) return count > 0 ? { ...force, units: [...force.units, { ...draft, count: left }] } : force;
  return { ...force, units: replaced(force.units, index, left > 0 ? { ...known, count: left } : null) };
}

/** One counter in a hex of its own: nobody else sets up there. */
export function withUnitAt(battle: CustomBattle, seat: Seat, draft: UnitGroup, hex: string): CustomBattle {
  const others = withoutUnitAt(battle, hex).forces.map((force) =>
    force.zone === undefined ? force : { ...force, zone: force.zone.filter((each) => each !== hex) },
  );
  const own: Force = { rule: ownRule.setup, seat, units: [{ ...draft, count: 1 }], zone: [hex] };
  return { ...battle, forces: [...others, own] };
}

/** Whether a force is one counter that begins in a certain hex. */
export function fixedHex({ zone, units }: Force): string | null {
  const [hex] = zone ?? [];
  return hex !== undefined && zone?.length === 1 && units.length === 1 && units[0]?.count === 1 ? hex : null;
}

/** No counter with a hex of its own begins in this one. */
export function withoutUnitAt(battle: CustomBattle, hex: string): CustomBattle {
  return { ...battle, forces: battle.forces.filter((force) => fixedHex(force) !== hex) };
}

export type Arrival = 'zone' | 'entry' | 'declared';

export function arrivalOf({ zone, entry }: Force): Arrival {
  return zone !== undefined ? 'zone' : entry?.rows === 'declared' ? 'declared' : 'entry';
}

/** The same counters, coming another way. */
export function arriving({ rule, seat, units, entry }: Force, arrival: Arrival): Force {
  const turn = entry?.turn ?? 1;
  const home: Edge = seat === AMERICAN ? 'north' : 'south';
  switch (arrival) {
    case 'zone':
      return { rule, seat, units, zone: edgeRow(home) };
    case 'entry':
      return { rule, seat, units, entry: { turn, rows: [wholeRow(home)] } };
    case 'declared':
      return { rule, seat, units, entry: { turn, rows: 'declared' } };
  }
}

/** An edge opened to a force that enters, or closed; one stays open. */
export function withEdge(force: Force, edge: Edge): Force {
  const { entry } = force;
  if (entry === undefined || entry.rows === 'declared') return force;
  const without = entry.rows.filter((row) => row.edge !== edge);
  const rows = without.length < entry.rows.length ? without : [...entry.rows, wholeRow(edge)];
  return rows.length === 0 ? force : { ...force, entry: { ...entry, rows } };
}

/** A way off the map for a side: over the enemy's edge to begin with. */
export function newExit(seat: Seat): Exit {
  return { rule: ownRule.exit, seat, ...wholeRow(seat === AMERICAN ? 'south' : 'north') };
}
