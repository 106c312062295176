import type { Frozen, GameEvent } from '../core/game';
import { pieceNumberAt } from './board';
import { rememberedReach } from './movement';
import type { Drive, Event, Kind, Place, State } from './types';

/**
 * A turn in writing (TC-Q17): piece, start, end, facing, R for a move in reverse, and x with the square of a destroyed
 * target: `MT I9>J9/E xL7`. An escape ends on OFF. `turnRecord` adds what was announced.
 */
export function notation(kind: Kind, drive: Drive, reverse: boolean): string {
  const back = reverse ? ' R' : '';
  const shot = drive.fireAt === null ? '' : ` x${shown(drive.fireAt)}`;
  return `${kind} ${shown(drive.from)}>${shown(drive.to)}/${drive.facing}${back}${shot}`;
}

function shown(place: Place): string {
  return place.toUpperCase();
}

/** The turn as written down once it is over: + check, - escape threatened, # won. Null where nobody drove. */
export function turnRecord(events: readonly GameEvent[]): string | null {
  const drove = events.find((event) => event.type === 'drove');
  if (drove === undefined || !('record' in drove)) return null;
  const said = (type: Event['type'], sign: string) => (events.some((event) => event.type === type) ? sign : '');
  return `${drove.record}${said('won', '#')}${said('announcedCheck', '+')}${said('announcedEscape', '-')}`;
}

/** A drive of a position in writing, without what it leads to. */
export function writeDrive(state: Frozen<State>, drive: Drive): string {
  const number = pieceNumberAt(state, drive.from);
  const piece = state.pieces[number];
  const reverse = piece !== undefined && rememberedReach(state, number).find(drive.to, drive.facing)?.reverse === true;
  return notation(piece?.kind ?? 'LT', drive, reverse);
}
