import { describe, expect, test } from 'vitest';
import { cardIds } from '../../../src/rules/tankKillers/data/tactics';
import type { CardId } from '../../../src/rules/tankKillers/types';
import { cite } from '../../support/cite';
import { hand, lay, sit } from './table';

const eight: readonly CardId[] = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'];

describe(cite('TK-MAN1', 'TK-X6'), () => {
  test('three cards at the start, three drawn: six', () => {
    const table = sit(lay({ hands: [['T1', 'T2', 'T3'], []] })).open('draw');
    expect(hand(table, 0)).toHaveLength(6);
    expect(table.events.find((event) => event.type === 'drew')).toMatchObject({ seat: 0, count: 3 });
  });

  test('eight in hand, three drawn: two of eleven must go before the attack', () => {
    const table = sit(lay({ hands: [eight, []] }))
      .open('draw')
      .upTo('limit');
    expect(hand(table, 0)).toHaveLength(11);
    table.play('T1');
    expect(table.state.phase).toBe('limit');
    table.play('T5');
    expect(hand(table, 0)).toHaveLength(9);
    expect(table.state.phase).toBe('target');
  });

  test('what was drawn is told to its owner alone', () => {
    const table = sit(lay({ hands: [[], []] })).open('draw');
    const told = table.events.filter((event) => 'cards' in event);
    expect(told).toEqual([{ type: 'drewCards', seat: 0, cards: hand(table, 0), only: [0], reveals: true }]);
  });
});

describe(cite('TK-MAN2', 'TK-Q6'), () => {
  test('the active player picks what goes, and it goes to the common discard pile', () => {
    const table = sit(lay({ hands: [[...eight, 'T9', 'T10'], []] })).open('limit');
    expect(table.seat).toBe(0);
    table.play('T9');
    expect(table.state.discard).toEqual(['T9']);
    expect(table.saw('discarded')).toBe(true);
  });

  test('nine cards are no excess, and nothing is discarded at any other time', () => {
    const table = sit(lay({ hands: [[...eight, 'T9'], []] })).open('limit');
    expect(table.state.phase).toBe('target');
    expect(table.refusal({ type: 'discard', seat: 0, card: 'T9' })).toEqual({ rule: 'TK-MAN2' });
  });

  test('the limit comes after T42 and T43 had their chance', () => {
    const state = lay({ hands: [[...eight, 'T42', 'T43'], []] });
    state.sides[0]?.casualties.push('G1.1', 'G2.1');
    const table = sit(state).open('recover').play('T42');
    expect(table.state.phase).toBe('recover');
    table.say('done');
    expect(hand(table, 0)).toHaveLength(9);
    expect(table.state.phase).toBe('target');
  });

  test('the opponent may not discard', () => {
    const table = sit(lay({ hands: [[...eight, 'T9', 'T10'], ['T20']] })).open('limit');
    expect(table.refusal({ type: 'discard', seat: 1, card: 'T20' })).toEqual({ rule: 'TK-TURN1' });
  });
});

test(`${cite('TK-MAN3')} when the tactics deck runs out, the shuffled discard pile is drawn from`, () => {
  const state = lay({});
  state.discard = state.deck.splice(0, state.deck.length - 1);
  const [last] = state.deck;
  const table = sit(state).open('draw');
  expect(hand(table, 0)).toHaveLength(3);
  expect(hand(table, 0)[0]).toBe(last);
  expect(table.events.find((event) => event.type === 'reshuffled')).toMatchObject({ count: 91 });
  expect(table.state.discard).toEqual([]);
  expect([...table.state.deck, ...hand(table, 0)].sort()).toEqual([...cardIds].sort());
});

describe(cite('TK-Q21', 'TK-CARD42', 'TK-CARD43'), () => {
  const recovering = (casualties: readonly ('G1.1' | 'G2.1')[]) => {
    const state = lay({ hands: [['T42', 'T43', 'T8'], ['T26']] });
    const side = state.sides[0];
    if (side === undefined) throw new Error('no side');
    side.deck = side.deck.filter((unit) => unit !== 'G1.1' && unit !== 'G2.1' && unit !== 'G9.1');
    side.casualties = [...casualties];
    side.reserve = ['G9.1'];
    return sit(state).open('recover');
  };

  test.each(['T42', 'T43'] as const)('%s puts the most recent casualty under the reserve', (card) => {
    const table = recovering(['G1.1', 'G2.1']).play(card);
    expect(table.state.sides[0]?.casualties).toEqual(['G1.1']);
    expect(table.state.sides[0]?.reserve).toEqual(['G2.1', 'G9.1']);
    expect(table.state.discard).toEqual([card]);
  });

  test('both may be played in one turn', () => {
    const table = recovering(['G1.1', 'G2.1']).play('T43').play('T42');
    expect(table.state.sides[0]?.reserve).toEqual(['G1.1', 'G2.1', 'G9.1']);
    expect(table.state.phase).toBe('target');
  });

  test('not without a casualty, not with another card, not in another phase, not by the opponent', () => {
    expect(recovering([]).state.phase).toBe('target');
    expect(recovering([]).refusal({ type: 'recover', seat: 0, card: 'T42' })).toEqual({ rule: 'TK-TURN2' });
    const table = recovering(['G1.1']);
    expect(table.why('T8')).toBe('TK-Q21');
    expect(table.refusal({ type: 'recover', seat: 1, card: 'T26' })).toEqual({ rule: 'TK-TURN1' });
    table.say('done');
    expect(table.why('T42')).toBe('TK-TURN2');
    expect(table.why('T43')).toBe('TK-TURN2');
  });
});
