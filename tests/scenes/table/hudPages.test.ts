import { describe, expect, test } from 'vitest';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { pageOf } from '../../../src/scenes/blocks/pages';
import { scoreOf } from '../../../src/scenes/table/hud/paintStrip';
import { focusOf } from '../../../src/scenes/tankOnTank/board/intent';
import { attack, ge, given, us } from '../../rules/tankOnTank/given';

describe('a list longer than its room', () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  test('is shown in pages that miss nothing and say nothing twice', () => {
    const pages = [0, 1, 2].map((page) => pageOf(list, 3, page));
    expect(pages.flatMap(({ shown }) => shown)).toEqual(list);
    expect(pages.map(({ at, pages: of }) => [at, of])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
  });

  test('begins again after the last page and before the first', () => {
    expect(pageOf(list, 3, 3).shown).toEqual(['a', 'b', 'c']);
    expect(pageOf(list, 3, -1).shown).toEqual(['g']);
    expect(pageOf(list, 0, 2).shown).toEqual(['c']);
    expect(pageOf([], 4, 0)).toEqual({ shown: [], at: 0, pages: 1 });
  });
});

test('a score without a column stands in one line, numbers of both sides against each other', () => {
  const lines = [
    { title: 'American · victory points', value: '3' },
    { title: 'German · victory points', value: '1' },
    { title: 'A road is open' },
  ];
  expect(scoreOf(lines)).toBe('victory points 3 : 1 · A road is open');
  expect(scoreOf([])).toBe('');
});

test('a shot half laid brings target and firers close', () => {
  const table = given([us('1', 'sherman', 'E8', 'S'), us('2', 'sherman', 'D7', 'S'), ge('1', 'panzer4', 'E9')]);
  const [aim] = attack(0, '11', '01');
  if (aim === undefined) throw new Error('no aim');
  expect(focusOf(tankOnTank.view(table.state, 0))).toEqual([]);
  expect(focusOf(tankOnTank.view(table.play(aim).state, 0))).toEqual(['unit:11', 'unit:01']);
});
