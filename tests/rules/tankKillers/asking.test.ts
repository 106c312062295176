import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { tankKillers } from '../../../src/rules/tankKillers';
import { onlyMove } from '../../../src/rules/tankKillers/commands';
import { cardIds, cardOf } from '../../../src/rules/tankKillers/data/tactics';
import { helps } from '../../../src/rules/tankKillers/help';
import { chanceGiven, replyOdds } from '../../../src/rules/tankKillers/odds';
import { spend } from '../../../src/rules/tankKillers/piles';
import { reachOf } from '../../../src/rules/tankKillers/sum';
import type { CardId, Event, State, UnitId } from '../../../src/rules/tankKillers/types';
import { tellAsked } from '../../../src/rules/tankKillers/windows';
import { cite } from '../../support/cite';
import { attack, lay, sit } from './table';

const sideIn = (state: State, seat: number) => {
  const side = state.sides[seat];
  if (side === undefined) throw new Error('no side');
  return side;
};
const quick = { autoPass: true };
const morale = cardIds.filter((card) => cardOf(card).type === 'morale' && cardOf(card).effect === 'lostAction');

describe(`${cite('TK-Q18', 'TK-Q27')} where empty windows are skipped`, () => {
  test('who is asked holds something that fits: the set is written down, and goes with the card that may have been it', () => {
    const table = attack('G2', 'A1', { attacker: ['T8', 'T9'], defender: ['T33'], settings: quick });
    expect(table.state.phase).toBe('modifier');
    const [proven] = sideIn(table.state, 0).holds ?? [];
    expect(proven).toContain('T8');
    for (const card of proven ?? []) expect(cardOf(card).effect).toBe('modify');
    expect(proven).not.toContain('T17');
    table.play('T8');
    expect((sideIn(table.state, 0).holds ?? []).some((cards) => cards.includes('T8'))).toBe(false);
  });

  test('what is asked about again and says no more is not written down twice; a narrower question takes its place', () => {
    const table = attack('G2', 'A1', { attacker: ['T8', 'T2'], defender: ['T33', 'T34'], settings: quick });
    const first = sideIn(table.state, 0).holds ?? [];
    expect(first).toHaveLength(1);
    table.say('pass');
    table.play('T33');
    const second = sideIn(table.state, 0).holds ?? [];
    expect(second).toHaveLength(1);
    expect(second[0]?.every((card) => first[0]?.includes(card))).toBe(true);
  });

  test('who is passed over lacks all that could have been played, until cards are drawn; an empty hand proves nothing', () => {
    const table = attack('G2', 'A1', { attacker: ['T8'], defender: ['T47'], settings: quick });
    const lacks = sideIn(table.state, 1).lacks ?? [];
    expect(lacks).toContain('T82');
    expect(lacks).not.toContain('T8');
    expect(new Set(lacks).size).toBe(lacks.length);
    const bare = attack('G2', 'A1', { attacker: ['T8'], defender: [], settings: quick });
    expect(sideIn(bare.state, 1).lacks).toEqual([]);
  });

  test('a card that nothing in the game negates passes nobody over; one that could be negated does', () => {
    const told = (card: CardId, hand: CardId[]) => {
      const table = attack('G2', 'A1', { attacker: [card, 'T9'], defender: hand, settings: quick });
      table.play(card);
      return table.last
        .filter((event) => event.type === 'autoPassed' || event.type === 'asked')
        .map(({ type }) => type);
    };
    // T8 is a Hit, which T41 negates; T2 is a Range card, which nothing does.
    expect(told('T8', ['T47', 'T33'])[0]).toBe('autoPassed');
    expect(told('T8', ['T41'])[0]).toBe('asked');
    expect(told('T2', ['T41', 'T33'])).toEqual(['asked']);
  });

  test('who has been asked for a reply is proved to hold one of the cards that reply', () => {
    const table = attack('G2', 'A1', { attacker: ['T8'], defender: ['T41'], settings: quick });
    table.play('T8');
    expect(table.state.phase).toBe('modifierReply');
    expect(sideIn(table.state, 1).holds?.at(-1)).toEqual(['T41']);
    expect(sideIn(attack('G2', 'A1', { attacker: ['T8'], defender: ['T41'] }).state, 1).holds ?? []).toEqual([]);
  });

  test('with hidden tells nobody without a card is asked, whoever might hold an answer is, and neither is proved', () => {
    const told = (defender: CardId[]) =>
      attack('G2', 'A1', { attacker: ['T8', 'T9'], defender })
        .upTo('modifier', 0)
        .play('T8')
        .last.map(({ type }) => type);
    expect(told([])).not.toContain('allowed');
    expect(told(['T33'])).toContain('allowed');
    const asked = attack('G2', 'A1', { attacker: ['T8'], defender: ['T41'] })
      .upTo('modifier', 0)
      .play('T8');
    expect([asked.state.phase, asked.saw('asked')]).toEqual(['modifierReply', false]);
  });

  test('nobody is said to hold something who is passed over, and what answers a card is then lacking', () => {
    const table = attack('G2', 'A1', { attacker: ['T8', 'T9'], defender: ['T47', 'T33'], settings: quick });
    table.play('T8');
    expect(sideIn(table.state, 1).lacks).toContain('T41');
    const bare = attack('G2', 'A1', { attacker: ['T8'], defender: ['T47'], settings: quick });
    expect(bare.events.filter((event) => event.type === 'asked' && event.seat === 1)).toEqual([]);
  });

  test('a window opens for whoever holds what it is for: casualties back, a finishing card, a free attack', () => {
    const back = lay({ hands: [['T42'], []], settings: quick });
    const [first] = sideIn(back, 0).deck.splice(0, 1);
    sideIn(back, 0).casualties = first === undefined ? [] : [first];
    expect(sit(back).open('recover').state.phase).toBe('recover');
    const finish = attack('G9', 'A1', { attacker: ['T23'], defender: ['T47'], settings: quick });
    expect([finish.state.phase, finish.seat]).toEqual(['finish', 0]);
    const free = attack('G1', 'A1', { attacker: ['T47'], defender: [], settings: quick });
    expect([free.state.phase, free.seat]).toEqual(['freeAction', 0]);
  });

  test('cards that are drawn end what a hand is known to lack', () => {
    const state = lay({ hands: [['T47'], []], settings: quick });
    sideIn(state, 0).lacks = ['T8'];
    expect(sideIn(sit(state).open('draw').state, 0).lacks).not.toContain('T8');
  });

  describe('a question proves the set of cards that fit it', () => {
    const proved = (holds: CardId[][], fits: readonly CardId[], lacks: CardId[] = []) => {
      const state = lay({ settings: quick });
      Object.assign(sideIn(state, 0), { holds, lacks });
      const events: Event[] = [];
      tellAsked(state, { dice: openDice(seedDice('x')), emit: (event) => events.push(event) }, 0, (card) =>
        fits.includes(card),
      );
      expect(events).toEqual([{ type: 'asked', seat: 0, reveals: true }]);
      return sideIn(state, 0).holds;
    };
    test('beside what was known, if it says something else', () =>
      expect(proved([['T1', 'T2']], ['T3', 'T4'])).toEqual([
        ['T1', 'T2'],
        ['T3', 'T4'],
      ]));
    test('beside a set it shares a card with', () =>
      expect(proved([['T1', 'T2']], ['T2', 'T3'])).toEqual([
        ['T1', 'T2'],
        ['T2', 'T3'],
      ]));
    test('not where a smaller set within it is known', () => expect(proved([['T1']], ['T1', 'T2'])).toEqual([['T1']]));
    test('in the place of a larger set around it', () => expect(proved([['T1', 'T2']], ['T1'])).toEqual([['T1']]));
    test('without what is known to be lacking', () => expect(proved([], ['T1', 'T2'], ['T2'])).toEqual([['T1']]));
    test('and a card that is played ends the sets it may have proved, no other', () => {
      const state = lay({ hands: [['T1', 'T3'], []], settings: quick });
      sideIn(state, 0).holds = [['T1', 'T2'], ['T3']];
      spend(state, 0, 'T1');
      expect(sideIn(state, 0).holds).toEqual([['T3']]);
    });
  });
});

