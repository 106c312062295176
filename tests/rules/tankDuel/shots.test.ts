import { describe, expect, test } from 'vitest';
import { byId, isTankId, vpOf } from '../../../src/rules/tankDuel/tanks';
import { cite } from '../../support/cite';
import { card, cardsWhere, type Duel, lay, pulled, sighted } from './duel';

const [f4, f5] = [card('fire', 4), card('fire', 5)];
const [soldier = 0] = cardsWhere(({ icons }) => icons.includes('infantry'));
const orders = (count: number) => cardsWhere((each) => each.orders === count)[0] ?? 0;
const hull = pulled({ target: 4, atLeast: 10 });

/** One Fire card of de1 at su1, 400 m away. */
const fire = (deck: readonly number[], edit: (duel: Duel) => void = () => {}, damage = [8]) => {
  const duel = lay({ hands: [[f5], []], deck, damage, edit: sighted });
  for (const tank of duel.state.tanks) tank.range = 200;
  edit(duel);
  duel
    .phaseOf('de1', ['su1'])
    .give({ type: 'declare', cards: [`${f5}.fire`] })
    .give({ type: 'target', tank: 'su1' });
  return duel.give({ type: 'letStand' });
};
const acquired = (duel: Duel) => Object.assign(duel.tank('de1'), { acquired: { tank: 'su1', bonus: 20 } });

