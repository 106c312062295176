import { describe, expect, test } from 'vitest';
import { tankDuel } from '../../../src/rules/tankDuel';
import { infantrySum, refuseGunTarget, refuseTarget, targetsOf } from '../../../src/rules/tankDuel/aim';
import { payments } from '../../../src/rules/tankDuel/cards';
import type { Command, State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, cardsWhere, type Duel, has, lay, sighted } from './duel';

const orders = (count: number) => cardsWhere((each) => each.orders === count);
const [one = 0, otherOne = 0] = orders(1);
const [two = 0, otherTwo = 0] = orders(2);
const [plain = 0] = orders(0);
const soldiers = cardsWhere(({ icons }) => icons.includes('infantry'));
const apart = (metres: number) => (state: State) => {
  sighted(state);
  for (const tank of state.tanks) tank.range = metres / 2;
};
const refused = (duel: Duel, command: object) => tankDuel.refuse(duel.state, command as Command);

describe('targets', () => {
  const laid = (edit: (duel: Duel) => void, metres = 400, settings = {}) => {
    const duel = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], edit: apart(metres), settings });
    edit(duel);
    const why = refuseTarget(duel.state, duel.tank('de1'), duel.tank('su1'));
    const targets = targetsOf(duel.state, duel.tank('de1')).map(({ id }) => id);
    return { why, targets, duel };
  };

  test(`${cite('TD-15.0a', 'TD-9.0d', 'TD-5.4.1a', 'TD-Q68', 'TD-Q75')} an enemy in play, spotted, within reach and sight`, () => {
    expect(laid(() => {})).toMatchObject({ why: null, targets: ['su1', 'su2'] });
    expect(laid((duel) => Object.assign(duel.tank('su1'), { inPlay: false })).why).toBe('TD-15.0a');
    expect(laid((duel) => Object.assign(duel.tank('de1'), { spotted: ['su2'] }))).toMatchObject({
      why: 'TD-5.4.1a',
      targets: ['su2'],
    });
    const { duel } = laid(() => {});
    expect(refuseTarget(duel.state, duel.tank('de1'), duel.tank('de2'))).toBe('TD-15.0a');
    const weak = (each: Duel) => Object.assign(each.tank('de1'), { vehicle: 'pz3' });
    // The Pak 38 of a Pz III ends at 1600 m.
    expect(laid(weak, 1600).why).toBeNull();
    expect(laid(weak, 2000).why).toBe('TD-Q68');
    expect(laid(() => {}, 800, { snow: true }).why).toBe('TD-Q75');
    expect(laid((each) => Object.assign(each.tank('de1').box, { smokeFills: true })).targets).toEqual([]);
  });

  test(`${cite('TD-5.6.2i', 'TD-5.6.2m', 'TD-12.1.4d.13', 'TD-10.5.3', 'TD-5.8.2a')} a tank that cannot fire at all has none`, () => {
    const lost = (person: string) => (duel: Duel) => {
      for (const each of duel.tank('de1').crew) if (each.person === person) each.seat = null;
    };
    const fire = card('fire', 4);
    const why = (edit: (duel: Duel) => void, vehicle = 'pz4') => {
      const duel = lay({ hands: [[fire], []], edit: apart(400) });
      Object.assign(duel.tank('de1'), { vehicle });
      edit(duel);
      expect(targetsOf(duel.state, duel.tank('de1'))).toEqual([]);
      return duel.phaseOf('de1').why({ type: 'declare', cards: [`${fire}.fire`] });
    };
    expect(why(lost('gunner'))).toBe('TD-5.6.2i');
    expect(why((duel) => Object.assign(duel.tank('de1').box, { move: card('move', 1) }), 'stug3')).toBe('TD-5.8.2a');
    const su = lay({ su: ['t34-76-m43'], hands: [[], [card('fire', 2)]], edit: apart(400) });
    for (const each of su.tank('su1').crew) if (each.person === 'commander-gunner') each.seat = null;
    expect(su.phaseOf('su1').why({ type: 'declare', cards: [`${card('fire', 2)}.fire`] })).toBe('TD-5.6.2m');
  });

  test(`${cite('TD-Q79', 'TD-Q75', 'TD-Q68', 'TD-15.0a')} a gun is bound by its own reach, and by the sight of the tank from the gun`, () => {
    const duel = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], settings: { atGuns: true }, edit: apart(400) });
    const gun = { gun: 'pak38' as const, nation: 'de' as const, range: 400, fired: false };
    const why = (range: number, edit: (each: Duel) => void = () => {}) => {
      const other = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], edit: apart(400) });
      other.tank('su1').range = range;
      edit(other);
      return refuseGunTarget(other.state, gun, other.tank('de1'), other.tank('su1'));
    };
    expect(why(200)).toBeNull();
    expect(why(1000)).toBeNull();
    expect(
      refuseGunTarget(duel.state, { ...gun, range: 1000 }, duel.tank('de1'), { ...duel.tank('su1'), range: 1000 }),
    ).toBe('TD-Q68');
    expect(why(200, (each) => Object.assign(each.tank('su1'), { inPlay: false }))).toBe('TD-15.0a');
    expect(refuseGunTarget(duel.state, gun, duel.tank('de1'), duel.tank('de2'))).toBe('TD-15.0a');
    const snow = (each: Duel) => Object.assign(each.state, { ground: { ...each.state.ground, condition: 'snow' } });
    // Light weather: 600 m from the gun at +400.
    expect(why(200, snow)).toBeNull();
    expect(why(400, snow)).toBe('TD-Q75');
  });

  test(`${cite('TD-Q80', 'TD-Q82')} infantry: table, size, Cover, hatches, at least 1; what is nothing is not said`, () => {
    const sum = (edit: (duel: Duel) => void, range = 200) => {
      const duel = lay({ settings: { infantry: true } });
      Object.assign(duel.tank('su1'), { range });
      edit(duel);
      return infantrySum(duel.state, 'de', duel.tank('su1'));
    };
    // A T-34/85 has no size: one term alone.
    expect(sum(() => {})).toEqual({ terms: [{ rule: 'TD-Q80', value: 20 }], total: 20 });
    expect(sum(() => {}, 0).total).toBe(55);
    expect(sum(() => {}, -1000).total).toBe(55);
    expect(sum(() => {}, 400).total).toBe(10);
    expect(sum(() => {}, 600).total).toBe(10);
    expect(sum((duel) => Object.assign(duel.tank('su1'), { hatchesClosed: true }), 400).total).toBe(1);
    const hill = sum((duel) =>
      Object.assign(duel.tank('su1').box, { terrain: { id: 'woods', card: null }, hill: true }),
    );
    expect(hill.terms).toContainEqual({ rule: 'TD-11.1.3c.vi', value: 35 });
    expect(sum((duel) => Object.assign(duel.tank('su1').box, { move: card('move', 1), smoke: null })).total).toBe(20);
  });
});

