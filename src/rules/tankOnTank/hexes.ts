import {
  distance,
  FACING_NAMES,
  FACINGS,
  type Facing,
  type FacingName,
  type HexId,
  squaredDistance as hexesApart,
  hexesOf,
  neighbour,
  printHexName,
} from '../core/hex';
import { arc180 } from '../core/hexArc';
import { lineTable } from '../core/hexLine';
import { idOfKind, type Ref } from '../core/ref';
import { type Edge, grid } from './data/maps';

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

/** A step of a line: through one hex, or along a hexside between two, of which one may lie off the map (TOT-Q4). */
interface LineStep {
  readonly places: readonly number[];
  readonly hexside: boolean;
}

/** The steps of a line; off the map there is nothing that could block (TOT-Q4). */
export function stepsAt(from: number, to: number): readonly LineStep[] {
  return lines
    .lineAt(from, to)
    .map((step) => ({ places: step.flatMap((id) => idPlaces.get(id) ?? []), hexside: step.length > 1 }))
    .filter(({ places }) => places.length > 0);
}

/** How far apart two hexes lie on the paper, squared; null where one is no hex. */
export function squaredDistance(from: Ref, to: Ref): number | null {
  const [a, b] = [idOfKind('hex', from), idOfKind('hex', to)];
  if (a === null || b === null || !isHexName(a) || !isHexName(b)) return null;
  return hexesApart(idOf(a), idOf(b));
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
