import type { Language } from '../index';
import type { extras } from './en/extras';

/** Words of Fort Knox; English says which there are. */
export type AceText = typeof extras;

export const extrasTexts: { readonly [language in Language]: () => Promise<AceText> } = {
  en: () => import('./en/extras').then((module) => module.extras),
  ja: () => import('./ja/extras').then((module) => module.extras),
};
