import { type CheckRow, failedRow } from '../core/check';
import type { Frozen, Ref, Seat } from '../core/game';
import type { CardPlay } from './cardPlay';
import { cardOf } from './data/tactics';
import { other, sideOf, spend } from './piles';
import type { CardId, KillersEffects, Known, Phase, Played, Rule, State } from './types';
import { campOf, cardRef, ruleOf } from './units';
import { passOver, tellAsked } from './windows';

const negating: readonly CardId[] = ['T31', 'T32', 'T41'];

export const replyPhases: readonly Phase[] = ['lostReply', 'modifierReply', 'finishReply', 'freeReply'];

export function isReplyPhase(phase: Phase): boolean {
  return replyPhases.includes(phase);
}

/** Whether a negating card is made for this card, whoever holds it. */
function answers(negator: CardId, card: CardId): boolean {
  const { type } = cardOf(card);
  return negator === 'T41' ? type === 'hit' || card === 'T40' : type === 'morale';
}

interface Reply extends CardPlay {
  readonly played: CardId;
}

const bothCards = ({ card, played }: Reply): readonly Ref[] => [cardRef(card), cardRef(played)];

/** Whether a card can negate the one just played. */
export const negationChecks: readonly CheckRow<Reply, Rule>[] = [
  { id: 'window', rule: 'TK-Q18', holds: ({ spec }) => spec.effect === 'negate', evidence: bothCards, gate: true },
  {
    id: 'player',
    rule: ({ card }) => ruleOf(card),
    applies: ({ spec }) => spec.player !== undefined,
    holds: ({ state, seat, spec }) => campOf(sideOf(state, seat).nation) === spec.player,
    evidence: bothCards,
  },
  {
    id: 'answers',
    rule: ({ card }) => ruleOf(card),
    holds: ({ card, played }) => answers(card, played),
    evidence: bothCards,
  },
];

function mayNegate(state: Known, seat: Seat, card: CardId, played: CardId): boolean {
  return failedRow(negationChecks, { state, seat, card, spec: cardOf(card), played }) === null;
}

/** Whether `seat` is asked for a reply to a card: always if it can answer, and to hide the tell also if it just might. */
function isAsked(state: Known, seat: Seat, played: CardId): boolean {
  const { hand } = sideOf(state, seat);
  const can = (card: CardId) => mayNegate(state, seat, card, played);
  if (state.switches.autoPass) return hand.some(can);
  return hand.length > 0 && negating.some((card) => can(card) && !state.discard.includes(card));
}

/** The card the replying player is to answer. */
export function lastOf(chain: Frozen<Played[]>): Frozen<Played> {
  const last = chain.at(-1);
  if (last === undefined) throw new Error('no card to answer');
  return last;
}

/**
 * Plays a card from the hand onto the table. True if the opponent is now asked for a reply;
 * false if it stands at once.
 */
export function launch(draft: State, scribe: KillersEffects, seat: Seat, card: CardId): boolean {
  spend(draft, seat, card);
  draft.chain = [{ seat, card, negated: false }];
  scribe.emit({ type: 'played', seat, card, rule: ruleOf(card) });
  if (asksReply(draft, scribe)) return true;
  draft.chain = [];
  return false;
}

function asksReply(draft: State, scribe: KillersEffects): boolean {
  const { seat, card } = lastOf(draft.chain);
  const replier = other(seat);
  if (isAsked(draft, replier, card)) {
    if (draft.switches.autoPass) tellAsked(draft, scribe, replier, (each) => mayNegate(draft, replier, each, card));
    draft.active = [replier];
    return true;
  }
  const answerable = negating.some((negator) => answers(negator, card));
  const canPlay = (negator: CardId) => mayNegate(draft, replier, negator, card);
  if (answerable) passOver(draft, scribe, replier, canPlay);
  return false;
}

export function beginReply(draft: State): void {
  draft.active = [other(lastOf(draft.chain).seat)];
}

/** Answers the last card with a negating one. True if that may be answered in turn. */
export function negate(draft: State, scribe: KillersEffects, seat: Seat, card: CardId): boolean {
  spend(draft, seat, card);
  draft.chain.push({ seat, card, negated: false });
  scribe.emit({ type: 'played', seat, card, rule: ruleOf(card) });
  return asksReply(draft, scribe);
}

/** Works out the chain from its end; answers whether the first card stands. */
export function unwind(draft: State, scribe: KillersEffects): boolean {
  let stands = true;
  for (let i = draft.chain.length - 2; i >= 0; i--) {
    const [played, reply] = [draft.chain[i], draft.chain[i + 1]];
    if (played === undefined || reply === undefined) break;
    stands = reply.negated;
    played.negated = !stands;
    if (!stands) scribe.emit({ type: 'negated', seat: played.seat, card: played.card, by: reply.seat });
  }
  draft.chain = [];
  return stands;
}
