import type { CareerText } from '../../../i18n/tankAce/career';
import { fullName, type Roster, surname } from '../../../i18n/tankAce/crewNames';
import en from '../../../i18n/tankAce/en/career';
import enNames from '../../../i18n/tankAce/en/names';
import ja from '../../../i18n/tankAce/ja/career';
import jaNames from '../../../i18n/tankAce/ja/names';
import { fill } from '../../../i18n/text';
import type { Seat } from '../../../rules/core/game';
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
  /** `seat`: under whose command; two commanders in one unit have other men. */
  surname(unit: UnitMarker, no: number, seat: Seat): string;
  fullName(unit: UnitMarker, no: number, seat: Seat): string;
}

export function careerWords({ text, language }: Style): CareerWords {
  const { career, roster } = books[language];
  return {
    career,
    say: (template, fields) => fill(template, fields, text, language),
    word: (id) => text.words[id] ?? id,
    surname: (unit, no, seat) => surname(roster, unit, no, seat),
    fullName: (unit, no, seat) => fullName(roster, unit, no, language, seat),
  };
}
