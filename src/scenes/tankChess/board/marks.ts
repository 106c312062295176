import type { Ref } from '../../../rules/core/game';
import type { SquareId } from '../../../rules/core/square';
import type { View } from '../../../rules/tankChess/types';
import type { Surface } from '../../board/gameScene';
import type { Box, Item, Layer, Point, Shape } from '../../paint/items';
import { along, centre, corners, squareBox, squareOfRef, stripBox } from './geometry';

const DARK_ACT = 0xc24a0c;
export const INK = 0x23261f;
export const SLATE = 0x3c4549;

/** A square one may go to: orange with a pale rim; dashed where it is driven backwards. */
export function reachShape(size: number, square: SquareId, fill: number, strong: boolean, dashed: boolean): Shape {
  return {
    kind: 'shape',
    points: corners(squareBox(size, square), 3),
    closed: true,
    fill,
    fillAlpha: dashed ? 0.06 : strong ? 0.4 : 0.17,
    stroke: DARK_ACT,
    width: 2.5,
    halo: 1.8,
    round: 6,
    ...(dashed ? { dash: [9, 6] as const } : {}),
  };
}

/** Brackets at the corners of what is picked. */
export function brackets(stage: Surface, id: string, box: Box, colour: number, width = 5): void {
  const arm = box.width * 0.24;
  corners(box, 1).forEach((corner, index, all) => {
    const next = all[(index + 1) % 4] ?? corner;
    const before = all[(index + 3) % 4] ?? corner;
    const towards = (goal: Point): Point => {
      const length = Math.hypot(goal.x - corner.x, goal.y - corner.y);
      return along(corner, { x: (goal.x - corner.x) / length, y: (goal.y - corner.y) / length }, arm);
    };
    const points = [towards(before), corner, towards(next)];
    stage.put('mark', `${id}/${index}`, { kind: 'shape', points, closed: false, stroke: colour, width, halo: 3 });
  });
}

export function outline(box: Box, colour: number, more: Partial<Shape> = {}): Shape {
  return { kind: 'shape', points: corners(box, 2), closed: true, stroke: colour, width: 4, halo: 3, round: 6, ...more };
}

/** The box of anything of this game that can be pointed at on the board. */
export function boxOf(view: View, ref: Ref, seat: number): Box | null {
  if (ref === 'area:off') return stripBox(view.size, seat);
  const square = squareOfRef(view, ref);
  return square === null ? null : squareBox(view.size, square);
}

/** An arrow with a pale rim, as one line and one head. */
export function arrow(
  from: Point,
  to: Point,
  colour: number,
  width: number,
  dash?: readonly [number, number],
): readonly Item[] {
  return arrowAlong([from, to], colour, width, dash);
}

/** An arrow with corners: it goes where a piece goes. */
export function arrowAlong(
  points: readonly Point[],
  colour: number,
  width: number,
  dash?: readonly [number, number],
): readonly Item[] {
  const [to, from] = [points.at(-1), points.at(-2)];
  const length = to === undefined || from === undefined ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
  if (to === undefined || from === undefined || length < 1) return [];
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const neck = along(to, way, -16);
  return [
    {
      kind: 'shape',
      points: [...points.slice(0, -1), neck],
      closed: false,
      stroke: colour,
      width,
      halo: 5,
      ...(dash === undefined ? {} : { dash }),
    },
    arrowHead(to, way, colour),
  ];
}

export function arrowHead(to: Point, way: Point, colour: number): Shape {
  const neck = along(to, way, -16);
  const aside = { x: -way.y, y: way.x };
  const points = [to, along(neck, aside, 13), along(neck, aside, -13)];
  return { kind: 'shape', points, closed: true, fill: colour, stroke: 0xfff8e4, width: 2.5 };
}

/** A square's number of steps, or the word for a move back. */
export function stepLabel(view: View, square: SquareId, text: string): Item {
  const { x, y } = centre(view.size, square);
  return {
    kind: 'label',
    text,
    x,
    y,
    size: text.length > 1 ? 19 : 27,
    colour: INK,
    face: 'stencil',
    halo: 5,
    most: 58,
  };
}

export function putEach(stage: Surface, layer: Layer, id: string, items: readonly Item[]): void {
  for (const [part, item] of items.entries()) stage.put(layer, `${id}/${part}`, item);
}
