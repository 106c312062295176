import type { Seat } from '../core/game';
import { sideOf } from './piles';
import type { CardId, Known, Writer } from './types';

/** Whether a player is asked for a decision: not when nothing in the hand could be played, unless that tell is hidden. */
export function isAsked(state: Known, seat: Seat, canPlay: (card: CardId) => boolean): boolean {
  const { hand } = sideOf(state, seat);
  return state.switches.autoPass ? hand.some(canPlay) : hand.length > 0;
}

/** A player holding nothing to play is passed over; the other learns it from that, so it cannot be taken back. */
export function passOver(scribe: Writer, seat: Seat): void {
  scribe.emit({ type: 'autoPassed', seat, reveals: true });
}
