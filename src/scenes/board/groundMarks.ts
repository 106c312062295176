import type { Item, Point } from '../paint/items';
import type { Surface } from './gameScene';

/** What tracks leave on the ground: how far apart, and in which ink. */
interface Tread {
  readonly gauge: number;
  readonly colour: number;
  readonly alpha: number;
}

/** On earth and on stone dark, in snow blue. */
export const treadOn = (snow: boolean, gauge: number, alpha: number): Tread => ({
  gauge,
  colour: snow ? 0x5d6b7d : 0x33291a,
  alpha,
});

/** A way moved aside by so much, at each of its points. */
function beside(way: readonly Point[], by: number): readonly Point[] {
  return way.map(({ x, y }, index) => {
    const [before, after] = [way[index - 1] ?? { x, y }, way[index + 1] ?? { x, y }];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy);
    return length === 0 ? { x, y } : { x: x - (dy / length) * by, y: y + (dx / length) * by };
  });
}

/** The two lines of a vehicle's tracks along a way. */
function trackItems(way: readonly Point[], { gauge, colour, alpha }: Tread): readonly Item[] {
  return [-gauge, gauge].map((by) => ({
    kind: 'shape',
    points: beside(way, by),
    closed: false,
    stroke: colour,
    width: gauge * 0.5,
    dash: [gauge * 0.55, gauge * 0.5],
    alpha,
  }));
}

/** Lays tracks under everything else. */
export function putTracks(stage: Surface, id: string, way: readonly Point[], tread: Tread): void {
  trackItems(way, tread).forEach((item, side) => {
    stage.put('arc', `${id}/${side}`, item);
  });
}

/** Where puffs hang behind something that drives, along its way and beside it, and how large each becomes. */
const puffs = [
  { back: 0.5, aside: 0.3, grows: 1 },
  { back: 0.5, aside: -0.3, grows: 0.85 },
  { back: 0.1, aside: 0, grows: 1.2 },
] as const;

/** Dust or snow behind something as large as `side` that sets off: it hangs a moment and is gone, and nobody waits for it. */
export function raiseDust(stage: Surface, from: Point, to: Point, side: number, snow: boolean): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (!stage.animated || length === 0) return;
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  for (const [index, { back, aside, grows }] of puffs.entries()) {
    const at = {
      x: from.x - (way.x * back + way.y * aside) * side,
      y: from.y - (way.y * back - way.x * aside) * side,
    };
    const [small, large] = [side * 0.7 * grows, side * 1.5 * grows];
    const texture = snow ? 'dust-snow' : 'dust';
    const puff: Item = { kind: 'picture', texture, ...at, width: large, height: large };
    const drifted = { x: at.x - way.x * side * 0.3, y: at.y - way.y * side * 0.3 - side * 0.12 };
    void stage.flash(`dust${index}`, puff, { ...drifted, width: large, height: large, alpha: 0 }, 760, {
      width: small,
      height: small,
    });
  }
}

/** Smoke that drifts off a fresh wreck for a moment; the wreck then smokes as a still picture. */
export function driftSmoke(stage: Surface, { x, y }: Point, side: number): void {
  if (!stage.animated) return;
  const puff: Item = {
    kind: 'picture',
    texture: 'smoke-3',
    x,
    y: y - side * 0.3,
    width: side * 1.3,
    height: side * 1.3,
    alpha: 0.8,
  };
  const gone = { x: x + side * 0.5, y: y - side, width: side * 1.3, height: side * 1.3, alpha: 0 };
  void stage.flash('drift', puff, gone, 2200, { width: side * 0.6, height: side * 0.6 });
}
