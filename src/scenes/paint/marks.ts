import type { Box, Face, Item, Label, Point, Shape } from './items';
import { roughWidth } from './textWidth';
import { wrapLines } from './wrap';

export const INK = 0x23261f;
export const PAPER = 0xf6f0de;
export const SAND = 0xf0e8d2;
export const NIGHT = 0x10161f;
export const CREAM = 0xe9e0c8;

export function corners({ x, y, width, height }: Box, inset = 0): readonly Point[] {
  return [
    { x: x + inset, y: y + inset },
    { x: x + width - inset, y: y + inset },
    { x: x + width - inset, y: y + height - inset },
    { x: x + inset, y: y + height - inset },
  ];
}

export function plate(box: Box, fill: number, more: Partial<Shape> = {}): Shape {
  return { kind: 'shape', points: corners(box), closed: true, fill, round: 7, ...more };
}

export function label(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: number,
  face: Face,
  more: Partial<Label> = {},
): Label {
  return { kind: 'label', text, x, y, size, colour, face, ...more };
}

export function picture(texture: string, { x, y, width, height }: Box, alpha = 1): Item {
  return { kind: 'picture', texture, x: x + width / 2, y: y + height / 2, width, height, alpha };
}

/** A dark disc with a number, on the corner of a pile. */
export function badge(text: string, x: number, y: number, size: number): readonly Item[] {
  const wide = size * (text.length > 1 ? 1.9 : 1.6);
  const box = { x: x - wide / 2, y: y - size * 0.8, width: wide, height: size * 1.6 };
  return [
    plate(box, NIGHT, { stroke: CREAM, width: 2, round: size * 0.78 }),
    label(text, x, y, size, PAPER, 'stencil'),
  ];
}

export function holdsPoint({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Lines of condensed type that fit a width. */
export function paragraphLines(text: string, language: string, width: number, size: number): readonly string[] {
  return wrapLines(text, language, width, (part) => roughWidth(part, size, 0.43));
}
