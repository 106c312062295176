import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../../src/rules/core/module';
import { tankKillers, tankKillersModule } from '../../../src/rules/tankKillers';
import { cardIds, cardOf } from '../../../src/rules/tankKillers/data/tactics';
import { chanceGiven, chanceOfHolding, possibleCards, replyOdds } from '../../../src/rules/tankKillers/odds';
import type { CardId } from '../../../src/rules/tankKillers/types';
import { attack } from './table';

/** Counts hands one by one: of all hands of `size` out of `of` cards, how many hold one of the first `wanted`. */
function counted(wanted: number, of: number, size: number): number {
  let [all, holding] = [0, 0];
  for (let hand = 0; hand < 1 << of; hand++) {
    const cards = Array.from({ length: of }, (_, card) => (hand >> card) & 1);
    if (cards.reduce((sum, held) => sum + held, 0) !== size) continue;
    all += 1;
    if (cards.slice(0, wanted).includes(1)) holding += 1;
  }
  return holding / all;
}

test.each([
  [0, 6, 3],
  [1, 6, 3],
  [2, 8, 3],
  [5, 9, 4],
  [4, 10, 7],
  [3, 7, 0],
])('of %i wanted among %i cards a hand of %i holds one as often as counting says', (wanted, of, size) => {
  expect(chanceOfHolding(wanted, of, size)).toBeCloseTo(counted(wanted, of, size), 12);
});

test('a hand of which something is proved holds what counting the hands that fit says', () => {
  const cards = cardIds.slice(0, 9);
  const of = (...numbers: number[]) => cards.filter((_, index) => numbers.includes(index));
  const wanted = of(0, 1, 2);
  const cases = [[], [of(2, 3)], [of(0, 1)], [of(3, 4), of(4, 5, 6)], [of(2, 3), of(1, 7), of(8)]];
  for (const proven of cases) {
    let [all, holding] = [0, 0];
    for (let bits = 0; bits < 1 << cards.length; bits++) {
      const hand = cards.filter((_, index) => ((bits >> index) & 1) === 1);
      const holds = (set: readonly CardId[]) => set.some((card) => hand.includes(card));
      if (hand.length !== 4 || !proven.every(holds)) continue;
      all += 1;
      if (holds(wanted)) holding += 1;
    }
    expect(chanceGiven(wanted, cards, 4, proven)).toBeCloseTo(holding / all, 10);
  }
});

describe('the card counter', () => {
  test('counts what a player who was asked and passed must hold', () => {
    const hands = { attacker: ['T46'], defender: ['T82', 'T33', 'T34'] } as const;
    const chance = (autoPass: boolean) => {
      const table = attack('G2', 'A1', { ...hands, settings: { autoPass } }).say('pass');
      return replyOdds(tankKillers.view(table.state, 0), 1).find(({ effect }) => effect === 'lostAction')?.chance ?? 0;
    };
    expect(chance(true)).toBeGreaterThan(chance(false) + 0.1);
  });

  test('counts what neither the own hand nor the discard pile shows', () => {
    const table = attack('G2', 'A1', { attacker: ['T65', 'T46'], defender: ['T66', 'T59', 'T33'] }).play('T66');
    const view = tankKillers.view(table.state, 0);
    const left = (effect: string) => replyOdds(view, 1).find((odds) => odds.effect === effect)?.left;
    expect(table.state.discard).toEqual(['T66']);
    expect(left('endTurn')).toBe(1);
    expect(left('recover')).toBe(
      2 - (table.state.sides[0]?.hand.filter((c) => cardOf(c).effect === 'recover').length ?? 0),
    );
  });

  test('knows what a player who was passed over cannot hold', () => {
    const table = attack('G2', 'A1', { attacker: ['T46'], defender: ['T33', 'T34'], settings: { autoPass: true } });
    const odds = replyOdds(tankKillers.view(table.state, 0), 1);
    expect(odds.find(({ effect }) => effect === 'endTurn')).toEqual({ effect: 'endTurn', left: 0, chance: 0 });
    expect(possibleCards(tankKillers.view(table.state, 0), 1)).toContain('T33');
    expect(possibleCards(tankKillers.view(table.state, 0), 1)).not.toContain('T82');
  });

  test('its chances are those found by laying out every hand the other player can have', () => {
    const own: readonly CardId[] = ['T46', 'T65', 'T8'];
    const table = attack('G2', 'A1', { attacker: own, defender: ['T33', 'T34', 'T9'], settings: { autoPass: true } });
    expect(table.events).toContainEqual({ type: 'autoPassed', seat: 1, reveals: true });
    // What the defender would have been asked for, had it been in the hand; each card is tried at a table of its own.
    const stops = (card: CardId) => attack('G2', 'A1', { defender: [card] }).why(card) === null;
    const open = cardIds.filter((card) => !own.includes(card) && !stops(card));
    const hands = open.flatMap((first, i) =>
      open.slice(i + 1).flatMap((second, j) => open.slice(i + j + 2).map((third) => [first, second, third])),
    );
    const odds = replyOdds(tankKillers.view(table.state, 0), 1);
    for (const { effect, left, chance } of odds) {
      const holding = hands.filter((hand) => hand.some((card) => cardOf(card).effect === effect));
      expect(left, effect).toBe(open.filter((card) => cardOf(card).effect === effect).length);
      expect(chance, effect).toBeCloseTo(holding.length / hands.length, 12);
    }
    expect(odds.filter(({ chance }) => chance > 0 && chance < 1).length).toBeGreaterThan(3);
  });

  test('all cards are of one of its sorts', () => {
    const table = attack('G2', 'A1', { defender: ['T82'] });
    const total = replyOdds(tankKillers.view(table.state, 0), 1).reduce((sum, { left }) => sum + left, 0);
    expect(total).toBe(cardIds.length);
  });
});

describe('the sum, asked from outside', () => {
  const ask = tankKillersModule.analyses?.attack;
  if (ask === undefined) throw new Error('nothing to ask');

  test('is the one of the example of play', () => {
    expect(ask({ attacker: 'G2', target: 'A6', cards: ['T8', 'T2'] })).toEqual({
      terms: [
        { rule: 'TK-TYPE4', value: 12 },
        { rule: 'TK-CARD8', value: 8 },
        { rule: 'TK-CARD2', value: -1 },
      ],
      total: 19,
      defence: 5,
      destroyed: true,
      reach: 2000,
    });
  });

  test.each([
    [{ attacker: 'G99', target: 'A6' }],
    [{ attacker: 'G2', target: 'A18' }],
    [{ attacker: 'G2', target: 'A6', cards: ['T93'] }],
    [{ attacker: 'G2', target: 'A6', cards: 'T8' }],
    [{}],
  ])('bad input %o is named', (params) => {
    expect(() => ask(params)).toThrow(AnalysisError);
  });
});
