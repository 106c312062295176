import type { Language } from '../index';
import type { extras } from './en/extras';

/** Words of the lessons and puzzles of Tank Duel; English says which there are. */
export type DuelText = typeof extras;

export const extrasTexts: { readonly [language in Language]: () => Promise<DuelText> } = {
  en: () => import('./en/extras').then((module) => module.extras),
  ja: () => import('./ja/extras').then((module) => module.extras),
};
