import { describe, expect, test } from 'vitest';
import { eligible, mayShoot, rangeOf, subsets } from '../../../src/rules/tankOnTank/fire';
import type { Unit } from '../../../src/rules/tankOnTank/types';
import { cite } from '../../support/cite';
import { aim, ge, given, tankOnTank, us } from './given';

describe('who takes no part in fire', () => {
  test(`${cite('TOT-8.0a', 'TOT-8.1a')} who waits off the map has his printed range and fires at nobody, nor is he fired at`, () => {
    const waiting = us('1', 'wolverine', null, 'S');
    const table = given([waiting, us('2', 'sherman', 'A1', 'S'), ge('1', 'tiger', 'A2', 'N'), ge('2', 'tiger', null)]);
    expect(rangeOf(table.state, waiting)).toBe(3);
    expect(mayShoot(table.state, table.unit('02'), table.unit('11'), false)).toBe(true);
    for (const eyes of [false, true]) {
      expect(mayShoot(table.state, waiting, table.unit('11'), eyes)).toBe(false);
      expect(mayShoot(table.state, table.unit('02'), table.unit('12'), eyes)).toBe(false);
    }
  });

  test(`${cite('TOT-8.0a', 'TOT-2.1a')} nobody of a side can fire at his own side, even where the enemy could`, () => {
    const table = given([us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', 'D8', 'SE'), ge('1', 'tiger', 'E8', 'S')]);
    expect(eligible(table.state, 0, table.unit('01'))).toEqual([]);
    expect(subsets(table.state, 0, table.unit('01'))).toEqual([]);
    expect(eligible(table.state, 1, table.unit('01')).map(({ id }) => id)).toEqual(['11']);
  });

  test(`${cite('TOT-10.1a')} of a truck nothing more is asked than that it is none`, () => {
    const table = given([us('1', 'truck', 'E9', 'N'), ge('1', 'tiger', 'E8', 'S')], { setup: 'S8' });
    const asked = tankOnTank.check?.(table.state, aim(0, '01', '11')) ?? [];
    const at = asked.findIndex(({ id }) => id === 'truck');
    expect(asked[at]).toMatchObject({ state: 'fails', evidence: ['unit:01'] });
    expect(asked.slice(at + 1).map(({ id, state }) => `${id} ${state}`)).toEqual(
      ['fired', 'moved', 'arc', 'range', 'sight'].map((id) => `${id} notReached`),
    );
  });

  test(`${cite('TOT-9.2a', 'TOT-8.1a')} on a hill two hexes off, the range of infantry is a rule of its own`, () => {
    const ruleOfRange = (kind: Unit['kind'], target: string) => {
      const table = given([us('1', kind, 'F4', 'N'), ge('1', 'tiger', target)]);
      return tankOnTank.check?.(table.state, aim(0, '01', '11')).find(({ id }) => id === 'range');
    };
    expect(ruleOfRange('usInfantry', 'F2')).toMatchObject({ rule: 'TOT-9.2a', state: 'fails' });
    expect(ruleOfRange('sherman', 'F2')).toMatchObject({ rule: 'TOT-8.1a', state: 'holds' });
    expect(ruleOfRange('m8', 'F2')).toMatchObject({ rule: 'TOT-8.1a', state: 'holds' });
    expect(ruleOfRange('usInfantry', 'F1')).toMatchObject({ rule: 'TOT-8.1a', state: 'fails' });
  });
});

describe('every set of firers', () => {
  const share = ({ volley: { overall } }: ReturnType<typeof subsets>[number]) => overall.ways / overall.of;
  const sets = (units: readonly Unit[]) => {
    const table = given(units);
    const found = subsets(table.state, 0, table.unit('11'));
    return found.map((one) => ({ firers: one.firers.join(), share: share(one) }));
  };

  test(`${cite('TOT-8.5a', 'TOT-8.4d')} an ace's second roll counts as a chance: two on the flanks are better than he alone`, () => {
    const found = sets([
      us('1', 'sherman', 'E9', 'N', { ace: true, aceShown: true }),
      us('2', 'sherman', 'D7', 'SE'),
      us('3', 'sherman', 'F7', 'SW'),
      ge('1', 'tiger', 'E8', 'S'),
    ]);
    // The ace needs ten twice, 1 - (30/36)²; the two need eight once, 15/36; one of them nine, 10/36.
    expect(found.map(({ firers }) => firers).filter((firers) => ['01', '02', '02,03'].includes(firers))).toEqual([
      '02,03',
      '01',
      '02',
    ]);
    expect(found.find(({ firers }) => firers === '01')?.share).toBeCloseTo(1 - (30 / 36) ** 2);
    expect(found.map((one) => one.share)).toEqual(found.map((one) => one.share).toSorted((a, b) => b - a));
  });

  test(`${cite('TOT-8.4a', 'TOT-8.4d')} one on the flank is as good as two in front, and comes before them`, () => {
    const found = sets([
      us('1', 'sherman', 'D8', 'NE'),
      us('2', 'sherman', 'F8', 'NW'),
      us('3', 'sherman', 'E7', 'S'),
      ge('1', 'panzer4', 'E8', 'S'),
    ]);
    const alike = found.filter((one) => one.share === 21 / 36).map(({ firers }) => firers);
    expect(alike).toEqual(['03', '01,02']);
  });
});
