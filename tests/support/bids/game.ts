import type { Dice } from '../../../src/rules/core/dice';
import type { Effects, Frozen, Game, Ref, Refusal, Result, Seat, TableOptions } from '../../../src/rules/core/game';
import { drawn, lost, won } from '../../../src/rules/core/result';
import type { Command, Event, Rule, Setup, State, View } from './types';

const CARDS = Array.from({ length: 48 }, (_, card) => card);
const HAND = 5;
const ROUNDS = 3;
/** What a lone bidder must earn. */
const GOAL = 6;

export const worth = (card: number): number => (card % 6) + 1;
const sumOf = (cards: readonly number[] | null): number => (cards ?? []).reduce((sum, card) => sum + worth(card), 0);
const setups: readonly Setup[] = ['lone', 'open', 'teams'];
const sizes: { readonly [setup in Setup]: readonly number[] } = {
  lone: [1],
  open: [2, 3, 4, 5, 6, 7, 8],
  teams: [4, 6, 8],
};
const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

function teamsOf(setup: string, seats: number): readonly (readonly Seat[])[] {
  if (setup !== 'teams') return seatsOf(seats).map((seat) => [seat]);
  return [0, 1].map((team) => seatsOf(seats).filter((seat) => seat % 2 === team));
}

/** The sides with the most points, and what they have; a side that nobody plays for any more cannot win. */
function leaders(state: Frozen<State>): { readonly sides: readonly (readonly Seat[])[]; readonly best: number } {
  const sides = teamsOf(state.setup, state.points.length).filter((team) => team.some((seat) => !state.left[seat]));
  const totals = sides.map((team) => team.reduce((sum, seat) => sum + (state.points[seat] ?? 0), 0));
  const best = Math.max(0, ...totals);
  return { sides: sides.filter((_, index) => totals[index] === best), best };
}

/** The wreck goes to the highest bid; equal bids share it. Whoever wins it may find it worth one more. */
function reveal(draft: State, { dice, emit }: Effects<Event>): void {
  const bidders = seatsOf(draft.points.length).filter((seat) => draft.bids[seat] !== null);
  for (const seat of bidders) emit({ type: 'bidShown', seat, sum: sumOf(draft.bids[seat] ?? null), reveals: true });
  const house = draft.setup === 'lone' ? dice.roll(6, 'market') : 0;
  const best = Math.max(1, house, ...bidders.map((seat) => sumOf(draft.bids[seat] ?? null)));
  const buyers = bidders.filter((seat) => sumOf(draft.bids[seat] ?? null) === best);
  for (const seat of buyers) {
    const lucky = dice.test([6], { atLeast: 4 }, 'appraisal', seat).success ? 1 : 0;
    draft.points[seat] = (draft.points[seat] ?? 0) + draft.prize + lucky;
  }
  emit({ type: 'sold', seats: buyers, prize: draft.prize });
  for (const seat of bidders) {
    const bid = draft.bids[seat] ?? [];
    draft.spent.push(...bid);
    draft.hands[seat] = (draft.hands[seat] ?? []).filter((card) => !bid.includes(card));
  }
  draft.bids = draft.bids.map(() => null);
}

function isCards(value: unknown): value is readonly number[] {
  if (!Array.isArray(value) || value.length > CARDS.length) return false;
  return value.every((card, at) => CARDS.includes(card) && (at === 0 || card > value[at - 1]));
}

/** Every set of at most two cards, and one that is too large. */
function bidsFrom(hand: readonly number[]): readonly (readonly number[])[] {
  const pairs = hand.flatMap((card, at) => hand.slice(at + 1).map((other) => [card, other]));
  const sets = [[], ...hand.map((card) => [card]), ...pairs, ...(hand.length > 2 ? [hand.slice(0, 3)] : [])];
  return sets.map((cards) => cards.toSorted((a, b) => a - b));
}

const refuse = (rule: Rule, evidence: readonly Ref[] = []): Refusal => ({ rule, evidence });

