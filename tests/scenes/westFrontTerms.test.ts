import { describe, expect, test } from 'vitest';
import { extras as english } from '../../src/i18n/tankOnTank/en/extras';
import en from '../../src/i18n/tankOnTank/en/game';
import { extras as japanese } from '../../src/i18n/tankOnTank/ja/extras';
import ja from '../../src/i18n/tankOnTank/ja/game';
import { fill } from '../../src/i18n/text';
import { scenarios } from '../../src/rules/tankOnTank/data/scenarios';
import { termsInWords } from '../../src/scenes/tankOnTank/extras/terms';
import { cite } from '../support/cite';

const languages = [
  ['en', en, english.terms],
  ['ja', ja, japanese.terms],
] as const;

describe.each(languages)('terms in words, %s', (locale, text, words) => {
  test.each(scenarios.map((each) => [each.id, each] as const))('%s is told without a gap', (_, scenario) => {
    const { victory, conditions } = termsInWords(scenario, words, (template, fields) =>
      fill(template, fields, text, locale),
    );
    const expected = scenario.coups.length + scenario.awards.length;
    expect(victory.length).toBeGreaterThan(expected);
    for (const { says: line } of [...victory, ...conditions]) {
      expect(line).not.toMatch(/[{}]|undefined/);
      expect(line).toMatch(/[.。]$/);
    }
  });
});

test(`${cite('TOT-S4f', 'TOT-S4g', 'TOT-S4h')} numbers, hexes and sides stand in the sentences`, () => {
  const find = (id: string) => {
    const scenario = scenarios.find((each) => each.id === id);
    if (scenario === undefined) throw new Error(id);
    const { victory, conditions } = termsInWords(scenario, english.terms, (template, fields) =>
      fill(template, fields, en, 'en'),
    );
    return [...victory, ...conditions].map(({ says }) => says);
  };
  expect(find('S4')).toEqual([
    'The German side wins at once by destroying all enemy units.',
    'The German side wins at once when 3 units have left the map.',
    'Nobody having won after turn 9, the American side wins.',
    'German: any unit may leave the map over the north edge.',
  ]);
  expect(find('S8')).toContain('American: supply truck may leave the map over the south edge.');
  expect(find('S9')).toContain('American: 1 air strike.');
  expect(find('S15')).toContain('American: 1 improved position for soft units.');
});

test('an edge is named once in Japanese', () => {
  const told = scenarios.flatMap((scenario) => {
    const { conditions } = termsInWords(scenario, japanese.terms, (template, fields) =>
      fill(template, fields, ja, 'ja'),
    );
    return conditions.map(({ says }) => says);
  });
  expect(told.filter((says) => says.includes('北端から'))).not.toEqual([]);
  expect(told.filter((says) => says.includes('端端'))).toEqual([]);
});

test(`${cite('TOT-S1g', 'TOT-S1h', 'TOT-S1i', 'TOT-S6h', 'TOT-S6j')} both outcomes of the last turn are told, with their rules`, () => {
  const victory = (id: string) => {
    const scenario = scenarios.find((each) => each.id === id);
    if (scenario === undefined) throw new Error(id);
    return termsInWords(scenario, english.terms, (template, fields) => fill(template, fields, en, 'en')).victory;
  };
  expect(victory('S1')).toEqual([
    { says: 'A side that destroys all enemy units wins at once.', rule: 'TOT-S1g' },
    { says: 'After turn 10, the side that controls 2 of B6, E6, and H4 wins.', rule: 'TOT-S1h' },
    { says: 'Otherwise a turn is added, until somebody does.', rule: 'TOT-S1h' },
  ]);
  expect(victory('S6').at(-1)?.says).toBe(
    'After turn 9, the German side wins if no road from south to north is open; if one is, the other side wins.',
  );
});
