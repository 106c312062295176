import { describe, expect, test } from 'vitest';
import type { CardId, Kind, Rule } from '../../../../src/rules/tankKillers/types';
import { cite } from '../../../support/cite';
import { attack } from '../table';

/** Card, a duel it changes by how much, a duel that refuses it and by which rule. */
type Row = readonly [CardId, readonly [Kind, Kind], number, readonly [Kind, Kind], Rule];

const rows: readonly Row[] = [
  ['T1', ['G1', 'A1'], 2, ['A15', 'G1'], 'TK-MOD7'],
  ['T2', ['G1', 'A1'], -1, ['A15', 'G1'], 'TK-MOD7'],
  ['T3', ['G1', 'A1'], -2, ['A15', 'G1'], 'TK-MOD7'],
  ['T4', ['G1', 'A1'], -3, ['A15', 'G1'], 'TK-MOD7'],
  ['T5', ['G1', 'A1'], -4, ['A15', 'G1'], 'TK-MOD7'],
  ['T6', ['G1', 'A1'], -5, ['A15', 'G1'], 'TK-MOD7'],
  ['T7', ['G1', 'A1'], 10, ['A15', 'G1'], 'TK-CARD7'],
  ['T8', ['A15', 'G7'], 8, ['G1', 'A10'], 'TK-Q13'],
  ['T9', ['G1', 'A1'], 6, ['G1', 'A10'], 'TK-Q13'],
  ['T10', ['G1', 'A1'], 4, ['G1', 'A10'], 'TK-Q13'],
  ['T11', ['G1', 'A1'], 8, ['G1', 'A10'], 'TK-Q13'],
  ['T12', ['G1', 'A1'], 2, ['G1', 'A10'], 'TK-Q13'],
  ['T13', ['G1', 'A1'], 3, ['G1', 'A10'], 'TK-Q13'],
  ['T14', ['G1', 'A1'], 3, ['G3', 'A1'], 'TK-CARD14'],
  ['T14', ['G9', 'A10'], 3, ['G15', 'A10'], 'TK-CARD14'],
  ['T15', ['G11', 'A1'], 5, ['A10', 'G1'], 'TK-CARD15'],
  ['T15', ['G9', 'B7'], 5, ['G11', 'A13'], 'TK-CARD15'],
  ['T15', ['G9', 'B5'], 5, ['G1', 'A1'], 'TK-CARD15'],
  ['T16', ['A10', 'G1'], 5, ['G9', 'A1'], 'TK-CARD16'],
  ['T16', ['B9', 'G3'], 5, ['B9', 'G12'], 'TK-CARD16'],
  ['T17', ['G9', 'A1'], 6, ['G9', 'A8'], 'TK-CARD17'],
  ['T17', ['B10', 'G8'], 6, ['B1', 'G8'], 'TK-CARD17'],
  ['T18', ['G1', 'A10'], 3, ['G12', 'A10'], 'TK-CARD18'],
  ['T18', ['A10', 'G9'], 3, ['A10', 'G1'], 'TK-Q13'],
  ['T33', ['G1', 'A1'], -3, ['G1', 'A10'], 'TK-Q13'],
  ['T34', ['G1', 'A1'], -1, ['G1', 'A13'], 'TK-CARD34'],
  ['T35', ['G1', 'A1'], -2, ['G1', 'A9'], 'TK-CARD35'],
  ['T57', ['G1', 'A1'], 1, ['G1', 'A10'], 'TK-Q13'],
  ['T58', ['G1', 'A1'], -8, ['G1', 'A10'], 'TK-Q13'],
  ['T79', ['G1', 'A1'], 2, ['G1', 'A10'], 'TK-Q13'],
];

describe('what each card adds, and where it may not', () => {
  for (const [card, [own, foe], change, [badOwn, badFoe], rule] of rows) {
    const id = `TK-CARD${card.slice(1)}`;

    test(`${cite(id)} ${own} against ${foe}: ${change}`, () => {
      const table = attack(own, foe, { attacker: [card, 'T26'] }).upTo('modifier');
      const before = table.total();
      expect(table.play(card).total() - before).toBe(change);
      expect(table.state.discard).toEqual([card]);
    });

    test(`${cite(id)} ${badOwn} against ${badFoe}: refused by ${rule}, the card stays in hand`, () => {
      const table = attack(badOwn, badFoe, { attacker: [card, 'T26'] }).upTo('modifier');
      const refusal = table.refusal({ type: 'modify', seat: 0, card });
      expect(refusal?.rule).toBe(rule);
      expect(refusal?.evidence).toContain(`card:${card}`);
      expect(table.state.sides[0]?.hand).toEqual([card, 'T26']);
    });
  }
});

test('either player may play them: the restriction is on the units', () => {
  const table = attack('G11', 'A1', { attacker: ['T26'], defender: ['T15'] }).upTo('modifier', 1);
  expect(table.play('T15').total()).toBe(12);
});
