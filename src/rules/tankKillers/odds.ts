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

/**
 * The same for a hand of which it is known that it holds one at least of each of these sets: by counting the hands that
 * hold none of one set, of two together, and so on.
 */
export function chanceGiven(
  wanted: readonly CardId[],
  cards: readonly CardId[],
  size: number,
  proven: readonly (readonly CardId[])[],
): number {
  const sets = proven.map((set) => set.filter((card) => cards.includes(card))).filter((set) => set.length > 0);
  /** How likely a hand holds at least one of every set. */
  const each = (all: readonly (readonly CardId[])[]): number => {
    let sum = 0;
    for (let chosen = 0; chosen < 2 ** all.length; chosen++) {
      const picked = all.filter((_, index) => ((chosen >> index) & 1) === 1);
      const none = 1 - chanceOfHolding(new Set(picked.flat()).size, cards.length, size);
      sum += picked.length % 2 === 0 ? none : -none;
    }
    return sum;
  };
  const given = each(sets);
  return given <= 0 ? chanceOfHolding(wanted.length, cards.length, size) : each([wanted, ...sets]) / given;
}

/** More sets than these are not counted: the last ones tell most. */
const SETS = 5;

/** What the card counter shows of one player's hand. */
export function replyOdds(view: View, seat: Seat): readonly ReplyOdds[] {
  const cards = possibleCards(view, seat);
  const { handSize, holds } = sideOf(view, seat);
  const proven = (holds ?? []).slice(-SETS);
  return effects.map((effect) => {
    const left = cards.filter((card) => cardOf(card).effect === effect);
    return { effect, left: left.length, chance: chanceGiven(left, cards, handSize, proven) };
  });
}

function sideOf(view: View, seat: Seat): SideView {
  const side = view.sides[seat];
  if (side === undefined) throw new Error(`no such seat: ${seat}`);
  return side;
}
