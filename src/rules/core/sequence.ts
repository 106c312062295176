import type { DiceState } from './dice';
import type { Command, GameEvent, GameState, Options } from './game';
import type { Outcome } from './play';

/** All a game needs to begin: the options and the text the dice are seeded with. */
export interface Deal extends Options {
  readonly seed: string;
  /** `stream`: one generator thrown with through the whole game, as older records have it; absent: each command its own. */
  readonly dice?: 'stream';
}

/** A moment between two commands. `bookmark` is the sequence's own place in its chart, opaque to everybody else. */
export interface Step<S extends GameState = GameState, E extends GameEvent = GameEvent> extends Outcome<S, E> {
  readonly over: boolean;
  readonly bookmark: unknown;
}

/** An order of play, stepped as a pure function, with the dice it is handed. One command may close a phase and open two more. */
export interface Sequence {
  start(deal: Deal, dice: DiceState): Step;
  next(step: Step, command: Command, dice: DiceState): Step;
}
