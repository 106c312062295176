import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { tankKillers, tankKillersModule } from '../../../src/rules/tankKillers';
import { formations, kinds, reinforcements } from '../../../src/rules/tankKillers/data/formations';
import { cardIds, cardOf } from '../../../src/rules/tankKillers/data/tactics';
import { helps } from '../../../src/rules/tankKillers/help';
import { attackSum, reachOf, worthOf } from '../../../src/rules/tankKillers/sum';
import type { CardId, Nation, Played, State } from '../../../src/rules/tankKillers/types';
import { isUnit, rosterOf } from '../../../src/rules/tankKillers/units';
import { imagine } from '../../../src/rules/tankKillers/view';
import { cite } from '../../support/cite';
import { attack, lay, sit } from './table';

const sideIn = (state: State, seat: number) => {
  const side = state.sides[seat];
  if (side === undefined) throw new Error('no side');
  return side;
};

describe('the score of a position', () => {
  /** German 20 of 40, American 25 of 50: the limits are half the decks. */
  const position = (edit: (state: State) => unknown = () => {}) => {
    const state = lay({});
    for (const side of state.sides) Object.assign(side, { casualties: [], hand: [], exhausted: false, limit: 20 });
    edit(state);
    return [tankKillers.score(state, 0), tankKillers.score(state, 1)];
  };
  const near = (edit: (state: State) => unknown, value: number) => {
    const [own, foe] = position(edit);
    expect(own).toBeCloseTo(value, 10);
    expect(foe).toBeCloseTo(-value, 10);
  };

  test('is nought between equals, and each side’s is the other’s with the sign turned', () => near(() => {}, 0));
  test(`${cite('TK-WIN1')} a fifth of the way to the enemy's defeat counts a fifth of 0.8`, () => {
    near((state) => Object.assign(sideIn(state, 1), { casualties: ['A1.1', 'A1.2', 'A1.3', 'A1.4'] }), 0.16);
    near((state) => Object.assign(sideIn(state, 0), { casualties: ['G1.1', 'G1.2'] }), -0.08);
  });
  test('two cards more in the hand count a hundredth, a deck that is not used up another', () => {
    near((state) => Object.assign(sideIn(state, 0), { hand: ['T1', 'T2', 'T3'] }), 0.015);
    near((state) => Object.assign(sideIn(state, 1), { exhausted: true }), 0.01);
    near(
      (state) => {
        Object.assign(sideIn(state, 1), { casualties: ['A1.1'], exhausted: true, hand: ['T1'] });
        sideIn(state, 0).hand = ['T2', 'T3', 'T4'];
      },
      0.04 + 0.01 + 0.01,
    );
  });
  test('who is defeated has lost, whatever else there is', () => {
    expect(position((state) => Object.assign(state, { defeated: 0 }))).toEqual([-1, 1]);
    expect(position((state) => Object.assign(state, { defeated: 1 }))).toEqual([1, -1]);
  });
  test('progress is the part of the way the side nearer to its end has gone, and never more than all of it', () => {
    const state = lay({});
    for (const side of state.sides) Object.assign(side, { casualties: [], limit: 4 });
    expect(tankKillers.progress?.(state)).toBe(0);
    sideIn(state, 1).casualties = ['A1.1', 'A1.2', 'A1.3'];
    sideIn(state, 0).casualties = ['G1.1'];
    expect(tankKillers.progress?.(state)).toBe(0.75);
    sideIn(state, 1).casualties = ['A1.1', 'A1.2', 'A1.3', 'A1.4', 'A1.5'];
    expect(tankKillers.progress?.(state)).toBe(1);
  });
});

describe('names of units', () => {
  test.each(['G1.1', 'A10.4', 'B14.2', 'G2.12', 'A2.10'])('%s is one', (name) => expect(isUnit(name)).toBe(true));
  test.each([
    ...['G1', 'G1.', 'G1.0', 'G1.01', 'G1.100', 'G1.1x', 'G1.x1', 'G1.1.1', '.1', 'G17.1', 'xG1.1', ''],
    ...[7, null, ['G1.1'], { unit: 'G1.1' }],
  ])('%j is none, and no target either', (name) => {
    expect(isUnit(name)).toBe(false);
    expect(tankKillers.parse({ type: 'target', seat: 0, unit: name })).toBeNull();
  });
  test('a card is named by a word', () => {
    for (const card of [7, null, ['T1'], { card: 'T1' }, 'T0', 'T93', 't1', '']) {
      expect(tankKillers.parse({ type: 'modify', seat: 0, card })).toBeNull();
    }
  });
});

