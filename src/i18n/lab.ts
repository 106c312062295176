import type en from './app/en/lab';
import type { Language } from './index';

/** Words around every bench of the Lab; English says which there are. */
export type LabText = typeof en;

export const labTexts: { readonly [language in Language]: () => Promise<LabText> } = {
  en: () => import('./app/en/lab').then((module) => module.default),
  ja: () => import('./app/ja/lab').then((module) => module.default),
};
