import { say } from '../../i18n';
import type { TableText } from '../../i18n/table';
import type { Actor, Shot } from '../theatre/shot';

const named = ({ name, at }: Actor) => [name, at].filter((part) => part !== '').join(' ');

/** Who is on the stage, each with its place on the board; nobody fires where a tank gets away. */
export function namesIn(
  { firers, target }: Shot,
  locale: string,
): { readonly firers: string; readonly target: string } {
  return { firers: new Intl.ListFormat(locale).format(firers.map(named)), target: named(target) };
}

/** What is going on while it is played: who fires at whom, and nothing of what comes of it; null where nobody fires. */
export function firingWords(shot: Shot, words: TableText, locale: string): string | null {
  const [lead] = shot.firers;
  if (lead === undefined) return null;
  const together = shot.firers.length > 1 ? words.firingTogether : words.firing;
  return say(lead.kind === 'air' ? words.bombing : together, namesIn(shot, locale), locale);
}
