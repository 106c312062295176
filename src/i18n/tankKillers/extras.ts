import type { Language } from '../index';
import type { extras } from './en/extras';

/** Words of the lessons of Tank Killers; English says which there are. */
export type KillersText = typeof extras;

export const extrasTexts: { readonly [language in Language]: () => Promise<KillersText> } = {
  en: () => import('./en/extras').then((module) => module.extras),
  ja: () => import('./ja/extras').then((module) => module.extras),
};
