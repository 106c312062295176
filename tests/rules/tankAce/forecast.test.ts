import { describe, expect, test } from 'vitest';
import { addUnit } from '../../../src/rules/tankAce/deploy';
import { coverChance, odds, shotOf, stuckChance, threatAfter, threatTo } from '../../../src/rules/tankAce/outlook';
import type { Command } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { battle, type Order, type Placed, type Scene, scripted, skilled, type Table, wounded } from './table';

const six = [1, 2, 3, 4, 5, 6];
const pairs = six.flatMap((a) => six.map((b) => [a, b] as const));
const given = (order: Order): Command => ({ seat: 0, ...order }) as Command;
const others: readonly Placed[] = [
  ['inf', 'A'],
  ['inf', 'A'],
];

function boards(left: readonly Placed[], right: readonly Placed[], scene: Scene = {}) {
  return battle(left, { seats: 2, ...scene }).change((state) => {
    for (const [kind, area, extra = {}] of right)
      addUnit(state, { dice: scripted([]), emit: () => {} }, 1, kind, area, extra);
    const fight = state.fights[1];
    if (fight) fight.began = 3;
  });
}

describe('who is a danger in the coming enemy step', () => {
  const dangers = (table: Table) => threatTo(table.state, 0).dangers.map(({ unit }) => unit);

  test(`whoever may fire: not the mounted and their carriers, the shocked, the silent, the moving, and trucks ${cite('ATA-SEQ6a', 'ATA-SEQ6b', 'ATA-SEQ6c', 'ATA-Q13', 'ATA-7.3.8-C1', 'ATA-7.3.3-C1')}`, () => {
    const table = battle(
      [
        ['pz4', 'B'],
        ['halftrack', 'B'],
        ['inf', 'B', { rides: 'u2' }],
        ['panther', 'B', { shock: true }],
        ['stug3', 'B', { silent: true, targets: 0 }],
        ['truck', 'B', { targets: 0 }],
        ['pz4', 'A'],
        ['inf', 'A'],
        ['pak40', 'C', { targets: 0 }],
      ],
      { mission: { kind: 'contact', round: 1, enemyFirst: false } },
    );
    expect(dangers(table)).toEqual(['u1', 'u8', 'u9']);
    expect(threatTo(table.state, 0).dangers.map(({ fires }) => fires)).toEqual([1 / 6, 1 / 6, 1]);
    const attack = table.change((state) => {
      if (state.mission) Object.assign(state.mission, { kind: 'attack', round: 2 });
    });
    expect(dangers(attack)).toEqual(['u1', 'u7', 'u8', 'u9']);
  });

  test(`of the neighbour's board only who has turned on you; of boards that are over nobody ${cite('ATA-10.2e', 'ATA-7.2.4b')}`, () => {
    const right: readonly Placed[] = [
      ['pz4', 'B', { targets: 0 }],
      ['pz4', 'B', { targets: 1 }],
      ['pz4', 'B'],
    ];
    expect(dangers(boards(others, right))).toEqual(['u1', 'u2', 'u3']);
    const over = boards([['pz4', 'B', { targets: 0 }]], right, { fight: { outcome: 'withdrawn' } });
    expect(dangers(over)).toEqual(['u2']);
  });

  test(`dangers agree with the enemy's step, thrown out for every die ${cite('ATA-CH.B1', 'ATA-CH.B3')}`, () => {
    const table = battle([['stug3', 'B', { targets: 0 }], ...others], { tank: { open: [], hullDown: true } });
    // INF busy; hit on 6 or less (hull down), then B3 for the turret: 7 against 6.
    let lost = 0;
    for (const [a, b] of pairs) {
      for (const [c, d] of pairs) {
        if (a + b > 6 || c + d < 6) continue;
        lost += table.begin('enemy', 6, 6, a, b, c, d).fight.outcome === 'destroyed' ? 1 : 0;
      }
    }
    const single = threatTo(table.state, 0).dangers.find(({ unit }) => unit === 'u1');
    expect(single?.destroyed).toBeCloseTo(lost / 36 ** 2, 12);
    expect(single?.hit).toBeCloseTo(15 / 36, 12);
  });

  test(`the lucky hit of a 2cm, Panzerfausts and machine guns are counted as what they are ${cite('ATA-3.5j', 'ATA-CH.B4', 'ATA-CH.B2')}`, () => {
    const danger = (unit: Placed, scene: Scene = {}) =>
      threatTo(battle([unit, ...others], scene).state, 0).dangers.find((each) => each.unit === 'u1');
    const car = danger(['car20', 'B', { targets: 0 }]);
    // 3 ways of 36 for a 3 or less; 2 against 6 and 5 destroys on a 12 and immobilises on an 11.
    expect([car?.chart, car?.hit]).toEqual(['B2', null]);
    expect([car?.destroyed, car?.immobilised]).toEqual([
      expect.closeTo((3 / 36) * (1 / 36), 12),
      expect.closeTo((3 / 36) * (2 / 36), 12),
    ]);
    expect(danger(['carMG', 'B', { targets: 0 }])?.destroyed).toBe(0);
    const rocket = danger(['inf', 'B', { targets: 0 }], { fight: { range: 'close' }, mission: { ml: 5 } });
    expect([rocket?.chart, rocket?.destroyed, rocket?.immobilised]).toEqual([
      'B4',
      expect.closeTo((4 / 6) * (3 / 36), 12),
      expect.closeTo((4 / 6) * (3 / 36), 12),
    ]);
    const weak = danger(['inf', 'B', { targets: 0, reduced: true, dispersed: true }], {
      fight: { range: 'close', smoke: { A: 0, B: 1, C: 0, D: 0, E: 0 } },
      tank: { smoke: 1 },
      mission: { ml: 5 },
    });
    // Morale 5 less 1, less 1 and 2: on a 1; two levels of smoke leave no way to a 3.
    expect([weak?.destroyed, weak?.terms]).toEqual([0, [{ id: 'smoke', rule: 'ATA-7.3.5a', value: 2 }]]);
    expect(weak?.immobilised).toBeCloseTo((1 / 6) * (1 / 36), 12);
  });
});

