import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/rules/core/game';
import { scenarios, setups } from '../../../src/rules/tankOnTank/data/scenarios';
import { checkOptions, optionSpecs, switchesOf } from '../../../src/rules/tankOnTank/optionSpecs';
import type { Rule } from '../../../src/rules/tankOnTank/rulebook';
import { typeOf } from '../../../src/rules/tankOnTank/unitValues';
import { cite } from '../../support/cite';
import { begin, ge, given, move, newMatch, stateOf, switched, us } from './given';

const rulebook = readFileSync(new URL('../../../src/rules/tankOnTank/rulebook/en.md', import.meta.url), 'utf8');
const lines = rulebook.split('\n');
const spoken = (rule: string) => lines.find((line) => line.startsWith(`- **${rule}**`)) ?? '';

/** The scenarios whose American order of battle names a counter. */
const naming = (counter: string): readonly string[] => {
  const orders = lines.filter((line) => /^- \*\*TOT-S\d+\w\*\* American[^:]*:/.test(line) && line.includes(counter));
  return [...new Set(orders.map((line) => /TOT-(S\d+)/.exec(line)?.[1] ?? ''))];
};

/** Where neither forces nor map are printed, so that every switch of them matters. */
const madeByPlayers = ['meeting', 'objectives', 'custom'];

interface Option {
  readonly rule: Rule;
  /** What the rule behind it speaks of. */
  readonly about: RegExp;
  /** As printed first, then what may be had instead. */
  readonly values: readonly Json[];
  readonly standard: Json;
  /** Null: with every set-up. */
  readonly setups: readonly string[] | null;
}

const snowless = setups.filter((setup) => setup !== 'S15');

const wanted: Readonly<Record<string, Option>> = {
  solitaire: { rule: 'TOT-5.0k', about: /Solitaire/, values: [false, true], standard: false, setups: null },
  calibre: {
    rule: 'TOT-OPT1a',
    about: /fires at an armoured unit/,
    values: [false, true],
    standard: false,
    setups: null,
  },
  snow: { rule: 'TOT-OPT2a', about: /snow map/, values: [false, true], standard: false, setups: snowless },
  pershingMp: {
    rule: 'TOT-Q23',
    about: /Pershing, MP 2 \(switch: 3\)/,
    values: [2, 3],
    standard: 2,
    setups: [...naming('Pershing'), ...madeByPlayers],
  },
  usAtGun: {
    rule: 'TOT-Q23',
    about: /American anti-tank gun, RNG-DEF-MP 1-7\/10-1 \(switch: 2-8\/9-1\)/,
    values: ['counter', 'alternative'],
    standard: 'counter',
    setups: [...naming('anti-tank gun'), ...madeByPlayers],
  },
  s5Stay: {
    rule: 'TOT-Q30',
    about: /scenario 5/,
    values: ['perUnit', 'once'],
    standard: 'perUnit',
    setups: ['S5'],
  },
  s6Link: { rule: 'TOT-Q31', about: /scenario 6/, values: [true, false], standard: true, setups: ['S6'] },
  s15March: { rule: 'TOT-Q39', about: /scenario 15/, values: [true, false], standard: true, setups: ['S15'] },
  points: {
    rule: 'TOT-11.0b',
    about: /250-350 points/,
    values: [250, 300, 350, 400, 500],
    standard: 300,
    setups: ['meeting', 'objectives'],
  },
};

const specOf = (id: string) => {
  const found = optionSpecs.find((each) => each.id === id);
  if (!found) throw new Error(`no option ${id}`);
  return found;
};
const sorted = (list: readonly string[]) => [...list].sort();

describe('the options of a game', () => {
  test('are these and no others, each under a name of its own', () => {
    expect(optionSpecs.map(({ id }) => id)).toEqual(Object.keys(wanted));
    expect(sorted(Object.keys(switchesOf({})))).toEqual(sorted(Object.keys(wanted)));
  });

  test.each(Object.entries(wanted))('%s is what its rule gives a choice of', (id, { rule, about, ...rest }) => {
    const spec = specOf(id);
    expect(spec.rule).toBe(rule);
    expect(spoken(rule)).toMatch(about);
    expect(spec.values).toEqual(rest.values);
    expect(spec.standard).toBe(rest.standard);
    // Whoever chooses nothing plays it as printed.
    expect(Object.entries(switchesOf({}))).toContainEqual([id, rest.standard]);
  });

  test.each(Object.entries(wanted))('%s can be chosen, value by value, and nothing beside them', (id, option) => {
    const [setup = 'S2'] = option.setups ?? ['S2'];
    const judged = (value: Json) =>
      checkOptions({ setup: setup === 'custom' ? 'S2' : setup, seats: 2, options: { [id]: value } });
    for (const value of option.values) {
      expect(judged(value), `${id} ${value}`).toBeNull();
      expect(Object.entries(switchesOf({ [id]: value }))).toContainEqual([id, value]);
    }
    for (const none of [null, '', 'yes', 7]) expect(judged(none)).toMatchObject({ problem: 'wrongValue' });
    // One choice leaves all others as printed.
    for (const value of option.values) expect(switchesOf({ [id]: value })).toEqual({ ...switchesOf({}), [id]: value });
  });
});

