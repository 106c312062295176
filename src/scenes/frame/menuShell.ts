import type { ErrorText } from '../../i18n/errorText';
import type { SavedGames } from '../../session/store/savedGames';
import type { OpenGames } from './games';
import type { Router } from './router';
import type { SettingsStore } from './settingsStore';
import type { Shell } from './shell';

/** What the menu side is given besides what every screen is. */
export interface MenuShell extends Shell {
  readonly opening: OpenGames;
  readonly saves: SavedGames;
  readonly store: SettingsStore;
  readonly router: Router;
  /** Of the rules asked for by a press only the last is opened. */
  askRule(): () => boolean;
  /** Words for what comes from outside and is not as it should be. */
  errors(): ErrorText;
}
