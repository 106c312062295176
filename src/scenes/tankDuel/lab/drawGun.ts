import type { GunLabText } from '../../../i18n/tankDuel/lab';
import { vehicles } from '../../../rules/tankDuel/data/vehicles';
import { FARTHEST, type GunReading, hundred } from '../../../rules/tankDuel/lab/bench';
import type { BenchKit } from '../../lab/benchKit';
import type { Box, Item, Point, Shape } from '../../paint/items';

export type GunKit = BenchKit<GunLabText>;

const INK = 0x23261f;
const PAPER = 0xe9e0c8;
const ORANGE = 0xc9520f;

/** The picture of the bench, in these units. */
export const gunWorld: Box = { x: 0, y: 0, width: 1240, height: 900 };

const boxPoints = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const block = (box: Box, more: Partial<Shape>): Shape => ({
  kind: 'shape',
  points: boxPoints(box),
  closed: true,
  ...more,
});
const line = (points: readonly Point[], more: Partial<Shape>): Shape => ({
  kind: 'shape',
  points,
  closed: false,
  ...more,
});

/** Both vehicles over the ground, the two curves, and a hundred shots. */
export function gunItems(kit: GunKit, reading: GunReading): readonly Item[] {
  const words = kit.words();
  const left = { x: 0, y: 270, width: 610, height: 320 };
  const right = { x: 630, y: 270, width: 610, height: 320 };
  return [
    ...strip(kit, reading),
    ...sheet(left, words.toHit, words.toHitNote),
    ...hitCurve(kit, reading, inside(left)),
    ...sheet(right, words.pen, words.penNote),
    ...penCurve(kit, reading, inside(right)),
    ...outcome(kit, reading, { x: 0, y: 610, width: 1240, height: 290 }),
  ];
}

const inside = ({ x, y, width, height }: Box): Box => ({
  x: x + 56,
  y: y + 52,
  width: width - 86,
  height: height - 96,
});

function sheet(box: Box, title: string, note: string): readonly Item[] {
  const label = { kind: 'label', colour: INK, y: box.y + 26 } as const;
  return [
    block(box, { fill: PAPER, stroke: 0x0f120d, width: 2, round: 7 }),
    { ...label, text: title, x: box.x + 18, size: 22, face: 'stencil', align: 'left' },
    { ...label, text: note, x: box.x + box.width - 18, size: 17, face: 'condensed', align: 'right' },
  ];
}

function strip(kit: GunKit, { bench }: GunReading): readonly Item[] {
  const words = kit.words();
  const bands = Array.from({ length: 10 }, (_, i) =>
    block({ x: 0, y: i * 19, width: 1240, height: 20 }, { fill: 0x9db3bd + i * 0x070503 }),
  );
  const name = (id: string) => kit.say('{unit}', { unit: id });
  const plate = (x: number, title: string, more: string, fill: number): readonly Item[] => [
    block({ x, y: 14, width: 250, height: 66 }, { fill, stroke: 0xf6f0de, width: 2, round: 6 }),
    {
      kind: 'label',
      text: title,
      x: x + 14,
      y: 36,
      size: 22,
      colour: 0xf6f0de,
      face: 'stencil',
      align: 'left',
      most: 222,
    },
    { kind: 'label', text: more, x: x + 14, y: 62, size: 17, colour: 0xf6f0de, face: 'condensed', align: 'left' },
  ];
  const tank = (texture: string, x: number, flip: boolean): Item => ({
    kind: 'picture',
    texture,
    x,
    y: 244,
    width: 400,
    height: 200,
    pivot: { x: 0.5, y: 226 / 256 },
    ...(flip ? { mirrored: true as const } : {}),
  });
  return [
    ...bands,
    block({ x: 0, y: 186, width: 1240, height: 74 }, { fill: 0x8a9457 }),
    // Soviet vehicles are drawn looking left, German ones right.
    tank(`${bench.shooter}-side`, 230, vehicles[bench.shooter].nation === 'su'),
    tank(`${bench.target}-side`, 1010, vehicles[bench.target].nation === 'de'),
    line(arc({ x: 400, y: 150 }, { x: 840, y: 158 }), { stroke: ORANGE, width: 5, halo: 4, dash: [14, 9] }),
    ...plate(18, name(bench.shooter), words.fires, 0x4c565b),
    ...plate(972, name(bench.target), words.target, 0x5b6236),
    block({ x: 545, y: 18, width: 150, height: 54 }, { fill: 0xf6f0de, stroke: INK, width: 3, round: 8 }),
    {
      kind: 'label',
      text: kit.say(words.metres, { range: String(bench.range) }),
      x: 620,
      y: 46,
      size: 30,
      colour: INK,
      face: 'stencil',
    },
  ];
}

