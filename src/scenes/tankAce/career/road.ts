import type { CareerText } from '../../../i18n/tankAce/career';
import type { MajorEvent } from '../../../rules/tankAce/data/calendar';
import type { Point } from '../../paint/items';

/** The operational map is drawn at 1000 by 560; everything here is in its units. */
export const MAP = { width: 1000, height: 560 } as const;

type Side = 'north' | 'east' | 'west';
export const cities: readonly {
  readonly name: keyof CareerText['places'];
  readonly at: Point;
  readonly side: Side;
  readonly capital?: true;
}[] = [
  { name: 'Cherbourg', at: { x: 63.2, y: 299 }, side: 'north' },
  { name: 'Caen', at: { x: 144.5, y: 349.4 }, side: 'east' },
  { name: 'Paris', at: { x: 319.4, y: 385.3 }, side: 'north', capital: true },
  { name: 'Reims', at: { x: 427.7, y: 341.6 }, side: 'east' },
  { name: 'Nancy', at: { x: 566.5, y: 404.3 }, side: 'west' },
  { name: 'Metz', at: { x: 566.5, y: 356.2 }, side: 'west' },
  { name: 'Brussels', at: { x: 448.4, y: 162.4 }, side: 'west', capital: true },
  { name: 'Antwerp', at: { x: 451.6, y: 121 }, side: 'west' },
  { name: 'Liège', at: { x: 527.1, y: 187 }, side: 'west' },
  { name: 'Cologne', at: { x: 616.1, y: 152.3 }, side: 'east' },
  { name: 'Trier', at: { x: 596.1, y: 284.5 }, side: 'east' },
  { name: 'Frankfurt', at: { x: 727.7, y: 245.3 }, side: 'east' },
  { name: 'Kassel', at: { x: 779.4, y: 110.9 }, side: 'north' },
  { name: 'Leipzig', at: { x: 965.8, y: 107.5 }, side: 'west' },
];

export const eventPlaces: { readonly [event in MajorEvent]: Point } = {
  1: { x: 97.4, y: 356.2 },
  2: { x: 80.6, y: 383 },
  3: { x: 590.3, y: 401 },
  4: { x: 567.7, y: 210.6 },
  5: { x: 536.8, y: 257.6 },
  6: { x: 581.9, y: 136.6 },
  7: { x: 659.4, y: 221.8 },
};

const stations: readonly (readonly [number, number])[] = [
  [112.3, 332.6],
  [97.4, 356.2],
  [80.6, 383],
  [109.7, 431.2],
  [180.6, 470.4],
  [251.6, 442.4],
  [319.4, 397.6],
  [387.1, 414.4],
  [451.6, 401],
  [522.6, 397.6],
  [574.2, 401],
  [566.5, 336],
  [554.8, 285.6],
  [551.6, 235.2],
  [567.7, 210.6],
  [551.6, 246.4],
  [536.8, 257.6],
  [561.3, 201.6],
  [581.9, 145.6],
  [612.9, 173.6],
  [659.4, 221.8],
  [722.6, 201.6],
  [780.6, 151.2],
  [858.1, 145.6],
  [935.5, 112],
];

/** Which station the front has reached as each month begins; the last stands for the end of April. */
const fronts = [0, 1, 3, 9.5, 12, 14, 15, 16, 17, 18.5, 21, 24];

/** Points between two stations. */
const STEPS = 8;

/** The whole road as a smooth line: a point for every eighth of the way between stations. */
const road: readonly Point[] = stations.flatMap((from, index) => {
  const to = stations[index + 1];
  if (to === undefined) return [{ x: from[0], y: from[1] }];
  const before = stations[index - 1] ?? from;
  const after = stations[index + 2] ?? to;
  return Array.from({ length: STEPS }, (_, step) => {
    const t = step / STEPS;
    const along = (axis: 0 | 1) => between(before[axis], from[axis], to[axis], after[axis], t);
    return { x: along(0), y: along(1) };
  });
});

/** A curve through b and c that knows its neighbours. */
function between(a: number, b: number, c: number, d: number, t: number): number {
  const slope = (c - a) / 2;
  const next = (d - b) / 2;
  const t2 = t * t;
  const t3 = t2 * t;
  return (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * slope + (-2 * t3 + 3 * t2) * c + (t3 - t2) * next;
}

/** The road behind and the road ahead after so many months of the campaign. */
export function roadAfter(months: number): { readonly behind: readonly Point[]; readonly ahead: readonly Point[] } {
  const month = Math.min(Math.floor(months), fronts.length - 1);
  const from = fronts[month] ?? 0;
  const to = fronts[month + 1] ?? from;
  const reached = Math.round((from + (to - from) * (months - month)) * STEPS);
  return { behind: road.slice(0, reached + 1), ahead: road.slice(reached) };
}
