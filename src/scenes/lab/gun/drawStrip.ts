import type { Box, Item, Point } from '../../paint/items';
import { INK, label, NIGHT, PAPER, plate } from '../../paint/marks';
import { footOf, mirrorOf, muzzleOf, type Standing, struckAt } from '../../theatre/sides';
import type { GunPlaces } from './gunLayout';
import type { GunSheet, GunSide } from './gunSheet';

const ORANGE = 0xc9520f;
const ACT = 0xf26b21;

const open = (points: readonly Point[], more: object): Item => ({ kind: 'shape', points, closed: false, ...more });

/** Both vehicles on the ground between them, which is the slider. */
export function stripItems(sheet: GunSheet, { strip, plates, slider, type }: GunPlaces): readonly Item[] {
  const ground = strip.height - (slider?.height ?? 0);
  const foot = ground - Math.max(8, ground * 0.06);
  const wide = Math.min(strip.width * 0.42, (ground - plates[0].height) * 2.6);
  const stand = (side: GunSide, x: number, looks: Standing['looks']): Standing => ({
    id: side.drawing,
    x,
    y: foot,
    scale: wide / 512,
    looks,
  });
  const shooter = stand(sheet.shooter, strip.width * 0.2, 'right');
  const target = stand(sheet.target, strip.width * 0.8, 'left');
  const [from, to] = [muzzleOf(shooter), struckAt(target, 'front')];
  return [
    ...landscape({ ...strip, height: ground }),
    ...sideItems(sheet.shooter, shooter),
    ...sideItems(sheet.target, target),
    open(arc(from, to, ground * 0.05), { stroke: ORANGE, width: Math.max(3, 5 * type), halo: 4, dash: [12, 8] }),
    ...plateItems(sheet.shooter, plates[0], type),
    ...plateItems(sheet.target, plates[1], type),
    ...distanceItems(sheet.distance, strip, plates, type),
    ...(slider === null ? [] : sliderItems(sheet, slider, strip, type)),
  ];
}

function landscape(box: Box): readonly Item[] {
  const bands = 12;
  const sky = Array.from({ length: bands }, (_, i) =>
    plate(
      { x: box.x, y: box.y + (box.height * 0.72 * i) / bands, width: box.width, height: box.height / bands + 1 },
      0x8fa9b5 + i * 0x060402,
      { round: 0 },
    ),
  );
  const ridge = (base: number, rise: number, phase: number, fill: number): Item => ({
    kind: 'shape',
    closed: true,
    fill,
    points: [
      { x: box.x, y: box.y + box.height },
      ...Array.from({ length: 33 }, (_, i) => ({
        x: box.x + (box.width * i) / 32,
        y: box.y + box.height * (base - rise * (0.5 + 0.5 * Math.sin(phase + (i / 32) * 7))),
      })),
      { x: box.x + box.width, y: box.y + box.height },
    ],
  });
  return [...sky, ridge(0.72, 0.14, 1.4, 0xa9ad7c), ridge(0.8, 0.1, 3.6, 0x97a064), ridge(0.86, 0.04, 0.4, 0x8a9457)];
}

function sideItems(side: GunSide, actor: Standing): readonly Item[] {
  const { x, y, scale } = actor;
  const [width, height] = [512 * scale, 256 * scale];
  const trees = side.woods ? [woods(x + width * 0.3, y, height * 0.62), woods(x - width * 0.28, y, height * 0.5)] : [];
  const bank: readonly Item[] = side.hullDown
    ? [
        {
          kind: 'shape',
          closed: true,
          fill: 0x7c7a45,
          stroke: INK,
          width: 2,
          points: [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1].map((part, index) => ({
            x: x - width * 0.42 + width * 0.84 * part,
            y: y + height * 0.05 - height * ([0, 0.2, 0.34, 0.36, 0.34, 0.2, 0][index] ?? 0),
          })),
        },
      ]
    : [];
  const foot = footOf(actor.id);
  const mirrored = mirrorOf(actor) === -1;
  const pivot = { x: foot.x / 512, y: foot.y / 256 };
  const drawn: Item = {
    kind: 'picture',
    texture: `${side.drawing}-side`,
    x,
    y,
    width,
    height,
    pivot,
    ...(mirrored ? { mirrored: true as const } : {}),
  };
  return [...trees, drawn, ...bank];
}

const woods = (x: number, y: number, height: number): Item => ({
  kind: 'picture',
  texture: 'side-woods',
  x,
  y,
  width: height * 1.4,
  height,
  pivot: { x: 0.5, y: 1 },
});

const arc = (from: Point, to: Point, high: number): readonly Point[] =>
  Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - high * 4 * t * (1 - t) };
  });

function plateItems({ name, about, colour }: GunSide, box: Box, type: number): readonly Item[] {
  const left = { align: 'left', most: box.width - 40 } as const;
  return [
    plate(box, colour, { stroke: PAPER, width: 2, round: 6 }),
    label(name, box.x + 12, box.y + box.height * 0.34, Math.max(15, 21 * type), PAPER, 'stencil', left),
    label('≡', box.x + box.width - 16, box.y + box.height * 0.34, Math.max(15, 20 * type), PAPER, 'text'),
    label(about, box.x + 12, box.y + box.height * 0.74, Math.max(12.5, 16 * type), PAPER, 'condensed', {
      ...left,
      most: box.width - 20,
    }),
  ];
}

/** Between the two names, or under them where there is no room. */
function distanceItems(words: string, strip: Box, plates: GunPlaces['plates'], type: number): readonly Item[] {
  const [one, other] = plates;
  const size = { width: 148 * type, height: Math.max(32, 52 * type) };
  const fits = other.x - (one.x + one.width) > size.width + 16;
  const box = { ...size, x: (strip.width - size.width) / 2, y: fits ? one.y + 2 : one.y + one.height + 6 };
  return [
    plate(box, PAPER, { stroke: INK, width: 3, round: 8 }),
    label(words, strip.width / 2, box.y + box.height / 2, Math.max(16, 29 * type), INK, 'stencil', {
      most: box.width - 14,
    }),
  ];
}

function sliderItems({ stops, stop, unit }: GunSheet, box: Box, strip: Box, type: number): readonly Item[] {
  const y = box.y + box.height * 0.34;
  const at = (part: number) => box.x + box.width * part;
  const now = at(stops[stop]?.at ?? 0);
  const level = (from: number, to: number, colour: number) =>
    open(
      [
        { x: from, y },
        { x: to, y },
      ],
      { stroke: colour, width: 5 },
    );
  return [
    plate({ x: strip.x, y: box.y, width: strip.width, height: box.height }, NIGHT, { round: 0 }),
    level(now, at(1), 0xf6f0de),
    level(at(stops[0]?.at ?? 0), now, ACT),
    ...stops.flatMap(({ at: part, words }, index): Item[] => [
      open(
        [
          { x: at(part), y },
          { x: at(part), y: y + 9 },
        ],
        { stroke: PAPER, width: 2 },
      ),
      label(words, at(part), y + box.height * 0.42, Math.max(13, 17 * type), PAPER, 'condensed', {
        bold: index === stop,
        ...(index === stop ? {} : { alpha: 0.8 }),
      }),
    ]),
    label(unit, strip.width - 12, y, Math.max(12.5, 16 * type), PAPER, 'condensed', { align: 'right', alpha: 0.8 }),
    plate({ x: now - 15, y: y - 15, width: 30, height: 30 }, ACT, { stroke: PAPER, width: 3, round: 15 }),
    label('‹ ›', now, y, 18, PAPER, 'text', { bold: true }),
  ];
}
