import type { Settings } from '../frame/settings';
import type { Group, Item, Label } from './items';
import { corners, INK, label, picture } from './marks';
import type { Palette } from './palette';
import { roughWidth } from './textWidth';
import { wrapLines } from './wrap';

export const CARD = { width: 375, height: 525 } as const;
/** Room round a card for its shadow and its glow. */
export const RIM = 15;
const ROOM = { width: CARD.width + 2 * RIM, height: CARD.height + 2 * RIM };

/** What of the style of a game a card is painted with. */
interface CardStyle {
  readonly language: Settings['language'];
  readonly palette: Palette;
}

/** How a card lies: as it is, waiting in the shade, ready to be played, or struck out. */
export type Mood = 'plain' | 'dim' | 'lit' | 'void';

export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Height of the card itself, without the room for its shadow. */
  readonly height: number;
  readonly angle?: number;
  readonly alpha?: number;
}

/** A card with its shadow or its glow, as it lies. */
export function cardSheet(key: string, items: readonly Item[], pose: Pose, mood: Mood, look: CardStyle): Group {
  const k = pose.height / CARD.height;
  const whole = { x: RIM, y: RIM, ...CARD };
  const glow: Item[] = [12, 8, 4].map((wide) => ({
    kind: 'shape',
    points: corners(whole, -wide / 2),
    closed: true,
    fill: look.palette.act,
    fillAlpha: 0.42,
    round: 20 + wide / 2,
  }));
  const body: Group = {
    kind: 'group',
    key,
    items,
    inner: CARD,
    x: RIM,
    y: RIM,
    ...CARD,
    pivot: { x: 0, y: 0 },
  };
  const shade: Item = {
    kind: 'shape',
    points: corners(whole),
    closed: true,
    fill: 0x10140c,
    fillAlpha: 0.3,
    round: 18,
  };
  const cross: Item[] = [{ ...shade, fillAlpha: 0.45 }, strike(whole.x, whole.y, look.palette.blocked)];
  return {
    kind: 'group',
    key: `${key} ${mood} ${look.language} ${look.palette.act}`,
    items: [
      ...(mood === 'lit' ? glow : [picture('card-shadow', { x: 0, y: 0, ...ROOM })]),
      body,
      ...(mood === 'dim' ? [shade] : mood === 'void' ? cross : []),
    ],
    inner: ROOM,
    x: pose.x,
    y: pose.y,
    width: ROOM.width * k,
    height: ROOM.height * k,
    angle: pose.angle ?? 0,
    alpha: pose.alpha ?? 1,
  };
}

function strike(x: number, y: number, colour: number): Item {
  const points = [
    { x: x + 60, y: y + 90 },
    { x: x + CARD.width - 60, y: y + CARD.height - 90 },
    { x: x + CARD.width / 2, y: y + CARD.height / 2 },
    { x: x + CARD.width - 60, y: y + 90 },
    { x: x + 60, y: y + CARD.height - 90 },
  ];
  return { kind: 'shape', points, closed: false, stroke: colour, width: 26, halo: 8 };
}

const faces = new Map<string, readonly Item[]>();

/** Setting words takes time and a face never changes: each is made once for a language. */
export function kept(key: string, look: CardStyle, make: () => readonly Item[]): readonly Item[] {
  const name = `${key} ${look.language}`;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const made = make();
  faces.set(name, made);
  return made;
}

/** As large as the width allows, near enough. */
export function sizeFor(text: string, size: number, width: number): number {
  return Math.max(size * 0.6, Math.min(size, (size * width) / roughWidth(text, size, 0.62)));
}

/** Words set as large as their box takes them. */
export function paragraph(
  text: string,
  look: CardStyle,
  x: number,
  y: number,
  width: number,
  height: number,
  most = 24,
): readonly Label[] {
  for (let size = most; size > 11; size -= 1) {
    const lines = wrapLines(text, look.language, width, (part) => roughWidth(part, size, 0.485));
    if (lines.length * size * 1.2 > height && size > 12) continue;
    return lines.map((line, index) =>
      label(line, x, y + size * (0.6 + index * 1.2), size, INK, 'text', { align: 'left', most: width + 6 }),
    );
  }
  return [];
}