describe(`${cite('TK-Q13', 'TK-CARD15', 'TK-CARD17', 'TK-CARD34')} a refusal points at the card and at the unit that does not fit`, () => {
  const refused = (own: Parameters<typeof attack>[0], foe: Parameters<typeof attack>[1], card: CardId) => {
    const table = attack(own, foe, { attacker: [card], defender: ['T33'] }).upTo('modifier');
    return table.refusal({ type: 'modify', seat: 0, card })?.evidence;
  };
  test.each([
    ['G1', 'A1', 'T17', ['card:T17', 'unit:G1.1']],
    ['G9', 'A10', 'T17', ['card:T17', 'unit:A10.1']],
    ['A10', 'G1', 'T15', ['card:T15', 'unit:A10.1']],
    ['G9', 'A10', 'T15', ['card:T15', 'unit:A10.1']],
    ['G1', 'A10', 'T34', ['card:T34', 'unit:A10.1']],
  ] as const)('%s against %s with %s', (own, foe, card, evidence) => expect(refused(own, foe, card)).toEqual(evidence));

  test('a card that no nation at the table can play points at itself', () => {
    const table = attack('G1', 'A1', { attacker: ['T38'], defender: ['T33'] }).upTo('modifier');
    expect(table.refusal({ type: 'freeAction', seat: 0, card: 'T38' })).toMatchObject({
      rule: 'TK-CARD38',
      evidence: ['card:T38'],
    });
  });

  test(`${cite('TK-MOD2', 'TK-MOD3')} a slot that is used points at both cards`, () => {
    const table = attack('G2', 'A1', { attacker: ['T2', 'T3'], defender: ['T4'] })
      .upTo('modifier')
      .play('T2');
    const seat = table.seat;
    expect(table.refusal({ type: 'modify', seat, card: 'T4' })).toMatchObject({
      rule: 'TK-MOD2',
      evidence: ['card:T4', 'card:T2'],
    });
  });

  test(`${cite('TK-FREE3')} Support that would attack again is pointed at`, () => {
    const state = lay({ tops: [['G1.1'], []], hands: [['T47'], []] });
    sideIn(state, 0).field = ['G15.1'];
    sideIn(state, 0).deck = sideIn(state, 0).deck.filter((unit) => unit !== 'G15.1');
    state.phase = 'freeAttacker';
    state.active = [0];
    state.free = 'T47';
    const unit: UnitId = 'G15.1';
    expect(tankKillers.refuse(state, { type: 'sameUnit', seat: 0, unit })).toMatchObject({
      rule: 'TK-FREE3',
      evidence: ['unit:G15.1'],
    });
    expect(tankKillers.candidates(state, 0)).not.toContainEqual({ type: 'sameUnit', seat: 0, unit });
  });
});

