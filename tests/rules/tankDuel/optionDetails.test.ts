import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/rules/core/game';
import { isScenarioId, scenarioIds, scenarios } from '../../../src/rules/tankDuel/data/scenarios';
import { type Choice, fairPairs, isFair, matchFor } from '../../../src/rules/tankDuel/forces';
import { optionSpecs } from '../../../src/rules/tankDuel/options';
import type { Rule } from '../../../src/rules/tankDuel/rulebook';
import { cite } from '../../support/cite';

interface Option {
  readonly rule: Rule;
  readonly kind: 'seats' | 'table' | 'optionalRule';
  readonly values: readonly Json[];
  /** Null: with every scenario. */
  readonly setups: readonly string[] | null;
  readonly needs?: string;
}

const but = (...ids: readonly string[]) => scenarioIds.filter((id) => !ids.includes(id));
const onOff = [false, true];
const robots = [0, 1, 2, 3, 4];
const personalities = ['random', 'aggressive', 'alert', 'bold', 'cautious', 'evasive'];
const listed = ['ambush', 'firstTigers', 'pantherAutumn', 'ironRoad', 'lastGuns'];

/** What is there by itself comes first. What a scenario brings cannot be switched. */
const wanted: { readonly [id: string]: Option } = {
  side: { rule: 'TD-5.0', kind: 'seats', values: ['de', 'su'], setups: null },
  tanks: { rule: 'TD-Q86', kind: 'table', values: ['auto', 1, 2, 3, 4], setups: but(...listed) },
  forces: { rule: 'TD-Q86', kind: 'table', values: ['listed', 'points'], setups: ['highGround'] },
  robotsDe: { rule: 'TD-Q71', kind: 'table', values: robots, setups: null },
  robotsSu: { rule: 'TD-Q71', kind: 'table', values: robots, setups: null },
  personality: { rule: 'TD-Q71', kind: 'table', values: personalities, setups: null },
  alternates: { rule: 'TD-4.2.5b', kind: 'optionalRule', values: ['scenario', 'all'], setups: null },
  short: { rule: 'TD-Q87', kind: 'table', values: onOff, setups: ['singleCombat'] },
  atGuns: { rule: 'TD-Q79', kind: 'optionalRule', values: onOff, setups: but('bridgehead') },
  infantry: { rule: 'TD-Q80', kind: 'optionalRule', values: onOff, setups: but('city') },
  hatches: { rule: 'TD-Q82', kind: 'optionalRule', values: [true, false], setups: but('city'), needs: 'infantry' },
  city: { rule: 'TD-Q84', kind: 'optionalRule', values: onOff, setups: but('city') },
  mines: { rule: 'TD-Q83', kind: 'optionalRule', values: onOff, setups: but('minefield') },
  deepMud: { rule: 'TD-Q73', kind: 'optionalRule', values: onOff, setups: but('rasputitsa', 'blizzard') },
  roads: {
    rule: 'TD-Q74',
    kind: 'optionalRule',
    values: [true, false],
    setups: but('rasputitsa', 'blizzard'),
    needs: 'deepMud',
  },
  snow: { rule: 'TD-Q75', kind: 'optionalRule', values: onOff, setups: but('rasputitsa', 'blizzard') },
  hills: { rule: 'TD-Q78', kind: 'optionalRule', values: onOff, setups: but('highGround', 'lastGuns') },
};

describe('the options of a duel', () => {
  test(`${cite('TD-Q85', 'TD-Q86', 'TD-4.2.5b')} each with its rule, its values, and the scenarios that leave it open`, () => {
    expect(Object.keys(wanted)).toEqual(optionSpecs.map(({ id }) => id));
    for (const spec of optionSpecs) {
      const { setups, values, ...option } = wanted[spec.id] as Option;
      expect(spec, spec.id).toMatchObject({ ...option, standard: values[0] });
      expect([...spec.values]).toEqual(values);
      expect(spec.setups ?? null, spec.id).toEqual(setups);
      expect(spec.needs, spec.id).toBe(option.needs);
    }
  });

  test(`${cite('TD-Q85')} what is closed to a scenario is what it brings`, () => {
    const brings = {
      atGuns: 'guns',
      infantry: 'infantry',
      city: 'city',
      deepMud: 'condition',
      hills: 'hills',
    } as const;
    for (const [id, part] of Object.entries(brings)) {
      const closed = scenarioIds.filter((each) => isScenarioId(each) && scenarios[each][part] !== undefined);
      expect(wanted[id]?.setups).toEqual(but(...closed));
    }
  });
});

describe('the other side of forces by points', () => {
  const same = (one: Choice, other: Choice) => one.vehicle === other.vehicle && one.quality === other.quality;
  const shared = (force: readonly Choice[], now: readonly Choice[]) =>
    now.filter((choice) => force.some((other) => same(other, choice))).length;
  const pairs = fairPairs(2);
  const veterans = { de: [...pairs.map(({ de }) => de)], su: [...pairs.map(({ su }) => su)] };
  /** Forces that stand there: Veterans, and the same with a Green crew in front, which no force of Veterans shares. */
  const standing = (nation: 'de' | 'su'): readonly (readonly Choice[])[] =>
    veterans[nation].flatMap((force) => [
      force,
      force.map((choice, at): Choice => (at === 0 ? { ...choice, quality: 'green' } : choice)),
    ]);

  test.each(['de', 'su'] as const)(
    `${cite('TD-Q86')} it is legal, and nothing legal is nearer to what stood there: %s`,
    (nation) => {
      const other = nation === 'de' ? 'su' : 'de';
      for (const own of veterans[other]) {
        const legal = veterans[nation].filter((force) => (nation === 'de' ? isFair(force, own) : isFair(own, force)));
        for (const now of standing(nation)) {
          const found = matchFor(own, nation, now) ?? [];
          expect(legal).toContainEqual(found);
          expect(shared(found, now)).toBe(Math.max(...legal.map((force) => shared(force, now))));
        }
      }
    },
  );
});
