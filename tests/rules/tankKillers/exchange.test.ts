import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../../src/rules/tankKillers/types';
import { cite } from '../../support/cite';
import { attack, lay, sit, type Table } from './table';

interface Stacks {
  readonly deck?: readonly UnitId[];
  readonly reserve?: readonly UnitId[];
  readonly exhausted?: boolean;
  readonly field?: readonly UnitId[];
}

/** A German attacks an American; the decks are cut down to what is named. */
function short(own: Stacks, foe: Stacks = {}, hands: Parameters<typeof lay>[0]['hands'] = [[], []]): Table {
  const state = lay({ hands });
  [own, foe].forEach(({ deck, reserve = [], exhausted = false, field = [] }, seat) => {
    const side = state.sides[seat];
    if (side === undefined) throw new Error('no side');
    if (deck !== undefined) side.deck = [...deck];
    side.reserve = [...reserve];
    side.field = [...field];
    side.exhausted = exhausted;
  });
  return sit(state);
}

describe(cite('TK-EXCH1'), () => {
  test('the last card taken as attacker: the shuffled reserve is the new deck at once', () => {
    const table = short({ deck: ['G2.1'], reserve: ['G1.1', 'G1.2', 'G7.1'] }).open('attacker');
    const side = table.state.sides[0];
    expect([...(side?.deck ?? [])].sort()).toEqual(['G1.1', 'G1.2', 'G7.1']);
    expect([side?.reserve, side?.exhausted, side?.topUp]).toEqual([[], true, false]);
    expect(table.events).toContainEqual({ type: 'reformed', seat: 0, count: 3 });
  });

  test('the last card destroyed on top of the deck', () => {
    const table = short({ deck: ['G1.1', 'G2.1'] }, { deck: ['A6.1'], reserve: ['A1.1', 'A2.1'] });
    table.open('attacker').target('top');
    const side = table.state.sides[1];
    expect(side?.casualties).toEqual(['A6.1']);
    expect(side?.exhausted).toBe(true);
    expect((side?.deck.length ?? 0) + (side?.field.length ?? 0)).toBe(2);
  });

  test('a last card that proves to be Support is shuffled in with the reserve', () => {
    const table = short({ deck: ['G1.1', 'G2.1'] }, { deck: ['A18.1'], reserve: ['A1.1'] }, [['T46'], []]);
    table.open('attacker').target('top');
    expect([...(table.state.sides[1]?.deck ?? [])].sort()).toEqual(['A1.1', 'A18.1']);
  });
});

