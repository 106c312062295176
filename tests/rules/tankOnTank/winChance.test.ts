import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { boardFor } from '../../../src/rules/tankOnTank/board';
import { fieldOf } from '../../../src/rules/tankOnTank/bot/field';
import { leaveChances, type Prospect } from '../../../src/rules/tankOnTank/bot/prospects';
import { timesToAny, travelTimes } from '../../../src/rules/tankOnTank/bot/travel';
import { atLeast, winChance } from '../../../src/rules/tankOnTank/bot/winChance';
import { scenarioOf } from '../../../src/rules/tankOnTank/data/scenarios';
import { COUNT, hexNames, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { deal } from '../../../src/rules/tankOnTank/setup';
import type { State } from '../../../src/rules/tankOnTank/types';
import { ending } from '../../../src/rules/tankOnTank/victory';
import { cite } from '../../support/cite';
import { ge, given, us } from './given';
import { slowReach } from './slowReach';

describe('travel time', () => {
  const pace = (mp: number) => ({ mp, oneHex: false, deepSnow: false, roadMarch: true });
  const time = (mp: number, from: string, to: string) =>
    travelTimes(boardFor('A'), pace(mp))[placeOf(to) * COUNT + placeOf(from)] ?? 0;

  /** Activations counted by driving: everything reachable from everything reached so far. */
  function driven(from: string, mp: number): ReadonlyMap<string, number> {
    const found = new Map([[from, 0]]);
    for (const [hex, count] of found) {
      for (const next of Object.keys(slowReach('A', hex, mp))) if (!found.has(next)) found.set(next, count + 1);
    }
    return found;
  }

  test.each([1, 2, 3])(`${cite('TOT-7.0f', 'TOT-7.0h')} is never more than it takes, with %i points`, (mp) => {
    for (const from of ['A1', 'C11', 'E6']) {
      const counts = driven(from, mp);
      for (const to of hexNames)
        expect(time(mp, from, to), `${from} ${to}`).toBeLessThanOrEqual((counts.get(to) ?? 99) + 1e-5);
    }
  });

  test(`${cite('TOT-7.0h')} is shorter by road`, () => {
    expect(time(2, 'G11', 'G8')).toBeCloseTo(1);
    expect(time(2, 'I11', 'I8')).toBeCloseTo(1.5);
    expect(time(1, 'G11', 'G9')).toBeCloseTo(1);
  });

  test(`${cite('TOT-S15k')} in deep snow one hex beside the road takes a whole activation`, () => {
    const table = travelTimes(boardFor('A'), { ...pace(2), deepSnow: true });
    expect(table[placeOf('I8') * COUNT + placeOf('I11')]).toBeCloseTo(3);
    expect(table[placeOf('G8') * COUNT + placeOf('G11')]).toBeCloseTo(1);
  });

  test('to the nearest of several hexes is the least of them', () => {
    const table = travelTimes(boardFor('A'), pace(2));
    const any = timesToAny(table, [placeOf('A1'), placeOf('I11')]);
    for (const from of hexNames)
      expect(any[placeOf(from)]).toBeCloseTo(Math.min(time(2, from, 'A1'), time(2, from, 'I11')));
  });
});

describe('driving off the map', () => {
  const side = (seat: number): Prospect => ({ seat, force: 100, share: 1, kills: 0, phases: 6, now: 0 });
  const column = (at: string, ...guns: string[]) => {
    const units = [
      us('1', 'sherman', at),
      ...guns.map((gun, index) => ge(`${index}`, 'panzer4', gun, 'NE', { force: 1 })),
    ];
    return leaveChances(fieldOf(given(units, { setup: 'S9' }).state), side(0), side(1))[0] ?? 0;
  };

  test(`${cite('TOT-S9h')} is likelier from nearer, and round the guns rather than past them`, () => {
    expect(column('C5', 'I11')).toBeGreaterThan(column('G5', 'I11') + 0.1);
    expect(column('E2', 'B10', 'A10')).toBeGreaterThan(column('E2', 'B2', 'A2') + 0.1);
  });

  test('a unit about to be destroyed is not counted on', () => {
    const { state } = given([us('1', 'sherman', 'B5'), ge('1', 'panzer4', 'I11')], { setup: 'S9' });
    const field = fieldOf(state);
    const [safe = 0] = leaveChances(field, side(0), side(1));
    field.risks[0].fill(1);
    expect(leaveChances(field, side(0), side(1))[0]).toBeLessThan(safe / 2);
  });
});

test('the chance of so many out of several is what counting all cases gives', () => {
  const chances = [0.1, 0.5, 0.8, 0.35, 1];
  for (let need = 0; need <= 6; need++) {
    let sum = 0;
    for (let bits = 0; bits < 32; bits++) {
      const happened = chances.map((_, index) => ((bits >> index) & 1) === 1);
      if (happened.filter(Boolean).length < need) continue;
      sum += chances.reduce((product, chance, index) => product * (happened[index] ? chance : 1 - chance), 1);
    }
    expect(atLeast(chances, need)).toBeCloseTo(sum);
  }
});

describe('the chance to win', () => {
  const over = (seat: number): Prospect => ({ seat, force: 100, share: 1, kills: 0, phases: 0, now: 0 });

  /** Units and control as they may be when the last phase is over. */
  function last(setup: string, seed: string): State {
    const dice = openDice(seedDice(seed));
    const blank = deal({ setup, seats: 2, options: {} }, dice);
    const places = dice.shuffle(hexNames);
    const units = blank.units.map((unit, index) => {
      const fate = dice.roll(6, 'fate');
      const exits = scenarioOf(setup)?.exits.some(
        ({ seat, kinds }) => seat === unit.seat && (kinds?.includes(unit.kind) ?? true),
      );
      if (fate === 1 || (fate === 2 && exits))
        return { ...unit, at: null, where: fate === 1 ? 'dead' : 'exited' } as const;
      return { ...unit, at: places[index] ?? null, where: 'map' } as const;
    });
    const kills = units
      .filter(({ where }) => where === 'dead')
      .map(({ seat, kind, hq, ace }) => ({ seat, kind, hq, ace }));
    const control = Object.fromEntries(hexNames.map((hex) => [hex, dice.roll(2, 'control') - 1]));
    for (const unit of units) if (unit.at !== null) control[unit.at] = unit.seat;
    const turn = scenarioOf(setup)?.turns ?? 10;
    return { ...blank, phase: 'action', turn, half: 2, phasing: 1, units, kills, control };
  }

  const setups = ['S1', 'S2', 'S3', 'S5', 'S6', 'S8', 'S9', 'S10', 'S11', 'S13', 'S14', 'S15'];
  test.each(setups)('after the last phase of %s is what the rules say', (setup) => {
    for (let game = 0; game < 60; game++) {
      const state = last(setup, `${setup} ${game}`);
      const said = ending(state);
      const chance = winChance(fieldOf(state), over(0), over(1));
      const winner = said?.winners[0] ?? null;
      if (winner === 0) expect(chance, `game ${game}`).toBeGreaterThan(0.5);
      else if (winner === 1) expect(chance, `game ${game}`).toBeLessThan(0.5);
      else expect(Math.abs(chance - 0.5), `game ${game}`).toBeLessThan(0.3);
    }
  });

  test.each(setups)('of the two sides in %s comes to one', (setup) => {
    const field = fieldOf(last(setup, 'sum'));
    const [one, other]: Prospect[] = [
      { ...over(0), phases: 4, now: 0.5, share: 0.9, kills: 0.7 },
      { ...over(1), phases: 5, kills: 1.1 },
    ];
    if (!one || !other) throw new Error('two sides');
    expect(winChance(field, one, other) + winChance(field, other, one)).toBeCloseTo(1);
  });

  test(`${cite('TOT-S2g')} nearer to the goal in time is better, and too late is no use`, () => {
    const at = (hex: string, phases: number) => {
      const { state } = given(
        [us('1', 'sherman', hex), us('2', 'sherman', hex === 'D7' ? 'D6' : 'A2'), ge('1', 'panzer4', 'I11')],
        {
          setup: 'S2',
          control: { E6: 1, G9: 0, H4: 1 },
        },
      );
      return winChance(fieldOf(state), { ...over(0), phases, now: 0 }, { ...over(1), phases });
    };
    expect(at('D7', 4)).toBeGreaterThan(at('A1', 4) + 0.05);
    expect(at('A1', 1)).toBeLessThan(0.1);
  });
});