describe('Field Actions', () => {
  test(`${cite('TD-8.4b', 'TD-8.4.1a')} need the half they are played for`, () => {
    const duel = lay({ hands: [[card('move', 1), card('fire', 4)], []] });
    duel.tank('su1').box.move = card('move', 2);
    duel.phaseOf('de1');
    expect(duel.why({ type: 'command', card: card('move', 1), tank: 'su1' })).toBe('TD-8.4b');
    expect(duel.why({ type: 'commandSelf', card: card('move', 1), use: 'hullDown' })).toBe('TD-8.4b');
    expect(duel.why({ type: 'placeTerrain', card: card('move', 1), tank: 'su1' })).toBe('TD-8.4b');
    expect(tankDuel.candidates(duel.state, 0).some(({ type }) => type === 'command' || type === 'placeTerrain')).toBe(
      false,
    );
  });

  test(`${cite('TD-4.2', 'TD-8.0a', 'TD-3.0b', 'TD-3.2')} a card of the hand, the active player, a game that goes on`, () => {
    const duel = lay({ seats: 4, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[30], [31], [32], [33]] }).phaseOf(
      'de1',
    );
    expect(refused(duel, { type: 'stop', seat: 0, card: 31 })).toMatchObject({ rule: 'TD-4.2', evidence: ['card:31'] });
    expect(refused(duel, { type: 'stop', seat: 2, card: 32 })?.rule).toBe('TD-3.0b');
    duel.state.active = [2];
    expect(refused(duel, { type: 'stop', seat: 2, card: 32 })?.rule).toBe('TD-8.0a');
    duel.state.current = null;
    expect(refused(duel, { type: 'stop', seat: 2, card: 32 })?.rule).toBe('TD-8.0a');
    duel.state.ended = true;
    expect(refused(duel, { type: 'stop', seat: 2, card: 32 })?.rule).toBe('TD-3.2');
  });

  test(`${cite('TD-Q33', 'TD-15.0h', 'TD-Q80')} a refusal shows the tank it is about`, () => {
    const [soldier = 0] = soldiers;
    const terrain = card('terrain');
    const duel = lay({ settings: { infantry: true }, hands: [[terrain, soldier, card('command')], []] });
    duel.phaseOf('de1').give({ type: 'hatch', closed: false });
    expect(refused(duel, { type: 'placeTerrain', seat: 0, card: terrain, tank: 'su1' })).toMatchObject({
      rule: 'TD-Q33',
      evidence: ['unit:su1'],
    });
    expect(refused(duel, { type: 'assault', seat: 0, card: soldier, tank: 'su1' })).toMatchObject({
      rule: 'TD-Q80',
      evidence: ['unit:su1'],
    });
    expect(refused(duel, { type: 'command', seat: 0, card: card('command'), tank: 'de1' })).toMatchObject({
      rule: 'TD-15.0h',
      evidence: ['unit:de1'],
    });
  });

  test(`${cite('TD-Q80')} infantry reaches a tank at just 600 m, and advances only where there is infantry`, () => {
    const [soldier = 0] = soldiers;
    const why = (range: number) => {
      const duel = lay({ settings: { infantry: true }, hands: [[soldier], []] });
      duel.tank('su1').range = range;
      return duel
        .phaseOf('de1')
        .give({ type: 'hatch', closed: false })
        .why({ type: 'assault', card: soldier, tank: 'su1' });
    };
    expect(why(600)).toBeNull();
    expect(why(800)).toBe('TD-Q80');
    const none = lay({ hands: [[soldier], []] });
    none.tank('su1').range = 0;
    expect(none.phaseOf('de1').why({ type: 'assault', card: soldier, tank: 'su1' })).toBe('TD-Q80');
  });

  test(`${cite('TD-10.2.2a', 'TD-4.0b')} stopping costs the card`, () => {
    const duel = lay({ hands: [[30, 31], []] });
    duel.tank('de1').box.move = card('move', 1);
    duel.phaseOf('de1').give({ type: 'stop', card: 31 });
    expect(duel.hand(0)).toEqual([30]);
    expect(duel.state.discard).toContainEqual({ card: 31, seen: [0] });
  });

  test(`${cite('TD-Q79', 'TD-4.2.3a')} a gun is fired once, by its own side, and its price is said`, () => {
    const duel = lay({
      settings: { atGuns: true },
      hands: [[two, one, otherTwo, otherOne], []],
      edit: apart(400),
      deck: [99],
    });
    duel.phaseOf('de1');
    const offered = tankDuel.candidates(duel.state, 0).flatMap((each) => (each.type === 'fireGun' ? [each.gun] : []));
    expect(new Set(offered)).toEqual(new Set(['pak40']));
    duel.give({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [one, two] });
    expect(duel.all('paid')).toMatchObject([{ price: 'gun', orders: 3, cards: [one, two].toSorted((a, b) => a - b) }]);
    duel.upTo('action');
    expect(duel.why({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [otherOne, otherTwo] })).toBe('TD-Q79');
    expect(duel.why({ type: 'fireGun', gun: 'm39-76', tank: 'su1', cards: [otherOne, otherTwo] })).toBe('TD-Q79');
  });
});

