import type { Dice } from '../core/dice';
import type { Seat } from '../core/game';
import { cardOf, deckOf, NOTHING } from './cards';
import type { BattleCard } from './data/battleCards';
import { damageCards } from './data/damageCards';
import type { Why } from './events';
import { handOf } from './tanks';
import type { Card, Known, State, TankId, Writer } from './types';

/** The Shuffle card or, in the last deck, the Game End card. */
const MARK = 0;

/** Cards that go where everybody sees them. */
export function discardOpen(draft: State, cards: readonly Card[]): void {
  for (const card of cards) if (card > 0) draft.discard.push({ card, seen: null });
}

/** Cards that one player lays face down: nobody else has seen them (TD-4.0b). */
export function discardHidden(draft: State, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) draft.discard.push({ card, seen: [seat] });
}

/** A card leaves a hand, for whatever reason. */
export function takeFromHand(draft: State, seat: Seat, cards: readonly Card[]): void {
  const hand = handOf(draft, seat);
  for (const card of cards) {
    const at = hand.indexOf(card);
    if (at < 0) throw new Error(`seat ${seat} does not hold ${card}`);
    hand.splice(at, 1);
  }
  draft.known = draft.known.filter((each) => each.seat !== seat || !cards.includes(each.card));
}

/** Played or shown: from the hand to the middle of the table. */
export function playOpen(draft: State, seat: Seat, cards: readonly Card[]): void {
  takeFromHand(draft, seat, cards);
  draft.table.push(...cards);
}

/** The cards in the middle go to the discard pile. */
export function clearTable(draft: State): void {
  discardOpen(draft, draft.table);
  draft.table = [];
}

/**
 * Cards made into a deck. The Shuffle card goes into the lower half, which is the larger one; in the last deck the Game
 * End card goes anywhere. `markBelow` tells how deep it may lie.
 */
export function newDeck(dice: Dice, cards: readonly Card[], last: boolean): { deck: Card[]; markBelow: number } {
  const mixed = dice.shuffle(cards);
  const lower = last ? mixed.length : Math.ceil(mixed.length / 2);
  return { deck: [...dice.shuffle([...mixed.slice(0, lower), MARK]), ...mixed.slice(lower)], markBelow: lower + 1 };
}

/** A new deck of the remaining cards and the discards. */
export function shuffleDeck(draft: State, scribe: Writer): void {
  const cards = [...draft.deck.filter((card) => card !== MARK), ...draft.discard.map(({ card }) => card)];
  // A deck of nothing but the Shuffle card could be pulled for ever; the shuffle waits for cards (TD-Q52).
  if (cards.length === 0) return;
  draft.shufflePending = false;
  draft.deckNumber += 1;
  draft.discard = [];
  const last = draft.deckNumber === draft.decks;
  Object.assign(draft, newDeck(scribe.dice, cards, last));
  scribe.emit({ type: 'shuffled', deck: draft.deckNumber, decks: draft.decks, count: cards.length, last });
}

/** Cards without Shuffle or Game End card, to go on with. */
function refillFrom(draft: State, scribe: Writer, cards: readonly Card[]): void {
  draft.deck = scribe.dice.shuffle(cards);
  draft.markBelow = 0;
  scribe.emit({ type: 'reused', count: cards.length });
}

/** The deck has run out: makes another, if there is anything to make it of (TD-4.2.6e, h, j, TD-Q52). */
function renew(draft: State, scribe: Writer, settled: readonly Card[]): boolean {
  if (draft.discard.length > 0) {
    if (!draft.gameEndPending && draft.shufflePending) {
      shuffleDeck(draft, scribe);
    } else {
      refillFrom(
        draft,
        scribe,
        draft.discard.map(({ card }) => card),
      );
      draft.discard = [];
    }
    return true;
  }
  if (settled.length === 0) return false;
  refillFrom(draft, scribe, settled);
  draft.table = draft.table.filter((card) => !settled.includes(card));
  return true;
}

/** The mark has come out: it waits in the middle of the table until what is being done is done. */
function lay(draft: State, scribe: Writer): void {
  const last = draft.deckNumber === draft.decks;
  if (last) draft.gameEndPending = true;
  else draft.shufflePending = true;
  draft.markBelow = 0;
  scribe.emit({ type: last ? 'gameEndCame' : 'shuffleCame', reveals: true });
}

