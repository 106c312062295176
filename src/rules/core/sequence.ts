import type { DiceState } from './dice';
import type { Command, Effects, GameEvent, GameState, Seat, TableOptions } from './game';
import type { Change } from './play';

/** All a game needs to begin: the options and the text the dice are seeded with. */
export interface Deal extends TableOptions {
  readonly seed: string;
  /** `stream`: one generator thrown with through the whole game, as older records have it; absent: each command its own. */
  readonly dice?: 'stream';
  /** Fought on from another game, the last counts. */
  readonly forks?: readonly Fork[];
}

/** Where a game was fought on from another: after `at` commands its dice come from another seed. */
export interface Fork {
  readonly at: number;
  readonly seed: string;
  /**
   * Taken from a game still being played in which something is hidden: what these eyes (null: nobody's) did not know is
   * made up anew, so that the fork gives nothing of it away. Absent: it goes on as it was.
   */
  readonly eyes?: Seat | null;
}

/** A moment between two commands. Where it stands in the order of play is told by the phase of its state alone. */
export interface Step<S extends GameState = GameState, E extends GameEvent = GameEvent> extends Change<S, E> {
  readonly over: boolean;
}

/** An order of play, stepped as a pure function. One command may close a phase and open two more. */
export interface Sequence<
  S extends GameState = GameState,
  C extends Command = Command,
  E extends GameEvent = GameEvent,
> {
  start(deal: Deal, dice: DiceState): Step<S, E>;
  /** The step after a command that no rule refuses, thrown with these dice. */
  next(step: Pick<Step<S, E>, 'position'>, command: C, dice: DiceState): Step<S, E>;
  /** The same on a draft of one's own, without a copy: for those who look ahead. */
  play(draft: S, command: C, scribe: Effects<E>): void;
  /** Opens the phase a draft has been put into, and those that follow by themselves: for a table laid out by hand. */
  begin(draft: S, scribe: Effects<E>): void;
}
