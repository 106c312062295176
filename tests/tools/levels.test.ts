import { expect, test } from 'vitest';
import type { BotQuestion } from '../../src/rules/core/module';
import { think } from '../../src/session/bots/bot';
import { nothingPlayed, playNext, type Score } from '../../tools/lib/levelMatch';
import { levelTable } from '../../tools/lib/levelTable';
import type { Loaded } from '../../tools/lib/loadGame';
import { toyGame } from '../support/toyGame';
import { toySequence } from '../support/toyMachine';

/** The toy game with a bot that notes at which seat which level was asked first in each game. */
function watched(): { readonly loaded: Loaded; readonly asked: Map<string, string> } {
  const asked = new Map<string, string>();
  const note = (question: BotQuestion) => {
    const game = question.seed.split('/').slice(0, 2).join('/');
    asked.set(`${asked.size} ${game} ${question.seat}`, question.level);
    return think(toyGame, { ...question, positions: 5 });
  };
  return { loaded: { game: toyGame, module: { game: toyGame, think: note }, sequence: toySequence }, asked };
}

const match = {
  strong: 'hard',
  weak: 'easy',
  seed: '5',
  opening: 0,
  pairings: [{ setup: 'duel', options: {} }],
} as const;

test('the levels change seats from game to game, two games share a seed, and the score adds up', () => {
  const { loaded, asked } = watched();
  let score: Score = nothingPlayed;
  const seatsOfHard: string[] = [];
  for (let game = 1; game <= 4; game++) {
    asked.clear();
    score = playNext(loaded, match, score);
    const hard = [...asked].filter(([, level]) => level === 'hard').map(([key]) => key.split(' ').slice(1).join(' '));
    seatsOfHard.push([...new Set(hard)].join());
  }
  expect(seatsOfHard).toEqual(['5/1 0', '5/1 1', '5/2 0', '5/2 1']);
  expect(score.games).toBe(4);
  expect(score.won + score.lost + score.drawn).toBe(4);
});

test('an opening is drawn by lot: no bot is asked for it', () => {
  const { loaded, asked } = watched();
  playNext(loaded, match, nothingPlayed);
  const all = asked.size;
  asked.clear();
  playNext(loaded, { ...match, opening: 1000 }, nothingPlayed);
  expect(all).toBeGreaterThan(0);
  expect(asked.size).toBe(0);
});

test('a match keeps its line in the table, and other matches keep theirs', () => {
  const first = levelTable('', 'Toy', 'hard against easy', { games: 10, won: 9, lost: 1, drawn: 0 }, 'a');
  const both = levelTable(first, 'Toy', 'hard against normal', { games: 10, won: 7, lost: 2, drawn: 1 }, 'b');
  const again = levelTable(both, 'Toy', 'hard against easy', { games: 20, won: 19, lost: 1, drawn: 0 }, 'c');
  const lines = (page: string) => page.split('\n').filter((line) => line.startsWith('| Toy'));
  expect(lines(both)).toHaveLength(2);
  expect(lines(again)).toEqual([
    expect.stringContaining('| hard against easy | 19 | 1 | 0 | 20 | 95 % |'),
    expect.stringContaining('| hard against normal | 7 | 2 | 1 | 10 | 70 % |'),
  ]);
});
