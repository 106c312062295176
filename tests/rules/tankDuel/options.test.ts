import { describe, expect, test } from 'vitest';
import { hullDownValue } from '../../../src/rules/tankDuel/ground';
import { moveLevel } from '../../../src/rules/tankDuel/levels';
import type { State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, cardsWhere, has, lay, pulled, sighted } from './duel';

const [m1, m4, m5] = [card('move', 1), card('move', 4), card('move', 5)];
const k = card('flank', 3);
const woods = cardsWhere((each) => each.halves.length === 1 && each.halves[0]?.terrain === 'woods')[0] ?? 0;
const [two = 0, _otherTwo = 0] = cardsWhere(({ orders }) => orders === 2);
const [one = 0] = cardsWhere(({ orders }) => orders === 1);
const soldier = cardsWhere(({ icons }) => icons.includes('infantry'));
const near = (state: State) => {
  sighted(state);
  for (const tank of state.tanks) tank.range = 400;
};

describe('mines', () => {
  const mine = (number: number, damage = 2) => {
    const duel = lay({ setup: 'minefield', hands: [[13, 30], []], deck: [number], damage: [damage] });
    duel.tank('su1').box.move = m4;
    return duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'placeTerrain', card: 13, tank: 'su1' })
      .give({ type: 'letStand' });
  };

  test(`${cite('TD-Q83', 'TD-Q44')} by the icons: heavy hull, heavy track, track damage, nothing; then Flat`, () => {
    const hull = mine(pulled({ with: ['explosion', 'fire'] }));
    expect(hull.all('damaged')[0]).toMatchObject({ location: 'hull', severity: 'heavy' });
    expect(mine(pulled({ with: ['explosion'], without: ['fire'] })).all('damaged')[0]).toMatchObject({
      location: 'track',
      severity: 'heavy',
    });
    const track = mine(pulled({ with: ['fire'], without: ['explosion'] }));
    expect(track.saw('damagePulled')).toBe(false);
    expect(track.tank('su1').trackDamage).toBe(true);
    expect(track.tank('su1').box).toMatchObject({ move: null, terrain: null });
    const none = mine(pulled({ without: ['fire', 'explosion'] }));
    expect(none.tank('su1').trackDamage).toBe(false);
    expect(none.state.discard).toContainEqual({ card: 13, seen: null });
  });

  test(`${cite('TD-Q83')} never on the own tank, and never critical`, () => {
    const own = lay({ setup: 'minefield', hands: [[13, m4], []] });
    own.tank('de1').box.move = m5;
    own.phaseOf('de1');
    expect(own.why({ type: 'declare', cards: ['13.terrain'] })).toBe('TD-Q83');
    const digit = pulled({ with: ['explosion', 'fire'] }) % 10;
    const same = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((id) => id % 10 === (digit + 1) % 10) ?? 1;
    expect(mine(pulled({ with: ['explosion', 'fire'] }), same).all('damaged')[0]?.severity).toBe('heavy');
  });

  test(`${cite('TD-14.2d', 'TD-Q44')} whoever laid them scores, without a medal, and a fire remembers them`, () => {
    const duel = mine(pulled({ with: ['explosion', 'fire'] }), 14);
    expect(duel.tank('su1').inPlay).toBe(false);
    const [loss] = duel.all('eliminated');
    expect(loss).toMatchObject({ scorer: 'de1', medal: false });
    expect(duel.tank('de1').kills).toBe(0);
    const later = lay({
      edit: (state) => {
        const [, tank] = state.tanks;
        if (tank) {
          tank.fire = { mines: 'de1' };
          tank.pierced = null;
        }
      },
    });
    later.phaseOf('su1', ['de1']).give({ type: 'bailOut' });
    expect(later.all('eliminated')[0]).toMatchObject({ scorer: 'de1', medal: false });
    const nobody = lay({
      edit: (state) => {
        const [, tank] = state.tanks;
        if (tank) tank.fire = { mines: null };
      },
    });
    nobody.phaseOf('su1', ['de1']).give({ type: 'bailOut' });
    expect(nobody.all('eliminated')[0]).toMatchObject({ scorer: null, medal: false });
  });
});

