import { cards as enCards, units as enUnits } from '../../../i18n/tankKillers/en/cards';
import en from '../../../i18n/tankKillers/en/table';
import { cards as jaCards, units as jaUnits } from '../../../i18n/tankKillers/ja/cards';
import jaTable from '../../../i18n/tankKillers/ja/table';
import type { TankKillersTableText } from '../../../i18n/tankKillers/table';
import type { CardWords, UnitWords } from '../../../i18n/tankKillers/words';
import { fill } from '../../../i18n/text';
import type { Range } from '../../../rules/tankKillers/data/classes';
import type { Style } from '../../board/gameScene';

interface Book {
  readonly table: TankKillersTableText;
  readonly cards: CardWords;
  readonly units: UnitWords;
}

const books: { readonly [language in Style['language']]: Book } = {
  en: { table: en, cards: enCards, units: enUnits },
  ja: { table: jaTable, cards: jaCards, units: jaUnits },
};

export interface Words extends Book {
  say(template: string, fields: { readonly [name: string]: unknown }): string;
  word(id: string): string;
  /** A range as one says it. */
  range(range: Range): string;
}

export function wordsOf(look: Style): Words {
  const book = books[look.language];
  const say: Words['say'] = (template, fields) => fill(template, fields, look.text, look.language);
  return {
    ...book,
    say,
    word: (id) => look.text.words[id] ?? id,
    range: (range) => (range === 0 ? book.table.pointBlank : say(book.table.yards, { yards: String(range) })),
  };
}
