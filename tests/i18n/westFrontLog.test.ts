import { expect, test } from 'vitest';
import en from '../../src/i18n/tankOnTank/en/game';
import ja from '../../src/i18n/tankOnTank/ja/game';
import { fill } from '../../src/i18n/text';
import { cite } from '../support/cite';

test.each([
  [0, 'Sherman HQ sets out, and no neighbour may follow', 'シャーマン司令部が行動開始、同行できる隣接ユニットはなし'],
  [1, 'Sherman HQ sets out, and 1 neighbour may follow', 'シャーマン司令部が行動開始、同行できる隣接ユニットは1個'],
  [3, 'Sherman HQ sets out, and 3 neighbours may follow', 'シャーマン司令部が行動開始、同行できる隣接ユニットは3個'],
])(`${cite('TOT-6.1a')} a headquarters with %i neighbours is told in a sentence`, (count, english, japanese) => {
  const event = { name: 'shermanHq', count };
  expect(fill(en.events.groupLed, event, en, 'en')).toBe(english);
  expect(fill(ja.events.groupLed, event, ja, 'ja')).toBe(japanese);
});

test(`${cite('TOT-5.0d')} the side stands before its phase and its strike, as an adjective does`, () => {
  const say = (template: string) => fill(template, { seat: 1, value: 3, spent: 3, at: 'E6' }, en, 'en');
  expect(say(en.events.chitRevealed)).toBe('The chit is shown: 3. The German phase ends');
  expect(say(en.events.phaseClosed)).toBe('The German phase ends after 3 action points');
  expect(say(en.events.strikeFailed)).toBe('Too few action points: the German air strike on E6 waits');
});
