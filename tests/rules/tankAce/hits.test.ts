import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { battle, skilled, wounded } from './table';

describe('a hit on your tank', () => {
  const gun = [
    ['pak40', 'B', { targets: 0 }],
    ['inf', 'B'],
  ] as const;

  test(`penetration with range against turret, hull or side; hull down only the turret ${cite('ATA-7.3.6b', 'ATA-7.3.1a', 'ATA-EX3', 'ATA-Q45')}`, () => {
    const hit = battle(gun, { fight: { range: 'long' } })
      .begin('enemy', 6, 1, 3, 4, 1, 2, 6)
      .told('tankHit');
    expect(hit).toMatchObject([{ part: 'hull', penetration: 6, armour: 5 }]);
    const hidden = battle(gun, { tank: { hullDown: true, open: [] } }).begin('enemy', 6, 1, 2, 6, 6);
    expect(hidden.rolls()).toEqual(['targeting -', 'B1 hit', 'B3 DE']);
  });

  test(`without penetration the crew is shocked: an order of the next round is lost ${cite('ATA-7.3.8a', 'ATA-7.3.8b', 'ATA-SEQ6d')}`, () => {
    const hit = battle(gun, { tank: { open: [] } }).begin('enemy', 6, 1, 2, 4, 1, 1, 6);
    expect(hit.rolls()).toEqual(['targeting -', 'B1 hit', 'B3-location hull', 'B3 -', 'spalling -']);
    expect(hit.tank.shock).toBe(1);
    const next = hit
      .change((state) => {
        const fight = state.fights[0];
        if (fight) fight.tank.orders = null;
        state.queue = [];
      })
      .begin('orders');
    expect([next.tank.orders, next.tank.shock]).toEqual([1, 0]);
  });

  test(`several shocks before the orders cost one each, the rest one marker; later ones leave one marker ${cite('ATA-Q41', 'ATA-7.3.8b')}`, () => {
    const count = (shock: number) =>
      battle(gun, { tank: { shock, orders: null } })
        .change((state) => {
          state.queue = [];
        })
        .begin('orders').tank;
    expect([count(1), count(2), count(3)].map(({ orders, shock }) => [orders, shock])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
    const first = battle(gun, { mission: { round: 1 }, tank: { open: [], shock: 1 } }).begin(
      'enemy',
      6,
      1,
      2,
      4,
      1,
      1,
      6,
    );
    expect(first.tank.shock).toBe(2);
    const later = battle(gun, { tank: { open: [], shock: 1 } }).begin('enemy', 6, 1, 2, 4, 1, 1, 6);
    expect(later.tank.shock).toBe(1);
  });

  test(`spalling: on 1 where penetration equals the armour, 1-2 where it is greater, never below ${cite('ATA-7.3.8c', 'ATA-7.3.8d', 'ATA-EX14', 'ATA-7.4.2c')}`, () => {
    // Penetration 7 at medium: turret 6 is below it; M4A3E2 turret 8 above, hull 7 equal.
    const spall = (tank: 'm4' | 'm4a3e2', location: number, ...dice: number[]) =>
      battle(gun, { tank: { open: [] }, career: { tank } }).begin('enemy', 6, 1, 2, location, 1, 1, ...dice);
    expect(spall('m4', 1, 2, 5, 3, 4).rolls().slice(4)).toEqual(['spalling hurt', 'victim driver', 'B7 LW']);
    expect(spall('m4', 1, 3).rolls().slice(4)).toEqual(['spalling -']);
    expect(spall('m4a3e2', 6, 2).rolls().slice(4)).toEqual(['spalling -']);
    expect(spall('m4a3e2', 6, 1, 4, 3, 4).career.crew.loader.hurt).toBe('LW');
    expect(spall('m4a3e2', 1).rolls()).toHaveLength(4);
    const victims = [1, 2, 3, 4, 5, 6].map((die) => spall('m4', 1, 1, die, 3, 4).told('crewHurt')[0]?.post);
    expect(victims).toEqual(['commander', 'commander', 'gunner', 'loader', 'driver', 'assistant']);
  });

  test(`IMM brings neither shock nor spalling, but closes hatches ${cite('ATA-Q52', 'ATA-7.3.2f', 'ATA-7.4.2b')}`, () => {
    const table = battle(gun, { tank: { open: ['commander', 'driver'] } }).begin('enemy', 6, 1, 2, 4, 1, 2, 3, 1, 3, 4);
    expect(table.rolls().slice(3)).toEqual(['B3 IMM**', 'hatch -', 'hatch hurt', 'B7 LW']);
    expect([table.tank.immobile, table.tank.open, table.tank.shock]).toEqual([true, [], 0]);
    expect(table.career.crew.driver.hurt).toBe('LW');
    const other = battle(gun, { tank: { open: [] }, options: { shockOnImmobilised: true } }).begin(
      'enemy',
      6,
      1,
      2,
      4,
      1,
      2,
    );
    expect([other.tank.shock, other.rolls()]).toEqual([1, ['targeting -', 'B1 hit', 'B3-location hull', 'B3 IMM**']]);
  });

  test(`B closes all open hatches, each man rolling; gunner and loader are never exposed; closed men are safe ${cite('ATA-7.3.2f', 'ATA-7.3.2a', 'ATA-7.3.2b', 'ATA-4.3.2c', 'ATA-7.2M3', 'ATA-7.2N1', 'ATA-7.2M2', 'ATA-7.4.2b')}`, () => {
    const sprayed = (open: ('commander' | 'driver' | 'assistant')[], hullDown = false) =>
      battle(
        [
          ['inf', 'B', { targets: 0 }],
          ['inf', 'B'],
        ],
        { tank: { open, hullDown } },
      );
    expect(
      sprayed(['commander', 'driver', 'assistant']).begin('enemy', 6, 2, 3, 6, 6, 6).told('hatchesShut'),
    ).toMatchObject([{ posts: ['commander', 'driver', 'assistant'] }]);
    expect(sprayed([]).begin('enemy', 6, 2, 3).rolls()).toEqual(['targeting -', 'B2 B']);
  });

  test(`hull down, machine guns and 2cm reach only the turret ${cite('ATA-7.3.1d')}`, () => {
    const table = battle(
      [
        ['inf', 'B', { targets: 0 }],
        ['inf', 'B'],
      ],
      { tank: { open: ['commander', 'driver'], hullDown: true } },
    ).begin('enemy', 6, 2, 3, 6);
    expect([table.told('hatchesShut')[0]?.posts, table.tank.open]).toEqual([['commander'], ['driver']]);
    const shell = battle(gun, { tank: { open: ['commander', 'driver'], hullDown: true } }).begin(
      'enemy',
      6,
      1,
      2,
      1,
      4,
      6,
      6,
      6,
    );
    expect(shell.told('hatchesShut')[0]?.posts).toEqual(['commander', 'driver']);
    // The lucky hit of a 2cm that buttons the tank up is 2cm fire too.
    const car = [
      ['car20', 'B', { targets: 0 }],
      ['inf', 'B'],
    ] as const;
    const lucky = (hullDown: boolean) =>
      battle(car, { tank: { open: ['commander', 'driver'], hullDown } }).begin(
        'enemy',
        ...[6, 1, 2, ...(hullDown ? [] : [1]), 4, 5, 6, ...(hullDown ? [] : [6])],
      );
    expect([lucky(true).rolls().slice(-2), lucky(true).tank.open]).toEqual([['B3 B', 'hatch -'], ['driver']]);
    expect(lucky(false).told('hatchesShut')[0]?.posts).toEqual(['commander', 'driver']);
  });

  test(`Sixth Sense, once a mission, closes the hatches before the fire came ${cite('ATA-7.7.sixthsense', 'ATA-Q40', 'ATA-7.7c')}`, () => {
    const start = skilled(
      battle([
        ['inf', 'B', { targets: 0 }],
        ['pz4', 'C', { targets: 0 }],
      ]),
      'commander',
      'sixthSense',
    ).change((state) => {
      const fight = state.fights[0];
      if (fight) fight.tank.orders = 2;
    });
    const asked = start.play({ type: 'endOrders' }, 2, 3);
    expect([asked.state.phase, asked.state.active]).toEqual(['sense', [0]]);
    const used = asked.play({ type: 'sense', use: true }, 6, 6, 3, 4);
    expect(used.rolls()).toEqual(['B1 miss', 'B9 -']);
    expect([used.tank.open, used.career.crew.commander.used]).toEqual([[], ['sixthSense']]);
    const spared = asked.play({ type: 'sense', use: false }, 6, 6, 6, 3, 4);
    expect([spared.rolls()[0], spared.career.crew.commander.used]).toEqual(['hatch -', []]);
    const hurt = wounded(start, 'commander', 'LW').begin('enemy', 2, 3, 6, 6, 6);
    expect(hurt.state.pending).toBeNull();
  });

  test(`sandbags strengthen the hull against the first hit on it ${cite('ATA-CH.W2')}`, () => {
    const table = battle(gun, { tank: { open: [], sandbags: true } }).begin('enemy', 6, 1, 2, 4, 1, 1, 6);
    expect([table.told('tankHit')[0]?.armour, table.tank.sandbags]).toEqual([6, false]);
  });
});
