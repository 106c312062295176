import { AnalysisError } from '../../core/module';
import { isTerrainId, type TerrainId } from '../data/terrain';
import type { HoldingBox } from '../types';

export type Params = { readonly [key: string]: unknown };

export function bad(where: string, what: string): AnalysisError {
  return new AnalysisError(`${where}: ${what}`);
}

export function only(params: Params, known: readonly string[], inside = ''): void {
  for (const key of Object.keys(params)) {
    if (key !== 'game' && key !== 'question' && !known.includes(key))
      throw bad(`${inside}${key}`, 'no such parameter here');
  }
}

export function flag(params: Params, key: string, standard = false, inside = ''): boolean {
  const value = params[key] ?? standard;
  if (typeof value !== 'boolean') throw bad(`${inside}${key}`, 'expected true or false');
  return value;
}

export function whole(params: Params, key: string, least: number, most: number, standard?: number): number {
  const value = params[key] ?? standard;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw bad(key, `expected a whole number from ${least} to ${most}`);
  }
  return value;
}

export function numbers(params: Params, key: string, least: number, most: number): number[] {
  const value = params[key] ?? [];
  if (!Array.isArray(value)) throw bad(key, 'expected a list of numbers');
  const list = value.map((each: unknown) => {
    if (typeof each !== 'number' || !Number.isInteger(each) || each < least || each > most) {
      throw bad(key, `expected whole numbers from ${least} to ${most}`);
    }
    return each;
  });
  if (new Set(list).size < list.length) throw bad(key, 'a number stands there twice');
  return list;
}

export function inner(params: Params, key: string): Params {
  const value = params[key] ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad(key, 'expected an object');
  return value as Params;
}

/** The distance, or both tanks' ranges (TD-5.2.3). */
export function distanceIn(params: Params): number {
  const { range } = params;
  const step = (value: unknown, least: number, most: number): number => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value % 200 !== 0 || value < least || value > most) {
      throw bad('range', `expected metres in steps of 200 from ${least} to ${most}`);
    }
    return value;
  };
  if (!Array.isArray(range)) return step(range, 0, 2000);
  if (range.length !== 2) throw bad('range', 'expected two ranges');
  return Math.abs(step(range[0], -1000, 1000) + step(range[1], -1000, 1000));
}

export interface Place {
  readonly box: HoldingBox;
  readonly hullDown: boolean;
}

/** A Holding Box; a tank In Motion has nothing else in it. */
export function placeIn(params: Params, key: string): Place {
  const given = inner(params, key);
  only(given, ['inMotion', 'terrain', 'smoke', 'hill', 'hullDown'], `${key}.`);
  const at = `${key}.`;
  const moving = flag(given, 'inMotion', false, at);
  const smoke = flag(given, 'smoke', false, at);
  const hill = flag(given, 'hill', false, at);
  const hullDown = flag(given, 'hullDown', false, at);
  const terrain = given.terrain === undefined ? null : terrainIn(given.terrain, `${at}terrain`);
  if (moving && (smoke || hill || hullDown || terrain !== null))
    throw bad(`${at}inMotion`, 'a tank In Motion has nothing else');
  return {
    box: {
      move: moving ? 13 : null,
      terrain: terrain === null ? null : { id: terrain, card: null },
      smoke: smoke ? 1 : null,
      smokeFills: false,
      hill,
      road: false,
    },
    hullDown,
  };
}

function terrainIn(value: unknown, where: string): TerrainId {
  if (!isTerrainId(value)) throw bad(where, `no terrain "${String(value)}"`);
  return value;
}

/** The deck the options make. */
export function deckIn(params: Params, key: string): { city: boolean; alternates: number[] } {
  const given = inner(params, key);
  only(given, ['alternates', 'city'], `${key}.`);
  const alternates = given.alternates === undefined ? [] : numbers(given, 'alternates', 13, 77);
  for (const number of alternates) {
    if (number !== 13 && number < 70) throw bad(`${key}.alternates`, `there is no alternate ${number}`);
  }
  return { city: flag(given, 'city', false, `${key}.`), alternates };
}
