/** Made once for each language: a formatter reads its tables when it is made, and sentences are filled with every frame. */
function once<F>(make: (locale: string) => F): (locale: string) => F {
  const made = new Map<string, F>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

export const numbersIn = once((locale) => new Intl.NumberFormat(locale));
export const pluralsIn = once((locale) => new Intl.PluralRules(locale));
export const listsIn = once((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
export const wordsIn = once((locale) => new Intl.Segmenter(locale, { granularity: 'word' }));
