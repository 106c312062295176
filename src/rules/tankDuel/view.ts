import type { Dice } from '../core/dice';
import type { Frozen, Seat } from '../core/game';
import { clone } from '../core/play';
import { deckOf, halfOf } from './cards';
import { damageCards } from './data/damageCards';
import { openCards } from './piles';
import type { ActionStep, Card, Discard, Known, Played, State, Tank } from './types';

type TankView = Frozen<Tank> & { readonly hasBid: boolean };
type StepView = Frozen<Omit<ActionStep, 'declared'>> & {
  readonly declared: readonly Frozen<Played>[] | null;
  readonly declaredCount: number;
};
/** Null: a card this seat has not seen. */
type DiscardView = { readonly card: Card | null; readonly seen: readonly Seat[] | null };
type HandView = { readonly count: number; readonly cards: readonly Card[] | null; readonly known: readonly Card[] };

export type View = Frozen<Omit<State, 'hands' | 'known' | 'deck' | 'damageDeck' | 'discard' | 'tanks' | 'step'>> & {
  readonly seat: Seat | null;
  readonly hands: readonly HandView[];
  /** Stolen cards this seat took part in. */
  readonly known: Known['known'];
  readonly deckSize: number;
  readonly hasMark: boolean;
  readonly discard: readonly DiscardView[];
  readonly tanks: readonly TankView[];
  readonly step: StepView | null;
};

/** Hands, unrevealed bids, the later cards of a declaration and cards laid off face down are secret (TD-Q53). */
export function view(state: Known, seat: Seat | null): View {
  const { hands, known, deck, damageDeck: _damage, discard, tanks, step, ...open } = state;
  const mine = (owner: Seat | null) => owner !== null && owner === seat;
  return {
    ...clone(open),
    seat,
    hands: hands.map((hand, owner) => ({
      count: hand.length,
      cards: mine(owner) ? [...hand] : null,
      known: known.filter((each) => each.seat === owner && each.to === seat).map(({ card }) => card),
    })),
    known: known.filter((each) => each.seat === seat || each.to === seat).map((each) => ({ ...each })),
    deckSize: deck.length,
    hasMark: deck.includes(0),
    discard: discard.map(({ card, seen }) => ({
      card: seen === null || (seat !== null && seen.includes(seat)) ? card : null,
      seen: seen === null ? null : [...seen],
    })),
    tanks: tanks.map((tank) => ({
      ...clone(tank),
      bid: state.revealed || mine(tank.seat) ? tank.bid : null,
      hasBid: tank.bid !== null,
    })),
    step: step === null ? null : stepView(state, step, seat),
  };
}

function stepView(state: Known, { declared, ...open }: Frozen<ActionStep>, seat: Seat | null): StepView {
  const owner = state.tanks.find(({ id }) => id === state.current)?.seat ?? null;
  const shown = owner === null || owner === seat;
  return { ...clone(open), declared: shown ? clone(declared) : null, declaredCount: declared.length };
}

/** Every Battle card this seat cannot place: in the deck, in other hands, or face down somewhere. */
export function unseenIn(view: View): Card[] {
  const seen = new Set<Card>([...view.table, ...openCards(view)]);
  for (const { card } of view.discard) if (card !== null) seen.add(card);
  for (const { cards, known } of view.hands) for (const card of cards ?? known) seen.add(card);
  for (const { bid } of view.tanks) if (bid !== null) seen.add(bid);
  for (const { card } of view.step?.declared ?? []) seen.add(card);
  for (const task of view.agenda) if (task.do === 'enemyGround') seen.add(task.card);
  return deckOf(view.ground)
    .map(({ number }) => number)
    .filter((number) => !seen.has(number));
}

/** A whole state that would look like this view: what it cannot see, dealt at random. */
export function imagine(view: View, dice: Dice): State {
  const { seat: _seat, deckSize, hasMark, hands, known, discard, tanks, step, ...open } = view;
  const unseen = dice.shuffle(unseenIn(view));
  const take = (): Card => unseen.pop() ?? 0;
  const declared = step === null ? [] : imagineDeclared(view, step, unseen);
  const state: State = {
    ...(clone(open) as Omit<State, 'hands' | 'known' | 'deck' | 'damageDeck' | 'discard' | 'tanks' | 'step'>),
    hands: hands.map(({ count, cards, known: shown }) =>
      cards === null ? [...shown, ...Array.from({ length: count - shown.length }, take)] : [...cards],
    ),
    known: known.map((each) => ({ ...each })),
    discard: discard.map(
      ({ card, seen }): Discard => ({ card: card ?? take(), seen: seen === null ? null : [...seen] }),
    ),
    tanks: tanks.map(({ hasBid, bid, ...tank }) => ({
      ...(clone(tank) as Omit<Tank, 'bid'>),
      bid: bid ?? (hasBid ? take() : null),
    })),
    step: step === null ? null : imagineStep(step, declared),
    deck: [],
    damageDeck: imagineDamage(view, dice),
  };
  state.deck = imagineDeck(unseen, deckSize, hasMark, view.markBelow, dice);
  return state;
}

function imagineStep(
  { declaredCount: _count, declared: _declared, ...open }: StepView,
  declared: Played[],
): ActionStep {
  return { ...(clone(open) as Omit<ActionStep, 'declared'>), declared };
}

/** Hidden cards of a declaration can only be a Flank and a Terrain card. */
function imagineDeclared(view: View, { declared, declaredCount }: StepView, unseen: Card[]): Played[] {
  if (declared !== null) return clone(declared) as Played[];
  const kinds = declaredCount === 2 ? (['flank', 'terrain'] as const) : (['terrain', 'flank'] as const);
  return Array.from({ length: declaredCount }, (_, place) => {
    const wanted = kinds[place] ?? 'terrain';
    const at = unseen.findLastIndex((card) => halfOf(view, card, wanted) !== null);
    const [card = 0] = unseen.splice(at < 0 ? unseen.length - 1 : at, 1);
    return { card, as: wanted };
  });
}

/** The rest is the deck; the Shuffle or Game End card lies somewhere in its lower part. */
function imagineDeck(cards: readonly Card[], size: number, hasMark: boolean, below: number, dice: Dice): Card[] {
  const numbered = cards.slice(0, size - Number(hasMark));
  if (!hasMark) return [...numbered];
  const lower = Math.min(below, size) - 1;
  return [...dice.shuffle([...numbered.slice(0, lower), 0]), ...numbered.slice(lower)];
}

function imagineDamage({ damageDiscard }: View, dice: Dice): number[] {
  return dice.shuffle(damageCards.map(({ id }) => id).filter((id) => !damageDiscard.includes(id)));
}
