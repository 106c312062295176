import { assign, fromPromise, setup } from 'xstate';
import type { Command, GameEvent, Refusal, Seat } from '../rules/core/game';
import type { Entry, Match } from '../session/match';
import { humanAt, type Sitter } from '../session/seats';

export type TableEvent =
  | { readonly type: 'play'; readonly command: Command }
  | { readonly type: 'undo' }
  | { readonly type: 'ready' }
  | { readonly type: 'skip' }
  | { readonly type: 'pause' }
  | { readonly type: 'go' };

export interface TableContext {
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  /** Whose eyes the screen shows; null: a spectator's. */
  readonly viewer: Seat | null;
  /** What is still to be shown. */
  readonly events: readonly GameEvent[];
  /** How many commands had been given before what is still to be shown. */
  readonly from: number;
  /** How much of the log each seat has been shown, for the replay after a hand-over. */
  readonly seen: readonly number[];
  readonly paused: boolean;
  readonly error: unknown;
}

export type TableNotice =
  | { readonly type: 'refused'; readonly command: Command; readonly refusal: Refusal }
  | { readonly type: 'played'; readonly match: Match; readonly entry: Entry };

export interface TableInput {
  readonly match: Match;
  readonly sitters: readonly Sitter[];
}

export interface Asked {
  readonly context: TableContext;
}

const tableSetup = setup({
  types: {
    context: {} as TableContext,
    events: {} as TableEvent,
    input: {} as TableInput,
    emitted: {} as TableNotice,
  },
  actors: {
    show: fromPromise<void, Asked>(() => Promise.reject(new Error('the table has no screen'))),
    think: fromPromise<Command, Asked>(() => Promise.reject(new Error('the table has no bot'))),
  },
  guards: {
    over: ({ context }) => context.match.result !== null,
    crashed: ({ context }) => context.error !== null,
    paused: ({ context }) => context.paused,
    botActs: ({ context }) => context.match.state.active.some((seat) => !humanAt(context.sitters, seat)),
    otherEyes: ({ context }) => context.match.game.secrets && nextViewer(context) !== context.viewer,
    nothingToDecide: ({ context }) => forcedNext(context) !== null,
    mayUndo: ({ context }) => undoLength(context) !== null,
    legal: ({ context, event }) => event.type === 'play' && mayPlay(context, event.command) === null,
  },
  actions: {
    play: assign(({ context, event }) => (event.type === 'play' ? played(context, event.command) : {})),
    playForced: assign(({ context }) => {
      const command = forcedNext(context);
      return command === null ? {} : played(context, command);
    }),
    take: assign(({ context }, command: Command) => played(context, command)),
    undo: assign(({ context }) => {
      const length = undoLength(context);
      if (length === null) return {};
      return { match: context.match.rewind(length), events: [], seen: context.seen.map((n) => Math.min(n, length)) };
    }),
    look: assign(({ context }) => ({ viewer: nextViewer(context) })),
    catchUp: assign(({ context }) => unseen(context)),
    markSeen: assign(({ context }) => ({
      events: [],
      seen: context.seen.map((n, seat) => (seat === context.viewer ? context.match.log.length : n)),
    })),
    fail: assign((_, error: unknown) => ({ error })),
    pause: assign({ paused: true }),
    go: assign({ paused: false }),
  },
});

const undo = { guard: 'mayUndo', actions: 'undo', target: 'turn' } as const;

