import { describe, expect, test } from 'vitest';
import { errors as errorsEn } from '../../src/i18n/app/en/errors';
import frameEn from '../../src/i18n/app/en/frame';
import labEn from '../../src/i18n/app/en/lab';
import { errors as errorsJa } from '../../src/i18n/app/ja/errors';
import frameJa from '../../src/i18n/app/ja/frame';
import labJa from '../../src/i18n/app/ja/lab';
import { drawerTexts } from '../../src/i18n/drawers';
import { tableTexts } from '../../src/i18n/table';
import deskEn from '../../src/i18n/tankAce/en/career';
import aceEn from '../../src/i18n/tankAce/en/report';
import deskJa from '../../src/i18n/tankAce/ja/career';
import aceJa from '../../src/i18n/tankAce/ja/report';
import { lab as squareLabEn } from '../../src/i18n/tankChess/en/lab';
import chessEn from '../../src/i18n/tankChess/en/table';
import { lab as squareLabJa } from '../../src/i18n/tankChess/ja/lab';
import chessJa from '../../src/i18n/tankChess/ja/table';
import { lab as gunLabEn } from '../../src/i18n/tankDuel/en/lab';
import { lab as gunLabJa } from '../../src/i18n/tankDuel/ja/lab';
import killersEn from '../../src/i18n/tankKillers/en/table';
import killersJa from '../../src/i18n/tankKillers/ja/table';
import { lab as hexLabEn } from '../../src/i18n/tankOnTank/en/lab';
import westEn from '../../src/i18n/tankOnTank/en/table';
import { lab as hexLabJa } from '../../src/i18n/tankOnTank/ja/lab';
import westJa from '../../src/i18n/tankOnTank/ja/table';

/** Every sentence of a dictionary by its place, with the slots that are filled in it. */
function slots(words: unknown, place: string, found: Map<string, readonly string[]> = new Map()) {
  if (typeof words === 'string') {
    const names = [...words.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
    found.set(place, [...new Set(names)].sort());
  } else if (typeof words === 'object' && words !== null) {
    for (const [key, inner] of Object.entries(words)) slots(inner, `${place}.${key}`, found);
  }
  return found;
}

const dictionaries: readonly (readonly [name: string, en: unknown, ja: unknown])[] = [
  ['frame', frameEn, frameJa],
  ['errors', errorsEn, errorsJa],
  ['table', tableTexts.en, tableTexts.ja],
  ['drawers', drawerTexts.en, drawerTexts.ja],
  ['tankChess', chessEn, chessJa],
  ['tankOnTank', westEn, westJa],
  ['tankKillers', killersEn, killersJa],
  ['lab', labEn, labJa],
  ['hexLab', hexLabEn, hexLabJa],
  ['squareLab', squareLabEn, squareLabJa],
  ['gunLab', gunLabEn, gunLabJa],
  ['tankAce report', aceEn, aceJa],
  ['tankAce career', deskEn, deskJa],
];

/** Japanese counts without a plural and may name a thing where English says "it": what it fills must exist in English. */
describe.each(dictionaries)('the words of %s', (name, en, ja) => {
  const english = slots(en, name);
  const japanese = slots(ja, name);

  test('say the same things in both languages', () => {
    expect(english.size).toBeGreaterThan(10);
    expect([...japanese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('fill in Japanese only what English fills as well', () => {
    const strange = [...japanese].filter(([place, names]) => names.some((slot) => !english.get(place)?.includes(slot)));
    expect(strange).toEqual([]);
  });
});
