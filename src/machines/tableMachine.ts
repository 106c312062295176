import { assign, emit, fromPromise, setup } from 'xstate';
import type { Command, Refusal, Seat } from '../rules/core/game';
import { parseCommand } from '../session/concede';
import type { Match } from '../session/match';
import { type Holder, holdersOf, isBot, isHere } from '../session/players';
import type { Player } from '../session/seats';

export type TableEvent =
  | { readonly type: 'play'; readonly command: Command }
  /** Given at another device. */
  | { readonly type: 'arrived'; readonly command: Command }
  | { readonly type: 'undo' }
  | { readonly type: 'ready' }
  | { readonly type: 'skip' }
  | { readonly type: 'pause' }
  | { readonly type: 'go' };

export interface TableContext {
  readonly match: Match;
  readonly sitters: readonly Player[];
  readonly holders: readonly Holder[];
  /** Whose eyes the screen shows; null: a spectator's. */
  readonly viewer: Seat | null;
  /** The command that is on its way. */
  readonly sent: Command | null;
  /** What came from elsewhere and waits until the table has time for it. */
  readonly arrived: readonly Command[];
  /** How many commands had been given before what is still to be shown. */
  readonly from: number;
  /** How much of the log each seat has been shown, for the replay after a hand-over. */
  readonly seen: readonly number[];
  readonly paused: boolean;
  readonly error: unknown;
}

export type TableNotice =
  | { readonly type: 'refused'; readonly command: Command; readonly refusal: Refusal }
  /** Somebody gave a command; `turn` is the one that goes on after it. */
  | { readonly type: 'played'; readonly seat: Seat; readonly turn: number };

export interface TableInput {
  readonly match: Match;
  readonly sitters: readonly Player[];
  /** Seats whose people sit at another device. */
  readonly elsewhere?: readonly Seat[];
}

export interface WithContext {
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
    show: fromPromise<void, WithContext>(() => Promise.reject(new Error('the table has no screen'))),
    think: fromPromise<Command, WithContext>(() => Promise.reject(new Error('the table has no bot'))),
    deliver: fromPromise<Refusal | null, WithContext>(() =>
      Promise.reject(new Error('the table has nobody to send to')),
    ),
  },
  guards: {
    over: ({ context }) => context.match.result !== null,
    crashed: ({ context }) => context.error !== null,
    paused: ({ context }) => context.paused,
    botActs: ({ context }) => context.match.state.active.some((seat) => isBot(context.holders, seat)),
    othersAct: ({ context }) => !context.match.state.active.some((seat) => isHere(context.holders, seat)),
    answered: () => true,
    accepted: (_, refusal: Refusal | null) => refusal === null,
    hasArrived: ({ context }) => context.arrived.length > 0,
    otherEyes: ({ context }) => context.match.game.secrets && nextViewer(context) !== context.viewer,
    nothingToDecide: ({ context }) => forcedNext(context) !== null,
    mayUndo: ({ context }) => undoLength(context) !== null,
    legal: ({ context, event }) => event.type === 'play' && mayPlay(context, event.command) === null,
  },
  actions: {
    send: assign(({ event }) => (event.type === 'play' ? { sent: event.command } : {})),
    play: assign(({ context }) => (context.sent === null ? {} : played(context, context.sent))),
    decline: emit(({ context }, refusal: Refusal | null) => declined(context, refusal)),
    drop: assign({ sent: null }),
    queue: assign(({ context, event }) =>
      event.type === 'arrived' ? { arrived: [...context.arrived, event.command] } : {},
    ),
    takeArrived: assign(({ context }) => arrival(context)),
    playForced: assign(({ context }) => {
      const command = forcedNext(context);
      return command === null ? {} : played(context, command);
    }),
    take: assign(({ context }, command: Command) => played(context, command)),
    undo: assign(({ context }) => {
      const length = undoLength(context);
      if (length === null) return {};
      return { match: context.match.rewind(length), seen: context.seen.map((n) => Math.min(n, length)) };
    }),
    look: assign(({ context }) => ({ viewer: nextViewer(context) })),
    catchUp: assign(({ context }) => unseen(context)),
    markSeen: assign(({ context }) => ({
      seen: context.seen.map((n, seat) => (seat === context.viewer ? context.match.log.length : n)),
    })),
    fail: assign((_, error: unknown) => ({ error })),
    pause: assign({ paused: true }),
    go: assign({ paused: false }),
  },
});

/** What comes from elsewhere while the table waits is shown at once. */
const arrived = { actions: 'queue', target: 'turn' } as const;
const undo = { guard: 'mayUndo', actions: 'undo', target: 'turn' } as const;

