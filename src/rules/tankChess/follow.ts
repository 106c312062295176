import { openDice, seedDice } from '../core/dice';
import type { Frozen } from '../core/game';
import { type Position, write } from '../core/play';
import { commands } from './commands';
import { begin, isPhaseOver } from './phases';
import type { Command, Event, Phase, State } from './types';

export interface Followed {
  readonly state: Frozen<State>;
  readonly events: readonly Event[];
}

/** Nothing in this game is left to chance. */
const noDice = seedDice('none');

/** The position after a legal command, up to the next decision: what the chart of the game does, for looking ahead. */
export function follow(state: Frozen<State>, command: Command): Followed {
  const events: Event[] = [];
  let position: Position<Frozen<State>> = { state, dice: noDice };
  const step = (edit: Parameters<typeof write<State, Event>>[1]) => {
    const outcome = write<State, Event>({ state: thawed(position.state), dice: noDice }, edit, openDice(noDice));
    position = outcome.position;
    events.push(...outcome.events);
  };
  const open = (phase: Phase) =>
    step((draft, scribe) => {
      draft.phase = phase;
      begin(draft, scribe);
    });
  step((draft, scribe) => commands.apply(draft, command, scribe));
  const after = position.state;
  if (after.ending !== null) open('over');
  else if (after.phase === 'turn' && after.offer === 'open') open('drawOffer');
  else if (isPhaseOver(after)) {
    if (after.phase === 'turn') open('announcement');
    open('turn');
  }
  return { state: position.state, events };
}

/** `write` copies before anything is changed, so a frozen state is safe to hand over. */
function thawed(state: Frozen<State>): State {
  return {
    ...state,
    active: [...state.active],
    pieces: state.pieces.map((piece) => ({ ...piece })),
    seen: [...state.seen],
  };
}