describe('what an order leads to', () => {
  const seen = [
    ['panther', 'B', { targets: 0 }],
    ['stug3', 'E', { targets: 0 }],
    ['pak40', 'A', { targets: 0 }],
  ] as const;
  const dangerAfter = (table: Table, order: Order, ...dice: number[]) =>
    threatTo(table.play(order, ...dice).state, 0).destroyed;

  test(`moves change range, hull and cover as they do on the board ${cite('ATA-7.2D1', 'ATA-7.2G1', 'ATA-7.2J2', 'ATA-7.2K1', 'ATA-7.2A6')}`, () => {
    const start = (scene: Scene = {}) =>
      battle(seen, {
        ...scene,
        tank: { orders: 3, hullDown: true, bombs: 3, ...scene.tank },
        career: { tank: 'm4a3' },
      });
    const cases: readonly (readonly [Order, ...number[]])[] = [
      [{ type: 'advance', hull: 'C' }, 4, 4],
      [{ type: 'reverse', hull: 'A' }, 4, 4],
      [{ type: 'angle', hull: 'C' }, 4, 4],
      [{ type: 'flank', unit: 'u1', step: 'keep' }],
      [{ type: 'flank', unit: 'u1', step: 'nearer' }, 4, 4],
      [{ type: 'traverse', turret: 'C' }],
      [{ type: 'screen' }],
    ];
    for (const [order, ...dice] of cases) {
      expect(threatAfter(start().state, given(order)), order.type).toBeCloseTo(
        dangerAfter(start(), order, ...dice),
        12,
      );
    }
    const loaded = start({ tank: { loaded: 'HCBI', rack: { AP: 4, HE: 0, WP: 0, HCBI: 2, APCR: 0 } } });
    const smoke = { type: 'smoke', area: 'A', load: 'AP' } as const;
    expect(threatAfter(loaded.state, given(smoke))).toBeCloseTo(dangerAfter(loaded, smoke), 12);
    expect(dangerAfter(loaded, smoke)).toBeLessThan(threatTo(loaded.state, 0).destroyed);
    // Leaving the board leaves every danger behind.
    const long = start({ fight: { range: 'long' } });
    expect(threatAfter(long.state, given({ type: 'reverse', hull: 'B' }))).toBe(0);
    expect(threatTo(long.state, 0).destroyed).toBeGreaterThan(0);
  });

  test(`a shot with HE weighs what HE does: buttoned, scattered, reduced or gone ${cite('ATA-7.3.7a', 'ATA-7.4g')}`, () => {
    const brute = (table: Table, order: Order, rolled: (a: number, b: number) => boolean) => {
      const hits = pairs.filter(([a, b]) => rolled(a, b)).length / 36;
      const hit = pairs.map((more) => dangerAfter(table, order, 1, 1, ...more));
      return hits * (hit.reduce((sum, each) => sum + each, 0) / 36) + (1 - hits) * dangerAfter(table, order, 6, 6);
    };
    const order = { type: 'fire', unit: 'u1', load: 'AP' } as const;
    const gun = battle([['pak40', 'B', { targets: 0 }], ['stug3', 'C', { targets: 0 }], ...others], {
      tank: { loaded: 'HE', orders: 3 },
    });
    expect(threatAfter(gun.state, given(order))).toBeCloseTo(
      brute(gun, order, (a, b) => a + b <= 7),
      10,
    );
    const tank = battle([['panther', 'B', { targets: 0 }], ...others], { tank: { loaded: 'HE', orders: 3 } });
    const hits = 21 / 36;
    expect(threatAfter(tank.state, given(order))).toBeCloseTo(
      hits * dangerAfter(tank, order, 1, 1) + (1 - hits) * dangerAfter(tank, order, 6, 6),
      10,
    );
    const apart = { type: 'coax', unit: 'u2' } as const;
    const units: readonly Placed[] = [['pz4', 'B', { targets: 0 }], ['inf', 'C'], ...others];
    const turned = battle(units, { tank: { orders: 3 } });
    const thrown = pairs.map((faces) => dangerAfter(turned, apart, ...faces));
    expect(threatAfter(turned.state, given(apart))).toBeCloseTo(thrown.reduce((sum, each) => sum + each, 0) / 36, 10);
  });

  test(`chances to get stuck and to find cover ${cite('ATA-CH.B5', 'ATA-CH.B5a', 'ATA-Q56', 'ATA-7.5b')}`, () => {
    const { state } = battle(seen, { mission: { weather: 'rain', terrain: 'woods' } });
    const stuck = odds.chanceOf('B5', '', { rain: 1, woods: 1, driverButtoned: 1 }, 'IMM');
    const orders: readonly Order[] = [
      { type: 'advance', hull: 'B' },
      { type: 'hullDown', step: 'keep', hull: 'B' },
      { type: 'angle', hull: 'A' },
      { type: 'reverse', hull: 'B' },
      { type: 'flank', unit: 'u1', step: 'nearer' },
    ];
    for (const order of orders) expect(stuckChance(state, given(order)), order.type).toBe(stuck);
    for (const order of [{ type: 'flank', unit: 'u1', step: 'keep' }, { type: 'screen' }] as const)
      expect(stuckChance(state, given(order))).toBe(0);
    const long = battle(seen, { fight: { range: 'long' } });
    expect(stuckChance(long.state, given({ type: 'reverse', hull: 'B' }))).toBe(0);
    expect(coverChance(battle(seen, { mission: { terrain: 'hills' } }).state, 0)).toBeCloseTo(4 / 6, 12);
    const eye = skilled(battle(seen, { mission: { terrain: 'open' } }), 'driver', 'eyeForTerrain');
    expect(coverChance(eye.state, 0)).toBeCloseTo(3 / 6, 12);
  });

  test(`a shot that is only thought of: gun, round, bonus and target as they would be ${cite('ATA-7.2A1', 'ATA-7.2B1')}`, () => {
    const table = battle(
      [
        ['pz4', 'B'],
        ['inf', 'C'],
        ['truck', 'B'],
      ],
      { tank: { loaded: 'WP' } },
    );
    const thought = (order: Order) => shotOf(table.state, given(order));
    expect(thought({ type: 'fire', unit: 'u1', load: 'AP' })?.facts).toMatchObject({
      gun: 'main',
      round: 'WP',
      again: false,
    });
    for (const gun of ['coax', 'bow', 'fifty'] as const)
      expect(thought({ type: gun, unit: 'u2' })?.facts).toMatchObject({ gun, round: null });
    expect([thought({ type: 'screen' }), thought({ type: 'again', load: 'AP' })]).toEqual([null, null]);
    expect(thought({ type: 'fire', unit: 'u9', load: 'AP' })).toBeNull();
    const again = table.play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6);
    expect(shotOf(again.state, given({ type: 'again', load: 'AP' }))).toMatchObject({
      unit: 'u1',
      facts: { again: true },
    });
    // WP at a tank: one in six of the hits leaves it, the rest button up.
    const shot = thought({ type: 'fire', unit: 'u1', load: 'AP' });
    const hit = shot?.hit ?? 0;
    expect(hit).toBeGreaterThan(0.3);
    expect([shot?.outcomes.DE, shot?.outcomes.B, shot?.outcomes.miss]).toEqual([
      expect.closeTo(hit / 6, 12),
      expect.closeTo((hit * 5) / 6, 12),
      expect.closeTo(1 - hit, 12),
    ]);
    expect(thought({ type: 'fire', unit: 'u3', load: 'AP' })?.outcomes).toEqual({ miss: 1 - hit, DE: hit });
  });

  test(`a crew may leave an immobilised vehicle that was hit ${cite('ATA-7.4.5c')}`, () => {
    const chance = (immobile: boolean) =>
      shotOf(
        battle([['panther', 'B', { immobile }], ...others], { tank: { loaded: 'HE' } }).state,
        given({
          type: 'fire',
          unit: 'u1',
          load: 'AP',
        }),
      );
    const [still, mobile] = [chance(true), chance(false)];
    expect([still?.outcomes.DE, mobile?.outcomes.DE]).toEqual([expect.closeTo((21 / 36) * (1 / 6), 12), undefined]);
    expect(still?.outcomes.B).toBeCloseTo((21 / 36) * (5 / 6), 12);
    expect(still?.rolls.map(({ chart, total }) => [chart, total])).toEqual([['B1', 0]]);
    const gun = battle([['pak40', 'B'], ...others], { tank: { loaded: 'HE' }, fight: { range: 'close' } });
    const planned = shotOf(gun.state, given({ type: 'fire', unit: 'u1', load: 'AP' }));
    expect(planned?.rolls.map(({ chart, column }) => [chart, column])).toEqual([
      ['B1', 'close'],
      ['B2', 'he-at'],
    ]);
    expect(planned?.parts).toEqual([]);
    const useless = shotOf(battle([['pak40', 'B'], ...others]).state, given({ type: 'fire', unit: 'u1', load: 'AP' }));
    expect(useless).toMatchObject({ rolls: [], parts: [], hit: null, outcomes: { '-': 1 } });
  });
});

