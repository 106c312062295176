import { describe, expect, test } from 'vitest';
import type { Frozen } from '../../../src/rules/core/game';
import { equalJson, legal } from '../../../src/rules/core/play';
import { tankChess } from '../../../src/rules/tankChess';
import { type Puzzle, puzzles } from '../../../src/rules/tankChess/data/puzzles';
import { answerOf, judge, openPuzzle, puzzleOfDay, stubbornReply } from '../../../src/rules/tankChess/study/puzzles';
import { winsInOne, winsInTwo } from '../../../src/rules/tankChess/study/winning';
import type { Drive, State } from '../../../src/rules/tankChess/types';
import { follow } from '../../../src/scenes/tankChess/extras/follow';
import { given } from './given';

test('there are at least thirty, each with an id and a position of its own', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(30);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  expect(new Set(puzzles.map(({ position }) => position)).size).toBe(puzzles.length);
});

const named = (turns: 1 | 2) =>
  puzzles.filter((puzzle) => puzzle.turns === turns).map((each) => [each.id, each] as const);

describe('win in one', () => {
  test.each(named(1))('%s has exactly one winning turn by the rules themselves', (_, puzzle) => {
    const state = openPuzzle(puzzle);
    expect(winsInOne(state, state.mover)).toEqual([answerOf(puzzle)]);
    expect(judge(puzzle, state, answerOf(puzzle), true, follow)).toBe('solved');
  });
});

describe('win in two', () => {
  test.each(named(2))('%s has exactly one first turn that forces the win', (_, puzzle) => {
    const state = openPuzzle(puzzle);
    expect(winsInOne(state, state.mover)).toEqual([]);
    expect(winsInTwo(state, state.mover)).toEqual([answerOf(puzzle)]);
    expect(judge(puzzle, state, answerOf(puzzle), true, follow)).toBe('goOn');
  });

  test('the stubborn reply is legal and still loses', () => {
    for (const [, puzzle] of named(2).slice(0, 3)) {
      const state = openPuzzle(puzzle);
      const asked = follow(state, answerOf(puzzle)).state;
      const after = follow(asked, stubbornReply(asked, follow)).state;
      const [win] = winsInOne(after, after.mover);
      if (win === undefined) throw new Error(`${puzzle.id} is not won`);
      expect(judge(puzzle, after, win, false, follow)).toBe('solved');
    }
  });
});

const turnsOf = (state: Frozen<State>): readonly Drive[] =>
  legal(tankChess, state, state.mover).filter((command): command is Drive => command.type === 'drive');

test('forced wins are counted like the slow way counts them', () => {
  // Black can only turn on the spot, so that all replies are few enough to be played out by the rules.
  const walls = 'a7 b7 b8 g1 g2 h2';
  const state = given({ size: 8, white: 'HM d2 N, CLT h1 N', black: 'CLT a8 S', obstacles: walls });
  expect(winsInOne(state, 0)).toEqual([]);
  const slow = turnsOf(state).filter((first) => {
    const asked = follow(state, first).state;
    return turnsOf(asked).every((reply) => {
      const after = follow(asked, reply).state;
      return after.ending === null && winsInOne(after, 0).length > 0;
    });
  });
  const order = (list: readonly Drive[]) => list.map((one) => JSON.stringify(one)).sort();
  expect(slow.length).toBeGreaterThan(0);
  expect(slow.length).toBeLessThan(turnsOf(state).length);
  expect(order(winsInTwo(state, 0))).toEqual(order(slow));
});

test('a turn that is not the solution is wrong', () => {
  const puzzle = puzzles[0];
  if (puzzle === undefined) throw new Error('no puzzle');
  const state = openPuzzle(puzzle);
  const wins = winsInOne(state, state.mover);
  const other = turnsOf(state).find((drive) => !wins.some((win) => equalJson(win, drive)));
  if (other === undefined) throw new Error('no other turn');
  expect(judge(puzzle, state, other, true, follow)).toBe('wrong');
});

test('the puzzle of the day is the same for everybody and changes every day', () => {
  const days = Array.from({ length: puzzles.length }, (_, day): Puzzle => puzzleOfDay(20_000 + day));
  expect(new Set(days.map(({ id }) => id)).size).toBe(puzzles.length);
  expect(puzzleOfDay(20_000)).toBe(puzzleOfDay(20_000));
});
