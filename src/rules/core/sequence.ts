import type { Command, GameEvent, GameState, Options } from './game';
import type { Outcome } from './play';

/** All a game needs to begin: the options and the text the dice are seeded with. */
export interface Deal extends Options {
  readonly seed: string;
}

/** A moment between two commands. `bookmark` is the sequence's own place in its chart, opaque to everybody else. */
export interface Step<S extends GameState = GameState, E extends GameEvent = GameEvent> extends Outcome<S, E> {
  readonly over: boolean;
  readonly bookmark: unknown;
}

/** An order of play, stepped as a pure function. One command may close a phase and open two more. */
export interface Sequence {
  start(deal: Deal): Step;
  next(step: Step, command: Command): Step;
}