/** The top card of the deck, marks aside; null where there is none. `kept` are cards of the table still in use. */
function top(draft: State, scribe: Writer, kept: readonly Card[] | null): Card | null {
  for (;;) {
    const card = draft.deck.pop();
    if (card === MARK) {
      lay(draft, scribe);
      continue;
    }
    if (card !== undefined) {
      draft.markBelow = Math.min(draft.markBelow, draft.deck.length);
      return card;
    }
    const settled = kept === null ? [] : draft.table.filter((each) => !kept.includes(each));
    if (!renew(draft, scribe, settled)) return null;
  }
}

interface Pull {
  readonly why: Why;
  readonly tank: TankId;
  /** What counts as success; absent: no better or worse. */
  readonly good?: (card: BattleCard) => boolean;
}

/** Pulls a Battle card for all to see. The event tells how many of the cards nobody has seen would have done. */
export function pull(draft: State, scribe: Writer, { why, tank, good }: Pull): BattleCard {
  const of = unseenByAll(draft);
  const kept = draft.shot?.aside ?? null;
  const number = top(draft, scribe, kept === null ? [] : [kept]);
  const card = number === null ? NOTHING : cardOf(draft, number);
  if (number !== null) draft.table.push(number);
  scribe.emit({
    type: 'pulled',
    tank,
    card: number ?? 0,
    why,
    success: good === undefined ? null : good(card),
    ways: good === undefined ? 0 : of.filter((each) => good(cardOf(draft, each))).length,
    of: of.length,
    reveals: true,
  });
  return card;
}

/** Draws into a hand; false where the Game End card came or nothing is left. */
export function draw(draft: State, scribe: Writer, seat: Seat, count: number): void {
  const drawn: Card[] = [];
  while (drawn.length < count && !draft.gameEndPending) {
    const card = top(draft, scribe, null);
    if (card === null || draft.gameEndPending) {
      if (card !== null) draft.deck.push(card);
      break;
    }
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  handOf(draft, seat).push(...drawn);
  scribe.emit({ type: 'drew', seat, count: drawn.length });
  scribe.emit({ type: 'drewCards', seat, cards: drawn, only: [seat], reveals: true });
}

/** The top card laid open for a robot, marks aside; 0 where nothing is left. */
export function reveal(draft: State, scribe: Writer): Card | null {
  return top(draft, scribe, null);
}

/** Every Battle card the audience has not seen go where it is now: in the deck, in hands, or face down. */
function unseenByAll(state: Known): Card[] {
  const seen = new Set<Card>(state.table);
  for (const { card, seen: by } of state.discard) if (by === null) seen.add(card);
  for (const card of openCards(state)) seen.add(card);
  return deckOf(state.ground)
    .map(({ number }) => number)
    .filter((number) => !seen.has(number));
}

/** Cards that lie face up on the boards: Holding Boxes, revealed bids, robots' rows, the set in progress. */
export function openCards(
  state: Pick<Known, 'tanks' | 'revealed'> & { readonly step: Pick<NonNullable<Known['step']>, 'set'> | null },
): Card[] {
  const open: Card[] = (state.step?.set ?? []).map(({ card }) => card).filter((card) => card > 0);
  for (const { box, bid, robot } of state.tanks) {
    for (const card of [box.move, box.terrain?.card ?? null, box.smoke]) if (card !== null && card > 0) open.push(card);
    if (bid !== null && state.revealed) open.push(bid);
    if (robot !== null) open.push(...robot.row);
  }
  return open;
}

/** Takes the top card of the Damage Deck. */
export function pullDamage(draft: State, scribe: Writer, tank: TankId): number {
  const card = draft.damageDeck.pop();
  if (card === undefined) throw new Error('the Damage Deck is empty');
  draft.damageDiscard.push(card);
  if (damageOf(card).reshuffle) draft.reshuffle = true;
  scribe.emit({ type: 'damagePulled', tank, damage: card, reveals: true });
  return card;
}

export function damageOf(id: number) {
  const card = damageCards[id - 1];
  if (card === undefined) throw new Error(`no damage card ${id}`);
  return card;
}

function shuffleDamage(draft: State, scribe: Writer): void {
  draft.damageDeck = scribe.dice.shuffle(damageCards.map(({ id }) => id));
  draft.damageDiscard = [];
  draft.reshuffle = false;
}

/** The check a Damage card served is over: the reshuffle card brings all 21 back (TD-Q51). */
export function damageServed(draft: State, scribe: Writer): void {
  if (!draft.reshuffle) return;
  shuffleDamage(draft, scribe);
  scribe.emit({ type: 'damageShuffled' });
}
