import type { Seat } from '../../../rules/core/game';
import type { Event, View } from '../../../rules/tankKillers/types';
import { decisiveBy } from '../../board/decisive';
import { type Earlier, STREAK, streakOf } from '../../board/earlier';
import type { Style } from '../../board/gameScene';
import type { Caption } from '../../theatre/shot';
import { sideAt } from './sight';
import { wordsOf } from './words';

type Lost = Extract<Event, { type: 'unitLost' }>;

const loserOf = (event: Event): Seat | null => (event.type === 'unitLost' ? event.seat : null);

/** Whether the attack that destroyed it came to just enough. */
function wasClose({ unit }: Lost, { events }: Earlier<Event>): boolean {
  const compared = events.findLast((event) => event.type === 'compared');
  return compared?.target === unit && compared.total === compared.defence;
}

/** What makes a loss worth telling, the greatest thing first; null where it is one of many. */
export function captionOf(event: Event, view: View, earlier: Earlier<Event>, look: Style): Caption | null {
  if (event.type !== 'unitLost') return null;
  const { table, say, word } = wordsOf(look);
  const { captions } = table;
  const { casualties, limit } = event;
  const [own, other] = [sideAt(view, event.seat), sideAt(view, 1 - event.seat)];
  const lost = say(captions.lost, { casualties, limit });
  const left = other.limit - other.casualties.length;
  if (casualties >= limit) {
    // The winner would have lost with the next card, or the attack came to just enough.
    if (left === 1) return { title: captions.photo, lines: [lost, captions.bothLast] };
    if (wasClose(event, earlier)) return { title: captions.photo, lines: [lost, captions.justEnough] };
    return { title: say(captions.spent, { nation: word(own.nation) }), lines: [lost] };
  }
  if (casualties === limit - 1) return { title: captions.lastCard, lines: [lost, captions.nextDecides] };
  const streak = streakOf(event.seat, earlier, loserOf);
  return streak >= STREAK ? { title: say(captions.streak, { count: streak }), lines: [lost] } : null;
}

/** Every attack that was compared, and every loss. */
export const decisive = decisiveBy<Event, View>(captionOf, ['compared', 'unitLost']);
