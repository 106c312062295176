import type { Ref, Seat } from '../../../rules/core/game';
import type { Effect } from '../../../rules/tankKillers/data/tactics';
import { distanceOf } from '../../../rules/tankKillers/sum';
import type { CardId, Kind, UnitId, View } from '../../../rules/tankKillers/types';
import { kindOf, unitRef } from '../../../rules/tankKillers/units';
import { CARD, type Pose } from '../../paint/cards';
import type { Box, Point } from '../../paint/items';
import type { CardTable } from './cardTable';
import type { Way } from './portraits';
import { sideAt } from './sight';

const SHAPE = CARD.width / CARD.height;

/** A card of the hand: on an arc where there is room, in rows for thumbs. */
export function handSpots(table: CardTable, count: number): readonly Pose[] {
  const { hand, tall, scale } = table;
  if (tall) return handRows(hand, count, 104);
  // Above the cards there is a line for what is said of them.
  const said = Math.max(34 * scale, 32);
  if (isMini(table, count)) return handRows({ ...hand, y: hand.y + said, height: hand.height - said }, count, 150);
  const { height, step } = fanOf(table, count);
  const middle = (count - 1) / 2;
  // Where the cards have room to spare, there is some above a lifted one too.
  const spare = hand.height - height - 32;
  const top = said + Math.max(0, Math.min(spare, liftOf(table) + 8));
  const drop = Math.min(middle * middle * 7, 46) * scale;
  const turn = Math.min(4.2, 26 / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => {
    const off = index - middle;
    const part = middle === 0 ? 0 : off / middle;
    return {
      x: hand.x + hand.width / 2 + off * step,
      y: hand.y + height * 0.5 + top + part * part * drop,
      height,
      angle: off * turn,
    };
  });
}

/** How tall the cards of a fan are, and how far apart. */
function fanOf({ hand, scale }: CardTable, count: number): { readonly height: number; readonly step: number } {
  const height = Math.min(hand.height * 1.06, 330 * scale + 30);
  const width = height * SHAPE;
  return { height, step: count < 2 ? 0 : Math.min(width * 0.78, (hand.width - width * 1.1) / (count - 1)) };
}

/** What of a card in a fan must be seen for its name to be read. */
const SEEN = 0.54;

/** Whether the hand lies as small cards side by side: on a phone, and where a fan would hide their names. */
export function isMini(table: CardTable, count: number): boolean {
  if (table.tall) return true;
  const { height, step } = fanOf(table, count);
  return count > 1 && step < height * SHAPE * SEEN;
}

