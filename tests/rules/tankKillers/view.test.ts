import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { clone } from '../../../src/rules/core/play';
import { tankKillers } from '../../../src/rules/tankKillers';
import { cardIds, cardOf } from '../../../src/rules/tankKillers/data/tactics';
import type { CardId, State } from '../../../src/rules/tankKillers/types';
import { unseenCards, unseenUnits } from '../../../src/rules/tankKillers/view';
import { attack, lay, sit } from './table';

/** A state in the middle of an attack, with something in every pile. */
function midGame(): State {
  const table = attack('G2', 'A1', { attacker: ['T8', 'T26', 'T47'], defender: ['T33', 'T82', 'T31'] });
  for (const side of table.state.sides) {
    side.casualties = side.deck.splice(0, 3);
    side.reserve = side.deck.splice(0, 4);
  }
  return table.upTo('modifier').play('T8').state;
}

function changed(edit: (state: State) => void): { before: State; after: State } {
  const before = midGame();
  const after = clone(before);
  edit(after);
  expect(after).not.toEqual(before);
  return { before, after };
}

function swapHand(state: State, seat: number): void {
  const side = state.sides[seat];
  if (side === undefined) throw new Error('no side');
  const taken = state.deck.splice(0, side.hand.length);
  state.deck.push(...side.hand);
  side.hand = taken;
}

describe('secrets', () => {
  for (const seat of [0, 1]) {
    test(`the hand of seat ${seat} is its own: the other and the audience see the number of cards`, () => {
      const { before, after } = changed((state) => swapHand(state, seat));
      expect(tankKillers.view(after, 1 - seat)).toEqual(tankKillers.view(before, 1 - seat));
      expect(tankKillers.view(after, null)).toEqual(tankKillers.view(before, null));
      expect(tankKillers.view(after, seat)).not.toEqual(tankKillers.view(before, seat));
      expect(tankKillers.view(before, 1 - seat).sides[seat]).toMatchObject({ hand: null });
    });
  }

  test('the order of the tactics deck is hidden from everybody', () => {
    const { before, after } = changed((state) => state.deck.reverse());
    for (const seat of [0, 1, null]) expect(tankKillers.view(after, seat)).toEqual(tankKillers.view(before, seat));
  });

  for (const owner of [0, 1]) {
    test(`the order of the formation deck of seat ${owner} is hidden from everybody, its owner included`, () => {
      const { before, after } = changed((state) => {
        const side = state.sides[owner];
        if (side === undefined) throw new Error('no side');
        const faceUp = side.topUp ? side.deck.slice(-1) : [];
        side.deck = [...side.deck.slice(0, side.deck.length - faceUp.length).reverse(), ...faceUp];
      });
      for (const seat of [0, 1, null]) expect(tankKillers.view(after, seat)).toEqual(tankKillers.view(before, seat));
    });
  }

  test('what is open stays open: face-up cards, both piles of both players, the discards', () => {
    const state = midGame();
    const view = tankKillers.view(state, null);
    expect(view.sides[1]).toMatchObject({ top: 'A1.1', deckSize: state.sides[1]?.deck.length });
    expect(view.sides[0]).toMatchObject({ top: null, field: ['G2.1'] });
    expect(view.sides.map(({ reserve, casualties }) => [reserve, casualties])).toEqual(
      state.sides.map(({ reserve, casualties }) => [reserve, casualties]),
    );
    expect(view.discard).toEqual(['T8']);
  });

  test('a drawn hand is told to its owner alone', () => {
    const table = sit(lay({})).open('draw');
    const open = table.events.filter((event) => event.only === undefined);
    const cards = table.state.sides[0]?.hand ?? [];
    expect(cards).toHaveLength(3);
    for (const event of open) expect(cards.some((card) => JSON.stringify(event).includes(`"${card}"`))).toBe(false);
  });

  test('whatever turns a hidden card up says so, for undo', () => {
    const table = sit(lay({})).open('draw').upTo('target').target('top');
    for (const type of ['drewCards', 'advanced', 'targeted'] as const) {
      expect(table.events.find((event) => event.type === type)).toMatchObject({ reveals: true });
    }
  });
});

describe('imagined worlds', () => {
  const worlds = (seat: number | null, count: number) => {
    const view = tankKillers.view(midGame(), seat);
    return Array.from({ length: count }, (_, i) => tankKillers.imagine(view, openDice(seedDice(`world ${i}`))));
  };

  test('hold every card exactly once', () => {
    for (const world of [...worlds(0, 5), ...worlds(1, 5), ...worlds(null, 5)]) {
      const cards = [...world.deck, ...world.discard, ...world.sides.flatMap(({ hand }) => hand)];
      expect(cards.sort()).toEqual([...cardIds].sort());
      expect(world.sides.map((s) => s.deck.length + s.field.length + s.reserve.length + s.casualties.length)).toEqual([
        40, 50,
      ]);
      for (const { deck, field, reserve, casualties } of world.sides) {
        expect(new Set([...deck, ...field, ...reserve, ...casualties]).size).toBeGreaterThanOrEqual(40);
      }
    }
  });

  test('differ in what is hidden: the other hand is any of the unseen cards', () => {
    const seen = new Set(worlds(0, 300).flatMap(({ sides }) => sides[1]?.hand ?? []));
    expect(seen).toEqual(new Set(unseenCards(tankKillers.view(midGame(), 0))));
  });

  test('the deck’s face-down cards are known as a set', () => {
    const state = midGame();
    const view = tankKillers.view(state, 0);
    const side = view.sides[0];
    if (side === undefined) throw new Error('no side');
    expect([...unseenUnits(view, side)].sort()).toEqual([...(state.sides[0]?.deck ?? [])].sort());
  });
});

