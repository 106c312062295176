import type { Ref } from '../../../rules/core/game';
import { cardOf } from '../../../rules/tankDuel/cards';
import { seenState } from '../../../rules/tankDuel/chances';
import type { CardKind } from '../../../rules/tankDuel/data/battleCards';
import { handLimit } from '../../../rules/tankDuel/handLimit';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import { CARD, type Mood, type Pose } from '../../paint/cards';
import type { Box, Group, Item, Layer, Point } from '../../paint/items';
import { label, NIGHT, PAPER, plate } from '../../paint/marks';
import { battleCard, MINI_SHAPE, miniCard } from './battleCard';
import { box, frame, panel, widthOf } from './panel';
import type { DuelTable } from './places';
import { handOf } from './sight';
import { wordsOf } from './words';

const SHAPE = CARD.width / CARD.height;
/** Smaller than this, a whole card cannot be read: names and pictures stand alone. */
const READABLE = 215;

/** Less than this of a card beside the next one hides its title. */
const TITLED = 0.8;

/** The cards of a fan: how large, and how far apart. */
function fanOf(table: DuelTable, count: number, mini: boolean) {
  const { hand, scale, scene } = table;
  // While a shot is told the hand looks over the edge of the table.
  const height =
    scene === 'duel'
      ? Math.max(hand.height * 1.5, 190 * scale + 60)
      : Math.min(hand.height * (mini ? 0.97 : 1.02), 320 * scale + 30);
  const width = height * (mini ? MINI_SHAPE : SHAPE);
  // Beside the fan stands how many cards there are.
  const beside = scene === 'duel' ? 2 * Math.max(100, 128 * scale) : 0;
  const step = count < 2 ? 0 : Math.min(width * 1.04, (hand.width - width - beside) / (count - 1));
  return { height, step, crowded: scene !== 'duel' && count > 1 && step < width * TITLED };
}

function isSmall({ tall, scene, hand }: DuelTable): boolean {
  return tall || hand.height < (scene === 'duel' ? 120 : READABLE);
}

/** Whether the hand is shown in the small form of its cards: whole ones find no room, or would hide each other's titles. */
function isMini(table: DuelTable, count: number): boolean {
  return isSmall(table) || fanOf(table, count, false).crowded;
}

function shapeIn(table: DuelTable, count: number): number {
  return isMini(table, count) ? MINI_SHAPE : SHAPE;
}

/** Cards of the hand: on an arc where there is room; in rows for thumbs, and where a fan would hide their titles. */
export function handSpots(table: DuelTable, count: number): readonly Pose[] {
  const { hand, tall, scale, scene } = table;
  if (count === 0 || hand.height <= 0) return [];
  const mini = isMini(table, count);
  const { height, step, crowded } = fanOf(table, count, mini);
  if (tall || (mini && crowded)) return handRows(hand, count);
  const middle = (count - 1) / 2;
  const turn = mini ? 0 : Math.min(scene === 'duel' ? 3.4 : 1.3, 20 / count);
  return Array.from({ length: count }, (_, index) => {
    const off = index - middle;
    return {
      x: hand.x + hand.width / 2 + off * step,
      y: hand.y + height / 2 + (scene === 'duel' ? 10 * scale : 2) + off * off * (mini ? 0 : 2.4 * scale),
      height,
      angle: off * turn,
    };
  });
}

/** In as many rows as leave the cards largest. */
function handRows(hand: Box, count: number): readonly Pose[] {
  const inRows = (rows: number) => {
    const each = Math.max(3, Math.ceil(count / rows));
    const room = Math.min(hand.width / each, 128);
    return { rows, each, room, height: Math.min((room - 4) / MINI_SHAPE, hand.height / rows - 4, 168) };
  };
  const { rows, each, room, height } = [1, 2, 3]
    .map(inRows)
    .reduce((best, other) => (other.height > best.height ? other : best));
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / each);
    const inRow = Math.min(each, count - row * each);
    return {
      x: hand.x + hand.width / 2 + ((index % each) - (inRow - 1) / 2) * room,
      y: hand.y + (row + 0.5) * (hand.height / rows),
      height,
    };
  });
}

export function heldPose(table: DuelTable, view: View, card: number): Pose | null {
  const hand = handOf(view);
  return hand === null ? null : (handSpots(table, hand.length)[hand.indexOf(card)] ?? null);
}

const countOf = (view: View) => handOf(view)?.length ?? 0;

function boxOf({ x, y, height }: Pose, shape: number): Box {
  return box(x - (height * shape) / 2, y - height / 2, height * shape, height);
}

export function heldBox(table: DuelTable, view: View, card: number): Box | null {
  const pose = heldPose(table, view, card);
  return pose === null ? null : boxOf(pose, shapeIn(table, countOf(view)));
}

/** The half of a card under a point: the upper or the lower one. */
export function halfAt(view: View, card: number, at: Box, point: Point): Ref | null {
  const [upper, lower] = cardOf(view, card).halves;
  if (upper === undefined) return null;
  const meant = lower === undefined || point.y < at.y + at.height / 2 ? upper : lower;
  return `face:${card}.${meant.kind}`;
}

/** What is chosen of a card: in the tray, or offered. */
interface Held {
  readonly laid: ReadonlySet<number>;
  /** Cards that may be pointed at, with the halves that may; an empty list: the whole card. */
  readonly offered: ReadonlyMap<number, readonly CardKind[]>;
  readonly choosing: boolean;
}

