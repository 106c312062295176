import type { CheckRow } from '../core/check';
import type { Frozen, Seat } from '../core/game';
import { attackOf, endAttack, pairOf } from './attack';
import {
  type CardPlay,
  cardParts,
  command,
  demands,
  fromHand,
  inHand,
  isFor,
  mayPlay,
  takes,
  theCard,
  withUnit,
} from './cardPlay';
import { type CardType, cardOf } from './data/tactics';
import { other } from './piles';
import { launch } from './reply';
import { distanceOf, reachOf, worthOf } from './sum';
import type { CardId, KillersEffects, Known, Played, Rule, State, UnitId } from './types';
import { cardRef, isSupport, kindOf } from './units';
import { isAsked, passOver } from './windows';

/** The types of which an attack takes one card only, shared by both players. */
const slots: { readonly [type in CardType]?: Rule } = { range: 'TK-MOD2', hit: 'TK-MOD3', ammo: 'TK-MOD4' };

/** Goes round until somebody has to decide or both have passed in succession. */
export function beginModifier(draft: State, scribe: KillersEffects): void {
  const attack = attackOf(draft);
  while (attack.passes < 2) {
    const seat = attack.toPlay;
    const canPlay = (card: CardId) => mayPlay(modifyChecks, draft, seat, card);
    if (isAsked(draft, scribe, seat, canPlay)) {
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

export function passModifier(draft: State, scribe: KillersEffects): void {
  countPass(draft);
  beginModifier(draft, scribe);
}

function slotUsed(cards: Frozen<Played[]>, type: CardType): CardId | null {
  return cards.find(({ card }) => cardOf(card).type === type)?.card ?? null;
}

const attackerOf = (state: Known): UnitId => pairOf(state).attacker;
const targetOf = (state: Known): UnitId => pairOf(state).target;
const cardsOf = (state: Known): Frozen<Played[]> => state.attack?.cards ?? [];

/** Whether a card can modify this attack. */
const modifyChecks: readonly CheckRow<CardPlay, Rule>[] = [
  takes('modify'),
  {
    id: 'supportRange',
    rule: 'TK-MOD7',
    applies: ({ state }) => isSupport(attackerOf(state)),
    holds: ({ spec }) => spec.type !== 'range',
    evidence: ({ state, card }) => withUnit(card, attackerOf(state)),
  },
  {
    id: 'support',
    rule: 'TK-CARD7',
    applies: ({ state }) => isSupport(attackerOf(state)),
    holds: ({ spec }) => spec.support !== 'never',
    evidence: ({ state, card }) => withUnit(card, attackerOf(state)),
  },
  {
    id: 'slot',
    rule: ({ spec }) => slots[spec.type] ?? 'TK-MOD1',
    applies: ({ spec }) => slots[spec.type] !== undefined,
    holds: ({ state, spec }) => slotUsed(cardsOf(state), spec.type) === null,
    evidence: ({ state, card, spec }) => {
      const used = slotUsed(cardsOf(state), spec.type);
      return used === null ? [cardRef(card)] : [cardRef(card), cardRef(used)];
    },
  },
  demands(targetOf),
  {
    // A defender could make any attack void with it.
    id: 'thrower',
    rule: 'TK-Q19',
    applies: ({ spec }) => spec.reach !== undefined,
    holds: ({ state, seat }) => seat === state.player,
    evidence: theCard,
  },
  {
    id: 'reach',
    rule: 'TK-Q19',
    applies: ({ spec }) => spec.reach !== undefined,
    holds: ({ state, spec }) => (distanceOf({ cards: cardsOf(state) }) ?? 0) <= (spec.reach ?? 0),
    evidence: theCard,
  },
  {
    id: 'worth',
    rule: 'TK-Q13',
    applies: ({ spec }) => spec.range === undefined,
    holds: ({ state, card }) => worthOf(card, targetOf(state), state.switches) !== 0,
    evidence: ({ state, card }) => withUnit(card, targetOf(state)),
  },
];

function modify(draft: State, scribe: KillersEffects, seat: Seat, card: CardId): void {
  if (launch(draft, scribe, seat, card)) draft.exit = 'reply';
  else if (settleModify(draft, scribe, seat, card, true)) beginModifier(draft, scribe);
}

/** Enters the card into the attack; false if it was too far a Range card and ended the phase. */
export function settleModify(draft: State, scribe: KillersEffects, seat: Seat, card: CardId, stands: boolean): boolean {
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

export const modifyRow = command('modify', {
  ...cardParts,
  phases: ['modifier'],
  means: isFor('modify'),
  tries: fromHand('modify'),
  checks: [inHand, ...modifyChecks],
  apply: (draft, { seat, card }, scribe) => modify(draft, scribe, seat, card),
});
