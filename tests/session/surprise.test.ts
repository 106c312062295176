import { describe, expect, test } from 'vitest';
import type { LuckRow } from '../../src/session/luck';
import { surprises } from '../../src/session/surprise';

const row = (index: number, ways: number, of: number, success: boolean | null): LuckRow => ({
  index,
  turn: 1,
  tallies: [],
  why: 'shot',
  seat: 0,
  sides: [6, 6],
  faces: [3, 4],
  chance: success === null ? null : { ways, of },
  success,
});

describe('surprise', () => {
  test('is −log2 of the chance of what came, whether a hit or a miss', () => {
    const [hit, miss] = surprises([row(4, 1, 32, true), row(9, 15, 16, false)], 3);
    expect(hit).toEqual({ moment: 4, bits: 5, chance: 1 / 32 });
    expect(miss).toEqual({ moment: 9, bits: 4, chance: 1 / 16 });
  });

  test('of several throws in one step is that of all of them together', () => {
    const [both] = surprises([row(7, 1, 4, true), row(7, 3, 4, false)], 3);
    expect(both).toEqual({ moment: 7, bits: 4, chance: 1 / 16 });
  });

  test('has none where dice test nothing, are thrown before the first step, or fall as likely as not', () => {
    expect(surprises([row(3, 0, 1, null), row(0, 1, 36, true), row(5, 1, 2, true), row(6, 1, 2, false)], 3)).toEqual(
      [],
    );
  });

  test('comes greatest first, the earlier of two equals before the later, and no more than asked for', () => {
    const rows = [row(1, 1, 4, true), row(2, 1, 36, true), row(3, 1, 4, true), row(4, 1, 8, true)];
    expect(surprises(rows, 3).map(({ moment }) => moment)).toEqual([2, 4, 1]);
    expect(surprises(rows, 1).map(({ moment }) => moment)).toEqual([2]);
  });

  test('of dice that could not fall otherwise is nothing at all', () => {
    expect(surprises([row(2, 36, 36, true), row(3, 0, 36, false)], 3)).toEqual([]);
  });
});
