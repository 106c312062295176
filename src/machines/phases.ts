import { assign, initialTransition, setup, transition } from 'xstate';
import { type DiceState, openDice, type Roll } from '../rules/core/dice';
import type { Command, Frozen, Game, GameEvent, GameState, GameView } from '../rules/core/game';
import { type Position, write } from '../rules/core/play';
import type { Deal, Sequence, Step } from '../rules/core/sequence';
import { isConcession } from '../session/concede';

/** What a phase machine carries: the position, and what has happened since the last command was given. */
interface Context<S, E> {
  position: Position<S>;
  events: readonly E[];
  rolls: readonly Roll[];
}

interface Play<C> {
  type: 'play';
  command: C;
  dice: DiceState;
}

interface Opening {
  deal: Deal;
  dice: DiceState;
}

/**
 * The words every chart is written in: actions `begin(phase)` and `apply`, guards `done`, `over` and `asks(question)`
 * for the game's own branches. A misspelt phase, guard or question does not compile.
 */
export function phasesOf<
  S extends GameState,
  C extends Command,
  E extends GameEvent,
  V extends GameView,
  Q extends string = never,
>(game: Game<S, C, E, V>, questions: { readonly [name in Q]: (state: Frozen<S>) => boolean }) {
  const machine = setup({
    types: {
      context: {} as Context<S, E>,
      events: {} as Play<C>,
      input: {} as Opening,
    },
    actions: {
      begin: assign(({ context }, phase: S['phase']) => {
        const outcome = write<S, E>(context.position, (draft, scribe) => {
          draft.phase = phase;
          game.begin(draft, scribe);
        });
        return {
          position: outcome.position,
          events: [...context.events, ...outcome.events],
          rolls: [...context.rolls, ...outcome.rolls],
        };
      }),
      apply: assign(({ context, event }) =>
        write<S, E>({ state: context.position.state, dice: event.dice }, (draft, scribe) => {
          if (isConcession(event.command)) game.leave?.(draft, event.command.seat, scribe);
          else game.apply(draft, event.command, scribe);
        }),
      ),
    },
    guards: {
      done: ({ context }) => game.isPhaseOver(context.position.state as Frozen<S>),
      over: ({ context }) => game.result(context.position.state as Frozen<S>) !== null,
      asks: ({ context }, question: Q) => questions[question](context.position.state as Frozen<S>),
    },
  });

  return {
    createMachine: machine.createMachine,
    /** The opening context: cards and forces dealt, nothing happened yet. */
    deal: ({ input }: { input: Opening | undefined }): Context<S, E> => {
      if (input === undefined) throw noDeal;
      const dice = openDice(input.dice);
      const state = game.deal(input.deal, dice);
      return { position: { state, dice: dice.state() }, events: [], rolls: dice.rolls() };
    },
  };
}

/** XState asks for an opening without a deal on every transition and drops it: one error made once costs no stack trace. */
const noDeal = new Error('a game needs a deal');

/** The transition every phase that waits for a command shares. */
export const play = { play: { actions: 'apply' } } as const;

type Machine = Parameters<typeof initialTransition>[0];
type Snapshot = ReturnType<typeof initialTransition>[0] & { context: Context<GameState, GameEvent>; error?: unknown };

/** Runs a phase machine as a pure function, so that nobody else needs to know XState. */
export function sequenceOf(machine: unknown): Sequence {
  const chart = machine as Machine;
  return {
    start: (deal: Deal, dice: DiceState): Step =>
      stepOf(initialTransition(chart, { deal, dice } as never)[0] as Snapshot),
    next: (step: Step, command: Command, dice: DiceState): Step => {
      const before = step.bookmark as Snapshot;
      const [after] = transition(chart, before as never, { type: 'play', command, dice } as never);
      if (after === before) throw new Error(`phase ${step.position.state.phase} takes no command`);
      return stepOf(after as Snapshot);
    },
  };
}

function stepOf(snapshot: Snapshot): Step {
  if (snapshot.status === 'error') throw snapshot.error;
  const { position, events, rolls } = snapshot.context;
  return { position, events, rolls, over: snapshot.status === 'done', bookmark: snapshot };
}
