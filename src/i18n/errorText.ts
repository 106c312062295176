import type { errors } from './app/en/errors';
import { fill } from './text';

type Words<T> = { readonly [key in keyof T]: string };

/** The words for what can go wrong, in one language; English says which there are. */
export type ErrorText = { readonly [part in keyof typeof errors]: Words<(typeof errors)[part]> };

interface Wrong {
  readonly error: keyof ErrorText['record'];
  readonly where: string;
  readonly expected?: string;
  readonly found?: string;
  readonly rule?: string;
}

/** One sentence on what is wrong with a record and where; `rules` are the words of its game, where that is known. */
export function recordProblemText(
  wrong: Wrong,
  text: ErrorText,
  locale: string,
  rules: { readonly [id: string]: string } = {},
) {
  const { rule, expected } = wrong;
  const named = {
    ...wrong,
    rule: rule === undefined ? '' : wordIn({ ...rules, ...text.refusals }, rule),
    expected: wrong.error === 'badField' && expected !== undefined ? wordIn(text.expected, expected) : expected,
  };
  return fill(text.record[wrong.error], named, { words: none, seats: [] }, locale);
}

/** Without even the words that every object inherits, since what is filled in comes from outside. */
const none: { readonly [id: string]: string } = Object.create(null);

/** Rules and keys come from outside: a word such as `constructor` must not find what every object inherits. */
function wordIn(words: { readonly [id: string]: string }, id: string): string {
  return (Object.hasOwn(words, id) ? words[id] : undefined) ?? id;
}
