import { expect, test } from 'vitest';
import { keptKey, openKept } from '../../../src/scenes/extras/savedBoards';

function device(first: unknown, writes = true) {
  const store = new Map<string, unknown>([[keptKey('tankChess'), first]]);
  const kept = openKept(
    {
      recall: (key) => store.get(key) ?? null,
      remember: (key, value) => writes && store.set(key, value).has(key),
    },
    'tankChess',
  );
  return { kept, names: () => kept.list().map(({ name, number }) => name ?? number) };
}

test('boards are kept newest first, with a name or a number that is nobody else’s', () => {
  const { kept, names } = device(null);
  kept.keep('Pass', 'a');
  kept.keep(null, 'b');
  kept.remove(1);
  kept.keep(null, 'c');
  expect(names()).toEqual([3, 2]);
  expect([kept.has('a'), kept.has('c')]).toEqual([false, true]);
});

test('however many boards are kept, the first is still there', () => {
  const { kept } = device(null);
  for (let board = 0; board < 80; board++) kept.keep(null, String(board));
  expect(kept.list()).toHaveLength(80);
  expect(kept.has('0')).toBe(true);
});

test('a list from before has its numbers, and what is no board is left out', () => {
  const { kept, names } = device([{ name: 'Board 2', code: 'b' }, { name: 1 }, null, { name: 'Pass', code: 'a' }]);
  expect(kept.list().map(({ number }) => number)).toEqual([4, 1]);
  kept.keep(null, 'c');
  expect(names()).toEqual([5, 'Board 2', 'Pass']);
  expect(device('none').kept.list()).toEqual([]);
});

test('a board is renamed, un-named, thrown away and put back where it lay', () => {
  const { kept, names } = device(null);
  for (const code of ['a', 'b', 'c']) kept.keep(code.toUpperCase(), code);
  kept.rename(2, 'Bridge');
  expect(names()).toEqual(['C', 'Bridge', 'A']);
  const restore = kept.remove(2);
  expect(names()).toEqual(['C', 'A']);
  restore();
  expect(names()).toEqual(['C', 'Bridge', 'A']);
  kept.rename(2, null);
  expect(names()).toEqual(['C', 2, 'A']);
});

test('a browser that keeps nothing says so', () => {
  expect(device(null, false).kept.keep('Pass', 'a')).toBeNull();
});