const arc = (from: Point, to: Point): readonly Point[] =>
  Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - 46 * 4 * t * (1 - t) };
  });

function axes(box: Box, most: number, step: number): readonly Item[] {
  const lines = Array.from({ length: most / step + 1 }, (_, i) => i * step);
  const label = { kind: 'label', colour: INK, face: 'condensed', size: 16 } as const;
  return [
    ...lines.flatMap((value): Item[] => {
      const y = box.y + box.height * (1 - value / most);
      return [
        line(
          [
            { x: box.x, y },
            { x: box.x + box.width, y },
          ],
          { stroke: INK, width: 1, alpha: 0.25 },
        ),
        { ...label, text: String(value), x: box.x - 8, y, align: 'right' },
      ];
    }),
    ...[0, 400, 800, 1200, 1600, 2000].map(
      (range): Item => ({ ...label, text: String(range), x: at(box, range), y: box.y + box.height + 18 }),
    ),
  ];
}

const at = (box: Box, range: number) => box.x + (box.width * range) / FARTHEST;

/** A value holds from halfway to the range before to halfway to the next. */
function steps(
  box: Box,
  values: readonly { readonly range: number; readonly value: number }[],
  most: number,
): readonly Point[] {
  return values.flatMap(({ range, value }) => {
    const y = box.y + box.height * (1 - Math.min(most, value) / most);
    const [from, to] = [Math.max(0, range - 100), Math.min(FARTHEST, range + 100)];
    return [
      { x: at(box, from), y },
      { x: at(box, to), y },
    ];
  });
}

function rangeNow(box: Box, range: number, value: number, most: number): readonly Item[] {
  const x = at(box, range);
  const y = box.y + box.height * (1 - Math.min(most, value) / most);
  const dot = Array.from({ length: 20 }, (_, i) => ({
    x: x + Math.sin((i / 10) * Math.PI) * 9,
    y: y - Math.cos((i / 10) * Math.PI) * 9,
  }));
  return [
    line(
      [
        { x, y: box.y },
        { x, y: box.y + box.height },
      ],
      { stroke: ORANGE, width: 3, dash: [9, 7] },
    ),
    { kind: 'shape', points: dot, closed: true, fill: ORANGE, stroke: 0xfff8e4, width: 3 },
  ];
}

function hitCurve(kit: GunKit, { curve, bench }: GunReading, box: Box): readonly Item[] {
  const words = kit.words();
  const now = curve.map(({ range, now: value }) => ({ range, value }));
  const table = curve.flatMap(({ range, table: value }) => (value === null ? [] : [{ range, value }]));
  const here = curve.find(({ range }) => range === bench.range);
  const line1 = steps(box, now, 100);
  const floor = box.y + box.height;
  const filled = [...line1, { x: box.x + box.width, y: floor }, { x: box.x, y: floor }];
  const key = { kind: 'label', face: 'condensed', size: 16, y: floor + 36, align: 'left' } as const;
  return [
    ...axes(box, 100, 25),
    { kind: 'shape', points: filled, closed: true, fill: ORANGE, fillAlpha: 0.16 },
    line(steps(box, table, 100), { stroke: INK, width: 2.5, dash: [3, 6] }),
    line(line1, { stroke: ORANGE, width: 5 }),
    ...rangeNow(box, bench.range, here?.now ?? 0, 100),
    { ...key, text: `━ ${kit.say(words.now, { value: here?.now ?? 0 })}`, x: box.x, colour: 0xa33d09, bold: true },
    { ...key, text: `┄ ${kit.say(words.table, { value: here?.table ?? '–' })}`, x: box.x + 150, colour: INK },
  ];
}

function penCurve(kit: GunKit, { curve, armour, bench, penetration }: GunReading, box: Box): readonly Item[] {
  const words = kit.words();
  const gun = curve.flatMap(({ range, gun: value }) => (value === null ? [] : [{ range, value }]));
  const level = (value: number, name: string, dash: readonly [number, number] | null, dx: number): readonly Item[] => {
    const y = box.y + box.height * (1 - value / 20);
    const tag = { x: box.x + box.width - 110 - dx, y: y - 13, width: 106, height: 26 };
    return [
      line(
        [
          { x: box.x, y },
          { x: box.x + box.width, y },
        ],
        { stroke: INK, width: 2.4, ...(dash === null ? {} : { dash }) },
      ),
      block(tag, { fill: 0xf6f0de, stroke: INK, width: 1.6, round: 5 }),
      {
        kind: 'label',
        text: `${name} ${value}`,
        x: tag.x + 53,
        y,
        size: 15,
        colour: INK,
        face: 'condensed',
        bold: true,
      },
    ];
  };
  return [
    ...axes(box, 20, 4),
    line(steps(box, gun, 20), { stroke: ORANGE, width: 5 }),
    ...[
      level(armour.turret, words.places.turret, null, 0),
      level(armour.hull, words.places.hull, [11, 6], 116),
      level(armour.track, words.places.track, [2, 6], 0),
    ]
      .flat()
      .toSorted((one, other) => Number('closed' in other && !other.closed) - Number('closed' in one && !one.closed)),
    ...rangeNow(box, bench.range, penetration, 20),
    {
      kind: 'label',
      text: `━ ${kit.say(words.gun, { value: penetration })}`,
      x: box.x,
      y: box.y + box.height + 38,
      size: 16,
      colour: 0xa33d09,
      face: 'condensed',
      bold: true,
      align: 'left',
    },
  ];
}

