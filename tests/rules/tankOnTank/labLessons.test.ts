import { describe, expect, test } from 'vitest';
import { isHexName } from '../../../src/rules/tankOnTank/hexes';
import { shooterOf, targetOf } from '../../../src/rules/tankOnTank/lab/bench';
import { benchMap } from '../../../src/rules/tankOnTank/lab/ground';
import { answerOf, hexLessons } from '../../../src/rules/tankOnTank/lab/lessons';
import { sight } from '../../../src/rules/tankOnTank/sight';
import { cite } from '../../support/cite';

const questions = hexLessons.flatMap(({ id, questions: asked }) =>
  asked.map((each, index) => ({ name: `${id} ${index + 1}`, ...each })),
);
const named = (id: string, number: number) => {
  const found = hexLessons.find((lesson) => lesson.id === id)?.questions[number];
  if (found === undefined) throw new Error(`no question ${id} ${number}`);
  return answerOf(found);
};

describe('lessons of the hex bench', () => {
  test('are at least sixteen', () => {
    expect(hexLessons.length).toBeGreaterThanOrEqual(16);
  });

  test.each(questions)('$name has hexes to point at and hexes to leave alone', (asked) => {
    const { among } = asked;
    expect(among.every(isHexName)).toBe(true);
    expect(new Set(among).size).toBe(among.length);
    const answer = answerOf(asked);
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.length).toBeLessThan(among.length);
  });

  test(`${cite('TOT-8.2a')} what is to be seen is what the sight of the table sees`, () => {
    for (const { ask, link, among, name } of questions.filter((each) => each.ask === 'seen')) {
      const ground = { map: benchMap(link.bench), units: [...link.bench.own, ...link.bench.others] };
      const seen = among.filter((hex) => sight(ground, shooterOf(link.bench).at, hex).clear);
      expect([name, answerOf({ ask, link, among })]).toEqual([name, seen]);
    }
  });

  test(`${cite('TOT-8.2b', 'TOT-8.2c', 'TOT-8.2e', 'TOT-Q4')} what stops a line, by hand`, () => {
    expect(named('units', 0)).toEqual(['C3']);
    expect(named('neighbour', 0)).toEqual(['B6']);
    expect(named('shut', 0)).toEqual(['H4', 'H5']);
    expect(named('hexside', 0)).toEqual(['B5', 'B6', 'D5', 'D6']);
    expect(named('rim', 0)).toEqual(['B1']);
    expect(named('rim', 1)).toEqual(['B1', 'B2', 'C1', 'C2', 'D1']);
  });

  test(`${cite('TOT-8.3a')} artillery fires over woods where another sees for it`, () => {
    expect(named('eyes', 0)).toEqual(['E9', 'E5']);
  });

  test(`${cite('TOT-4.0b', 'TOT-8.4d')} front and flank, by hand`, () => {
    expect(named('flank', 1)).toEqual(['D6', 'F6', 'E7', 'C7', 'G7']);
    expect(targetOf(hexLessons.find(({ id }) => id === 'flank')?.questions[1]?.link.bench ?? shooterless)?.facing).toBe(
      'N',
    );
  });
});

const shooterless = { sheet: 'open', snow: false, paint: {}, roads: [], own: [], others: [] } as const;
