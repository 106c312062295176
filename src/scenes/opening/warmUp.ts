import { errorTexts, uiTexts } from '../../i18n/index';
import { type GameId, isGameId } from '../../rules/index';
import type { GameRecord } from '../../session/record/record';
import { gameOf } from '../../session/record/recordGame';
import { isRecordError } from '../../session/record/recordProblem';
import { browserKeyValues } from '../../session/store/keyValues';
import { openSaves } from '../../session/store/saves';
import { loadFonts } from '../frame/assets';
import { loadGame } from '../frame/games';
import { parseAddress } from '../frame/router';
import type { Settings } from '../frame/settings';
import { openSettings, systemOf } from '../frame/settingsStore';
import { readDrafts } from '../paint/drawings';
import { draftSheets } from '../paint/firstSheets';
import { openEarly } from './openGame';
import { readShared } from './readShared';

/** Fetches and opens what the first screen is going to ask for while the engine is still on its way. */
export async function warmUp(hash: string): Promise<void> {
  const settings = openSettings(systemOf(window)).get();
  const { language } = settings;
  const words = [uiTexts[language](), errorTexts[language](), loadFonts(language, '')];
  const address = parseAddress(hash);
  const setup = address?.screen === 'setup' && isGameId(address.game) ? loadGame(address.game, language) : null;
  const record = await recordAt(address);
  await Promise.all([...words, setup, record === null ? null : warmTable(record, settings)]);
}

/** None of these waits for another, as they would if the table asked for them itself. */
async function warmTable(record: GameRecord, settings: Settings): Promise<void> {
  const id = gameOf(record);
  if (typeof id !== 'string') return;
  const drafts: { readonly [id in GameId]?: string } = draftSheets;
  const [opened, { warmPictures }] = await Promise.all([
    openEarly(record, settings.language),
    import('../paint/warmPictures'),
    import('../table/openTableScreen'),
    import('../board/gameScenes').then(({ skins }) => skins[id]()),
    drafts[id] === undefined ? null : readDrafts(drafts[id]),
  ]);
  if (!isRecordError(opened)) await warmPictures(opened, record.seats, settings);
}

async function recordAt(address: ReturnType<typeof parseAddress>): Promise<GameRecord | null> {
  switch (address?.screen) {
    case 'shared': {
      const shared = readShared(address.link);
      return isRecordError(shared) ? null : shared.record;
    }
    case 'table': {
      const stored = await openSaves(browserKeyValues()).load(address.saveId);
      return stored.ok ? stored.record : null;
    }
    default:
      return null;
  }
}
