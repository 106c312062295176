import type { Spot } from '../../board/gameScene';
import type { Box, Face, Group, Item, Label, Shape } from '../../paint/items';
import { corners, INK, label, picture, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { type Desk, onTable } from './layout';

/** Colours of the papers, besides those of the palette. */
export const SHEET = {
  paper: 0xe9e0c8,
  light: 0xfbf6e8,
  dim: 0xddd3b6,
  line: 0x8f8663,
  brown: 0x5b4a30,
  ember: 0xb3440c,
} as const;

/** A paper that is being drawn, in the units of the desk, and what of it can be pressed. */
export interface Sheet {
  readonly box: Box;
  plate(at: Box, fill: number, more?: Partial<Shape>): void;
  text(words: string, x: number, y: number, size: number, more?: Partial<Label> & { face?: Face }): void;
  image(texture: string, at: Box, alpha?: number): void;
  item(item: Item): void;
  spot(spot: Spot): void;
  /** A rule's id on its own little plate, its right edge or left edge at x. */
  rule(id: string, x: number, y: number, align?: 'left' | 'right', dark?: boolean): void;
}

interface Drawn {
  readonly group: Group;
  readonly spots: readonly Spot[];
}

/** Draws one paper; the whole of it is one picture on the table. */
export function drawSheet(desk: Desk, name: string, zone: Box, paint: (sheet: Sheet) => void): Drawn {
  const items: Item[] = [];
  const spots: Spot[] = [];
  const put = (item: Item) => void items.push(item);
  const sheet: Sheet = {
    box: { x: 0, y: 0, width: zone.width, height: zone.height },
    plate: (at, fill, more) => put(plate(at, fill, more)),
    text: (words, x, y, size, { face = 'condensed', colour = INK, ...more } = {}) =>
      put(label(words, x, y, size, colour, face, { align: 'left', ...more })),
    image: (texture, at, alpha) => put(picture(texture, at, alpha)),
    item: put,
    spot: ({ box: at, ...spot }) =>
      void spots.push({ ...spot, box: onTable(desk, { ...at, x: at.x + zone.x, y: at.y + zone.y }) }),
    rule(id, x, y, align = 'right', dark = false) {
      const width = roughWidth(id, 13, 0.52) + 12;
      const at = { x: align === 'right' ? x - width : x, y: y - 10, width, height: 20 };
      put(plate(at, dark ? 0x3a4048 : 0xd6caa9, { round: 3, stroke: dark ? 0x8d897c : 0xa89d7c, width: 1 }));
      put(label(id, at.x + width / 2, y, 13, dark ? 0xe9e0c8 : INK, 'condensed', { bold: true }));
    },
  };
  paint(sheet);
  const { x, y, width, height } = onTable(desk, zone);
  const inner = { width: zone.width, height: zone.height };
  const key = `ace ${name} ${hashOf(JSON.stringify(items))}`;
  return { group: { kind: 'group', key, items, inner, x, y, width, height, pivot: { x: 0, y: 0 } }, spots };
}

/** A sheet of paper with its edge. */
export function paper(sheet: Sheet, at: Box = sheet.box): void {
  sheet.plate({ ...at, x: at.x + 1.5, y: at.y + 1.5, width: at.width - 3, height: at.height - 3 }, SHEET.paper, {
    stroke: INK,
    width: 1.5,
    round: 6,
  });
  sheet.item({
    kind: 'shape',
    points: corners(at, 6),
    closed: true,
    stroke: SHEET.line,
    width: 1,
    round: 4,
    alpha: 0.55,
  });
}

/** Small numbers that stand for a long text; two texts with one number would look alike, so it is a long one. */
function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1234567];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}${text.length.toString(36)}`;
}