describe(cite('TK-DECK1', 'TK-SET1'), () => {
  const counted = (roster: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const unit of roster) counts.set(unit.split('.')[0] ?? '', (counts.get(unit.split('.')[0] ?? '') ?? 0) + 1);
    return counts;
  };
  test.each<Nation>(['german', 'american', 'british'])('%s: every copy once, numbered from one', (nation) => {
    for (const british50 of [false, true]) {
      const roster = rosterOf(nation, british50, 0);
      expect(new Set(roster).size).toBe(roster.length);
      for (const kind of kinds) {
        const { copies, copies50, nation: owner } = { copies50: undefined, ...formations[kind] };
        const wanted = owner === nation ? (british50 ? (copies50 ?? copies) : copies) : 0;
        const own = roster.filter((unit) => unit.startsWith(`${kind}.`));
        expect(own).toEqual(Array.from({ length: wanted }, (_, at) => `${kind}.${at + 1}`));
      }
    }
  });
  test.each<Nation>(['german', 'american', 'british'])(
    '%s: agreed cards more are of the kinds agreed, in turn',
    (nation) => {
      const plain = counted(rosterOf(nation, false, 0));
      const added = reinforcements[nation];
      for (const extra of [1, added.length + 1]) {
        const more = counted(rosterOf(nation, false, extra));
        for (const kind of kinds) {
          const wanted = Array.from({ length: extra }, (_, at) => added[at % added.length]).filter(
            (each) => each === kind,
          );
          expect((more.get(kind) ?? 0) - (plain.get(kind) ?? 0), kind).toBe(wanted.length);
        }
      }
    },
  );
});

const played = (...cards: CardId[]): Played[] => cards.map((card) => ({ seat: 0, card, negated: false }));

describe(cite('TK-MOD6', 'TK-CARD14'), () => {
  test('an attacker reaches as far as its own range, or as the card that cut it says, unless that was negated', () => {
    expect(reachOf({ attacker: 'A4.1', cards: [] })).toBe(1000);
    expect(reachOf({ attacker: 'A4.1', cards: played('T5', 'T8') })).toBe(1000);
    expect(reachOf({ attacker: 'A4.1', cards: played('T14') })).toBe(0);
    expect(reachOf({ attacker: 'A4.1', cards: [{ seat: 0, card: 'T14', negated: true }] })).toBe(1000);
    expect(reachOf({ attacker: 'G9.1', cards: played('T14') })).toBe(0);
  });
});

describe(cite('TK-RES2', 'TK-OPT1', 'TK-Q23'), () => {
  const { switches } = lay({});
  const rules = (cards: readonly CardId[], die: number | null, attackDie: typeof switches.attackDie) =>
    attackSum(
      { attacker: 'G1.1', target: 'A10.1', cards: played(...cards), die },
      { ...switches, attackDie },
    ).terms.map(({ rule, value }) => [rule, value]);
  test('only what counts is in the sum, and the die stands there under its own rule', () => {
    expect(worthOf('T8', 'A10.1', switches)).toBe(0);
    expect(rules(['T8', 'T18'], null, false)).toEqual([
      ['TK-RES2', 4],
      ['TK-CARD18', 3],
    ]);
    expect(rules([], 3, true).at(-1)).toEqual(['TK-OPT1', 3]);
    expect(rules([], -2, 'difference').at(-1)).toEqual(['TK-Q23', -2]);
  });
  test('where Pen cards count against infantry, one with a value of its own for it still uses that', () => {
    const both = { ...switches, penModifiesInf: true };
    expect([worthOf('T8', 'A10.1', both), worthOf('T14', 'A10.1', both), worthOf('T18', 'A10.1', both)]).toEqual([
      8, 3, 3,
    ]);
  });
});

describe('what the sum answers to the outside', () => {
  const ask = tankKillersModule.analyses?.attack;
  if (ask === undefined) throw new Error('nothing to ask');
  test.each([
    [{ attacker: 'G99', target: 'A6' }, /attacker: .*G2/],
    [{ attacker: 'G2', target: 7 }, /target: .*G2/],
    [{ attacker: ['G2'], target: 'A6' }, /attacker: /],
    [{ attacker: 'G2', target: 'A18' }, /target: Support/],
    [{ attacker: 'G2', target: 'A6', cards: ['T93'] }, /cards: .*T93/],
    [{ attacker: 'G2', target: 'A6', cards: [['T1']] }, /cards: /],
    [{ attacker: 'G2', target: 'A6', cards: 'T8' }, /cards: .*T8/],
  ])('%j is told what is wrong', (params, words) => expect(() => ask(params as never)).toThrow(words));

  test(`${cite('TK-RES1')} equal is destroyed, one less is not; Pen cards count against infantry only where asked`, () => {
    expect(ask({ attacker: 'A1', target: 'G6' })).toMatchObject({ total: 7, defence: 7, destroyed: true });
    expect(ask({ attacker: 'A3', target: 'G6' })).toMatchObject({ total: 6, defence: 7, destroyed: false });
    const infantry = { attacker: 'G9', target: 'A10', cards: ['T8'] };
    expect(ask(infantry)).toMatchObject({ total: 3 });
    expect(ask({ ...infantry, penModifiesInf: true })).toMatchObject({ total: 11 });
    expect(ask({ ...infantry, penModifiesInf: 'yes' })).toMatchObject({ total: 3 });
  });
});

