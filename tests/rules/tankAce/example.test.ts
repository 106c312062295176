import { expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { newCareer } from './table';

/** The example of play: the last line of July 1944, an early M4A1, commander and driver with open hatches, HE loaded. */
const before = newCareer().change((state) => {
  state.month = 1;
  state.line = 7;
  state.events = [1, 2];
  state.phase = 'after';
  state.groups = [[0]];
  state.queue = [0];
  state.active = [0];
  const career = state.careers[0];
  if (career) {
    career.tank = 'm4a1-early';
    career.completed = 3;
  }
});

test(`the example of play, die by die ${cite('ATA-EX1', 'ATA-EX2', 'ATA-EX3', 'ATA-EX4', 'ATA-EX5', 'ATA-EX6', 'ATA-Q38', 'ATA-Q52', 'ATA-CH.A1', 'ATA-CH.W1')}`, () => {
  const loading = before.play({ type: 'ready' }, 6, 9, 6);
  expect(loading.rolls()).toEqual(['A1 attack(1)', 'A3 rain', 'A5 open']);
  expect(loading.state.mission).toMatchObject({
    kind: 'attack',
    event: 1,
    weather: 'rain',
    terrain: 'open',
    enemyFirst: true,
  });

  const deployed = loading
    .play({ type: 'chamber', round: 'HE' })
    .play({ type: 'ready' }, 3, 5, 6, 3, 6, 3)
    .play({ type: 'hatch', post: 'driver', open: true });
  expect(deployed.fight.units.map(({ kind, area, dugIn }) => [kind, area, dugIn])).toEqual([
    ['pak40', 'B', false],
    ['inf', 'C', true],
  ]);
  expect([deployed.fight.range, deployed.tank.open, deployed.tank.loaded]).toEqual([
    'long',
    ['commander', 'driver'],
    'HE',
  ]);

  // The Germans act first: the gun turns on the tank, hits the hull and immobilises it; nobody is hurt at the hatches.
  const fired = deployed.play({ type: 'ready' }, 1, 5, 1, 3, 4, 1, 2, 4, 5);
  expect(fired.rolls()).toEqual([
    'targeting you',
    'targeting -',
    'B1 hit',
    'B3-location hull',
    'B3 IMM**',
    'hatch -',
    'hatch -',
  ]);
  expect(fired.told('rolled')[2]).toMatchObject({ column: 'long', total: 5, terms: [{ id: 'weather', value: 1 }] });
  expect(fired.told('tankHit')).toMatchObject([{ part: 'hull', penetration: 6, armour: 5 }]);
  expect(fired.tank).toMatchObject({ immobile: true, open: [], shock: 0, orders: 2 });
  expect([fired.state.phase, fired.rule({ type: 'fire', unit: 'u1', load: 'HE' })]).toEqual(['orders', null]);

  // The orders are passed; the event check destroys the gun, the single INF leaves, the field is held.
  const end = fired.play({ type: 'endOrders' }, 2, 3, 5, 4, 1, 2);
  expect(end.rolls()).toEqual(['B9 atGun', 'repair repaired', 'counterattack -', 'W1 knife']);
  expect(end.told('unitDestroyed')).toMatchObject([{ kind: 'pak40', credit: false }]);
  expect(end.told('fieldHeld')).toMatchObject([{ rule: 'ATA-7.2.6d' }]);
  expect(end.told('missionLogged')).toMatchObject([{ won: true, kills: [], tankLost: false }]);
  expect(end.career).toMatchObject({ trophies: ['knife'], xp: 2, completed: 4, successes: 1, owed: 0, points: 0 });
  expect(end.state.events).toEqual([2]);
  expect([end.state.phase, end.career.crew.commander.hurt]).toEqual(['after', null]);
});

test(`the same with other dice for the penetration: destroyed, or a button-up with shock and spalling ${cite('ATA-7.3.8a', 'ATA-7.3.8c', 'ATA-Q41')}`, () => {
  const deployed = before
    .play({ type: 'ready' }, 6, 9, 6)
    .play({ type: 'ready' }, 3, 5, 6, 3, 6, 3)
    .play({ type: 'hatch', post: 'driver', open: true });
  const destroyed = deployed.play({ type: 'ready' }, 1, 5, 1, 3, 4, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(destroyed.rolls().slice(4, 6)).toEqual(['B3 DE', 'B6-fire -']);
  expect(destroyed.told('missionLogged')).toMatchObject([{ won: false, tankLost: true }]);
  const shocked = deployed.play({ type: 'ready' }, 1, 5, 1, 3, 4, 2, 3, 3, 4, 5);
  expect(shocked.rolls().slice(4)).toEqual(['B3 B', 'spalling -', 'hatch -', 'hatch -']);
  expect(shocked.tank.orders).toBe(1);
});
