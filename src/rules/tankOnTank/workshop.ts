import { FACINGS } from '../core/hex';
import { edgeRow, hexNames, nameOf, neighbourAt, placeOf } from './board';
import type { CustomBattle, CustomForce } from './data/customBattle';
import { maps, type SheetId, type Terrain } from './data/maps';
import { terrainLetter } from './data/paintedMap';
import { AMERICAN } from './data/units';

/** A character of a field changed. */
function changed(field: string, hex: string, to: string): string {
  const place = placeOf(hex);
  return `${field.slice(0, place)}${to}${field.slice(place + 1)}`;
}

const blank = (letter: string) => letter.repeat(hexNames.length);

/** Open ground, the Americans in the north against the Germans in the south, one hex in the middle to hold. */
export function firstBattle(): CustomBattle {
  const zones = hexNames.map((name) =>
    edgeRow('north').includes(name) ? '1' : edgeRow('south').includes(name) ? '2' : '0',
  );
  const force = (seat: number, kind: CustomForce['kind'], count: number, hq: boolean): CustomForce => ({
    seat,
    kind,
    hq,
    count,
    where: 'zone',
  });
  return {
    terrain: blank('c'),
    roads: blank('0'),
    zones: zones.join(''),
    turns: 8,
    first: AMERICAN,
    forces: [
      force(0, 'sherman', 1, true),
      force(0, 'sherman', 3, false),
      force(1, 'panzer4', 1, true),
      force(1, 'panzer4', 3, false),
    ],
    objectives: ['E6'],
    need: 1,
    holder: 'both',
    otherwise: 'draw',
  };
}

/** The ground of a printed sheet in place of what was painted. */
export function withSheet(battle: CustomBattle, sheet: SheetId): CustomBattle {
  const { hill, town, woods, roads } = maps[sheet];
  const kinds: readonly (readonly [readonly string[], Terrain])[] = [
    [hill, 'hill'],
    [town, 'town'],
    [woods, 'woods'],
  ];
  let next: CustomBattle = { ...battle, terrain: blank('c'), roads: blank('0') };
  for (const [hexes, terrain] of kinds) for (const hex of hexes) next = painted(next, hex, terrain);
  for (const road of roads) {
    road.forEach((hex, index) => {
      const before = road[index - 1];
      if (before !== undefined) next = withRoad(next, before, hex);
    });
  }
  return next;
}

export function painted(battle: CustomBattle, hex: string, terrain: Terrain): CustomBattle {
  return { ...battle, terrain: changed(battle.terrain, hex, terrainLetter(terrain)) };
}

/** A road across the hexside between two neighbours, or none where there was one; other hexes change nothing. */
export function withRoad(battle: CustomBattle, from: string, to: string): CustomBattle {
  const [start, end] = [placeOf(from), placeOf(to)];
  const facing = FACINGS.find((each) => neighbourAt(start, each) === end);
  if (facing === undefined) return battle;
  const [owner, bit] = facing < 3 ? [start, facing] : [end, facing - 3];
  const digit = Number(battle.roads.charAt(owner)) ^ (1 << bit);
  return { ...battle, roads: changed(battle.roads, nameOf(owner), String(digit)) };
}

/** A hex given to a side's zone; 0 takes it from both. */
export function zoned(battle: CustomBattle, hex: string, owner: 0 | 1 | 2): CustomBattle {
  return { ...battle, zones: changed(battle.zones, hex, String(owner)) };
}

/** Named an objective, or no longer; the number to hold stays possible. */
export function withObjective(battle: CustomBattle, hex: string): CustomBattle {
  const without = battle.objectives.filter((each) => each !== hex);
  const objectives = without.length < battle.objectives.length ? without : [...without, hex];
  const need = Math.min(Math.max(battle.need, objectives.length > 0 ? 1 : 0), objectives.length);
  return { ...battle, objectives, need };
}

/** Counters put where they are to begin; those of one kind and place are counted together. */
export function withForce(battle: CustomBattle, force: CustomForce): CustomBattle {
  const { where } = force;
  if (where !== 'zone' && 'at' in where)
    return { ...battle, forces: [...cleared(battle, where.at).forces, { ...force, count: 1 }] };
  const key = (each: CustomForce) => JSON.stringify([each.seat, each.kind, each.hq, each.where]);
  const same = battle.forces.find((each) => key(each) === key(force));
  if (same === undefined) return { ...battle, forces: [...battle.forces, force] };
  const more = { ...same, count: Math.min(9, same.count + force.count) };
  return { ...battle, forces: battle.forces.map((each) => (each === same ? more : each)) };
}

/** One counter fewer of a line of the list. */
export function withoutForce(battle: CustomBattle, index: number): CustomBattle {
  const forces = battle.forces.flatMap((each, place) => {
    if (place !== index) return [each];
    return each.count > 1 ? [{ ...each, count: each.count - 1 }] : [];
  });
  return { ...battle, forces };
}

/** No counter begins in this hex. */
export function cleared(battle: CustomBattle, hex: string): CustomBattle {
  return {
    ...battle,
    forces: battle.forces.filter(({ where }) => where === 'zone' || !('at' in where) || where.at !== hex),
  };
}
