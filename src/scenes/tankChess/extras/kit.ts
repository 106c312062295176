import type { Language } from '../../../i18n/index';
import { type ExtrasText, extrasTexts } from '../../../i18n/tankChess/extras';
import type { GameId } from '../../../rules/gameId';
import { type ExtraContext, openExtraContext } from '../../extras/extraContext';
import { type LoadedGame, loadGame } from '../../frame/games';
import type { MenuShell } from '../../frame/menuShell';

/** What every room around Tank Chess works with. */
export type Kit = ExtraContext<ExtrasText>;

const id: GameId = 'tankChess';

export function loadTexts({ games }: Pick<MenuShell, 'games'>, language: Language): Promise<[LoadedGame, ExtrasText]> {
  return Promise.all([loadGame(games, id, language), extrasTexts[language]()]);
}

export function openKit(shell: MenuShell): Promise<Kit> {
  return openExtraContext(shell, id, extrasTexts);
}
