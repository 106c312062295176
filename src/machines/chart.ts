import type { AnyStateMachine } from 'xstate';
import type { Command, Frozen, Game, GameEvent, GameState } from '../rules/core/game';

/** A game's order of play: drawn as a machine, walked as a table (`order.ts`). */
export interface Chart<S extends GameState = GameState, C extends Command = Command, E extends GameEvent = GameEvent> {
  readonly machine: AnyStateMachine;
  readonly game: Game<S, C, E>;
  /** The game's own branches. */
  ask(question: string, state: Frozen<S>): boolean;
}
