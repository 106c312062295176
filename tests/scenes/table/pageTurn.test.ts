import { expect, test } from 'vitest';
import { control } from '../../../src/scenes/blocks/control';
import { openPageTurn } from '../../../src/scenes/table/pageTurn';

const box = { x: 0, y: 0, width: 1, height: 1 };
const placed = (id: string, on = false) => ({
  ...control({ id, words: id, icon: 'hand', on, style: 'icon', act: { do: 'look', id } }),
  box,
});

/** Pages of which the middle one is shown; `turned` is what a finger turned to. */
function table(ids: readonly string[] = ['page:duel', 'page:tank', 'page:hand']) {
  const turned: string[] = [];
  const controls = [placed('log'), ...ids.map((id) => placed(id, id === 'page:tank'))];
  return {
    turned,
    ...openPageTurn(
      () => controls,
      ({ id }) => void turned.push(id),
    ),
  };
}

test('a finger drawn to the left turns to the next page, to the right to the one before, once a gesture', () => {
  const { turned, begin, draw } = table();
  begin();
  expect([draw(-30, 2), draw(-30, 2), draw(-90, 0)]).toEqual([true, true, true]);
  expect(turned).toEqual(['page:hand']);
  begin();
  draw(80, 0);
  expect(turned).toEqual(['page:hand', 'page:duel']);
});

test('a short way or one that goes down turns nothing', () => {
  const { turned, begin, draw } = table();
  begin();
  draw(-40, 0);
  begin();
  draw(-70, 60);
  expect(turned).toEqual([]);
});

test('a table without pages is drawn along', () => {
  const { begin, draw } = table([]);
  begin();
  expect(draw(-100, 0)).toBe(false);
});
