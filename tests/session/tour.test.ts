import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawn, lost, won } from '../../src/rules/core/result';
import type { Player } from '../../src/session/seats';
import { bestOf, readTour, rivals, verdicts, winsOf, withGame } from '../../src/session/tour';

const person: Player = { name: 'P', controller: { kind: 'human' } };
const bot = (level: 'easy' | 'normal' | 'hard'): Player => ({ name: 'B', controller: { kind: 'bot', level } });

describe('the record of a tour', () => {
  test('a game against a bot counts for the side of the person, under the level of the bot', () => {
    const tour = withGame([], 'a', 'S3', [bot('hard'), person], won('end', [1]));
    expect(winsOf(tour, 'S3', 1, 'hard')).toEqual({ won: 1, drawn: 0, lost: 0 });
    expect(winsOf(tour, 'S3', 0, 'hard')).toEqual({ won: 0, drawn: 0, lost: 0 });
    expect(winsOf(tour, 'S4', 1, 'hard')).toEqual({ won: 0, drawn: 0, lost: 0 });
  });

  test('two persons: one line for each of them', () => {
    const tour = withGame([], 'a', 'S1', [person, person], won('end', [0]));
    expect(winsOf(tour, 'S1', 0, 'human').won).toBe(1);
    expect(winsOf(tour, 'S1', 1, 'human').lost).toBe(1);
  });

  test('bots among themselves leave no trace, no winner is a draw', () => {
    expect(withGame([], 'a', 'S1', [bot('easy'), bot('hard')], won('end', [0]))).toEqual([]);
    expect(winsOf(withGame([], 'a', 'S11', [person, bot('easy')], drawn('end')), 'S11', 0, 'easy').drawn).toBe(1);
  });

  test('a defeat without a winner is no draw', () => {
    expect(winsOf(withGame([], 'a', 'S1', [person], lost('resigned')), 'S1', 0, 'human')).toMatchObject({ lost: 1 });
  });

  test('a game that ends a second time, after moves taken back, counts once, as it ended last', () => {
    const first = withGame([], 'a', 'S1', [person, bot('easy')], won('end', [1]));
    const twice = withGame(first, 'a', 'S1', [person, bot('easy')], won('end', [0]));
    expect(winsOf(twice, 'S1', 0, 'easy')).toEqual({ won: 1, drawn: 0, lost: 0 });
  });

  test('the best rival beaten', () => {
    const easy = withGame([], 'a', 'S1', [person, bot('easy')], won('end', [0]));
    const normal = withGame(easy, 'b', 'S1', [person, bot('normal')], won('end', [0]));
    const lost = withGame(normal, 'c', 'S1', [person, bot('hard')], won('end', [1]));
    expect(bestOf(lost, 'S1', 0)).toBe('normal');
    expect(bestOf(lost, 'S1', 1)).toBeNull();
  });

  test('what is kept is read back; anything else is left out without a word', () => {
    const line = fc.record({
      game: fc.string(),
      setup: fc.string(),
      seat: fc.nat(1),
      rival: fc.constantFrom(...rivals),
      verdict: fc.constantFrom(...verdicts),
    });
    fc.assert(
      fc.property(fc.array(line), (tour) => {
        expect(readTour(JSON.parse(JSON.stringify(tour)))).toEqual(tour);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(Array.isArray(readTour(raw))).toBe(true);
      }),
    );
    expect(readTour([{ game: 'a', setup: 'S1', seat: 0, rival: 'god', verdict: 'won' }, null, 3])).toEqual([]);
  });
});
