import { expect, test } from 'vitest';
import { tableTexts } from '../../../src/i18n/table';
import { firingWords } from '../../../src/scenes/table/shotWords';
import { diced, kindsOfMoments, stagedMoment } from '../../support/stagedMoments';

const languages = ['en', 'ja'] as const;
const told = (kind: string, language: (typeof languages)[number] = 'en', hits = true) =>
  firingWords(stagedMoment(kind, { hits, language }), tableTexts[language], language);

test('whoever fires is named with his place, and so is his target', () => {
  expect(told('single')).toBe('Sherman E5 fires at Panzer IV E3.');
  expect(told('combined')).toBe('Sherman HQ E5 and Wolverine G2 fire at Tiger G5.');
  expect(told('air')).toBe('Planes bomb Panzer IV E8.');
  expect(told('gun')).toBe('Medium tank J9 fires at Light tank L7.');
  expect(told('mortar')).toBe('Mortar H3 fires at Heavy tank H8.');
});

test.each(languages)('in %s every moment with a gun has its words, without a gap', (language) => {
  for (const kind of kindsOfMoments.filter((one) => one !== 'escape')) {
    const { firers, target } = stagedMoment(kind, { language });
    const words = told(kind, language);
    expect(words).not.toMatch(/[{}]|undefined/);
    for (const { name, at } of [...firers, target]) for (const part of [name, at]) expect(words).toContain(part);
  }
});

test('the dice are not told before they lie, and nobody fires at a tank that gets away', () => {
  for (const kind of diced) expect(told(kind, 'en', true)).toBe(told(kind, 'en', false));
  expect(told('escape')).toBeNull();
});
