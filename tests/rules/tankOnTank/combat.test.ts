import { describe, expect, test } from 'vitest';
import { eligible, subsets, volleyOf } from '../../../src/rules/tankOnTank/fire';
import { hitChance, withAce } from '../../../src/rules/tankOnTank/odds';
import { cite } from '../../support/cite';
import { aim, attack, fire, ge, given, us } from './given';

/** Two Shermans in front of a German unit at E8 facing south. */
const pair = (target = ge('1', 'panzer4', 'E8', 'S')) =>
  given([
    us('1', 'sherman', 'E9', 'N'),
    us('2', 'sherman', 'E10', 'N'),
    us('3', 'sherman', 'A1'),
    us('4', 'sherman', 'D8', 'NE'),
    target,
    ge('9', 'wespe', 'I1'),
  ]);
const front = (target?: ReturnType<typeof ge>) =>
  given([
    us('1', 'sherman', 'D8', 'NE'),
    us('2', 'sherman', 'F8', 'NW'),
    target ?? ge('1', 'panzer4', 'E8', 'S'),
    ge('9', 'wespe', 'I1'),
  ]);

describe('who may fire', () => {
  test(`${cite('TOT-8.0a', 'TOT-2.1a')} a unit with the target in front, in range and in sight`, () => {
    expect(pair().refuse(aim(0, '01', '11'))).toBeNull();
    expect(pair().rule(aim(0, '01', '02'))).toBe('TOT-8.0a');
    expect(pair().rule(fire(0))).toBe('TOT-8.0a');
  });

  test(`${cite('TOT-8.0b', 'TOT-8.1a')} range counts the hexes between and the target's`, () => {
    const at = (hex: string) => given([us('1', 'sherman', 'E11', 'N'), ge('1', 'tiger', hex)]);
    expect(at('E9').refuse(aim(0, '01', '11'))).toBeNull();
    expect(at('E8').refuse(aim(0, '01', '11'))).toMatchObject({ rule: 'TOT-8.1a', evidence: ['unit:01', 'unit:11'] });
  });

  test(`${cite('TOT-8.0c')} without sight no shot, and the refusal shows what is in the way`, () => {
    const table = given([us('1', 'wolverine', 'E8', 'N'), ge('1', 'tiger', 'E5')]);
    expect(table.refuse(aim(0, '01', '11'))).toMatchObject({ rule: 'TOT-8.0c', evidence: ['hex:E6'] });
  });

  test(`${cite('TOT-8.0d')} any number may join if each could fire by itself and has not fired`, () => {
    const table = pair();
    expect(eligible(table.state, 0, table.unit('11')).map((unit) => unit.id)).toEqual(['01', '04']);
    expect(table.play(aim(0, '01', '11')).rule(aim(0, '03', '11'))).toBe('TOT-4.0c');
    expect(table.play(aim(0, '01', '11')).rule(aim(0, '01', '11'))).toBe('TOT-5.0i');
  });
});