describe(`${cite('TK-MOD1', 'TK-MOD6')} what is recommended`, () => {
  const helpsNow = (table: ReturnType<typeof attack>, card: CardId) =>
    helps(tankKillers.view(table.state, table.seat), table.seat, card);
  test('where no target lies open every card may help', () => {
    const table = sit(lay({ hands: [['T8'], ['T33']] })).open('attacker');
    expect([helpsNow(table, 'T8'), helpsNow(table, 'T82')]).toEqual([true, true]);
  });
  test('where the die is still to be thrown nothing is settled, and a bonus helps on', () => {
    const table = attack('G1', 'A1', { attacker: ['T8'], defender: ['T33'], settings: { attackDie: true } });
    table.upTo('modifier');
    expect(helpsNow(table, 'T8')).toBe(true);
  });
  test(`${cite('TK-RES1')} an attack that just reaches the Defence needs nothing more`, () => {
    const table = attack('A1', 'G6', { attacker: ['T8'], defender: ['T33'] }).upTo('modifier');
    expect(helpsNow(table, 'T8')).toBe(false);
    table.say('pass');
    expect(helpsNow(table, 'T33')).toBe(true);
  });
  test('what adds nothing to the value in use helps nobody', () => {
    const table = attack('G9', 'A10', { attacker: ['T8', 'T18'], defender: ['T33'] }).upTo('modifier');
    expect(worthOf('T8', 'A10.1', table.state.switches)).toBe(0);
    expect(helpsNow(table, 'T8')).toBe(false);
  });
  test('a range within reach costs the attacker only its own minus', () => {
    const table = attack('A4', 'G12', { attacker: ['T4', 'T5'], defender: ['T4', 'T5'] }).upTo('modifier');
    expect(helpsNow(table, 'T4')).toBe(false);
    table.say('pass');
    expect([helpsNow(table, 'T4'), helpsNow(table, 'T5')]).toEqual([true, true]);
  });
  test(`${cite('TK-LOST2')} an attack that fails by itself need not cost the turn either`, () => {
    const fails = attack('A4', 'G1', { defender: ['T82'] }).upTo('lostAttack');
    const ending = cardIds.filter((card) => cardOf(card).effect === 'endTurn');
    expect(ending.length).toBeGreaterThan(0);
    for (const card of ending) expect(helps(tankKillers.view(fails.state, 1), 1, card)).toBe(false);
  });
});

describe('a world imagined for a hand that has been proved to hold something', () => {
  const world = (holds: CardId[][], lacks: CardId[], seed: string) => {
    const state = lay({ hands: [['T1'], ['T31', 'T33', 'T82']] });
    Object.assign(sideIn(state, 1), { holds, lacks });
    const made = imagine(tankKillers.view(state, 0), openDice(seedDice(seed)));
    return { hand: sideIn(made, 1).hand, deck: made.deck, side: sideIn(made, 1) };
  };
  test('it holds one of each set, none that it lacks, as many as there are, and no card twice', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { hand, deck, side } = world([['T31'], ['T33', 'T34']], ['T32', 'T41'], `${seed}`);
      expect(hand).toHaveLength(3);
      expect(hand).toContain('T31');
      expect(hand.includes('T33') || hand.includes('T34')).toBe(true);
      expect(hand).not.toContain('T32');
      expect(new Set([...hand, ...deck, 'T1']).size).toBe(cardIds.length);
      expect(side.holds).toEqual([['T31'], ['T33', 'T34']]);
      expect(side.lacks).toEqual(['T32', 'T41']);
    }
  });
  test('where it is known to lack nearly everything the rest is dealt from what there is', () => {
    const lacks = cardIds.filter((card) => card !== 'T31' && card !== 'T1');
    const { hand, deck } = world([], lacks, 'few');
    expect(hand).toHaveLength(3);
    expect(hand).toContain('T31');
    expect(new Set([...hand, ...deck, 'T1']).size).toBe(cardIds.length);
  });
});
