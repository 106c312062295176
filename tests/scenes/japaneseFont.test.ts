import { describe, expect, test } from 'vitest';
import { idleSlices, japaneseSlices, japaneseTexts } from '../../tools/lib/japaneseFace';

/** Letters our own Latin faces bring, and what needs no picture. */
const LATIN = /[ -\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212\u2265\u2264\u2192\u2190\s]/;

const slices = japaneseSlices();
const texts = Object.entries(japaneseTexts());
/** What is kept on the device from the first visit on. */
const kept = slices.filter(({ file }) => !idleSlices().includes(file));

describe('the Japanese face', () => {
  test.each(texts)('has every letter of %s, without a network too', (_, text) => {
    const missing = [...new Set(text)].filter(
      (letter) => !LATIN.test(letter) && !kept.some((slice) => slice.has(letter)),
    );
    expect(missing.join(' ')).toBe('');
  });

  test('the texts are there to be looked at, and not every slice is needed for them', () => {
    expect(texts.length).toBeGreaterThanOrEqual(16);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.length).toBeLessThan(slices.length);
  });
});