describe(`${cite('TK-TGT1', 'TK-TGT2')} a target`, () => {
  const facing = (field: UnitId[], topUp: boolean) => {
    const state = lay({ tops: [['G1.1'], ['A1.1']], hands: [['T8'], ['T33']] });
    const side = sideIn(state, 1);
    side.field = field;
    side.deck = side.deck.filter((unit) => !field.includes(unit));
    side.topUp = topUp;
    return sit(state).open('attacker');
  };
  test('that lies face up on the deck is attacked as itself, and the refusal says so', () => {
    const table = facing([], true);
    expect(table.refusal({ type: 'target', seat: 0, unit: 'top' })).toMatchObject({
      rule: 'TK-TGT2',
      evidence: ['unit:A1.1'],
      instead: { type: 'target', seat: 0, unit: 'A1.1' },
    });
  });
  test('that is not in play is refused with those that are', () => {
    const table = facing(['A2.1', 'A4.1'], false);
    const refusal = table.refusal({ type: 'target', seat: 0, unit: 'A6.1' });
    expect(refusal).toMatchObject({ rule: 'TK-TGT1', evidence: ['unit:A2.1', 'unit:A4.1'] });
    expect(tankKillers.path({ type: 'target', seat: 0, unit: 'top' })).toEqual(['area:deck1']);
    expect(tankKillers.path({ type: 'target', seat: 0, unit: 'A2.1' })).toEqual(['unit:A2.1']);
    expect(tankKillers.commandAt(table.state, 0, ['unit:A2.1', 'unit:A4.1'])).toBeNull();
  });
  test('that lay open is told without a secret, one from the deck with it, and lies face up from then on', () => {
    const open = facing(['A2.1'], false).target('A2.1');
    const targeted = open.events.find(({ type }) => type === 'targeted');
    expect(targeted).toMatchObject({ unit: 'A2.1', kind: 'A2' });
    expect(targeted).not.toHaveProperty('reveals');
    expect(sideIn(open.state, 1).topUp).toBe(false);
    const hidden = facing(['A2.1'], false).target('top');
    expect(hidden.events.find(({ type }) => type === 'targeted')).toMatchObject({ unit: 'A1.1', reveals: true });
    expect(sideIn(hidden.state, 1).topUp).toBe(true);
  });
  test('is chosen by itself where there is but one, and not where there are two or none', () => {
    const one = facing([], false);
    expect(one.state.phase).toBe('target');
    expect(onlyMove(one.state, 0)).toEqual({ type: 'target', seat: 0, unit: 'top' });
    const two = facing(['A2.1'], false);
    expect(onlyMove(two.state, 0)).toBeNull();
    sideIn(one.state, 1).deck = [];
    expect(onlyMove(one.state, 0)).toBeNull();
  });
});

