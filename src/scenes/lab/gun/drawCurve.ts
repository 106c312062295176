import type { Box, Item, Point } from '../../paint/items';
import { INK, label, PAPER, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import type { GunCurve, GunSheet, GunStop } from './gunSheet';

const SHEET = 0xe9e0c8;
const ORANGE = 0xc9520f;
const ORANGE_INK = 0xa33d09;
/** From one row of signs to the next, in sizes of their words. */
const KEY_ROW = 1.35;

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
  const keys = keyRows(curve, box.width - 28, small);
  const below = Math.max(44, 56 * type) + (keys.length - 1) * small * KEY_ROW;
  const above = Math.max(34, 46 * type);
  const inner = {
    x: box.x + 44,
    y: box.y + above,
    width: box.width - 66,
    height: box.height - above - below,
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
    ...keyItems(keys, box, small),
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

const strokes = {
  now: { stroke: ORANGE, width: 5 },
  table: { stroke: INK, width: 2.5, dash: [3, 6] },
  back: { stroke: 0x5a6a72, width: 2.5, dash: [11, 6] },
} as const;

function stepLines(
  values: readonly (number | null)[],
  look: GunCurve['lines'][number]['look'],
  top: number,
  stops: readonly GunStop[],
  box: Box,
): readonly Item[] {
  return [open(corners(values, top, stops, box), strokes[look])];
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

interface CurveKey {
  readonly sign: GunCurve['lines'][number]['look'] | 'near' | 'far';
  readonly words: string;
  readonly width: number;
}

/** What the signs of a curve mean, in as many rows as the words need. */
function keyRows({ lines, bands }: GunCurve, room: number, size: number): readonly (readonly CurveKey[])[] {
  const keys = [
    ...lines.map(({ look, words }) => ({ sign: look, words })),
    ...bands.map(({ words }, index) => ({ sign: index === 0 ? ('near' as const) : ('far' as const), words })),
  ];
  const rows: CurveKey[][] = [[]];
  let filled = 0;
  for (const { sign, words } of keys) {
    const width = Math.min(room, 48 + roughWidth(words, size, 0.46));
    if (filled > 0 && filled + width > room + 14) {
      rows.push([]);
      filled = 0;
    }
    rows.at(-1)?.push({ sign, words, width });
    filled += width;
  }
  return rows;
}

function keyItems(rows: readonly (readonly CurveKey[])[], box: Box, size: number): readonly Item[] {
  return rows.flatMap((row, index) => {
    const y = box.y + box.height - size * (0.95 + (rows.length - 1 - index) * KEY_ROW);
    let x = box.x + 14;
    return row.flatMap(({ sign, words, width }): Item[] => {
      const from = x;
      x += width;
      const ink = { align: 'left', bold: sign === 'now', most: width - 34 } as const;
      return [
        swatch(sign, from, y),
        label(words, from + 32, y, size, sign === 'now' ? ORANGE_INK : INK, 'condensed', ink),
      ];
    });
  });
}

function swatch(sign: CurveKey['sign'], x: number, y: number): Item {
  if (sign === 'near' || sign === 'far')
    return plate({ x, y: y - 7, width: 24, height: 14 }, ORANGE, {
      fillAlpha: sign === 'near' ? 0.34 : 0.18,
      round: 2,
    });
  return open(
    [
      { x, y },
      { x: x + 26, y },
    ],
    strokes[sign],
  );
}
