import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Growing, type Listed } from '../../src/session/growing';

const answers = (list: Listed<number>) => ({
  length: list.length,
  all: [...list],
  entries: [...list.entries()],
  at: [-9, -2, -1, 0, 1, 3, 9].map((index) => list.at(index)),
  slices: [list.slice(), list.slice(1), list.slice(-2), list.slice(1, 3), list.slice(0, 99), list.slice(5)],
  mapped: list.map((item, index) => item * index),
  flat: list.flatMap((item) => [item, item]),
  even: list.filter((item) => item % 2 === 0),
  some: list.some((item) => item > 3),
  every: list.every((item) => item > 0),
  last: list.findLastIndex((item) => item % 2 === 1),
  found: list.findLast((item) => item % 2 === 0),
  json: JSON.stringify(list),
});

describe('a growing list', () => {
  test('answers as an array does, whatever grew from it', () => {
    const step = fc.record({ from: fc.nat(), item: fc.integer({ min: -5, max: 9 }), cut: fc.option(fc.nat()) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const long = Array.from({ length: 150 }, (_, index) => index % 7);
        const lists = [[], long].map((array: readonly number[]) => ({ grown: Growing.of(...array), array }));
        for (const { from, item, cut } of steps) {
          const base = lists[from % lists.length];
          if (base === undefined) throw new Error('nothing to grow from');
          const length = cut === null ? base.array.length : cut % (base.array.length + 1);
          const first = { grown: base.grown.first(length), array: base.array.slice(0, length) };
          lists.push(first, { grown: first.grown.grown(item), array: [...first.array, item] });
        }
        for (const { grown, array } of lists) expect(answers(grown)).toEqual(answers(array));
      }),
    );
  });

  test.each([100, 10_000])('of %i items parts ways with a copy of its last piece alone', (length) => {
    let one = Growing.of<object>();
    for (let index = 0; index < length; index++) one = one.grown({});
    const copies = vi.spyOn(Array.prototype, 'slice');
    const two = one.grown({ two: true });
    const short = two.first(2);
    const copiedOnTheWay = copies.mock.calls.length;
    const other = one.grown({ other: true });
    const copied = copies.mock.results.flatMap(({ value }) =>
      (value as unknown[]).filter((item) => !Array.isArray(item)),
    );
    copies.mockRestore();
    expect(copiedOnTheWay).toBe(0);
    expect(copied.length).toBeLessThan(64);
    expect([short.length, two.at(-1), other.at(-1)]).toEqual([2, { two: true }, { other: true }]);
    expect(two.at(length - 1)).toBe(other.at(length - 1));
  });
});
