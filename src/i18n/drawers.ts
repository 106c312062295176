import en from './app/en/drawers';
import ja from './app/ja/drawers';
import type { Language } from './index';

/** Words of the drawers, the replay bar, the curtain and the mirror. */
export type DrawerText = typeof en;

/** Both are small and a change of language must not wait. */
export const drawerTexts: { readonly [language in Language]: DrawerText } = { en, ja };
