import { describe, expect, test } from 'vitest';
import { onlyMove } from '../../../src/rules/tankKillers/commands';
import { cite } from '../../support/cite';
import { attack, casualties, hand } from './table';

describe(cite('TK-FREE1', 'TK-FREE4', 'TK-FREE5'), () => {
  test('a Free Action card grants one more attack by the next card of the deck, from the target on', () => {
    const table = attack('G2', 'A6', { attacker: ['T46', 'T8'], defender: ['T82'] }).upTo('freeAction');
    const next = table.state.sides[0]?.deck.at(-1);
    table.play('T46');
    expect(table.state.discard).toContain('T46');
    expect(table.state.attack?.attacker).toBe(next);
    expect(table.state.sides[0]?.field).toEqual(['G2.1', next]);
    expect(table.state.phase).toBe('target');
    table.target('top');
    expect([table.state.phase, table.seat]).toEqual(['lostAttack', 1]);
    table.say('pass');
    expect([table.state.phase, table.seat]).toEqual(['modifier', 0]);
  });

  test('it is a choice', () => {
    const table = attack('G2', 'A6', { attacker: ['T46'] })
      .upTo('freeAction')
      .say('endTurn');
    expect(table.state.player).toBe(1);
    expect(hand(table, 0)).toEqual(['T46']);
  });

  test('no other card does it', () => {
    const table = attack('G2', 'A6', { attacker: ['T8', 'T82', 'T67', 'T22', 'T31', 'T42'] }).upTo('freeAction');
    const cards = ['T8', 'T82', 'T67', 'T22', 'T31', 'T42'] as const;
    expect(cards.map((card) => table.why(card))).toEqual([
      'TK-MOD1',
      'TK-LOST1',
      'TK-LOST2',
      'TK-RES7',
      'TK-Q18',
      'TK-Q21',
    ]);
  });
});

describe(`${cite('TK-FREE4', 'TK-FREE3')} with an empty formation deck`, () => {
  const empty = () => {
    const table = attack('G2', 'A6', { attacker: ['T46', 'T47'] }).upTo('freeAction');
    const side = table.state.sides[0];
    if (side === undefined) throw new Error('no attacker');
    side.deck = [];
    side.dry = true;
    return { table, side };
  };

  test('no new card can come, so only a card for the same unit is played', () => {
    const { table } = empty();
    expect(table.why('T46')).toBe('TK-FREE4');
    expect(table.why('T47')).toBeNull();
    table.play('T47');
    expect(table.state.phase).toBe('freeAttacker');
    expect(table.refusal({ type: 'newCard', seat: 0 })).toMatchObject({ rule: 'TK-FREE4' });
    expect(onlyMove(table.state, 0)).toEqual({ type: 'sameUnit', seat: 0, unit: 'G2.1' });
  });

  test('and none at all once that unit is gone', () => {
    const { table, side } = empty();
    side.field = [];
    expect(table.why('T47')).toBe('TK-FREE4');
  });

  test('with a card left there is a choice, which nobody makes for the player', () => {
    const table = attack('G2', 'A6', { attacker: ['T47'] })
      .upTo('freeAction')
      .play('T47');
    expect([table.state.phase, onlyMove(table.state, 0)]).toEqual(['freeAttacker', null]);
  });
});

