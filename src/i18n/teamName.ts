import { say } from './index';
import type { GameText } from './text';
import type { UiText } from './ui';

/** What a team is called: by the game's own name for it, or by its number. */
export function teamName({ teams }: Pick<GameText, 'teams'>, team: number, { setup, locale }: UiText): string {
  return teams?.[team] ?? say(setup.team, { number: team + 1 }, locale);
}
