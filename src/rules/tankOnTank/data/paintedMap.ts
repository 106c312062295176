import { FACINGS } from '../../core/hex';
import { edgeRow, hexNames, NOWHERE, nameOf, neighbourAt, placeOf } from '../hexes';
import type { Edge, MapData, Painted, Terrain } from './maps';

// A map as text: a letter of terrain for every hex in the order of `hexNames`, then for every hex a digit that says
// which of its hexsides to the north, north-east and south-east a road crosses (1, 2 and 4).
const letters: Readonly<Record<string, Terrain>> = { c: 'clear', h: 'hill', t: 'town', w: 'woods' };
/** Facings whose hexsides a hex speaks for; the other three belong to its neighbours. */
const spoken = FACINGS.slice(0, 3);

export function terrainLetter(terrain: Terrain): string {
  return Object.keys(letters).find((letter) => letters[letter] === terrain) ?? 'c';
}

export function terrainOfLetter(letter: string): Terrain | null {
  return letters[letter] ?? null;
}

/** The first hex whose road leads off the map; null: none does. */
export function strayRoad(roads: string): string | null {
  return hexNames.find((_, place) => roadsFrom(roads, place).includes(NOWHERE)) ?? null;
}

function roadsFrom(roads: string, place: number): readonly number[] {
  const bits = Number(roads.charAt(place));
  return spoken.filter((_, bit) => (bits & (1 << bit)) !== 0).map((facing) => neighbourAt(place, facing));
}

/** Lines of hexes as a field: every two neighbours in a line share a road. */
export function pavedField(lines: readonly (readonly string[])[]): string {
  const digits = hexNames.map(() => 0);
  for (const line of lines) {
    line.forEach((name, index) => {
      const before = line[index - 1];
      const side = before === undefined ? null : spokenSide(before, name);
      if (side !== null) digits[side.owner] = (digits[side.owner] ?? 0) | (1 << side.bit);
    });
  }
  return digits.join('');
}

/** Which hex speaks for the hexside between two neighbours, and with which bit; null: they are none. */
export function spokenSide(from: string, to: string): { readonly owner: number; readonly bit: number } | null {
  const [start, end] = [placeOf(from), placeOf(to)];
  const facing = FACINGS.find((each) => neighbourAt(start, each) === end);
  if (facing === undefined) return null;
  return facing < 3 ? { owner: start, bit: facing } : { owner: end, bit: facing - 3 };
}

export function paintedId(terrain: string, roads: string): Painted {
  return `~${terrain}${roads}`;
}

/** The sheet of a painted map; a road on an edge row leads off the map there. */
export function readPainted(id: Painted): MapData {
  const terrain = id.slice(1, 1 + hexNames.length);
  const roads = id.slice(1 + hexNames.length);
  const lines = hexNames.flatMap((name, place) => roadsFrom(roads, place).map((to) => [name, nameOf(to)]));
  const of = (kind: Terrain) => hexNames.filter((_, place) => letters[terrain.charAt(place)] === kind);
  const paved = new Set(lines.flat());
  const ends = (['north', 'south'] satisfies Edge[]).flatMap((edge) =>
    edgeRow(edge)
      .filter((at) => paved.has(at))
      .map((at) => ({ at, edge })),
  );
  return { id, hill: of('hill'), town: of('town'), woods: of('woods'), prohibited: [], roads: lines, ends };
}
