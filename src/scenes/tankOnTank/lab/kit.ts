import { type HexLabText, hexLabTexts } from '../../../i18n/tankOnTank/lab';
import { fill } from '../../../i18n/text';
import type { MapId } from '../../../rules/tankOnTank/data/maps';
import type { Skin, Style } from '../../board/gameScene';
import { loadFonts } from '../../frame/assets';
import { type LoadedGame, loadGame, loadScene } from '../../frame/games';
import { wordsFor } from '../../frame/language';
import type { Lab } from '../../lab/bench';
import { drawingTexts, type TakenPicture } from '../../lab/exportPicture';
import { labPictures } from '../../lab/labIcons';
import { type DrawingMap, loadDrawings } from '../../paint/drawings';
import { styleOf } from '../../paint/styleOf';
import { sheetName } from '../board/makeSheet';

/** What the hex bench works with. */
export interface HexKit {
  readonly lab: Lab;
  readonly skin: Skin;
  readonly drawings: DrawingMap;
  game(): LoadedGame;
  words(): HexLabText;
  look(): Style;
  say(template: string, fields?: { readonly [name: string]: unknown }): string;
  /** Sees that the sheet of a map is there. */
  need(map: MapId, snow: boolean): Promise<void>;
  /** All drawings, not only those of the first look. */
  rest(): Promise<void>;
  readonly textOf: TakenPicture['textOf'];
  close(): void;
}

/** Sheets are large: only the one the bench begins on is waited for. */
const isFirst = (sheet: string) => (key: string) => key === sheet || !key.startsWith('map-');

export async function openHexKit(lab: Lab, first: { readonly map: MapId; readonly snow: boolean }): Promise<HexKit> {
  const { shell } = lab;
  const [spoken, makeSkin] = await Promise.all([
    wordsFor(shell, async (language) => {
      const [game, words] = await Promise.all([loadGame(shell.games, 'tankOnTank', language), hexLabTexts[language]()]);
      await loadFonts(language, JSON.stringify(words));
      return { game, words };
    }),
    loadScene(shell.games, 'tankOnTank'),
  ]);
  const game = () => spoken.now().game;
  const look = () => styleOf(shell.settings(), game().text);
  const skin = makeSkin(look);
  const sheet = sheetName(first.map, first.snow);
  const [own, pieces] = await Promise.all([
    loadDrawings(skin, isFirst(sheet)),
    loadDrawings({ pictures: labPictures }),
  ]);
  await own.need([sheet]);
  return {
    lab,
    skin,
    drawings: { get: (key) => (Object.hasOwn(labPictures, key) ? pieces.get(key) : own.get(key)) },
    game,
    words: () => spoken.now().words,
    look,
    say: (template, fields = {}) => fill(template, fields, game().text, shell.text().locale),
    async need(map, snow) {
      const name = sheetName(map, snow);
      await (Object.hasOwn(skin.pictures, name) ? own.rest() : own.need([name]));
    },
    rest: () => own.rest(),
    textOf: drawingTexts({ ...skin.pictures, ...labPictures }, skin.maker),
    close: spoken.stop,
  };
}
