import type { Games } from '../../games/manifest';
import { errorTexts, uiTexts } from '../../i18n/index';
import type { GameRecord } from '../../session/record/record';
import { isRecordError } from '../../session/record/recordProblem';
import { browserKeyValues } from '../../session/store/keyValues';
import { openSaves } from '../../session/store/saves';
import { loadFonts } from '../frame/assets';
import { loadGame } from '../frame/games';
import { parseAddress } from '../frame/router';
import type { Settings } from '../frame/settings';
import { openSettings, systemOf } from '../frame/settingsStore';
import { readDrafts } from '../paint/drawings';
import { openEarly } from './openGame';
import { readShared } from './readShared';

/** Fetches and opens what the first screen is going to ask for while the engine is still on its way. */
export async function warmUp(hash: string, games: Games): Promise<void> {
  const settings = openSettings(systemOf(window)).get();
  const { language } = settings;
  const words = [uiTexts[language](), errorTexts[language](), loadFonts(language, '')];
  const address = parseAddress(hash);
  const setup =
    address?.screen === 'setup' && games.isPlayable(address.game) ? loadGame(games, address.game, language) : null;
  const record = await recordAt(address);
  await Promise.all([...words, setup, record === null ? null : warmTable(games, record, settings)]);
}

/** None of these waits for another, as they would if the table asked for them itself. */
async function warmTable(games: Games, record: GameRecord, settings: Settings): Promise<void> {
  const parts = games.table(record.game);
  if (parts === null) return;
  const { firstSheet, scene } = parts;
  const [opened, { warmPictures }] = await Promise.all([
    openEarly(games, record, settings.language),
    import('../paint/warmPictures'),
    import('../table/openTableScreen'),
    scene(),
    firstSheet === undefined ? null : readDrafts(firstSheet),
  ]);
  if (!isRecordError(opened)) await warmPictures(games, opened, record.seats, settings);
}

async function recordAt(address: ReturnType<typeof parseAddress>): Promise<GameRecord | null> {
  switch (address?.screen) {
    case 'shared': {
      const shared = readShared(address.link);
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
