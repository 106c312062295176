import { createActor, fromPromise } from 'xstate';
import type { Command, Refusal, Seat } from '../rules/core/game';
import type { Match } from '../session/match';
import { type Leaving, leavingOf } from '../session/record/glimpse';
import { type GameRecord, recordOf } from '../session/record/record';
import {
  type TableContext,
  type TableEvent,
  type TableInput,
  type TableNotice,
  tableMachine,
  undoLength,
  type WithContext,
} from './tableMachine';
import { openThoughts, type Think } from './thoughts';

/** What the table needs of the world around it; scenes and tests supply plain functions. */
export interface TablePorts {
  /**
   * Shows what happened since the first `from` commands; ends when shown, or at once when `signal` says that nobody is
   * waiting any more.
   */
  show(match: Match, viewer: Seat | null, signal: AbortSignal, from: number): Promise<void>;
  /** Bots that may act at the same time are asked at the same time. */
  readonly think: Think;
  /** Takes a command to whoever keeps the game, and back what became of it; absent: it is kept here, and answers at once. */
  deliver?(command: Command, signal: AbortSignal): Promise<Refusal | null>;
}

type Waiting =
  | 'showing'
  | 'turn'
  | 'sending'
  | 'waiting'
  | 'thinking'
  | 'resting'
  | 'handover'
  | 'choosing'
  | 'over'
  | 'crashed';

export interface TableState extends TableContext {
  readonly name: Waiting;
}

/** The one running actor of a game, for scenes that know no XState. */
export interface Table {
  state(): TableState;
  mayUndo(): boolean;
  /** Another game from the moment after so many commands, with dice of its own. */
  fork(commands: number, seed: string): Match;
  /** The game and who plays it, to be kept. */
  record(): GameRecord;
  /** As what it may leave the table, as it was after so many commands; absent: as it is now. */
  leaving(commands?: number): Leaving;
  send(event: TableEvent): void;
  /** Called on every change; answers with the way to stop it. */
  subscribe(listener: (state: TableState) => void): () => void;
  notice(listener: (notice: TableNotice) => void): () => void;
  close(): void;
}

export function openTable(input: TableInput, outside: TablePorts): Table {
  const listeners = new Set<(notice: TableNotice) => void>();
  const tell = (notice: TableNotice) => {
    for (const listener of listeners) listener(notice);
  };
  const thoughts = openThoughts(outside.think);
  const actor = createActor(
    tableMachine.provide({
      actors: {
        show: fromPromise<void, WithContext>(({ input: { context }, signal }) =>
          outside.show(context.match, context.viewer, signal, context.from),
        ),
        think: fromPromise<Command, WithContext>(({ input: { context } }) =>
          thoughts.next(context.match, context.sitters),
        ),
        deliver: fromPromise<Refusal | null, WithContext>(async ({ input: { context }, signal }) => {
          if (context.sent === null) throw new Error('nothing is on its way');
          return (await outside.deliver?.(context.sent, signal)) ?? null;
        }),
      },
      guards: { answered: () => outside.deliver === undefined },
    }),
    { input },
  );
  let length = input.match.log.length;
  actor.on('refused', tell);
  actor.subscribe(({ value, context: { match } }) => {
    thoughts.keep(value === 'resting' || value === 'crashed' ? null : match);
    const entry = match.log.at(-1);
    if (entry !== undefined && match.log.length > length) tell({ type: 'played', match, entry });
    length = match.log.length;
  });
  const stateOf = (): TableState => {
    const snapshot = actor.getSnapshot();
    return { ...snapshot.context, name: snapshot.value };
  };
  actor.start();
  return {
    state: stateOf,
    mayUndo: () => undoLength(actor.getSnapshot().context) !== null,
    fork: (commands, seed) => {
      const { match, viewer } = actor.getSnapshot().context;
      const hides = match.game.secrets && match.result === null;
      return hides ? match.fork(commands, seed, viewer) : match.fork(commands, seed);
    },
    record() {
      const { match, sitters } = actor.getSnapshot().context;
      return recordOf(match, sitters);
    },
    leaving(commands) {
      const { match, sitters } = actor.getSnapshot().context;
      return leavingOf(match, sitters, commands);
    },
    send: (event) => actor.send(event),
    subscribe: (listener) => {
      const subscription = actor.subscribe(() => listener(stateOf()));
      return () => subscription.unsubscribe();
    },
    notice: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      actor.stop();
      thoughts.keep(null);
    },
  };
}
