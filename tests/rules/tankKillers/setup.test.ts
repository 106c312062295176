import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { won } from '../../../src/rules/core/result';
import { tankKillers } from '../../../src/rules/tankKillers';
import { cardIds } from '../../../src/rules/tankKillers/data/tactics';
import { optionSpecs } from '../../../src/rules/tankKillers/optionSpecs';
import type { State } from '../../../src/rules/tankKillers/types';
import { rosterOf } from '../../../src/rules/tankKillers/units';
import { cite } from '../../support/cite';
import { attack, casualties, lay, sit } from './table';

type Chosen = { readonly [id: string]: string | number | boolean };

function dealt(setup: string, chosen: Chosen = {}, seed = 'a'): State {
  return tankKillers.deal({ setup, seats: 2, options: chosen }, openDice(seedDice(seed)));
}

function fault(chosen: Chosen, setup = 'germanAmerican', seats = 2) {
  return tankKillers.checkOptions({ setup, seats, options: chosen });
}

test(`${cite('TK-DECK1', 'TK-PILE1', 'TK-PILE2')} one tactics deck and discard for both, a deck and two piles each`, () => {
  const state = dealt('germanBritish');
  const cards = [...state.deck, ...state.discard, ...state.sides.flatMap(({ hand }) => hand)];
  expect([...cards].sort()).toEqual([...cardIds].sort());
  expect(state.discard).toEqual([]);
  for (const side of state.sides) {
    expect([...side.deck].sort()).toEqual([...rosterOf(side.nation, false, 0)].sort());
    expect([side.reserve, side.casualties, side.field]).toEqual([[], [], []]);
  }
});

test(`${cite('TK-SET1')} both start with three tactics cards`, () => {
  expect(dealt('americanBritish').sides.map(({ hand }) => hand.length)).toEqual([3, 3]);
});

test(`${cite('TK-SET2')} a hand never holds a formation card, however long the game`, () => {
  const table = sit(dealt('germanAmerican')).open('draw');
  for (let i = 0; i < 150 && table.state.defeated === null; i++) {
    const moves = tankKillers.candidates(table.state, table.seat);
    const next = moves.find((move) => tankKillers.refuse(table.state, move) === null);
    if (next === undefined) throw new Error(`stuck in ${table.state.phase}`);
    table.give(next);
    expect(table.state.sides.flatMap(({ hand }) => hand).every((card) => cardIds.includes(card))).toBe(true);
  }
  expect(table.state.turn).toBeGreaterThan(5);
});

test(`${cite('TK-Q5')} all three decks are shuffled, by the seed alone`, () => {
  const [a, b, c] = [dealt('germanAmerican'), dealt('germanAmerican'), dealt('germanAmerican', {}, 'b')];
  expect(a).toEqual(b);
  expect(a.deck).not.toEqual(c.deck);
  expect(a.sides[0]?.deck).not.toEqual(c.sides[0]?.deck);
  expect(a.sides[1]?.deck).not.toEqual(rosterOf('american', false, 0));
});

test(`${cite('TK-Q1')} who goes first is drawn by lot, or chosen`, () => {
  const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
  const lots = seeds.map((seed) => dealt('germanAmerican', {}, seed).player);
  expect(new Set(lots)).toEqual(new Set([0, 1]));
  expect(lots.filter((seat) => seat === 0).length).toBeGreaterThan(8);
  expect(lots.filter((seat) => seat === 1).length).toBeGreaterThan(8);
  expect(
    seeds.map((seed) => dealt('germanAmerican', { firstPlayer: 'first' }, seed).player).every((s) => s === 0),
  ).toBe(true);
  expect(
    seeds.map((seed) => dealt('germanAmerican', { firstPlayer: 'second' }, seed).player).every((s) => s === 1),
  ).toBe(true);
});

