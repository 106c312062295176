import { type CheckRow, failedRow } from '../core/check';
import { rowsOf } from '../core/command';
import type { Ref, Seat } from '../core/game';
import { cardOf, type Effect, isCardId, type Tactics } from './data/tactics';
import { sideOf } from './piles';
import { unmetDemand, windowRules } from './restrictions';
import type { CardCommandType, CardId, Command, Event, Known, Rule, State, UnitId } from './types';
import { cardRef, ruleOf, unitRef } from './units';

/** Makes a row of this game's table of commands. */
export const command = rowsOf<State, Command, Event, Rule>();

/** A card of the hand being played: what the checks of all such commands look at. */
export interface CardPlay {
  readonly state: Known;
  readonly seat: Seat;
  readonly card: CardId;
  readonly spec: Tactics;
}

type CardCheck = CheckRow<CardPlay, Rule>;

export function cardPlay(state: Known, { seat, card }: { readonly seat: Seat; readonly card: CardId }): CardPlay {
  return { state, seat, card, spec: cardOf(card) };
}

/** Whether nothing speaks against a card, held or not. */
export function mayPlay(checks: readonly CardCheck[], state: Known, seat: Seat, card: CardId): boolean {
  return failedRow(checks, { state, seat, card, spec: cardOf(card) }) === null;
}

const isCard = (raw: unknown): raw is CardId => typeof raw === 'string' && isCardId(raw);

/** What the rows of all cards have in common. */
export const cardParts = { fields: { card: isCard }, path: ['card:{card}'], subject: cardPlay } as const;

export function fromHand<T extends CardCommandType>(type: T) {
  return (state: Known, seat: Seat) => sideOf(state, seat).hand.map((card) => ({ type, seat, card }));
}

/** Pointing at a card where none can be played means what the card is for: the refusal then says when it may be. */
export const isFor =
  (effect: Effect) =>
  (_: Known, { card }: { readonly card: CardId }): boolean =>
    cardOf(card).effect === effect;

export const theCard = ({ card }: CardPlay): readonly Ref[] => [cardRef(card)];
export const withUnit = (card: CardId, unit: UnitId): readonly Ref[] => [cardRef(card), unitRef(unit)];

export const inHand: CardCheck = {
  id: 'hand',
  rule: 'TK-Q30',
  holds: ({ state, seat, card }) => sideOf(state, seat).hand.includes(card),
  evidence: theCard,
};

/** The cards a phase takes. */
export function takes(...effects: readonly Effect[]): CardCheck {
  return {
    id: 'window',
    rule: ({ spec }) => windowRules[spec.effect],
    holds: ({ spec }) => effects.includes(spec.effect),
    evidence: theCard,
    gate: true,
  };
}

/** What the card itself demands of players and units; the victim is the unit it is played against. */
export function demands(victim: (state: Known) => UnitId | null): CardCheck {
  return {
    id: 'card',
    rule: ({ card }) => ruleOf(card),
    holds: ({ state, seat, card }) => unmetDemand(state, seat, card, victim(state)) === null,
    evidence: ({ state, seat, card }) => unmetDemand(state, seat, card, victim(state)) ?? [],
  };
}
