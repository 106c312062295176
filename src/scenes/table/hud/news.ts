import type { GameEvent } from '../../../rules/core/game';
import type { Seen } from '../../../session/shownStep';
import { type LogEyes, type Spoken, spokenOf } from '../drawers/logModel';

const isGrave = ({ look }: Spoken) => look.group === 'shots' || look.group === 'losses';
/** That a turn goes by says nothing, unless the record marks it. */
const isIdle = ({ look }: Spoken) => look.group === 'turns' && look.marker === undefined;

/** So many commands are told of, at most. */
const TOLD = 3;

/** Between what two commands came to, and between what one of them did. */
const [APART, BESIDE] = [' — ', ' · '];

/**
 * What happened and why, in one line, the latest last. Shots and losses come before everything else; `own` is how the game
 * itself tells of a command, null where the words of the log will do.
 */
export function newsOf(
  steps: readonly Seen[],
  reader: LogEyes,
  own: (events: readonly GameEvent[]) => string | null,
): string {
  const told = steps.flatMap(({ events }) => {
    const spoken = spokenOf(events, reader);
    const busy = spoken.filter((each) => !isIdle(each));
    const chosen = own(events);
    const says = chosen ?? (busy.length > 0 ? busy : spoken).map(({ words }) => words).join(BESIDE);
    return says === '' ? [] : [{ says, grave: chosen !== null || spoken.some(isGrave) }];
  });
  const grave = told.filter((each) => each.grave);
  return (grave.length > 0 ? grave.slice(-TOLD) : told.slice(-1)).map(({ says }) => says).join(APART);
}

/** As much of the news as fits, the latest: what is older can be read in the log. */
export function latestOf(news: string, fits: (words: string) => boolean): string {
  const part = news.includes(APART) ? APART : BESIDE;
  if (fits(news) || !news.includes(part)) return news;
  return latestOf(news.slice(news.indexOf(part) + part.length), fits);
}
