import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

/** Letters our own Latin faces bring, and what needs no picture. */
const LATIN = /[ -\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212\u2265\u2264\u2192\u2190\s]/;

const sheet = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-jp/index.css'),
  'utf8',
);
const ranges = [...sheet.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to]) => [
  Number.parseInt(from, 16),
  Number.parseInt(to ?? from, 16),
]);
const covered = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from = 0, to = 0]) => code >= from && code <= to);
};

const sources = {
  ...import.meta.glob<string>('../../src/i18n/ja/*.ts', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../src/rules/*/rulebook/ja.md', { query: '?raw', import: 'default', eager: true }),
};

describe('the Japanese face', () => {
  test.each(Object.entries(sources))('has every letter of %s', (_, text) => {
    const missing = [...new Set(text)].filter((letter) => !LATIN.test(letter) && !covered(letter));
    expect(missing.join(' ')).toBe('');
  });

  test('the texts are there to be looked at', () => {
    expect(Object.keys(sources).length).toBeGreaterThanOrEqual(6);
  });
});