describe('artillery', () => {
  const guns = (at: string, facing: 'N' | 'S' = 'N') =>
    given([
      us('1', 'priest', at, facing),
      us('2', 'sherman', 'E5', 'N'),
      us('3', 'sherman', 'A1'),
      ge('1', 'panzer4', 'E4', 'S'),
      ge('9', 'wespe', 'I1'),
    ]);

  test(`${cite('TOT-8.3a', 'TOT-Q14')} fires without sight if another firer of the same attack has it`, () => {
    const table = guns('E8');
    expect(table.refuse(aim(0, '01', '11'))).toMatchObject({ rule: 'TOT-8.3a' });
    const helped = table.play(aim(0, '02', '11'));
    expect(helped.refuse(aim(0, '01', '11'))).toBeNull();
    expect(helped.play([aim(0, '01', '11'), fire(0)], 4, 3).unit('11').where).toBe('dead');
  });

  test(`${cite('TOT-8.3b', 'TOT-Q14')} range and front arc are not waived`, () => {
    expect(
      guns('E10')
        .play(aim(0, '02', '11'))
        .rule(aim(0, '01', '11')),
    ).toBe('TOT-8.1a');
    expect(
      guns('E8', 'S')
        .play(aim(0, '02', '11'))
        .rule(aim(0, '01', '11')),
    ).toBe('TOT-4.0c');
    const fired = guns('E8').state.units.map((unit) => (unit.id === '01' ? { ...unit, fired: true } : unit));
    expect(
      given(fired)
        .play(aim(0, '02', '11'))
        .rule(aim(0, '01', '11')),
    ).toBe('TOT-5.0i');
  });

  test(`${cite('TOT-Q14')} the eyes may be another artillery piece; towed guns obey move or fire`, () => {
    const table = given([
      us('1', 'priest', 'E8', 'N'),
      us('2', 'priest', 'E5', 'N'),
      us('3', 'howitzer', 'C8', 'N', { moved: true }),
      ge('1', 'panzer4', 'E4', 'S'),
    ]);
    const open = table.play(aim(0, '02', '11'));
    expect(open.refuse(aim(0, '01', '11'))).toBeNull();
    expect(open.rule(aim(0, '03', '11'))).toBe('TOT-9.1a');
    expect(
      given([us('1', 'sherman', 'E8', 'N'), us('2', 'priest', 'E5', 'N'), ge('1', 'panzer4', 'E4', 'S')])
        .play(aim(0, '02', '11'))
        .rule(aim(0, '01', '11')),
    ).toBe('TOT-8.1a');
  });

  test(`${cite('TOT-8.3a', 'TOT-9.0a')} the towed gun fires without sight like the others`, () => {
    const table = given([
      us('1', 'howitzer', 'E8', 'N'),
      us('2', 'sherman', 'E5', 'N'),
      us('3', 'sherman', 'A1'),
      ge('1', 'panzer4', 'E4', 'S'),
      ge('9', 'wespe', 'I1'),
    ]);
    expect(table.rule(aim(0, '01', '11'))).toBe('TOT-8.3a');
    const fired = table.play(attack(0, '11', '02', '01'), 4, 3);
    expect(fired.events[0]).toMatchObject({ firers: ['02', '01'], modifier: 2, hit: true });
    expect(fired.unit('01').fired).toBe(true);
  });

  test(`${cite('TOT-Q46')} blind fire from a flank hex earns the flank bonus`, () => {
    const table = given([us('1', 'priest', 'E8', 'N'), us('2', 'sherman', 'E3', 'S'), ge('1', 'panzer4', 'E4', 'N')]);
    const volley = volleyOf(table.state, [table.unit('01'), table.unit('02')], table.unit('11'));
    expect(volley.modifier.terms).toContainEqual({ rule: 'TOT-8.4d', value: 1 });
  });
});

