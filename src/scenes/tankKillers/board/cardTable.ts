import type { Places } from '../../board/gameScene';
import type { Box } from '../../paint/items';

/** The places of a table for two hands of cards, from the top left corner of the room it has. */
export interface CardTable {
  /** Small plates, the hand in rows: for telephones, upright or sideways, and for tablets held upright. */
  readonly tall: boolean;
  /** How large type and borders are against those of a screen of 1920 by 1080. */
  readonly scale: number;
  readonly sides: readonly [Box, Box];
  readonly foeHand: Box;
  readonly field: Box;
  readonly sum: Box;
  readonly prompt: Box;
  readonly buttons: Box;
  /** The common deck and its discard pile. */
  readonly stock: Box;
  readonly odds: Box;
  readonly overlays: Box | null;
  /** Where a refusal or a result is told. */
  readonly verdict: Box;
  readonly hand: Box;
  /** The last lines of the log, beside the other hand. */
  readonly log: Box | null;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Wider than this against its height, a table has its piles left and right. */
const SHAPE = 1.15;
const NARROW = 700;
const STACKED = 600;
/** What part of the middle the last lines of the log take, beside the other hand. */
const LOG = 0.4;
/** Lower than this there is no room for a hand under the field: it stands beside it. */
const LOW = 420;
/** How tall the hand would be on a screen that is held upright, if it may. */
const HAND = 92;
/** How tall the panels under the sides would be, if they may. */
const LISTS = 276;

/** `bare`: no room is left for prompt, buttons and odds, which are told elsewhere. */
export function cardTable(width: number, height: number, bare = false): CardTable {
  if (width < NARROW || width / height < SHAPE) return tall(width, height, bare);
  return height < LOW ? low(width, height, bare) : wide(width, height, bare);
}

function wide(width: number, height: number, bare: boolean): CardTable {
  const scale = clamp(Math.min(width / 1920, height / 1020), 0.5, 1.6);
  const margin = Math.max(10, 24 * scale);
  const gap = Math.max(6, 10 * scale);
  const column = clamp(280 * scale, 208, 440);
  const x = margin + column + gap * 2;
  const middle = width - 2 * x;
  // Beside a drawer prompt and buttons would squeeze each other: they stand one above the other, at the field's cost.
  const stacked = !bare && middle < STACKED;
  const field = box(x, height * 0.112, middle, height * (stacked ? 0.318 : 0.385));
  const sum = box(x, field.y + field.height + gap, middle, Math.max(64, height * 0.092));
  const tall = Math.max(46, 66 * scale);
  const told = sum.y + sum.height + gap;
  const prompt = stacked ? box(x, told, middle, 62) : box(x, told, middle * 0.5, bare ? 0 : Math.max(66, height * 0.1));
  const rest = x + prompt.width + gap;
  const buttons = stacked
    ? box(x, told + prompt.height + 4, middle, tall)
    : box(rest, prompt.y + (prompt.height - tall) / 2, x + middle - rest, tall);
  const hand = Math.max(prompt.y + prompt.height, stacked ? buttons.y + tall : 0) + gap;
  const top = Math.max(8, 14 * scale);
  // What lies under the sides is a list that needs its lines on low screens too.
  const upper = clamp(height - top - gap * 2.8 - LISTS, height * 0.485, height * 0.584);
  const lower = top + upper + gap * 1.4;
  const below = height - lower - gap * 1.4;
  const keys = Math.max(38, 46 * scale);
  const right = width - margin - column;
  const verdict = Math.min(middle * 0.72, 720);
  const logs = bare || middle < STACKED ? 0 : middle * LOG;
  return {
    tall: false,
    scale,
    sides: [box(margin, top, column, upper), box(right, top, column, upper)],
    foeHand: box(x + logs, 0, middle - logs, field.y),
    log: logs > 0 ? box(x, gap, logs - gap, field.y - 2 * gap) : null,
    field,
    sum,
    prompt,
    buttons,
    stock: box(margin, lower, column, below),
    odds: box(right, lower, column, below - keys - gap),
    overlays: box(right, height - gap * 1.4 - keys, column, keys),
    verdict: box(
      x + (middle - verdict) / 2,
      field.y + gap,
      verdict,
      Math.min(field.height - gap * 2, 360 * scale + 40),
    ),
    hand: box(x, hand, middle, height - hand),
  };
}

/** The battle to the left, what one holds and does to the right. */
function low(width: number, height: number, bare: boolean): CardTable {
  const gap = 4;
  const half = (width - gap * 3) / 2;
  const right = half + gap * 2;
  const top = gap * 2;
  const [side, row, told, strip] = [76, 40, 64, 30];
  const odds = bare || height < side + told + strip + 90 ? 0 : strip;
  const sum = box(gap, height - gap - (odds === 0 ? 0 : odds + gap) - told, half, told);
  const field = box(gap, side + top, half, Math.max(0, sum.y - gap - side - top));
  const buttons = box(right, bare ? height : height - 56, half, bare ? 0 : 52);
  const prompt = box(right, bare ? height : buttons.y - 66, half, bare ? 0 : 62);
  const plate = (half - gap) / 2;
  return {
    tall: true,
    scale: clamp(half / 620, 0.62, 1.3),
    sides: [box(gap, gap, plate, side), box(gap * 2 + plate, gap, plate, side)],
    foeHand: box(right, gap, half / 2, row),
    log: null,
    field,
    sum,
    prompt,
    buttons,
    stock: box(right + half / 2, gap, half / 2, row),
    odds: box(gap, height - gap - odds, half, odds),
    overlays: null,
    verdict: box(gap, field.y, half, height - gap - field.y),
    hand: box(right, row + top, half, Math.max(0, prompt.y - gap - row - top)),
  };
}

function tall(width: number, height: number, bare: boolean): CardTable {
  const scale = clamp(width / 620, 0.62, 1.3);
  const gap = 4;
  const half = (width - gap * 3) / 2;
  const side = 76 * Math.max(1, scale);
  const foe = side + gap * 2;
  const row = 40 * Math.max(1, scale);
  const told = 98 + gap * 2 - (bare ? 30 : 0);
  const asked = bare ? 0 : 122 + gap;
  // On a low screen the battlefield gives way to the hand, which fingers must find.
  const spare = height - foe - row - gap * 2 - told - asked - HAND;
  const field = box(gap, foe + row + gap, width - gap * 2, clamp(spare, 96, height * (bare ? 0.32 : 0.265)));
  const sum = box(gap, field.y + field.height + gap, width - gap * 2, 64);
  const odds = box(gap, sum.y + sum.height + gap, width - gap * 2, bare ? 0 : 30);
  const buttons = box(8, bare ? height : height - 56, width - 16, 52);
  const prompt = box(0, bare ? height : buttons.y - 66, width, 62);
  const hand = odds.y + odds.height + gap;
  return {
    tall: true,
    scale,
    sides: [box(gap, gap, half, side), box(gap * 2 + half, gap, half, side)],
    foeHand: box(gap, foe, half, row),
    log: null,
    field,
    sum,
    prompt,
    buttons,
    stock: box(gap * 2 + half, foe, half, row),
    odds,
    overlays: null,
    verdict: box(gap, field.y, width - gap * 2, field.height + sum.height + gap),
    hand: box(gap, hand, width - gap * 2, prompt.y - hand - gap),
  };
}

/** How much of a side's panel is its plate. */
export function platesHeight({ height }: Box): number {
  return Math.max(54, height * 0.125);
}

/** Where the HUD finds room on the table. */
export function placesOf({ sides, tall, prompt, buttons, overlays, verdict, log }: CardTable): Places {
  const plate = (zone: Box): Box => ({ ...zone, height: tall ? zone.height * 0.5 : platesHeight(zone) });
  return { plates: [plate(sides[1]), plate(sides[0])], prompt, buttons, overlays, panel: verdict, log };
}
