import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { card, lay } from './duel';

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

describe('the round', () => {
  test(`${cite('TD-1.2a', 'TD-3.0a', 'TD-3.0b', 'TD-3.1a', 'TD-3.1b', 'TD-3.1g', 'TD-7.0b', 'TD-7.0c', 'TD-8.0a', 'TD-8.0b')} draw, bid, every tank in ascending order, reinforcement, and so on`, () => {
    const duel = lay().open('excess');
    expect(duel.state.phase).toBe('bid');
    expect(duel.state.active).toEqual([0, 1]);
    const [a = 0] = duel.hand(0);
    const [b = 0] = duel.hand(1);
    duel.give({ type: 'bid', tank: 'su1', card: b, seat: 1 });
    expect(duel.state.phase).toBe('bid');
    duel.give({ type: 'bid', tank: 'de1', card: a, seat: 0 });
    expect(duel.all('bidRevealed').map(({ tank }) => tank)).toEqual(a < b ? ['de1', 'su1'] : ['su1', 'de1']);
    expect(duel.state.current).toBe(a < b ? 'de1' : 'su1');
    for (let i = 0; i < 2; i++) {
      const [seat = 0] = duel.state.active;
      duel.give({ type: 'crew', order: 'pass', card: duel.hand(seat)[0] ?? 0 });
      duel.give({ type: 'endAction' }).give({ type: 'endPhase' });
    }
    expect(duel.state.turn).toBe(2);
    expect(duel.state.phase).toBe('bid');
  });

  test(`${cite('TD-6.0a', 'TD-4.2', 'TD-1.2a')} hands are filled up to the limit`, () => {
    const duel = lay().open('refill');
    expect([duel.hand(0).length, duel.hand(1).length]).toEqual([6, 6]);
  });

  test(`${cite('TD-6.0b', 'TD-Q20')} whoever took the last Tank Phase draws first, then the others clockwise`, () => {
    const duel = lay({ seats: 4, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'] });
    duel.state.firstDrawer = 2;
    duel.open('refill');
    expect(duel.all('drew').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    duel.phaseOf('su2');
    expect(duel.state.firstDrawer).toBe(3);
  });

  test(`${cite('TD-4.2.7h', 'TD-Q9')} only whoever is over the limit may discard first; who stays over it draws nothing`, () => {
    const duel = lay({ hands: [numbers(1, 8), numbers(20, 3)] }).open('excess');
    expect(duel.state.active).toEqual([0]);
    expect(duel.why({ type: 'discardExcess', card: 20, seat: 1 })).toBe('TD-3.0b');
    duel.give({ type: 'keep' });
    expect(duel.hand(0)).toHaveLength(8);
    expect(duel.hand(1)).toHaveLength(6);

    const less = lay({ hands: [numbers(1, 8), numbers(20, 3)] }).open('excess');
    for (const each of [1, 2, 3]) less.give({ type: 'discardExcess', card: each });
    less.give({ type: 'keep' });
    expect(less.hand(0)).toHaveLength(6);
  });
});

describe('initiative', () => {
  test(`${cite('TD-7.0a')} one card from the hand for each own tank, once`, () => {
    const duel = lay({
      de: ['pz4', 'pz3'],
      su: ['kv85', 'kv85'],
      hands: [
        [10, 20, 30],
        [40, 50],
      ],
    }).open('bid');
    expect(duel.why({ type: 'bid', tank: 'de1', card: 40, seat: 0 })).toBe('TD-4.2');
    expect(duel.why({ type: 'bid', tank: 'su1', card: 10, seat: 0 })).toBe('TD-7.0a');
    duel.give({ type: 'bid', tank: 'de1', card: 30, seat: 0 });
    expect(duel.why({ type: 'bid', tank: 'de1', card: 10, seat: 0 })).toBe('TD-7.0a');
    duel.give({ type: 'bid', tank: 'de2', card: 10, seat: 0 });
    expect(duel.state.active).toEqual([1]);
    duel.give({ type: 'bid', tank: 'su1', card: 40 }).give({ type: 'bid', tank: 'su2', card: 50 });
    expect(duel.all('bidRevealed').map(({ tank }) => tank)).toEqual(['de2', 'de1', 'su1', 'su2']);
  });

  test(`${cite('TD-Q21')} with fewer cards than tanks the others act last, in ascending id, German first`, () => {
    const duel = lay({ de: ['pz4', 'pz3'], su: ['kv85', 'kv85'], hands: [[90], []] }).open('bid');
    duel.give({ type: 'bid', tank: 'de2', card: 90 });
    expect(duel.state.current).toBe('de2');
    expect(duel.state.order).toEqual(['de1', 'su1', 'su2']);
  });

  test(`${cite('TD-7.0d', 'TD-8.1a')} the Initiative card is discarded when its tank's phase begins`, () => {
    const duel = lay({ hands: [[10], [20]] }).open('bid');
    duel.give({ type: 'bid', tank: 'de1', card: 10, seat: 0 }).give({ type: 'bid', tank: 'su1', card: 20, seat: 1 });
    expect(duel.tank('de1').bid).toBeNull();
    expect(duel.tank('su1').bid).toBe(20);
    expect(duel.state.discard).toContainEqual({ card: 10, seen: null });
  });
});

describe('reinforcement', () => {
  const lose = () => {
    const duel = lay({
      de: ['pz4:elite'],
      hands: [numbers(20, 7), []],
      edit: (state) => {
        for (const tank of state.tanks.filter(({ nation }) => nation === 'de')) {
          tank.fire = { mines: null };
          tank.range = 200;
          tank.moveLevel = 2;
          tank.rounds = 1;
          tank.vp = 7;
          tank.kills = 1;
          tank.pierced = { by: 'su1', medal: true };
          tank.spotted = ['su1'];
          tank.flanking = ['su1'];
          tank.box.hill = true;
        }
        for (const tank of state.tanks.filter(({ nation }) => nation === 'su')) {
          tank.spotted = ['de1'];
          tank.flanking = ['de1'];
          tank.acquired = { tank: 'de1', bonus: 20 };
        }
      },
    });
    return duel.phaseOf('de1', ['su1']);
  };

  test(`${cite('TD-12.6.1a', 'TD-12.6.1c', 'TD-12.6.3', 'TD-8.0c', 'TD-12.7.1b', 'TD-12.7.2a', 'TD-12.7.2b', 'TD-12.7.2c', 'TD-12.7.2d', 'TD-12.7.1c', 'TD-9.0d', 'TD-Q1', 'TD-15.0e')} a crew that bails out survives; the tank is out until reinforcement, with all its counters`, () => {
    const duel = lose().give({ type: 'bailOut' });
    expect(duel.saw('killed')).toBe(false);
    expect(duel.tank('de1').inPlay).toBe(false);
    expect(duel.state.current).toBe('su1');
    expect(duel.tank('su1')).toMatchObject({ spotted: [], flanking: [], acquired: null });
    expect(duel.tank('de1')).toMatchObject({ spotted: [], flanking: [], fire: null, hullDown: false });
    expect(duel.tank('de1').box.hill).toBe(false);
    duel.state.hands[1] = [card('command')];
    expect(duel.why({ type: 'command', card: card('command'), tank: 'de1' })).toBe('TD-15.0h');
  });

  test(`${cite('TD-12.7.1a', 'TD-Q43', 'TD-X21')} half the hand, rounded up, at random`, () => {
    const duel = lose().give({ type: 'bailOut' });
    expect(duel.hand(0)).toHaveLength(3);
    expect(duel.all('laidOff')[0]).toMatchObject({ seat: 0, count: 4 });
    const hidden = duel.state.discard.filter(({ seen }) => seen?.length === 1 && seen[0] === 0);
    expect(hidden).toHaveLength(4);
  });

  test(`${cite('TD-12.7.3', 'TD-14.2a', 'TD-14.0f', 'TD-1.1b', 'TD-Q44')} whoever penetrated it last earns VP and medal`, () => {
    const duel = lose().give({ type: 'bailOut' });
    expect(duel.tank('su1')).toMatchObject({ vp: 5, kills: 1 });
  });

  test(`${cite('TD-1.2b', 'TD-9.0a', 'TD-9.0b', 'TD-9.0c', 'TD-9.0e', 'TD-5.5.1f', 'TD-Q50', 'TD-Q65')} it comes back in the same round, as new but for VP, medals, quality and rounds`, () => {
    const duel = lose().give({ type: 'bailOut' });
    duel.give({ type: 'pass' }).give({ type: 'endAction' });
    expect(duel.saw('reinforced')).toBe(true);
    expect(duel.state.turn).toBe(2);
    expect(duel.tank('de1')).toMatchObject({
      inPlay: true,
      range: 800,
      moveLevel: 7,
      rounds: 1,
      vp: 7,
      kills: 1,
      quality: 'elite',
      pierced: null,
      fire: null,
      hullDown: false,
    });
    expect(duel.tank('de1').crew.every(({ seat, wounded }) => seat !== null && !wounded)).toBe(true);
    expect(duel.tank('de1').box.terrain).toBeNull();
  });
});

describe('several players', () => {
  test(`${cite('TD-5.1a', 'TD-5.1b', 'TD-15.0a')} ids are unique on a side; two nations fight`, () => {
    const { state } = lay({ seats: 8, de: ['pz4', 'pz4', 'pz4', 'pz4'], su: ['kv85', 'kv85', 'kv85', 'kv85'] });
    expect(new Set(state.tanks.map(({ id }) => id)).size).toBe(8);
    expect(new Set(state.tanks.map(({ nation }) => nation))).toEqual(new Set(['de', 'su']));
    expect(state.tanks.map(({ seat }) => seat)).toEqual([0, 2, 4, 6, 1, 3, 5, 7]);
  });

  test(`${cite('TD-Q13', 'TD-2.0c')} eight tanks can burn at once, though the box has six cards`, () => {
    const duel = lay({ seats: 8, de: ['pz4', 'pz4', 'pz4', 'pz4'], su: ['kv85', 'kv85', 'kv85', 'kv85'] });
    for (const tank of duel.state.tanks) tank.fire = { mines: null };
    for (const { id } of duel.state.tanks) {
      duel.phaseOf(id);
      expect(duel.state.phase).toBe('fireCheck');
    }
  });
});
