import type { Language } from '../index';
import type { lab } from './en/lab';

/** Words of the hex bench; English says which there are. */
export type HexLabText = typeof lab;

export const hexLabTexts: { readonly [language in Language]: () => Promise<HexLabText> } = {
  en: () => import('./en/lab').then((module) => module.lab),
  ja: () => import('./ja/lab').then((module) => module.lab),
};
