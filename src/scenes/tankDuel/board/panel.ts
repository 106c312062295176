import type { Box, Face, Group, Item, Label } from '../../paint/items';
import { corners, INK, label, PAPER, picture, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { wrapLines } from '../../paint/wrap';

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A group inside another is known by its key: what it is made of need not be compared again. */
function brief(_: string, value: unknown): unknown {
  const isGroup = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'group';
  return isGroup ? { ...value, items: undefined } : value;
}

/** Items laid out from 0, 0 in the room of a box, painted as one. */
export function panel(at: Box, items: readonly Item[], more: Partial<Group> = {}): Group {
  const inner = { width: at.width, height: at.height };
  const key = `${JSON.stringify(items, brief)} ${inner.width} ${inner.height}`;
  return { kind: 'group', key, items, inner, x: at.x, y: at.y, ...inner, pivot: { x: 0, y: 0 }, ...more };
}

const LETTERS: { readonly [face in Face]: number } = { stencil: 0.6, text: 0.54, condensed: 0.5 };

/** How wide words will be, near enough to lay something beside them. */
export function widthOf(text: string, size: number, face: Face = 'condensed'): number {
  return roughWidth(text, size, LETTERS[face]);
}

/** Words broken into lines of a width, from their upper edge on. */
export function lines(
  text: string,
  language: string,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly most?: number },
  size: number,
  colour: number,
  more: Partial<Label> & { readonly face?: Face } = {},
): readonly Label[] {
  const face = more.face ?? 'condensed';
  const broken = wrapLines(text, language, at.width, (part) => widthOf(part, size, face));
  return broken.slice(0, at.most ?? broken.length).map((line, index) =>
    label(line, at.x, at.y + size * (0.6 + index * 1.22), size, colour, face, {
      align: 'left',
      most: at.width + 4,
      ...more,
    }),
  );
}

/** Words with a sign on a dark, rounded ground; the answer says how wide they are. */
function pill(
  text: string,
  icon: string | null,
  right: number,
  y: number,
  size: number,
  fill = 0x14140f,
): { readonly items: readonly Item[]; readonly width: number } {
  const high = size * 1.9;
  const sign = icon === null ? 0 : size * 1.25;
  const words = text === '' ? 0 : widthOf(text, size) + size * 0.3;
  const width = words + sign + size * 0.9;
  const at = box(right - width, y - high / 2, width, high);
  return {
    width,
    items: [
      plate(at, fill, { fillAlpha: 0.5, stroke: 0xbfb8a4, width: 1.4, round: high / 2 - 1 }),
      ...(icon === null ? [] : [picture(icon, box(at.x + size * 0.4, y - sign / 2, sign, sign))]),
      label(text, at.x + size * 0.5 + sign, y, size, PAPER, 'condensed', { align: 'left', bold: true, most: words }),
    ],
  };
}

/** Pills in a row, from the right edge to the left, as many as fit. */
export function pills(
  wanted: readonly { readonly text: string; readonly icon: string | null; readonly fill?: number }[],
  right: number,
  y: number,
  size: number,
  least: number,
): readonly Item[] {
  let edge = right;
  const items: Item[] = [];
  for (const { text, icon, fill } of wanted) {
    const made = pill(text, icon, edge, y, size, fill);
    if (edge - made.width < least) break;
    items.push(...made.items);
    edge -= made.width + size * 0.4;
  }
  return items;
}

/** Facts in lines of a width: a line breaks between two of them, and the dot between them goes. */
export function listed(
  facts: readonly string[],
  language: string,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly most: number },
  size: number,
  colour: number,
): readonly Label[] {
  const rows: string[] = [];
  for (const fact of facts) {
    const last = rows.at(-1);
    const joined = last === undefined ? fact : `${last} · ${fact}`;
    if (last !== undefined && widthOf(joined, size) <= at.width) rows[rows.length - 1] = joined;
    else rows.push(fact);
  }
  return rows
    .slice(0, at.most)
    .flatMap((row, index) => lines(row, language, { ...at, y: at.y + index * size * 1.22, most: 1 }, size, colour));
}

/** The id of a rule on a small tag that ends at `right`. */
export function ruleTag(rule: string, right: number, y: number, size: number, dark = false): readonly Item[] {
  const width = widthOf(rule, size) + size;
  const at = box(right - width, y - size * 0.8, width, size * 1.6);
  return [
    plate(at, dark ? PAPER : INK, { fillAlpha: dark ? 0.14 : 0.13, round: 3 }),
    label(rule, at.x + width / 2, y, size, dark ? PAPER : INK, 'condensed', { bold: true, most: width - 4 }),
  ];
}

export function frame(at: Box, stroke: number, width: number, round = 8, dash?: readonly [number, number]): Item {
  return {
    kind: 'shape',
    points: corners(at),
    closed: true,
    stroke,
    width,
    round,
    ...(dash === undefined ? {} : { dash }),
  };
}

/** A ring round a point, as a closed shape. */
export function ring(
  x: number,
  y: number,
  rx: number,
  ry: number,
  stroke: number,
  width: number,
  dash?: readonly [number, number],
): Item {
  const points = Array.from({ length: 36 }, (_, step) => {
    const turn = (step * Math.PI) / 18;
    return { x: x + Math.cos(turn) * rx, y: y + Math.sin(turn) * ry };
  });
  return { kind: 'shape', points, closed: true, stroke, width, ...(dash === undefined ? {} : { dash }) };
}
