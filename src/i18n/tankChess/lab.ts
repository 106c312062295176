import type { Language } from '../index';
import type { lab } from './en/lab';

/** Words of the square bench; English says which there are. */
export type SquareLabText = typeof lab;

export const squareLabTexts: { readonly [language in Language]: () => Promise<SquareLabText> } = {
  en: () => import('./en/lab').then((module) => module.lab),
  ja: () => import('./ja/lab').then((module) => module.lab),
};
