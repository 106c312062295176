import type { Places } from '../../board/gameScene';
import type { Box } from '../../paint/items';

/** The papers a commander has before him between missions. */
export type Paper = 'road' | 'crew' | 'tanks' | 'trade' | 'medals' | 'units' | 'school';

/** How the papers lie: all at once, some under tabs, or one at a time on a phone. */
type Spread = 'wide' | 'tabs' | 'phone';

/** The desk in units of its own drawing; `scale` and `at` put it on the table. */
export interface Desk {
  readonly spread: Spread;
  readonly scale: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly map: Box | null;
  readonly calendar: Box | null;
  readonly log: Box | null;
  readonly commander: Box;
  /** Where the papers of the phase lie open at once, in their order. */
  readonly slots: readonly Box[];
  readonly tabs: Box | null;
  /** The paper under the tab that is open. */
  readonly leaf: Box | null;
  readonly prompt: Box;
  readonly buttons: Box;
  readonly verdict: Box;
  /** Where the Aide speaks. */
  readonly advice: Box;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Smaller than this part of its drawing, the wide desk cannot be read: papers go under tabs. */
const LEGIBLE = 0.8;
const NARROW = 700;

const wide = {
  size: { width: 1920, height: 1022 },
  map: box(24, 14, 940, 526),
  calendar: box(24, 548, 940, 208),
  log: box(24, 764, 940, 250),
  commander: box(984, 100, 912, 176),
  slots: [box(984, 284, 912, 252), box(984, 544, 912, 262), box(984, 814, 912, 136)],
  prompt: box(984, 14, 912, 78),
  buttons: box(984, 958, 912, 58),
  verdict: box(64, 120, 860, 380),
  advice: box(24, 548, 940, 208),
};

const small = {
  size: { width: 1280, height: 674 },
  map: box(16, 10, 640, 358),
  calendar: box(16, 376, 640, 196),
  log: box(16, 580, 640, 86),
  commander: box(668, 72, 596, 82),
  tabs: box(674, 160, 584, 44),
  leaf: box(668, 204, 596, 402),
  prompt: box(668, 10, 596, 56),
  buttons: box(668, 614, 596, 50),
  verdict: box(36, 70, 600, 290),
  advice: box(16, 376, 640, 196),
};

/** In the middle of the room it has. */
function centred(size: { width: number; height: number }, width: number, height: number) {
  const scale = Math.min(width / size.width, height / size.height);
  return { scale, at: { x: (width - size.width * scale) / 2, y: (height - size.height * scale) / 2 } };
}

export function deskIn(width: number, height: number): Desk {
  if (width < NARROW || width < height * 0.9) return phone(width, height);
  const whole = centred(wide.size, width, height);
  if (whole.scale >= LEGIBLE) return { ...wide, ...whole, spread: 'wide', tabs: null, leaf: null };
  return { ...small, ...centred(small.size, width, height), spread: 'tabs', slots: [] };
}

function phone(width: number, height: number): Desk {
  const scale = width / 390;
  const tall = height / scale;
  const buttons = box(8, tall - 56, 374, 52);
  const prompt = box(0, buttons.y - 66, 390, 62);
  return {
    spread: 'phone',
    scale,
    at: { x: 0, y: 0 },
    map: null,
    calendar: null,
    log: null,
    commander: box(4, 4, 382, 66),
    slots: [],
    tabs: box(4, 74, 382, 40),
    leaf: box(4, 114, 382, prompt.y - 118),
    prompt,
    buttons,
    verdict: box(8, 120, 374, prompt.y - 130),
    advice: box(4, prompt.y - 176, 382, 172),
  };
}

export function onTable({ scale, at }: Desk, { x, y, width, height }: Box): Box {
  return { x: at.x + x * scale, y: at.y + y * scale, width: width * scale, height: height * scale };
}

/** Where the desk leaves room for what the HUD paints. */
export function careerPlaces(width: number, height: number): Places {
  const desk = deskIn(width, height);
  const placed = (zone: Box) => onTable(desk, zone);
  return {
    plates: [],
    prompt: placed(desk.prompt),
    buttons: placed(desk.buttons),
    overlays: null,
    panel: placed(desk.verdict),
    // Over the calendar and the log, or over the foot of a phone's paper.
    lines: placed(desk.advice),
  };
}
