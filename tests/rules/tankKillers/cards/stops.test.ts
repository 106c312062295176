import { describe, expect, test } from 'vitest';
import type { CardId, Kind, Rule } from '../../../../src/rules/tankKillers/types';
import { cite } from '../../../support/cite';
import { attack, casualties } from '../table';

/** Card, an attack it stops, an attack it cannot stop and the rule. The defender plays it. */
type Row = readonly [CardId, readonly [Kind, Kind], readonly [Kind, Kind], Rule];

const plain: readonly CardId[] = [
  ...(['T25', 'T27', 'T28', 'T29', 'T59', 'T60', 'T63', 'T64'] as const),
  ...(['T78', 'T81', 'T82', 'T83', 'T84', 'T86', 'T88', 'T89', 'T90'] as const),
];

const rows: readonly Row[] = [
  ...plain.map((card): Row => [card, ['G2', 'A1'], ['A18', 'G2'], 'TK-LOST4']),
  ['T24', ['G2', 'A1'], ['G3', 'A1'], 'TK-CARD24'],
  ['T30', ['G7', 'A1'], ['G9', 'A1'], 'TK-CARD30'],
  ['T51', ['G2', 'A1'], ['A2', 'G1'], 'TK-CARD51'],
  ['T51', ['G2', 'B1'], ['A2', 'B1'], 'TK-CARD51'],
  ['T68', ['G2', 'A10'], ['G2', 'A1'], 'TK-CARD68'],
  ['T68', ['A4', 'G9'], ['G5', 'A10'], 'TK-CARD68'],
  ['T87', ['G7', 'A1'], ['G2', 'A1'], 'TK-CARD87'],
];

describe('cards that stop an attack', () => {
  for (const [card, [own, foe], [badOwn, badFoe], rule] of rows) {
    const id = `TK-CARD${card.slice(1)}`;

    test(`${cite(id)} stops ${own} attacking ${foe}; nobody is lost`, () => {
      const table = attack(own, foe, { attacker: ['T46'], defender: [card] }).play(card);
      expect(table.saw('attackStopped')).toBe(true);
      expect(table.saw('compared')).toBe(false);
      expect([casualties(table, 0), casualties(table, 1)]).toEqual([[], []]);
      expect(table.state.phase).toBe('freeAction');
    });

    test(`${cite(id)} cannot stop ${badOwn} attacking ${badFoe}: ${rule}`, () => {
      const table = attack(badOwn, badFoe, { defender: [card] });
      expect(table.refusal({ type: 'lost', seat: 1, card })).toMatchObject({ rule });
    });
  }

  for (const card of ['T61', 'T62', 'T80', 'T92'] as const) {
    const id = `TK-CARD${card.slice(1)}`;

    test(`${cite(id)} stops a unit and also Support, which is spent`, () => {
      const unit = attack('G2', 'A1', { attacker: ['T46'], defender: [card] }).play(card);
      expect([casualties(unit, 0), casualties(unit, 1)]).toEqual([[], []]);
      const support = attack('A17', 'G2', { attacker: ['T46'], defender: [card] }).play(card);
      expect([casualties(support, 0), casualties(support, 1)]).toEqual([['A17.1'], []]);
    });

    test(`${cite(id)} comes too late once the sum is being made, and finishes nobody`, () => {
      expect(
        attack('G2', 'A1', { defender: [card] })
          .upTo('modifier', 1)
          .why(card),
      ).toBe('TK-LOST1');
      expect(
        attack('G9', 'A1', { attacker: [card] })
          .upTo('finish')
          .why(card),
      ).toBe('TK-Q9');
    });
  }

  for (const [card, bad, rule] of [
    ['T36', ['A18', 'G2'], 'TK-LOST4'],
    ['T37', ['A18', 'G2'], 'TK-LOST4'],
    ['T40', ['A18', 'G2'], 'TK-LOST4'],
    ['T44', ['G9', 'A1'], 'TK-CARD44'],
    ['T44', ['G12', 'A1'], 'TK-CARD44'],
  ] as const) {
    const id = `TK-CARD${card.slice(1)}`;

    test(`${cite(id)} stops a Panther and costs it`, () => {
      const table = attack('G2', 'A1', { attacker: ['T46'], defender: [card] }).play(card);
      expect([casualties(table, 0), casualties(table, 1)]).toEqual([['G2.1'], []]);
      expect(table.state.sides[0]?.field).toEqual([]);
    });

    test(`${cite(id)} is refused against ${bad[0]}: ${rule}`, () => {
      expect(attack(bad[0], bad[1], { defender: [card] }).why(card)).toBe(rule);
    });
  }

  for (const card of ['T65', 'T66', 'T67'] as const) {
    const id = `TK-CARD${card.slice(1)}`;

    test(`${cite(id)} ends the turn though a Free Action is held`, () => {
      const table = attack('G2', 'A1', { attacker: ['T46'], defender: [card] }).play(card);
      expect(table.state.player).toBe(1);
      expect(table.saw('turnStopped')).toBe(true);
      expect(table.state.sides[0]?.field).toEqual(['G2.1']);
    });

    test(`${cite(id)} does not stop Support, and is not for the attacker`, () => {
      expect(attack('A17', 'G2', { defender: [card] }).why(card)).toBe('TK-LOST4');
      expect(
        attack('G2', 'A1', { attacker: [card] })
          .upTo('modifier')
          .why(card),
      ).toBe('TK-LOST2');
    });
  }
});
