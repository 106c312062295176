import { describe, expect, test } from 'vitest';
import { attackSum } from '../../../src/rules/tankKillers/sum';
import { cite } from '../../support/cite';
import { attack, casualties, hand } from './table';

describe(cite('TK-MOD1', 'TK-Q12', 'TK-MOD9'), () => {
  test('attacker first, then in turn, until both pass in succession', () => {
    const table = attack('G1', 'A1', { attacker: ['T57', 'T79', 'T26'], defender: ['T33', 'T34', 'T59'] }).upTo(
      'modifier',
    );
    expect(table.seat).toBe(0);
    table.play('T57');
    expect(table.seat).toBe(1);
    table.play('T33');
    expect(table.seat).toBe(0);
    table.say('pass');
    expect(table.seat).toBe(1);
    table.play('T34');
    expect([table.state.phase, table.seat]).toEqual(['modifier', 0]);
    table.play('T79').say('pass');
    expect([table.state.phase, table.seat]).toEqual(['modifier', 0]);
  });

  test('a pass binds nobody: one who passed may play after the other has', () => {
    const table = attack('G1', 'A1', { attacker: ['T79', 'T57'], defender: ['T33'] })
      .upTo('modifier')
      .say('pass');
    table.play('T33').play('T57');
    expect(table.total()).toBe(9 - 3 + 1);
  });

  test('both passing leads to the resolution', () => {
    const table = attack('G1', 'A1', { attacker: ['T57', 'T26'], defender: ['T33'] })
      .upTo('modifier')
      .say('pass')
      .say('pass');
    expect(table.saw('compared')).toBe(true);
    expect(table.state.phase).toBe('freeAction');
  });

  test.each([
    ['T82', 'TK-LOST1'],
    ['T67', 'TK-LOST2'],
    ['T22', 'TK-RES7'],
    ['T26', 'TK-FREE1'],
    ['T31', 'TK-Q18'],
    ['T42', 'TK-Q21'],
  ] as const)('%s modifies nothing: %s', (card, rule) => {
    expect(
      attack('G1', 'A1', { attacker: [card] })
        .upTo('modifier')
        .why(card),
    ).toBe(rule);
  });
});

describe(cite('TK-MOD2', 'TK-MOD3', 'TK-MOD4', 'TK-Q14', 'TK-MOD5'), () => {
  test.each([
    ['T1', 'T2', 'TK-MOD2'],
    ['T8', 'T9', 'TK-MOD3'],
    ['T12', 'T13', 'TK-MOD4'],
  ] as const)('after %s no %s: %s, for both players', (first, second, rule) => {
    const table = attack('G2', 'A1', { attacker: [first, 'T26'], defender: [second] })
      .upTo('modifier')
      .play(first);
    expect(table.seat).toBe(1);
    expect(table.refusal({ type: 'modify', seat: 1, card: second })).toEqual({
      rule,
      evidence: [`card:${second}`, `card:${first}`],
    });
  });

  test('the defender may play a bonus and the attacker a penalty, if only to fill the slot', () => {
    const table = attack('G2', 'A1', { attacker: ['T2', 'T26'], defender: ['T10', 'T26'] })
      .upTo('modifier')
      .play('T2')
      .play('T10');
    expect(table.total()).toBe(12 - 1 + 4);
  });

  test('a slot stays used though its card was negated', () => {
    const table = attack('G1', 'A1', { attacker: ['T8', 'T9'], defender: ['T41'] });
    table.upTo('modifier').play('T8').play('T41');
    expect([table.state.phase, table.seat]).toEqual(['modifier', 0]);
    expect(table.total()).toBe(9);
    expect(table.why('T9')).toBe('TK-MOD3');
  });

  test('Protection, Command and Terrain modifiers are unlimited', () => {
    const table = attack('G2', 'A1', { attacker: ['T57', 'T79', 'T26'], defender: ['T33', 'T34', 'T35', 'T58'] });
    table
      .upTo('modifier')
      .play('T57')
      .play('T33')
      .play('T79')
      .play('T34')
      .say('pass')
      .play('T35')
      .say('pass')
      .play('T58');
    expect(table.total()).toBe(12 + 1 - 3 + 2 - 1 - 2 - 8);
  });
});

describe(cite('TK-MOD6', 'TK-Q24'), () => {
  const ranges = [
    ['T1', 0],
    ['T2', 500],
    ['T3', 750],
    ['T4', 1000],
    ['T5', 1500],
    ['T6', 2000],
  ] as const;
  const reaches = [
    ['A10', 0],
    ['A4', 1000],
    ['A1', 2000],
  ] as const;

  for (const [kind, reach] of reaches) {
    test.each(ranges)(`against ${kind}, which reaches ${reach}, %s of %i yards`, (card, range) => {
      const table = attack(kind, 'G1', { attacker: ['T22', 'T26'], defender: [card] })
        .upTo('modifier', 1)
        .play(card);
      const tooFar = range > reach;
      expect(table.saw('outranged')).toBe(tooFar);
      expect(table.state.phase).toBe(tooFar ? 'freeAction' : 'modifier');
    });
  }

  test('ended by range there is no resolution and no finishing card', () => {
    const table = attack('G9', 'A1', { attacker: ['T22', 'T26'], defender: ['T2'] })
      .upTo('modifier', 1)
      .play('T2');
    expect(table.saw('compared')).toBe(false);
    expect(table.why('T22')).toBe('TK-RES7');
    expect(casualties(table, 1)).toEqual([]);
    expect(table.why('T26')).toBeNull();
  });
});

