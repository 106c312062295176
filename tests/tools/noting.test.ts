import { beforeEach, expect, test } from 'vitest';
import * as noting from '../../tools/lib/mutants/noting';

beforeEach(() => {
  noting.noted.length = 0;
});

test('a test is written down with its body, whether settings stand before it or not', () => {
  noting.test('plain', () => 'one');
  noting.test('patient', { timeout: 1000 }, () => 'two');
  expect(noting.noted.map(({ name, run }) => [name, run()])).toEqual([
    ['plain', 'one'],
    ['patient', 'two'],
  ]);
});

test('a table of tests is written down row by row, under the name of what it stands in', () => {
  noting.describe('outer', () => noting.test.each([1, [2, 3]])('row', (...values: number[]) => values));
  expect(noting.noted.map(({ name, run }) => [name, run()])).toEqual([
    ['outer > row 1', [1]],
    ['outer > row 2', [2, 3]],
  ]);
});
