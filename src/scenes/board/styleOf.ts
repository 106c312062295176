import type { GameText } from '../../i18n/text';
import type { Settings } from '../frame/settings';
import { palettes } from '../paint/palette';
import type { Style } from './gameScene';

/** What a skin needs to know of the settings and the words. */
export function styleOf({ language, pieces, palette, theatre, advice }: Settings, text: GameText): Style {
  return { text, language, pieces, palette: palettes[palette], theatre, advice };
}