describe(cite('TK-MOD7'), () => {
  test('no Range card by or against Support', () => {
    const table = attack('A18', 'G2', { attacker: ['T1', 'T26'], defender: ['T6', 'T82'] }).upTo('modifier');
    expect(table.refusal({ type: 'modify', seat: 0, card: 'T1' })).toEqual({
      rule: 'TK-MOD7',
      evidence: ['card:T1', 'unit:A18.1'],
    });
    table.say('pass');
    expect(table.why('T6')).toBe('TK-MOD7');
  });
});

test(`${cite('TK-MOD8')} cards played here are discarded`, () => {
  const table = attack('G2', 'A1', { attacker: ['T8', 'T26'], defender: ['T33', 'T59'] })
    .upTo('modifier')
    .play('T8')
    .play('T33');
  expect(table.state.discard).toEqual(['T8', 'T33']);
  expect([hand(table, 0), hand(table, 1)]).toEqual([['T26'], ['T59']]);
});

describe(cite('TK-Q13', 'TK-NOT2'), () => {
  test('P cards do not count for an attack with Inf, nor I cards for one with Pen', () => {
    const onInfantry = attack('G1', 'A10', { attacker: ['T8', 'T57', 'T18', 'T14'] }).upTo('modifier');
    expect(onInfantry.why('T8')).toBe('TK-Q13');
    expect(onInfantry.why('T57')).toBe('TK-Q13');
    expect(onInfantry.why('T18')).toBeNull();
    expect(onInfantry.why('T14')).toBeNull();
    const onTank = attack('G1', 'A1', { attacker: ['T8', 'T18', 'T14'] }).upTo('modifier');
    expect(onTank.why('T18')).toBe('TK-Q13');
    expect(onTank.why('T14')).toBeNull();
  });

  test('a Range card may be played all the same, and its modifier does not count', () => {
    const table = attack('G1', 'A10', { attacker: ['T26'], defender: ['T6'] }).upTo('modifier', 1);
    expect(table.why('T6')).toBeNull();
    expect(table.play('T6').total()).toBe(4);
  });

  test('the switch lets P cards count for Inf, never I cards for Pen', () => {
    const settings = { penModifiesInf: true };
    const table = attack('G1', 'A10', { attacker: ['T8', 'T26'], defender: ['T58'], settings })
      .upTo('modifier')
      .play('T8')
      .play('T58');
    expect(table.total()).toBe(4 + 8 - 8);
    const onTank = attack('G1', 'A1', { attacker: ['T18'], settings }).upTo('modifier');
    expect(onTank.why('T18')).toBe('TK-Q13');
  });
});

describe(cite('TK-Q19'), () => {
  test('it is the attacker’s: a defender cannot make an attack void with it', () => {
    const table = attack('G1', 'A1', { attacker: ['T26'], defender: ['T14', 'T2'] }).upTo('modifier', 1);
    expect(table.why('T14')).toBe('TK-Q19');
    expect(table.why('T2')).toBeNull();
  });

  test('after a longer range no Flame Thrower', () => {
    const table = attack('G1', 'A1', { attacker: ['T14', 'T26'], defender: ['T2'] })
      .upTo('modifier')
      .say('pass')
      .play('T2');
    expect(table.why('T14')).toBe('TK-Q19');
  });

  test('after point blank it may come', () => {
    const table = attack('G1', 'A1', { attacker: ['T14', 'T26'], defender: ['T1'] })
      .upTo('modifier')
      .say('pass')
      .play('T1');
    expect(table.play('T14').total()).toBe(9 + 2 + 3);
  });

  test('once played, any longer range ends the phase', () => {
    const table = attack('G1', 'A1', { attacker: ['T14', 'T26'], defender: ['T2'] })
      .upTo('modifier')
      .play('T14')
      .play('T2');
    expect(table.saw('outranged')).toBe(true);
    expect(table.state.phase).toBe('freeAction');
  });

  test.each(['G3', 'G5', 'G12', 'A8', 'A12'] as const)('%s has neither flame thrower nor machine gun card', (kind) => {
    const table = attack(kind, kind.startsWith('G') ? 'A10' : 'G9', { attacker: ['T14', 'T18'] }).upTo('modifier');
    expect(table.why('T14')).toBe('TK-CARD14');
    expect(table.why('T18')).toBe('TK-CARD18');
  });
});

test('the sum shows its working, card by card', () => {
  const table = attack('G2', 'A6', { attacker: ['T8', 'T26'], defender: ['T2'] })
    .upTo('modifier')
    .play('T8')
    .play('T2');
  if (table.state.attack === null) throw new Error('no attack');
  expect(attackSum(table.state.attack, table.state.switches)).toEqual({
    terms: [
      { rule: 'TK-TYPE4', value: 12 },
      { rule: 'TK-CARD8', value: 8 },
      { rule: 'TK-CARD2', value: -1 },
    ],
    total: 19,
  });
});
