import { blankCanvas, type DrawingMap } from '../paint/drawings';
import type { Box, Item } from '../paint/items';
import { paintItem } from '../paint/paintItem';
import { svgOf } from '../paint/svgItems';
import { roughWidth } from '../paint/textWidth';

/** A picture to take away: what is in sight, with a caption that stands on its own. */
export interface TakenPicture {
  /** Everything that is seen, from the bottom up, in units of `box`. */
  readonly items: readonly Item[];
  readonly box: Box;
  /** Points of the screen for a unit of the box at normal size. */
  readonly scale: number;
  readonly drawings: DrawingMap;
  /** The text of a drawing, for pictures in vectors. */
  textOf(key: string): Promise<string | undefined>;
  readonly caption: Caption;
}

interface Caption {
  /** The sentence. */
  readonly says: string;
  /** The rules it rests on. */
  readonly rules: readonly string[];
  /** Whose picture it is, and where it stands. */
  readonly from: string;
  /** The colour of its edge: what the sentence says at a glance. */
  readonly edge: number;
}

/** Room for the sentence, and for each line under it. */
const SAYS = 43;
const LINE = 22;
const FOOT = 11;
/** What is seen between two sheets. */
const FLOOR = 0x23301f;
const NIGHT = 0x10161f;
const PAPER = 0xe9e0c8;

const boxPoints = ({ x, y, width, height }: Box) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** The strip under the picture, in points at normal size from its own left upper corner. */
function captionStrip({ says, rules, from, edge }: Caption, width: number) {
  const room = width - 40;
  const label = { kind: 'label', colour: PAPER, align: 'left', x: 20 } as const;
  const size = Math.min(24, (24 * room) / Math.max(1, roughWidth(says, 24, 0.53)));
  const small = { ...label, face: 'condensed', size: 16 } as const;
  const cited = rules.join(' · ');
  // Where rules and address have no room side by side, the address has lines of its own.
  const beside = roughWidth(cited, 16) + roughWidth(from, 16) + 24 <= room;
  const lines = beside ? [] : broken(from, room);
  const height = SAYS + (1 + lines.length) * LINE + FOOT;
  const items: readonly Item[] = [
    { kind: 'shape', points: boxPoints({ x: 0, y: 0, width, height }), closed: true, fill: NIGHT },
    { kind: 'shape', points: boxPoints({ x: 0, y: 0, width, height: 5 }), closed: true, fill: edge },
    { ...label, face: 'text', bold: true, size, y: 27, text: says, most: room },
    { ...small, y: SAYS + LINE / 2, bold: true, text: cited, most: room },
    ...(beside
      ? [{ ...small, y: SAYS + LINE / 2, x: width - 20, align: 'right', text: from, alpha: 0.8 } as const]
      : []),
    ...lines.map((text, index) => ({ ...small, y: SAYS + (1.5 + index) * LINE, text, most: room, alpha: 0.8 })),
  ];
  return { items, height };
}

/** An address in lines that have room: it breaks after what parts it. */
function broken(address: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const part of address.split(/(?<=[/,&?])/)) {
    const last = lines.at(-1);
    if (last !== undefined && roughWidth(last + part, 16) <= room) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines;
}

/** The picture with its caption as one list of items in points at normal size. */
function framed({ items, box, scale, caption }: TakenPicture) {
  const [width, height] = [box.width * scale, box.height * scale];
  const under = captionStrip(caption, width);
  const strip = { x: 0, y: 0, width, height: under.height };
  const ground: Item = { kind: 'shape', points: boxPoints({ ...strip, height }), closed: true, fill: FLOOR };
  const both = [
    ground,
    boxed('taken', items, box, { x: 0, y: 0, width, height }),
    boxed('caption', under.items, strip, { ...strip, y: height }),
  ];
  return { items: both, width, height: height + under.height };
}

/** What lies in a box, laid into another. */
export function boxed(key: string, items: readonly Item[], from: Box, to: Box): Item {
  return {
    kind: 'group',
    key,
    items: items.map((item) => shifted(item, -from.x, -from.y)),
    inner: { width: from.width, height: from.height },
    ...to,
    pivot: { x: 0, y: 0 },
  };
}

/** Moved by so much: a group is laid out from 0, 0. */
function shifted(item: Item, dx: number, dy: number): Item {
  if (item.kind === 'shape') return { ...item, points: item.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };
  return { ...item, x: item.x + dx, y: item.y + dy };
}

export function pngOf(taken: TakenPicture, times: 1 | 2): Promise<Blob | null> {
  const { items, width, height } = framed(taken);
  const { canvas, ink } = blankCanvas(width * times, height * times);
  ink.scale(times, times);
  for (const item of items) paintItem(ink, item, taken.drawings);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

const texturesIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) =>
    item.kind === 'picture' ? [item.texture] : item.kind === 'group' ? texturesIn(item.items) : [],
  );

export async function svgTextOf(taken: TakenPicture): Promise<string> {
  const { items, width, height } = framed(taken);
  const keys = [...new Set(texturesIn(items))];
  const texts = new Map(await Promise.all(keys.map(async (key) => [key, await taken.textOf(key)] as const)));
  const { ink } = blankCanvas(1, 1);
  const widthOf = (text: string, font: string) => {
    ink.font = font;
    return ink.measureText(text).width;
  };
  return svgOf(items, { x: 0, y: 0, width, height }, (key) => texts.get(key), widthOf);
}

/** The text of a skin's drawings: some lie ready, some at an address, some are made for the position. */
export function drawingTexts(
  sources: { readonly [key: string]: string },
  maker: (key: string) => (() => Promise<string>) | null = () => null,
): TakenPicture['textOf'] {
  return async (key) => {
    const source = sources[key];
    if (source === undefined) return maker(key)?.();
    if (source.trimStart().startsWith('<')) return source;
    const answer = await fetch(source);
    return answer.ok ? answer.text() : undefined;
  };
}
