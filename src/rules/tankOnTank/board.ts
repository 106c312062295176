import {
  distance,
  FACING_NAMES,
  FACINGS,
  type Facing,
  type FacingName,
  type HexId,
  hexesOf,
  neighbour,
  printHexName,
} from '../core/hex';
import { arc180 } from '../core/hexArc';
import { lineTable } from '../core/hexLine';
import { type Edge, grid, type MapData, type MapId, maps, type SheetId, type Terrain } from './data/maps';
import { readPainted } from './data/paintedMap';

const ids: readonly HexId[] = hexesOf(grid);
/** The names of all hexes, column by column from the north: a hex's place in this list is its number in every table. */
export const hexNames: readonly string[] = ids.map((id) => printHexName(grid, id));
export const COUNT = hexNames.length;
const places = new Map(hexNames.map((name, place) => [name, place]));
const idPlaces = new Map(ids.map((id, place) => [id, place]));
/** A neighbour off the map. */
export const NOWHERE = -1;

export function isHexName(name: string): boolean {
  return places.has(name);
}

/** Throws for a name the map does not have. */
export function placeOf(name: string): number {
  const place = places.get(name);
  if (place === undefined) throw new Error(`no hex ${name} on this map`);
  return place;
}

export function nameOf(place: number): string {
  const name = hexNames[place];
  if (name === undefined) throw new Error(`no hex number ${place}`);
  return name;
}

export function idOf(name: string): HexId {
  const id = ids[placeOf(name)];
  if (id === undefined) throw new Error(`no hex ${name} on this map`);
  return id;
}

/** The name of a hex by its coordinates, or null off the map. */
export function nameAt(id: HexId): string | null {
  const place = idPlaces.get(id);
  return place === undefined ? null : nameOf(place);
}

const facingNumbers = new Map(FACING_NAMES.map((name, index) => [name, FACINGS[index] ?? 0]));

export function facingOf(name: FacingName): Facing {
  return facingNumbers.get(name) ?? 0;
}

export function isFacingName(text: unknown): text is FacingName {
  return FACING_NAMES.some((name) => name === text);
}

// Geometry is the same on every sheet, so it is computed once.
const distances = Uint8Array.from({ length: COUNT * COUNT }, (_, pair) => {
  const [from, to] = [ids[Math.floor(pair / COUNT)], ids[pair % COUNT]];
  return from && to ? distance(from, to) : 0;
});
const nextTo = Int16Array.from({ length: COUNT * 6 }, (_, index) => {
  const [from, facing] = [ids[Math.floor(index / 6)], FACINGS[index % 6]];
  return from && facing !== undefined ? (idPlaces.get(neighbour(from, facing)) ?? NOWHERE) : NOWHERE;
});
const fronts = FACINGS.map((facing) =>
  Uint8Array.from({ length: COUNT * COUNT }, (_, pair) => {
    const [from, to] = [ids[Math.floor(pair / COUNT)], ids[pair % COUNT]];
    // A hex cut in half by the border is front for both purposes (TOT-Q1).
    return from && to && arc180(from, facing, to) !== 'outside' ? 1 : 0;
  }),
);
const lines = lineTable(ids);

export function distanceAt(from: number, to: number): number {
  return distances[from * COUNT + to] ?? 0;
}

export function neighbourAt(from: number, facing: number): number {
  return nextTo[from * 6 + facing] ?? NOWHERE;
}

export function isFrontAt(from: number, facing: Facing, to: number): boolean {
  return fronts[facing]?.[from * COUNT + to] === 1;
}

/** The steps of a line: one hex, or the two along a hexside; off the map there is nothing that could block (TOT-Q4). */
export function stepsAt(from: number, to: number): readonly (readonly number[])[] {
  return lines
    .lineAt(from, to)
    .map((step) => step.flatMap((id) => idPlaces.get(id) ?? []))
    .filter((step) => step.length > 0);
}

