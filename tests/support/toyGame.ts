import type { Dice } from '../../src/rules/core/dice';
import type { Frozen, Game, GameEvent, Options, Refusal, Result, Scribe, Seat } from '../../src/rules/core/game';
import { drawn, won } from '../../src/rules/core/result';

/**
 * Ambush, the smallest game with everything in it: a card dealt face down to each seat, a secret bet by both at
 * once, then turns of a free step (may be taken back), a shot (dice) or showing the card (a secret comes out).
 */
export type Phase = 'betting' | 'action' | 'over';

export interface State {
  phase: Phase;
  turn: number;
  active: Seat[];
  rounds: number;
  toll: number;
  cards: number[];
  deck: number[];
  bets: (number | null)[];
  at: number[];
  hits: number[];
  shown: boolean[];
  stepped: boolean;
}

export type Command =
  | { readonly type: 'bet'; readonly seat: Seat; readonly on: number }
  | { readonly type: 'step'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'shoot' | 'show' | 'pass'; readonly seat: Seat };

export type Event =
  | (GameEvent & { readonly type: 'dealt'; readonly card: number })
  | (GameEvent & { readonly type: 'roundOpened'; readonly turn: number })
  | (GameEvent & { readonly type: 'betMade'; readonly seat: Seat; readonly on: number })
  | (GameEvent & { readonly type: 'stepped'; readonly seat: Seat; readonly to: number })
  | (GameEvent & { readonly type: 'shot'; readonly seat: Seat; readonly hit: boolean })
  | (GameEvent & { readonly type: 'shown'; readonly seat: Seat; readonly card: number })
  | (GameEvent & { readonly type: 'passed'; readonly seat: Seat });

/** What one seat sees: null stands for a card or bet it may not know, `placed` tells whether a bet lies there. */
export interface View {
  readonly phase: Phase;
  readonly turn: number;
  readonly active: readonly Seat[];
  readonly rounds: number;
  readonly toll: number;
  readonly cards: readonly (number | null)[];
  readonly bets: readonly (number | null)[];
  readonly placed: readonly boolean[];
  readonly at: readonly number[];
  readonly hits: readonly number[];
  readonly shown: readonly boolean[];
  readonly stepped: boolean;
}

const cards = [1, 2, 3, 4, 5, 6];
const other = (seat: Seat): Seat => 1 - seat;

/** What a shot must roll: further is harder. */
export const need = (at: readonly number[]): number => 2 + Math.abs((at[0] ?? 0) - (at[1] ?? 0));

