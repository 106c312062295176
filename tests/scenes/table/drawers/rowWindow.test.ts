import { expect, test } from 'vitest';
import { around, beyond, newestRows, type RowWindow, shifted } from '../../../../src/scenes/table/drawers/rowWindow';

test('a short list is on the page as a whole', () => {
  expect(newestRows(7)).toEqual({ top: 0, rows: 7 });
  expect(beyond(newestRows(7), 7)).toEqual({ newer: 0, older: 0 });
});

test('a long list has never more than so many rows on the page, and each can be reached', () => {
  const total = 10_000;
  const seen = new Set<number>();
  let window: RowWindow = newestRows(total);
  for (;;) {
    expect(window.rows).toBeLessThanOrEqual(120);
    for (let row = window.top; row < window.top + window.rows; row++) seen.add(row);
    if (beyond(window, total).older === 0) break;
    window = shifted(window, 1, total);
  }
  expect(seen.size).toBe(total);
  while (beyond(window, total).newer > 0) window = shifted(window, -1, total);
  expect(window).toEqual(newestRows(total));
});

test('a row that is looked for is brought in, and the window stays where it is otherwise', () => {
  const window = newestRows(1000);
  expect(around(window, 5, 1000)).toEqual(window);
  const far = around(window, 700, 1000);
  expect(far.top).toBeLessThanOrEqual(700);
  expect(far.top + far.rows).toBeGreaterThan(700);
  expect(around(far, -1, 1000)).toEqual(far);
  expect(around(far, 999, 1000)).toEqual({ top: 880, rows: 120 });
});
