import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item, Layer, Point, Shape, TagLine } from '../../paint/items';
import { tagSize, textScaleOn } from '../../paint/tags';
import { along, centre, corners, hexBox, rim, ring, sheetBox, wayTo } from './geometry';

export const INK = 0x23261f;
export const PALE = 0xf6f0de;
export const AMBER = 0xe9a413;
export const SLATE = 0x3c4549;

export function putEach(stage: Surface, layer: Layer, id: string, items: readonly Item[]): void {
  for (const [part, item] of items.entries()) stage.put(layer, `${id}/${part}`, item);
}

export function hexShape(hex: string, part: number, more: Partial<Shape>): Shape {
  return { kind: 'shape', points: corners(hex, part), closed: true, ...more };
}

/** One line round a whole set of hexes. */
export function putRim(
  stage: Surface,
  layer: Layer,
  id: string,
  hexes: ReadonlySet<string>,
  more: Partial<Shape>,
): void {
  rim(hexes).forEach((points, index) => {
    stage.put(layer, `${id}/${index}`, { kind: 'shape', points, closed: false, width: 3, ...more });
  });
}

/** Brackets at the left and right corners of a hex that can be chosen or is chosen. */
export function putBrackets(stage: Surface, id: string, hex: string, colour: number, width: number): void {
  const own = corners(hex, 0.9);
  [0, 1, 3, 4].forEach((index) => {
    const corner = own[index];
    const [before, after] = [own[(index + 5) % 6], own[(index + 1) % 6]];
    if (corner === undefined || before === undefined || after === undefined) return;
    const arm = (goal: Point) => along(corner, wayTo(corner, goal).way, 13);
    stage.put('mark', `${id}/${index}`, {
      kind: 'shape',
      points: [arm(before), corner, arm(after)],
      closed: false,
      stroke: colour,
      width,
      halo: 2.5,
    });
  });
}

/** A number on a small pale disc, standing low in its hex. */
export function discItems(hex: string, text: string, larger: number, colour = INK): readonly Item[] {
  const { x, y } = centre(hex);
  const at = { x, y: y + 27 };
  return [
    { kind: 'shape', points: ring(at, 0, 352, 9.5 * larger), closed: true, fill: PALE, stroke: colour, width: 1.3 },
    { kind: 'label', text, x: at.x, y: at.y, size: 14 * larger, colour: INK, face: 'stencil' },
  ];
}

/** An arrow with a pale rim, as one line and one head. */
export function arrowItems(
  from: Point,
  to: Point,
  colour: number,
  width: number,
  dash?: readonly [number, number],
): Item[] {
  const { way, far } = wayTo(from, to);
  if (far < 2) return [];
  const neck = along(to, way, -12);
  const aside = { x: -way.y, y: way.x };
  const shaft: Shape = { kind: 'shape', points: [from, neck], closed: false, stroke: colour, width, halo: 3.5 };
  return [
    dash === undefined ? shaft : { ...shaft, dash },
    {
      kind: 'shape',
      points: [to, along(neck, aside, 9), along(neck, aside, -9)],
      closed: true,
      fill: colour,
      stroke: PALE,
      width: 1.8,
    },
  ];
}

/** Range, defence and movement of a unit, under or over its counter. */
export function plateItems(
  values: { readonly range: number; readonly defence: string; readonly mp: number },
  at: Point,
  seat: number,
  look: Style,
  hot: boolean,
): readonly Item[] {
  const tone = seat === 0 ? 0x4b5330 : 0x4c565b;
  const box = (x: number, y: number, width: number, height: number): Point[] => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  const label = (text: string, dx: number, size: number, colour: number): Item => ({
    kind: 'label',
    text,
    x: at.x + dx,
    y: at.y + 11,
    size,
    colour,
    face: 'stencil',
  });
  const wide = values.defence.length > 2 ? 15 + values.defence.length * 2.6 : 13;
  return [
    {
      kind: 'shape',
      points: box(at.x - 22 - wide, at.y, 44 + 2 * wide, 22),
      closed: true,
      fill: tone,
      stroke: PALE,
      width: 1.5,
      round: 4,
    },
    {
      kind: 'shape',
      points: box(at.x - wide, at.y - 2, 2 * wide, 26),
      closed: true,
      fill: hot ? look.palette.act : PALE,
      stroke: INK,
      width: 1.4,
      round: 4,
    },
    label(String(values.range), -wide - 11, 17, PALE),
    label(values.defence, 0, values.defence.length > 3 ? 15 : 19, hot ? 0xffffff : INK),
    label(String(values.mp), wide + 11, 17, PALE),
  ];
}

/** Hexes that tags should not hide, and the tags that already stand. */
export interface Crowd {
  readonly boxes: Box[];
  /** Tags must not hide each other at all. */
  readonly tags: Box[];
}

export function crowdOf(hexes: readonly string[]): Crowd {
  return { boxes: hexes.map(hexBox), tags: [] };
}

/** A tag beside a hex where it hides least, with a leader to it. */
export function putTag(
  stage: Surface,
  id: string,
  at: Point,
  words: readonly TagLine[],
  edge: number,
  crowd: Crowd,
): void {
  const larger = textScaleOn(stage);
  const lines = words.map((line) => ({ ...line, size: line.size * larger }));
  const { width: wish, height } = tagSize(lines);
  const room = stage.visibleBox ?? sheetBox;
  const width = Math.min(wish, room.width - 8);
  const places: Point[] = [];
  for (const gap of [52, 104])
    for (let turn = 0; turn < 8; turn++) {
      const way = { x: Math.sin((turn * Math.PI) / 4), y: -Math.cos((turn * Math.PI) / 4) };
      places.push({
        x: at.x + way.x * (gap + width / 2) - width / 2,
        y: at.y + way.y * (gap + height / 2) - height / 2,
      });
    }
  let best = { x: 0, y: 0, width, height };
  let least = Infinity;
  places.forEach((place, index) => {
    const box = {
      x: Math.max(room.x + 4, Math.min(room.x + room.width - width - 4, place.x)),
      y: Math.max(room.y + 4, Math.min(room.y + room.height - height - 4, place.y)),
      width,
      height,
    };
    const moved = Math.abs(box.x - place.x) + Math.abs(box.y - place.y);
    const over = crowd.tags.reduce((sum, other) => sum + overlap(box, other) * 20, 0);
    const hidden = crowd.boxes.reduce((sum, other) => sum + overlap(box, other), over) + moved * 20 + index * 12;
    if (hidden < least) [least, best] = [hidden, box];
  });
  crowd.tags.push(best);
  putTagIn(stage, id, at, best, lines, edge);
}

/** A tag where there is room for it, with a leader to what it tells of. */
export function putTagIn(
  stage: Surface,
  id: string,
  at: Point,
  box: Box,
  lines: readonly TagLine[],
  edge: number,
): void {
  const foot = {
    x: Math.max(box.x + 8, Math.min(box.x + box.width - 8, at.x)),
    y: Math.max(box.y + 4, Math.min(box.y + box.height - 4, at.y)),
  };
  const { way, far } = wayTo(foot, at);
  if (far > 44) {
    stage.put('tag', `${id}/leader`, {
      kind: 'shape',
      points: [foot, along(foot, way, far - 18)],
      closed: false,
      stroke: edge,
      width: 2,
      halo: 2,
    });
  }
  stage.put('tag', id, { kind: 'tag', ...box, lines, edge });
}

/** How much of two boxes lies over each other. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
