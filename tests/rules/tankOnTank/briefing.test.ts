import { describe, expect, test } from 'vitest';
import { rules as en } from '../../../src/i18n/tankOnTank/en/rules';
import { rules as ja } from '../../../src/i18n/tankOnTank/ja/rules';
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
    for (const rule of [...told.forces.map(({ rule }) => rule), ...told.order]) {
      expect(en[rule], rule).toBeTruthy();
      expect(ja[rule], rule).toBeTruthy();
    }
    const counted = told.forces.flatMap(({ units }) => units).reduce((sum, { count }) => sum + count, 0);
    const dealt = scenario.forces.flatMap(({ units }) => units).reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(dealt);
  });

  test(`${cite('TOT-S1b')} head to head: a die for the first move, about half an hour`, () => {
    expect(of('S1')).toMatchObject({ turns: 10, first: null, minutes: 35, tags: [] });
  });

  test(`${cite('TOT-S6e', 'TOT-S10j', 'TOT-S15k')} night, fog and snow are seen at a glance`, () => {
    expect(['S6', 'S9', 'S10', 'S15', 'S8', 'S2'].map((id) => of(id).tags)).toEqual([
      ['night'],
      ['strikes', 'exits', 'points'],
      ['fog', 'ace', 'exits', 'points'],
      ['snow', 'ace', 'positions'],
      ['positions', 'exits', 'points'],
      [],
    ]);
  });
});