describe('the tell', () => {
  const hands: { attacker: CardId[]; defender: CardId[] } = { attacker: ['T46'], defender: ['T33', 'T34'] };

  test('with auto-pass a player without a fitting card is passed over, and everybody knows what he lacks', () => {
    const table = attack('G2', 'A1', { ...hands, settings: { autoPass: true } });
    expect([table.state.phase, table.seat]).toEqual(['modifier', 1]);
    expect(table.events).toContainEqual({ type: 'autoPassed', seat: 1, reveals: true });
    const lacks = table.state.sides[1]?.lacks ?? [];
    expect(lacks).toContain('T82');
    expect(lacks).toContain('T67');
    expect(lacks).not.toContain('T87');
    expect(lacks).not.toContain('T33');
    const view = tankKillers.view(table.state, 0);
    for (let i = 0; i < 50; i++) {
      const world = tankKillers.imagine(view, openDice(seedDice(`tell ${i}`)));
      expect(world.sides[1]?.hand.some((card) => lacks.includes(card))).toBe(false);
    }
  });

  test('with auto-pass whoever is asked holds something to play: that is told, and so is his pass', () => {
    const table = attack('G2', 'A1', { ...hands, settings: { autoPass: true } });
    expect(table.events).toContainEqual({ type: 'asked', seat: 1, reveals: true });
    table.say('pass');
    expect(table.events).toContainEqual({ type: 'passed', seat: 1, reveals: true });
  });

  test('by default everybody is asked, and neither question nor pass tells anything', () => {
    expect(tankKillers.options.find(({ id }) => id === 'autoPass')?.standard).toBe(false);
    const table = attack('G2', 'A1', { ...hands, settings: { autoPass: false } });
    expect(table.state.active).toEqual([1]);
    table.say('pass');
    const told = table.events.filter(({ type }) => ['asked', 'autoPassed', 'passed'].includes(type));
    expect(told).toEqual([{ type: 'passed', seat: 1 }]);
  });

  test('what is known to be lacking is forgotten as the hand grows', () => {
    const table = attack('G2', 'A1', { attacker: [], defender: ['T33'], settings: { autoPass: true } });
    table.upTo('target');
    expect(table.state.player).toBe(1);
    expect(table.state.sides[1]?.lacks).not.toContain('T82');
  });

  test('hidden, the window opens all the same and nothing is known', () => {
    const table = attack('G2', 'A1', hands);
    expect([table.state.phase, table.seat]).toEqual(['lostAttack', 1]);
    expect(table.state.sides[1]?.lacks).toEqual([]);
  });

  test('hidden, a reply window opens as long as the negating card could be held', () => {
    const open = attack('G9', 'A1', { attacker: ['T25', 'T46'], defender: ['T59'] }).upTo('finish');
    const asked = clone(open.state);
    const gone = clone(open.state);
    gone.discard.push('T31');
    gone.deck = gone.deck.filter((card) => card !== 'T31');
    for (const [state, phase] of [
      [asked, 'finishReply'],
      [gone, 'finish'],
    ] as const) {
      tankKillers.apply(
        state,
        { type: 'finish', seat: 0, card: 'T25' },
        { dice: openDice(seedDice('x')), emit: () => {} },
      );
      expect([state.exit, phase]).toEqual([phase === 'finishReply' ? 'reply' : 'attackOver', phase]);
    }
  });
});

describe('what a question proves', () => {
  const ofPhase = (card: CardId) => ['lostAction', 'endTurn'].includes(cardOf(card).effect);

  /** The defender holds Mud and is asked for it; he passes. */
  const passed = () =>
    attack('G2', 'A1', { attacker: ['T46'], defender: ['T82', 'T33', 'T34'], settings: { autoPass: true } });

  test('whoever is asked and passes holds one of the cards he was asked for, and every imagined hand does', () => {
    const table = passed();
    expect([table.state.phase, table.seat]).toEqual(['lostAttack', 1]);
    table.say('pass');
    const [proven = []] = table.state.sides[1]?.holds ?? [];
    expect(proven).toContain('T82');
    expect(proven.every(ofPhase)).toBe(true);
    const seen = tankKillers.view(table.state, 0);
    const hands = Array.from(
      { length: 60 },
      (_, i) => tankKillers.imagine(seen, openDice(seedDice(`asked ${i}`))).sides[1]?.hand ?? [],
    );
    for (const hand of hands) {
      expect(hand.length).toBe(3);
      expect(hand.some((card) => proven.includes(card))).toBe(true);
    }
    expect(new Set(hands.map((hand) => hand.find((card) => proven.includes(card)))).size).toBeGreaterThan(5);
  });

  test('what was proved goes with the card that may have been it', () => {
    const table = passed();
    expect(table.state.sides[1]?.holds?.length).toBe(1);
    table.play('T82');
    expect(table.state.sides[1]?.holds?.some((cards) => cards.includes('T82'))).toBe(false);
  });

  test('by default nobody is asked for a reason, so that nothing is proved', () => {
    const table = attack('G2', 'A1', { attacker: ['T46'], defender: ['T82', 'T33', 'T34'] });
    table.say('pass');
    expect(table.state.sides.map(({ holds }) => holds)).toEqual([[], []]);
  });

  test('a hand of nothing stays one', () => {
    const table = attack('G2', 'A1', { attacker: ['T46'], defender: [] });
    const world = tankKillers.imagine(tankKillers.view(table.state, 0), openDice(seedDice('empty')));
    expect(world.sides[1]?.hand).toEqual([]);
  });
});
