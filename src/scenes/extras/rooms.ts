import type { Language } from '../../i18n/index';
import type { RoomText } from '../../i18n/roomText';
import { button } from '../dom/controls';
import { el } from '../dom/el';
import type { LoadedGame } from '../frame/games';
import type { MenuShell } from '../frame/menuShell';
import type { RoomName, Screen } from '../frame/shell';

/** Opens a page beside the tables; null where there is no such place in it. */
export type OpenRoom = (shell: MenuShell, room: RoomName, at: string | null) => Promise<Screen | null>;

/** The games that have pages beside their tables: lessons, puzzles, a workshop, a campaign. */
export const rooms: ReadonlyMap<string, () => Promise<OpenRoom>> = new Map([
  ['tankChess', () => import('../tankChess/extras/openChessRoom').then(({ openChessRoom }) => openChessRoom)],
  [
    'tankOnTank',
    () => import('../tankOnTank/extras/openWestFrontRoom').then(({ openWestFrontRoom }) => openWestFrontRoom),
  ],
  ['tankKillers', () => import('../tankKillers/extras/openKillersRoom').then(({ openKillersRoom }) => openKillersRoom)],
]);

/** The games whose positions can be studied with the engine. */
export const studied: ReadonlySet<string> = new Set(['tankChess']);

/** The rooms of a game, in the order of their doors. */
export const doorNames = {
  tankChess: ['learn', 'puzzles', 'workshop', 'analysis'],
  tankOnTank: ['campaign', 'learn', 'workshop'],
  tankKillers: ['learn'],
} as const satisfies { readonly [game: string]: readonly RoomName[] };

const texts: { readonly [game in keyof typeof doorNames]: (language: Language) => Promise<RoomText> } = {
  tankChess: (language) => import('../../i18n/tankChess/extras').then(({ extrasTexts }) => extrasTexts[language]()),
  tankOnTank: (language) => import('../../i18n/tankOnTank/extras').then(({ extrasTexts }) => extrasTexts[language]()),
  tankKillers: (language) => import('../../i18n/tankKillers/extras').then(({ extrasTexts }) => extrasTexts[language]()),
};

function hasDoors(game: string): game is keyof typeof doorNames {
  return Object.hasOwn(doorNames, game);
}

export interface Door {
  readonly room: RoomName;
  readonly words: string;
  readonly about: string;
}

/** The doors of a game in words; none where it has no rooms. */
export async function doorsOf(game: string, language: Language): Promise<readonly Door[]> {
  if (!hasDoors(game)) return [];
  const { rooms: names, about } = await texts[game](language);
  return doorNames[game].map((room) => ({ room, words: names[room] ?? room, about: about[room] ?? '' }));
}

/** Writes what there is to know of a set-up before it is chosen; null where there is nothing more. */
export type Brief = (setup: string) => HTMLElement | null;

/** The briefings of a game, in the language of its words; null where its set-ups speak for themselves. */
export async function briefOf(shell: MenuShell, loaded: LoadedGame, language: Language): Promise<Brief | null> {
  if (loaded.id !== 'tankOnTank') return null;
  const { openBrief } = await import('../tankOnTank/extras/openBrief');
  return openBrief(shell, loaded, language);
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
