import type { Box, Point } from '../../paint/items';
import { box } from './panel';
import { overlap } from './stripPlan';

interface Standing extends Point {
  /** How far from its middle the next thing may stand. */
  readonly reach: number;
}

/**
 * Where the plate of a flanker stands: beside its pale hull where that is drawn, else in the lane of the tank it is about,
 * never over a tag or a hull where there is another place. In a lane that is not its own it would be read as the neighbour's.
 */
export function flankPlate(plan: {
  readonly strip: Box;
  readonly width: number;
  readonly height: number;
  readonly pale: Standing | null;
  readonly hull: Standing;
  /** The tag of the tank that is flanked. */
  readonly own: Box;
  /** Away from the enemy: −1 left, 1 right. */
  readonly out: number;
  readonly taken: readonly Box[];
}): Box {
  const { strip, width, height, pale, hull, own, out, taken } = plan;
  const beside = ({ x, y, reach }: Standing, way: number): Box => {
    const wished = way < 0 ? x - reach - width : x + reach;
    const left = Math.min(Math.max(wished, strip.x + 2), strip.x + strip.width - width - 2);
    return box(left, y - height / 2, width, height);
  };
  const tag = { x: own.x + own.width / 2, y: own.y + own.height / 2, reach: own.width / 2 + 4 };
  const outwards = tag.x < hull.x ? -1 : 1;
  const lane = [beside(hull, out), beside(hull, -out), beside(tag, outwards)];
  const places = pale === null ? lane : [beside(pale, out), ...lane, beside(pale, -out)];
  const cover = (place: Box) => taken.reduce((sum, each) => sum + overlap(place, each), 0);
  return places.reduce((best, other) => (cover(other) < cover(best) ? other : best));
}