describe('to hit and to pierce', () => {
  test(`${cite('TD-11.1.3d.1', 'TD-11.1.3d.2')} 95 hits at best, 96 never, whatever the sum`, () => {
    expect(fire([95, hull, pulled({ pen: 'B' })], acquired).saw('hit')).toBe(true);
    expect(fire([96, hull], acquired).saw('missed')).toBe(true);
  });

  test(`${cite('TD-11.1.3h.1', 'TD-11.1.3h.2', 'TD-11.1.3h.3', 'TD-11.1.3h.4')} the modifier, P and B; what was reached is told`, () => {
    // Pak 40 at 400 m: 12 against 10.
    const shot = (pen: number | 'P' | 'B', edit?: (duel: Duel) => void) => fire([1, hull, pulled({ pen })], edit);
    expect(shot(-2).all('pierced')).toMatchObject([{ penetration: 10, armour: 10, location: 'hull' }]);
    expect(shot(-3).all('bounced')).toMatchObject([{ penetration: 9, armour: 10 }]);
    expect(shot('B').all('bounced')).toMatchObject([{ penetration: 12, armour: 10 }]);
    const thick = (duel: Duel) => Object.assign(duel.tank('su1'), { vehicle: 'is2' });
    expect(shot('P', thick).all('pierced')).toMatchObject([{ penetration: 12, armour: 14 }]);
  });

  test(`${cite('TD-5.5.1e', 'TD-11.1.3a.2')} a round in the gun is spent, none is where there was none`, () => {
    const loaded = fire([99], (duel) => Object.assign(duel.tank('de1'), { loaded: true, rounds: 1 }));
    expect(loaded.tank('de1')).toMatchObject({ loaded: false, rounds: 1 });
    expect(fire([99]).tank('de1')).toMatchObject({ loaded: false, rounds: 2 });
  });

  test(`${cite('TD-14.2a', 'TD-5.6.2d')} who penetrated is remembered, with a medal to come`, () => {
    expect(fire([1, hull, pulled({ pen: 'P', heavy: false })]).tank('su1').pierced).toEqual({ by: 'de1', medal: true });
  });

  test(`${cite('TD-11.1.4', 'TD-5.4.3b', 'TD-5.4.3d', 'TD-Q38', 'TD-Q56')} acquiring: both at rest, sight whole, not acquired yet; then the counter turns`, () => {
    expect(fire([99]).state.phase).toBe('acquire');
    expect(fire([99], (duel) => Object.assign(duel.tank('de1'), { sightBroken: true })).state.phase).not.toBe(
      'acquire',
    );
    expect(fire([99], (duel) => Object.assign(duel.tank('su1').box, { move: card('move', 1) })).state.phase).not.toBe(
      'acquire',
    );
    expect(fire([99], (duel) => Object.assign(duel.tank('de1').box, { move: card('move', 1) })).state.phase).not.toBe(
      'acquire',
    );
    const ten = fire([99], (duel) => Object.assign(duel.tank('de1'), { acquired: { tank: 'su1', bonus: 10 } }));
    expect(ten.tank('de1').acquired).toEqual({ tank: 'su1', bonus: 20 });
    expect(ten.state.phase).not.toBe('acquire');
    const twenty = fire([99], acquired);
    expect(twenty.saw('acquired')).toBe(false);
    const blind = fire([99], (duel) =>
      Object.assign(duel.tank('de1'), { sightBroken: true, acquired: { tank: 'su1', bonus: 10 } }),
    );
    expect(blind.tank('de1').acquired).toEqual({ tank: 'su1', bonus: 10 });
    const fresh = fire([99]).give({ type: 'acquire', take: false });
    expect(fresh.tank('de1').acquired).toBeNull();
    const lost = fire([1, hull, pulled({ pen: 'P', target: 1 })], () => {}, [2]);
    expect(lost.tank('su1').inPlay).toBe(false);
    expect(lost.state.phase).not.toBe('acquire');
  });

  test(`${cite('TD-Q79', 'TD-Q76', 'TD-5.7.2')} a gun shoots at the front and at a tank Hull Down, whomever the caller flanks`, () => {
    const gun = (edit: (duel: Duel) => void, deck: readonly number[]) => {
      const duel = lay({
        settings: { atGuns: true },
        hands: [[orders(2), orders(1)], []],
        edit: sighted,
        deck,
        damage: [8],
      });
      for (const tank of duel.state.tanks) tank.range = 200;
      duel.tank('de1').flanking = ['su1'];
      edit(duel);
      duel.phaseOf('de1', ['su1']).give({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [orders(2), orders(1)] });
      return duel.upTo('action');
    };
    const down = gun((duel) => Object.assign(duel.tank('su1'), { hullDown: true }), [1, hull]);
    expect(down.saw('savedByGround')).toBe(true);
    // 600 m: 11 against the front, 10; uphill 10.
    expect(gun(() => {}, [1, hull, pulled({ pen: 0 })]).all('pierced')).toMatchObject([
      { penetration: 11, armour: 10 },
    ]);
    const high = gun((duel) => Object.assign(duel.tank('su1').box, { hill: true }), [1, hull, pulled({ pen: -1 })]);
    expect(high.all('bounced')).toMatchObject([{ penetration: 9, armour: 10 }]);
    expect(gun(() => {}, [1, hull, pulled({ pen: 0, heavy: false })]).all('damaged')[0]?.severity).toBe('light');
    const own = gun(() => {}, [1, hull, pulled({ pen: 0 })]);
    expect(own.saw('aimed')).toBe(false);
    expect(own.saw('infantryAimed')).toBe(false);
  });

  test(`${cite('TD-Q80', 'TD-Q77')} infantry: below half a Bazooka or Panzerfaust, at half the other; severity by the card, no height`, () => {
    const attack = (nation: 'de' | 'su', number: number, deck: readonly number[] = []) => {
      const enemy = nation === 'de' ? 'su1' : 'de1';
      const duel = lay({
        settings: { infantry: true },
        hands: nation === 'de' ? [[soldier], []] : [[], [soldier]],
        deck: [number, ...deck],
        damage: [8],
      });
      Object.assign(duel.state.infantry, { [nation]: 400 });
      Object.assign(duel.tank(enemy), { range: 400, vehicle: nation === 'de' ? 't34-85' : 'stug3' });
      duel.tank(enemy).box.hill = true;
      duel.phaseOf(nation === 'de' ? 'de1' : 'su1', [enemy]).give({ type: 'hatch', closed: false });
      return duel.give({ type: 'assault', card: soldier, tank: enemy }).give({ type: 'letStand' });
    };
    // T-34/85 on a Hill: 55 + 5 = 60. StuG: 60 + 5 − 15 = 50.
    expect(attack('de', 29, [hull, pulled({ pen: 'B' })]).all('infantryHit')[0]?.weapon).toBe('panzerfaust');
    expect(attack('de', 30, [hull, pulled({ pen: 'B' })]).all('infantryHit')[0]?.weapon).toBe('panzerschreck');
    expect(attack('su', 24, [hull, pulled({ pen: 'B' })]).all('infantryHit')[0]?.weapon).toBe('bazooka');
    expect(attack('su', 25).state.phase).toBe('weapon');
    const light = attack('de', 30, [hull, pulled({ pen: 0, heavy: false })]);
    expect(light.all('damaged')).toMatchObject([{ severity: 'light' }]);
    expect(light.all('pierced')).toMatchObject([{ penetration: 15, armour: 6 }]);
    expect(light.tank('su1').pierced).toEqual({ by: 'de1', medal: false });
    expect(light.saw('aimed')).toBe(false);
    expect(attack('de', 30, [hull, pulled({ pen: 0, heavy: true })]).all('damaged')).toMatchObject([
      { severity: 'heavy' },
    ]);
  });
});

