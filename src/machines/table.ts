import { createActor, fromPromise } from 'xstate';
import type { Command, Refusal, Seat } from '../rules/core/game';
import type { BotAnswer, BotQuestion } from '../rules/core/module';
import { HeldGame } from '../session/heldGame';
import { openReadings, type Reading } from '../session/reading';
import { openSignal } from '../session/signal';
import {
  type TableContext,
  type TableEvent,
  type TableInput,
  type TableNotice,
  tableMachine,
  undoLength,
  type WithContext,
} from './tableMachine';
import { openThoughts } from './thoughts';

/** What the table needs of the world around it; scenes and tests supply plain functions. */
export interface TablePorts {
  /**
   * Shows what happened since the first `from` steps of a reading; ends when shown, or at once when `signal` says that
   * nobody is waiting any more.
   */
  show(reading: Reading, from: number, signal: AbortSignal): Promise<void>;
  /** Bots that may act at the same time are asked at the same time. */
  think(question: BotQuestion, signal: AbortSignal): Promise<BotAnswer>;
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

/** What the table waits for and who sits at it: all but the game itself, which is read through somebody's eyes. */
export interface TableState extends Omit<TableContext, 'match'> {
  readonly name: Waiting;
}

/** The one running actor of a game, for scenes that know no XState and no match. */
export interface Table {
  now(): TableState;
  /** The live game through these eyes. */
  read(seat: Seat | null): Reading;
  /** The game as it stands: the same one until something changes. */
  game(): HeldGame;
  /** How many steps a seat had been shown once so many commands were given, and how many had been given at such a moment. */
  momentOf(seat: Seat | null, commands: number): number;
  commandsAt(seat: Seat | null, moment: number): number;
  mayUndo(): boolean;
  /** Another game from the moment after so many commands, with dice of its own. */
  fork(commands: number, seed: string): HeldGame;
  /** What a bot answered before it gave the command after so many. */
  receipt(commands: number): BotAnswer | undefined;
  send(event: TableEvent): void;
  /** Called on every change; answers with the way to stop it. */
  subscribe(listener: (state: TableState) => void): () => void;
  notice(listener: (notice: TableNotice) => void): () => void;
  close(): void;
}

interface TableSetup {
  readonly game: HeldGame;
  readonly elsewhere?: TableInput['elsewhere'];
  /** What makes the thoughts of its bots those of this table. */
  readonly seed?: string;
}

export function openTable({ game, elsewhere = [], seed = '' }: TableSetup, outside: TablePorts): Table {
  const notices = openSignal<[TableNotice]>();
  const readings = openReadings();
  const receipts = new Map<number, BotAnswer>();
  /** By the command they gave: when several bots think at once, which comes first is seen when it is played. */
  const answers = new WeakMap<Command, BotAnswer>();
  const thoughts = openThoughts(async (match, seat, level, signal) => {
    const question = { view: match.view(seat), seat, seed: `${seed} ${match.log.length}`, level };
    const answer = await outside.think(question, signal);
    answers.set(answer.command, answer);
    return answer.command;
  });
  const actor = createActor(
    tableMachine.provide({
      actors: {
        show: fromPromise<void, WithContext>(({ input: { context }, signal }) => {
          const { match, viewer, from } = context;
          return outside.show(readings.of(match, viewer), readings.momentOf(match, viewer, from), signal);
        }),
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
    { input: { match: HeldGame.matchIn(game), sitters: game.sitters, elsewhere } },
  );
  const context = () => actor.getSnapshot().context;
  let held = game;
  let { length } = context().match.log;
  actor.on('refused', notices.tell);
  actor.subscribe(({ value, context: { match } }) => {
    thoughts.keep(value === 'resting' || value === 'crashed' ? null : match);
    const command = match.log.at(-1)?.command;
    if (command !== undefined && match.log.length > length) {
      const answer = answers.get(command);
      if (answer !== undefined) receipts.set(match.log.length - 1, answer);
      notices.tell({ type: 'played', seat: command.seat, turn: match.view(null).turn });
    }
    length = match.log.length;
  });
  const stateOf = (): TableState => {
    const snapshot = actor.getSnapshot();
    const { match: _, ...context } = snapshot.context;
    return { ...context, name: snapshot.value };
  };
  actor.start();
  return {
    now: stateOf,
    read: (seat) => readings.of(context().match, seat),
    game() {
      const { match, sitters } = context();
      if (HeldGame.matchIn(held) !== match) held = new HeldGame(match, sitters);
      return held;
    },
    momentOf: (seat, commands) => readings.momentOf(context().match, seat, commands),
    commandsAt: (seat, moment) => readings.commandsAt(context().match, seat, moment),
    mayUndo: () => undoLength(context()) !== null,
    fork(commands, forkSeed) {
      const { match, viewer, sitters } = context();
      const hides = match.game.secrets && match.result === null;
      return new HeldGame(hides ? match.fork(commands, forkSeed, viewer) : match.fork(commands, forkSeed), sitters);
    },
    receipt: (commands) => receipts.get(commands),
    send: (event) => actor.send(event),
    subscribe: (listener) => {
      const subscription = actor.subscribe(() => listener(stateOf()));
      return () => subscription.unsubscribe();
    },
    notice: notices.subscribe,
    close() {
      actor.stop();
      thoughts.keep(null);
    },
  };
}