describe(cite('TK-Q25'), () => {
  test('any two different nations meet', () => {
    const nations = ['german', 'american', 'british'];
    for (const nation0 of nations) {
      for (const nation1 of nations) {
        const wrong = fault({ nation0, nation1 });
        expect(wrong).toEqual(nation0 === nation1 ? { where: 'nation1', problem: 'sameNation' } : null);
        if (wrong === null) {
          expect(dealt('germanAmerican', { nation0, nation1 }).sides.map((side) => side.nation)).toEqual([
            nation0,
            nation1,
          ]);
        }
      }
    }
  });

  test('the set-ups are the three match-ups', () => {
    const pairs = tankKillers.setups.map((setup) => dealt(setup).sides.map((side) => side.nation));
    expect(pairs).toEqual([
      ['german', 'american'],
      ['german', 'british'],
      ['american', 'british'],
    ]);
  });

  test('a card bound to another nation may still be discarded', () => {
    const hand = ['T32', 'T74', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'] as const;
    const table = sit(lay({ nations: ['american', 'german'], hands: [hand, []] })).open('limit');
    expect(table.why('T74')).toBeNull();
    table.play('T74');
    expect(table.state.discard).toContain('T74');
  });
});

test('options are checked value by value', () => {
  expect(fault({})).toBeNull();
  for (const { id, values } of optionSpecs)
    for (const value of values)
      expect(fault({ [id]: value }, 'americanBritish')?.problem ?? 'sameNation').toBe('sameNation');
  expect(fault({ british50: 'yes' })).toEqual({ where: 'british50', problem: 'unknownValue' });
  expect(fault({ moraleKill: true })).toEqual({ where: 'moraleKill', problem: 'unknownOption' });
  expect(fault({}, 'eastFront')).toEqual({ where: 'setup', problem: 'unknownSetup' });
  expect(fault({}, 'germanAmerican', 3)).toEqual({ where: 'seats', problem: 'twoSeats' });
});

describe(cite('TK-WIN1', 'TK-Q4', 'TK-X7'), () => {
  const limits = (setup: string, chosen: Chosen = {}) => dealt(setup, chosen).sides.map((side) => side.limit);

  test('half of the starting deck: 20 German, 25 American, 21 British, 25 with the larger deck', () => {
    expect(limits('germanAmerican')).toEqual([20, 25]);
    expect(limits('germanBritish')).toEqual([20, 21]);
    expect(limits('germanBritish', { british50: true })).toEqual([20, 25]);
  });

  test('half of an odd deck is rounded up: 24 of 47', () => {
    expect(limits('germanAmerican', { handicap: 'even' })).toEqual([24, 25]);
    const table = attack('A2', 'G9', { attacker: ['T26'], settings: { handicap: 'even' } });
    const side = table.state.sides[1];
    if (side === undefined) throw new Error('no defender');
    side.casualties = side.deck.splice(0, 22);
    table.upTo('modifier').say('pass');
    expect(casualties(table, 1)).toHaveLength(23);
    expect(tankKillers.result(table.state)).toBeNull();
  });

  test.each([
    ['G2', 'A6', 25],
    ['G2', 'B9', 21],
    ['A2', 'G9', 20],
  ] as const)('%s destroys a %s: casualty number %i ends the game at once, one less does not', (own, foe, limit) => {
    const fallen = (count: number) => {
      const table = attack(own, foe, { attacker: ['T26'] });
      const side = table.state.sides[1];
      if (side === undefined) throw new Error('no defender');
      side.casualties = side.deck.splice(0, count);
      return table.upTo('modifier').say('pass');
    };
    const before = fallen(limit - 2);
    expect(tankKillers.result(before.state)).toBeNull();
    expect(before.state.phase).toBe('freeAction');
    const after = fallen(limit - 1);
    expect(casualties(after, 1)).toHaveLength(limit);
    expect(tankKillers.result(after.state)).toEqual(won('TK-WIN1', [0]));
    expect(after.refusal({ type: 'endTurn', seat: 0 })).toEqual({ rule: 'TK-WIN1' });
  });

  test('spent Support counts: its own twentieth casualty defeats the German who fired it', () => {
    const table = attack('G15', 'A1', { attacker: ['T26'] });
    const side = table.state.sides[0];
    if (side === undefined) throw new Error('no attacker');
    side.casualties = side.deck.splice(0, 19);
    table.upTo('finish').say('pass');
    expect(tankKillers.result(table.state)).toEqual(won('TK-WIN1', [1]));
  });

  test('the first to reach it loses, even where Support would follow', () => {
    const last = attack('A18', 'G1', { attacker: ['T57'] });
    for (const side of last.state.sides) side.casualties = side.deck.splice(0, side.limit - 1);
    last.upTo('modifier').say('pass');
    expect(tankKillers.result(last.state)).toEqual(won('TK-WIN1', [0]));
    expect(casualties(last, 0)).toHaveLength(24);
  });
});

test(`${cite('TK-WIN2')} no match-up of this box sets another condition: half of the deck it is dealt, whatever its size`, () => {
  for (const setup of tankKillers.setups) {
    for (const extra0 of [0, 2, 10]) {
      const { sides } = dealt(setup, { extra0 });
      expect(sides.map(({ limit, deck }) => limit * 2 - deck.length).every((rest) => rest === 0)).toBe(true);
    }
  }
});

test(`${cite('TK-Q29')} the handicap is called our ruling, cards that players agree on the rulebook’s option`, () => {
  const cited = Object.fromEntries(optionSpecs.map(({ id, rule }) => [id, rule]));
  expect(cited).toMatchObject({ handicap: 'TK-Q29', extra0: 'TK-OPT3', extra1: 'TK-OPT3' });
});

test(`${cite('TK-OPT3', 'TK-Q29')} the handicap gives the weaker nation its cards, whichever seat it has`, () => {
  const sizes = (setup: string, chosen: Chosen = {}) =>
    dealt(setup, { handicap: 'even', ...chosen }).sides.map(({ deck }) => deck.length);
  expect(sizes('germanAmerican')).toEqual([47, 50]);
  expect(sizes('germanAmerican', { nation0: 'american', nation1: 'german' })).toEqual([50, 47]);
  expect(sizes('germanBritish')).toEqual([40, 42]);
  expect(sizes('germanBritish', { british50: true })).toEqual([48, 50]);
  expect(sizes('americanBritish')).toEqual([50, 50]);
  expect(sizes('americanBritish', { british50: true })).toEqual([50, 50]);
  expect(sizes('americanBritish', { extra0: 2 })).toEqual([52, 50]);
});

test(`${cite('TK-OPT3')} agreed extra cards join the deck, raise its limit, and are further copies of its own units`, () => {
  const { sides } = dealt('germanAmerican', { extra1: 10 });
  expect(sides.map(({ deck, limit }) => [deck.length, limit])).toEqual([
    [40, 20],
    [60, 30],
  ]);
  const units = sides[1]?.deck ?? [];
  expect(new Set(units).size).toBe(60);
  expect(units.every((unit) => unit.startsWith('A'))).toBe(true);
});
