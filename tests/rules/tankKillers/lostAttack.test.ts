import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { again, attack, casualties, hand } from './table';

describe(cite('TK-LOST1', 'TK-LOST5'), () => {
  test('a Lost Action card ends the phase, is discarded, and hurts nobody', () => {
    const table = attack('G2', 'A6', { attacker: ['T46'], defender: ['T82', 'T83'] }).play('T82');
    expect(table.state.phase).toBe('freeAction');
    expect(table.state.discard).toEqual(['T82']);
    expect(hand(table, 1)).toEqual(['T83']);
    expect([casualties(table, 0), casualties(table, 1)]).toEqual([[], []]);
    expect(table.state.sides[0]?.field).toEqual(['G2.1']);
  });

  test('it is the defender’s to play, and no duty', () => {
    const table = attack('G2', 'A6', { attacker: ['T83'], defender: ['T82'] });
    expect(table.seat).toBe(1);
    expect(table.refusal({ type: 'lost', seat: 0, card: 'T83' })).toEqual({ rule: 'TK-TURN1' });
    table.say('pass');
    expect(table.state.phase).toBe('modifier');
    expect(hand(table, 1)).toEqual(['T82']);
  });

  test.each([
    ['T8', 'TK-MOD1'],
    ['T22', 'TK-RES7'],
    ['T26', 'TK-FREE1'],
    ['T31', 'TK-Q18'],
    ['T42', 'TK-Q21'],
  ] as const)('%s is for another window: %s', (card, rule) => {
    const table = attack('G2', 'A6', { defender: [card, 'T82'] });
    expect(table.why(card)).toBe(rule);
    expect(table.refusal({ type: 'lost', seat: 1, card })?.instead).toEqual({ type: 'lost', seat: 1, card: 'T82' });
  });
});

describe(cite('TK-LOST2', 'TK-X14'), () => {
  test('Ambush ends the turn: no Free Action is possible', () => {
    const table = attack('G2', 'A6', { attacker: ['T46'], defender: ['T67'] }).play('T67');
    expect([table.state.player, table.state.turn]).toEqual([1, 2]);
    expect(hand(table, 0)).toEqual(['T46']);
    expect(table.saw('turnStopped')).toBe(true);
  });

  test('an End Turn card is no Lost Action card and the other way about', () => {
    const table = attack('G2', 'A6', { defender: ['T67', 'T82'] });
    expect(table.refusal({ type: 'lost', seat: 1, card: 'T67' })?.rule).toBe('TK-LOST2');
    expect(table.refusal({ type: 'stopTurn', seat: 1, card: 'T82' })?.rule).toBe('TK-LOST1');
  });
});

describe(cite('TK-LOST3', 'TK-X12', 'TK-Q9'), () => {
  test('Out of Fuel against a Tiger II: destroyed, phase over, the German may still play a Free Action', () => {
    const table = attack('G8', 'A6', { attacker: ['T46'], defender: ['T36'] }).play('T36');
    expect(casualties(table, 0)).toEqual(['G8.1']);
    expect(table.state.sides[0]?.field).toEqual([]);
    expect(table.state.phase).toBe('freeAction');
    expect(table.why('T46')).toBeNull();
    expect(table.events.find((event) => event.type === 'unitLost')).toMatchObject({ rule: 'TK-LOST3', casualties: 1 });
  });

  test.each(['T36', 'T37', 'T40', 'T44'] as const)('%s costs the attacking M5', (card) => {
    const table = attack('A4', 'G1', { defender: [card] }).play(card);
    expect(casualties(table, 0)).toEqual(['A4.1']);
    expect(casualties(table, 1)).toEqual([]);
  });

  test('other types do not', () => {
    for (const card of ['T25', 'T59', 'T78'] as const) {
      const table = attack('A4', 'G1', { defender: [card] }).play(card);
      expect(casualties(table, 0)).toEqual([]);
    }
  });
});

describe(cite('TK-LOST4'), () => {
  const against = (card: 'T81' | 'T36' | 'T65' | 'T80') => attack('A18', 'G2', { defender: [card] });

  test('Road Block cannot stop Mustangs and stays in hand', () => {
    const table = against('T81');
    expect(table.refusal({ type: 'lost', seat: 1, card: 'T81' })).toEqual({
      rule: 'TK-LOST4',
      evidence: ['card:T81', 'unit:A18.1'],
    });
    expect(hand(table, 1)).toEqual(['T81']);
  });

  test('nor can Logistics or End Turn cards', () => {
    expect(against('T36').why('T36')).toBe('TK-LOST4');
    expect(against('T65').why('T65')).toBe('TK-LOST4');
  });

  test('Camouflage can: the phase ends and the Mustangs are spent', () => {
    const table = against('T80').play('T80');
    expect(casualties(table, 0)).toEqual(['A18.1']);
    expect(casualties(table, 1)).toEqual([]);
  });
});

describe(cite('TK-Q26'), () => {
  test('one card that takes effect; if it is negated, another may follow', () => {
    const table = attack('G2', 'A6', { attacker: ['T31'], defender: ['T25', 'T82'] })
      .play('T25')
      .play('T31');
    expect(table.state.phase).toBe('lostAttack');
    expect(table.seat).toBe(1);
    const other = again(table).say('pass');
    expect(other.state.phase).toBe('modifier');
    table.play('T82');
    expect(table.state.sides[1]?.casualties).toEqual([]);
    expect(table.state.phase).toBe('target');
  });
});

describe(cite('TK-Q10'), () => {
  test('"only on a tank" looks at the attacker when the attack is stopped', () => {
    expect(attack('G9', 'A1', { defender: ['T24'] }).why('T24')).toBe('TK-CARD24');
    expect(attack('G1', 'A10', { defender: ['T24'] }).why('T24')).toBeNull();
  });

  test('and at the survivor when it is finished off', () => {
    const survivor = (kind: 'A1' | 'A10') => attack('G9', kind, { attacker: ['T24', 'T8'] });
    expect(survivor('A1').upTo('finish').why('T24')).toBeNull();
    expect(
      attack('G11', 'A10', { attacker: ['T24'] })
        .upTo('finish')
        .why('T24'),
    ).toBe('TK-CARD24');
  });
});