describe('where an option is offered', () => {
  const offered = (id: string) => setups.filter((setup) => specOf(id).setups?.includes(setup) !== false);

  test.each(Object.entries(wanted))('%s: where it makes a difference', (id, option) => {
    expect(sorted(offered(id))).toEqual(sorted(option.setups ?? setups));
    for (const setup of offered(id).filter((each) => each !== 'custom'))
      expect(checkOptions({ setup, seats: 2, options: { [id]: option.standard } })).toBeNull();
    // Only set-ups there are, and none twice.
    const listed = specOf(id).setups ?? setups;
    expect(sorted([...new Set(listed)])).toEqual(sorted(listed));
    expect(setups).toEqual(expect.arrayContaining([...listed]));
  });

  test(`${cite('TOT-Q23')} the two counters that may be read otherwise, wherever they may stand`, () => {
    expect(sorted(naming('Pershing'))).toEqual(['S12', 'S13', 'S14', 'S7']);
    expect(sorted(naming('anti-tank gun'))).toEqual(['S11', 'S13', 'S15', 'S6']);
    for (const [id, kind] of [
      ['pershingMp', 'pershing'],
      ['usAtGun', 'usAtGun'],
    ] as const) {
      for (const { id: setup } of scenarios) {
        const dealt = stateOf(newMatch(setup)).units.some((unit) => unit.kind === kind);
        expect(offered(id).includes(setup), `${id} in ${setup}`).toBe(dealt);
      }
    }
  });

  test(`${cite('TOT-OPT2a', 'TOT-S15k')} snow is a choice but in the scenario that is printed with it`, () => {
    for (const { id } of scenarios) {
      const always = stateOf(newMatch(id)).snow;
      expect(offered('snow').includes(id), id).toBe(!always);
      expect(stateOf(newMatch(id, { snow: true })).snow).toBe(true);
    }
  });

  test(`${cite('TOT-11.1a', 'TOT-11.2a')} points are agreed where forces are bought, and nowhere else`, () => {
    for (const setup of setups.filter((each) => each !== 'custom')) {
      const buys = newMatch(setup)
        .legal(0)
        .some(({ type }) => type === 'buy');
      expect(offered('points').includes(setup), setup).toBe(buys);
    }
  });
});

describe('what a choice changes', () => {
  test(`${cite('TOT-Q23')} the Pershing goes two or three hexes, the gun reads 1-7/10-1 or 2-8/9-1`, () => {
    const [pershing, gun] = [specOf('pershingMp'), specOf('usAtGun')];
    const paces = pershing.values.map((pershingMp) => typeOf(switchesOf({ pershingMp }), 'pershing').mp);
    expect(paces).toEqual([2, 3]);
    const read = (usAtGun: Json) => {
      const { range, defence, mp } = typeOf(switchesOf({ usAtGun }), 'usAtGun');
      return `${range}-${defence.join('/')}-${mp}`;
    };
    expect(gun.values.map(read)).toEqual(['1-7/10-1', '2-8/9-1']);
    expect(read(gun.standard)).toBe('1-7/10-1');
    const far = (pershingMp: Json) =>
      given([us('1', 'pershing', 'A8'), us('2', 'sherman', 'A11'), ge('1', 'tiger', 'I1')], {
        ...switched({ pershingMp }),
      })
        .play([move(0, '01', 'A9'), move(0, '01', 'A10')])
        .refuse(move(0, '01', 'B9'));
    expect(far(3)).toBeNull();
    expect(far(2)).toMatchObject({ rule: 'TOT-7.0a' });
  });

  test(`${cite('TOT-Q31', 'TOT-S6h', 'TOT-S6j')} scenario 6: with the link a trace may change roads`, () => {
    // The western road is shut north of the link, the eastern one south of it: only by the link is there a way.
    const units = [us('1', 'sherman', 'I1'), ge('1', 'panzer4', 'C4'), ge('2', 'panzer4', 'E6')];
    const last = (s6Link: Json) =>
      begin(given(units, { setup: 'S6', map: 'B', turn: 9, half: 2, ...switched({ s6Link }) }).state, 'command').state
        .outcome;
    const [linked, apart] = specOf('s6Link').values.map(last);
    expect(linked).toMatchObject({ rule: 'TOT-S6j', winners: [0] });
    expect(apart).toMatchObject({ rule: 'TOT-S6h', winners: [1] });
  });

  test("a scenario of one's own brings options along, and they are judged as well", () => {
    const judged = (options: { readonly [id: string]: Json }) => checkOptions({ setup: 'custom', seats: 2, options });
    expect(judged({ scenario: 'x', calibre: 1 })).toEqual({ where: 'options.calibre', problem: 'wrongValue' });
    expect(judged({ scenario: 'x', fog: true })).toEqual({ where: 'options.fog', problem: 'unknownOption' });
  });
});
