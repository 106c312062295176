import type { Language } from '../index';
import type { extras } from './en/extras';

/** Words of the rooms around Tank on Tank; English says which there are. */
export type WestFrontText = typeof extras;

export const extrasTexts: { readonly [language in Language]: () => Promise<WestFrontText> } = {
  en: () => import('./en/extras').then((module) => module.extras),
  ja: () => import('./ja/extras').then((module) => module.extras),
};