describe('events, seen to their end', () => {
  test(`mortars and mines may miss; nothing happens then ${cite('ATA-CH.B9', 'ATA-7.6i')}`, () => {
    const mortars = battle(others).begin('event', 4, 5, 4, 4);
    expect([mortars.rolls(), mortars.told('hatchesShut'), mortars.tank.immobile]).toEqual([
      ['B9 mortars', 'B2 -'],
      [],
      false,
    ]);
    const shells = battle(others).begin('event', 1, 1, 2, 3, 6);
    expect([shells.rolls().slice(0, 2), shells.tank.immobile]).toEqual([['B9 artillery', 'B2 B+IMM'], true]);
    const mined = battle(others).change((state) => {
      const tally = state.fights[0]?.tally;
      if (tally) tally.twelves = 1;
    });
    const missed = mined.begin('event', 6, 6, 3);
    expect([missed.tank.immobile, missed.fight.tally.twelves, missed.state.exit]).toEqual([false, 2, 'done']);
    expect(mined.begin('event', 6, 6, 2).tank.immobile).toBe(true);
    const quiet = battle(others).begin('event', 3, 4);
    expect([quiet.told('eventCame'), quiet.fight.tally.twelves]).toEqual([[], 0]);
  });

  test(`random events by weather, side and kind ${cite('ATA-CH.C1', 'ATA-7.6f')}`, () => {
    const chance = (weather: 'clear' | 'rain' | 'snow' | 'mud', ...dice: number[]) =>
      battle(others, { mission: { weather }, tank: { open: [] } }).begin('event', 6, 6, ...dice);
    expect(
      ['rain', 'snow'].map((weather) =>
        chance(weather as 'rain', 1, 1)
          .types()
          .includes('nothingCame'),
      ),
    ).toEqual([true, true]);
    expect((['clear', 'mud'] as const).map((weather) => chance(weather, 1, 1, 6, 6).rolls().at(-1))).toEqual([
      'B2 -',
      'B2 -',
    ]);
    expect((['clear', 'mud'] as const).map((weather) => chance(weather, 1, 2).state.exit)).toEqual([
      'strike',
      'strike',
    ]);
    expect(chance('rain', 1, 2).state.exit).toBe('done');
    const ambush = (side: number) => chance('clear', 6, 6, 5, side).fight.units.at(-1);
    expect([ambush(3), ambush(4)]).toMatchObject([
      { kind: 'pz4', area: 'D', targets: 0, reinforcement: true },
      { area: 'E', targets: 0 },
    ]);
    const infantry = battle(others, { mission: { ml: 0 } });
    expect(infantry.begin('event', 4, 6, 3, 3).rolls()).toEqual(['B9 inf', 'A6 4', 'F2 B']);
    expect(infantry.begin('event', 1, 2, 1, 3).rolls()).toEqual(['B9 spg', 'A4-SPG stug3', 'F2 B']);
    const reduced = battle([
      ['inf', 'B', { reduced: true }],
      ['pz4', 'B'],
      ['pz4', 'B'],
    ]).begin('event', 3, 3);
    expect(reduced.told('unitDestroyed')).toMatchObject([{ unit: 'u1', credit: false, rule: 'ATA-7.4h' }]);
  });

  test(`the end of a round: trucks, range, blood, in this order and on this board ${cite('ATA-SEQ8a', 'ATA-SEQ8b', 'ATA-7.4.3e', 'ATA-7.1.4b')}`, () => {
    const printed: Scene = { options: { closingLimit: true }, mission: { kind: 'defense', round: 1 } };
    const trucks = battle([['truck', 'B'], ...others], { ...printed, fight: { range: 'long', startRange: 'long' } });
    const end = trucks.begin('roundEnd');
    expect([end.told('unitLeft')[0]?.rule, end.fight.range, end.fight.closed]).toEqual(['ATA-6.3c', 'medium', 1]);
    const last = battle(
      [
        ['truck', 'B'],
        ['inf', 'B'],
      ],
      printed,
    ).begin('roundEnd');
    expect([last.fight.outcome, last.told('rangeSet'), last.state.exit]).toEqual(['cleared', [], 'battle']);
    const closed = battle(others, { ...printed, fight: { range: 'long', startRange: 'medium', closed: 1 } });
    expect(closed.begin('roundEnd').fight.range).toBe('long');
    const left = wounded(boards(others, others, { fight: { outcome: 'withdrawn' } }), 'gunner', 'SW').begin('roundEnd');
    expect([left.rolls(), left.state.exit]).toEqual([[], 'done']);
    const supplied = battle(others, { fight: { refill: true }, tank: { stock: { HCBI: 0, WP: 0, APCR: 0 } } }).begin(
      'roundEnd',
    );
    expect([supplied.told('ammunitionCame').length, supplied.tank.stock, supplied.fight.refill]).toEqual([
      1,
      { HCBI: 6, WP: 6, APCR: 0 },
      false,
    ]);
  });

  test(`a prelude that clears the field ends the battle; a board that is cleared waits for no more shells ${cite('ATA-7.6e', 'ATA-7.6k')}`, () => {
    const start = battle(
      [
        ['pak40', 'B'],
        ['inf', 'B'],
      ],
      { mission: { kind: 'assault', round: 0 }, career: { points: 1 } },
    )
      .change((state) => {
        const tally = state.fights[0]?.tally;
        if (tally) tally.bought = true;
      })
      .begin('prelude')
      .change((state) => {
        state.exit = null;
      });
    expect(start.fight.strikes).toBe(2);
    const won = start.play({ type: 'bombard', unit: 'u1' }, 1, 1, 1, 3, 4);
    expect([won.fight.outcome, won.fight.strikes, won.state.phase]).toEqual(['cleared', 1, 'after']);
  });
});
