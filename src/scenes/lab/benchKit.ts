import type { Language } from '../../i18n/index';
import { fill } from '../../i18n/text';
import type { GameId } from '../../rules/gameId';
import type { Skin, Style } from '../board/gameScene';
import { styleOf } from '../board/styleOf';
import { loadFonts } from '../frame/assets';
import { type LoadedGame, loadGame, loadScene } from '../frame/games';
import { wordsFor } from '../frame/language';
import { type DrawingMap, type LateDrawings, loadDrawings } from '../paint/drawings';
import { printedDrawings } from '../paint/printedDrawings';
import type { Lab } from './bench';
import { drawingTexts, type TakenPicture } from './exportPicture';
import { labPictures } from './labIcons';

/** What a bench on the board of a game works with. */
export interface BenchKit<W> {
  readonly lab: Lab;
  readonly skin: Skin;
  /** Drawings of the game and of the Lab. */
  readonly drawings: DrawingMap;
  /** The same put to paper once, for little pictures that are made again and again. */
  readonly prints: DrawingMap;
  readonly late: LateDrawings;
  game(): LoadedGame;
  words(): W;
  look(): Style;
  say(template: string, fields?: { readonly [name: string]: unknown }): string;
  readonly textOf: TakenPicture['textOf'];
  close(): void;
}

/** `isFirst`: the drawings that are waited for; `besides`: drawings the table of the game has no use for. */
export async function openBenchKit<W>(
  lab: Lab,
  id: GameId,
  texts: { readonly [language in Language]: () => Promise<W> },
  isFirst?: (key: string) => boolean,
  besides: { readonly [key: string]: string } = {},
): Promise<BenchKit<W>> {
  const { shell } = lab;
  const own = { ...labPictures, ...besides };
  const load = async (language: Language) => {
    const [game, words] = await Promise.all([loadGame(shell.games, id, language), texts[language]()]);
    await loadFonts(language, JSON.stringify(words));
    return { game, words };
  };
  const [spoken, makeSkin] = await Promise.all([wordsFor(shell, load), loadScene(shell.games, id)]);
  const game = () => spoken.now().game;
  const look = () => styleOf(shell.settings(), game().text);
  const skin = makeSkin(look);
  const [late, pieces] = await Promise.all([loadDrawings(skin, isFirst), loadDrawings({ pictures: own })]);
  const drawings: DrawingMap = { get: (key) => (Object.hasOwn(own, key) ? pieces.get(key) : late.get(key)) };
  return {
    lab,
    skin,
    drawings,
    prints: printedDrawings(drawings),
    late,
    game,
    words: () => spoken.now().words,
    look,
    say: (template, fields = {}) => fill(template, fields, game().text, shell.text().locale),
    textOf: drawingTexts({ ...skin.pictures, ...own }, skin.maker),
    close: spoken.stop,
  };
}
