import { describe, expect, test } from 'vitest';
import { among, careerOf, fightOf, findUnit, missionOf, unitOf } from '../../../src/rules/tankAce/base';
import { chancesWith } from '../../../src/rules/tankAce/chances';
import { diceChartOf, readOn } from '../../../src/rules/tankAce/charts';
import { quick } from '../../../src/rules/tankAce/fraction';
import { odds } from '../../../src/rules/tankAce/outlook';
import { cite } from '../../support/cite';
import { battle, newCareer } from './table';

describe('what is looked up', () => {
  test('is there, or it is an error that says what is missing', () => {
    const { state } = battle([['inf', 'B']]);
    const { state: none } = newCareer();
    expect(() => careerOf(state, 3)).toThrow('no commander in seat 3');
    expect(() => fightOf(none, 0)).toThrow('seat 0 is not in battle');
    expect(() => fightOf(state, 3)).toThrow('seat 3 is not in battle');
    expect(() => missionOf(none)).toThrow('no mission');
    expect(() => unitOf(state, 'u9')).toThrow('no unit u9');
    expect(findUnit({ ...none, groups: [[0]] }, 'u1')).toBeNull();
    expect(() => among(['a', 'b'], 'c')).toThrow('the charts know no c');
    expect(() => diceChartOf('B8')).toThrow('no chart B8');
    expect(() => diceChartOf('B0')).toThrow('no chart B0');
    expect(() => readOn(diceChartOf('B1'), 'far', 7, {})).toThrow('no column far in chart B1');
  });

  test(`an exception holds in its columns only ${cite('ATA-7.6f', 'ATA-CH.B2')}`, () => {
    expect(readOn(diceChartOf('B2'), 'he-inf', 3, { air: 1 }).result).toBe('2');
    expect(readOn(diceChartOf('B2'), 'mg-inf', 3, { recon: 1 }).result).toBe('1+S');
  });

  test(`a chance that was worked out is not taken for another ${cite('ATA-7.4.4a', 'ATA-7.6j')}`, () => {
    const { pierced } = chancesWith(quick);
    const results = (given: { [id: string]: number }) => Object.keys(odds.resultsOf('B2', 'armour', given)).sort();
    expect(results({})).toEqual(['-', 'B']);
    expect(results({ usMachineGun: 1 })).toEqual(['-', 'B', 'ST']);
    expect(results({ recon: 1 })).toEqual(['-', 'B', 'B+hit']);
    expect(results({ mortar: 3 })).toEqual(['-', 'B']);
    expect(results({ artillery: 1 })).toEqual(['-', 'B+IMM']);
    expect(odds.chanceOf('B2', 'armour', { dugIn: 1 }, 'B')).toBeLessThan(
      odds.chanceOf('B2', 'armour', { mortar: 1 }, 'B'),
    );
    expect(pierced([{ part: 'turret', column: 'above' }], true).IMM).toBeCloseTo(3 / 36, 12);
    expect(pierced([{ part: 'turret', column: 'above' }], false).IMM).toBeCloseTo(5 / 36, 12);
  });
});
