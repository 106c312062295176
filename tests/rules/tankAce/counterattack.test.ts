import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import type { Table } from './table';
import { battle, wounded } from './table';

const advance = { type: 'advance', hull: 'B' } as const;
const fire = { type: 'fire', unit: 'u1', load: 'AP' } as const;

/** The board of a counterattack with one INF in area B and one in C, up to the first orders. */
const struckBack = (table: Table): Table =>
  table
    .change((state) => {
      Object.assign(state.mission ?? {}, { kind: 'attack', counter: true, enemyFirst: false });
    })
    // 3INF: A4 of 7, three areas, morale.
    .begin('deploy', 3, 4, 3, 3, 5, 3)
    .play({ type: 'ready' });

describe('a counterattack goes on with the tank as it is', () => {
  test(`a stand-in at the tillers or at the breech serves from its first round on ${cite('ATA-Q12', 'ATA-7.4.3i', 'ATA-7.4.3k')}`, () => {
    const late = { options: { woundedWithdraw: false }, mission: { round: 5 } };
    const driver = struckBack(wounded(battle([], late), 'driver', 'SW', false));
    expect([driver.state.phase, driver.state.mission?.round, driver.rule(advance)]).toEqual(['orders', 1, null]);
    const loader = struckBack(wounded(battle([], late), 'loader', 'SW', false));
    expect(loader.rule(fire)).toBeNull();
  });

  test(`artillery that had no target left in the first battle is lost ${cite('ATA-Q12', 'ATA-7.6e', 'ATA-7.6k')}`, () => {
    const start = battle([], { fight: { strikes: 1 } }).change((state) => {
      const fight = state.fights[0];
      if (fight) fight.tally.bought = true;
    });
    expect(struckBack(start).state.phase).toBe('orders');
  });

  test(`the turret is forward again, unless its traverse is jammed for the mission ${cite('ATA-Q12', 'ATA-CH.C1')}`, () => {
    expect(struckBack(battle([], { tank: { turret: 'A' } })).tank.turret).toBe('B');
    expect(struckBack(battle([], { tank: { turret: 'A', stuck: true } })).tank.turret).toBe('A');
  });

  test(`whoever attacks is neither dug in nor hull down, whatever was assaulted before ${cite('ATA-6.6c', 'ATA-7.1.3a')}`, () => {
    const table = battle([], { mission: { kind: 'assault', counter: true, dugIn: true } }).begin(
      'deploy',
      ...[2, 2, 6, 4, 5, 6, 3],
    );
    expect(table.fight.units.map(({ kind, dugIn, hullDown }) => [kind, dugIn, hullDown])).toEqual([
      ['marder', false, false],
      ['marder', false, false],
      ['inf', false, false],
    ]);
    expect(table.told('enemyDugIn')).toEqual([]);
  });
});
