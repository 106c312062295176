import type { Ref } from '../../../rules/core/game';
import { FACING_NAMES, type SquareId } from '../../../rules/core/square';
import type { View } from '../../../rules/tankChess/types';
import type { Selection } from '../../../session/selection';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Point } from '../../paint/items';
import { along, angleOf, centre, frameBox, unitTowards } from './geometry';
import { facingsAt, type Intent, intentOf } from './intent';
import { INK } from './marks';
import { wordsOf } from './words';

const FAN = { inner: 46, outer: 78 };

/** Over a square at the edge the fan moves in a little: what lies beyond the frame is neither seen nor clicked. */
function fanMiddle(size: number, at: SquareId): Point {
  const { x, y } = centre(size, at);
  const frame = frameBox(size);
  const reach = FAN.outer + 2;
  const within = (value: number, start: number, room: number) =>
    Math.max(start + reach, Math.min(start + room - reach, value));
  return { x: within(x, frame.x, frame.width), y: within(y, frame.y, frame.height) };
}

/** What the fan covers. */
export function fanBox(size: number, at: SquareId): Box {
  const { x, y } = fanMiddle(size, at);
  return { x: x - FAN.outer, y: y - FAN.outer, width: 2 * FAN.outer, height: 2 * FAN.outer };
}

/** The facings that can be reached on a square, with the steps each takes. */
export function drawFan(
  view: View,
  intent: Intent,
  at: SquareId,
  lit: string | null,
  selection: Selection,
  stage: Surface,
  look: Style,
): void {
  const middle = fanMiddle(view.size, at);
  const disc = ring(middle, 0, 360, FAN.inner + 20);
  stage.put('plate', 'fan/disc', {
    kind: 'shape',
    points: disc,
    closed: true,
    fill: look.palette.night,
    fillAlpha: 0.16,
  });
  const offered = facingsAt(intent);
  for (const facing of FACING_NAMES) {
    const one = offered.find((candidate) => candidate.facing === facing);
    const angle = angleOf(facing);
    const way = unitTowards(facing);
    if (one === undefined || !selection.next.includes(`face:${facing}`)) {
      const tip = along(middle, way, 50);
      const base = along(middle, way, 38);
      const aside = { x: -way.y, y: way.x };
      const points = [tip, along(base, aside, 7), along(base, aside, -7)];
      stage.put('plate', `fan/${facing}`, { kind: 'shape', points, closed: true, fill: 0x8b8672, alpha: 0.8 });
      continue;
    }
    const on = facing === lit;
    const outer = ring(middle, angle - 17, angle + 17, FAN.outer);
    const inner = ring(middle, angle - 20, angle + 20, FAN.inner).reverse();
    stage.put('plate', `fan/${facing}`, {
      kind: 'shape',
      points: [...outer, ...inner],
      closed: true,
      fill: on ? look.palette.act : 0xf6f0de,
      stroke: INK,
      width: 2.5,
    });
    const { x, y } = along(middle, way, (FAN.inner + FAN.outer) / 2);
    const text = one.reverse ? wordsOf(look).table.backward : String(one.steps);
    const colour = on ? 0xfff6e6 : INK;
    stage.put('plate', `fan/${facing}/steps`, {
      kind: 'label',
      text,
      x,
      y,
      size: one.reverse ? 14 : 22,
      colour,
      face: 'stencil',
      most: 30,
    });
  }
}

/** Points on a circle, angles in degrees clockwise from north. */
function ring({ x, y }: Point, from: number, to: number, radius: number): Point[] {
  const count = Math.max(4, Math.ceil((to - from) / 8));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return { x: x + Math.sin(angle) * radius, y: y - Math.cos(angle) * radius };
  });
}

/** The facing of the fan under a point, where a fan is open. */
export function faceUnder(view: View, point: Point, selection: Selection): Ref | null {
  const intent = intentOf(view, selection.picked);
  if (intent === null || intent.to === null || intent.facing !== null) return null;
  const middle = fanMiddle(view.size, intent.to === 'off' ? intent.piece.at : intent.to);
  const [dx, dy] = [point.x - middle.x, point.y - middle.y];
  const distance = Math.hypot(dx, dy);
  if (distance < 28 || distance > FAN.outer + 8) return null;
  const eighth = Math.round((Math.atan2(dx, -dy) * 4) / Math.PI) & 7;
  const name = FACING_NAMES[eighth];
  return name === undefined ? null : `face:${name}`;
}
