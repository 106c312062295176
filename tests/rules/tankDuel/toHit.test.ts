import { describe, expect, test } from 'vitest';
import { sumOf, toHitSum } from '../../../src/rules/tankDuel/aim';
import type { Shot, State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, cardsWhere, has, lay, sighted } from './duel';

const f5 = card('fire', 5);
const [_l = 0] = cardsWhere(has('leadership'));
const aim = {
  base: 70,
  fire: [10, 5],
  leadership: true,
  acquired: 10,
  flanking: false,
  ownFire: 0,
  cover: 30,
  size: -10,
  tactics: true,
  buttoned: false,
};

describe('the to-hit number', () => {
  test(`${cite('TD-11.1.3b', 'TD-11.1.3c', 'TD-11.1.3c.i', 'TD-11.1.3c.ii', 'TD-11.1.3c.iii', 'TD-11.1.3c.vi', 'TD-11.1.3c.vii', 'TD-11.1.3c.viii', 'TD-X17', 'TD-Q26')} is a sum that shows its working`, () => {
    const sum = toHitSum(aim);
    expect(sum.total).toBe(50);
    expect(sum.terms.map(({ rule, value }) => [rule, value])).toEqual([
      ['TD-11.1.3b', 70],
      ['TD-11.1.3c.i', 10],
      ['TD-11.1.3c.ii', 20],
      ['TD-11.1.3c.iii', 10],
      ['TD-11.1.3c.vi', -30],
      ['TD-11.1.3c.vii', -10],
      ['TD-11.1.3c.viii', -20],
    ]);
  });

  test(`${cite('TD-11.1.3c.iv', 'TD-11.1.3c.v', 'TD-11.1.3c.ix', 'TD-10.4.2d', 'TD-Q82')} flank +10, own motion −40, hatches closed −10`, () => {
    expect(toHitSum({ ...aim, flanking: true }).total).toBe(60);
    expect(toHitSum({ ...aim, ownFire: -40 }).total).toBe(10);
    expect(toHitSum({ ...aim, buttoned: true }).total).toBe(40);
  });

  const shot = (edit: (state: State) => void, change: Partial<Shot> = {}) => {
    const duel = lay({
      edit: (state) => {
        sighted(state);
        edit(state);
      },
    });
    const given: Shot = {
      by: 'tank',
      firer: 'de1',
      gun: null,
      target: 'su1',
      fire: [f5],
      leadership: false,
      apcr: false,
      tactics: false,
      location: null,
      penetration: null,
      aside: null,
      ...change,
    };
    return sumOf(duel.state, given).total;
  };
  const of = (state: State, id: string) => state.tanks.find((tank) => tank.id === id) ?? state.tanks[0];

  test(`${cite('TD-11.1.3a.1', 'TD-11.1.3b', 'TD-5.2.3')} the gun at the distance of the two tanks`, () => {
    // Pz IV at 1600 m: 34, Fire card +5, size 0.
    expect(shot(() => {})).toBe(39);
    expect(
      shot((state) =>
        state.tanks.forEach((tank) => {
          tank.range = 400;
        }),
      ),
    ).toBe(91);
  });

  test(`${cite('TD-10.2.3a', 'TD-11.1.3c.v', 'TD-11.1.3c.vi', 'TD-Q36')} motion and ground of both`, () => {
    const near = (state: State) =>
      state.tanks.forEach((tank) => {
        tank.range = 400;
      });
    expect(
      shot((state) => {
        near(state);
        const tank = of(state, 'de1');
        if (tank) tank.box.move = 6;
      }),
    ).toBe(51);
    expect(
      shot((state) => {
        near(state);
        const tank = of(state, 'su1');
        if (tank) tank.box.move = 6;
      }),
    ).toBe(61);
    expect(
      shot((state) => {
        near(state);
        const tank = of(state, 'de1');
        if (tank) tank.box.terrain = { id: 'gully', card: null };
      }),
    ).toBe(81);
    expect(
      shot((state) => {
        near(state);
        const tank = of(state, 'su1');
        if (tank) tank.box.terrain = { id: 'woods', card: null };
      }),
    ).toBe(61);
  });

  test(`${cite('TD-5.4.3a', 'TD-5.4.3d', 'TD-11.1.3c.iii')} an acquired target +10 or +20`, () => {
    const got = (bonus: 10 | 20) =>
      shot((state) => {
        const tank = of(state, 'de1');
        if (tank) tank.acquired = { tank: 'su1', bonus };
      });
    expect([got(10), got(20)]).toEqual([49, 59]);
  });
});