export const tableMachine = tableSetup.createMachine({
  id: 'table',
  context: ({ input }) => ({
    match: input.match,
    sitters: input.sitters,
    holders: holdersOf(input.sitters, input.elsewhere),
    viewer: firstViewer(input),
    sent: null,
    arrived: [],
    from: input.match.log.length,
    seen: input.sitters.map((_, seat) => seenBefore(input, seat)),
    paused: false,
    error: null,
  }),
  initial: 'showing',
  on: {
    pause: { actions: 'pause' },
    arrived: { actions: 'queue' },
    play: [
      { guard: 'legal', actions: 'send', target: '.sending', reenter: true },
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
        { guard: 'hasArrived', target: 'showing', actions: 'takeArrived' },
        { guard: 'botActs', target: 'thinking' },
        { guard: 'nothingToDecide', target: 'showing', actions: 'playForced' },
        { guard: 'othersAct', target: 'waiting' },
        { guard: 'otherEyes', target: 'handover' },
        { target: 'choosing', actions: 'look' },
      ],
    },
    sending: {
      always: { guard: 'answered', target: 'showing', actions: ['play', 'drop'] },
      invoke: {
        src: 'deliver',
        input: ({ context }) => ({ context }),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'showing',
            actions: ['play', 'drop'],
          },
          {
            target: 'turn',
            actions: [{ type: 'decline', params: ({ event }) => event.output }, 'drop'],
          },
        ],
        onError: {
          target: 'crashed',
          actions: { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
      // One is on its way: the next is not heard before it is known what became of it.
      on: { play: {} },
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
      on: { undo, arrived },
    },
    resting: { on: { go: { target: 'turn', actions: 'go' }, undo, arrived } },
    handover: { on: { ready: { target: 'showing', actions: ['look', 'catchUp'] } } },
    choosing: { on: { undo, arrived } },
    /** Whoever is to act sits elsewhere. */
    waiting: { on: { undo, arrived } },
    over: { on: { undo } },
    crashed: {},
  },
});

/** Only a human's command is taken from the screen; giving up is allowed at any time to any human, and the clock falls for all. */
function mayPlay(context: TableContext, command: Command): Refusal | null {
  if (context.match.result !== null) return { rule: 'over' };
  if (command.type !== 'flag' && !isHere(context.holders, command.seat)) return { rule: 'seat' };
  return context.match.refuse(command);
}

function refused(context: TableContext, event: TableEvent): TableNotice {
  if (event.type !== 'play') throw new Error(`${event.type} cannot be refused`);
  const refusal = mayPlay(context, event.command);
  if (refusal === null) throw new Error(`${event.command.type} is allowed`);
  return { type: 'refused', command: event.command, refusal };
}

function declined({ sent }: TableContext, refusal: Refusal | null): TableNotice {
  if (sent === null || refusal === null) throw new Error('nothing was declined');
  return { type: 'refused', command: sent, refusal };
}

function played(context: TableContext, command: Command): Partial<TableContext> {
  try {
    const match = context.match.play(command);
    return { match, from: context.match.log.length };
  } catch (error) {
    return { error };
  }
}

/**
 * Where undo leads to; null where nothing can be taken back. What bots did since the last person's command goes with it;
 * it never reaches past that command. People who hide nothing from each other share the button: it takes back the last
 * command, whoever of them gave it. Where there are secrets everybody takes back his own.
 */
export function undoLength({ match, holders, viewer }: Pick<TableContext, 'match' | 'holders' | 'viewer'>) {
  if (viewer === null) return null;
  const last = match.log.findLast(({ command }) => !isBot(holders, command.seat))?.command.seat;
  if (last === undefined || !isHere(holders, last) || (match.game.secrets && last !== viewer)) return null;
  return match.undoTo(last);
}

/** With secrets between several people nobody knows who has come to the screen: the curtain asks. */
function firstViewer({ match, sitters, elsewhere }: TableInput): Seat | null {
  const holders = holdersOf(sitters, elsewhere);
  const here = holders.flatMap((_, seat) => (isHere(holders, seat) ? [seat] : []));
  if (match.game.secrets && match.result === null && here.length > 1) return null;
  return match.state.active.find((seat) => here.includes(seat)) ?? here[0] ?? null;
}

/** The human who acts now; the present viewer where no human does. */
function nextViewer({ match, holders, viewer }: TableContext): Seat | null {
  if (viewer !== null && match.state.active.includes(viewer)) return viewer;
  return match.state.active.find((seat) => isHere(holders, seat)) ?? viewer;
}

/** What the next person could only do, for whom the one at the screen would have to leave it. */
function forcedNext(context: TableContext): Command | null {
  const { match, viewer } = context;
  const next = nextViewer(context);
  if (!match.game.secrets || viewer === null || next === null || next === viewer) return null;
  return match.game.onlyMove?.(match.state, next) ?? null;
}

/** Whoever has given a command has seen what went before it. */
function seenBefore({ match }: TableInput, seat: Seat): number {
  return match.log.findLastIndex(({ command }) => command.seat === seat) + 1;
}

function unseen({ match, seen, viewer }: TableContext): Pick<TableContext, 'from'> {
  return { from: viewer === null ? match.log.length : (seen[viewer] ?? 0) };
}

/** The first of what arrived that somebody elsewhere may do now; whatever he may not is dropped, as a stranger's would be. */
function arrival(context: TableContext): Partial<TableContext> {
  const { arrived, holders, match } = context;
  const at = arrived.findIndex((sent) => {
    // It comes from another machine: its form is no surer than its legality.
    const command = parseCommand(match.game, sent, match.deal.seats);
    if (command === null || match.result !== null) return false;
    return holders[command.seat]?.kind === 'remote' && match.refuse(command) === null;
  });
  const command = arrived[at];
  if (command === undefined) return { arrived: [], from: match.log.length };
  return { ...played(context, command), arrived: arrived.slice(at + 1) };
}
