import type { Frozen } from '../core/game';
import type { State, View } from './types';

/** Nothing is hidden from anybody. */
export function view(state: Frozen<State>): View {
  return state;
}

export function imagine(seen: View): State {
  return {
    ...seen,
    active: [...seen.active],
    pieces: seen.pieces.map((piece) => ({ ...piece })),
    seen: [...seen.seen],
  };
}
