import { expect, test } from 'vitest';
import { drawn, lost, won } from '../../../src/rules/core/result';
import { storedResult } from '../../../src/session/record/record';

test('nobody wins a draw and nobody wins a lone defeat, and the two are told apart', () => {
  expect(drawn('R')).toMatchObject({ winners: [], drawn: true });
  expect(lost('R')).toMatchObject({ winners: [], drawn: false });
  expect(won('R', [2, 3], { degree: 'decisive', scores: [1, 0, 4, 4] })).toEqual({
    rule: 'R',
    winners: [2, 3],
    drawn: false,
    degree: 'decisive',
    scores: [1, 0, 4, 4],
  });
});

test('a record keeps of a result what its winners do not say already, as records always did', () => {
  expect(storedResult(won('R', [1]))).toEqual({ rule: 'R', winners: [1] });
  expect(storedResult(drawn('R'))).toEqual({ rule: 'R', winners: [] });
  expect(storedResult(lost('R', { degree: 'defeat', scores: [7] }))).toEqual({
    rule: 'R',
    winners: [],
    drawn: false,
    degree: 'defeat',
    scores: [7],
  });
});
