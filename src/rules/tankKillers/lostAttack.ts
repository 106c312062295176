import type { CheckRow } from '../core/check';
import type { Seat } from '../core/game';
import { defenderOf, endAttack, pairOf } from './attack';
import {
  type CardPlay,
  cardParts,
  command,
  demands,
  inHand,
  isFor,
  mayPlay,
  takes,
  theCard,
  withUnit,
} from './cardPlay';
import { cardOf } from './data/tactics';
import { lose, sideOf, spend } from './piles';
import { launch } from './reply';
import type { CardId, KillersEffects, Rule, State } from './types';
import { isSupport, kindOf, ruleOf } from './units';
import { isAsked, passOver } from './windows';

export function beginLostAttack(draft: State, scribe: KillersEffects): void {
  const seat = defenderOf(draft);
  const canPlay = (card: CardId) => mayPlay(lostChecks, draft, seat, card);
  if (isAsked(draft, scribe, seat, canPlay)) {
    draft.active = [seat];
    return;
  }
  passOver(draft, scribe, seat, canPlay);
  draft.exit = 'done';
}

function stopsTurn(card: CardId): boolean {
  return cardOf(card).effect === 'endTurn';
}

/** Whether the defender can stop this attack with a card. */
const lostChecks: readonly CheckRow<CardPlay, Rule>[] = [
  takes('lostAction', 'endTurn'),
  {
    id: 'support',
    rule: 'TK-LOST4',
    applies: ({ state }) => isSupport(pairOf(state).attacker),
    holds: ({ spec }) => spec.support === 'allowed',
    evidence: ({ state, card }) => withUnit(card, pairOf(state).attacker),
  },
  demands((state) => pairOf(state).attacker),
];

/** Plays a Lost Action card; it stands unless negated. */
function playLost(draft: State, scribe: KillersEffects, seat: Seat, card: CardId): void {
  if (launch(draft, scribe, seat, card)) draft.exit = 'reply';
  else settleLost(draft, scribe, card, true);
}

/** What comes of it: a standing Logistics or Mine card costs the attacking unit as well. */
export function settleLost(draft: State, scribe: KillersEffects, card: CardId, stands: boolean): void {
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

function stopTurn(draft: State, scribe: KillersEffects, seat: Seat, card: CardId): void {
  spend(draft, seat, card);
  scribe.emit({ type: 'played', seat, card, rule: ruleOf(card) });
  scribe.emit({ type: 'turnStopped', seat: draft.player, card });
  endAttack(draft, scribe, 'turnOver');
}

export const lostAttackRows = {
  lost: command('lost', {
    ...cardParts,
    phases: ['lostAttack'],
    means: isFor('lostAction'),
    tries: (state, seat) =>
      sideOf(state, seat).hand.map((card) => ({ type: stopsTurn(card) ? 'stopTurn' : 'lost', seat, card })),
    checks: [
      inHand,
      { id: 'attackOnly', rule: 'TK-LOST2', holds: ({ card }) => !stopsTurn(card), evidence: theCard },
      ...lostChecks,
    ],
    apply: (draft, { seat, card }, scribe) => playLost(draft, scribe, seat, card),
  }),
  stopTurn: command('stopTurn', {
    ...cardParts,
    phases: ['lostAttack'],
    means: isFor('endTurn'),
    // Tried with the others, in the order of the hand.
    tries: () => [],
    checks: [
      inHand,
      { id: 'wholeTurn', rule: 'TK-LOST1', holds: ({ card }) => stopsTurn(card), evidence: theCard },
      ...lostChecks,
    ],
    apply: (draft, { seat, card }, scribe) => stopTurn(draft, scribe, seat, card),
  }),
};