describe('the result', () => {
  test(`${cite('TOT-8.4a', 'TOT-8.4c', 'TOT-AID7', 'TOT-AID10', 'TOT-EX9')} two dice and the number of firers against the defence`, () => {
    const hit = front().play(attack(0, '11', '01', '02'), 3, 4);
    expect(hit.unit('11')).toMatchObject({ where: 'dead', at: null });
    expect(hit.events[0]).toMatchObject({ type: 'volleyFired', dice: 7, modifier: 2, total: 9, defence: 9, hit: true });
    const miss = front().play(attack(0, '11', '01', '02'), 3, 3);
    expect(miss.unit('11')).toMatchObject({ where: 'map', at: 'E8' });
    expect(miss.types()).toEqual(['volleyFired']);
  });

  test(`${cite('TOT-8.4b', 'TOT-8.4d', 'TOT-AID8', 'TOT-EX10')} one flanker or many: plus one in all`, () => {
    const target = ge('1', 'panzer4', 'E8', 'N');
    const one = given([us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', 'E7', 'S'), target]);
    expect(one.play(attack(0, '11', '01', '02'), 3, 3).unit('11').where).toBe('dead');
    const both = given([us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', 'D8', 'NE'), target]);
    expect(both.play(attack(0, '11', '01', '02'), 3, 3).unit('11').where).toBe('dead');
    expect(both.play(attack(0, '11', '01', '02'), 3, 2).unit('11').where).toBe('map');
  });

  test(`${cite('TOT-8.4e', 'TOT-AID9', 'TOT-EX11', 'TOT-8.4g', 'TOT-8.4h')} minus one in woods or town; 2 always fails, 12 always destroys`, () => {
    const table = () =>
      given([
        us('1', 'sherman', 'F9', 'N'),
        us('2', 'sherman', 'A1'),
        ge('1', 'tiger', 'F8', 'S'),
        ge('9', 'wespe', 'I1'),
      ]);
    expect(
      table()
        .play(attack(0, '11', '01'), 5, 6)
        .unit('11').where,
    ).toBe('dead');
    expect(
      table()
        .play(attack(0, '11', '01'), 5, 5)
        .unit('11').where,
    ).toBe('map');
    expect(
      table()
        .play(attack(0, '11', '01'), 6, 6)
        .unit('11').where,
    ).toBe('dead');
    expect(
      table()
        .play(attack(0, '11', '01'), 1, 1)
        .unit('11').where,
    ).toBe('map');
    const town = given([us('1', 'sherman', 'E7', 'N'), ge('1', 'panzer4', 'E6', 'S')]);
    expect(volleyOf(town.state, [town.unit('01')], town.unit('11')).modifier.terms).toContainEqual({
      rule: 'TOT-8.4e',
      value: -1,
    });
  });

  test(`${cite('TOT-8.4g', 'TOT-Q6')} the unmodified 2 fails even where the sum would do, and 12 succeeds where it would not`, () => {
    expect(hitChance(10, 7).ways).toBe(35);
    expect(hitChance(-5, 12).ways).toBe(1);
  });

  test(`${cite('TOT-8.4f', 'TOT-EX12')} an asterisk gets no cover`, () => {
    const table = given([
      us('1', 'sherman', 'F9', 'N'),
      us('2', 'sherman', 'A1'),
      ge('1', 'kingTiger', 'F8', 'S'),
      ge('9', 'wespe', 'I1'),
    ]);
    expect(table.play(attack(0, '11', '01'), 5, 6).unit('11').where).toBe('dead');
    expect(table.play(attack(0, '11', '01'), 5, 5).unit('11').where).toBe('map');
  });

  test.each([
    [7, [21, 26, 30, 33, 35, 35, 35]],
    [8, [15, 21, 26, 30, 33, 35, 35]],
    [9, [10, 15, 21, 26, 30, 33, 35]],
    [10, [6, 10, 15, 21, 26, 30, 33]],
    [11, [3, 6, 10, 15, 21, 26, 30]],
    [12, [1, 3, 6, 10, 15, 21, 26]],
  ])(`${cite('TOT-AID10')} ways out of 36 against defence %i`, (defence, ways) => {
    expect(ways.map((_, modifier) => hitChance(modifier, defence).ways)).toEqual(ways);
  });

  test.each([
    ['two Shermans at a Tiger', 2, 11, 10],
    ['one of them flanking', 3, 11, 15],
    ['three, flanking', 4, 11, 21],
    ['a Tiger at a Sherman', 1, 9, 15],
    ['three at a soft target in town', 2, 10, 15],
    ['a Sherman at a King Tiger in woods', 1, 12, 3],
  ])('%s', (_, modifier, defence, ways) => {
    expect(hitChance(modifier, defence)).toEqual({ ways, of: 36 });
  });

  test('every set of firers has its chance, the best first, and more firers are never worse in front', () => {
    const table = pair();
    const all = subsets(table.state, 0, table.unit('11'));
    expect(all.map((each) => each.firers)).toEqual([['01', '04'], ['01'], ['04']]);
    expect(all.map((each) => each.volley.chance.ways)).toEqual([21, 15, 15]);
  });
});

describe('aces', () => {
  const table = (extra = {}) =>
    given(
      [
        us('1', 'sherman', 'E9', 'N', { ace: true, aceShown: true }),
        us('2', 'sherman', 'A1'),
        ge('1', 'tiger', 'E8', 'S'),
        ge('9', 'wespe', 'I1'),
      ],
      extra,
    );

  test(`${cite('TOT-8.5a', 'TOT-2.2d')} with an ace among the firers a failed roll may be made again`, () => {
    const failed = table().play(attack(0, '11', '01'), 1, 1);
    expect(failed.state.activity).toMatchObject({ type: 'ace' });
    expect(failed.legal(0).map((command) => command.type)).toEqual(['reroll', 'accept']);
    expect(failed.play({ type: 'reroll', seat: 0 }, 5, 5).unit('11').where).toBe('dead');
    expect(table().play(attack(0, '11', '01'), 5, 5).state.activity).toBeNull();
    expect(table().rule({ type: 'reroll', seat: 0 })).toBe('TOT-8.5a');
  });

  test(`${cite('TOT-8.5a')} it need not be the ace who fired first`, () => {
    const joined = given([
      us('1', 'sherman', 'D8', 'NE'),
      us('2', 'sherman', 'E9', 'N', { ace: true, aceShown: true }),
      ge('1', 'tiger', 'E8', 'S'),
      ge('9', 'wespe', 'I1'),
    ]);
    const failed = joined.play(attack(0, '11', '01', '02'), 1, 1);
    expect(failed.refuse({ type: 'reroll', seat: 0 })).toBeNull();
    expect(failed.play({ type: 'reroll', seat: 0 }, 6, 6).unit('11').where).toBe('dead');
    const firers = [joined.unit('01'), joined.unit('02')];
    const { chance, overall } = volleyOf(joined.state, firers, joined.unit('11'));
    expect(overall).toEqual(withAce(chance));
  });

  test(`${cite('TOT-8.5b')} the second roll stands`, () => {
    const again = table()
      .play(attack(0, '11', '01'), 1, 2)
      .play({ type: 'reroll', seat: 0 }, 1, 2);
    expect(again.state).toMatchObject({ activity: null, spent: 1 });
    expect(again.unit('11').where).toBe('map');
    expect(again.rule({ type: 'reroll', seat: 0 })).toBe('TOT-8.5a');
  });

  test(`${cite('TOT-8.5a')} the first roll may also be let stand`, () => {
    const failed = table({ chit: 2, spent: 1 }).play(attack(0, '11', '01'), 1, 2);
    expect(failed.state.ended).toBe(false);
    const stands = failed.play({ type: 'accept', seat: 0 });
    expect(stands.state).toMatchObject({ activity: null, ended: true });
    expect(stands.unit('11').where).toBe('map');
    expect(table().rule({ type: 'accept', seat: 0 })).toBe('TOT-8.5a');
  });

  test(`${cite('TOT-8.5a')} its chance is one minus both failing`, () => {
    const { ways, of } = withAce({ ways: 10, of: 36 });
    expect(ways / of).toBeCloseTo(1 - (26 / 36) ** 2);
  });

  test(`${cite('TOT-2.2e')} the marker goes with its unit`, () => {
    const lost = given(
      [
        us('1', 'sherman', 'E9', 'N', { ace: true, aceShown: true }),
        us('2', 'sherman', 'A1'),
        ge('1', 'tiger', 'E8', 'S'),
      ],
      { phasing: 1 },
    );
    expect(lost.play(attack(1, '01', '11'), 6, 6).unit('01')).toMatchObject({ where: 'dead', ace: false });
  });
});
