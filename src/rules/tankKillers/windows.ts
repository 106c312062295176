import type { Seat } from '../core/game';
import { cardIds, cardOf, type Effect } from './data/tactics';
import { sideOf } from './piles';
import type { CardId, KillersEffects, Phase, State } from './types';

/** The effects each phase has a use for. */
const windows: { readonly [phase in Phase]?: readonly Effect[] } = {
  recover: ['recover'],
  lostAttack: ['lostAction', 'endTurn'],
  lostReply: ['negate'],
  modifier: ['modify'],
  modifierReply: ['negate'],
  finish: ['outOfAction', 'lostAction'],
  finishReply: ['negate'],
  freeAction: ['freeAction'],
  freeReply: ['negate'],
};

/** Whether the card is of a sort this phase takes; the cheapest question, asked before all others. */
export function suits(phase: Phase, card: CardId): boolean {
  const effects = windows[phase];
  return effects === undefined || effects.includes(cardOf(card).effect);
}

/** Whether a player is asked for a decision: always, unless empty windows are skipped and nothing in the hand could be played. */
export function isAsked(draft: State, scribe: KillersEffects, seat: Seat, canPlay: (card: CardId) => boolean): boolean {
  const { hand } = sideOf(draft, seat);
  if (!draft.switches.autoPass) return hand.length > 0;
  const asked = hand.some((card) => suits(draft.phase, card) && canPlay(card));
  if (asked) tellAsked(draft, scribe, seat, (card) => suits(draft.phase, card) && canPlay(card));
  return asked;
}

/** Where empty windows are skipped, who is asked holds something to play: everybody knows it now. */
export function tellAsked(draft: State, scribe: KillersEffects, seat: Seat, canPlay: (card: CardId) => boolean): void {
  const side = sideOf(draft, seat);
  scribe.emit({ type: 'asked', seat, reveals: true });
  if (side.holds === null) return;
  const proven = cardIds.filter(
    (card) => canPlay(card) && !draft.discard.includes(card) && !side.lacks?.includes(card),
  );
  // A smaller set says all that a larger one around it does.
  if (side.holds.some((cards) => cards.every((card) => proven.includes(card)))) return;
  side.holds = [...side.holds.filter((cards) => !proven.every((card) => cards.includes(card))), proven];
}

/**
 * A player holding nothing to play is passed over. Everybody now knows what that hand lacks, until it grows,
 * so it cannot be taken back.
 */
export function passOver(draft: State, scribe: KillersEffects, seat: Seat, canPlay: (card: CardId) => boolean): void {
  const { hand, lacks } = sideOf(draft, seat);
  if (lacks !== null && hand.length > 0) {
    for (const card of cardIds) if (!lacks.includes(card) && canPlay(card)) lacks.push(card);
  }
  scribe.emit({ type: 'autoPassed', seat, reveals: true });
}
