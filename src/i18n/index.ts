import type { ErrorText } from './errorText';
import { fill } from './text';
import type { UiText } from './ui';

export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

/** How each language calls itself. */
export const languageNames: { readonly [language in Language]: string } = { en: 'English', ja: '日本語' };

/** The first language of the reader that we speak. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Words of the frame, loaded when the language is shown. */
export const uiTexts: { readonly [language in Language]: () => Promise<UiText> } = {
  en: () => import('./app/en/frame').then((module) => module.default),
  ja: () => import('./app/ja/frame').then((module) => module.default),
};

/** Words for what comes from outside and is not as it should be. */
export const errorTexts: { readonly [language in Language]: () => Promise<ErrorText> } = {
  en: () => import('./app/en/errors').then((module) => module.errors),
  ja: () => import('./app/ja/errors').then((module) => module.errors),
};

const noWords = { words: {}, seats: [] };

/** Fills a sentence of the frame. */
export function say(template: string, fields: { readonly [name: string]: string | number }, locale: string): string {
  return fill(template, fields, noWords, locale);
}
