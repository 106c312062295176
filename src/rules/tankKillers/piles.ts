import type { Frozen, Seat } from '../core/game';
import type { CardId, KillersEffects, Rule, Side, State, UnitId } from './types';
import { kindOf } from './units';

export function sideOf(state: State, seat: Seat): Side;
export function sideOf(state: Frozen<State>, seat: Seat): Frozen<Side>;
export function sideOf(state: Frozen<State>, seat: Seat): Frozen<Side> {
  const side = state.sides[seat];
  if (side === undefined) throw new Error(`no such seat: ${seat}`);
  return side;
}

export function other(seat: Seat): Seat {
  return 1 - seat;
}

export function topOf(side: Frozen<Side>): UnitId | null {
  return side.deck.at(-1) ?? null;
}

/** Draws tactics cards; when the deck runs out, the shuffled discard pile becomes the deck. */
export function drawCards(draft: State, scribe: KillersEffects, seat: Seat, count: number): void {
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (draft.deck.length === 0) {
      if (draft.discard.length === 0) break;
      draft.deck = scribe.dice.shuffle(draft.discard);
      draft.discard = [];
      scribe.emit({ type: 'reshuffled', count: draft.deck.length });
    }
    const card = draft.deck.pop();
    if (card !== undefined) drawn.push(card);
  }
  const side = sideOf(draft, seat);
  side.hand.push(...drawn);
  if (side.lacks !== null) side.lacks = [];
  scribe.emit({ type: 'drew', seat, count: drawn.length });
  scribe.emit({ type: 'drewCards', seat, cards: drawn, only: [seat], reveals: true });
}

/** A card leaves the hand for the common discard pile. */
export function spend(draft: State, seat: Seat, card: CardId): void {
  const side = sideOf(draft, seat);
  const at = side.hand.indexOf(card);
  if (at < 0) throw new Error(`seat ${seat} does not hold ${card}`);
  side.hand.splice(at, 1);
  // It may have been the one card that a question proved.
  if (side.holds !== null) side.holds = side.holds.filter((cards) => !cards.includes(card));
  draft.discard.push(card);
}

/** Takes a unit from wherever it is in play: from in front of its owner or from the top of the deck. */
function takeFromPlay(side: Side, unit: UnitId): void {
  const at = side.field.indexOf(unit);
  if (at >= 0) {
    side.field.splice(at, 1);
  } else if (side.topUp && topOf(side) === unit) {
    takeTop(side);
  } else {
    throw new Error(`${unit} is not in play`);
  }
}

export function takeTop(side: Side): UnitId {
  const unit = side.deck.pop();
  if (unit === undefined) throw new Error('the formation deck is empty');
  side.topUp = false;
  return unit;
}

/** A unit goes to its owner's casualty pile; the casualty that completes half of the deck decides the game. */
export function lose(draft: State, scribe: KillersEffects, seat: Seat, unit: UnitId, rule: Rule): void {
  const side = sideOf(draft, seat);
  takeFromPlay(side, unit);
  side.casualties.push(unit);
  const casualties = side.casualties.length;
  scribe.emit({ type: 'unitLost', seat, unit, kind: kindOf(unit), rule, casualties, limit: side.limit });
  if (casualties >= side.limit && draft.defeated === null) {
    draft.defeated = seat;
    scribe.emit({ type: 'defeated', seat, winner: other(seat) });
    return;
  }
  settleDeck(draft, scribe, seat);
}

/** Face-up cards go to the top of their owner's reserve pile. */
export function withdraw(draft: State, scribe: KillersEffects, seat: Seat, units: readonly UnitId[]): void {
  const side = sideOf(draft, seat);
  for (const unit of units) {
    takeFromPlay(side, unit);
    side.reserve.push(unit);
  }
  settleDeck(draft, scribe, seat);
}

/** Looks whether a formation deck has run out, or can now be formed anew. */
export function settleDeck(draft: State, scribe: KillersEffects, seat: Seat): void {
  const side = sideOf(draft, seat);
  if (side.deck.length > 0) return;
  if (!side.dry) {
    side.dry = true;
    exhaust(draft, scribe, seat);
  }
  if (side.reserve.length === 0) return;
  side.deck = scribe.dice.shuffle(side.reserve);
  side.reserve = [];
  side.dry = false;
  scribe.emit({ type: 'reformed', seat, count: side.deck.length });
}

function exhaust(draft: State, scribe: KillersEffects, seat: Seat): void {
  const [own, foe] = [sideOf(draft, seat), sideOf(draft, other(seat))];
  if (own.exhausted) return;
  own.exhausted = true;
  scribe.emit({ type: 'exhausted', seat });
  if (!foe.exhausted) return;
  own.exhausted = false;
  foe.exhausted = false;
  draft.exchanges += 1;
  scribe.emit({ type: 'fullExchange', count: draft.exchanges });
}
