import type { Dice } from '../core/dice';
import type { Frozen, Seat } from '../core/game';
import { clone } from '../core/play';
import { cardIds } from './data/tactics';
import { topOf } from './piles';
import type { CardId, Known, Side, SideView, State, UnitId, View } from './types';
import { rosterOf } from './units';

/** Hands are their owners' alone; of the decks everybody knows the number of cards and what lies face up. */
export function view(state: Known, seat: Seat | null): View {
  const { sides, deck, ...open } = state;
  return {
    ...clone(open),
    seat,
    deckSize: deck.length,
    sides: sides.map((side, index) => sideView(side, index === seat)),
  };
}

function sideView(side: Frozen<Side>, own: boolean): SideView {
  const { hand, deck, topUp, ...open } = side;
  return {
    ...clone(open),
    hand: own ? [...hand] : null,
    handSize: hand.length,
    deckSize: deck.length,
    top: topUp ? topOf(side) : null,
  };
}

/** The tactics cards this view does not account for: the deck and the hands it cannot see. */
export function unseenCards(view: View): CardId[] {
  const seen = new Set<CardId>(view.discard);
  for (const { hand } of view.sides) for (const card of hand ?? []) seen.add(card);
  return cardIds.filter((card) => !seen.has(card));
}

/** The formation cards that must be face down in a side's deck. */
export function unseenUnits(view: View, side: SideView): UnitId[] {
  const seen = new Set<UnitId>([...side.field, ...side.reserve, ...side.casualties]);
  if (side.top !== null) seen.add(side.top);
  return rosterOf(side.nation, view.switches.british50, side.extra).filter((unit) => !seen.has(unit));
}

/** A whole state that would look like this view: what it cannot see, dealt at random. */
export function imagine(view: View, dice: Dice): State {
  return imaginer(view)(dice);
}

/** Deals world after world to the same view, having worked out once what it cannot see. */
export function imaginer(view: View): (dice: Dice) => State {
  const { seat: _seat, deckSize: _deckSize, attack, ...open } = view;
  const cards = unseenCards(view);
  const units = view.sides.map((side) => unseenUnits(view, side));
  return (dice) => {
    const deck = dice.shuffle(cards);
    return {
      ...open,
      active: [...view.active],
      discard: [...view.discard],
      attack: attack === null ? null : { ...attack, cards: attack.cards.map((played) => ({ ...played })) },
      chain: view.chain.map((played) => ({ ...played })),
      sides: view.sides.map((side, index) => imagineSide(side, dice.shuffle(units[index] ?? []), deck, dice)),
      deck,
    };
  };
}

function imagineSide(side: SideView, units: UnitId[], deck: CardId[], dice: Dice): Side {
  const { hand, handSize, deckSize: _size, top, field, reserve, casualties, lacks, holds, ...rest } = side;
  if (top !== null) units.push(top);
  return {
    ...rest,
    hand: hand === null ? dealHand(deck, handSize, { lacks: lacks ?? [], holds: holds ?? [] }, dice) : [...hand],
    deck: units,
    topUp: top !== null,
    field: [...field],
    reserve: [...reserve],
    casualties: [...casualties],
    lacks: lacks === null ? null : [...lacks],
    holds: holds === null ? null : holds.map((cards) => [...cards]),
  };
}

interface Proven {
  readonly lacks: readonly CardId[];
  readonly holds: readonly (readonly CardId[])[];
}

/** Hands that do not hold what they must are dealt again so often; after that the missing cards are put in. */
const DEALS = 12;

/** Takes a hand out of the unseen cards, none that it is known to lack while there are others, and one of each set it must hold. */
function dealHand(deck: CardId[], size: number, proven: Proven, dice: Dice): CardId[] {
  const able = deck.filter((card) => !proven.lacks.includes(card));
  const top = (cards: readonly CardId[]) => cards.slice(Math.max(0, cards.length - size));
  let hand = top(able);
  const unproven = () => proven.holds.filter((cards) => !cards.some((card) => hand.includes(card)));
  for (let deal = 0; deal < DEALS && unproven().length > 0; deal++) hand = top(dice.shuffle(able));
  for (const cards of unproven()) {
    const card = able.find((each) => cards.includes(each));
    if (card !== undefined) hand = [card, ...hand.slice(0, size - 1)];
  }
  for (const card of hand) deck.splice(deck.indexOf(card), 1);
  return hand.concat(deck.splice(deck.length - (size - hand.length)));
}