describe(cite('TK-FREE2', 'TK-Q16'), () => {
  test('again after every attack, one card for each', () => {
    const table = attack('G2', 'A6', { attacker: ['T46', 'T45', 'T50'] }).upTo('freeAction');
    for (const card of ['T46', 'T45', 'T50'] as const) {
      table.play(card).target('top');
      if (table.state.phase !== 'freeAction' && hand(table, 0).length > 0) table.upTo('freeAction');
    }
    expect(table.events.filter((event) => event.type === 'advanced' && event.seat === 0)).toHaveLength(4);
    expect(table.state.player).toBe(1);
  });

  test('also after an attack that was stopped, outranged or met Support', () => {
    const stopped = attack('G2', 'A6', { attacker: ['T46'], defender: ['T82'] }).play('T82');
    const outranged = attack('G9', 'A1', { attacker: ['T46'], defender: ['T2'] })
      .upTo('modifier', 1)
      .play('T2');
    const support = attack('G2', 'A18', { attacker: ['T46'] });
    for (const table of [stopped, outranged, support]) {
      expect([table.state.phase, table.why('T46')]).toEqual(['freeAction', null]);
    }
  });

  test('restrictions look back at the attack just finished', () => {
    const followed = (own: 'G2' | 'G7' | 'G9', foe: 'A1' | 'A10') =>
      attack(own, foe, { attacker: ['T70', 'T69'] }).upTo('freeAction');
    expect([followed('G2', 'A1').why('T70'), followed('G7', 'A1').why('T70')]).toEqual([null, 'TK-CARD70']);
    expect([followed('G9', 'A1').why('T69'), followed('G9', 'A10').why('T69')]).toEqual([null, 'TK-CARD69']);
    expect(followed('G2', 'A1').why('T69')).toBe('TK-CARD69');
  });

  test('the attacker that Out of Fuel destroyed still was a medium tank', () => {
    const table = attack('G2', 'A1', { attacker: ['T70'], defender: ['T36'] }).play('T36');
    expect(table.why('T70')).toBeNull();
  });
});

describe(cite('TK-FREE3', 'TK-Q17', 'TK-X2'), () => {
  test('"same unit": any unit that attacked this turn and is still in play, or a new card', () => {
    const table = attack('G2', 'A6', { attacker: ['T46', 'T47'] })
      .upTo('freeAction')
      .play('T46')
      .target('top');
    table.upTo('freeAction').play('T47');
    expect(table.state.phase).toBe('freeAttacker');
    const [first, second] = table.state.sides[0]?.field ?? [];
    if (first === undefined || second === undefined) throw new Error('two attackers expected');
    expect(first).toBe('G2.1');
    expect(table.refusal({ type: 'sameUnit', seat: 0, unit: first })).toBeNull();
    expect(table.refusal({ type: 'sameUnit', seat: 0, unit: second })).toBeNull();
    expect(table.refusal({ type: 'newCard', seat: 0 })).toBeNull();
    expect(table.refusal({ type: 'sameUnit', seat: 0, unit: 'G8.1' })).toMatchObject({ rule: 'TK-Q17' });
    const decked = table.state.sides[0]?.deck.length;
    table.give({ type: 'sameUnit', seat: 0, unit: first });
    expect(table.state.attack?.attacker).toBe(first);
    expect(table.state.sides[0]?.deck).toHaveLength(decked ?? -1);
  });

  test('even a unit whose attack was lost', () => {
    const table = attack('G2', 'A6', { attacker: ['T49'], defender: ['T82'] })
      .play('T82')
      .play('T49');
    expect(table.refusal({ type: 'sameUnit', seat: 0, unit: 'G2.1' })).toBeNull();
  });

  test('not Support, not what was destroyed: then the next card comes by itself', () => {
    const spent = attack('A18', 'G2', { attacker: ['T47'] })
      .upTo('freeAction')
      .play('T47');
    expect(spent.state.phase).toBe('target');
    expect(spent.state.attack?.attacker).not.toBe('A18.1');
    const burnt = attack('G2', 'A6', { attacker: ['T47'], defender: ['T36'] })
      .play('T36')
      .play('T47');
    expect(burnt.state.phase).toBe('target');
    expect(casualties(burnt, 0)).toEqual(['G2.1']);
    const table = attack('G2', 'A6', { attacker: ['T47'] })
      .upTo('freeAction')
      .play('T47');
    expect(table.refusal({ type: 'sameUnit', seat: 0, unit: 'G15.1' })).toMatchObject({ rule: 'TK-FREE3' });
  });

  test('a new card may be taken instead', () => {
    const table = attack('G2', 'A6', { attacker: ['T47'] }).upTo('freeAction');
    const next = table.state.sides[0]?.deck.at(-1);
    table.play('T47').say('newCard');
    expect(table.state.attack?.attacker).toBe(next);
  });
});
