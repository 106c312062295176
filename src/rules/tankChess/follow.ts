import { seedDice } from '../core/dice';
import type { Frozen } from '../core/game';
import type { Sequence } from '../core/sequence';
import type { Command, Event, State } from './types';

export interface Followed {
  readonly state: Frozen<State>;
  readonly events: readonly Event[];
}

/** The position after a legal command, up to the next decision. */
export type Follow = (state: Frozen<State>, command: Command) => Followed;

/** Nothing in this game is left to chance. */
const noDice = seedDice('none');

/** By the order of play, for looking ahead and for games that are read or written. */
export function followWith(sequence: Sequence<State, Command, Event>): Follow {
  return (state, command) => {
    // A step copies before anything is changed, so a frozen state is safe to hand over.
    const { position, events } = sequence.next({ position: { state: state as State, dice: noDice } }, command, noDice);
    return { state: position.state, events };
  };
}