describe('deep mud and roads', () => {
  test(`${cite('TD-Q73')} no Flank cards; two Roads end the ban, one brings the column`, () => {
    const mud = (roads: number) => {
      const duel = lay({
        settings: { deepMud: true },
        de: ['pz4', 'pz4', 'pz4'],
        su: ['kv85', 'kv85', 'kv85'],
        hands: [[k, m1], []],
        edit: sighted,
      });
      duel.state.tanks
        .filter(({ nation }) => nation === 'de')
        .slice(1, 1 + roads)
        .forEach((tank) => {
          tank.box.road = true;
        });
      duel.tank('de1').box.move = m4;
      duel.tank('de2').range = 600;
      return duel.phaseOf('de1');
    };
    expect(mud(0).why({ type: 'declare', cards: [`${k}.flank`] })).toBe('TD-Q73');
    expect(mud(1).why({ type: 'declare', cards: [`${k}.flank`] })).toBe('TD-Q73');
    expect(mud(2).why({ type: 'declare', cards: [`${k}.flank`] })).toBeNull();
    const column = (roads: number) => {
      const duel = mud(roads);
      duel.tank('de2').range = 800;
      duel.tank('de3').range = 800;
      duel.tank('de1').range = 1000;
      duel.state.hands[0] = [m1, card('move', 2)];
      return duel.give({ type: 'declare', cards: [`${m1}.move`, `${card('move', 2)}.move`] });
    };
    expect(column(1).why({ type: 'move', to: 600, card: m1 })).toBe('TD-Q73');
    expect(column(1).why({ type: 'move', to: 800, card: m1 })).toBeNull();
    expect(column(2).why({ type: 'move', to: 600, card: m1 })).toBeNull();
  });

  test(`${cite('TD-Q74')} a Road is taken In Motion with a Move card of level 3 or less, kept when moving, lost to terrain`, () => {
    const road = (move: number | null) => {
      const duel = lay({ settings: { deepMud: true }, hands: [[30, 31], []] });
      duel.tank('de1').box.move = move;
      return duel.phaseOf('de1');
    };
    expect(road(null).why({ type: 'takeRoad', card: 30 })).toBe('TD-Q74');
    expect(road(m4).why({ type: 'takeRoad', card: 30 })).toBe('TD-Q74');
    const duel = road(m1).give({ type: 'takeRoad', card: 30 });
    expect(duel.tank('de1').box).toMatchObject({ move: null, road: true });
    expect(moveLevel(duel.state, duel.tank('de1'))).toBe(7);
    duel.tank('de1').box.move = m1;
    duel.state.hands[1] = [woods];
    duel.phaseOf('su1').give({ type: 'placeTerrain', card: woods, tank: 'de1' }).give({ type: 'letStand' });
    expect(duel.tank('de1').box.road).toBe(false);
    const full = lay({
      settings: { deepMud: true },
      de: ['pz4', 'pz4', 'pz4', 'pz4'],
      su: ['kv85', 'kv85', 'kv85', 'kv85'],
      hands: [[30], []],
    });
    for (const id of ['de2', 'de3', 'su1'] as const) full.tank(id).box.road = true;
    full.tank('de1').box.move = m1;
    expect(full.phaseOf('de1').why({ type: 'takeRoad', card: 30 })).toBe('TD-Q74');
  });
});

describe('snow and fog', () => {
  const snow = (number: number, hand: readonly number[], edit: (state: State) => void = () => {}) =>
    lay({ settings: { snow: true }, hands: [[...hand], []], deck: [number], edit }).phaseOf('de1');

  test(`${cite('TD-Q75')} the weather pull comes first; beyond sight nothing is spotted, fired at or flanked`, () => {
    const light = snow(pulled({ target: 5 }), [30]);
    expect(light.tank('de1').heavyWeather).toBe(false);
    expect(light.events[1]).toMatchObject({ type: 'pulled', why: 'weather' });
    const apart = (metres: number) => (state: State) => {
      for (const tank of state.tanks) tank.range = metres / 2;
    };
    const heavy = snow(pulled({ target: 6 }), [card('command'), card('fire', 5)], apart(400));
    expect(heavy.tank('de1').heavyWeather).toBe(true);
    expect(heavy.why({ type: 'command', card: card('command'), tank: 'su1' })).toBe('TD-Q75');
    const seen = snow(pulled({ target: 6 }), [card('fire', 5)], (state) => {
      apart(400)(state);
      sighted(state);
    });
    expect(seen.why({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })).toBe('TD-Q68');
    expect(seen.tank('de1').spotted).toEqual(['su1']);
    const clear = snow(pulled({ target: 5 }), [card('command')], apart(400));
    expect(clear.why({ type: 'command', card: card('command'), tank: 'su1' })).toBeNull();
  });

  test(`${cite('TD-Q75', 'TD-Q25', 'TD-10.4a')} a Move may come first that brings an enemy into sight for the Flank`, () => {
    const flank = (metres: number, hand: readonly number[]) =>
      snow(pulled({ target: 5 }), hand, (state) => {
        sighted(state);
        for (const tank of state.tanks) tank.range = tank.nation === 'de' ? 400 : metres - 400;
      });
    const [one, both] = [
      [m1, k],
      [m1, m4, k],
    ];
    const declare = (hand: readonly number[]) => ({
      type: 'declare' as const,
      cards: hand.map((each) => `${each}.${each === k ? 'flank' : 'move'}` as const),
    });
    expect(flank(800, one).why(declare(one))).toBeNull();
    expect(flank(1000, one).why(declare(one))).toBe('TD-Q57');
    expect(flank(1000, both).why(declare(both))).toBeNull();
    expect(flank(1200, both).why(declare(both))).toBe('TD-Q57');
    const far = flank(800, one).give(declare(one)).give({ type: 'move', to: 400, card: m1 });
    // It stayed where it was: nobody is in sight, and the Flank card is laid off without effect.
    expect(far.all('cardLapsed')).toMatchObject([{ card: k }]);
    const near = flank(800, one).give(declare(one)).give({ type: 'move', to: 200, card: m1 }).upTo('flank');
    expect(near.why({ type: 'flank', tank: 'su1', takeBack: null })).toBeNull();
  });

  test(`${cite('TD-Q75')} until its first pull a tank has light weather, and takes no offer beyond it`, () => {
    const duel = lay({ settings: { snow: true }, hands: [[m1], []], deck: [5] });
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${m1}.move`] })
      .give({ type: 'move', to: 800, card: m1 });
    expect(duel.state.offers).toEqual([]);
    const close = lay({ settings: { snow: true }, hands: [[m1], []], deck: [5] });
    close.tank('su1').range = -200;
    close
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${m1}.move`] })
      .give({ type: 'move', to: 800, card: m1 });
    expect(close.state.offers).toHaveLength(1);
  });

  test(`${cite('TD-Q75', 'TD-Q31')} own terrain needs a Move card of level 4 or less, and that card must stay`, () => {
    const fast = snow(5, [m5, woods]);
    expect(fast.why({ type: 'declare', cards: [`${m5}.move`, `${woods}.terrain`] })).toBe('TD-Q75');
    const both = snow(5, [m5, m4, woods]);
    both.give({ type: 'declare', cards: [`${m4}.move`, `${m5}.move`, `${woods}.terrain`] });
    expect(both.why({ type: 'move', to: 800, card: m5 })).toBe('TD-Q75');
    expect(both.why({ type: 'move', to: 800, card: m4 })).toBeNull();
  });
});

