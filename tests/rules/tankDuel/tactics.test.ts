import { describe, expect, test } from 'vitest';
import { tankDuel } from '../../../src/rules/tankDuel';
import { cite } from '../../support/cite';
import { card, cardsWhere, has, lay, pulled, sighted } from './duel';

const [t1 = 0, t2 = 0, t3 = 0, t4 = 0] = cardsWhere((each) => has('tactics')(each) && each.halves.length === 1);
const [m1, f5, k] = [card('move', 1), card('fire', 5), card('flank', 3)];
const mud = cardsWhere((each) => each.halves.length === 1 && each.halves[0]?.terrain === 'mud')[0] ?? 0;

describe('Tactics', () => {
  test(`${cite('TD-13.2a', 'TD-13.2c', 'TD-11.1.3a.3', 'TD-13.3a', 'TD-13.3b', 'TD-Q46')} against a shot −20; an odd number of cards stands, an even one does not`, () => {
    const shot = (count: number) => {
      const duel = lay({
        hands: [
          [f5, t2, t4],
          [t1, t3],
        ],
        deck: [99],
        edit: sighted,
      });
      duel
        .phaseOf('de1')
        .give({ type: 'declare', cards: [`${f5}.fire`] })
        .give({ type: 'target', tank: 'su1' });
      expect(duel.state.active).toEqual([1]);
      for (const each of [t1, t2, t3, t4].slice(0, count)) duel.give({ type: 'tactics', card: each });
      if (duel.state.phase === 'reply') duel.give({ type: 'letStand' });
      return duel.all('aimed')[0]?.terms.some(({ rule }) => rule === 'TD-11.1.3c.viii');
    };
    expect([0, 1, 2, 3, 4].map(shot)).toEqual([false, true, false, true, false]);
  });

  test(`${cite('TD-13.0', 'TD-13.1c')} only a Tactics card replies, and only in the window`, () => {
    const duel = lay({ hands: [[f5], [t1, 30]], edit: sighted }).phaseOf('de1');
    expect(duel.why({ type: 'tactics', card: t1, seat: 1 })).toBe('TD-13.1c');
    duel.give({ type: 'declare', cards: [`${f5}.fire`] }).give({ type: 'target', tank: 'su1' });
    expect(duel.why({ type: 'tactics', card: 30 })).toBe('TD-13.0');
    expect(duel.saw('pulled')).toBe(false);
  });

  test(`${cite('TD-13.1a', 'TD-13.1d', 'TD-Q45')} it cancels a spotting attempt: card and action are gone`, () => {
    const duel = lay({ hands: [[30], [t1]] })
      .phaseOf('de1')
      .give({ type: 'crew', order: 'spot', card: 30 });
    duel
      .give({ type: 'attempt', tank: 'su1', cards: [] })
      .give({ type: 'tactics', card: t1 })
      .give({ type: 'letStand' });
    expect(duel.all('cancelled')[0]).toMatchObject({ what: 'spot' });
    expect(duel.saw('pulled')).toBe(false);
    expect(duel.state.step?.taken).toBe(true);
    expect(duel.tank('de1').spotted).toEqual([]);
    expect(duel.state.discard.map(({ card: each }) => each)).toContain(t1);
  });

  test(`${cite('TD-13.1a', 'TD-Q45')} it cancels a flank; a counter taken back stays back, and later sets go on`, () => {
    const duel = lay({
      su: ['kv85', 'kv85', 'kv85'],
      de: ['pz4', 'pz4', 'pz4'],
      hands: [[k, mud], [t1]],
      deck: [99],
      edit: sighted,
    });
    duel.tank('de1').box.move = m1;
    duel.tank('de1').flanking = ['su1', 'su2'];
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${k}.flank`, `${mud}.terrain`] });
    duel
      .give({ type: 'flank', tank: 'su3', takeBack: 'su1' })
      .give({ type: 'tactics', card: t1 })
      .give({ type: 'letStand' });
    expect(duel.tank('de1').flanking).toEqual(['su2']);
    expect(duel.tank('de1').box.terrain?.id).toBe('mud');
  });

  test(`${cite('TD-13.1a', 'TD-Q45')} and terrain on a moving tank, which then moves on; only the target's player replies`, () => {
    const duel = lay({ hands: [[mud, 30], [t1]] });
    duel.tank('su1').box.move = m1;
    duel.phaseOf('de1').give({ type: 'placeTerrain', card: mud, tank: 'su1' });
    expect(duel.why({ type: 'letStand', seat: 0 })).toBe('TD-3.0b');
    duel.give({ type: 'tactics', card: t1 }).give({ type: 'letStand' });
    expect(duel.tank('su1').box).toMatchObject({ move: m1, terrain: null });
    expect(duel.state.discard).toContainEqual({ card: mud, seen: null });
  });

  test(`${cite('TD-Q45')} automatic spotting opens no window`, () => {
    const duel = lay({ hands: [[card('command')], [t1]] })
      .phaseOf('de1')
      .give({ type: 'command', card: card('command'), tank: 'su1' });
    expect(duel.state.phase).toBe('action');
  });

  test(`${cite('TD-Q53')} the window opens whatever the target's hand holds, even nothing`, () => {
    const duel = lay({ hands: [[f5], []], edit: sighted })
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${f5}.fire`] });
    duel.give({ type: 'target', tank: 'su1' });
    expect(duel.state.phase).toBe('reply');
  });
});

describe('what players may know', () => {
  const look = (duel: ReturnType<typeof lay>, seat: number | null) => tankDuel.view(duel.state, seat);

  test(`${cite('TD-Q53', 'TD-15.0b')} a hand is its owner's; of others the number of cards`, () => {
    const duel = lay({
      hands: [
        [1, 2, 3],
        [4, 5],
      ],
    });
    expect(look(duel, 0).hands.map(({ cards, count }) => [cards, count])).toEqual([
      [[1, 2, 3], 3],
      [null, 2],
    ]);
    expect(look(duel, null).hands.map(({ cards }) => cards)).toEqual([null, null]);
  });

  test(`${cite('TD-7.0a', 'TD-7.0b', 'TD-Q53')} a bid is hidden until all are made`, () => {
    const duel = lay({ hands: [[10], [20]] })
      .open('bid')
      .give({ type: 'bid', tank: 'de1', card: 10, seat: 0 });
    const bids = (seat: number | null) => look(duel, seat).tanks.map(({ bid, hasBid }) => [bid, hasBid]);
    expect(bids(1)).toEqual([
      [null, true],
      [null, false],
    ]);
    expect(bids(0)).toEqual([
      [10, true],
      [null, false],
    ]);
    expect(duel.last.some((event) => JSON.stringify(event).includes('10'))).toBe(false);
  });

  test(`${cite('TD-4.0b', 'TD-Q53')} cards laid off face down are known to their owner alone`, () => {
    const duel = lay({ hands: [[30, 31], []] })
      .phaseOf('de1')
      .give({ type: 'crew', order: 'pass', card: 30 });
    expect(look(duel, 0).discard).toEqual([{ card: 30, seen: [0] }]);
    expect(look(duel, 1).discard).toEqual([{ card: null, seen: [0] }]);
    expect(
      duel.last.filter(({ only }) => only === undefined).some((event) => JSON.stringify(event).includes('30')),
    ).toBe(false);
  });

  test(`${cite('TD-Q53', 'TD-8.3.3a')} later cards of a declaration are hidden until their set begins`, () => {
    const duel = lay({ hands: [[m1, k, mud], []], edit: sighted }).phaseOf('de1');
    duel.give({ type: 'declare', cards: [`${m1}.move`, `${k}.flank`, `${mud}.terrain`] });
    expect(look(duel, 1).step).toMatchObject({ declared: null, declaredCount: 2 });
    expect(look(duel, 0).step?.declared).toHaveLength(2);
    expect(JSON.stringify(duel.last.filter(({ only }) => only === undefined))).not.toContain(`${mud}`);
  });

  test(`${cite('TD-Q53', 'TD-8.3.4a')} a stolen card is known to thief and victim`, () => {
    const [l = 0] = cardsWhere(has('leadership'));
    const duel = lay({ seats: 4, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[l], [50], [], []] });
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${l}.leadership`] })
      .give({ type: 'steal', from: 1 });
    expect(look(duel, 1).hands[0]?.known).toEqual([50]);
    expect(look(duel, 2).hands[0]?.known).toEqual([]);
    expect(duel.all('stoleCard')[0]?.only).toEqual([0, 1]);
  });

  test(`${cite('TD-Q53', 'TD-4.1b')} what is pulled, played or paid is seen by all`, () => {
    const duel = lay({ hands: [[30], []], deck: [pulled({ with: ['binoculars'] })] }).phaseOf('de1');
    duel
      .give({ type: 'crew', order: 'spot', card: 30 })
      .give({ type: 'attempt', tank: 'su1', cards: [] })
      .give({ type: 'letStand' });
    expect(look(duel, null).discard).toContainEqual({ card: pulled({ with: ['binoculars'] }), seen: null });
  });
});