describe('payments', () => {
  test(`${cite('TD-Q7', 'TD-4.2.3a')} every set of order cards that needs each of its cards, and no other`, () => {
    const hand = [two, one, plain, otherTwo, otherOne];
    const { state } = lay();
    const worth = new Map([
      [one, 1],
      [otherOne, 1],
      [two, 2],
      [otherTwo, 2],
      [plain, 0],
    ]);
    for (const price of [1, 2, 3, 4]) {
      const expected: string[] = [];
      for (let mask = 1; mask < 32; mask++) {
        const cards = hand.filter((_, index) => mask & (1 << index));
        const sum = (list: readonly number[]) => list.reduce((total, each) => total + (worth.get(each) ?? 0), 0);
        const lean = cards.every((each) => sum(cards) - (worth.get(each) ?? 0) < price);
        if (sum(cards) >= price && lean) expected.push(cards.toSorted((a, b) => a - b).join());
      }
      const found = payments(state, hand, price).map((cards) => cards.join());
      expect(found.toSorted()).toEqual(expected.toSorted());
    }
  });

  test(`${cite('TD-8.3.5i.2', 'TD-Q7')} a refusal of the price says what was paid and what it costs`, () => {
    const duel = lay({ hands: [[plain, one], []] })
      .phaseOf('de1')
      .give({ type: 'crew', order: 'spot', card: plain });
    const checks = tankDuel.check?.(duel.state, { type: 'attempt', seat: 0, tank: 'su1', cards: [one] });
    expect(JSON.stringify(checks)).toContain('"paid":1,"price":2');
  });
});

