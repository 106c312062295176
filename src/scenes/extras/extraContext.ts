import type { Language } from '../../i18n/index';
import type { RoomText } from '../../i18n/roomText';
import { fill } from '../../i18n/text';
import type { GameId } from '../../rules/gameId';
import type { Skin } from '../board/gameScene';
import { styleOf } from '../board/styleOf';
import { type LoadedGame, loadGame, loadScene } from '../frame/games';
import { wordsFor } from '../frame/language';
import type { MenuShell } from '../frame/menuShell';
import type { ExtraName } from '../frame/shell';
import { type LateDrawings, loadDrawings } from '../paint/drawings';

/** What every room around a game works with. */
export interface ExtraContext<W extends RoomText = RoomText> {
  readonly shell: MenuShell;
  readonly skin: Skin;
  readonly drawings: LateDrawings;
  /** The rooms the bar leads to. */
  readonly doors: readonly ExtraName[];
  game(): LoadedGame;
  words(): W;
  /** Fills a sentence with the words of the game. */
  say(template: string, fields: { readonly [name: string]: unknown }): string;
  close(): void;
}

type RoomTexts<W extends RoomText> = { readonly [language in Language]: () => Promise<W> };

export async function openExtraContext<W extends RoomText>(
  shell: MenuShell,
  id: GameId,
  texts: RoomTexts<W>,
): Promise<ExtraContext<W>> {
  const load = (language: Language) => Promise.all([loadGame(shell.games, id, language), texts[language]()]);
  const [spoken, makeSkin] = await Promise.all([wordsFor(shell, load), loadScene(shell.games, id)]);
  const game = () => spoken.now()[0];
  const skin = makeSkin(() => styleOf(shell.settings(), game().text));
  return {
    shell,
    skin,
    drawings: await loadDrawings(skin),
    doors: shell.games.table(id)?.extras?.names ?? [],
    game,
    words: () => spoken.now()[1],
    say: (template, fields) => fill(template, fields, game().text, shell.text().locale),
    close: spoken.stop,
  };
}
