import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { attack, casualties, hand } from './table';

describe(cite('TK-Q18', 'TK-CARD31', 'TK-CARD32', 'TK-CARD41'), () => {
  test('Rally undoes the Morale card that stopped the attack; both are discarded', () => {
    const table = attack('G2', 'A6', { attacker: ['T31'], defender: ['T25', 'T8'] }).play('T25');
    expect([table.state.phase, table.seat]).toEqual(['lostReply', 0]);
    table.play('T31');
    expect(table.state.phase).toBe('lostAttack');
    expect(table.state.discard).toEqual(['T25', 'T31']);
    expect(table.events).toContainEqual({ type: 'negated', seat: 1, card: 'T25', by: 0 });
  });

  test('it may be let stand', () => {
    const table = attack('G2', 'A6', { attacker: ['T31'], defender: ['T25'] })
      .play('T25')
      .say('allow');
    expect(table.state.phase).toBe('freeAction');
    expect(hand(table, 0)).toEqual(['T31']);
  });

  test('Rally saves a survivor from a finishing Morale card; another may follow', () => {
    const table = attack('G9', 'A1', { attacker: ['T25', 'T22'], defender: ['T31'] })
      .upTo('finish')
      .play('T25')
      .play('T31');
    expect([table.state.phase, table.seat]).toEqual(['finish', 0]);
    expect(casualties(table, 1)).toEqual([]);
    table.play('T22');
    expect(casualties(table, 1)).toEqual(['A1.1']);
  });

  test('Veteran Unit is a Morale card: negated it grants nothing, another Free Action may', () => {
    const table = attack('G2', 'A6', { attacker: ['T26', 'T46'], defender: ['T31'] })
      .upTo('freeAction')
      .play('T26');
    expect([table.state.phase, table.seat]).toEqual(['freeReply', 1]);
    table.play('T31');
    expect([table.state.phase, table.why('T46')]).toEqual(['freeAction', null]);
    expect(table.play('T46').state.phase).toBe('target');
  });

  test('Veteran Unit let stand grants its attack', () => {
    const table = attack('G2', 'A6', { attacker: ['T26'], defender: ['T31'] })
      .upTo('freeAction')
      .play('T26')
      .say('allow');
    expect(table.state.phase).toBe('target');
  });

  test('a negating Morale card can be negated in turn: the first card stands again', () => {
    const table = attack('A2', 'G1', { attacker: ['T31'], defender: ['T25', 'T32'] })
      .play('T25')
      .play('T31');
    expect([table.state.phase, table.seat]).toEqual(['lostReply', 1]);
    table.play('T32');
    expect(table.state.phase).toBe('target');
    expect(table.state.player).toBe(1);
    expect(table.events.filter((event) => event.type === 'negated')).toEqual([
      { type: 'negated', seat: 0, card: 'T31', by: 1 },
    ]);
  });

  test('Professionalism is for the German player alone', () => {
    const german = attack('G2', 'A6', { attacker: ['T32'], defender: ['T25'] }).play('T25');
    expect(german.why('T32')).toBeNull();
    const american = attack('A2', 'G1', { attacker: ['T32', 'T31'], defender: ['T25'] }).play('T25');
    expect(american.refusal({ type: 'negate', seat: 0, card: 'T32' })).toEqual({
      rule: 'TK-CARD32',
      evidence: ['card:T32', 'card:T25'],
      instead: { type: 'negate', seat: 0, card: 'T31' },
    });
  });

  test('Repairs undo a Hit card: its owner keeps the opportunity but not the slot', () => {
    const table = attack('G1', 'A1', { attacker: ['T9', 'T57', 'T46'], defender: ['T41'] })
      .upTo('modifier')
      .play('T9');
    expect([table.state.phase, table.seat]).toEqual(['modifierReply', 1]);
    table.play('T41');
    expect([table.state.phase, table.seat, table.total()]).toEqual(['modifier', 0, 9]);
    expect(table.play('T57').total()).toBe(10);
  });

  test('whose card was negated plays on, though the other has something to play as well', () => {
    const table = attack('G1', 'A1', { attacker: ['T9', 'T57', 'T46'], defender: ['T41', 'T33'] })
      .upTo('modifier')
      .play('T9')
      .play('T41');
    expect([table.state.phase, table.seat]).toEqual(['modifier', 0]);
    table.say('pass');
    expect([table.state.phase, table.seat, table.why('T33')]).toEqual(['modifier', 1, null]);
  });

  test.each(['T19', 'T20', 'T21', 'T22', 'T23'] as const)(
    '%s is Damage: neither Rally nor Repairs saves a tank from it',
    (card) => {
      const table = attack('G9', 'A2', { attacker: [card, 'T46'], defender: ['T31', 'T41'] })
        .upTo('finish')
        .play(card);
      expect(casualties(table, 1)).toEqual(['A2.1']);
      expect(hand(table, 1)).toEqual(['T31', 'T41']);
    },
  );

  test.each(['T36', 'T37'] as const)('%s is Logistics, but no Breakdown: Repairs do not help', (card) => {
    const table = attack('G1', 'A1', { attacker: ['T41', 'T46'], defender: [card] }).play(card);
    expect(casualties(table, 0)).toEqual(['G1.1']);
    expect(hand(table, 0)).toEqual(['T41', 'T46']);
  });

  test.each(['T38', 'T39'] as const)(
    '%s is Logistics too, and brings its attack whatever Repairs the other holds',
    (card) => {
      const table = attack('A2', 'G1', { attacker: [card], defender: ['T41'] })
        .upTo('freeAction')
        .play(card);
      expect([table.state.phase, table.state.player]).toEqual(['target', 0]);
      expect(hand(table, 1)).toEqual(['T41']);
    },
  );

  test('Repairs undo a Breakdown', () => {
    const table = attack('G1', 'A1', { attacker: ['T41'], defender: ['T40', 'T8'] })
      .play('T40')
      .play('T41');
    expect(table.state.phase).toBe('lostAttack');
    expect(casualties(table, 0)).toEqual([]);
  });

  test('Repairs answer nothing else, Rally no Hit card', () => {
    const morale = attack('G2', 'A6', { attacker: ['T41', 'T31'], defender: ['T25'] }).play('T25');
    expect(morale.why('T41')).toBe('TK-CARD41');
    const hit = attack('G1', 'A1', { attacker: ['T9'], defender: ['T31', 'T41'] })
      .upTo('modifier')
      .play('T9');
    expect(hit.why('T31')).toBe('TK-CARD31');
    expect(hit.why('T41')).toBeNull();
    const command = attack('G2', 'A6', { attacker: ['T31', 'T41', 'T46'], defender: ['T59'] }).play('T59');
    expect(command.state.phase).toBe('freeAction');
  });

  test('a card that negates nothing is refused in the window, and negating cards outside it', () => {
    const table = attack('G2', 'A6', { attacker: ['T31', 'T82'], defender: ['T25'] }).play('T25');
    expect(table.why('T82')).toBe('TK-Q18');
    expect(
      attack('G2', 'A6', { attacker: ['T31', 'T41'] })
        .upTo('modifier')
        .why('T31'),
    ).toBe('TK-Q18');
    expect(attack('G2', 'A6', { defender: ['T41'] }).why('T41')).toBe('TK-Q18');
  });

  test('nobody answers an own card', () => {
    const table = attack('G9', 'A1', { attacker: ['T25', 'T31'] })
      .upTo('finish')
      .play('T25');
    expect(casualties(table, 1)).toEqual(['A1.1']);
  });
});
