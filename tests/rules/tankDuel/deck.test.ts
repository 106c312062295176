import { describe, expect, test } from 'vitest';
import { deckOf } from '../../../src/rules/tankDuel/cards';
import { decksFor } from '../../../src/rules/tankDuel/setup';
import { cite } from '../../support/cite';
import { card, cardsWhere, has, lay, pulled, sighted } from './duel';

const numbers = Array.from({ length: 100 }, (_, i) => i + 1);

describe('the Battle Deck of a game', () => {
  test(`${cite('TD-4.2.5a', 'TD-4.2.5b', 'TD-4.2.5c', 'TD-4.2.5d', 'TD-X6')} alternates replace the card of their number`, () => {
    expect(deckOf({ city: false, alternates: [] }).every(({ deck }) => deck === 'base')).toBe(true);
    const mined = deckOf({ city: false, alternates: [13] });
    expect(mined.map(({ number }) => number)).toEqual(numbers);
    expect(mined[12]?.halves).toMatchObject([{ kind: 'terrain', terrain: 'mines' }]);
    expect(mined.filter(has('move', 1))).toHaveLength(3);
  });

  test(`${cite('TD-4.2.5e', 'TD-Q84')} scenarios name their alternates and the City deck`, () => {
    expect(lay({ setup: 'minefield' }).state.ground.alternates).toEqual([13]);
    expect(lay({ setup: 'rasputitsa' }).state.ground.alternates).toEqual([72, 75]);
    expect(lay({ setup: 'city' }).state.ground.city).toBe(true);
    const city = deckOf({ city: true, alternates: [13, 70] });
    expect(city.filter(({ deck }) => deck === 'city')).toHaveLength(18);
    expect(city.filter(({ deck }) => deck === 'alternate')).toHaveLength(2);
    expect(lay({ settings: { alternates: 'all', mines: true } }).state.ground.alternates).toEqual([
      13, 70, 71, 72, 73, 74, 75, 76, 77,
    ]);
  });

  test(`${cite('TD-3.2.1', 'TD-Q2', 'TD-X7')} decks by the number of tanks`, () => {
    expect([2, 3, 4, 5, 6, 7, 8].map((tanks) => decksFor(tanks, false))).toEqual([3, 3, 3, 4, 4, 5, 5]);
    expect(decksFor(2, true)).toBe(2);
    expect(lay({ setup: 'firstTigers' }).state.decks).toBe(5);
  });

  test(`${cite('TD-15.0d', 'TD-4.2.6c', 'TD-2.0e')} 100 numbered cards and one mark, in the lower half`, () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state } = lay({ settings: { personality: 'bold' } });
      expect(seed).toBeTruthy();
      expect([...state.deck].toSorted((x, y) => x - y)).toEqual([0, ...numbers]);
    }
  });
});

