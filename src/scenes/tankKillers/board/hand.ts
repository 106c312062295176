import type { Ref } from '../../../rules/core/game';
import { isBarred } from '../../../rules/tankKillers/restrictions';
import type { CardId, View } from '../../../rules/tankKillers/types';
import { cardRef } from '../../../rules/tankKillers/units';
import type { Style, Surface } from '../../board/gameScene';
import type { Mood, Pose } from '../../paint/cards';
import type { Layer } from '../../paint/items';
import type { CardTable } from './cardTable';
import { cardBack, miniCard, tacticsCard } from './faces';
import { foeSpots, handSpots, isMini, liftOf } from './places';
import { handOf, nearSeat, sideAt } from './sight';

/** Both hands: the near one open to its owner, the other seen from the back. */
export function drawHands(table: CardTable, view: View, next: readonly Ref[], stage: Surface, look: Style): void {
  const near = sideAt(view, nearSeat(view));
  const far = sideAt(view, 1 - nearSeat(view));
  for (const [index, pose] of foeSpots(table, far.handSize).entries()) {
    stage.put('arc', `foe:${index}`, cardBack('tactics', pose, 'plain', look));
  }
  if (near.hand === null) {
    for (const [index, pose] of handSpots(table, near.handSize).entries()) {
      stage.put('unit', `near:${index}`, cardBack('tactics', pose, 'plain', look));
    }
    return;
  }
  const choosing = next.length > 0;
  for (const card of near.hand) {
    const ready = next.includes(cardRef(card));
    drawHeld(table, view, card, ready ? 'lit' : choosing ? 'dim' : 'plain', ready ? 1 : 0, stage, look);
  }
}

export function heldPose(table: CardTable, view: View, card: CardId): Pose | null {
  const hand = handOf(view);
  return handSpots(table, hand.length)[hand.indexOf(card)] ?? null;
}

/** One card of the hand, lifted by so many times the usual lift. */
export function drawHeld(
  table: CardTable,
  view: View,
  card: CardId,
  mood: Mood,
  lift: number,
  stage: Surface,
  look: Style,
  layer: Layer = 'unit',
): void {
  const pose = heldPose(table, view, card);
  if (pose === null) return;
  const lifted = { ...pose, y: pose.y - liftOf(table) * lift };
  const barred = isBarred(view.sides, nearSeat(view), card);
  const face = isMini(table, handOf(view).length) ? miniCard : tacticsCard;
  stage.put(layer, cardRef(card), face(card, lifted, mood, look, barred));
}
