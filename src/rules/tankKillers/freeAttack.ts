import type { Refusal, Seat } from '../core/game';
import { isAsked, passOver } from './asking';
import { againOf } from './attacker';
import { cardOf } from './data/tactics';
import { other, sideOf } from './piles';
import { launch } from './reply';
import { evidenceOf, restriction, windowRules } from './restrictions';
import type { CardId, Known, State, Writer } from './types';

export function beginFreeAction(draft: State, scribe: Writer): void {
  const seat = draft.player;
  const canPlay = (card: CardId) => refuseFreeAction(draft, seat, card) === null;
  if (sideOf(draft, seat).exhausted) {
    draft.exit = 'turnOver';
  } else if (isAsked(draft, seat, canPlay)) {
    draft.active = [seat];
  } else {
    passOver(draft, scribe, seat, canPlay);
    draft.exit = 'turnOver';
  }
}

/** Why this card grants no further attack; restrictions look back at the attack just finished. */
export function refuseFreeAction(state: Known, seat: Seat, card: CardId): Refusal | null {
  const { effect, sameUnit } = cardOf(card);
  if (effect !== 'freeAction') return { rule: windowRules[effect], evidence: evidenceOf(card) };
  const side = sideOf(state, seat);
  if (side.exhausted) return { rule: 'TK-EXCH2', evidence: evidenceOf(card) };
  const again = sameUnit === true && againOf(state).length > 0;
  if (side.deck.length === 0 && !again) return { rule: 'TK-FREE4', evidence: evidenceOf(card) };
  return restriction(state, seat, card, null);
}

export function playFreeAction(draft: State, scribe: Writer, seat: Seat, card: CardId): void {
  draft.free = card;
  if (launch(draft, scribe, seat, card)) draft.exit = 'reply';
  else settleFreeAction(draft, true);
}

export function settleFreeAction(draft: State, stands: boolean): void {
  if (!stands) draft.free = null;
  draft.exit = stands ? 'done' : 'again';
}

/** The other player's turn comes. */
export function beginTurnEnd(draft: State, scribe: Writer): void {
  scribe.emit({ type: 'turnEnded', seat: draft.player });
  draft.attack = null;
  draft.free = null;
  draft.player = other(draft.player);
  draft.turn += 1;
  draft.exit = 'done';
}