export const toyGame: Game<State, Command, Event, View> = {
  id: 'toy',
  version: 3,
  setups: ['duel', 'endless'],
  seats: { least: 2, most: 2 },
  options: [{ id: 'toll', rule: 'TOY-5', values: [1, 3], standard: 3 }],
  secrets: true,

  fault(options: Options) {
    for (const [id, value] of Object.entries(options.options)) {
      if (id !== 'toll') return { where: id, fault: 'unknownOption' };
      if (value !== 1 && value !== 3) return { where: id, fault: 'badToll' };
    }
    return null;
  },

  deal(options: Options, dice: Dice): State {
    const [first = 1, second = 2, ...deck] = dice.shuffle(cards);
    const endless = options.setup === 'endless';
    const toll = options.options.toll === 1 ? 1 : 3;
    return {
      phase: 'betting',
      turn: 0,
      active: [0, 1],
      rounds: endless ? 1_000_000 : 8,
      toll: endless ? 1_000_000 : toll,
      cards: [first, second],
      deck,
      bets: [null, null],
      at: [0, 5],
      hits: [0, 0],
      shown: [false, false],
      stepped: false,
    };
  },

  begin(draft: State, scribe: Scribe<Event>) {
    if (draft.phase === 'betting') {
      for (const [seat, card] of draft.cards.entries()) scribe.emit({ type: 'dealt', card, only: [seat] });
    }
    if (draft.phase !== 'action') return;
    draft.turn += 1;
    draft.active = draft.turn > draft.rounds ? [] : [0];
    draft.stepped = false;
    scribe.emit({ type: 'roundOpened', turn: draft.turn });
  },

  apply(draft: State, command: Command, scribe: Scribe<Event>) {
    const { seat } = command;
    switch (command.type) {
      case 'bet':
        draft.bets[seat] = command.on;
        draft.active = draft.active.filter((waiting) => waiting !== seat);
        scribe.emit({ type: 'betMade', seat, on: command.on, only: [seat] });
        return;
      case 'step':
        draft.at[seat] = command.to;
        draft.stepped = true;
        scribe.emit({ type: 'stepped', seat, to: command.to });
        return;
      case 'shoot': {
        const { success } = scribe.dice.test([6], { atLeast: need(draft.at) }, 'hit', seat);
        if (success) draft.hits[seat] = (draft.hits[seat] ?? 0) + 1;
        scribe.emit({ type: 'shot', seat, hit: success });
        break;
      }
      case 'show':
        draft.shown[seat] = true;
        scribe.emit({ type: 'shown', seat, card: draft.cards[seat] ?? 0, reveals: true });
        break;
      case 'pass':
        scribe.emit({ type: 'passed', seat });
        break;
    }
    draft.active = seat === 0 ? [1] : [];
    draft.stepped = false;
  },

  candidates(state: Frozen<State>, seat: Seat): Command[] {
    if (state.phase === 'betting') return cards.map((on) => ({ type: 'bet', seat, on }));
    const steps = [0, 1, 2, 3, 4, 5].map((to) => ({ type: 'step' as const, seat, to }));
    return [...steps, { type: 'shoot', seat }, { type: 'show', seat }, { type: 'pass', seat }];
  },

  refuse(state: Frozen<State>, command: Command): Refusal | null {
    const { seat } = command;
    if (!state.active.includes(seat)) return { rule: 'TOY-1' };
    if ((command.type === 'bet') !== (state.phase === 'betting')) return { rule: 'TOY-1' };
    if (command.type === 'step') {
      if (state.stepped || Math.abs(command.to - (state.at[seat] ?? 0)) !== 1) return { rule: 'TOY-2' };
      if (state.at[other(seat)] === command.to) return { rule: 'TOY-2', evidence: [`square:${command.to}`] };
    }
    if (command.type === 'show' && state.shown[seat] === true) return { rule: 'TOY-3' };
    return null;
  },

  isPhaseOver: (state: Frozen<State>) => state.active.length === 0,

  result(state: Frozen<State>): Result | null {
    const [mine = 0, theirs = 0] = state.hits;
    if (mine >= state.toll) return won('TOY-5', [0]);
    if (theirs >= state.toll) return won('TOY-5', [1]);
    if (state.turn <= state.rounds) return null;
    return mine === theirs ? drawn('TOY-6') : won('TOY-6', [mine > theirs ? 0 : 1]);
  },

  score: (state: Frozen<State>, seat: Seat) =>
    20 * ((state.hits[seat] ?? 0) - (state.hits[other(seat)] ?? 0)) - need(state.at) - (state.shown[seat] ? 1 : 0),

  view(state: Frozen<State>, seat: Seat | null): View {
    const { phase, turn, active, rounds, toll, at, hits, shown, stepped } = state;
    return {
      ...{ phase, turn, active, rounds, toll, at, hits, shown, stepped },
      cards: state.cards.map((card, owner) => (owner === seat || shown[owner] ? card : null)),
      bets: state.bets.map((bet, owner) => (owner === seat ? bet : null)),
      placed: state.bets.map((bet) => bet !== null),
    };
  },

  imagine(view: View, dice: Dice): State {
    const { phase, turn, rounds, toll, stepped } = view;
    const unseen = dice.shuffle(cards.filter((card) => !view.cards.includes(card)));
    const hands = view.cards.map((card) => card ?? unseen.pop() ?? 1);
    return {
      ...{ phase, turn, rounds, toll, stepped },
      active: [...view.active],
      at: [...view.at],
      hits: [...view.hits],
      shown: [...view.shown],
      cards: hands,
      deck: unseen,
      bets: view.bets.map((bet, owner) => bet ?? (view.placed[owner] ? dice.roll(6, 'imagine') : null)),
    };
  },

  path(command: Command) {
    switch (command.type) {
      case 'bet':
        return ['button:bet', `card:${command.on}`];
      case 'step':
        return [`unit:${command.seat}`, `square:${command.to}`];
      case 'shoot':
        return [`unit:${command.seat}`, `unit:${other(command.seat)}`];
      case 'show':
      case 'pass':
        return [`button:${command.type}`];
    }
  },

  attempt(state: Frozen<State>, seat: Seat, refs: readonly string[]): Command | null {
    const meant = (command: Command) => toyGame.path(command).join() === refs.join();
    return toyGame.candidates(state, seat).find(meant) ?? null;
  },

  parse(raw: unknown): Command | null {
    if (typeof raw !== 'object' || raw === null) return null;
    const { type, seat, on, to } = raw as { [key: string]: unknown };
    if (seat !== 0 && seat !== 1) return null;
    if (type === 'bet') return isCard(on) ? { type, seat, on } : null;
    if (type === 'step') return typeof to === 'number' && Number.isInteger(to) ? { type, seat, to } : null;
    return type === 'shoot' || type === 'show' || type === 'pass' ? { type, seat } : null;
  },
};

function isCard(value: unknown): value is number {
  return typeof value === 'number' && cards.includes(value);
}