describe(cite('TK-EXCH2', 'TK-Q20'), () => {
  test('the attack in progress is finished, no other started, free attacks included', () => {
    const table = short({ deck: ['G2.1'], reserve: ['G1.1'] }, { deck: ['A1.1', 'A6.1'] }, [
      ['T46', 'T47', 'T8'],
      ['T82'],
    ]);
    table.open('attacker').target('top');
    expect(table.state.phase).toBe('lostAttack');
    table.play('T82');
    expect(table.state.player).toBe(1);
    expect(table.refusal({ type: 'freeAction', seat: 0, card: 'T46' })).toMatchObject({ rule: 'TK-TURN1' });
  });

  test('in later turns: cards drawn, attackers to the reserve, no attack', () => {
    const table = short({ deck: ['G1.1'], field: ['G2.1'], exhausted: true }).open('draw');
    expect(table.state.player).toBe(1);
    expect(table.state.sides[0]?.hand).toHaveLength(3);
    expect(table.state.sides[0]?.reserve).toEqual(['G2.1']);
    expect(table.state.sides[0]?.field).toEqual([]);
    expect(table.events).toContainEqual({ type: 'heldBack', seat: 0 });
  });

  test('a Free Action is refused by the rule itself', () => {
    const table = attack('G2', 'A6', { attacker: ['T46'] }).upTo('freeAction');
    const side = table.state.sides[0];
    if (side === undefined) throw new Error('no side');
    side.exhausted = true;
    expect(table.why('T46')).toBe('TK-EXCH2');
  });

  test('an exhausted player is still attacked and still defends', () => {
    const table = short({ deck: ['G1.1', 'G2.1'] }, { deck: ['A1.1', 'A6.1'], exhausted: true }, [[], ['T82']]);
    table.open('attacker').target('top');
    expect([table.state.phase, table.seat]).toEqual(['lostAttack', 1]);
  });

  test('with an empty reserve the deck is formed as soon as a card reaches it', () => {
    const table = short({ deck: ['G2.1'] }, { deck: ['A1.1', 'A6.1'] }, [[], ['T82']]).open('attacker');
    const side = table.state.sides[0];
    expect([side?.deck, side?.dry, side?.exhausted]).toEqual([[], true, true]);
    const later = sit(table.state).open('attacker');
    expect([side?.deck, side?.reserve, side?.field, side?.dry]).toEqual([['G2.1'], [], [], false]);
    expect(later.events.filter(({ type }) => type === 'exhausted')).toEqual([]);
    expect(side?.exhausted).toBe(true);
  });

  test('a deck that has run dry does not run out a second time as its first card comes back', () => {
    const table = short({ deck: [], field: ['G2.1'] }, { exhausted: true });
    const side = table.state.sides[0];
    if (side === undefined) throw new Error('no side');
    side.dry = true;
    table.open('attacker');
    const told = table.events.map(({ type }) => type);
    // Back to the reserve, into the new deck, out to attack: now the deck is used up once more.
    expect(told.slice(0, 5)).toEqual(['withdrew', 'reformed', 'advanced', 'exhausted', 'fullExchange']);
  });

  test(`${cite('TK-Q21', 'TK-CARD42')} a casualty brought back into an empty reserve is the new deck at once`, () => {
    const table = short({ deck: [], exhausted: true }, {}, [['T42'], []]);
    const side = table.state.sides[0];
    if (side === undefined) throw new Error('no side');
    side.dry = true;
    side.casualties = ['G2.1', 'G1.1'];
    table.open('recover').play('T42');
    expect([side.deck, side.reserve, side.casualties, side.dry]).toEqual([['G1.1'], [], ['G2.1'], false]);
    expect(table.events).toContainEqual({ type: 'reformed', seat: 0, count: 1 });
    expect(table.saw('exhausted')).toBe(false);
    expect(side.exhausted).toBe(true);
  });

  test('without any card to attack with the turn just ends', () => {
    const state = lay({});
    const side = state.sides[0];
    if (side === undefined) throw new Error('no side');
    side.deck = [];
    side.dry = true;
    const table = sit(state).open('attacker');
    expect(table.state.player).toBe(1);
  });
});

describe(cite('TK-EXCH3'), () => {
  test('when both have run out the exchange is complete and both attack again', () => {
    const table = short({ deck: ['G2.1'], reserve: ['G1.1'] }, { deck: ['A1.1', 'A2.1'], exhausted: true }, [
      ['T46', 'T8'],
      [],
    ]);
    table.open('attacker');
    expect(table.state.sides.map(({ exhausted }) => exhausted)).toEqual([false, false]);
    expect(table.state.exchanges).toBe(1);
    expect(table.events).toContainEqual({ type: 'fullExchange', count: 1 });
    table.target('top').upTo('freeAction');
    expect(table.why('T46')).toBeNull();
  });

  test('running out twice is no exchange', () => {
    const table = short({ deck: ['G1.1', 'G2.1'] }, { deck: ['A6.1'], reserve: ['A1.1'], exhausted: true }, [
      ['T46'],
      [],
    ]);
    table.open('attacker').target('top');
    expect(table.state.exchanges).toBe(0);
    expect(table.state.sides[1]?.exhausted).toBe(true);
    expect(table.saw('exhausted')).toBe(false);
  });
});
