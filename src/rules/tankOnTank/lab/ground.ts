import { groundOf, mapOf } from '../data/customBattle';
import type { MapId, Painted, SheetId, Terrain } from '../data/maps';
import { spokenSide, strayRoad, terrainLetter, terrainOfLetter } from '../data/paintedMap';
import { COUNT, nameOf, placeOf } from '../hexes';

/** Where a bench begins: a printed sheet, open ground, or a map of one's own. */
export type Sheet = SheetId | 'open' | Painted;

/** A sheet and what was painted over it. */
export interface BenchGround {
  readonly sheet: Sheet;
  readonly paint: { readonly [hex: string]: Terrain };
  /** Sides of two neighbours whose road was laid, or taken up where there was one. */
  readonly roads: readonly (readonly [from: string, to: string])[];
}

/** A map of one's own as it is written: a letter and a digit for every hex, and no road off the map. */
export function isSheet(text: string): text is Sheet {
  if (text === 'A' || text === 'B' || text === 'open') return true;
  if (!text.startsWith('~') || text.length !== 1 + 2 * COUNT) return false;
  const [letters, digits] = [text.slice(1, 1 + COUNT), text.slice(1 + COUNT)];
  return (
    [...letters].every((letter) => terrainOfLetter(letter) !== null) && /^[0-7]+$/.test(digits) && !strayRoad(digits)
  );
}

function fieldsOf(sheet: Sheet): { readonly terrain: string; readonly roads: string } {
  if (sheet === 'A' || sheet === 'B') return groundOf(sheet);
  if (sheet === 'open') return { terrain: 'c'.repeat(COUNT), roads: '0'.repeat(COUNT) };
  return { terrain: sheet.slice(1, 1 + COUNT), roads: sheet.slice(1 + COUNT) };
}

/** Terrain and roads hex by hex, with what was painted. */
export function groundFields({ sheet, paint, roads }: BenchGround): {
  readonly terrain: string;
  readonly roads: string;
} {
  const fields = fieldsOf(sheet);
  const letters = [...fields.terrain];
  for (const [hex, terrain] of Object.entries(paint)) letters[placeOf(hex)] = terrainLetter(terrain);
  const digits = [...fields.roads].map(Number);
  for (const [from, to] of roads) {
    const side = spokenSide(from, to);
    if (side !== null) digits[side.owner] = (digits[side.owner] ?? 0) ^ (1 << side.bit);
  }
  return { terrain: letters.join(''), roads: digits.join('') };
}

/** The map the rules read. */
export const benchMap = (ground: BenchGround): MapId => mapOf(groundFields(ground));

/** What the sheet itself shows in a hex. */
function printedTerrain(sheet: Sheet, hex: string): Terrain {
  return terrainOfLetter(fieldsOf(sheet).terrain.charAt(placeOf(hex))) ?? 'clear';
}

/** The hex painted; back to what the sheet shows, it is no change any more. */
export function paintedHex(ground: BenchGround, hex: string, terrain: Terrain): BenchGround {
  const { [hex]: _, ...others } = ground.paint;
  const isPrinted = printedTerrain(ground.sheet, hex) === terrain;
  return { ...ground, paint: isPrinted ? others : { ...others, [hex]: terrain } };
}

/** A road across the side of two neighbours, or none where there was one. */
export function pavedSide(ground: BenchGround, from: string, to: string): BenchGround {
  const side = spokenSide(from, to);
  if (side === null) return ground;
  const same = (pair: readonly [string, string]) => {
    const other = spokenSide(...pair);
    return other?.owner === side.owner && other.bit === side.bit;
  };
  const left = ground.roads.filter((pair) => !same(pair));
  const owner = nameOf(side.owner);
  const roads = left.length < ground.roads.length ? left : [...left, [owner, owner === from ? to : from] as const];
  return { ...ground, roads };
}
