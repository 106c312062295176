import type { CheckRow } from '../core/check';
import type { Seat } from '../core/game';
import { againOf } from './attacker';
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
} from './cardPlay';
import { other, sideOf } from './piles';
import { launch } from './reply';
import type { CardId, KillersEffects, Rule, State } from './types';
import { isAsked, passOver } from './windows';

export function beginFreeAction(draft: State, scribe: KillersEffects): void {
  const seat = draft.player;
  const canPlay = (card: CardId) => mayPlay(freeChecks, draft, seat, card);
  if (sideOf(draft, seat).exhausted) {
    draft.exit = 'turnOver';
  } else if (isAsked(draft, scribe, seat, canPlay)) {
    draft.active = [seat];
  } else {
    passOver(draft, scribe, seat, canPlay);
    draft.exit = 'turnOver';
  }
}

/** Whether a card grants a further attack; its demands look back at the attack just finished. */
const freeChecks: readonly CheckRow<CardPlay, Rule>[] = [
  takes('freeAction'),
  {
    id: 'exhausted',
    rule: 'TK-EXCH2',
    holds: ({ state, seat }) => !sideOf(state, seat).exhausted,
    evidence: theCard,
  },
  {
    id: 'attacker',
    rule: 'TK-FREE4',
    holds: ({ state, seat, spec }) =>
      sideOf(state, seat).deck.length > 0 || (spec.sameUnit === true && againOf(state).length > 0),
    evidence: theCard,
  },
  demands(() => null),
];

function playFreeAction(draft: State, scribe: KillersEffects, seat: Seat, card: CardId): void {
  draft.free = card;
  if (launch(draft, scribe, seat, card)) draft.exit = 'reply';
  else settleFreeAction(draft, true);
}

export function settleFreeAction(draft: State, stands: boolean): void {
  if (!stands) draft.free = null;
  draft.exit = stands ? 'done' : 'again';
}

/** The other player's turn comes. */
export function beginTurnEnd(draft: State, scribe: KillersEffects): void {
  scribe.emit({ type: 'turnEnded', seat: draft.player });
  draft.attack = null;
  draft.free = null;
  draft.player = other(draft.player);
  draft.turn += 1;
  draft.exit = 'done';
}

export const freeActionRow = command('freeAction', {
  ...cardParts,
  phases: ['freeAction'],
  means: isFor('freeAction'),
  tries: fromHand('freeAction'),
  checks: [inHand, ...freeChecks],
  apply: (draft, { seat, card }, scribe) => playFreeAction(draft, scribe, seat, card),
});
