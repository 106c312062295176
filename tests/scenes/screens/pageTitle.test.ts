import { expect, test } from 'vitest';
import en from '../../../src/i18n/app/en/frame';
import ja from '../../../src/i18n/app/ja/frame';
import { parseAddress } from '../../../src/scenes/frame/router';
import { pageTitle } from '../../../src/scenes/screens/pageTitle';

test.each([
  ['#/', 'Hull Down', 'ハルダウン'],
  ['#nowhere', 'Hull Down', 'ハルダウン'],
  ['#/settings', 'Settings · Hull Down', '設定 · ハルダウン'],
  ['#/setup/tankOnTank', 'Tank on Tank · Hull Down', 'タンク・オン・タンク · ハルダウン'],
  ['#/learn/tankKillers', 'Tank Killers · Hull Down', 'タンクキラーズ · ハルダウン'],
  ['#/table/tankChess-1a2b/4', 'Tank Chess · Hull Down', 'タンクチェス · ハルダウン'],
  ['#/table/other', 'Hull Down', 'ハルダウン'],
  ['#rule=TC-ARMOR2', 'TC-ARMOR2 · Hull Down', 'TC-ARMOR2 · ハルダウン'],
])('%s is called %s', (hash, english, japanese) => {
  expect(pageTitle(parseAddress(hash), en)).toBe(english);
  expect(pageTitle(parseAddress(hash), ja)).toBe(japanese);
});
