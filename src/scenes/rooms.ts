import type { Language } from '../i18n/index';
import type { MenuShell } from './menuShell';
import { button } from './panels/controls';
import { el } from './panels/dom';
import type { RoomName, Screen } from './shellTypes';

/** Opens a page beside the tables; null where there is no such place in it. */
export type OpenRoom = (shell: MenuShell, room: RoomName, at: string | null) => Promise<Screen | null>;

/** The games that have lessons, puzzles, a workshop and analysis. */
export const rooms: ReadonlyMap<string, () => Promise<OpenRoom>> = new Map([
  ['tankChess', () => import('./chess/openChessRoom').then(({ openChessRoom }) => openChessRoom)],
]);

export interface Door {
  readonly room: RoomName;
  readonly words: string;
  readonly about: string;
}

/** The doors of a game in words; none where it has no rooms. */
export async function doorsOf(game: string, language: Language): Promise<readonly Door[]> {
  if (game !== 'tankChess') return [];
  const { extrasTexts } = await import('../i18n/tankChessExtras');
  const { rooms: names, about } = await extrasTexts[language]();
  return (['learn', 'puzzles', 'workshop'] as const).map((room) => ({ room, words: names[room], about: about[room] }));
}

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
