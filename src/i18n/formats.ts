/** Made once for each language: a formatter reads its tables when it is made, and sentences are filled with every frame. */
function once<F>(make: (locale: string) => F): (locale: string) => F {
  const made = new Map<string, F>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const numbersIn = once((locale) => new Intl.NumberFormat(locale));

/** Small whole numbers are written alike in all our languages, and the tables for the others take long to read. */
export function numberIn(locale: string, value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : numbersIn(locale).format(value);
}

/** Whether a count takes the singular: English has one, Japanese has none. */
export function isSingular(locale: string, value: number): boolean {
  return locale.startsWith('en') && Math.abs(value) === 1;
}

export const listsIn = once((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
export const wordsIn = once((locale) => new Intl.Segmenter(locale, { granularity: 'word' }));

/** A heading and what it heads, with the language's own colon. */
export function withColon(head: string, told: string, locale: string): string {
  return locale === 'ja' ? `${head}：${told}` : `${head}: ${told}`;
}

/** Sentences one after another: Japanese leaves no gap between them. */
export function sentencesIn(locale: string, sentences: readonly string[]): string {
  return sentences.join(locale === 'ja' ? '' : ' ');
}

/** Rows A-G and turn 3 are one word each to the eye: no line ends within them. */
export function unbroken(sentence: string): string {
  return sentence.replace(/(?<=[A-Za-z0-9])-(?=[A-Za-z0-9])/g, '-\u2060').replace(/\bturn (?=\d)/g, 'turn\u00a0');
}

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V'];

/** Small values as the pieces bear them: Roman figures are not taken for steps or squares. */
export function romanOf(value: number): string {
  return ROMAN[value] ?? String(value);
}
