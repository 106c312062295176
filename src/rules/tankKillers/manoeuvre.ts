import type { CheckRow } from '../core/check';
import type { Seat } from '../core/game';
import { type CardPlay, cardParts, command, fromHand, inHand, isFor, mayPlay, takes, theCard } from './cardPlay';
import { drawCards, settleDeck, sideOf, spend } from './piles';
import type { CardId, KillersEffects, Rule, State } from './types';
import { kindOf } from './units';
import { isAsked } from './windows';

const HAND_LIMIT = 9;
const DRAW = 3;

export function beginDraw(draft: State, scribe: KillersEffects): void {
  const seat = draft.player;
  scribe.emit({ type: 'turnOpened', seat, turn: draft.turn, nation: sideOf(draft, seat).nation });
  drawCards(draft, scribe, seat, DRAW);
  draft.exit = 'done';
}

export function beginRecover(draft: State, scribe: KillersEffects): void {
  askRecover(draft, scribe);
}

function askRecover(draft: State, scribe: KillersEffects): void {
  const seat = draft.player;
  const asked =
    sideOf(draft, seat).casualties.length > 0 &&
    isAsked(draft, scribe, seat, (card) => mayPlay(recoverChecks, draft, seat, card));
  if (asked) draft.active = [seat];
  else draft.exit = 'done';
}

const recoverChecks: readonly CheckRow<CardPlay, Rule>[] = [
  { ...takes('recover'), rule: 'TK-Q21' },
  {
    id: 'casualty',
    rule: 'TK-Q21',
    holds: ({ state, seat }) => sideOf(state, seat).casualties.length > 0,
    evidence: theCard,
  },
];

/** The most recent casualty goes to the bottom of the reserve pile. */
function recover(draft: State, scribe: KillersEffects, seat: Seat, card: CardId): void {
  const side = sideOf(draft, seat);
  spend(draft, seat, card);
  const unit = side.casualties.pop();
  if (unit === undefined) throw new Error(`seat ${seat} has no casualty to recover`);
  side.reserve.unshift(unit);
  scribe.emit({ type: 'recovered', seat, card, unit, kind: kindOf(unit) });
  settleDeck(draft, scribe, seat);
  askRecover(draft, scribe);
}

export function beginLimit(draft: State): void {
  if (sideOf(draft, draft.player).hand.length > HAND_LIMIT) draft.active = [draft.player];
  else draft.exit = 'done';
}

function discard(draft: State, scribe: KillersEffects, seat: Seat, card: CardId): void {
  spend(draft, seat, card);
  scribe.emit({ type: 'discarded', seat, card });
  beginLimit(draft);
}

export const manoeuvreRows = {
  recover: command('recover', {
    ...cardParts,
    phases: ['recover'],
    means: isFor('recover'),
    tries: fromHand('recover'),
    checks: [inHand, ...recoverChecks],
    apply: (draft, { seat, card }, scribe) => recover(draft, scribe, seat, card),
  }),
  discard: command('discard', {
    ...cardParts,
    phases: ['limit'],
    means: () => false,
    tries: fromHand('discard'),
    checks: [inHand],
    apply: (draft, { seat, card }, scribe) => discard(draft, scribe, seat, card),
  }),
};
