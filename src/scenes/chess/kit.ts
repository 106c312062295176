import type { Language } from '../../i18n/index';
import { type ExtrasText, extrasTexts } from '../../i18n/tankChessExtras';
import type { GameId } from '../../rules/index';
import { type LoadedGame, loadGame } from '../loadGame';
import type { MenuShell } from '../menuShell';
import { openRoomKit, type RoomKit } from '../room/kit';
import { doorNames } from '../rooms';

/** What every room around Tank Chess works with. */
export type Kit = RoomKit<ExtrasText>;

const id: GameId = 'tankChess';

export function loadTexts(language: Language): Promise<[LoadedGame, ExtrasText]> {
  return Promise.all([loadGame(id, language), extrasTexts[language]()]);
}

export function openKit(shell: MenuShell): Promise<Kit> {
  return openRoomKit(shell, id, extrasTexts, doorNames.tankChess);
}
