import type { Box, Item, Point } from '../../paint/items';
import { INK, label, PAPER, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import type { GunCurve, GunSheet, GunStop } from './gunSheet';

const SHEET = 0xe9e0c8;
const ORANGE = 0xc9520f;
const ORANGE_INK = 0xa33d09;

export const sheetItem = (box: Box): Item => plate(box, SHEET, { stroke: 0x0f120d, width: 2 });

/** A small mark: nobody has printed this value. */
function guessItems(x: number, y: number, type: number): readonly Item[] {
  const size = Math.max(15, 18 * type);
  return [
    plate({ x: x - size / 2, y: y - size / 2, width: size, height: size }, 0xf7e7bd, {
      stroke: 0x8a6100,
      width: 1.4,
      round: 3,
    }),
    label('R', x, y, size * 0.72, 0x6b4b00, 'condensed', { bold: true }),
  ];
}

const open = (points: readonly Point[], more: object): Item => ({ kind: 'shape', points, closed: false, ...more });

/** One curve by range: what holds now, what the table says, and what it must come up to. */
export function curveItems(curve: GunCurve, { stops, stop }: GunSheet, box: Box, type: number): readonly Item[] {
  const small = Math.max(12.5, 16 * type);
  const inner = {
    x: box.x + 44,
    y: box.y + Math.max(34, 46 * type),
    width: box.width - 66,
    height: box.height - Math.max(34, 46 * type) - Math.max(44, 56 * type),
  };
  const head: readonly Item[] = [
    sheetItem(box),
    label(curve.title, box.x + 16, box.y + 20 * type + 3, Math.max(16, 21 * type), INK, 'stencil', { align: 'left' }),
    label(curve.note, box.x + box.width - 16 - (curve.guess ? 26 : 0), box.y + 20 * type + 3, small, INK, 'condensed', {
      align: 'right',
      most: box.width * 0.62,
    }),
    ...(curve.guess ? guessItems(box.x + box.width - 24, box.y + 20 * type + 3, type) : []),
  ];
  if (curve.lines.every(({ values }) => values.every((value) => value === null)))
    return [
      ...head,
      label(curve.empty, box.x + box.width / 2, box.y + box.height / 2, small * 1.1, INK, 'condensed', {
        most: box.width - 40,
      }),
    ];
  const [now] = curve.lines;
  const here = now?.values[stop] ?? null;
  return [
    ...head,
    ...axes(curve, stops, stop, inner, small),
    ...curve.bands.toReversed().map((band) => bandItem(curve, band, stops, inner)),
    ...(curve.levels.length === 0 && now !== undefined ? [under(now.values, curve.top, stops, inner)] : []),
    ...curve.lines.toReversed().flatMap(({ look, values }) => stepLines(values, look, curve.top, stops, inner)),
    ...levelItems(curve, inner, small),
    ...marker(stops[stop]?.at ?? 0, here, curve.top, inner),
    ...keyItems(curve, box, small),
  ];
}

const xAt = (box: Box, part: number) => box.x + box.width * part;
const yAt = (box: Box, value: number, top: number) =>
  box.y + box.height * (1 - Math.max(0, Math.min(top, value)) / top);

function axes(
  { top, step }: GunCurve,
  stops: readonly GunStop[],
  stop: number,
  box: Box,
  size: number,
): readonly Item[] {
  const levels = Array.from({ length: top / step + 1 }, (_, i) => i * step);
  return [
    ...levels.flatMap((value): Item[] => {
      const y = yAt(box, value, top);
      return [
        open(
          [
            { x: box.x, y },
            { x: box.x + box.width, y },
          ],
          { stroke: INK, width: 1, alpha: 0.22 },
        ),
        label(String(value), box.x - 7, y, size, INK, 'condensed', { align: 'right' }),
      ];
    }),
    ...stops.flatMap(({ at, words, marked }, index): Item[] =>
      marked || index === stop
        ? [
            label(words, xAt(box, at), box.y + box.height + size, size, INK, 'condensed', {
              bold: index === stop,
            }),
          ]
        : [],
    ),
  ];
}

/** A value holds from halfway to the stop before to halfway to the next. */
function corners(
  values: readonly (number | null)[],
  top: number,
  stops: readonly GunStop[],
  box: Box,
): readonly Point[] {
  return stops.flatMap(({ from, to }, index) => {
    const value = values[index] ?? null;
    if (value === null) return [];
    const y = yAt(box, value, top);
    return [
      { x: xAt(box, from), y },
      { x: xAt(box, to), y },
    ];
  });
}

function under(values: readonly (number | null)[], top: number, stops: readonly GunStop[], box: Box): Item {
  const edge = corners(values, top, stops, box);
  const floor = box.y + box.height;
  const [first, last] = [edge[0], edge.at(-1)];
  const points = [...edge, { x: last?.x ?? box.x, y: floor }, { x: first?.x ?? box.x, y: floor }];
  return { kind: 'shape', points, closed: true, fill: ORANGE, fillAlpha: 0.16 };
}

function bandItem(
  { lines, top }: GunCurve,
  { less, more }: GunCurve['bands'][number],
  stops: readonly GunStop[],
  box: Box,
): Item {
  const values = lines[0]?.values ?? [];
  const moved = (by: number) => values.map((value) => (value === null ? null : value + by));
  const points = [...corners(moved(more), top, stops, box), ...corners(moved(less), top, stops, box).toReversed()];
  return { kind: 'shape', points, closed: true, fill: ORANGE, fillAlpha: 0.18 };
}

function stepLines(
  values: readonly (number | null)[],
  look: GunCurve['lines'][number]['look'],
  top: number,
  stops: readonly GunStop[],
  box: Box,
): readonly Item[] {
  const drawn = {
    now: { stroke: ORANGE, width: 5 },
    table: { stroke: INK, width: 2.5, dash: [3, 6] },
    back: { stroke: 0x5a6a72, width: 2.5, dash: [11, 6] },
  } as const;
  return [open(corners(values, top, stops, box), drawn[look])];
}

const dashes = [null, [11, 6], [2, 6]] as const;

/** What must be reached, named at the right end; two names on one level stand side by side. */
function levelItems({ levels, top }: GunCurve, box: Box, size: number): readonly Item[] {
  const lines = levels.map(({ value }, index): Item => {
    const y = yAt(box, value, top);
    const dash = dashes[index] ?? null;
    return open(
      [
        { x: box.x, y },
        { x: box.x + box.width, y },
      ],
      { stroke: INK, width: 2.4, ...(dash === null ? {} : { dash }) },
    );
  });
  const tags = levels.flatMap(({ words, value }, index): Item[] => {
    const wide = roughWidth(words, size, 0.5) + 16;
    const before = levels
      .slice(0, index)
      .filter((each) => Math.abs(each.value - value) * (box.height / top) < size * 1.5);
    const shift = before.reduce((sum, each) => sum + roughWidth(each.words, size, 0.5) + 22, 0);
    const y = yAt(box, value, top);
    const tag = { x: box.x + box.width - wide - shift, y: y - size * 0.78, width: wide, height: size * 1.56 };
    return [
      plate(tag, PAPER, { stroke: INK, width: 1.6, round: 5 }),
      label(words, tag.x + wide / 2, y, size, INK, 'condensed', { bold: true, most: wide - 8 }),
    ];
  });
  return [...lines, ...tags];
}

function marker(part: number, value: number | null, top: number, box: Box): readonly Item[] {
  const x = xAt(box, part);
  const line = open(
    [
      { x, y: box.y },
      { x, y: box.y + box.height },
    ],
    { stroke: 0xf26b21, width: 3, dash: [9, 7] },
  );
  if (value === null) return [line];
  const y = yAt(box, value, top);
  return [
    line,
    plate({ x: x - 9, y: y - 9, width: 18, height: 18 }, 0xf26b21, { stroke: 0xfff8e4, width: 3, round: 9 }),
  ];
}

function keyItems({ lines, bands }: GunCurve, box: Box, size: number): readonly Item[] {
  const y = box.y + box.height - size * 0.95;
  let x = box.x + 14;
  const room = box.width - 28;
  const keys = [
    ...lines.map(({ look, words }) => ({ sign: look, words })),
    ...bands.map(({ words }, index) => ({ sign: index === 0 ? ('near' as const) : ('far' as const), words })),
  ];
  const needed = keys.reduce((sum, { words }) => sum + 34 + roughWidth(words, size, 0.46) + 14, 0);
  const fit = Math.min(1, room / needed);
  return keys.flatMap(({ sign, words }): Item[] => {
    const from = x;
    x += (34 + roughWidth(words, size, 0.46) + 14) * fit;
    const swatch: Item =
      sign === 'near' || sign === 'far'
        ? plate({ x: from, y: y - 7, width: 24, height: 14 }, ORANGE, {
            fillAlpha: sign === 'near' ? 0.34 : 0.18,
            round: 2,
          })
        : (stepLines([0], sign, 1, [{ at: 0, from: 0, to: 1, words: '', marked: false }], {
            x: from,
            y: y - 1,
            width: 26,
            height: 1,
          })[0] ?? plate({ x: from, y, width: 1, height: 1 }, INK));
    return [
      swatch,
      label(words, from + 32, y, size * Math.max(0.86, fit), sign === 'now' ? ORANGE_INK : INK, 'condensed', {
        align: 'left',
        bold: sign === 'now',
        most: (roughWidth(words, size, 0.46) + 8) * fit,
      }),
    ];
  });
}
