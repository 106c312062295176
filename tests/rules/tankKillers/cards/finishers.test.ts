import { describe, expect, test } from 'vitest';
import type { CardId, Kind, Rule } from '../../../../src/rules/tankKillers/types';
import { cite } from '../../../support/cite';
import { attack, casualties } from '../table';

/** Card, a fruitless attack it turns into a kill, one it cannot and the rule. */
type Row = readonly [CardId, readonly [Kind, Kind], readonly [Kind, Kind], Rule];

const rows: readonly Row[] = [
  ['T19', ['G9', 'A1'], ['A1', 'G7'], 'TK-CARD19'],
  ['T19', ['A10', 'G8'], ['G9', 'A8'], 'TK-CARD19'],
  ['T20', ['G9', 'A13'], ['G11', 'A10'], 'TK-CARD20'],
  ['T20', ['A4', 'G5'], ['G11', 'B9'], 'TK-CARD20'],
  ['T21', ['G9', 'A8'], ['G9', 'A13'], 'TK-CARD21'],
  ['T23', ['A1', 'G7'], ['G9', 'A8'], 'TK-CARD23'],
  ['T24', ['A1', 'G7'], ['G11', 'A10'], 'TK-CARD24'],
  ['T30', ['A1', 'G7'], ['G9', 'A8'], 'TK-CARD30'],
];

describe('cards that finish off a survivor', () => {
  for (const [card, [own, foe], [badOwn, badFoe], rule] of rows) {
    const id = `TK-CARD${card.slice(1)}`;

    test(`${cite(id)} ${own} fails against ${foe} and still destroys it`, () => {
      const table = attack(own, foe, { attacker: [card, 'T46'] })
        .upTo('finish')
        .play(card);
      expect(casualties(table, 1)).toEqual([`${foe}.1`]);
    });

    test(`${cite(id)} not when ${badOwn} fails against ${badFoe}: ${rule}`, () => {
      const table = attack(badOwn, badFoe, { attacker: [card] }).upTo('finish');
      expect(table.why(card)).toBe(rule);
    });
  }

  for (const card of ['T22', 'T25', 'T27', 'T28', 'T29'] as const) {
    const id = `TK-CARD${card.slice(1)}`;

    test(`${cite(id)} finishes infantry, gun and tank alike, also for Support`, () => {
      for (const [own, foe] of [
        ['G11', 'A10'],
        ['G9', 'A13'],
        ['A1', 'G7'],
        ['G15', 'A1'],
      ] as const) {
        const table = attack(own, foe, { attacker: [card, 'T46'] })
          .upTo('finish')
          .play(card);
        expect(casualties(table, 1)).toEqual([`${foe}.1`]);
      }
    });

    test(`${cite(id)} is of no use while the sum is made or once the target is destroyed`, () => {
      const rule = card === 'T22' ? 'TK-RES7' : 'TK-LOST1';
      expect(
        attack('G1', 'A1', { attacker: [card] })
          .upTo('modifier')
          .why(card),
      ).toBe(rule);
      expect(
        attack('G1', 'A1', { attacker: [card] })
          .upTo('freeAction')
          .why(card),
      ).toBe(rule);
    });
  }
});
