import type { Seat } from '../core/game';
import { cardOf, type Effect } from './data/tactics';
import type { CardId, SideView, View } from './types';
import { unseenCards } from './view';

/** How many cards of a sort are still unseen, and how likely the other hand holds at least one of them. */
interface ReplyOdds {
  readonly effect: Effect;
  readonly left: number;
  readonly chance: number;
}

const effects: readonly Effect[] = [
  'lostAction',
  'endTurn',
  'modify',
  'outOfAction',
  'freeAction',
  'negate',
  'recover',
];

/** The cards a hand this view cannot see may hold: unseen, and not known to be lacking. */
export function possibleCards(view: View, seat: Seat): readonly CardId[] {
  const lacks = sideOf(view, seat).lacks ?? [];
  return unseenCards(view).filter((card) => !lacks.includes(card));
}

/** The chance that a hand of `size` out of `of` cards holds at least one of `wanted` among them. */
export function chanceOfHolding(wanted: number, of: number, size: number): number {
  let without = 1;
  for (let drawn = 0; drawn < size; drawn++) without *= Math.max(0, of - wanted - drawn) / (of - drawn);
  return 1 - without;
}

/** What the card counter shows of one player's hand. */
export function replyOdds(view: View, seat: Seat): readonly ReplyOdds[] {
  const cards = possibleCards(view, seat);
  const { handSize } = sideOf(view, seat);
  return effects.map((effect) => {
    const left = cards.filter((card) => cardOf(card).effect === effect).length;
    return { effect, left, chance: chanceOfHolding(left, cards.length, handSize) };
  });
}

function sideOf(view: View, seat: Seat): SideView {
  const side = view.sides[seat];
  if (side === undefined) throw new Error(`no such seat: ${seat}`);
  return side;
}
