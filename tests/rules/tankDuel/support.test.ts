import { describe, expect, test } from 'vitest';
import { vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import type { State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, cardsWhere, lay, pulled, sighted } from './duel';

const [m1, _m4, _m5] = [card('move', 1), card('move', 4), card('move', 5)];
const [two = 0, otherTwo = 0] = cardsWhere(({ orders }) => orders === 2);
const [one = 0] = cardsWhere(({ orders }) => orders === 1);
const soldier = cardsWhere(({ icons }) => icons.includes('infantry'));
const civil = cardsWhere(({ icons }) => !icons.includes('infantry'));
const near = (state: State) => {
  sighted(state);
  for (const tank of state.tanks) tank.range = 400;
};

describe('anti-tank guns', () => {
  const guns = (
    hand: readonly number[],
    more: { deck?: number[]; edit?: (state: State) => void; damage?: number[]; enemy?: number[] } = {},
  ) =>
    lay({
      settings: { atGuns: true },
      hands: [[...hand], more.enemy ?? []],
      deck: more.deck ?? [],
      damage: more.damage ?? [10],
      edit: (state) => {
        near(state);
        more.edit?.(state);
      },
    }).phaseOf('de1', ['su1']);

  test(`${cite('TD-8.4.2', 'TD-Q79', 'TD-13.2b')} a Field Action for its order icons, once a round, at what the tank has spotted; only Cover, size and Tactics count`, () => {
    const duel = guns([two, one, otherTwo], { deck: [99] });
    expect(duel.why({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [two] })).toBe('TD-Q79');
    expect(duel.why({ type: 'fireGun', gun: 'm39-76', tank: 'su1', cards: [two, one] })).toBe('TD-Q79');
    duel.tank('de1').box.move = m1;
    duel.tank('de1').flanking = ['su1'];
    duel.give({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [two, one] });
    expect(duel.state.phase).toBe('reply');
    duel.give({ type: 'letStand' });
    // Gun at +400, target at +400: 800 m, 86.
    expect(duel.all('gunAimed')[0]).toMatchObject({ distance: 800, toHit: 86 });
    expect(duel.state.step?.taken).toBe(false);
    expect(duel.state.offers).toEqual([]);
    expect(duel.why({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [otherTwo] })).toBe('TD-Q79');
    const blind = guns([two, one], {
      edit: (state) => {
        for (const tank of state.tanks) tank.spotted = [];
      },
    });
    expect(blind.why({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [two, one] })).toBe('TD-5.4.1a');
  });

  test(`${cite('TD-Q79', 'TD-Q76', 'TD-14.0g', 'TD-14.2b', 'TD-Q44')} front armour, Hull Down counts; VP to the active tank, no medal`, () => {
    const down = guns([two, one], {
      deck: [1, 4],
      edit: (state) => {
        const [, tank] = state.tanks;
        if (tank) tank.hullDown = true;
      },
    });
    down.give({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [two, one] }).give({ type: 'letStand' });
    expect(down.saw('savedByGround')).toBe(true);
    const duel = guns([two, one], { deck: [1, 4, pulled({ pen: 'P', target: 1 })], damage: [13] });
    duel.give({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [two, one] }).give({ type: 'letStand' });
    expect(duel.all('eliminated')[0]).toMatchObject({ scorer: 'de1', medal: false });
    expect(duel.tank('de1')).toMatchObject({ kills: 0, vp: 5 + vehicles.kv85.vp });
  });

  test(`${cite('TD-13.2b', 'TD-Q79')} Tactics take 20 off; at least 1 is left`, () => {
    const tactics = card('tactics');
    const duel = guns([two, one], { deck: [67], enemy: [tactics] });
    duel
      .give({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [two, one] })
      .give({ type: 'tactics', card: tactics });
    duel.give({ type: 'letStand' });
    expect(duel.all('gunAimed')[0]?.toHit).toBe(66);
    expect(duel.saw('missed')).toBe(true);
  });
});

describe('infantry and hatches', () => {
  const infantry = (
    hand: readonly number[],
    more: { deck?: number[]; edit?: (state: State) => void; damage?: number[]; seat?: 'de1' | 'su1' } = {},
  ) => {
    const seat = more.seat ?? 'de1';
    const duel = lay({
      settings: { infantry: true },
      hands: seat === 'de1' ? [[...hand], []] : [[], [...hand]],
      deck: more.deck ?? [],
      damage: more.damage ?? [10],
      edit: (state) => {
        for (const tank of state.tanks) tank.range = 400;
        more.edit?.(state);
      },
    });
    return duel.phaseOf(seat, [seat === 'de1' ? 'su1' : 'de1']).give({ type: 'hatch', closed: false });
  };

  test(`${cite('TD-8.4c', 'TD-8.4.3', 'TD-Q80')} an advance of 200 m for a card with the icon, once an Action Step, to 400 at most`, () => {
    const [a = 0, b = 0] = soldier;
    const duel = infantry([a, b, civil[0] ?? 0]);
    expect(duel.why({ type: 'advance', card: civil[0] ?? 0 })).toBe('TD-Q80');
    duel.give({ type: 'advance', card: a });
    expect(duel.state.infantry).toEqual({ de: 200, su: 0 });
    expect(duel.why({ type: 'advance', card: b })).toBe('TD-8.4c');
    expect(duel.why({ type: 'assault', card: b, tank: 'su1' })).toBe('TD-8.4c');
    const far = infantry([a], {
      edit: (state) => {
        state.infantry.de = 400;
      },
    });
    expect(far.why({ type: 'advance', card: a })).toBe('TD-Q80');
  });

  test(`${cite('TD-Q80', 'TD-Q76')} an attack: unspotted, within 600, side armour, Hull Down does not count; weapon by half the number`, () => {
    const [a = 0] = soldier;
    const far = infantry([a], {
      edit: (state) => {
        for (const tank of state.tanks) tank.range = 800;
      },
    });
    expect(far.why({ type: 'assault', card: a, tank: 'su1' })).toBe('TD-Q80');
    const attack = (number: number) =>
      infantry([a], {
        deck: [number, 4, pulled({ pen: 0, atLeast: 60 })],
        edit: (state) => {
          state.infantry.de = 400;
          for (const tank of state.tanks) tank.hullDown = true;
        },
      })
        .give({ type: 'assault', card: a, tank: 'su1' })
        .give({ type: 'letStand' });
    // 55, size 0: below 27.5 Panzerfaust 23, else Panzerschreck 15.
    const low = attack(27);
    expect(low.all('infantryHit')[0]?.weapon).toBe('panzerfaust');
    expect(low.all('pierced')[0]).toMatchObject({ penetration: 23, armour: 6, location: 'hull' });
    expect(attack(28).all('infantryHit')[0]?.weapon).toBe('panzerschreck');
    expect(attack(56).saw('missed')).toBe(true);
  });

  test(`${cite('TD-13.1b', 'TD-Q80')} Tactics cancel it: card and attack are gone`, () => {
    const [a = 0] = soldier;
    const tactics = card('tactics');
    const duel = infantry([a]);
    duel.state.hands[1] = [tactics];
    duel
      .give({ type: 'assault', card: a, tank: 'su1' })
      .give({ type: 'tactics', card: tactics })
      .give({ type: 'letStand' });
    expect(duel.saw('pulled')).toBe(false);
    expect(duel.state.shot).toBeNull();
    expect(duel.state.discard).toContainEqual({ card: a, seen: null });
    expect(duel.state.step?.infantry).toBe(true);
  });

  test(`${cite('TD-Q81')} hand-to-hand: two explosions blow the tank up, one costs a track, without a Morale check`, () => {
    const [a = 0] = soldier.filter((each) => each > 60);
    const fight = (first: number, second: number) => {
      const duel = infantry([a], {
        seat: 'su1',
        deck: [50, first, second],
        edit: (state) => {
          state.infantry.su = 400;
        },
      });
      duel.give({ type: 'assault', card: a, tank: 'de1' }).give({ type: 'letStand' });
      expect(duel.state.phase).toBe('weapon');
      return duel.give({ type: 'weapon', use: 'handToHand' });
    };
    const [b1, b2] = [pulled({ with: ['explosion'] }, 2), pulled({ with: ['explosion'] }, 3)];
    const [n1, n2] = [pulled({ without: ['explosion'] }, 2), pulled({ without: ['explosion'] }, 3)];
    expect(fight(b1, b2).saw('exploded')).toBe(true);
    const track = fight(b1, n1);
    expect(track.tank('de1').trackDamage).toBe(true);
    expect(track.saw('held') || track.saw('broke')).toBe(false);
    expect(track.tank('de1').pierced).toEqual({ by: 'su1', medal: false });
    expect(fight(n1, n2).tank('de1')).toMatchObject({ trackDamage: false, pierced: null });
  });

  test(`${cite('TD-8.1f', 'TD-Q82')} hatches are set in Administration f, with infantry only`, () => {
    const [a = 0] = soldier;
    const duel = lay({ settings: { infantry: true }, hands: [[a], []] }).phaseOf('de1');
    expect(duel.state.phase).toBe('hatches');
    duel.give({ type: 'hatch', closed: true });
    expect(duel.tank('de1').hatchesClosed).toBe(true);
    expect(duel.why({ type: 'hatch', closed: false })).toBe('TD-8.1f');
    expect(lay({ hands: [[a], []] }).phaseOf('de1').state.phase).toBe('action');
  });
});