describe('what is proposed instead', () => {
  test('another of the same sort, else another card, and nothing at the wrong moment or after the end', () => {
    const table = attack('G2', 'A1', { attacker: ['T8', 'T17'], defender: ['T33'] }).upTo('modifier');
    expect(table.refusal({ type: 'modify', seat: 0, card: 'T17' })?.instead).toEqual({
      type: 'modify',
      seat: 0,
      card: 'T8',
    });
    expect(table.refusal({ type: 'target', seat: 0, unit: 'A1.1' })?.instead).toBeUndefined();
    expect(table.refusal({ type: 'modify', seat: 1, card: 'T33' })?.instead).toBeUndefined();
    table.state.defeated = 1;
    expect(table.refusal({ type: 'modify', seat: 0, card: 'T17' })?.instead).toBeUndefined();
  });
  test(`${cite('TK-Q18')} in a reply window the card that answers`, () => {
    const table = attack('G2', 'A1', { attacker: ['T8'], defender: ['T41', 'T33'] })
      .upTo('modifier')
      .play('T8');
    expect(table.state.phase).toBe('modifierReply');
    expect(table.refusal({ type: 'negate', seat: 1, card: 'T33' })?.instead).toEqual({
      type: 'negate',
      seat: 1,
      card: 'T41',
    });
    expect(table.refusal({ type: 'modify', seat: 1, card: 'T33' })?.instead).toMatchObject({ card: 'T41' });
  });
});