describe('hills', () => {
  const hills = (range: number, edit: (state: State) => void = () => {}) => {
    const duel = lay({ settings: { hills: true }, hands: [[30, 31, m1], []] });
    duel.tank('de1').range = range;
    edit(duel.state);
    return duel.phaseOf('de1');
  };

  test(`${cite('TD-Q78', 'TD-Q33')} taken standing at ±400 for a card, while one of that half is free; lost by moving`, () => {
    expect(hills(600).why({ type: 'takeHill', card: 30 })).toBe('TD-Q78');
    expect(
      hills(400, (state) => {
        const [tank] = state.tanks;
        if (tank) tank.box.move = m4;
      }).why({ type: 'takeHill', card: 30 }),
    ).toBe('TD-Q78');
    const duel = hills(-400).give({ type: 'takeHill', card: 30 });
    expect(duel.tank('de1').box.hill).toBe(true);
    expect(duel.why({ type: 'takeHill', card: 31 })).toBe('TD-Q78');
    duel.give({ type: 'declare', cards: [`${m1}.move`] }).give({ type: 'move', to: -400, card: m1 });
    expect(duel.tank('de1').box.hill).toBe(false);
    const full = lay({
      settings: { hills: true },
      de: ['pz4', 'pz4', 'pz4'],
      su: ['kv85', 'kv85', 'kv85'],
      hands: [[30], []],
    });
    for (const id of ['de2', 'su1'] as const) full.tank(id).box.hill = true;
    full.tank('de1').range = 400;
    full.tank('de2').range = 400;
    full.tank('su1').range = -400;
    expect(full.phaseOf('de1').why({ type: 'takeHill', card: 30 })).toBe('TD-Q78');
    full.tank('su1').range = 400;
    expect(full.why({ type: 'takeHill', card: 30 })).toBeNull();
  });

  test(`${cite('TD-Q77')} Hull Down by the higher value, Cover adds up`, () => {
    const duel = hills(400).give({ type: 'takeHill', card: 30 });
    expect(hullDownValue(duel.tank('de1'))).toBe(40);
    duel.tank('de1').box.terrain = { id: 'mud', card: null };
    expect(hullDownValue(duel.tank('de1'))).toBe(40);
  });
});

test(`${cite('TD-4.0a', 'TD-2.0e')} without options no gun, infantry, Hill or Road is in the game`, () => {
  const duel = lay({ hands: [[soldier[0] ?? 0, two, one], []], edit: near }).phaseOf('de1');
  expect(duel.why({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [two, one] })).toBe('TD-Q79');
  expect(duel.why({ type: 'advance', card: soldier[0] ?? 0 })).toBe('TD-Q80');
  expect(duel.why({ type: 'takeHill', card: two })).toBe('TD-Q78');
  expect(duel.why({ type: 'takeRoad', card: two })).toBe('TD-Q74');
  expect(cardsWhere(has('terrain')).length).toBe(26);
});