const looks = {
  lost: { fill: 0xf26b21, sign: '✕', ink: 0xfff6e6 },
  through: { fill: 0xf4b183, sign: '', ink: INK },
  bounced: { fill: 0x8b8672, sign: '／', ink: INK },
  missed: { fill: 0xf3ecd8, sign: '', ink: INK },
} as const;

/** The parts of a hundred shots, in the order of the squares. */
function partsOf({ chances }: GunReading): readonly { readonly part: keyof typeof looks; readonly count: number }[] {
  const { hit, through, lost } = chances ?? { hit: 0, through: 0, lost: 0 };
  const counts = hundred([lost, Math.max(0, through - lost), Math.max(0, hit - through), 1 - hit]);
  return (['lost', 'through', 'bounced', 'missed'] as const).map((part, index) => ({
    part,
    count: counts[index] ?? 0,
  }));
}

function outcome(kit: GunKit, reading: GunReading, box: Box): readonly Item[] {
  const words = kit.words();
  const parts = partsOf(reading);
  const kinds = parts.flatMap(({ part, count }) => Array.from({ length: count }, () => part));
  const squares = kinds.flatMap((part, index): Item[] => {
    const { fill, sign, ink } = looks[part];
    const [x, y] = [box.x + 18 + (index % 10) * 26, box.y + 16 + Math.floor(index / 10) * 26];
    const cell = block({ x, y, width: 22, height: 22 }, { fill, stroke: INK, width: 1.6, round: 3 });
    return sign === ''
      ? [cell]
      : [
          cell,
          { kind: 'label', text: sign, x: x + 11, y: y + 11, size: 14, colour: ink, face: 'condensed', bold: true },
        ];
  });
  const { hit, through, lost } = reading.chances ?? { hit: 0, through: 0, lost: 0 };
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  const chip = (index: number, value: number, name: string): readonly Item[] => {
    const x = box.x + 310 + index * 240;
    return [
      block(
        { x, y: box.y + 56, width: 200, height: 110 },
        { fill: index === 2 ? 0xfde3cf : 0xf6f0de, stroke: INK, width: 2, round: 8 },
      ),
      {
        kind: 'label',
        text: percent(value),
        x: x + 100,
        y: box.y + 96,
        size: 44,
        colour: index === 2 ? ORANGE : INK,
        face: 'stencil',
      },
      { kind: 'label', text: name, x: x + 100, y: box.y + 142, size: 18, colour: INK, face: 'condensed', bold: true },
    ];
  };
  const legend = parts.flatMap(({ part, count }, index): Item[] => {
    const [x, y] = [box.x + 310 + (index % 2) * 360, box.y + 196 + Math.floor(index / 2) * 34];
    return [
      block({ x, y, width: 20, height: 20 }, { fill: looks[part].fill, stroke: INK, width: 1.6, round: 3 }),
      {
        kind: 'label',
        text: `${count}  ${words.parts[part]}`,
        x: x + 30,
        y: y + 10,
        size: 18,
        colour: INK,
        face: 'condensed',
        align: 'left',
      },
    ];
  });
  return [
    block(box, { fill: PAPER, stroke: 0x0f120d, width: 2, round: 7 }),
    {
      kind: 'label',
      text: words.hundred,
      x: box.x + 310,
      y: box.y + 30,
      size: 22,
      colour: INK,
      face: 'stencil',
      align: 'left',
    },
    {
      kind: 'label',
      text: words.counted,
      x: box.x + box.width - 18,
      y: box.y + 30,
      size: 16,
      colour: INK,
      face: 'condensed',
      align: 'right',
      most: 520,
    },
    ...squares,
    ...chip(0, hit, words.hit),
    ...chip(1, through, words.through),
    ...chip(2, lost, words.lost),
    ...legend,
  ];
}
