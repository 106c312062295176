import { AHEAD, type Hex, parseHexId } from '../../../src/rules/core/hex';
import { hexNames, idOf } from '../../../src/rules/tankOnTank/hexes';

// Sight a second way: polygons and cross products in whole numbers, hex by hex, no line stepping.
// Coordinates are thirds of a hex in the oblique axes of q and r: straight lines stay straight.

type Dot = readonly [number, number];

const centre = ({ q, r }: Hex): Dot => [3 * q, 3 * r];

function corners(hex: Hex): readonly Dot[] {
  const [x, y] = centre(hex);
  return AHEAD.map((ahead, facing): Dot => {
    const next = AHEAD[(facing + 1) % 6] ?? ahead;
    return [x + ahead.q + next.q, y + ahead.r + next.r];
  });
}

export type Touch = 'crossed' | 'alongside' | 'missed';

/** How the segment between two hex centres meets a third hex. */
export function touch(from: string, to: string, name: string): Touch {
  const [a, b] = [centre(parseHexId(idOf(from))), centre(parseHexId(idOf(to)))];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const points = corners(parseHexId(idOf(name)));
  const sides = points.map(([x, y]) => dx * (y - a[1]) - dy * (x - a[0]));
  // Where along the segment the line meets the outline: parameters as fractions.
  const meets: number[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % 6] ?? point;
    const [s, t] = [sides[index] ?? 0, sides[(index + 1) % 6] ?? 0];
    const along = ([x, y]: Dot) => (dx !== 0 ? (x - a[0]) / dx : (y - a[1]) / dy);
    if (s === 0) meets.push(along(point));
    if (s * t < 0) {
      const share = s / (s - t);
      meets.push(along([point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]));
    }
  });
  if (meets.length < 2) return 'missed';
  const middle = (Math.min(...meets) + Math.max(...meets)) / 2;
  if (middle <= 0 || middle >= 1) return 'missed';
  if (sides.some((side) => side > 0) && sides.some((side) => side < 0)) return 'crossed';
  return sides.filter((side) => side === 0).length === 2 ? 'alongside' : 'missed';
}

/** Whether the line is free, given which hexes block: crossed hexes must not, of two alongside one must not. */
export function slowSight(from: string, to: string, blocks: (name: string) => boolean): boolean {
  const met = hexNames
    .filter((name) => name !== from && name !== to)
    .map((name) => [name, touch(from, to, name)] as const);
  if (met.some(([name, how]) => how === 'crossed' && blocks(name))) return false;
  const beside = met.filter(([, how]) => how === 'alongside').map(([name]) => name);
  return beside.every((name) => !blocks(name) || !isPaired(from, to, name, beside, blocks));
}

/** A blocking hex beside the line stops it if its partner across the hexside blocks too or is off the map. */
function isPaired(
  from: string,
  to: string,
  name: string,
  beside: readonly string[],
  blocks: (hex: string) => boolean,
): boolean {
  const [a, b] = [centre(parseHexId(idOf(from))), centre(parseHexId(idOf(to)))];
  const side = ([x, y]: Dot) => Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
  const own = corners(parseHexId(idOf(name)));
  const partner = beside.find((other) => {
    const shared = corners(parseHexId(idOf(other))).filter(([x, y]) => own.some(([p, q]) => p === x && q === y));
    return shared.length === 2 && shared.every((dot) => side(dot) === 0) && other !== name;
  });
  return partner === undefined || blocks(partner);
}
