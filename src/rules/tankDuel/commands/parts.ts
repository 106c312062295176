import { type CheckRow, refusal } from '../../core/check';
import { type CommandOf, type CommandRow, rowsOf, type SealedRow } from '../../core/command';
import type { Command as AnyCommand, Refusal, Seat } from '../../core/game';
import { cardRef, isCard, isLean, ordersIn } from '../cards';
import type { Rule } from '../rulebook';
import { currentTank, handOf } from '../tanks';
import type { Card, Command, Event, Known, KnownTank, State } from '../types';

const command = rowsOf<State, Command, Event, Rule>();

/** What most checks look at: the position, the command, the active tank and the hand that pays. */
export interface Acting<C> {
  readonly state: Known;
  readonly command: C;
  readonly tank: KnownTank;
  readonly hand: readonly Card[];
}

/** The active tank of the player who commands. */
function acting<C extends AnyCommand>(state: Known, given: C): Acting<C> | Refusal<Rule> {
  if (state.current === null) return refusal('TD-8.0a');
  const tank = currentTank(state);
  if (tank.seat !== given.seat) return refusal('TD-8.0a');
  return { state, command: given, tank, hand: handOf(state, given.seat) };
}

/** The hand of whoever commands, whoever is active. */
interface Holding<C> {
  readonly state: Known;
  readonly command: C;
  readonly hand: readonly Card[];
}

function holding<C extends AnyCommand>(state: Known, given: C): Holding<C> {
  return { state, command: given, hand: handOf(state, given.seat) };
}

type Type = Command['type'];
type Of<T extends Type> = CommandOf<Command, T>;
type RowOf<T extends Type, X> = Omit<CommandRow<State, Of<T>, Event, Rule, X, Command>, 'subject'>;

/** A row for the player of the active tank. */
export function act<T extends Type>(
  type: T,
  row: RowOf<T, Acting<Of<T>>>,
): SealedRow<State, Of<T>, Event, Rule, Command> {
  return command<T, Acting<Of<T>>>(type, { ...row, subject: acting });
}

/** A row for whoever is asked, whoever is active. */
export function answer<T extends Type>(
  type: T,
  row: RowOf<T, Holding<Of<T>>>,
): SealedRow<State, Of<T>, Event, Rule, Command> {
  return command<T, Holding<Of<T>>>(type, { ...row, subject: holding });
}

/** The card is in the hand. */
export function held<X extends Holding<AnyCommand & { readonly card: Card }>>(): CheckRow<X, Rule> {
  return {
    id: 'held',
    rule: 'TD-4.2',
    holds: ({ hand, command: { card } }) => hand.includes(card),
    evidence: ({ command: { card } }) => [cardRef(card)],
    gate: true,
  };
}

type Payer = Holding<AnyCommand & { readonly cards: readonly Card[] }>;

/** The cards are in the hand, reach the price, and none of them is thrown in (TD-Q7). */
export function paid<X extends Payer>(
  price: (x: X) => number,
  rule: Rule | ((x: X) => Rule),
): readonly CheckRow<X, Rule>[] {
  return [
    {
      id: 'held',
      rule: 'TD-4.2',
      holds: ({ hand, command: { cards } }) => cards.every((card) => hand.includes(card)),
      evidence: ({ command: { cards } }) => cards.map(cardRef),
      gate: true,
    },
    {
      id: 'price',
      rule,
      holds: (x) => ordersIn(x.state, x.command.cards) >= price(x),
      evidence: ({ command: { cards } }) => cards.map(cardRef),
      numbers: (x) => ({ paid: ordersIn(x.state, x.command.cards), price: price(x) }),
      gate: true,
    },
    {
      id: 'lean',
      rule: 'TD-Q7',
      holds: (x) => isLean(x.state, x.command.cards, price(x)),
      evidence: ({ command: { cards } }) => cards.map(cardRef),
    },
  ];
}

/** One question whose answer names the rule itself. */
export function unless<X>(id: string, why: (x: X) => Rule | null, usual: Rule): CheckRow<X, Rule> {
  return { id, rule: (x) => why(x) ?? usual, holds: (x) => why(x) === null };
}

/** Different cards, at most so many. */
export function cardSet(most: number): (raw: unknown) => raw is readonly Card[] {
  return (raw): raw is readonly Card[] =>
    Array.isArray(raw) && raw.length <= most && raw.every(isCard) && new Set(raw).size === raw.length;
}

export const byNumber = (cards: readonly Card[]) => cards.toSorted((a, b) => a - b);

/** Commands for every card of the hand, in ascending numbers. */
export function perCard<C>(state: Known, seat: Seat, make: (card: Card) => C): C[] {
  return byNumber(handOf(state, seat)).map(make);
}
