import type { extras } from './en/tankKillersExtras';
import type { Language } from './index';

/** Words of the lessons of Tank Killers; English says which there are. */
export type KillersText = typeof extras;

export const extrasTexts: { readonly [language in Language]: () => Promise<KillersText> } = {
  en: () => import('./en/tankKillersExtras').then((module) => module.extras),
  ja: () => import('./ja/tankKillersExtras').then((module) => module.extras),
};
