import type { Frozen } from '../../../rules/core/game';
import { type Area, areas, type Enemy, type Facing, type Reach } from '../../../rules/tankAce/types';
import type { Point } from '../../paint/items';
import { ground } from './places';

/** Where each area begins and ends, in degrees from straight ahead, clockwise. */
export const spans: { readonly [area in Area]: readonly [number, number] } = {
  D: [-115, -69],
  A: [-69, -23],
  B: [-23, 23],
  C: [23, 69],
  E: [69, 115],
};

/** Where hull or turret look, in degrees. */
export const bearings: { readonly [facing in Facing]: number } = { A: -46, B: 0, C: 46 };

/** A place by direction and distance from your tank. */
export function at(degrees: number, radius: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: ground.tank.x + radius * Math.sin(turn), y: ground.tank.y - radius * Math.cos(turn) };
}

const STEP = 3;

/** Points along a circle round your tank. */
export function arc(from: number, to: number, radius: number): readonly Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, index) => at(from + ((to - from) * index) / count, radius));
}

/** The part of a ring between two directions. */
export function wedge(from: number, to: number, inner: number, outer: number): readonly Point[] {
  return [...arc(from, to, outer), ...arc(to, from, inner)];
}

/** Where the units of one area stand so that none hides another: direction and depth as parts of the area. */
const stands: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0.5]],
  [
    [-0.27, 0.4],
    [0.27, 0.62],
  ],
  [
    [-0.31, 0.3],
    [0.31, 0.3],
    [0, 0.8],
  ],
  [
    [-0.31, 0.24],
    [0.31, 0.24],
    [-0.29, 0.84],
    [0.29, 0.84],
  ],
];

export interface Stand extends Point {
  readonly unit: Frozen<Enemy>;
  /** Towards your tank, in degrees. */
  readonly bearing: number;
  /** How large it is drawn: crowds stand smaller. */
  readonly size: number;
}

/** Every unit with its place: an area of the ring at the range in play. Riders stand behind what carries them. */
export function standsOf(units: readonly Frozen<Enemy>[], range: Reach): readonly Stand[] {
  const [inner, outer] = ground.rings[range];
  return areas.flatMap((area) => {
    const here = units.filter((unit) => unit.area === area);
    const walkers = here.filter(({ rides }) => rides === null);
    const spots = stands[Math.min(walkers.length, stands.length - 1)] ?? [];
    const [from, to] = spans[area];
    const middle = (from + to) / 2;
    const crowd = Math.max(0, walkers.length - 1);
    const placed = walkers.map((unit, index) => {
      const [side, depth] = spots[index % Math.max(1, spots.length)] ?? [0, 0.5];
      const round = Math.floor(index / Math.max(1, spots.length));
      const direction = middle + side * (to - from) + round * 6;
      // The nearest ring is crowded by the tank itself: those in it keep to its outer half.
      const near = range === 'close' ? inner + (outer - inner) * 0.42 : inner;
      const radius = near + (outer - near) * (0.12 + depth * 0.76) + round * 14;
      const size = (range === 'close' ? 0.6 : 0.74) - crowd * 0.06;
      return { unit, ...at(direction, radius), bearing: direction + 180, size };
    });
    const riders = here.flatMap((unit) => {
      const carrier = placed.find((each) => each.unit.id === unit.rides);
      if (unit.rides === null || carrier === undefined) return [];
      return [{ ...carrier, unit, x: carrier.x + 34, y: carrier.y - 30, size: carrier.size * 0.7 }];
    });
    return [...placed, ...riders];
  });
}
