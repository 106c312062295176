import type { UnitMarker } from '../rules/tankAce/data/calendar';
import { listsIn } from './formats';
import { fullName } from './tankAce/crewNames';
import { fill } from './text';
import type { UiText } from './ui';

/** What a save remembers of a long service: the leaders are a unit and the number of a man. */
interface Remembered {
  readonly leaders: readonly string[];
  readonly date: string;
  readonly fighting: boolean;
  readonly wins: number;
  readonly binding: boolean;
}

const none = { words: {}, seats: [] };

/** By whom and when: “Sam Whitlock · October 1944”. */
export function serviceName({ leaders, date }: Remembered, text: UiText): string {
  const { locale, games } = text;
  const names = leaders.map((leader, seat) => {
    const [unit = '', no = '0'] = leader.split('.');
    return fullName(text.leaders, unit as UnitMarker, Number(no), locale, seat);
  });
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const when = /^\d{4}-\d{2}$/.test(date) ? month.format(new Date(`${date}-01T00:00Z`)) : date;
  return fill(games.service.name, { leaders: listsIn(locale).format(names), date: when }, none, locale);
}

/** How it stands: “Ironman · in battle · 4 missions won”. */
export function serviceStage({ fighting, wins, binding }: Remembered, { locale, games }: UiText): string {
  const { service } = games;
  const parts = [
    ...(binding ? [service.binding] : []),
    fighting ? service.battle : service.between,
    fill(service.wins, { wins }, none, locale),
  ];
  return parts.join(' · ');
}
