import type { Box } from '../../paint/items';

/** Where everything of a gun bench stands in its picture, in points of the screen. */
export interface GunPlaces {
  readonly world: Box;
  /** How large words are set. */
  readonly type: number;
  readonly strip: Box;
  readonly plates: readonly [Box, Box];
  /** The line of the slider within the strip; null: it stands elsewhere. */
  readonly slider: Box | null;
  /** Where the switch between the curves stands; null: both are there. */
  readonly choice: Box | null;
  readonly hit: Box | null;
  readonly pen: Box | null;
  readonly outcome: Box | null;
}

export type CurveName = 'hit' | 'pen';

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const CHOICE = 40;
/** Pages up to so many points across show one thing after the other. */
export const NARROW = 700;

/** A narrow or very low picture holds the two vehicles, a low one the curves as well; a tall one has one curve at a time. */
export function layGun({ width, height }: Size, curve: CurveName = 'hit'): GunPlaces {
  const world = { x: 0, y: 0, width, height };
  const type = Math.max(0.74, Math.min(1.1, width / 1240));
  const alone = width < 540 || height < 260;
  const low = height < 480;
  // A tall picture stands its outcome below in two rows.
  const tall = width < 720;
  const strip = { ...world, height: alone ? height : Math.round(height * (low ? 0.4 : tall ? 0.26 : 0.32)) };
  const plate = { y: 10, width: Math.min(250 * type, width * 0.36), height: Math.max(44, 60 * type) };
  const plates = [
    { ...plate, x: 12 },
    { ...plate, x: width - 12 - plate.width },
  ] as const;
  if (alone) return { world, type, strip, plates, slider: null, choice: null, hit: null, pen: null, outcome: null };
  const sliderHigh = low ? 0 : Math.max(50, 66 * type);
  const slider = low
    ? null
    : { x: 64, y: strip.height - sliderHigh, width: width - 64 - Math.max(64, 96 * type), height: sliderHigh };
  const y = strip.height + GAP;
  // On a low screen the curves give way to the squares and the dice.
  const high = low ? height - y : Math.round(height * (tall ? 0.25 : height < 760 ? 0.3 : 0.34));
  const choice = tall && !low ? { x: 0, y, width, height: CHOICE } : null;
  const top = choice === null ? y : y + CHOICE + GAP / 2;
  const half = (width - GAP) / 2;
  const whole = { x: 0, y: top, width, height: high };
  const rest = top + high + GAP;
  return {
    world,
    type,
    strip,
    plates,
    slider,
    choice,
    ...(choice === null
      ? { hit: { ...whole, width: half }, pen: { ...whole, x: half + GAP, width: half } }
      : { hit: curve === 'hit' ? whole : null, pen: curve === 'pen' ? whole : null }),
    outcome: low ? null : { x: 0, y: rest, width, height: height - rest },
  };
}
