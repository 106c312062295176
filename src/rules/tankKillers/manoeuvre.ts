import type { Refusal, Seat } from '../core/game';
import { isAsked } from './asking';
import { cardOf } from './data/tactics';
import { drawCards, settleDeck, sideOf, spend } from './piles';
import { evidenceOf } from './restrictions';
import type { CardId, Known, State, Writer } from './types';
import { kindOf } from './units';

export const HAND_LIMIT = 9;
const DRAW = 3;

export function beginDraw(draft: State, scribe: Writer): void {
  const seat = draft.player;
  scribe.emit({ type: 'turnOpened', seat, turn: draft.turn, nation: sideOf(draft, seat).nation });
  drawCards(draft, scribe, seat, DRAW);
  draft.exit = 'done';
}

export function beginRecover(draft: State): void {
  askRecover(draft);
}

function askRecover(draft: State): void {
  const seat = draft.player;
  const asked =
    sideOf(draft, seat).casualties.length > 0 &&
    isAsked(draft, seat, (card) => refuseRecover(draft, seat, card) === null);
  if (asked) draft.active = [seat];
  else draft.exit = 'done';
}

export function refuseRecover(state: Known, seat: Seat, card: CardId): Refusal | null {
  if (cardOf(card).effect !== 'recover') return { rule: 'TK-Q21', evidence: evidenceOf(card) };
  if (sideOf(state, seat).casualties.length === 0) return { rule: 'TK-Q21', evidence: evidenceOf(card) };
  return null;
}

/** The most recent casualty goes to the bottom of the reserve pile. */
export function recover(draft: State, scribe: Writer, seat: Seat, card: CardId): void {
  const side = sideOf(draft, seat);
  spend(draft, seat, card);
  const unit = side.casualties.pop();
  if (unit === undefined) throw new Error(`seat ${seat} has no casualty to recover`);
  side.reserve.unshift(unit);
  scribe.emit({ type: 'recovered', seat, card, unit, kind: kindOf(unit) });
  settleDeck(draft, scribe, seat);
  askRecover(draft);
}

export function beginLimit(draft: State): void {
  if (sideOf(draft, draft.player).hand.length > HAND_LIMIT) draft.active = [draft.player];
  else draft.exit = 'done';
}

export function discard(draft: State, scribe: Writer, seat: Seat, card: CardId): void {
  spend(draft, seat, card);
  scribe.emit({ type: 'discarded', seat, card });
  beginLimit(draft);
}
