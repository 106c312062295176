import type { GameText } from '../i18n/text';
import { palettes } from './palette';
import type { Settings } from './settings';
import type { Look } from './skins/skin';

/** What a skin needs to know of the settings and the words. */
export function lookOf({ language, pieces, palette }: Settings, text: GameText): Look {
  return { text, language, pieces, palette: palettes[palette] };
}
