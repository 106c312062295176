import type { Frozen, Refusal, Seat } from '../core/game';
import { isAsked, passOver } from './asking';
import { attackOf, endAttack, pairOf } from './attack';
import { type CardType, cardOf } from './data/tactics';
import { other } from './piles';
import { launch } from './reply';
import { evidenceOf, restriction, windowRules } from './restrictions';
import { distanceOf, reachOf, worthOf } from './sum';
import type { CardId, Known, Played, Rule, State, Writer } from './types';
import { cardRef, isSupport, kindOf } from './units';

/** The types of which an attack takes one card only, shared by both players. */
const slots: { readonly [type in CardType]?: Rule } = { range: 'TK-MOD2', hit: 'TK-MOD3', ammo: 'TK-MOD4' };

/** Goes round until somebody has to decide or both have passed in succession. */
export function beginModifier(draft: State, scribe: Writer): void {
  const attack = attackOf(draft);
  while (attack.passes < 2) {
    const seat = attack.toPlay;
    const canPlay = (card: CardId) => refuseModify(draft, seat, card) === null;
    if (isAsked(draft, seat, canPlay)) {
      draft.active = [seat];
      return;
    }
    passOver(draft, scribe, seat, canPlay);
    countPass(draft);
  }
  draft.exit = 'done';
}

function countPass(draft: State): void {
  const attack = attackOf(draft);
  attack.passes += 1;
  attack.toPlay = other(attack.toPlay);
}

export function passModifier(draft: State, scribe: Writer): void {
  countPass(draft);
  beginModifier(draft, scribe);
}

function slotUsed(cards: Frozen<Played[]>, type: CardType): CardId | null {
  return cards.find(({ card }) => cardOf(card).type === type)?.card ?? null;
}

/** Why this card cannot modify this attack. */
export function refuseModify(state: Known, seat: Seat, card: CardId): Refusal | null {
  const spec = cardOf(card);
  if (spec.effect !== 'modify') return { rule: windowRules[spec.effect], evidence: evidenceOf(card) };
  const { attacker, target } = pairOf(state);
  const cards = state.attack?.cards ?? [];
  if (isSupport(attacker)) {
    if (spec.type === 'range') return { rule: 'TK-MOD7', evidence: evidenceOf(card, attacker) };
    if (spec.support === 'never') return { rule: 'TK-CARD7', evidence: evidenceOf(card, attacker) };
  }
  const slot = slots[spec.type];
  const used = slot === undefined ? null : slotUsed(cards, spec.type);
  if (slot !== undefined && used !== null) return { rule: slot, evidence: [cardRef(card), cardRef(used)] };
  const restricted = restriction(state, seat, card, target);
  if (restricted !== null) return restricted;
  const distance = distanceOf({ cards });
  if (spec.reach !== undefined && distance !== null && distance > spec.reach) {
    return { rule: 'TK-Q19', evidence: evidenceOf(card) };
  }
  if (spec.range === undefined && worthOf(card, target, state.switches) === 0) {
    return { rule: 'TK-Q13', evidence: evidenceOf(card, target) };
  }
  return null;
}

export function modify(draft: State, scribe: Writer, seat: Seat, card: CardId): void {
  if (launch(draft, scribe, seat, card)) draft.exit = 'reply';
  else if (settleModify(draft, scribe, seat, card, true)) beginModifier(draft, scribe);
}

/** Enters the card into the attack; false if it was too far a Range card and ended the phase. */
export function settleModify(draft: State, scribe: Writer, seat: Seat, card: CardId, stands: boolean): boolean {
  const attack = attackOf(draft);
  const { range } = cardOf(card);
  const tooFar = range !== undefined && range > reachOf(attack);
  attack.cards.push({ seat, card, negated: !stands });
  attack.passes = 0;
  // Whose card was negated keeps the opportunity (TK-Q18).
  if (stands) attack.toPlay = other(seat);
  if (!tooFar) return true;
  const unit = attack.attacker;
  scribe.emit({ type: 'outranged', seat: draft.player, unit, kind: kindOf(unit), card });
  endAttack(draft, scribe, 'attackOver');
  return false;
}
