import type { Games } from '../games/manifest';
import { errorTexts, type Language, uiTexts } from '../i18n/index';
import { HeldGame } from '../session/heldGame';
import { readLink } from '../session/record/link';
import { openingRecord } from '../session/record/openRecord';
import type { GameRecord } from '../session/record/record';
import { isRecordError } from '../session/record/recordProblem';
import { openSignal } from '../session/signal';
import { browserKeyValues } from '../session/store/keyValues';
import { openSaves } from '../session/store/saves';
import { loadFonts } from './frame/assets';
import { breathing } from './frame/breath';
import { loadGame, type OpenGames } from './frame/games';
import { parseAddress } from './frame/router';
import type { Settings } from './frame/settings';
import { openSettings, systemOf } from './frame/settingsStore';
import { readDrafts } from './paint/drawings';

/** How games are opened; what the first address needs can be fetched ahead of time. */
interface Opening extends OpenGames {
  /** The same as `open` ahead of time: whoever opens this game next finds it open. */
  openAhead: OpenGames['open'];
  /** Fetches and opens what the first screen is going to ask for while the engine is still on its way. */
  prepare(hash: string): Promise<void>;
}

type Opened = ReturnType<OpenGames['open']>;

export function opening(games: Games): Opening {
  /** A link is unpacked once: for whoever prepares its table, and for the table itself. */
  let link: { readonly text: string; readonly read: ReturnType<typeof readLink> } | null = null;
  /** A game opened ahead of time is handed over once, to whoever asks for the same in the same language. */
  let early: { readonly key: string; readonly opened: Opened } | null = null;
  const progress = openSignal<[done: number, of: number]>();
  const keyOf = (record: GameRecord, language: Language) => `${language} ${JSON.stringify(record)}`;

  const read: Opening['readLink'] = (text) => {
    if (link?.text !== text) link = { text, read: readLink(text) };
    return link.read;
  };
  const openNow = async (record: GameRecord, language: Language): Opened => {
    const id = record.game;
    if (!games.isPlayable(id)) return { error: 'unknownGame', where: 'game', found: id };
    const loaded = await loadGame(games, id, language);
    const { length } = record.commands;
    const match = await breathing(openingRecord(record, loaded.module, loaded.sequence), {
      progress: (done) => progress.tell(done, length),
    });
    return isRecordError(match) ? match : { ...loaded, held: new HeldGame(match, record.seats) };
  };
  const openAhead: Opening['openAhead'] = (record, language) => {
    early = { key: keyOf(record, language), opened: openNow(record, language) };
    return early.opened;
  };

  return {
    readLink: read,
    onProgress: progress.subscribe,
    openAhead,
    async open(record, language) {
      const known = early?.key === keyOf(record, language) ? early.opened : null;
      early = null;
      return known ?? openNow(record, language);
    },
    async prepare(hash) {
      const settings = openSettings(systemOf(window)).get();
      const { language } = settings;
      const words = [uiTexts[language](), errorTexts[language](), loadFonts(language, '')];
      const address = parseAddress(hash);
      const setup =
        address?.screen === 'setup' && games.isPlayable(address.game) ? loadGame(games, address.game, language) : null;
      const record = await recordAt(address, read);
      const table = record === null ? null : prepareTable(games, record, settings, openAhead(record, language));
      await Promise.all([...words, setup, table]);
    },
  };
}

/** None of these waits for another, as they would if the table asked for them itself. */
async function prepareTable(games: Games, record: GameRecord, settings: Settings, opened: Opened): Promise<void> {
  const parts = games.table(record.game);
  if (parts === null) return;
  const { firstSheet, scene } = parts;
  const [game, { warmPictures }] = await Promise.all([
    opened,
    import('./table/warmPictures'),
    import('./table/openTableScreen'),
    scene(),
    firstSheet === undefined ? null : readDrafts(firstSheet),
  ]);
  if (!isRecordError(game)) await warmPictures(games, game, settings);
}

async function recordAt(
  address: ReturnType<typeof parseAddress>,
  read: OpenGames['readLink'],
): Promise<GameRecord | null> {
  switch (address?.screen) {
    case 'shared': {
      const shared = read(address.link);
      return isRecordError(shared) || 'glimpse' in shared ? null : shared.record;
    }
    case 'table': {
      const stored = await openSaves(browserKeyValues()).load(address.saveId);
      return stored.ok ? stored.record : null;
    }
    default:
      return null;
  }
}