describe('what comes from outside', () => {
  const parse = (raw: object) => tankDuel.parse({ seat: 0, ...raw });

  test(`${cite('TD-4.2.1a')} cards are whole numbers from 1 to 100`, () => {
    expect(parse({ type: 'stop', card: 1 })).toEqual({ type: 'stop', seat: 0, card: 1 });
    expect(parse({ type: 'stop', card: 100 })).not.toBeNull();
    for (const odd of [0, 101, 1.5, '5', null, -3, true]) expect(parse({ type: 'stop', card: odd })).toBeNull();
  });

  test(`${cite('TD-4.2.1b')} a half is a number, a point and a kind`, () => {
    expect(parse({ type: 'declare', cards: ['6.move'] })).not.toBeNull();
    for (const odd of ['6', '6.', '.move', '06.move', '6.tank', '6.move.x', '0.move', '101.move', 6, null])
      expect(parse({ type: 'declare', cards: [odd] })).toBeNull();
    expect(parse({ type: 'declare', cards: [] })).toBeNull();
    expect(parse({ type: 'declare', cards: ['6.move', '6.move'] })).toBeNull();
    expect(parse({ type: 'declare', cards: ['1.move', '2.move', '3.move', '4.move', '5.move'] })).toBeNull();
    expect(parse({ type: 'declare', cards: '6.move' })).toBeNull();
  });

  test(`${cite('TD-4.2.3a')} order cards are different ones, and not too many`, () => {
    expect(parse({ type: 'rally', cards: [1, 2, 3, 4] })).not.toBeNull();
    expect(parse({ type: 'rally', cards: [1, 2, 3, 4, 5] })).toBeNull();
    expect(parse({ type: 'rally', cards: [1, 1] })).toBeNull();
    expect(parse({ type: 'rally', cards: 7 })).toBeNull();
    expect(parse({ type: 'rally', cards: { length: 0 } })).toBeNull();
    expect(parse({ type: 'rally', cards: [0] })).toBeNull();
  });

  test(`${cite('TD-5.1b', 'TD-5.2.4a')} tanks, ranges and seats as they are`, () => {
    const bid = (tank: unknown) => parse({ type: 'bid', card: 5, tank });
    expect(bid('de4')).not.toBeNull();
    for (const odd of ['de5', 'de0', 'fr1', 'xde1', 'de11', 4, null]) expect(bid(odd)).toBeNull();
    const move = (to: unknown) => parse({ type: 'move', card: 5, to });
    for (const range of [-1000, -200, 0, 1000]) expect(move(range)).not.toBeNull();
    for (const odd of [100, 1200, -1200, '0', 1.5]) expect(move(odd)).toBeNull();
    expect(parse({ type: 'flank', tank: 'su1', takeBack: null })).not.toBeNull();
    expect(parse({ type: 'flank', tank: 'su1', takeBack: 'su2' })).not.toBeNull();
    expect(parse({ type: 'flank', tank: 'su1', takeBack: 'x' })).toBeNull();
    expect(parse({ type: 'steal', from: 7 })).not.toBeNull();
    expect(parse({ type: 'steal', from: 8 })).toBeNull();
    expect(cardsWhere(has('move')).length).toBeGreaterThan(0);
  });
});
