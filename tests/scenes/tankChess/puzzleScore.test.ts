import { expect, test } from 'vitest';
import {
  dayOf,
  freshScore,
  readScore,
  scoreSolved,
  scoreWrong,
} from '../../../src/scenes/tankChess/extras/puzzleScore';

test('clean solutions lengthen the streak, a slip ends it', () => {
  const twice = scoreSolved(scoreSolved(freshScore, 'p01', true, null), 'p02', true, null);
  expect(twice).toMatchObject({ streak: 2, best: 2, solved: ['p01', 'p02'] });
  expect(scoreWrong(twice)).toMatchObject({ streak: 0, best: 2 });
  expect(scoreSolved(twice, 'p03', false, null)).toMatchObject({ streak: 0, solved: ['p01', 'p02'] });
  expect(scoreSolved(twice, 'p01', true, null).solved).toEqual(['p01', 'p02']);
});

test('the puzzle of the day counts days in a row, once a day', () => {
  const first = scoreSolved(freshScore, 'p01', true, 100);
  expect(first).toMatchObject({ day: 100, days: 1 });
  expect(scoreSolved(first, 'p01', true, 100)).toMatchObject({ day: 100, days: 1 });
  expect(scoreSolved(first, 'p02', true, 101)).toMatchObject({ day: 101, days: 2 });
  expect(scoreSolved(first, 'p02', true, 103)).toMatchObject({ day: 103, days: 1 });
});

test('what was kept is read field by field', () => {
  expect(readScore(null)).toEqual(freshScore);
  expect(readScore({ solved: ['p01', 7], streak: -3, best: 2.5, day: 'x', days: 4 })).toEqual({
    ...freshScore,
    solved: ['p01'],
    days: 4,
  });
});

test('a day is the one of the player’s own calendar', () => {
  expect(dayOf(new Date(2026, 0, 2, 0, 1)) - dayOf(new Date(2026, 0, 1, 23, 59))).toBe(1);
  expect(dayOf(new Date(2026, 0, 1, 0, 1))).toBe(dayOf(new Date(2026, 0, 1, 23, 59)));
});
