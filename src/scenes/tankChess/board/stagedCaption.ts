import type { Seat } from '../../../rules/core/game';
import type { Event, View } from '../../../rules/tankChess/types';
import { backwards, type Earlier, STREAK, streakOf } from '../../board/earlier';
import type { Style } from '../../board/gameScene';
import type { Caption } from '../../theatre/shot';
import { wordsOf } from './words';

type Fired = Extract<Event, { type: 'fired' }>;

const loserOf = (event: Event): Seat | null => (event.type === 'destroyed' ? event.seat : null);

/** Whether this side said with its last turn what it could do with the next: strike the command tank, or get its own away. */
function announced(earlier: Earlier<Event>, seat: Seat, type: 'announcedCheck' | 'announcedEscape'): boolean {
  for (const event of backwards(earlier)) {
    if (event.type === type && event.seat === seat) return true;
    // The turn before the one that is told: what was said after it is known by now.
    if (event.type === 'drove' && event.seat === seat) return false;
  }
  return false;
}

/** Turns without a kill before this one. */
function quietBefore(earlier: Earlier<Event>): number {
  let turns = 0;
  for (const event of backwards({ ...earlier, events: [] })) {
    if (event.type === 'destroyed') break;
    if (event.type === 'drove') turns += 1;
  }
  return turns;
}

/** A shot on the last turn before the game would have been drawn. */
export function isLate({ switches: { quietTurns } }: View, earlier: Earlier<Event>): boolean {
  return quietTurns > 0 && quietBefore(earlier) >= quietTurns - 1;
}

/** What makes a kill worth telling, the greatest thing first. */
export function killCaption({ targetKind, seat }: Fired, view: View, earlier: Earlier<Event>, look: Style): Caption {
  const { table, say } = wordsOf(look);
  const { staged, kinds } = table;
  const own = view.pieces.filter((piece) => piece.seat !== seat);
  const left = own.filter(({ status }) => status === 'fit').length;
  const icon = 'wreck-medium';
  const told = say(staged.left, { left, of: own.length });
  if (targetKind === 'CLT') {
    // It would have driven off the board next.
    const close = announced(earlier, 1 - seat, 'announcedEscape');
    return close
      ? { title: staged.photo, lines: [staged.atEdge, staged.decides], icon }
      : { title: staged.commander, lines: [staged.decides], icon };
  }
  if (isLate(view, earlier)) return { title: staged.lastTurn, lines: [told, staged.wouldDraw], icon };
  if (left === 1) return { title: staged.alone, lines: [told, staged.wreck], icon };
  const streak = streakOf(1 - seat, earlier, loserOf);
  const title = streak >= STREAK ? say(staged.streak, { count: streak }) : kinds[targetKind];
  return { title, lines: [told, staged.wreck], icon };
}

/** A command tank that got away, perhaps from under the guns. */
export function escapeCaption(seat: Seat, earlier: Earlier<Event>, look: Style): Caption {
  const { staged } = wordsOf(look).table;
  const close = announced(earlier, 1 - seat, 'announcedCheck');
  return close
    ? { title: staged.photo, lines: [staged.underGuns, staged.away] }
    : { title: staged.commander, lines: [staged.away] };
}
