import { errorTexts, uiTexts } from '../i18n/index';
import { type GameId, isGameId } from '../rules/index';
import { browserKeyValues } from '../session/keyValues';
import { isRecordError } from '../session/recordError';
import { gameOf } from '../session/recordGame';
import { readLink } from '../session/recordLink';
import { openSaves } from '../session/saves';
import { loadFonts } from './assets';
import { loadGame } from './loadGame';
import { parseAddress } from './router';
import { openSettings, systemOf } from './settingsStore';

/** Fetches what the first screen is going to ask for while the engine is still on its way. */
export async function warmUp(hash: string): Promise<void> {
  const { language } = openSettings(systemOf(window)).get();
  const words = [uiTexts[language](), errorTexts[language](), loadFonts(language, '')];
  const game = await gameAt(hash);
  const parts: readonly Promise<unknown>[] =
    game === null ? [] : [loadGame(game.id, language), ...(game.played ? [warmTable(game.id)] : [])];
  await Promise.all([...words, ...parts]);
}

/** None of these waits for another, as they would if the table asked for them itself. */
function warmTable(id: GameId): Promise<unknown> {
  return Promise.all([
    import('./table/openTableScreen'),
    import('./skins/index').then(({ skins }) => skins[id]()),
    import('../machines/index').then(({ charts }) => charts[id]()),
    import('./hud/art').then(({ loadHudArt }) => loadHudArt()),
  ]);
}

interface Opened {
  readonly id: GameId;
  /** Whether its table is to be shown, not only its set-up. */
  readonly played: boolean;
}

async function gameAt(hash: string): Promise<Opened | null> {
  const address = parseAddress(hash);
  switch (address?.screen) {
    case 'setup':
      return isGameId(address.game) ? { id: address.game, played: false } : null;
    case 'shared': {
      const shared = readLink(address.link);
      const id = isRecordError(shared) ? null : gameOf(shared.record);
      return typeof id === 'string' ? { id, played: true } : null;
    }
    case 'table': {
      const stored = await openSaves(browserKeyValues()).load(address.saveId);
      const id = stored.ok ? gameOf(stored.record) : null;
      return typeof id === 'string' ? { id, played: true } : null;
    }
    default:
      return null;
  }
}
