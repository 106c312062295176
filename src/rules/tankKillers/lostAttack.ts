import type { Refusal, Seat } from '../core/game';
import { isAsked, passOver } from './asking';
import { defenderOf, endAttack, pairOf } from './attack';
import { cardOf } from './data/tactics';
import { lose, spend } from './piles';
import { launch } from './reply';
import { evidenceOf, restriction, windowRules } from './restrictions';
import type { CardId, Known, State, Writer } from './types';
import { isSupport, kindOf, ruleOf } from './units';

export function beginLostAttack(draft: State, scribe: Writer): void {
  const seat = defenderOf(draft);
  const canPlay = (card: CardId) => refuseLost(draft, seat, card) === null;
  if (isAsked(draft, seat, canPlay)) {
    draft.active = [seat];
    return;
  }
  passOver(draft, scribe, seat, canPlay);
  draft.exit = 'done';
}

export function stopsTurn(card: CardId): boolean {
  return cardOf(card).effect === 'endTurn';
}

/** Why the defender cannot stop this attack with this card. */
export function refuseLost(state: Known, seat: Seat, card: CardId): Refusal | null {
  const { effect, support } = cardOf(card);
  if (effect !== 'lostAction' && effect !== 'endTurn') return { rule: windowRules[effect], evidence: evidenceOf(card) };
  const { attacker } = pairOf(state);
  if (isSupport(attacker) && support !== 'allowed') return { rule: 'TK-LOST4', evidence: evidenceOf(card, attacker) };
  return restriction(state, seat, card, attacker);
}

/** Plays a Lost Action card; it stands unless negated. */
export function playLost(draft: State, scribe: Writer, seat: Seat, card: CardId): void {
  if (launch(draft, scribe, seat, card)) draft.exit = 'reply';
  else settleLost(draft, scribe, card, true);
}

/** What comes of it: a standing Logistics or Mine card costs the attacking unit as well. */
export function settleLost(draft: State, scribe: Writer, card: CardId, stands: boolean): void {
  if (!stands) {
    draft.exit = 'again';
    return;
  }
  const { attacker } = pairOf(draft);
  const { type } = cardOf(card);
  scribe.emit({ type: 'attackStopped', seat: draft.player, unit: attacker, kind: kindOf(attacker), card });
  if (type === 'logistics' || type === 'mine') lose(draft, scribe, draft.player, attacker, 'TK-LOST3');
  endAttack(draft, scribe, 'attackOver');
}

export function stopTurn(draft: State, scribe: Writer, seat: Seat, card: CardId): void {
  spend(draft, seat, card);
  scribe.emit({ type: 'played', seat, card, rule: ruleOf(card) });
  scribe.emit({ type: 'turnStopped', seat: draft.player, card });
  endAttack(draft, scribe, 'turnOver');
}
