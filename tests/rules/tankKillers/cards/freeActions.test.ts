import { describe, expect, test } from 'vitest';
import type { CardId, Kind, Rule } from '../../../../src/rules/tankKillers/types';
import { ruleOf } from '../../../../src/rules/tankKillers/units';
import { cite } from '../../../support/cite';
import { attack, hand } from '../table';

/** Card, an attack after which it grants another, one after which it does not and the rule. */
type Row = readonly [CardId, readonly [Kind, Kind], readonly [Kind, Kind], Rule];

const manoeuvres = ['T70', 'T71', 'T72', 'T73', 'T75'] as const;

const restricted: readonly Row[] = [
  ['T38', ['A2', 'G1'], ['G2', 'A1'], 'TK-CARD38'],
  ['T38', ['B2', 'A1'], ['G2', 'B1'], 'TK-CARD38'],
  ['T48', ['B1', 'G1'], ['G2', 'A1'], 'TK-CARD48'],
  ['T69', ['A10', 'G1'], ['A1', 'G1'], 'TK-CARD69'],
  ['T69', ['G9', 'A4'], ['G9', 'A8'], 'TK-CARD69'],
  ...manoeuvres.map((card): Row => [card, ['G2', 'A1'], ['G7', 'A1'], ruleOf(card)]),
  ...manoeuvres.map((card): Row => [card, ['A4', 'G1'], ['G3', 'A1'], ruleOf(card)]),
  ['T74', ['G1', 'A1'], ['A1', 'G1'], 'TK-CARD74'],
  ['T74', ['G2', 'B1'], ['G8', 'B1'], 'TK-CARD74'],
];

const free: readonly CardId[] = [
  ...(['T26', 'T39', 'T45', 'T46', 'T47', 'T49', 'T50', 'T52', 'T53', 'T54', 'T55', 'T56'] as const),
  ...(['T76', 'T77', 'T85', 'T91'] as const),
];

const grants = (card: CardId, own: Kind, foe: Kind) => {
  const table = attack(own, foe, { attacker: [card] })
    .upTo('freeAction')
    .play(card);
  if (table.state.phase === 'freeAttacker') table.say('newCard');
  expect(table.state.phase).toBe('target');
  expect(table.state.player).toBe(0);
  expect(table.state.attack?.attacker).not.toBe(`${own}.1`);
  expect(table.state.discard).toEqual([card]);
};

describe('cards that grant another attack', () => {
  for (const [card, [own, foe], [badOwn, badFoe], rule] of restricted) {
    const id = `TK-CARD${card.slice(1)}`;

    test(`${cite(id)} after ${own} attacked ${foe}`, () => grants(card, own, foe));

    test(`${cite(id)} not after ${badOwn} attacked ${badFoe}: ${rule}`, () => {
      expect(
        attack(badOwn, badFoe, { attacker: [card] })
          .upTo('freeAction')
          .why(card),
      ).toBe(rule);
    });
  }

  for (const card of free) {
    const id = `TK-CARD${card.slice(1)}`;

    test(`${cite(id)} after any attack, by any nation, Support included`, () => {
      grants(card, 'G7', 'A1');
      grants(card, 'A10', 'G1');
      grants(card, 'B13', 'G1');
    });

    test(`${cite(id)} for the active player only, after the attack only`, () => {
      const table = attack('G2', 'A1', { attacker: ['T8'], defender: [card] });
      expect(table.why(card)).toBe('TK-FREE1');
      table.upTo('freeAction');
      expect(table.refusal({ type: 'freeAction', seat: 1, card })).toEqual({ rule: 'TK-TURN1' });
      expect(hand(table, 1)).toEqual([card]);
    });
  }

  for (const card of ['T47', 'T48', 'T49'] as const) {
    test(`${cite(`TK-CARD${card.slice(1)}`)} lets the same unit attack again`, () => {
      const table = attack('A2', 'G1', { attacker: [card] })
        .upTo('freeAction')
        .play(card);
      table.give({ type: 'sameUnit', seat: 0, unit: 'A2.1' });
      expect(table.state.attack?.attacker).toBe('A2.1');
      expect(table.state.sides[0]?.field).toEqual(['A2.1']);
    });
  }

  test(`${cite('TK-NOT4')} Anglos are British and American, and nobody else`, () => {
    const allowed = (own: Kind, foe: Kind) =>
      attack(own, foe, { attacker: ['T38'] })
        .upTo('freeAction')
        .why('T38');
    expect([allowed('A2', 'G1'), allowed('B2', 'G1'), allowed('G2', 'A1')]).toEqual([null, null, 'TK-CARD38']);
  });
});