describe('tanks by their names', () => {
  test(`${cite('TD-5.1b', 'TD-Q21')} ids, their order, and nothing that only looks like one`, () => {
    expect(['de1', 'su4'].every(isTankId)).toBe(true);
    expect(['xde1', 'de1x', 'de5', 7, null].some(isTankId)).toBe(false);
    const duel = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'] });
    const mixed = [duel.tank('su2'), duel.tank('de2'), duel.tank('su1'), duel.tank('de1')];
    expect(mixed.toSorted(byId).map(({ id }) => id)).toEqual(['de1', 'su1', 'de2', 'su2']);
    expect(
      mixed
        .toReversed()
        .toSorted(byId)
        .map(({ id }) => id),
    ).toEqual(['de1', 'su1', 'de2', 'su2']);
  });

  test(`${cite('TD-5.6.2e', 'TD-14.1b', 'TD-Q59')} what a crew member is worth`, () => {
    const { state } = lay({ su: ['t34-76-m43'] });
    const [pz, t34] = state.tanks;
    if (pz === undefined || t34 === undefined) throw new Error('no tanks');
    const worth = (quality: 'green' | 'veteran' | 'elite') => [
      vpOf({ ...pz, quality }, 'commander'),
      vpOf({ ...t34, quality }, 'commander-gunner'),
      vpOf({ ...pz, quality }, 'gunner'),
    ];
    expect([worth('green'), worth('veteran'), worth('elite')]).toEqual([
      [1, 1, 1],
      [2, 2, 1],
      [3, 3, 1],
    ]);
  });
});

describe('a round', () => {
  test(`${cite('TD-7.0b', 'TD-7.0c', 'TD-Q21')} bids are shown with their place; tanks out of play have none`, () => {
    const duel = lay({
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      hands: [
        [30, 20],
        [40, 10],
      ],
    });
    duel.open('bid');
    for (const [seat, tank, number] of [
      [0, 'de1', 30],
      [0, 'de2', 20],
      [1, 'su1', 40],
      [1, 'su2', 10],
    ] as const)
      duel.give({ type: 'bid', seat, tank, card: number });
    expect(duel.all('bidRevealed').map(({ tank, card: number, place }) => [tank, number, place])).toEqual([
      ['su2', 10, 1],
      ['de2', 20, 2],
      ['de1', 30, 3],
      ['su1', 40, 4],
    ]);
    expect(duel.state.revealed).toBe(true);
    expect(duel.saw('noBid')).toBe(false);
  });

  test(`${cite('TD-9.0a', 'TD-9.0b', 'TD-Q65', 'TD-Q79')} reinforcements come whole, and guns may fire again`, () => {
    const duel = lay({ settings: { atGuns: true }, hands: [[30, 31], [32]] });
    Object.assign(duel.tank('su1'), {
      inPlay: false,
      sightBroken: true,
      gunDamaged: true,
      movePanic: 3,
      firePanic: 3,
      moveLevel: 1,
      fireLevel: 1,
      vp: 7,
      kills: 2,
    });
    for (const gun of duel.state.guns) gun.fired = true;
    duel
      .phaseOf('de1')
      .give({ type: 'crew', order: 'pass', card: 30 })
      .give({ type: 'endAction' })
      .give({ type: 'endPhase' });
    expect(duel.all('reinforced')).toMatchObject([{ tank: 'su1' }]);
    expect(duel.tank('su1')).toMatchObject({
      inPlay: true,
      sightBroken: false,
      gunDamaged: false,
      movePanic: null,
      firePanic: null,
      moveLevel: 7,
      fireLevel: 5,
      vp: 7,
      kills: 2,
    });
    expect(duel.state.guns.every(({ fired }) => !fired)).toBe(true);
    expect(duel.all('roundOpened')).toMatchObject([{ turn: 2 }]);
  });

  test(`${cite('TD-Q9', 'TD-6.0a')} who is just at the limit is not asked, and draws nothing`, () => {
    const duel = lay({ hands: [[30, 31, 32, 33, 34, 35], [36]] }).open('excess');
    expect(duel.state.phase).toBe('bid');
    expect(duel.all('drew').map(({ seat, count }) => [seat, count])).toEqual([[1, 5]]);
    expect(f4).toBeGreaterThan(0);
  });
});