/** A sheet with everything about it that never changes during play. */
export interface Board {
  readonly data: MapData;
  readonly terrain: readonly Terrain[];
  readonly prohibited: readonly boolean[];
  /** Whether a road crosses the hexside, by hex × 6 + facing. */
  readonly roads: Uint8Array;
  readonly onRoad: readonly boolean[];
  /** Whether ground alone stops the line, by from × hexes + to. */
  readonly stopped: Uint8Array;
  /** Lines free of ground: two hexes a step, maybe the same, that must both hold a unit to stop it. */
  readonly watched: readonly Uint8Array[];
}

export function boardOf(data: MapData): Board {
  const terrain: Terrain[] = hexNames.map((name) =>
    data.hill.includes(name)
      ? 'hill'
      : data.town.includes(name)
        ? 'town'
        : data.woods.includes(name)
          ? 'woods'
          : 'clear',
  );
  const roads = new Uint8Array(COUNT * 6);
  const pave = (from: number, to: number) => {
    const facing = FACINGS.find((each) => neighbourAt(from, each) === to);
    if (facing === undefined) throw new Error(`no hexside between ${nameOf(from)} and ${nameOf(to)}`);
    roads[from * 6 + facing] = 1;
  };
  for (const road of data.roads) {
    for (let i = 1; i < road.length; i++) {
      const [from, to] = [placeOf(road[i - 1] ?? ''), placeOf(road[i] ?? '')];
      pave(from, to);
      pave(to, from);
    }
  }
  const onRoad = hexNames.map((name) => data.roads.some((road) => road.includes(name)));
  const stopped = new Uint8Array(COUNT * COUNT);
  const watched: Uint8Array[] = [];
  for (let from = 0; from < COUNT; from++) {
    for (let to = 0; to < COUNT; to++) {
      const steps = stepsAt(from, to).map((step) => step.filter((place) => terrain[place] === 'clear'));
      stopped[from * COUNT + to] = steps.some((clear) => clear.length === 0) ? 1 : 0;
      // TOT-8.2d: from a hill, and up to one, units in clear hexes do not hide anything.
      const over = terrain[from] === 'hill' || terrain[to] === 'hill';
      watched.push(Uint8Array.from(over ? [] : steps.flatMap(([one = 0, other = one]) => [one, other])));
    }
  }
  const prohibited = hexNames.map((name) => data.prohibited.includes(name));
  return { data, terrain, prohibited, roads, onRoad, stopped, watched };
}

const boards: Readonly<Record<SheetId, Board>> = { A: boardOf(maps.A), B: boardOf(maps.B) };

// A builder tries many maps; only the last few are worth keeping.
const painted = new Map<MapId, Board>();
const MOST_PAINTED = 8;

export function boardFor(map: MapId): Board {
  if (map === 'A' || map === 'B') return boards[map];
  const known = painted.get(map);
  if (known) return known;
  const board = boardOf(readPainted(map));
  const [oldest] = painted.keys();
  if (oldest !== undefined && painted.size >= MOST_PAINTED) painted.delete(oldest);
  painted.set(map, board);
  return board;
}

export function terrainAt(board: Board, place: number): Terrain {
  return board.terrain[place] ?? 'clear';
}

/** Whether a road leads off the map here. */
export function hasRoadEnd(board: Board, name: string, edge: Edge): boolean {
  return board.data.ends.some((end) => end.at === name && end.edge === edge);
}

const first = (column: string) => hexNames.find((name) => name.startsWith(column)) ?? '';
const last = (column: string) => hexNames.findLast((name) => name.startsWith(column)) ?? '';
const COLUMNS = [...'ABCDEFGHI'];

/** The outermost hex row of an edge (TOT-Q21). */
export function edgeRow(edge: Edge): readonly string[] {
  switch (edge) {
    case 'north':
      return COLUMNS.map(first);
    case 'south':
      return COLUMNS.map(last);
    case 'west':
      return hexNames.filter((name) => name.startsWith('A'));
    case 'east':
      return hexNames.filter((name) => name.startsWith('I'));
  }
}
