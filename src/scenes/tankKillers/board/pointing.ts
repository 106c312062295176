import type { Ref } from '../../../rules/core/game';
import { idOfKind, partsOf } from '../../../rules/core/ref';
import { type CardId, isCardId } from '../../../rules/tankKillers/data/tactics';
import type { View } from '../../../rules/tankKillers/types';
import { cardRef, unitRef } from '../../../rules/tankKillers/units';
import type { Pose } from '../../paint/cards';
import type { Box, Point } from '../../paint/items';
import { holdsPoint } from '../../paint/marks';
import type { CardTable } from './cardTable';
import { platesHeight } from './cardTable';
import { heldPose } from './hand';
import {
  boxOf,
  type Duellist,
  duelOf,
  fieldSpots,
  handSpots,
  isMini,
  liftOf,
  playedSpots,
  sidePlaces,
  stockPlaces,
} from './places';
import { handOf } from './sight';

const MINI_SHAPE = 120 / 168;

/** What lies under a point, the topmost first. */
export function refsAt(table: CardTable, view: View, point: Point): readonly Ref[] {
  const refs: Ref[] = [];
  const hand = handOf(view);
  const lift = liftOf(table);
  const shape = isMini(table, hand.length) ? MINI_SHAPE : undefined;
  const held = handSpots(table, hand.length).map((pose, index) => ({ pose, card: hand[index] }));
  for (const { pose, card } of held.reverse()) {
    const tallPose = { ...pose, y: pose.y - lift / 2, height: pose.height + lift };
    if (card !== undefined && inside(tallPose, point, shape)) refs.push(cardRef(card));
  }
  for (const { ref, pose } of [...fieldSpots(table, view)].reverse()) if (inside(pose, point)) refs.push(ref);
  for (const { card, pose } of [...playedSpots(table, view)].reverse())
    if (inside(pose, point)) refs.push(cardRef(card));
  for (const one of duelOf(table, view)) if (holdsPoint(bodyOf(one), point)) refs.push(unitRef(one.unit));
  const { deck, discard } = stockPlaces(table);
  if (holdsPoint(deck, point)) refs.push('area:tactics');
  const top = view.discard.at(-1);
  if (top !== undefined && holdsPoint(discard, point)) refs.push(cardRef(top));
  for (const [seat, side] of view.sides.entries()) {
    const places = pilesOf(table, seat);
    if (holdsPoint(places.deck, point)) refs.push(side.top === null ? `area:deck${seat}` : unitRef(side.top));
    if (holdsPoint(places.reserve, point)) refs.push(`area:reserve${seat}`);
    if (holdsPoint(places.wrecks, point)) refs.push(`area:casualties${seat}`);
  }
  return refs;
}

function pilesOf(table: CardTable, seat: number) {
  return sidePlaces(table, seat, platesHeight(table.sides[seat === 0 ? 0 : 1]));
}

/** Whether a point is on a card that lies turned. */
function inside(pose: Pose, point: Point, shape?: number): boolean {
  const turn = (-(pose.angle ?? 0) * Math.PI) / 180;
  const [dx, dy] = [point.x - pose.x, point.y - pose.y];
  const at = {
    x: pose.x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: pose.y + dx * Math.sin(turn) + dy * Math.cos(turn),
  };
  return holdsPoint(boxOf(pose, shape), at);
}

function bodyOf({ foot, width }: Duellist): Box {
  return { x: foot.x - width * 0.42, y: foot.y - width * 0.4, width: width * 0.84, height: width * 0.42 };
}

/** The part of a held card that the next one leaves to be seen. */
function seenOf(table: CardTable, view: View, held: Pose): Box {
  const mini = isMini(table, handOf(view).length);
  const box = boxOf(held, mini ? MINI_SHAPE : undefined);
  const spots = handSpots(table, handOf(view).length);
  const next = spots[spots.findIndex(({ x, y }) => x === held.x && y === held.y) + 1];
  if (mini || next === undefined) return box;
  const top = held.y - held.height / 2;
  return { ...box, y: top, width: Math.min(box.width, next.x - held.x), height: held.height * 0.6 };
}

export function cardIn(ref: Ref | null): CardId | null {
  const id = idOfKind('card', ref);
  return id !== null && isCardId(id) ? id : null;
}

/** Where a thing is on the table; cards that were played count as lying on the battlefield. */
export function placeOf(table: CardTable, view: View, ref: Ref): Box | null {
  const [kind, id] = partsOf(ref);
  if (kind === 'card' && isCardId(id)) {
    const held = heldPose(table, view, id);
    if (held !== null) return seenOf(table, view, held);
    const played = playedSpots(table, view).find(({ card }) => card === id);
    if (played !== undefined) return boxOf(played.pose);
    return view.discard.includes(id) ? table.field : null;
  }
  const spot = fieldSpots(table, view).find((one) => one.ref === ref);
  if (spot !== undefined) return boxOf(spot.pose);
  if (kind === 'unit') {
    const one = duelOf(table, view).find(({ unit }) => unit === id);
    if (one !== undefined) return bodyOf(one);
    const seat = view.sides.findIndex(({ top }) => top === id);
    return seat < 0 ? null : pilesOf(table, seat).deck;
  }
  for (const seat of view.sides.keys()) {
    const { deck, reserve, wrecks } = pilesOf(table, seat);
    if (id === `deck${seat}`) return deck;
    if (id === `reserve${seat}`) return reserve;
    if (id === `casualties${seat}`) return wrecks;
  }
  const { deck } = stockPlaces(table);
  return id === 'tactics' ? deck : null;
}
