import { describe, expect, test } from 'vitest';
import { paintedId, pavedField } from '../../../src/rules/tankOnTank/data/paintedMap';
import { hexNames } from '../../../src/rules/tankOnTank/hexes';
import { cite } from '../../support/cite';
import { aim, face, ge, given, move, tankOnTank, us } from './given';

describe('the drive proposed where a unit cannot fire from where it stands', () => {
  const proposed = (at: string, target: string, map: Parameters<typeof given>[1] = {}) =>
    given(
      [us('1', 'sherman', at, 'S'), us('2', 'sherman', 'I11'), ge('1', 'tiger', target), ge('2', 'tiger', 'I1')],
      map,
    ).refuse(aim(0, '01', '11'))?.instead;

  test(`${cite('TOT-8.0c', 'TOT-7.0f', 'TOT-7.0g')} over open ground or a hill for one point, not into town or woods for two`, () => {
    // North of A6 lies the town B6, which would do as well and is looked at first.
    expect(proposed('A6', 'A8')).toEqual(move(0, '01', 'A7'));
    expect(proposed('A3', 'B5')).toEqual(move(0, '01', 'A4'));
    expect(proposed('A4', 'C3')).toEqual(move(0, '01', 'B4'));
  });

  test(`${cite('TOT-7.0f', 'TOT-AID3')} of two drives for the same points the one with fewer hexes`, () => {
    // From E9 into the town E8 the road goes round by F8: two points and two hexes. D8 is a town without a road.
    const towns = ['E8', 'D8'];
    const ground = hexNames.map((name) => (towns.includes(name) ? 't' : 'c')).join('');
    const map = paintedId(ground, pavedField([['E9', 'F8', 'E8']]));
    expect(proposed('E9', 'D6', { map })).toEqual(move(0, '01', 'D8'));
  });
});

describe('the hex that is left', () => {
  test(`${cite('TOT-8.2c', 'TOT-8.3a')} hides nothing from a gun that drives back out of it`, () => {
    // The town B6 hides C5 from B8, and a friend has taken C8. The line from B9 leads through B8, which is empty by then.
    const table = given([
      us('1', 'priest', 'B8', 'N'),
      us('2', 'sherman', 'C8'),
      ge('1', 'tiger', 'C5'),
      ge('2', 'tiger', 'I1'),
    ]);
    expect(table.refuse(aim(0, '01', '11'))).toMatchObject({ rule: 'TOT-8.3a', instead: move(0, '01', 'B9') });
    const there = table.play([move(0, '01', 'B9'), face(0, '01', 'N')]);
    expect(there.refuse(aim(0, '01', '11'))).toBeNull();
    const behind = given([...there.state.units, us('3', 'sherman', 'B8')]);
    expect(behind.rule(aim(0, '01', '11'))).toBe('TOT-8.3a');
  });
});

describe('the advance', () => {
  test(`${cite('TOT-9.4a', 'TOT-9.4c')} where nothing was destroyed it is not asked who was beside it`, () => {
    const table = given([us('1', 'usInfantry', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'S')]);
    const asked = tankOnTank.check?.(table.state, { type: 'advance', seat: 0, unit: '01', facing: 'N' }) ?? [];
    expect(asked.map(({ id, rule, state }) => [id, rule, state])).toEqual([
      ['hit', 'TOT-9.4a', 'fails'],
      ['beside', 'TOT-9.4c', 'notReached'],
    ]);
  });
});
