import type { Seat } from '../../../rules/core/game';
import { wasNarrow } from '../../../rules/tankAce/charts';
import { months } from '../../../rules/tankAce/data/calendar';
import { linesIn } from '../../../rules/tankAce/missionLog';
import type { Event, View } from '../../../rules/tankAce/types';
import { decisiveBy } from '../../board/decisive';
import { backwards, type Earlier, nothingEarlier, STREAK, streakOf } from '../../board/earlier';
import type { Style } from '../../board/gameScene';
import type { Caption } from '../../theatre/shot';
import { wordsOf } from './words';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Who has lost something, for a series of kills: a hit on the own tank ends it, and so does another mission. */
function loserOf(event: Event): 'enemy' | 'own' | null {
  if (event.type === 'unitDestroyed') return event.credit ? 'enemy' : null;
  return event.type === 'tankHit' || event.type === 'missionSet' ? 'own' : null;
}

/** The last mission of the last month. */
function isLast(view: View): boolean {
  const last = months.length - 1;
  return view.setup === 'career' && view.month >= last && view.line >= linesIn(view, last);
}

/** Nobody is left on the board of this seat, and nobody goes after this one. */
function isCleared({ fights }: View, seat: Seat, { later = [] }: Earlier<Event>): boolean {
  const fight = fights[seat];
  const goes = (event: Event) => (event.type === 'unitDestroyed' || event.type === 'unitLeft') && event.seat === seat;
  if (later.some(goes)) return false;
  return fight != null && (fight.outcome === 'cleared' || fight.units.length === 0);
}

/** Whether the roll that decided it would have read otherwise with one pip more or less. */
function wasClose({ events }: Earlier<Event>): boolean {
  for (const event of backwards({ ...nothingEarlier, events })) if (event.type === 'rolled') return wasNarrow(event);
  return false;
}

function killCaption(event: Of<'unitDestroyed'>, view: View, earlier: Earlier<Event>, look: Style): Caption | null {
  const { table, say, word } = wordsOf(look);
  const { captions } = table;
  const lines = [word(event.kind)];
  if (isCleared(view, event.seat, earlier))
    return wasClose(earlier)
      ? { title: captions.photo, lines: [...lines, captions.onePip] }
      : { title: isLast(view) ? captions.lastMission : captions.lastOne, lines };
  if (isLast(view)) return { title: captions.lastMission, lines };
  const streak = event.credit ? streakOf('enemy', earlier, loserOf) : 0;
  return streak >= STREAK ? { title: say(captions.streak, { count: streak }), lines } : null;
}

/** What makes an event worth telling, the greatest thing first; null where it is one of many. */
export function captionOf(event: Event, view: View, earlier: Earlier<Event>, look: Style): Caption | null {
  const { captions } = wordsOf(look).table;
  switch (event.type) {
    case 'unitDestroyed':
      return killCaption(event, view, earlier, look);
    case 'tankDestroyed':
      return { title: captions.tankLost, lines: [captions.getOut] };
    case 'crewHurt':
      return event.post === 'commander' && event.wound === 'KIA'
        ? { title: captions.commander, lines: [captions.serviceEnds] }
        : null;
    default:
      return null;
  }
}

/** A shot of either side and what may come of it. */
const ends: readonly Event['type'][] = ['fired', 'bombarded', 'enemyFired', 'unitDestroyed', 'tankDestroyed'];

export const decisive = decisiveBy(captionOf, ends);
