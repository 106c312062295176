import type { GameEvent, Ref, Seat } from '../../../rules/core/game';
import { legal } from '../../../rules/core/play';
import { tankDuel } from '../../../rules/tankDuel';
import type { Command, State } from '../../../rules/tankDuel/types';
import { eventsFor } from '../../../session/visible';
import { openPlayBoard } from '../../extras/playBoard';
import type { Kit } from './kit';

/** The tanks and the cards of the hand: the arrow keys go along this row and stop at its ends. */
function thingBeside(state: State, seat: Seat, from: Ref | null, step: number): Ref | null {
  const row: Ref[] = [
    ...state.tanks.map(({ id }): Ref => `unit:${id}`),
    ...(state.hands[seat] ?? []).map((card): Ref => `card:${card}`),
  ];
  const at = from === null ? -1 : row.indexOf(from);
  return row[at < 0 ? 0 : at + step] ?? null;
}

/** A table of Tank Duel in a page, seen from one seat. */
export function openDuelBoard(kit: Kit, given: (command: Command) => void) {
  let seat: Seat = 0;
  const played = openPlayBoard<State, Command>(
    kit,
    {
      game: tankDuel,
      seat: () => seat,
      legal: (state) => legal(tankDuel, state, seat),
      view: (state) => tankDuel.view(state, seat),
      beside: (state, from, right, up) => thingBeside(state as State, seat, from, right + up),
      isQuiet: () => true,
    },
    given,
  );
  return {
    board: played.board,
    aside: played.aside,
    /** Shows a position from this seat; `open`: commands can be given. */
    set(state: State, viewer: Seat, open: boolean) {
      seat = viewer;
      played.set(state, open);
    },
    play: (events: readonly GameEvent[], state: State) =>
      played.play(eventsFor(events, seat), tankDuel.view(state, seat)),
    rewrite: () => played.rewrite(),
    close: () => played.close(),
  };
}
