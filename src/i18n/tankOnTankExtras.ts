import type { extras } from './en/tankOnTankExtras';
import type { Language } from './index';

/** Words of the rooms around Tank on Tank; English says which there are. */
export type WestFrontText = typeof extras;

export const extrasTexts: { readonly [language in Language]: () => Promise<WestFrontText> } = {
  en: () => import('./en/tankOnTankExtras').then((module) => module.extras),
  ja: () => import('./ja/tankOnTankExtras').then((module) => module.extras),
};
