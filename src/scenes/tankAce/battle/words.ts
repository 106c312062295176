import en from '../../../i18n/tankAce/en/table';
import ja from '../../../i18n/tankAce/ja/table';
import { fill } from '../../../i18n/text';
import type { Style } from '../../board/gameScene';

const books: { readonly [language in Style['language']]: typeof en } = { en, ja };

interface Words {
  readonly table: typeof en;
  say(template: string, fields: { readonly [name: string]: unknown }): string;
  word(id: string): string;
  /** A word of a table by an id that may have none there. */
  named(book: { readonly [id: string]: string }, id: string): string;
  percent(chance: number): string;
}

export function wordsOf(look: Style): Words {
  const word = (id: string) => (Object.hasOwn(look.text.words, id) ? look.text.words[id] : undefined) ?? id;
  return {
    table: books[look.language],
    say: (template, fields) => fill(template, fields, look.text, look.language),
    word,
    named: (book, id) => (Object.hasOwn(book, id) ? book[id] : undefined) ?? word(id),
    percent: (chance) => `${Math.round(chance * 100)}%`,
  };
}
