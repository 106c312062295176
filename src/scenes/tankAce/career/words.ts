import type { CareerText } from '../../../i18n/tankAce/career';
import { fullName, type Roster, surname } from '../../../i18n/tankAce/crewNames';
import en from '../../../i18n/tankAce/en/career';
import enNames from '../../../i18n/tankAce/en/names';
import ja from '../../../i18n/tankAce/ja/career';
import jaNames from '../../../i18n/tankAce/ja/names';
import { fill } from '../../../i18n/text';
import type { UnitMarker } from '../../../rules/tankAce/data/calendar';
import type { Style } from '../../board/gameScene';

const books: { readonly [language in Style['language']]: { readonly career: CareerText; readonly roster: Roster } } = {
  en: { career: en, roster: enNames },
  ja: { career: ja, roster: jaNames },
};

interface CareerWords {
  readonly career: CareerText;
  say(template: string, fields: { readonly [name: string]: unknown }): string;
  word(id: string): string;
  surname(unit: UnitMarker, no: number): string;
  fullName(unit: UnitMarker, no: number): string;
}

export function careerWords({ text, language }: Style): CareerWords {
  const { career, roster } = books[language];
  return {
    career,
    say: (template, fields) => fill(template, fields, text, language),
    word: (id) => text.words[id] ?? id,
    surname: (unit, no) => surname(roster, unit, no),
    fullName: (unit, no) => fullName(roster, unit, no, language),
  };
}