/** In one row or two, whichever leaves the cards larger. */
function handRows(hand: Box, count: number, widest: number): readonly Pose[] {
  const inRows = (rows: number) => {
    const each = Math.max(4, Math.ceil(count / rows));
    const room = Math.min(hand.width / each, widest);
    return { rows, each, room, height: Math.min((room - 4) * (168 / 120), hand.height / rows - 4, widest * 1.45) };
  };
  const [one, two] = [inRows(1), inRows(2)];
  const { rows, each, room, height } = two.height > one.height ? two : one;
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

/** How far a card that may be played is lifted. */
export function liftOf({ tall, scale }: CardTable): number {
  return tall ? 0 : 26 * scale;
}

export function boxOf({ x, y, height }: Pose, shape = SHAPE): Box {
  return { x: x - (height * shape) / 2, y: y - height / 2, width: height * shape, height };
}

export interface SidePlaces {
  readonly number: Point;
  readonly label: Point;
  readonly bar: Box;
  readonly note: Point;
  readonly deck: Box;
  readonly reserve: Box;
  readonly wrecksLabel: Point;
  readonly wrecks: Box;
}

/** Where the things of one side stand. */
export function sidePlaces(table: CardTable, seat: Seat, plate: number): SidePlaces {
  const box = table.sides[seat === 0 ? 0 : 1];
  const { scale } = table;
  const pad = Math.max(9, 16 * scale);
  const left = box.x + pad;
  const inner = box.width - pad * 2;
  if (table.tall) {
    const y = box.y + box.height * 0.5;
    const nowhere = { x: left, y: y + 30, width: 0, height: 0 };
    return {
      number: { x: box.x + box.width - 6, y: y + 26 },
      label: { x: left, y: y + 26 },
      bar: { x: left - 3, y: y + 5, width: inner + 6, height: 10 },
      note: { x: left, y: y + 26 },
      deck: { x: box.x, y: box.y, width: box.width, height: box.height },
      reserve: nowhere,
      wrecksLabel: { x: left, y },
      wrecks: nowhere,
    };
  }
  const top = box.y + plate + Math.max(14, 22 * scale);
  const bar = { x: left, y: top + Math.max(10, 15 * scale), width: inner, height: Math.max(14, 21 * scale) };
  const note = bar.y + bar.height + Math.max(11, 15 * scale);
  const width = (inner - pad) / 2;
  const height = width / SHAPE;
  const piles = note + Math.max(13, 22 * scale);
  const caption = piles + height + Math.max(14, 20 * scale);
  const wrecksLabel = caption + Math.max(20, 32 * scale);
  return {
    number: { x: left + inner, y: top },
    label: { x: left, y: top },
    bar,
    note: { x: left, y: note },
    deck: { x: left, y: piles, width, height },
    reserve: { x: left + width + pad, y: piles, width, height },
    wrecksLabel: { x: left, y: wrecksLabel },
    wrecks: {
      x: left,
      y: wrecksLabel + 8,
      width: inner,
      height: box.y + box.height - wrecksLabel - 14,
    },
  };
}

/** One of the two that face each other. */
export interface Duellist {
  readonly unit: UnitId;
  readonly kind: Kind;
  readonly seat: Seat;
  readonly foot: Point;
  readonly width: number;
  readonly way: Way;
  readonly gone: boolean;
}

const FAR: { readonly [range: number]: number } = { 0: 0, 500: 0.22, 750: 0.36, 1000: 0.52, 1500: 0.76, 2000: 1 };

/** How far apart two stand: nearer and larger at point blank, farther and smaller at 2000 yards. */
export function footOf(
  table: CardTable,
  seat: Seat,
  range: number | null,
): { readonly foot: Point; readonly width: number; readonly way: Way } {
  const { field } = table;
  const far = FAR[range ?? 750] ?? 0.36;
  const size = Math.min(field.height * 1.2, field.width * 0.37) * (1.06 - far * 0.32);
  const out = field.width * (0.245 + far * 0.085);
  const sign = seat === 0 ? -1 : 1;
  return {
    foot: { x: field.x + field.width / 2 + sign * out, y: field.y + field.height * (0.9 - far * 0.08) },
    width: size,
    way: seat === 0 ? 'right' : 'left',
  };
}

export function duelOf(table: CardTable, view: View): readonly Duellist[] {
  const { attack, player } = view;
  if (attack === null) return [];
  const range = distanceOf(attack);
  const one = (unit: UnitId, seat: Seat): Duellist => ({
    unit,
    kind: kindOf(unit),
    seat,
    ...footOf(table, seat, range),
    gone: sideAt(view, seat).casualties.includes(unit),
  });
  const { attacker, target } = attack;
  const choosing = view.phase === 'freeAttacker';
  const duellists = choosing ? [] : [one(attacker, player)];
  if (target === null || choosing) return duellists;
  const side = sideAt(view, 1 - player);
  const seen = side.top === target || side.field.includes(target) || side.casualties.includes(target);
  return seen ? [...duellists, one(target, 1 - player)] : duellists;
}

interface FieldSpot {
  readonly ref: Ref;
  /** Null: a card face down. */
  readonly kind: Kind | null;
  readonly seat: Seat;
  readonly pose: Pose;
  /** Something to choose from, as large as there is room. */
  readonly choice: boolean;
}

/** Cards that lie on the battlefield: what can be chosen, and units that attacked before. */
export function fieldSpots(table: CardTable, view: View): readonly FieldSpot[] {
  const { phase, player } = view;
  const chooser = phase === 'target' ? 1 - player : phase === 'freeAttacker' ? player : null;
  const duel = duelOf(table, view);
  return view.sides.flatMap((side, seat) => {
    if (seat === chooser) {
      const units: (UnitId | null)[] = [...side.field];
      if (phase === 'target') {
        if (side.top !== null) units.push(side.top);
        else if (side.deckSize > 0) units.push(null);
      }
      return row(table, seat, units, true);
    }
    const idle = side.field.filter((unit) => !duel.some((one) => one.unit === unit));
    return row(table, seat, idle, false);
  });
}

/** Cards to choose from lie side by side on their owner's half, and over more of the field where they are many. */
function row(table: CardTable, seat: Seat, units: readonly (UnitId | null)[], choice: boolean): readonly FieldSpot[] {
  const { field, tall } = table;
  const sign = seat === 0 ? -1 : 1;
  const many = units.length > 3;
  const room = field.width * (choice ? (many ? (tall ? 0.98 : 0.62) : tall ? 0.56 : 0.46) : 0.3);
  const wish = field.height * (choice ? (tall ? 0.6 : 0.66) : 0.27);
  const height = choice ? Math.min(wish, room / units.length / 1.05 / SHAPE) : wish;
  const width = height * SHAPE;
  const step = choice ? width * 1.05 : Math.min(width * 0.7, (room - width) / Math.max(1, units.length - 1));
  const edge = field.x + field.width / 2 + (sign * field.width) / 2;
  const middle = edge - sign * Math.max(field.width * 0.25, (units.length * step) / 2 + field.width * 0.01);
  return units.map((unit, index) => ({
    ref: unit === null ? `area:deck${seat}` : unitRef(unit),
    kind: unit === null ? null : kindOf(unit),
    seat,
    choice,
    pose: {
      x: choice ? middle + (index - (units.length - 1) / 2) * step : edge - sign * (width * 0.62 + index * step),
      y: field.y + field.height * (choice ? 0.6 : 0.83),
      height,
    },
  }));
}

interface PlayedSpot {
  readonly card: CardId;
  readonly seat: Seat;
  readonly negated: boolean;
  /** Still waiting for a reply. */
  readonly waits: boolean;
  readonly pose: Pose;
}

/** The cards played in this attack, between the two. */
export function playedSpots({ field, tall }: CardTable, view: View): readonly PlayedSpot[] {
  const stack = [
    ...(view.attack?.cards ?? []).map((played) => ({ ...played, waits: false })),
    ...view.chain.map((played, index) => ({ ...played, waits: index === view.chain.length - 1 })),
  ];
  const height = field.height * 0.5;
  // On a narrow field the names of the two take all of its upper edge.
  const low = tall || field.width < 600;
  const width = height * SHAPE;
  const step = stack.length < 2 ? 0 : Math.min(width * 1.04, (field.width * 0.42 - width) / (stack.length - 1));
  return stack.map(({ card, seat, negated, waits }, index) => ({
    card,
    seat,
    negated,
    waits,
    pose: {
      x: field.x + field.width / 2 + (index - (stack.length - 1) / 2) * step,
      y: field.y + field.height * (low ? 0.465 : 0.33) + (waits ? field.height * 0.06 : 0),
      height: waits ? height * 1.16 : height,
      angle: waits ? -4 : (index % 2 === 0 ? -1 : 1) * 1.5,
    },
  }));
}

interface StockPlaces {
  readonly deck: Box;
  readonly discard: Box;
  readonly list: Box;
}

/** The kinds of effect a tactics card can have, each a line of the list beside the deck. */
export const effects: readonly Effect[] = [
  'lostAction',
  'modify',
  'endTurn',
  'outOfAction',
  'negate',
  'freeAction',
  'recover',
];

/** How the list of what is still unseen is set: type, headline, where the lines begin, and how far apart they are. */
export function listing({ scale }: CardTable) {
  const head = Math.max(15, 18 * scale);
  return { size: Math.max(13.5, 16 * scale), head, top: head * 1.4, step: Math.max(17.8, 23.2 * scale) };
}

export function stockPlaces(table: CardTable): StockPlaces {
  const { stock, tall, scale } = table;
  if (tall) {
    const { height } = stock;
    const width = height * SHAPE;
    const right = stock.x + stock.width;
    const nothing = { ...stock, width: 0, height: 0 };
    return {
      deck: { x: right - width * 2 - 74, y: stock.y, width, height },
      discard: { x: right - width - 34, y: stock.y, width, height },
      list: nothing,
    };
  }
  const pad = Math.max(9, 16 * scale);
  const top = stock.y + pad + Math.max(16, 26 * scale);
  const gap = Math.max(14, 20 * scale);
  const lines = listing(table);
  const wanted = lines.top + lines.step * effects.length;
  // The piles give way to the list, down to a size at which they are still cards.
  const spare = stock.y + stock.height - top - gap - wanted - 8;
  const width = Math.min(Math.max(spare * SHAPE, 46), (stock.width - pad * 3) / 2, stock.height * 0.31);
  const height = width / SHAPE;
  const list = top + height + gap;
  return {
    deck: { x: stock.x + pad, y: top, width, height },
    discard: { x: stock.x + stock.width - pad - width, y: top, width, height },
    list: { x: stock.x + pad, y: list, width: stock.width - pad * 2, height: stock.y + stock.height - list - 8 },
  };
}

/** The backs of the other hand, hanging over the edge of the table. */
export function foeSpots({ foeHand, tall, scale }: CardTable, count: number): readonly Pose[] {
  const height = tall ? foeHand.height : foeHand.height * 1.55;
  const width = height * SHAPE;
  const room = tall ? foeHand.width - 8 : Math.min(foeHand.width * 0.94, 560 * scale);
  const step = count < 2 ? 0 : Math.min(width * 0.8, (room - width) / (count - 1));
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, index) => {
    const off = index - middle;
    return tall
      ? { x: foeHand.x + width / 2 + index * step, y: foeHand.y + height / 2, height }
      : {
          x: foeHand.x + foeHand.width / 2 + off * step,
          y: foeHand.y + foeHand.height - height * 0.42 - off * off * 1.6 * scale,
          height,
          angle: -off * Math.min(5, 20 / Math.max(1, count)),
        };
  });
}
