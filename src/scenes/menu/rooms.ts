import type { Games } from '../../games/manifest';
import type { Language } from '../../i18n/index';
import { button } from '../dom/controls';
import { el } from '../dom/el';
import type { LoadedGame } from '../frame/games';
import type { MenuShell } from '../frame/menuShell';
import type { ExtraName, Screen } from '../frame/shell';
import type { SetupChoice } from './setupChoice';

/** Opens a page beside the tables; null where there is no such place in it. */
export type OpenExtra = (shell: MenuShell, room: ExtraName, at: string | null) => Promise<Screen | null>;

interface Door {
  readonly room: ExtraName;
  readonly words: string;
  readonly about: string;
}

/** The doors of a game in words; none where it has no rooms. */
export async function doorsOf(games: Games, game: string, language: Language): Promise<readonly Door[]> {
  const extras = games.table(game)?.extras;
  if (extras === undefined) return [];
  const { rooms: names, about } = await extras.words(language);
  return extras.names.map((room) => ({ room, words: names[room] ?? room, about: about[room] ?? '' }));
}

/**
 * Writes what there is to know of what has been chosen so far; null where there is nothing more. What is chosen on the
 * sheet itself goes through `change`.
 */
export type Brief = (choice: SetupChoice, change: (sheet: SetupChoice['sheet']) => void) => HTMLElement | null;

/** The briefings of a game, in the language of its words. */
export type OpenBriefing = (shell: MenuShell, loaded: LoadedGame, language: Language) => Promise<Brief>;

/** A row of doors, for the set-up of the game. */
export function doorRow(shell: MenuShell, game: string, doors: readonly Door[]): readonly HTMLElement[] {
  if (doors.length === 0) return [];
  const row = doors.map(({ room, words, about }) => {
    const door = button({ words, small: true, run: () => shell.go({ screen: 'room', game, room, at: null }) });
    door.title = about;
    return door;
  });
  return [el('div', { class: 'room-doors' }, ...row)];
}
