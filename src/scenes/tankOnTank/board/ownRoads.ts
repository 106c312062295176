import { FACINGS } from '../../../rules/core/hex';
import type { MapData } from '../../../rules/tankOnTank/data/maps';
import { NOWHERE, nameOf, neighbourAt, placeOf } from '../../../rules/tankOnTank/hexes';
import type { Point } from '../../paint/items';
import { along, centre, SHEET, SIDE, towards } from './geometry';

export type Season = 'summer' | 'snow';

const inks = {
  summer: { kerb: '#5E4C30', road: '#F6EBCB', mark: '#C9B684' },
  snow: { kerb: '#6A6E6A', road: '#DAD3C0', mark: '#B4AC97' },
} as const;

/** The middle of a hex on the sheet, from the middle of A1. */
export function spotOf(hex: string): Point {
  const [origin, { x, y }] = [centre('A1'), centre(hex)];
  return { x: (x - origin.x) / SHEET, y: (y - origin.y) / SHEET };
}

/** The neighbour on a side; null: beyond the edge. */
export function besideHex(hex: string, facing: number): string | null {
  const place = neighbourAt(placeOf(hex), facing);
  return place === NOWHERE ? null : nameOf(place);
}

/** Through every hex from side to side: bends are curves, dead ends stop in the middle. */
export function roadPaths({ roads: lines, ends }: MapData, season: Season): string {
  const sides = new Map<string, Set<number>>();
  const open = (hex: string, facing: number) => sides.set(hex, (sides.get(hex) ?? new Set()).add(facing));
  for (const line of lines)
    line.forEach((hex, index) => {
      const next = line[index + 1];
      if (next === undefined) return;
      const facing = FACINGS.find((each) => besideHex(hex, each) === next);
      if (facing === undefined) return;
      open(hex, facing);
      open(next, (facing + 3) % 6);
    });
  for (const { at, edge } of ends) open(at, edge === 'north' ? 0 : 3);
  const paths = [...sides].flatMap(([hex, ways]) =>
    waysThrough([...ways].sort()).map((pair) => wayOf(spotOf(hex), pair)),
  );
  const { kerb, road, mark } = inks[season];
  const drawn = (stroke: string, width: number, more = '') =>
    `<path d="${paths.join('')}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
  return drawn(kerb, 15.5) + drawn(road, 10.5) + drawn(mark, 1.1, ' stroke-dasharray="9 7"');
}

type Way = readonly [from: number, to: number | null];

const turnOf = (from: number, to: number) => Math.min((from - to + 6) % 6, (to - from + 6) % 6);

/** Which sides are joined: at a junction all that do not make a hairpin, unless there are only hairpins. */
function waysThrough(ways: readonly number[]): readonly Way[] {
  const [only] = ways;
  if (ways.length === 1 && only !== undefined) return [[only, null]];
  const pairs = ways.flatMap((from, index) => ways.slice(index + 1).map((to): readonly [number, number] => [from, to]));
  const wide = pairs.filter(([from, to]) => turnOf(from, to) >= 2);
  return ways.length === 2 || wide.length === 0 ? pairs : wide;
}

function wayOf(at: Point, [from, to]: Way): string {
  const side = (facing: number, part: number) => along(at, towards(facing * 60), (SIDE / SHEET) * part);
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const start = `M${text(side(from, 1.01))}`;
  if (to === null) return `${start}L${text(at)}`;
  const turn = turnOf(from, to);
  if (turn === 3) return `${start}L${text(side(to, 1.01))}`;
  const bend = turn === 2 ? 0.3 : 0.42;
  return `${start}C${text(side(from, bend))} ${text(side(to, bend))} ${text(side(to, 1.01))}`;
}