export const tableMachine = tableSetup.createMachine({
  id: 'table',
  context: ({ input }) => ({
    match: input.match,
    sitters: input.sitters,
    viewer: firstViewer(input),
    events: input.match.log.length === 0 ? input.match.opening.events : [],
    from: input.match.log.length,
    seen: input.sitters.map((_, seat) => seenBefore(input, seat)),
    paused: false,
    error: null,
  }),
  initial: 'showing',
  on: {
    pause: { actions: 'pause' },
    play: [
      { guard: 'legal', actions: 'play', target: '.showing', reenter: true },
      {
        actions: tableSetup.emit(({ context, event }) => refused(context, event)),
      },
    ],
  },
  states: {
    showing: {
      always: { guard: 'crashed', target: 'crashed' },
      invoke: {
        src: 'show',
        input: ({ context }) => ({ context }),
        onDone: { target: 'turn', actions: 'markSeen' },
        onError: {
          target: 'crashed',
          actions: { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
      on: { skip: { target: 'turn', actions: 'markSeen' }, undo },
    },
    turn: {
      always: [
        { guard: 'crashed', target: 'crashed' },
        { guard: 'over', target: 'over' },
        { guard: 'botActs', target: 'thinking' },
        { guard: 'nothingToDecide', target: 'showing', actions: 'playForced' },
        { guard: 'otherEyes', target: 'handover' },
        { target: 'choosing', actions: 'look' },
      ],
    },
    thinking: {
      always: { guard: 'paused', target: 'resting' },
      invoke: {
        src: 'think',
        input: ({ context }) => ({ context }),
        onDone: { target: 'showing', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: {
          target: 'crashed',
          actions: { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
      on: { undo },
    },
    resting: { on: { go: { target: 'turn', actions: 'go' }, undo } },
    handover: { on: { ready: { target: 'showing', actions: ['look', 'catchUp'] } } },
    choosing: { on: { undo } },
    over: { on: { undo } },
    crashed: {},
  },
});

/** Only a human's command is taken from the screen; giving up is allowed at any time to any human, and the clock falls for all. */
function mayPlay(context: TableContext, command: Command): Refusal | null {
  if (context.match.result !== null) return { rule: 'over' };
  if (command.type !== 'flag' && !humanAt(context.sitters, command.seat)) return { rule: 'seat' };
  return context.match.refuse(command);
}

function refused(context: TableContext, event: TableEvent): TableNotice {
  if (event.type !== 'play') throw new Error(`${event.type} cannot be refused`);
  const refusal = mayPlay(context, event.command);
  if (refusal === null) throw new Error(`${event.command.type} is allowed`);
  return { type: 'refused', command: event.command, refusal };
}

function played(context: TableContext, command: Command): Partial<TableContext> {
  try {
    const match = context.match.play(command);
    return { match, events: match.log.at(-1)?.events ?? [], from: context.match.log.length };
  } catch (error) {
    return { error };
  }
}

/**
 * Where undo leads to; null where nothing can be taken back. What bots did since the last person's command goes with it;
 * it never reaches past that command. People who hide nothing from each other share the button: it takes back the last
 * command, whoever of them gave it. Where there are secrets everybody takes back his own.
 */
export function undoLength({ match, sitters, viewer }: Pick<TableContext, 'match' | 'sitters' | 'viewer'>) {
  if (viewer === null) return null;
  const last = match.log.findLast(({ command }) => humanAt(sitters, command.seat))?.command.seat;
  if (last === undefined || (match.game.secrets && last !== viewer)) return null;
  return match.undoTo(last);
}

/** With secrets between several people nobody knows who has come to the screen: the curtain asks. */
function firstViewer({ match, sitters }: TableInput): Seat | null {
  const people = sitters.filter(({ controller }) => controller.kind === 'human');
  if (match.game.secrets && match.result === null && people.length > 1) return null;
  const acting = match.state.active.find((seat) => humanAt(sitters, seat));
  const any = sitters.findIndex((sitter) => sitter.controller.kind === 'human');
  return acting ?? (any < 0 ? null : any);
}

/** The human who acts now; the present viewer where no human does. */
function nextViewer({ match, sitters, viewer }: TableContext): Seat | null {
  if (viewer !== null && match.state.active.includes(viewer)) return viewer;
  return match.state.active.find((seat) => humanAt(sitters, seat)) ?? viewer;
}

/** What the next person could only do, for whom the one at the screen would have to leave it. */
function forcedNext(context: TableContext): Command | null {
  const { match, viewer } = context;
  const next = nextViewer(context);
  if (!match.game.secrets || viewer === null || next === null || next === viewer) return null;
  return match.game.forced?.(match.state, next) ?? null;
}

/** Whoever has given a command has seen what went before it. */
function seenBefore({ match }: TableInput, seat: Seat): number {
  return match.log.findLastIndex(({ command }) => command.seat === seat) + 1;
}

function unseen({ match, seen, viewer }: TableContext): Pick<TableContext, 'events' | 'from'> {
  const from = viewer === null ? match.log.length : (seen[viewer] ?? 0);
  return { events: match.log.slice(from).flatMap((entry) => entry.events), from };
}
