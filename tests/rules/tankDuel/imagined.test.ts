import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { halfOf } from '../../../src/rules/tankDuel/cards';
import type { State } from '../../../src/rules/tankDuel/types';
import { imagine, view } from '../../../src/rules/tankDuel/view';
import { cite } from '../../support/cite';
import { ground } from './against';
import { card, cardsWhere, has, lay, sighted } from './duel';

/** Worlds that seat 1 imagines, each with dice of its own. */
const worlds = (state: State, count = 40, seat: number | null = 1) =>
  Array.from({ length: count }, (_, at) => imagine(view(state, seat), openDice(seedDice(`world ${at}`))));

describe('a world somebody imagines', () => {
  test(`${cite('TD-Q53', 'TD-4.2.6a')} has the Shuffle card anywhere it may still lie, and nowhere else`, () => {
    const { state } = lay();
    state.deck = [50, 0, 51, 52, 53, 54];
    state.markBelow = 3;
    state.discard = Array.from({ length: 100 }, (_, index) => index + 1)
      .filter((each) => each < 50 || each > 54)
      .map((each) => ({ card: each, seen: null }));
    const places = worlds(state).map(({ deck }) => deck.indexOf(0));
    expect([...new Set(places)].toSorted()).toEqual([0, 1, 2]);
    for (const { deck } of worlds(state)) expect(deck.toSorted()).toEqual([0, 50, 51, 52, 53, 54]);
    state.deck = [50, 51, 52, 53, 54];
    for (const { deck } of worlds(state, 5)) expect(deck.toSorted()).toEqual([50, 51, 52, 53, 54]);
  });

  test(`${cite('TD-Q53')} deals what is hidden anew, and keeps what is known`, () => {
    const { state } = lay({
      hands: [
        [40, 41, 42],
        [43, 44],
      ],
    });
    state.known = [{ seat: 0, card: 41, to: 1 }];
    state.discard = [
      { card: 60, seen: [0] },
      { card: 61, seen: [1] },
      { card: 62, seen: null },
    ];
    for (const tank of state.tanks) tank.bid = tank.nation === 'de' ? 70 : 71;
    state.deck = state.deck.filter((each) => ![60, 61, 62, 70, 71].includes(each));
    const all = worlds(state);
    for (const { hands, discard, tanks, known } of all) {
      expect(hands[0]).toHaveLength(3);
      expect(hands[0]?.[0]).toBe(41);
      expect(hands[1]).toEqual([43, 44]);
      expect(discard.slice(1)).toEqual([
        { card: 61, seen: [1] },
        { card: 62, seen: null },
      ]);
      expect(discard[0]?.seen).toEqual([0]);
      expect(tanks[1]?.bid).toBe(71);
      expect(known).toEqual(state.known);
    }
    const seen = (of: (world: State) => unknown) => new Set(all.map(of)).size;
    expect(seen(({ hands }) => hands[0]?.[1])).toBeGreaterThan(5);
    expect(seen(({ discard }) => discard[0]?.card)).toBeGreaterThan(5);
    expect(seen(({ tanks }) => tanks[0]?.bid)).toBeGreaterThan(5);
    expect(seen(({ damageDeck }) => damageDeck.at(-1))).toBeGreaterThan(5);
  });

  test(`${cite('TD-8.3c', 'TD-Q53')} the later cards of a declaration are a Flank and a Terrain card, as many as there are`, () => {
    const [move, flank, woods] = [card('move', 1), card('flank', 3), ground('woods')];
    const three = lay({ hands: [[move, flank, woods], []], edit: sighted }).phaseOf('de1');
    three.give({ type: 'declare', cards: [`${move}.move`, `${flank}.flank`, `${woods}.terrain`] });
    for (const world of worlds(three.state, 10)) {
      expect(world.step?.declared.map(({ as }) => as)).toEqual(['flank', 'terrain']);
      for (const { card: each, as } of world.step?.declared ?? []) expect(halfOf(world, each, as)).not.toBeNull();
      expect(new Set(world.step?.declared.map(({ card: each }) => each)).size).toBe(2);
    }
    const two = lay({ hands: [[move, woods], []], edit: sighted }).phaseOf('de1');
    two.give({ type: 'declare', cards: [`${move}.move`, `${woods}.terrain`] });
    for (const world of worlds(two.state, 10)) expect(world.step?.declared).toMatchObject([{ as: 'terrain' }]);
    for (const world of worlds(three.state, 3, 0))
      expect(world.step?.declared).toEqual([
        { card: flank, as: 'flank' },
        { card: woods, as: 'terrain' },
      ]);
  });

  test(`${cite('TD-Q53')} where no such card is left unseen, any of them`, () => {
    const [move, flank] = [card('move', 1), card('flank', 3)];
    const duel = lay({ hands: [[move, flank], []], edit: sighted }).phaseOf('de1');
    duel.give({ type: 'declare', cards: [`${move}.move`, `${flank}.flank`] });
    const terrain = cardsWhere(has('terrain'));
    duel.state.deck = duel.state.deck.filter((each) => !terrain.includes(each));
    duel.state.discard.push(...terrain.map((each) => ({ card: each, seen: null })));
    for (const world of worlds(duel.state, 5)) {
      const [hidden] = world.step?.declared ?? [];
      expect(hidden?.card).toBeGreaterThan(0);
      expect(world.deck).not.toContain(hidden?.card);
    }
  });
});
