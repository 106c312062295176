import type { Language } from '../index';
import type { lab } from './en/lab';

/** Words of the gun bench of this game; English says which there are. */
export type AceLabText = typeof lab;

export const aceLabTexts: { readonly [language in Language]: () => Promise<AceLabText> } = {
  en: () => import('./en/lab').then((module) => module.lab),
  ja: () => import('./ja/lab').then((module) => module.lab),
};
