import { assign, createMachine, initialTransition, transition } from 'xstate';
import type { Chart } from '../../src/machines/chart';
import { type DiceState, openDice, type Roll } from '../../src/rules/core/dice';
import type { Command, Effects, Frozen, GameEvent, GameState, TableOptions } from '../../src/rules/core/game';
import { type Position, write } from '../../src/rules/core/play';

interface Context {
  readonly position: Position<GameState>;
  readonly events: readonly GameEvent[];
  readonly rolls: readonly Roll[];
}

interface Given {
  readonly type: 'play';
  readonly command: Command;
  readonly dice: DiceState;
}

/** What has been reached by XState alone. */
export interface Reached extends Context {
  readonly over: boolean;
  next(command: Command, dice: DiceState): Reached;
}

type Machine = Parameters<typeof initialTransition>[0];
type Snapshot = ReturnType<typeof initialTransition>[0] & { readonly context: Context; readonly error?: unknown };

/** Starts a game whose chart is run by XState itself, with a copy of the state for every action: what the table is held to. */
export function startByXState({ machine, game, ask }: Chart, options: TableOptions, dice: DiceState): Reached {
  const thrown = openDice(dice);
  const dealt = game.deal(options, thrown);
  const opening: Context = { position: { state: dealt, dice: thrown.state() }, events: [], rolls: thrown.rolls() };
  const written = (
    { position, events, rolls }: Context,
    edit: (draft: GameState, scribe: Effects<GameEvent>) => void,
  ): Context => {
    const outcome = write<GameState, GameEvent>(position, edit);
    return {
      position: outcome.position,
      events: [...events, ...outcome.events],
      rolls: [...rolls, ...outcome.rolls],
    };
  };
  const state = ({ context }: { context: Context }) => context.position.state as Frozen<GameState>;
  const runnable = createMachine({ ...machine.config, context: opening }, {
    actions: {
      begin: assign(({ context }: { context: Context }, phase: string) =>
        written(context, (draft, scribe) => {
          draft.phase = phase;
          game.begin(draft, scribe);
        }),
      ),
      apply: assign(({ context, event }: { context: Context; event: { type: string } }) => {
        const { command, dice } = event as Given;
        const before = { position: { ...context.position, dice }, events: [], rolls: [] };
        return written(before, (draft, scribe) => game.apply(draft, command, scribe));
      }),
    },
    guards: {
      done: (now: { context: Context }) => game.isPhaseOver(state(now)),
      over: (now: { context: Context }) => game.result(state(now)) !== null,
      asks: (now: { context: Context }, question: string) => ask(question, state(now)),
    },
  } as never) as unknown as Machine;

  const reached = (snapshot: Snapshot): Reached => {
    if (snapshot.status === 'error') throw snapshot.error;
    return {
      ...snapshot.context,
      over: snapshot.status === 'done',
      next(command, dice) {
        const [after] = transition(runnable, snapshot as never, { type: 'play', command, dice } as never);
        return reached(after as Snapshot);
      },
    };
  };
  return reached(initialTransition(runnable)[0] as Snapshot);
}
