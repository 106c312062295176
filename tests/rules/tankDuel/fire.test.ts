import { describe, expect, test } from 'vitest';
import { heightBonus, infantrySum, penetrationOf } from '../../../src/rules/tankDuel/aim';
import type { State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, cardsWhere, has, lay, pulled, sighted } from './duel';

const f5 = card('fire', 5);
const [l = 0] = cardsWhere(has('leadership'));

describe('a Fire action', () => {
  const fire = (
    deck: readonly number[],
    more: { damage?: number[]; edit?: (state: State) => void; cards?: number[] } = {},
  ) => {
    const cards = more.cards ?? [f5];
    const duel = lay({
      hands: [[...cards], []],
      deck,
      damage: more.damage ?? [10],
      edit: (state) => {
        sighted(state);
        for (const tank of state.tanks) tank.range = 400;
        more.edit?.(state);
      },
    });
    duel.phaseOf('de1', ['su1']);
    const ids = cards.map((each) => (each === l ? (`${each}.leadership` as const) : (`${each}.fire` as const)));
    return duel.give({ type: 'declare', cards: ids }).give({ type: 'target', tank: 'su1' }).give({ type: 'letStand' });
  };
  const target = (state: State) => state.tanks.find(({ id }) => id === 'su1');

  test(`${cite('TD-11.1.3', 'TD-11.1.3d.1', 'TD-11.1.3d.3', 'TD-X17')} a number not above the sum hits; a miss ends it`, () => {
    expect(fire([91, 10, 2]).saw('hit')).toBe(true);
    const missed = fire([92]);
    expect(missed.saw('missed')).toBe(true);
    expect(missed.all('pulled')).toHaveLength(1);
  });

  test(`${cite('TD-11.1.3d.2', 'TD-X15', 'TD-15.0g')} 96 to 100 always miss`, () => {
    for (const number of [96, 97, 98, 99, 100]) {
      const duel = fire([number], {
        edit: (state) => {
          const [tank] = state.tanks;
          if (tank) tank.acquired = { tank: 'su1', bonus: 20 };
        },
      });
      expect(duel.all('aimed')[0]?.toHit).toBeGreaterThan(100);
      expect(duel.saw('missed')).toBe(true);
    }
  });

  test(`${cite('TD-11.1.3e.2', 'TD-Q11')} the location by the Target Number of a second pull`, () => {
    const at = (digit: number) => fire([1, pulled({ target: digit, atLeast: 2 })]).all('located')[0]?.location;
    expect([0, 3, 4, 7, 8, 9].map(at)).toEqual(['turret', 'turret', 'hull', 'hull', 'track', 'track']);
  });

  test(`${cite('TD-11.1.3e.1', 'TD-Q37')} two Fire cards may name turret or hull, or pull`, () => {
    const f4 = card('fire', 4);
    const duel = fire([1], { cards: [f5, f4] });
    expect(duel.state.phase).toBe('location');
    duel.give({ type: 'location', at: 'hull' });
    expect(duel.all('located')[0]?.location).toBe('hull');
    expect(fire([1, 2], { cards: [f5] }).state.phase).not.toBe('location');
    const pulls = fire([1, 9, 2], { cards: [f5, f4] }).give({ type: 'pullLocation' });
    expect(pulls.all('located')[0]?.location).toBe('track');
  });

  test(`${cite('TD-5.7.2', 'TD-5.7.3', 'TD-11.1.3e.3', 'TD-10.4.2d', 'TD-Q37', 'TD-Q50')} Hull Down saves hull and track, not the turret, and not against a flank`, () => {
    const down = (state: State) => {
      const tank = target(state);
      if (tank) tank.hullDown = true;
    };
    expect(fire([1, 4], { edit: down }).saw('savedByGround')).toBe(true);
    expect(fire([1, 8], { edit: down }).saw('savedByGround')).toBe(true);
    expect(fire([1, 10], { edit: down }).saw('savedByGround')).toBe(false);
    const flanked = fire([1, 4], {
      edit: (state) => {
        down(state);
        const [tank] = state.tanks;
        if (tank) tank.flanking = ['su1'];
      },
    });
    expect(flanked.saw('savedByGround')).toBe(false);
  });

  test(`${cite('TD-11.1.3f', 'TD-11.1.3g', 'TD-11.1.3h.1', 'TD-11.1.3h.4', 'TD-11.1.3h.5', 'TD-X23', 'TD-10.4.2d')} penetration with its modifier against front or side armour`, () => {
    // Pz IV at 800 m: 10, against the front hull of a T-34/85: 10.
    const even = pulled({ pen: 0, atLeast: 20 });
    const less = pulled({ pen: -1, atLeast: 20 });
    expect(fire([1, 4, even]).all('pierced')[0]).toMatchObject({ penetration: 10, armour: 10, location: 'hull' });
    const bounced = fire([1, 4, less]);
    expect(bounced.all('bounced')[0]).toMatchObject({ penetration: 9, armour: 10 });
    expect(bounced.saw('damaged')).toBe(false);
    const side = fire([1, 4, pulled({ pen: -3, atLeast: 20 })], {
      edit: (state) => {
        const [tank] = state.tanks;
        if (tank) tank.flanking = ['su1'];
      },
    });
    expect(side.all('pierced')[0]).toMatchObject({ penetration: 7, armour: 6 });
  });

  test(`${cite('TD-11.1.3h.2', 'TD-11.1.3h.3')} P always goes through, B never`, () => {
    const thick = (state: State) => {
      const [tank] = state.tanks;
      if (tank) tank.range = 1000;
    };
    expect(fire([1, 4, pulled({ pen: 'P' })], { edit: thick }).saw('pierced')).toBe(true);
    const weak = (state: State) => {
      const [tank] = state.tanks;
      if (tank) {
        tank.range = 0;
        tank.flanking = ['su1'];
      }
    };
    expect(fire([1, 4, pulled({ pen: 'B' })], { edit: weak }).saw('bounced')).toBe(true);
  });

  test(`${cite('TD-5.5.1d', 'TD-5.5.1e', 'TD-11.1.3a.2', 'TD-11.1.3d.1', 'TD-11.1.3f')} a loaded round adds to the penetration and is spent, hit or miss`, () => {
    const loaded = (state: State) => {
      const [tank] = state.tanks;
      if (tank) {
        tank.loaded = true;
        tank.rounds = 1;
        tank.range = 0;
      }
    };
    const missed = fire([99], { edit: loaded });
    expect(missed.tank('de1')).toMatchObject({ loaded: false, rounds: 1 });
    const duel = lay();
    duel.tank('de1').range = 0;
    duel.tank('su1').range = 400;
    expect(
      penetrationOf(duel.tank('de1'), duel.tank('su1'), true) -
        penetrationOf(duel.tank('de1'), duel.tank('su1'), false),
    ).toBe(3);
  });

  test(`${cite('TD-11.1.3h.6', 'TD-10.2.2c', 'TD-Q38')} a penetrated tank stops, and can then be acquired`, () => {
    const duel = fire([1, 4, pulled({ pen: 'P', heavy: false })], {
      damage: [11],
      edit: (state) => {
        const tank = target(state);
        if (tank) tank.box.move = 6;
      },
    });
    expect(duel.saw('stopped')).toBe(true);
    expect(duel.tank('su1').box.move).toBeNull();
    expect(duel.state.phase).toBe('acquire');
  });

  test(`${cite('TD-11.1.4', 'TD-5.4.3b', 'TD-5.4.3c')} hit or miss the target may be acquired, if nobody is In Motion`, () => {
    const duel = fire([99], {
      edit: (state) => {
        const [tank] = state.tanks;
        if (tank) tank.spotted = ['su1'];
      },
    });
    duel.give({ type: 'acquire', take: true });
    expect(duel.tank('de1').acquired).toEqual({ tank: 'su1', bonus: 10 });
    const moving = fire([99], {
      edit: (state) => {
        const tank = target(state);
        if (tank) tank.box.move = 6;
      },
    });
    expect(moving.state.phase).not.toBe('acquire');
  });

  test(`${cite('TD-5.4.3d', 'TD-Q56', 'TD-X29')} a counter that lies turns by itself after the shot; a broken sight neither places nor turns one`, () => {
    const acquired = (state: State) => {
      const [tank] = state.tanks;
      if (tank) tank.acquired = { tank: 'su1', bonus: 10 };
    };
    const duel = fire([99], { edit: acquired });
    expect(duel.all('aimed')[0]?.terms).toContainEqual({ rule: 'TD-11.1.3c.iii', value: 10 });
    expect(duel.tank('de1').acquired).toEqual({ tank: 'su1', bonus: 20 });
    const blind = fire([99], {
      edit: (state) => {
        acquired(state);
        const [tank] = state.tanks;
        if (tank) tank.sightBroken = true;
      },
    });
    expect(blind.tank('de1').acquired).toEqual({ tank: 'su1', bonus: 10 });
    const never = fire([99], {
      edit: (state) => {
        const [tank] = state.tanks;
        if (tank) tank.sightBroken = true;
      },
    });
    expect(never.state.phase).not.toBe('acquire');
  });

  test(`${cite('TD-11.1.5', 'TD-5.4.1b')} whoever fires is offered to every enemy`, () => {
    const duel = fire([99], {
      edit: (state) => {
        const tank = target(state);
        if (tank) tank.spotted = [];
      },
    });
    duel.give({ type: 'acquire', take: false });
    expect(duel.state.offers).toEqual([{ spotter: 'su1', spotted: 'de1' }]);
  });

  test(`${cite('TD-12.1.4d.3', 'TD-12.1.4d.7', 'TD-Q62')} panic on the Fire Level ends with the Fire action`, () => {
    const duel = fire([99], {
      edit: (state) => {
        const [tank] = state.tanks;
        if (tank) tank.firePanic = 6;
      },
    });
    expect(duel.tank('de1').firePanic).toBeNull();
  });

  test(`${cite('TD-11.1.3i.2')} all cards of the action are discarded afterwards`, () => {
    const duel = fire([91, 10, 2]).upTo('action');
    expect(duel.state.table).toEqual([]);
    expect(duel.state.discard.map(({ card: each }) => each)).toEqual(expect.arrayContaining([f5, 91, 10, 2]));
  });

  test(`${cite('TD-Q68', 'TD-11.1.1a')} no target in reach of the gun, no Fire cards`, () => {
    const duel = lay({
      de: ['pz3'],
      hands: [[f5], []],
      edit: (state) => {
        sighted(state);
        for (const tank of state.tanks) tank.range = 1000;
      },
    });
    duel.phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${f5}.fire`] })).toBe('TD-Q68');
  });

  test(`${cite('TD-5.8', 'TD-5.8.2a', 'TD-5.8.2b', 'TD-5.8.2c', 'TD-10.2.3b', 'TD-10.4.2e')} a tank destroyer: not In Motion, not at motion, not at its flanker`, () => {
    const stug = (edit: (state: State) => void) =>
      lay({
        de: ['stug3'],
        hands: [[f5], []],
        edit: (state) => {
          sighted(state);
          edit(state);
        },
      })
        .phaseOf('de1')
        .why({ type: 'declare', cards: [`${f5}.fire`] });
    expect(stug(() => {})).toBeNull();
    expect(
      stug((state) => {
        const [tank] = state.tanks;
        if (tank) tank.box.move = 6;
      }),
    ).toBe('TD-5.8.2a');
    expect(
      stug((state) => {
        const tank = target(state);
        if (tank) tank.box.move = 6;
      }),
    ).toBe('TD-Q68');
    expect(
      stug((state) => {
        const tank = target(state);
        if (tank) tank.flanking = ['de1'];
      }),
    ).toBe('TD-Q68');
    const two = lay({
      de: ['stug3'],
      su: ['kv85', 'kv85', 'kv85'],
      hands: [[f5], []],
      edit: (state) => {
        sighted(state);
        for (const tank of state.tanks) tank.range = 400;
      },
    });
    two.tank('su1').box.move = 6;
    two.tank('su2').flanking = ['de1'];
    two.phaseOf('de1').give({ type: 'declare', cards: [`${f5}.fire`] });
    expect(two.why({ type: 'target', tank: 'su1' })).toBe('TD-5.8.2b');
    expect(two.why({ type: 'target', tank: 'su2' })).toBe('TD-5.8.2c');
    expect(two.why({ type: 'target', tank: 'su3' })).toBeNull();
  });

  test(`${cite('TD-Q77')} height counts only between a tank on a Hill and one that is not`, () => {
    expect([
      heightBonus(true, false),
      heightBonus(false, true),
      heightBonus(true, true),
      heightBonus(false, false),
    ]).toEqual([1, -1, 0, 0]);
    const duel = lay();
    const level = penetrationOf(duel.tank('de1'), duel.tank('su1'), false);
    duel.tank('de1').box.hill = true;
    expect(penetrationOf(duel.tank('de1'), duel.tank('su1'), false)).toBe(level + 1);
  });

  test(`${cite('TD-Q80', 'TD-Q82')} infantry: its table, size, Cover of the ground, hatches`, () => {
    const duel = lay({ settings: { infantry: true }, su: ['kv85'] });
    duel.state.infantry.de = 200;
    duel.tank('su1').range = 600;
    duel.tank('su1').box.terrain = { id: 'gully', card: null };
    expect(infantrySum(duel.state, 'de', duel.tank('su1')).total).toBe(20 + 5 + 20);
    duel.tank('su1').hatchesClosed = true;
    expect(infantrySum(duel.state, 'de', duel.tank('su1')).total).toBe(25);
    duel.tank('su1').box.move = 6;
    duel.tank('su1').hatchesClosed = false;
    expect(infantrySum(duel.state, 'de', duel.tank('su1')).total).toBe(25);
    duel.tank('su1').range = -200;
    duel.state.infantry.de = 0;
    expect(infantrySum(duel.state, 'de', duel.tank('su1')).total).toBe(60);
  });
});
