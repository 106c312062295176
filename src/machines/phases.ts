import { type AnyStateMachine, assign, setup } from 'xstate';
import type { Command, Frozen, Game, GameEvent, GameState, GameView } from '../rules/core/game';
import type { Chart } from './chart';

/**
 * The words every chart is written in: actions `begin(phase)` and `apply`, guards `done`, `over` and `asks(question)`
 * for the game's own branches. A misspelt phase, guard or question does not compile. What the words mean is said once,
 * in `order.ts`, which reads the chart; here they are only declared.
 */
export function phasesOf<
  S extends GameState,
  C extends Command,
  E extends GameEvent,
  V extends GameView,
  Q extends string = never,
>(game: Game<S, C, E, V>, questions: { readonly [name in Q]: (state: Frozen<S>) => boolean }) {
  const { createMachine } = setup({
    types: { events: {} as { type: 'play'; command: C } },
    actions: {
      begin: assign((_, _phase: S['phase']) => ({})),
      apply: () => {},
    },
    guards: {
      done: () => false,
      over: () => false,
      asks: (_, _question: Q) => false,
    },
  });
  return {
    createMachine,
    chart: (machine: AnyStateMachine): Chart<S, C, E> => ({
      machine,
      game,
      ask: (name: Q, state) => questions[name](state),
    }),
  };
}

/** The transition every phase that waits for a command shares. */
export const play = { play: { actions: 'apply' } } as const;
