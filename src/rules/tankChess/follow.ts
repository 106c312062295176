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

/**
 * By the order of play, for looking ahead and for games that are read or written. What was played once from a position is
 * known as long as somebody holds it: a game that has been read is put in a tree and written down without playing it again.
 */
export function followWith(sequence: Sequence<State, Command, Event>): Follow {
  const known = new WeakMap<Frozen<State>, Map<string, Followed>>();
  return (state, command) => {
    const from = known.get(state) ?? new Map<string, Followed>();
    known.set(state, from);
    const key = JSON.stringify(command);
    const followed = from.get(key) ?? step(sequence, state, command);
    from.set(key, followed);
    return followed;
  };
}

function step(sequence: Sequence<State, Command, Event>, state: Frozen<State>, command: Command): Followed {
  // A step copies before anything is changed, so a frozen state is safe to hand over.
  const { position, events } = sequence.next({ position: { state: state as State, dice: noDice } }, command, noDice);
  return { state: position.state, events };
}
