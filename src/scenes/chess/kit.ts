import type { Language } from '../../i18n/index';
import { type ExtrasText, extrasTexts } from '../../i18n/tankChessExtras';
import { fill } from '../../i18n/text';
import type { GameId } from '../../rules/index';
import { type LoadedGame, loadGame } from '../loadGame';
import type { MenuShell } from '../menuShell';
import { palettes } from '../palette';
import { skins } from '../skins/index';
import type { Skin } from '../skins/skin';
import { type DrawingMap, loadDrawings } from '../table/drawings';

/** What every room around Tank Chess works with. */
export interface Kit {
  readonly shell: MenuShell;
  readonly skin: Skin;
  readonly drawings: DrawingMap;
  game(): LoadedGame;
  words(): ExtrasText;
  /** Fills a sentence with the words of the game. */
  say(template: string, fields: { readonly [name: string]: unknown }): string;
  close(): void;
}

const id: GameId = 'tankChess';

export function loadTexts(language: Language): Promise<[LoadedGame, ExtrasText]> {
  return Promise.all([loadGame(id, language), extrasTexts[language]()]);
}

export async function openKit(shell: MenuShell): Promise<Kit> {
  let [game, words] = await loadTexts(shell.settings().language);
  const stop = shell.beforeLanguage(async (language) => {
    [game, words] = await loadTexts(language);
  });
  const makeSkin = await skins[id]();
  const skin = makeSkin(() => {
    const { language, pieces, palette } = shell.settings();
    return { text: game.text, language, pieces, palette: palettes[palette] };
  });
  return {
    shell,
    skin,
    drawings: await loadDrawings(skin.pictures),
    game: () => game,
    words: () => words,
    say: (template, fields) => fill(template, fields, game.text, shell.text().locale),
    close: stop,
  };
}
