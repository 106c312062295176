import type { FireLine } from '../../../rules/tankChess/fire';
import type { View } from '../../../rules/tankChess/types';
import type { Surface } from '../../board/gameScene';
import type { Item, Point, Shape } from '../../paint/items';
import { along, centre } from './geometry';
import { arrowHead, INK } from './marks';

const STEPS = 14;
/** How far the bow rises, in parts of the distance. */
const RISE = 0.42;

/** The way of a shell over what stands between, seen from the side; straight up or down the board it swings to the right. */
function bowOf(from: Point, to: Point): { readonly points: readonly Point[]; readonly end: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const rise = dx > 0 || (dx === 0 && dy > 0) ? RISE : -RISE;
  const top = { x: (from.x + to.x) / 2 + dy * rise, y: (from.y + to.y) / 2 - dx * rise };
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const blend = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: blend(from.x, top.x, to.x), y: blend(from.y, top.y, to.y) };
  });
  const length = Math.hypot(to.x - top.x, to.y - top.y);
  return { points, end: { x: (to.x - top.x) / length, y: (to.y - top.y) / length } };
}

/** A dotted bow with a head: a shot that nothing between can stop. */
export function bow(from: Point, to: Point, colour: number, width: number): readonly Item[] {
  const { points, end } = bowOf(from, to);
  const neck = along(to, end, -16);
  const stroke = { stroke: colour, width, halo: 5, dash: [4, 9] as const };
  return [
    { kind: 'shape', points: [...points.slice(0, -1), neck], closed: false, ...stroke },
    arrowHead(to, end, colour),
  ];
}

/** A broken ring on every square the shell could fall on, nearest and farthest included; what is too near has none. */
export function drawFall(view: View, stage: Surface, id: string, { squares, shots }: FireLine, alpha = 0.85): void {
  for (const { at, inRange } of squares) {
    if (!inRange || shots.some((shot) => shot.at === at)) continue;
    const middle = centre(view.size, at);
    const ring: Shape = {
      kind: 'shape',
      points: Array.from({ length: 16 }, (_, i) => ({
        x: middle.x + Math.sin((i * Math.PI) / 8) * 15,
        y: middle.y - Math.cos((i * Math.PI) / 8) * 15,
      })),
      closed: true,
      stroke: INK,
      width: 3,
      dash: [5, 5],
      alpha,
    };
    stage.put('line', `${id}/${at}`, ring);
  }
}
