import { expect, test } from 'vitest';
import { isSingular, numberIn, sentencesIn, unbroken } from '../../src/i18n/formats';

const numbers = [-1000, -999, -1, -0.5, 0, 0.25, 1, 1.5, 2, 10, 21, 101, 999, 1000, 1001, 12_345.678, 1_000_000];

test.each(['en', 'ja'])('numbers and their singulars are those of the language itself: %s', (locale) => {
  const format = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  for (const value of numbers) {
    expect(numberIn(locale, value)).toBe(format.format(value));
    expect(isSingular(locale, value)).toBe(plurals.select(value) === 'one');
  }
});

test('sentences follow one another as the language has them', () => {
  expect(sentencesIn('en', ['One.', 'Two.'])).toBe('One. Two.');
  expect(sentencesIn('ja', ['一つ。', '二つ。'])).toBe('一つ。二つ。');
});

test('no line ends within rows A-G or turn 3', () => {
  expect(unbroken('Rows A-G, from turn 3 - or later.')).toBe('Rows A-\u2060G, from turn\u00a03 - or later.');
});
