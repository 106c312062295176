import type { Language } from '../index';
import type { lab } from './en/lab';

/** Words of the gun bench; English says which there are. */
export type GunLabText = typeof lab;

export const gunLabTexts: { readonly [language in Language]: () => Promise<GunLabText> } = {
  en: () => import('./en/lab').then((module) => module.lab),
  ja: () => import('./ja/lab').then((module) => module.lab),
};
