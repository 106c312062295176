import { describe, expect, test } from 'vitest';
import { rules as en } from '../../../src/i18n/en/tankOnTankRules';
import { rules as ja } from '../../../src/i18n/ja/tankOnTankRules';
import { briefingOf } from '../../../src/rules/tankOnTank/briefing';
import { scenarioOf, scenarios } from '../../../src/rules/tankOnTank/data/scenarios';
import { cite } from '../../support/cite';

const of = (id: string) => {
  const found = scenarioOf(id);
  if (!found) throw new Error(`no scenario ${id}`);
  return briefingOf(found);
};

describe('briefings', () => {
  test.each(scenarios.map((each) => [each.id, each] as const))('%s is told whole in both languages', (_, scenario) => {
    const told = briefingOf(scenario);
    const rules = [...told.forces.map(({ rule }) => rule), ...told.order, ...told.conditions, ...told.victory];
    for (const rule of rules) {
      expect(en[rule], rule).toBeTruthy();
      expect(ja[rule], rule).toBeTruthy();
    }
    expect(told.victory.length).toBeGreaterThan(0);
    expect(new Set(told.victory).size).toBe(told.victory.length);
    const counted = told.forces.flatMap(({ units }) => units).reduce((sum, { count }) => sum + count, 0);
    const dealt = scenario.forces.flatMap(({ units }) => units).reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(dealt);
  });

  test(`${cite('TOT-S1g', 'TOT-S1h')} head to head: annihilation or two of three towns, a die for the first move`, () => {
    expect(of('S1')).toMatchObject({ turns: 10, first: null, victory: ['TOT-S1g', 'TOT-S1h'] });
  });

  test(`${cite('TOT-S6e', 'TOT-S10j', 'TOT-S15k')} night, fog and snow are among the conditions`, () => {
    expect(['S6', 'S10', 'S15', 'S2'].map((id) => of(id).conditions)).toEqual([
      ['TOT-S6e'],
      ['TOT-S10j'],
      ['TOT-S15k'],
      [],
    ]);
  });

  test(`${cite('TOT-S6h', 'TOT-S6j')} both outcomes of the last turn are told`, () => {
    expect(of('S6').victory).toEqual(expect.arrayContaining(['TOT-S6h', 'TOT-S6j']));
  });
});