export function heldOf(picked: readonly Ref[], next: readonly Ref[]): Held {
  const laid = new Set<number>();
  const offered = new Map<number, CardKind[]>();
  const read = (ref: Ref): { card: number; kind: CardKind | null } | null => {
    const [, kind, id] = /^(card|face):(.+)$/.exec(ref) ?? [];
    if (id === undefined) return null;
    const [card = '', half] = id.split('.');
    return { card: Number(card), kind: kind === 'face' ? ((half ?? '') as CardKind) : null };
  };
  for (const ref of picked) {
    const found = read(ref);
    if (found !== null) laid.add(found.card);
  }
  for (const ref of next) {
    const found = read(ref);
    if (found === null) continue;
    offered.set(found.card, [...(offered.get(found.card) ?? []), ...(found.kind === null ? [] : [found.kind])]);
  }
  return { laid, offered, choosing: next.length > 0 };
}

/** A card of the hand in the form that fits the table. */
function heldCard(
  table: DuelTable,
  view: View,
  card: number,
  pose: Pose,
  mood: Mood,
  look: Style,
  chosen: CardKind | null = null,
): Group {
  return isMini(table, countOf(view))
    ? miniCard(view, card, pose, mood, look, chosen)
    : battleCard(view, card, pose, mood, look, chosen);
}

/** The hand of whoever looks; the backs of it where nobody may see it. */
export function drawHand(table: DuelTable, view: View, held: Held, stage: Surface, look: Style): void {
  const { hand } = table;
  if (hand.height <= 0) return;
  const cards = handOf(view);
  if (cards === null) return;
  const spots = handSpots(table, cards.length);
  for (const [index, card] of cards.entries()) {
    const pose = spots[index];
    if (pose === undefined) continue;
    if (held.laid.has(card))
      stage.put('control', `card:${card}`, placeOf(boxOf(pose, shapeIn(table, cards.length)), card, look));
    else drawHeld(table, view, card, held, 0, stage, look);
  }
  drawCount(table, view, cards.length, stage, look);
}

/** One card, lifted by so much; what may be pointed at glows, the rest waits in the shade. */
export function drawHeld(
  table: DuelTable,
  view: View,
  card: number,
  held: Held,
  lift: number,
  stage: Surface,
  look: Style,
  layer: Layer = 'unit',
  mood?: Mood,
): void {
  const pose = heldPose(table, view, card);
  if (pose === null) return;
  const kinds = held.offered.get(card);
  const halves = cardOf(view, card).halves;
  const only = kinds !== undefined && kinds.length === 1 && halves.length > 1 ? (kinds[0] ?? null) : null;
  const usual: Mood = kinds !== undefined ? 'lit' : held.choosing ? 'dim' : 'plain';
  const up = lift + (kinds === undefined || table.tall ? 0 : 8 * table.scale);
  stage.put(layer, `card:${card}`, heldCard(table, view, card, { ...pose, y: pose.y - up }, mood ?? usual, look, only));
}

/** The place a card in the tray has left. */
function placeOf(at: Box, card: number, look: Style): Group {
  const { table } = wordsOf(look);
  const items: Item[] = [
    plate(box(3, 3, at.width - 6, at.height - 6), 0x000000, { fillAlpha: 0.18, round: 10 }),
    frame(box(3, 3, at.width - 6, at.height - 6), 0xb9b294, 2, 10, [8, 6]),
    label(String(card), at.width / 2, at.height * 0.38, Math.max(22, at.height * 0.16), 0xe9e0c8, 'stencil', {
      alpha: 0.8,
    }),
    label(table.inTray, at.width / 2, at.height * 0.58, Math.max(13, at.height * 0.055), 0xe9e0c8, 'condensed', {
      bold: true,
      most: at.width - 12,
      alpha: 0.85,
    }),
  ];
  return panel(at, items, { x: at.x + at.width / 2, y: at.y + at.height / 2, pivot: { x: 0.5, y: 0.5 } });
}

function drawCount(table: DuelTable, view: View, count: number, stage: Surface, look: Style): void {
  if (table.tall || view.seat === null || table.scene === 'choose') return;
  const { table: says, say } = wordsOf(look);
  const size = Math.max(13.5, 16 * table.scale);
  const text = say(says.handOf, { count, limit: handLimit(seenState(view), view.seat).total });
  const width = widthOf(text, size) + size * 1.4;
  const { hand } = table;
  // While bidding the corner beside the hand is free; else it stands at the end of the fan.
  const x = table.scene === 'bid' ? hand.x + hand.width + 4 : hand.x + hand.width - width;
  const at = box(x, hand.y + 4, width, size * 1.8);
  stage.put(
    'line',
    'hand/count',
    panel(at, [
      plate(box(0, 0, width, size * 1.8), NIGHT, { fillAlpha: 0.88, round: 5 }),
      label(text, width / 2, size * 0.9, size, PAPER, 'condensed', { bold: true, most: width - 8 }),
    ]),
  );
}

/** A whole card, large enough to be read, over the hand. */
export function drawReading(
  table: DuelTable,
  view: View,
  card: number,
  kind: CardKind | null,
  stage: Surface,
  look: Style,
): void {
  const pose = heldPose(table, view, card);
  if (pose === null || (!isMini(table, countOf(view)) && table.scene !== 'duel')) return;
  // Over prompt and tray, which say what to do with it.
  const tops = [table.hand.y, table.tray?.y ?? table.hand.y, table.tall ? table.hand.y : table.prompt.y];
  const room = Math.min(...tops.filter((y) => y > 0)) - 6;
  const height = Math.min(table.tall ? 380 : 400, room * (table.tall ? 0.86 : 0.66), 525);
  const width = height * SHAPE;
  const left = table.tall ? 4 : table.hand.x;
  const right = table.tall ? table.hand.width : table.hand.x + table.hand.width;
  const x = Math.min(Math.max(pose.x, left + width / 2), right - width / 2);
  stage.put('tag', 'reading', battleCard(view, card, { x, y: room - height / 2 - 4, height }, 'plain', look, kind));
}