export const bidGame: Game<State, Command, Event, View> = {
  id: 'bids',
  version: 1,
  setups,
  seats: { least: 1, most: 8 },
  options: [],
  secrets: true,
  teams: ({ setup, seats }: TableOptions) => teamsOf(setup, seats),

  checkOptions({ setup, seats }: TableOptions) {
    const known = setups.find((each) => each === setup);
    if (known === undefined) return { where: 'setup', problem: 'unknownSetup' };
    return sizes[known].includes(seats) ? null : { where: 'seats', problem: 'wrongSeats' };
  },

  deal({ setup, seats }: TableOptions, dice: Dice): State {
    const deck = dice.shuffle(CARDS);
    return {
      ...{ phase: 'bidding', turn: 0, active: [], prize: 0, spent: [] },
      setup: setups.find((each) => each === setup) ?? 'open',
      hands: seatsOf(seats).map(() => deck.splice(0, HAND).sort((a, b) => a - b)),
      deck,
      bids: seatsOf(seats).map(() => null),
      points: seatsOf(seats).map(() => 0),
      left: seatsOf(seats).map(() => false),
    };
  },

  begin(draft: State, scribe: Effects<Event>) {
    draft.active = [];
    if (draft.phase === 'reveal') reveal(draft, scribe);
    if (draft.phase !== 'bidding') return;
    draft.turn += 1;
    draft.prize = scribe.dice.roll(4, 'prize');
    draft.active = seatsOf(draft.points.length).filter((seat) => !draft.left[seat]);
    scribe.emit({ type: 'offered', turn: draft.turn, prize: draft.prize });
  },

  apply(draft: State, { seat, cards }: Command, scribe: Effects<Event>) {
    draft.bids[seat] = [...cards];
    draft.active = draft.active.filter((waiting) => waiting !== seat);
    scribe.emit({ type: 'bidLaid', seat });
  },

  leave(draft: State, seat: Seat) {
    draft.left[seat] = true;
    draft.active = draft.active.filter((waiting) => waiting !== seat);
    draft.spent.push(...(draft.hands[seat] ?? []));
    draft.hands[seat] = [];
    draft.bids[seat] = null;
  },

  candidates: (state: Frozen<State>, seat: Seat): Command[] =>
    bidsFrom(state.hands[seat] ?? []).map((cards) => ({ type: 'bid', seat, cards })),

  refuse(state: Frozen<State>, { seat, cards }: Command): Refusal | null {
    if (state.phase !== 'bidding' || !state.active.includes(seat)) return refuse('BID-1');
    const foreign = cards.filter((card) => !state.hands[seat]?.includes(card));
    if (foreign.length > 0)
      return refuse(
        'BID-2',
        foreign.map((card): Ref => `card:${card}`),
      );
    return cards.length > 2
      ? refuse(
          'BID-3',
          cards.map((card): Ref => `card:${card}`),
        )
      : null;
  },

  isPhaseOver: (state: Frozen<State>) => state.active.length === 0,

  result(state: Frozen<State>): Result | null {
    if (state.phase === 'bidding' || state.turn < ROUNDS) return null;
    const scores = [...state.points];
    const { sides, best } = leaders(state);
    if (state.setup === 'lone') {
      return best >= GOAL ? won('BID-5', [0], { degree: 'rich', scores }) : lost('BID-5', { degree: 'ruined', scores });
    }
    const all = teamsOf(state.setup, state.points.length);
    if (sides.length === all.length) return drawn('BID-6', { scores });
    const degree = sides.length > 1 ? 'shared' : best >= GOAL ? 'rich' : 'modest';
    return won(
      'BID-6',
      sides.flat().sort((a, b) => a - b),
      { degree, scores },
    );
  },

  score: (state: Frozen<State>, seat: Seat) => 3 * (state.points[seat] ?? 0) + sumOf(state.bids[seat] ?? null),

  view(state: Frozen<State>, seat: Seat | null): View {
    const { phase, turn, active, setup, spent, prize, points, left } = state;
    return {
      ...{ phase, turn, active, setup, seat, spent, prize, points, left },
      hand: seat === null ? [] : (state.hands[seat] ?? []),
      bid: seat === null ? null : (state.bids[seat] ?? null),
      held: state.hands.map((hand) => hand.length),
      placed: state.bids.map((bid) => bid !== null),
    };
  },

  imagine(view: View, dice: Dice): State {
    const { phase, turn, setup, prize } = view;
    const deck = dice.shuffle(CARDS.filter((card) => !view.hand.includes(card) && !view.spent.includes(card)));
    const hands = view.held.map((count, seat) =>
      seat === view.seat ? [...view.hand] : deck.splice(0, count).sort((a, b) => a - b),
    );
    return {
      ...{ phase, turn, setup, prize, hands, deck },
      active: [...view.active],
      spent: [...view.spent],
      points: [...view.points],
      left: [...view.left],
      bids: view.placed.map((placed, seat) => {
        if (!placed) return null;
        return seat === view.seat ? [...(view.bid ?? [])] : (hands[seat] ?? []).slice(0, dice.roll(3, 'imagine') - 1);
      }),
    };
  },

  /** Cards in any order, then the button. */
  follow({ cards }: Command, picked: readonly Ref[]) {
    const set = cards.map((card): Ref => `card:${card}`);
    const taken = picked.slice(0, set.length);
    if (new Set(taken).size < taken.length || taken.some((ref) => !set.includes(ref))) return null;
    if (taken.length < set.length) return set.filter((ref) => !taken.includes(ref));
    const after: readonly Ref[] = picked.slice(set.length);
    return after.length === 0 ? ['button:bid'] : after.join() === 'button:bid' ? [] : null;
  },
  path: ({ cards }: Command) => [...cards.map((card): Ref => `card:${card}`), 'button:bid'],

  commandAt(_: Frozen<State>, seat: Seat, refs: readonly Ref[]): Command | null {
    if (refs.at(-1) !== 'button:bid') return null;
    const cards = refs.slice(0, -1).map((ref) => Number(ref.slice('card:'.length)));
    return bidGame.parse({ type: 'bid', seat, cards: cards.sort((a, b) => a - b) });
  },

  parse(raw: unknown): Command | null {
    if (typeof raw !== 'object' || raw === null) return null;
    const { type, seat, cards } = raw as { [key: string]: unknown };
    if (type !== 'bid' || typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > 7) return null;
    return isCards(cards) ? { type, seat, cards: [...cards] } : null;
  },
};
