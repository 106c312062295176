import type { Box, Point } from '../paint/items';

type Corner = readonly [x: number, y: number];

/** A window on a piece of ground: where it is, and where the stage behind it lies. */
export interface Panel {
  readonly corners: readonly Corner[];
  /** Stage to page: moved and scaled. */
  readonly at: Point;
  readonly scale: number;
  /** Where on its stage the actor stands. */
  readonly stand: number;
}

/** Where the sum is written. */
interface Deck {
  readonly edge: readonly [left: number, right: number];
  readonly terms: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly gap: number;
  };
  readonly graph: Box;
  readonly chance: Point & { readonly size: number };
  readonly caption: Box;
  readonly die: number;
}

/** Everything in units of a page whose band ends at `bottom`; the page is scaled to the window. */
export interface TheatreLayout {
  readonly kind: 'wide' | 'phone';
  readonly width: number;
  readonly top: readonly [left: number, right: number];
  readonly bottom: number;
  readonly target: Panel;
  readonly firers: readonly Panel[];
  readonly deck: Deck;
  readonly word: Point & { readonly size: number };
  readonly plate: number;
  /** How much larger the smallest letters are set than on a large page, so that they can be read. */
  readonly fine: number;
  /** Where the struck unit is seen from above, if there is room. */
  readonly rose: (Point & { readonly radius: number }) | null;
}

/** How much of a window the band may take. */
const MOST = 0.64;
const BAND = 668;

/** Pixels to a unit of the page, and how wide the page is then. */
export function pageFor(width: number, height: number): { readonly scale: number; readonly width: number } {
  if (width < 700) return { scale: width / 390, width: 390 };
  const scale = Math.min(width / 1920, (height * MOST) / BAND);
  return { scale, width: width / scale };
}

/** The smallest letters there are, in units of a large page and in pixels; and how far they may be stretched. */
const FINEST = { units: 15, pixels: 13, most: 1.3 } as const;

/** Gutters lean; what is right of them moves with the page's width. `scale`: pixels to a unit of the page. */
export function layoutTheatre(page: number, firers: number, short: boolean, scale = 1): TheatreLayout {
  if (page <= 390) return phone(firers);
  const fine = Math.min(FINEST.most, Math.max(1, FINEST.pixels / (FINEST.units * scale)));
  return wide(page, Math.min(3, firers), short, fine);
}

function wide(width: number, firers: number, short: boolean, fine: number): TheatreLayout {
  const far = width + 12;
  const x = (part: number) => (part * width) / 1920;
  const left = 640 + (x(1920) - 1920) / 3;
  const gutter = (y: number) => left + 68 - ((y - 437) * 110) / 460;
  const edge = (y: number, at: number) => y - (41 * at) / width;
  // Where nobody fires there is one panel.
  const alone = firers === 0;
  const stand = alone ? x(1350) + 12 : 1270;
  const target: Panel = {
    corners: [
      alone ? [-12, 452] : [gutter(437) + 14, edge(452, gutter(437))],
      [far, 411],
      [far, 884],
      alone ? [-12, 905] : [gutter(897) + 14, 897],
    ],
    at: { x: x(1350) - stand, y: 384 },
    scale: 1,
    stand,
  };
  const tall = short || firers === 1;
  const panelOf = (from: number, to: number, scale: number, foot: number): Panel => ({
    corners: [
      [-12, from],
      [gutter(from), edge(from, gutter(from) * 0.9)],
      [gutter(to), to - 6],
      [-12, to],
    ],
    at: { x: left * 0.46 - 400 * scale, y: foot - 462 * scale },
    scale,
    stand: 400,
  });
  const panels = alone
    ? []
    : tall
      ? [panelOf(452, 905, 0.86, 842)]
      : firers === 2
        ? [panelOf(655, 905, 0.62, 868), panelOf(452, 642, 0.5, 612)]
        : [panelOf(740, 905, 0.5, 880), panelOf(600, 727, 0.38, 704), panelOf(452, 587, 0.38, 566)];
  return {
    kind: 'wide',
    width,
    top: [452, 411],
    bottom: 1080,
    target,
    firers: panels,
    deck: {
      edge: [905, 884],
      terms: { x: 34, y: 922, width: 104, height: 92, gap: 30 },
      graph: { x: x(888), y: 930, width: 440, height: 108 },
      chance: { x: x(1362), y: 1004, size: 86 },
      caption: { x: width - 320, y: 930, width: 294, height: 122 },
      die: 84,
    },
    word: { x: x(912), y: 552, size: 128 },
    plate: 27,
    fine,
    rose: short ? null : { x: width - 98, y: 524, radius: 70 },
  };
}

/** The target alone, as a picture to keep: what lies below its edge is not shown. */
export function layoutPortrait(): TheatreLayout {
  const width = 1400;
  const whole = wide(width, 0, true, 1);
  const corners = [
    [-20, -20],
    [width + 20, -20],
    [width + 20, 480],
    [-20, 480],
  ] as const;
  return {
    ...whole,
    top: [-30, -30],
    bottom: 760,
    target: { corners, at: { x: width / 2 - 1270 * 0.9, y: 404 - 458 * 0.9 }, scale: 0.9, stand: 1270 },
    deck: { ...whole.deck, edge: [460, 460] },
    // Written by whoever shows it: it is larger or smaller with the room there is.
    word: { x: -4000, y: 0, size: 74 },
    plate: 0,
  };
}

function phone(firers: number): TheatreLayout {
  const split = firers > 1;
  const alone = firers === 0;
  const near = alone ? 0.58 : 0.4;
  const strip = (from: number, to: number): Panel => ({
    corners: [
      [from, 8],
      [to, 4],
      [to - 12, 88],
      [from - 12, 92],
    ],
    at: { x: (from + to) / 2 - 400 * 0.2, y: 80 - 462 * 0.2 },
    scale: 0.2,
    stand: 400,
  });
  return {
    kind: 'phone',
    width: 390,
    top: [6, 0],
    bottom: 456,
    target: {
      corners: [
        [-6, alone ? 6 : 98],
        [396, alone ? 0 : 92],
        [396, 288],
        [-6, 294],
      ],
      at: { x: 236 - 1270 * near, y: 262 - 458 * near },
      scale: near,
      stand: 1270,
    },
    firers: alone ? [] : split ? [strip(-6, 206), strip(216, 402)] : [strip(-6, 402)],
    deck: {
      edge: [298, 292],
      terms: { x: 8, y: 306, width: 44, height: 54, gap: 13 },
      graph: { x: 8, y: 386, width: 200, height: 46 },
      chance: { x: 222, y: 412, size: 36 },
      caption: { x: 304, y: 368, width: 80, height: 78 },
      die: 32,
    },
    word: { x: 128, y: 122, size: 42 },
    plate: 13,
    fine: 1,
    rose: null,
  };
}
