import type { Effects, Frozen, Result } from '../core/game';
import { chancesOf } from './announcements';
import { boardOf } from './board';
import { type Event, other, type State } from './types';

/** What happens by itself as a phase opens. */
export function begin(draft: State, scribe: Effects<Event>): void {
  switch (draft.phase) {
    case 'turn':
      if (draft.driven) {
        draft.mover = other(draft.mover);
        draft.turn += 1;
        draft.driven = false;
        draft.offer = 'none';
      }
      draft.active = [draft.mover];
      return;
    case 'announcement':
      draft.active = [];
      announce(draft, scribe);
      return;
    case 'drawOffer':
      draft.active = [other(draft.mover)];
      return;
    case 'over':
      draft.active = [];
      return;
  }
}

function announce(draft: State, scribe: Effects<Event>): void {
  const seat = draft.mover;
  const { checkers, escapers } = chancesOf(boardOf(draft), seat);
  const told = (pieces: typeof checkers) => ({
    seat,
    units: pieces.map((piece) => piece.id),
    kinds: pieces.map((piece) => piece.kind),
  });
  if (checkers.length > 0) scribe.emit({ type: 'announcedCheck', ...told(checkers) });
  if (escapers.length > 0) scribe.emit({ type: 'announcedEscape', ...told(escapers) });
}

export function isPhaseOver(state: Frozen<State>): boolean {
  switch (state.phase) {
    case 'turn':
      return state.driven || state.offer === 'open' || state.ending !== null;
    case 'drawOffer':
      return state.offer !== 'open';
    case 'announcement':
    case 'over':
      return true;
  }
}

export function result(state: Frozen<State>): Result | null {
  return state.ending;
}
