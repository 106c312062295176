import type { Frozen, Refusal, Seat } from '../core/game';
import { passOver } from './asking';
import { cardOf } from './data/tactics';
import { other, sideOf, spend } from './piles';
import type { CardId, Known, Phase, Played, State, Writer } from './types';
import { campOf, cardRef, ruleOf } from './units';

const negating: readonly CardId[] = ['T31', 'T32', 'T41'];

const replyPhases: readonly Phase[] = ['lostReply', 'modifierReply', 'finishReply', 'freeReply'];

export function isReplyPhase(phase: Phase): boolean {
  return replyPhases.includes(phase);
}

/** Whether a negating card is made for this card, whoever holds it. */
function answers(negator: CardId, card: CardId): boolean {
  const { type } = cardOf(card);
  return negator === 'T41' ? type === 'hit' || card === 'T40' : type === 'morale';
}

/** Why a card cannot negate the one just played. */
export function refuseNegation(state: Known, seat: Seat, card: CardId, played: CardId): Refusal | null {
  const evidence = [cardRef(card), cardRef(played)];
  const { effect, player } = cardOf(card);
  if (effect !== 'negate') return { rule: 'TK-Q18', evidence };
  if (player !== undefined && campOf(sideOf(state, seat).nation) !== player) return { rule: ruleOf(card), evidence };
  return answers(card, played) ? null : { rule: ruleOf(card), evidence };
}

/** Whether `seat` is asked for a reply to a card: always if it can answer, and to hide the tell also if it just might. */
function isAsked(state: Known, seat: Seat, played: CardId): boolean {
  const { hand } = sideOf(state, seat);
  const can = (card: CardId) => refuseNegation(state, seat, card, played) === null;
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
export function launch(draft: State, scribe: Writer, seat: Seat, card: CardId): boolean {
  spend(draft, seat, card);
  draft.chain = [{ seat, card, negated: false }];
  scribe.emit({ type: 'played', seat, card, rule: ruleOf(card) });
  if (asksReply(draft, scribe)) return true;
  draft.chain = [];
  return false;
}

function asksReply(draft: State, scribe: Writer): boolean {
  const { seat, card } = lastOf(draft.chain);
  const replier = other(seat);
  if (isAsked(draft, replier, card)) {
    draft.active = [replier];
    return true;
  }
  const answerable = negating.some((negator) => answers(negator, card));
  const canPlay = (negator: CardId) => refuseNegation(draft, replier, negator, card) === null;
  if (answerable) passOver(draft, scribe, replier, canPlay);
  return false;
}

export function beginReply(draft: State): void {
  draft.active = [other(lastOf(draft.chain).seat)];
}

/** Answers the last card with a negating one. True if that may be answered in turn. */
export function negate(draft: State, scribe: Writer, seat: Seat, card: CardId): boolean {
  spend(draft, seat, card);
  draft.chain.push({ seat, card, negated: false });
  scribe.emit({ type: 'played', seat, card, rule: ruleOf(card) });
  return asksReply(draft, scribe);
}

/** Works out the chain from its end; answers whether the first card stands. */
export function unwind(draft: State, scribe: Writer): boolean {
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
