import en from './app/en/table';
import ja from './app/ja/table';
import type { Language } from './index';

/** Words on the canvas around the board, the same for every game. */
export type TableText = typeof en;

export const tableTexts: { readonly [language in Language]: TableText } = { en, ja };