describe('shuffling', () => {
  test(`${cite('TD-3.2.2a', 'TD-3.2.2b', 'TD-4.2.6a', 'TD-4.2.6c', 'TD-4.2.6g', 'TD-Q5', 'TD-Q67')} a pulled Shuffle card waits for the end of the check, then all but hands, boxes and table are shuffled`, () => {
    const burnt = pulled({ without: ['fire', 'extinguish'] });
    const duel = lay({
      hands: [[card('move', 2), card('tactics')], []],
      edit: (state) => {
        const [tank] = state.tanks;
        if (tank) tank.fire = { mines: null };
      },
    });
    duel.state.deck = [3, 4, 5, 6, burnt, 0];
    duel.state.discard = numbers.slice(40, 59).map((each) => ({ card: each, seen: null }));
    const before = duel.state.discard.length;
    duel.phaseOf('de1');
    expect(duel.state.deckNumber).toBe(1);
    duel.give({ type: 'fightFire' });
    const order = duel.events.map(({ type }) => type);
    expect(order.indexOf('shuffleCame')).toBeLessThan(order.indexOf('pulled'));
    expect(order.indexOf('pulled')).toBeLessThan(order.indexOf('shuffled'));
    expect(duel.state.deckNumber).toBe(2);
    expect(duel.state.shufflePending).toBe(false);
    expect(duel.state.discard).toEqual([]);
    // 4 left in the deck, the discards and the card of the check itself.
    expect(duel.state.deck.filter((each) => each > 0)).toHaveLength(4 + before + 1);
    expect(duel.state.deck).not.toContain(card('move', 2));
    const half = Math.ceil((4 + before + 1) / 2);
    expect(duel.state.markBelow).toBe(half + 1);
    expect(duel.state.deck.slice(0, half + 1)).toContain(0);
  });

  test(`${cite('TD-1.2c', 'TD-4.2.6b', 'TD-Q4', 'TD-15.0d')} the last shuffle mixes the Game End card into the whole deck`, () => {
    const duel = lay();
    duel.state.deckNumber = 2;
    duel.state.deck = [0];
    duel.state.discard = numbers.map((each) => ({ card: each, seen: null }));
    duel.open('refill');
    expect(duel.state.deckNumber).toBe(3);
    expect(duel.all('shuffled')[0]).toMatchObject({ last: true, deck: 3, decks: 3 });
    // It goes in anywhere: what has been drawn since may have come from above it.
    expect(duel.state.markBelow).toBe(duel.state.deck.length);
    expect(duel.state.deck.filter((each) => each === 0)).toHaveLength(1);
  });

  test(`${cite('TD-4.2.6d', 'TD-4.2.6e', 'TD-Q5')} in the Draw Phase the shuffle waits for all; an empty deck is shuffled at once and counts once`, () => {
    const duel = lay();
    duel.state.deck = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15];
    duel.state.discard = numbers.slice(20, 60).map((each) => ({ card: each, seen: null }));
    duel.open('refill');
    expect(duel.hand(0).length + duel.hand(1).length).toBe(12);
    expect(duel.hand(0).every((each) => each <= 15) && duel.hand(1).every((each) => each <= 15)).toBe(true);
    expect(duel.state.deckNumber).toBe(2);

    const empty = lay();
    empty.state.deck = [0, 1];
    empty.state.discard = numbers.slice(20, 60).map((each) => ({ card: each, seen: null }));
    empty.open('refill');
    expect(empty.all('shuffled')).toHaveLength(1);
    expect(empty.hand(0)).toHaveLength(6);
    expect(empty.hand(1)).toHaveLength(6);
  });

  test(`${cite('TD-1.2d', 'TD-3.2', 'TD-3.2.3a', 'TD-4.2.6f')} the Game End card drawn ends the game at that draw`, () => {
    const duel = lay();
    duel.state.deckNumber = 3;
    duel.state.firstDrawer = 0;
    duel.state.deck = [1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 10];
    duel.open('refill');
    expect(duel.state.ended).toBe(true);
    expect(duel.state.phase).toBe('over');
    expect(duel.hand(0)).toEqual([10, 9]);
    expect(duel.hand(1)).toEqual([]);
  });

  test(`${cite('TD-3.2.3b', 'TD-4.2.6i', 'TD-Q67')} pulled in an action it ends the game after that action`, () => {
    const duel = lay({ hands: [[card('fire', 5), 30], [31]], edit: sighted });
    duel.state.deckNumber = 3;
    const miss = 99;
    duel.state.deck = [1, 2, 3, miss, 0];
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${card('fire', 5)}.fire`] });
    duel.give({ type: 'target', tank: 'su1' }).give({ type: 'letStand' });
    expect(duel.saw('missed')).toBe(true);
    expect(duel.state.ended).toBe(false);
    duel.give({ type: 'acquire', take: true });
    expect(duel.saw('acquired')).toBe(true);
    expect(duel.state.phase).toBe('over');
  });

  test(`${cite('TD-3.2.3c', 'TD-Q3')} pulled in the Administration Step it ends the game after that check`, () => {
    const duel = lay({
      edit: (state) => {
        const [tank] = state.tanks;
        if (tank) {
          tank.box.smoke = 5;
          tank.fire = { mines: null };
        }
      },
    });
    duel.state.deckNumber = 3;
    duel.state.deck = [2, 3, pulled({ without: ['smoke'] }), 0];
    duel.phaseOf('de1');
    expect(duel.saw('smokeGone')).toBe(true);
    expect(duel.state.phase).toBe('over');
  });

  test(`${cite('TD-4.2.6h', 'TD-4.2.6j', 'TD-Q52')} when nothing is left, settled cards and in the end nothing at all is pulled`, () => {
    const ended = lay({ hands: [[card('fire', 5)], []], edit: sighted });
    ended.state.deckNumber = 3;
    ended.state.deck = [0];
    ended.state.discard = [{ card: 99, seen: null }];
    ended
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    ended.give({ type: 'letStand' });
    expect(ended.saw('reused')).toBe(true);
    expect(ended.saw('missed')).toBe(true);

    const bare = lay({ hands: [[card('fire', 5)], []], edit: sighted });
    bare.state.deck = [];
    bare.state.discard = [];
    bare
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    bare.give({ type: 'letStand' });
    // Nothing to pull counts as Battle Number 100: a miss.
    expect(bare.all('pulled')[0]).toMatchObject({ card: 0, success: false });

    // A shuffle without cards waits for some: the next deck has its Shuffle card again.
    const waiting = lay({ hands: [[], []] });
    Object.assign(waiting.state, { deck: [], discard: [], shufflePending: true });
    waiting.open('refill');
    expect(waiting.state).toMatchObject({ deckNumber: 1, shufflePending: true });
    waiting.state.discard = [{ card: 99, seen: null }];
    waiting.tank('de1').fire = { mines: null };
    waiting.phaseOf('de1').give({ type: 'fightFire' });
    expect(waiting.all('shuffled')[0]).toMatchObject({ deck: 2, count: 1 });

    const forced = lay({ hands: [[card('fire', 5)], []], edit: sighted });
    forced.state.deck = [0];
    forced.state.discard = [
      { card: 98, seen: null },
      { card: 97, seen: null },
    ];
    forced
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    forced.give({ type: 'letStand' });
    expect(forced.state.deckNumber).toBe(2);
    expect(forced.all('shuffled')).toHaveLength(1);
  });
});

describe('pulling', () => {
  test(`${cite('TD-4.1a', 'TD-4.1b', 'TD-15.0b')} a pulled card is shown to all and lies on the table until the action is over`, () => {
    const duel = lay({ hands: [[card('fire', 5)], []], deck: [99], edit: sighted });
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    duel.give({ type: 'letStand' });
    const [event] = duel.all('pulled');
    expect(event).toMatchObject({ card: 99, why: 'hit', reveals: true });
    expect(event?.only).toBeUndefined();
    expect(duel.state.table).toContain(99);
    duel.give({ type: 'acquire', take: false }).upTo('action');
    expect(duel.state.table).toEqual([]);
    expect(duel.state.discard).toContainEqual({ card: 99, seen: null });
  });

  test(`${cite('TD-4.1c', 'TD-8.3.5i.2', 'TD-4.2.3f')} both spotting cards are pulled even if the first one settles it`, () => {
    const [order = 0] = cardsWhere(({ orders }) => orders === 2);
    const sees = pulled({ with: ['binoculars'] });
    const blind = pulled({ without: ['binoculars'] });
    const duel = lay({ hands: [[order, 30], []], deck: [sees, blind] });
    duel.phaseOf('de1').give({ type: 'crew', order: 'spot', card: 30 });
    duel.give({ type: 'attempt', tank: 'su1', cards: [order] }).upTo('action');
    expect(duel.all('pulled').map(({ card: each }) => each)).toEqual([sees, blind]);
    expect(duel.tank('de1').spotted).toEqual(['su1']);
  });

  test(`${cite('TD-4.2.2')} icons count only for the check that asks for them`, () => {
    const fire = pulled({ with: ['fire'], without: ['binoculars'] });
    const duel = lay({ hands: [[30], []], deck: [fire] });
    duel
      .phaseOf('de1')
      .give({ type: 'crew', order: 'spot', card: 30 })
      .give({ type: 'attempt', tank: 'su1', cards: [] });
    duel.upTo('action');
    expect(duel.tank('de1').fire).toBeNull();
    expect(duel.saw('notSpotted')).toBe(true);
  });
});