describe('further', () => {
  test(`${cite('TK-Q17')} instead of a unit that did not attack, one that did`, () => {
    const table = attack('G1', 'A1', { attacker: ['T47'], defender: ['T33'] })
      .upTo('freeAction')
      .play('T47');
    table.upTo('freeAttacker');
    expect(table.refusal({ type: 'sameUnit', seat: 0, unit: 'G2.1' })?.instead).toEqual({
      type: 'sameUnit',
      seat: 0,
      unit: 'G1.1',
    });
  });
  test('a card for another phase proposes nothing of this one', () => {
    const table = attack('G2', 'A1', { attacker: ['T8', 'T42'], defender: ['T33'] }).upTo('modifier');
    expect(table.refusal({ type: 'recover', seat: 0, card: 'T42' })?.instead).toBeUndefined();
  });
  test(`${cite('TK-WIN1')} who reaches the limit first has lost, even if the other reaches it by the same attack`, () => {
    const table = attack('A18', 'G2', { attacker: ['T46'], defender: ['T33'] }).upTo('modifier');
    for (const side of table.state.sides) Object.assign(side, { limit: 1 });
    while (table.state.defeated === null) table.say('pass');
    expect(table.state.defeated).toBe(1);
  });
  test(`${cite('TK-MOD6')} against infantry a range helps the defender only where it lies beyond the reach`, () => {
    const table = attack('A4', 'G9', { attacker: ['T33'], defender: ['T4', 'T5'] }).upTo('modifier');
    table.say('pass');
    const view = tankKillers.view(table.state, 1);
    expect([helps(view, 1, 'T3'), helps(view, 1, 'T4'), helps(view, 1, 'T5')]).toEqual([false, false, true]);
  });
  test('what changes nothing does not help the defender, and once the die lies the attack is settled', () => {
    const table = attack('G1', 'A1', { attacker: ['T8'], defender: ['T18', 'T82'], settings: { attackDie: true } });
    const view = tankKillers.view(table.state, 1);
    expect(helps(view, 1, 'T18')).toBe(false);
    if (view.attack === null) throw new Error('no attack');
    const thrown = (die: number) => ({ ...view, attack: { ...view.attack, die } }) as typeof view;
    expect([helps(thrown(3), 1, 'T82'), helps(thrown(-9), 1, 'T82')]).toEqual([true, false]);
    expect([helps({ ...view, attack: null }, 1, 'T18'), helps({ ...view, attack: null }, 1, 'T82')]).toEqual([
      true,
      true,
    ]);
  });
  test('of two proofs the one that has no card left is passed by', () => {
    const cards = cardIds.slice(0, 5);
    expect(chanceGiven(cards.slice(0, 1), cards, 2, [['T92'], cards.slice(1, 2)])).toBeCloseTo(1 / 4, 12);
  });
  test(`${cite('TK-Q21')} without a casualty nothing is brought back, and nobody is asked`, () => {
    const bare = sit(lay({ hands: [['T42'], []] })).open('recover');
    expect(bare.state.phase).not.toBe('recover');
    const state = lay({ hands: [['T42'], []] });
    state.phase = 'recover';
    state.active = [0];
    expect(tankKillers.refuse(state, { type: 'recover', seat: 0, card: 'T42' })).toMatchObject({
      rule: 'TK-Q21',
      evidence: ['card:T42'],
    });
  });
  test(`${cite('TK-Q17')} the same unit attacking again says so, a new card does not`, () => {
    const table = attack('G1', 'A1', { attacker: ['T47'], defender: ['T33'] })
      .upTo('freeAction')
      .play('T47');
    table.upTo('freeAttacker');
    table.give({ type: 'sameUnit', seat: 0, unit: 'G1.1' });
    const told = table.events.filter((event) => event.type === 'advanced');
    expect(told.map((event) => ('again' in event ? event.again : null))).toEqual([false, true]);
  });
  test(`${cite('TK-MOD6')} of two cards that cut the reach the shorter counts, whichever came first`, () => {
    const near = [{ seat: 0, card: 'T14', negated: false }] as const;
    expect([reachOf({ attacker: 'G9.1', cards: near }), reachOf({ attacker: 'G1.1', cards: near })]).toEqual([0, 0]);
  });
  test('a chance with no hand that fits is counted as if nothing were proved', () => {
    const cards = cardIds.slice(0, 5);
    const [one, two, three] = [cards.slice(0, 1), cards.slice(1, 2), cards.slice(2, 3)];
    expect(chanceGiven(one, cards, 1, [two, three])).toBeCloseTo(1 / 5, 12);
    expect(chanceGiven(one, cards, 1, [two])).toBeCloseTo(0, 12);
    // A set of which no card is left says nothing; one of which some are left is about those.
    expect(chanceGiven(one, cards, 2, [['T92']])).toBeCloseTo(2 / 5, 12);
    expect(chanceGiven(one, cards, 2, [['T92', ...two]])).toBeCloseTo(1 / 4, 12);
  });
  test('the card counter looks at the last five proofs of a hand', () => {
    const state = lay({ hands: [['T1'], ['T31', 'T33', 'T82']] });
    const odds = () => replyOdds(tankKillers.view(state, 0), 1).map(({ chance }) => chance);
    const sets: CardId[][] = [['T31'], ['T33'], ['T82'], ['T31', 'T33'], ['T33', 'T82']];
    sideIn(state, 1).holds = sets;
    const known = odds();
    sideIn(state, 1).holds = [['T2'], ...sets];
    expect(odds()).toEqual(known);
  });
  test(`${cite('TK-MOD1')} what does not change the sum helps whoever may play it, and what adds nothing helps nobody`, () => {
    const table = attack('G9', 'A1', { attacker: ['T47', 'T8'], defender: ['T33'] }).upTo('modifier');
    const view = tankKillers.view(table.state, 0);
    expect(helps(view, 0, 'T47')).toBe(true);
    expect([morale.length > 0, helps(view, 0, 'T18')]).toEqual([true, false]);
  });
});
