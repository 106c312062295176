import { describe, expect, test } from 'vitest';
import { tally } from '../../../src/rules/core/tally';
import { attackSum, defenceOf } from '../../../src/rules/tankKillers/sum';
import { cite } from '../../support/cite';
import { attack, casualties, lay, sit } from './table';

describe('the example of play, with the figures of the tables', () => {
  const first = () =>
    sit(
      lay({
        hands: [
          ['T8', 'T47'],
          ['T2', 'T6', 'T34'],
        ],
        tops: [['G2.1'], ['A2.1', 'A6.1']],
      }),
    )
      .open('attacker')
      .target('top')
      .upTo('modifier')
      .play('T8')
      .play('T2');

  test(`${cite('TK-X1', 'TK-Q22')} Panther against M10: 12 + 8 − 1 = 19 against 5`, () => {
    const table = first();
    expect(table.total()).toBe(19);
    table.upTo('freeAction');
    expect(table.events.find((event) => event.type === 'compared')).toMatchObject({
      total: 19,
      defence: 5,
      destroyed: true,
    });
    expect(casualties(table, 1)).toEqual(['A6.1']);
    expect(table.state.sides[0]?.field).toEqual(['G2.1']);
  });

  test(`${cite('TK-X2', 'TK-X4', 'TK-Q22')} Quick Kill: the same Panther against an M4-76 at 2000 yards, 6 against 6`, () => {
    const table = first().upTo('freeAction').play('T47');
    table.give({ type: 'sameUnit', seat: 0, unit: 'G2.1' }).target('top').say('pass');
    expect([table.state.phase, table.seat]).toEqual(['modifier', 1]);
    table.play('T6');
    expect(table.saw('outranged')).toBe(false);
    table.play('T34');
    expect(table.events.filter((event) => event.type === 'compared').at(-1)).toMatchObject({
      total: 6,
      defence: 6,
      destroyed: true,
    });
    expect(casualties(table, 1)).toEqual(['A6.1', 'A2.1']);
  });

  test(`${cite('TK-X3')} the printed figures give 1 against 6: such an attack leaves its target in play`, () => {
    const printed = tally([
      { rule: 'Pen', value: 9 },
      { rule: '2000 yards', value: -5 },
      { rule: 'Sloping Armor', value: -3 },
    ]);
    expect(printed.total).toBe(1);
    expect(printed.total >= defenceOf('A2.1')).toBe(false);
    // A Panzer IV has that Pen of 9, Entrenched that −3.
    const table = attack('G1', 'A2', { attacker: ['T46'], defender: ['T6', 'T33'] })
      .upTo('modifier', 1)
      .play('T6')
      .upTo('modifier', 1)
      .play('T33')
      .upTo('finish');
    expect(table.events.find((event) => event.type === 'compared')).toMatchObject({
      unit: 'G1.1',
      total: 1,
      defence: 6,
      destroyed: false,
    });
    table.say('pass');
    expect(casualties(table, 1)).toEqual([]);
    expect(table.state.sides[1]?.topUp).toBe(true);
  });
});

test(`${cite('TK-X8')} an M5 reaches 1000 yards: at 1500 the phase ends, at 1000 it is 4 − 3 = 1`, () => {
  const far = attack('A4', 'G1', { attacker: ['T46'], defender: ['T5'] })
    .upTo('modifier', 1)
    .play('T5');
  expect(far.saw('outranged')).toBe(true);
  const near = attack('A4', 'G1', { attacker: ['T46'], defender: ['T4'] })
    .upTo('modifier', 1)
    .play('T4');
  expect([near.saw('outranged'), near.total()]).toEqual([false, 1]);
});

test(`${cite('TK-X9')} infantry: 500 yards end the phase, point blank does not`, () => {
  for (const kind of ['G9', 'A10', 'B9'] as const) {
    const foe = kind === 'G9' ? 'A1' : 'G1';
    const far = attack(kind, foe, { attacker: ['T46'], defender: ['T2'] })
      .upTo('modifier', 1)
      .play('T2');
    expect([far.saw('outranged'), far.saw('compared'), far.state.phase]).toEqual([true, false, 'freeAction']);
    const near = attack(kind, foe, { attacker: ['T46'], defender: ['T1'] })
      .upTo('modifier', 1)
      .play('T1');
    expect([near.saw('outranged'), near.state.phase]).toEqual([false, 'modifier']);
  }
});

test(`${cite('TK-X10')} Panzerschreck Team: 12 against a Sherman with its card, 1 against infantry without`, () => {
  const tank = attack('G11', 'A1', { attacker: ['T15', 'T46'] })
    .upTo('modifier')
    .play('T15');
  expect(tank.total()).toBe(12);
  expect(casualties(tank.upTo('freeAction'), 1)).toEqual(['A1.1']);
  const infantry = attack('G11', 'A10', { attacker: ['T15'] }).upTo('modifier');
  expect([infantry.total(), infantry.why('T15')]).toEqual([1, 'TK-CARD15']);
  expect(casualties(infantry.upTo('freeAction'), 1)).toEqual([]);
});

test('and 7 against 6 without any card', () => {
  expect(casualties(attack('G11', 'A1'), 1)).toEqual(['A1.1']);
});

test(`${cite('TK-X11')} Panzer IV against British infantry: 4 against 3, and Rugged Defense cannot help`, () => {
  const table = attack('G1', 'B9', { attacker: ['T46'], defender: ['T58'] }).upTo('modifier', 1);
  expect(table.why('T58')).toBe('TK-Q13');
  expect(casualties(table.upTo('freeAction'), 1)).toEqual(['B9.1']);
});

test(`${cite('TK-X13', 'TK-Q27')} howitzers against a Tiger with a topside hit: 14 against 9, and the howitzers are spent`, () => {
  const table = attack('A16', 'G7', { attacker: ['T8', 'T7', 'T46'], defender: ['T82', 'T62'] });
  expect(table.why('T82')).toBe('TK-LOST4');
  expect(table.why('T62')).toBeNull();
  table.say('pass');
  expect(table.why('T7')).toBe('TK-CARD7');
  expect(table.play('T8').total()).toBe(14);
  table.upTo('freeAction');
  expect([casualties(table, 0), casualties(table, 1)]).toEqual([['A16.1'], ['G7.1']]);
});

test('Tiger against an infantry platoon: 4 against 3', () => {
  expect(casualties(attack('G7', 'A10'), 1)).toEqual(['A10.1']);
});

test('the sum of every pair of units without cards is its printed value, by hand for both kinds of target', () => {
  const sum = (attacker: 'G2.1' | 'A16.1', target: 'A10.1' | 'A1.1' | 'G9.1' | 'G8.1') => {
    const { switches } = lay({});
    return attackSum({ attacker, target, cards: [], die: null }, switches).terms;
  };
  expect(sum('G2.1', 'A10.1')).toEqual([{ rule: 'TK-RES2', value: 4 }]);
  expect(sum('G2.1', 'A1.1')).toEqual([{ rule: 'TK-TYPE4', value: 12 }]);
  expect(sum('A16.1', 'G9.1')).toEqual([{ rule: 'TK-RES2', value: 16 }]);
  expect(sum('A16.1', 'G8.1')).toEqual([{ rule: 'TK-TYPE4', value: 6 }]);
});
