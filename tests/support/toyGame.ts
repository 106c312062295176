import { refusal } from '../../src/rules/core/check';
import { rowsOf } from '../../src/rules/core/command';
import { commandsOf } from '../../src/rules/core/commandTable';
import type { Dice } from '../../src/rules/core/dice';
import type { Effects, Frozen, Game, GameEvent, Result, Seat, TableOptions } from '../../src/rules/core/game';
import { oneOf, wholeNumber } from '../../src/rules/core/guards';
import { refOf } from '../../src/rules/core/ref';
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

type Rule = 'TOY-1' | 'TOY-2' | 'TOY-3';
const command = rowsOf<State, Command, Event, Rule>();

function endTurn(draft: State, seat: Seat): void {
  draft.active = seat === 0 ? [1] : [];
  draft.stepped = false;
}

const commands = commandsOf<State, Command, Event, Rule>(
  {
    bet: command('bet', {
      phases: ['betting'],
      fields: { on: oneOf(...cards) },
      path: ['button:bet', 'card:{on}'],
      tries: (_, seat) => cards.map((on) => ({ type: 'bet', seat, on })),
      checks: [],
      apply(draft, { seat, on }, scribe) {
        draft.bets[seat] = on;
        draft.active = draft.active.filter((waiting) => waiting !== seat);
        scribe.emit({ type: 'betMade', seat, on, only: [seat] });
      },
    }),
    step: command('step', {
      phases: ['action'],
      fields: { to: wholeNumber(0, 5) },
      path: ['unit:{seat}', 'square:{to}'],
      tries: (_, seat) => [0, 1, 2, 3, 4, 5].map((to) => ({ type: 'step', seat, to })),
      subject: ({ at, stepped }, { seat, to }) => ({ from: at[seat] ?? 0, foe: at[other(seat)], to, stepped }),
      checks: [
        { id: 'once', rule: 'TOY-2', holds: ({ stepped }) => !stepped, gate: true },
        {
          id: 'distance',
          rule: 'TOY-2',
          holds: ({ from, to }) => Math.abs(to - from) === 1,
          numbers: ({ from, to }) => ({ distance: Math.abs(to - from) }),
        },
        { id: 'room', rule: 'TOY-2', holds: ({ foe, to }) => foe !== to, evidence: ({ to }) => [refOf('square', to)] },
      ],
      apply(draft, { seat, to }, scribe) {
        draft.at[seat] = to;
        draft.stepped = true;
        scribe.emit({ type: 'stepped', seat, to });
      },
    }),
    shoot: command('shoot', {
      phases: ['action'],
      fields: {},
      path: {
        print: ({ seat }) => [refOf('unit', seat), refOf('unit', other(seat))],
        read: (_, seat, refs) => (refs.join() === `unit:${seat},unit:${other(seat)}` ? { type: 'shoot', seat } : null),
      },
      tries: (_, seat) => [{ type: 'shoot', seat }],
      checks: [],
      apply(draft, { seat }, scribe) {
        const { success } = scribe.dice.test([6], { atLeast: need(draft.at) }, 'hit', seat);
        if (success) draft.hits[seat] = (draft.hits[seat] ?? 0) + 1;
        scribe.emit({ type: 'shot', seat, hit: success });
        endTurn(draft, seat);
      },
    }),
    show: command('show', {
      phases: ['action'],
      fields: {},
      path: ['button:show'],
      tries: (_, seat) => [{ type: 'show', seat }],
      checks: [{ id: 'hidden', rule: 'TOY-3', holds: (given) => given.state.shown[given.command.seat] !== true }],
      apply(draft, { seat }, scribe) {
        draft.shown[seat] = true;
        scribe.emit({ type: 'shown', seat, card: draft.cards[seat] ?? 0, reveals: true });
        endTurn(draft, seat);
      },
    }),
    pass: command('pass', {
      phases: ['action'],
      fields: {},
      path: ['button:pass'],
      tries: (_, seat) => [{ type: 'pass', seat }],
      checks: [],
      apply(draft, { seat }, scribe) {
        scribe.emit({ type: 'passed', seat });
        endTurn(draft, seat);
      },
    }),
  },
  {
    seats: 2,
    barred: (state, { seat }, timely) => (timely && state.active.includes(seat) ? null : refusal('TOY-1')),
  },
);

export const toyGame: Game<State, Command, Event, View> = {
  id: 'toy',
  version: 3,
  setups: ['duel', 'endless'],
  seats: { least: 2, most: 2 },
  options: [{ id: 'toll', rule: 'TOY-5', values: [1, 3], standard: 3 }],
  secrets: true,
  ...commands,

  checkOptions(options: TableOptions) {
    for (const [id, value] of Object.entries(options.options)) {
      if (id !== 'toll') return { where: id, problem: 'unknownOption' };
      if (value !== 1 && value !== 3) return { where: id, problem: 'badToll' };
    }
    return null;
  },

  deal(options: TableOptions, dice: Dice): State {
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

  begin(draft: State, scribe: Effects<Event>) {
    if (draft.phase === 'betting') {
      for (const [seat, card] of draft.cards.entries()) scribe.emit({ type: 'dealt', card, only: [seat] });
    }
    if (draft.phase !== 'action') return;
    draft.turn += 1;
    draft.active = draft.turn > draft.rounds ? [] : [0];
    draft.stepped = false;
    scribe.emit({ type: 'roundOpened', turn: draft.turn });
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
};
