import type { Seat } from '../../../rules/core/game';
import type { CardId, View } from '../../../rules/tankKillers/types';
import { flip, glide, poseIn, putDown } from '../../board/cardMoves';
import type { Style, Surface } from '../../board/gameScene';
import type { Mood, Pose } from '../../paint/cards';
import type { Point } from '../../paint/items';
import { label, middleOf, plate } from '../../paint/marks';
import type { CardTable } from './cardTable';
import { cardBack, tacticsCard } from './faces';
import { heldPose } from './hand';
import { foeSpots, stockPlaces } from './places';
import { nearSeat } from './sight';

/** What animations need to know of the picture they start from. */
export interface Setting {
  table(): CardTable;
  look(): Style;
  /** The view that was drawn last. */
  shown(): View | null;
}

/** The middle of the table, where everyone looks. */
export function stageOf({ field }: CardTable): Pose {
  return { x: field.x + field.width / 2, y: field.y + field.height * 0.46, height: field.height * 0.72 };
}

/** Whether this player's cards lie open at the lower edge. */
export function isOpen(view: View, seat: Seat): boolean {
  return view.seat !== null && nearSeat(view) === seat;
}

/** Where a card of a seat starts from. */
function startOf(setting: Setting, view: View, seat: Seat, card: CardId): Pose {
  const table = setting.table();
  const shown = setting.shown() ?? view;
  const held = isOpen(view, seat) ? heldPose(table, shown, card) : null;
  if (held !== null) return held;
  const far = nearSeat(view) !== seat;
  const [spot] = foeSpots(table, 1);
  const { hand } = table;
  const low = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2, height: spot?.height ?? 100 };
  return far ? (spot ?? low) : low;
}

/** A card leaves its hand for the middle: an open one as it is, a hidden one turning over on the way. */
export async function throwIn(
  setting: Setting,
  stage: Surface,
  view: View,
  seat: Seat,
  card: CardId,
  mood: Mood = 'plain',
): Promise<string> {
  const look = setting.look();
  const from = startOf(setting, view, seat, card);
  const middle = stageOf(setting.table());
  const id = isOpen(view, seat) ? `card:${card}` : `fly:${card}`;
  stage.sound('card', from);
  if (isOpen(view, seat)) {
    stage.put('stage', id, tacticsCard(card, from, mood, look));
    await putDown(stage, id, middle);
  } else {
    stage.put('stage', id, cardBack('tactics', from, 'plain', look));
    await putDown(stage, id, middle);
    await flip(stage, id, middle, cardBack('tactics', middle, 'plain', look), tacticsCard(card, middle, mood, look));
  }
  return id;
}

export async function toDiscard(setting: Setting, stage: Surface, id: string): Promise<void> {
  await glide(stage, id, poseIn(stockPlaces(setting.table()).discard));
}

/** Important words in the middle of the battlefield. */
export async function announce(
  setting: Setting,
  stage: Surface,
  words: string,
  colour: number,
  ms = 620,
): Promise<void> {
  const { field, scale, tall } = setting.table();
  const high = field.height * 0.26;
  const box = { x: field.x + 3, y: field.y + field.height / 2 - high / 2, width: field.width - 6, height: high };
  const at: Point = middleOf(box);
  const size = tall ? 26 : Math.max(30, 60 * scale);
  await Promise.all([
    stage.flash(
      'band',
      plate(box, 0x10161f, { fillAlpha: 0.88, stroke: colour, width: 5, round: 0 }),
      { alpha: 1 },
      ms,
    ),
    stage.flash(
      'words',
      label(words, at.x, at.y, size, 0xffd447, 'stencil', { most: box.width - 40 }),
      { alpha: 1 },
      ms,
    ),
  ]);
}
