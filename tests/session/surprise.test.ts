import { describe, expect, test } from 'vitest';
import { Growing } from '../../src/session/growing';
import type { LuckRow } from '../../src/session/luck';
import type { Seen } from '../../src/session/shownStep';
import { heaviest, surprises as surprisesIn } from '../../src/session/surprise';

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

const step = (index: number, ...events: readonly object[]) => ({ index, events }) as unknown as Seen;
const surprises = (rows: readonly LuckRow[], most: number, steps: readonly Seen[] = []) =>
  surprisesIn({ rows: grown(rows), steps: grown(steps) }, most);

function grown<T>(list: readonly T[]): Growing<T> {
  let all = Growing.of<T>();
  for (const one of list) all = all.grown(one);
  return all;
}

describe('surprise', () => {
  test('is −log2 of the chance of what came, whether a hit or a miss', () => {
    const [hit, miss] = surprises([row(4, 1, 32, true), row(9, 15, 16, false)], 3);
    expect(hit).toEqual({ moment: 4, chance: 1 / 32 });
    expect(miss).toEqual({ moment: 9, chance: 1 / 16 });
  });

  test('of several throws in one step is that of all of them together', () => {
    const [both] = surprises([row(7, 1, 4, true), row(7, 3, 4, false)], 3);
    expect(both).toEqual({ moment: 7, chance: 1 / 16 });
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

  test('of a card that is pulled is by the cards that would have done, of those nobody had seen', () => {
    const pulled = { type: 'pulled', success: true, ways: 3, of: 48 };
    const likely = { type: 'pulled', success: false, ways: 10, of: 48 };
    const blank = { type: 'pulled', success: null, ways: 0, of: 48 };
    expect(surprises([], 3, [step(0, blank), step(1, pulled, likely)])).toEqual([{ moment: 2, chance: 1 / 16 }]);
  });

  test('adds up dice and cards of one step, and nothing that was likely', () => {
    const pulled = { type: 'pulled', success: true, ways: 1, of: 8 };
    const [both] = surprises([row(1, 1, 4, true), row(1, 2, 3, true)], 3, [step(0, pulled)]);
    expect(both).toEqual({ moment: 1, chance: 1 / 32 });
  });
});

test('without luck what weighed most is worth another look, the earlier of two equals first', () => {
  const steps = [3, 0, 9, 3, 1].map((weight, index) => step(index, { type: 'lost', weight }));
  const weigh = (event: object) => Reflect.get(event, 'weight') as number;
  expect(heaviest(grown(steps), weigh, 3)).toEqual([3, 1, 4].map((moment) => ({ moment, chance: null })));
});
