import { describe, expect, test } from 'vitest';
import { areaSeen, shotAt, shotFacts } from '../../../src/rules/tankAce/shots';
import { areas } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { battle, wounded } from './table';

const fire = { type: 'fire', unit: 'u1', load: 'AP' } as const;

describe('a shot in its details', () => {
  test(`units on the neighbour's board stand to his side of yours ${cite('ATA-10.2e')}`, () => {
    for (const area of areas)
      expect([areaSeen(0, 0, area), areaSeen(1, 1, area), areaSeen(0, 1, area), areaSeen(1, 0, area)]).toEqual([
        ...[area, area, 'C', 'A'],
      ]);
  });

  test(`a commander who lays the gun himself sees no more than through a closed hatch ${cite('ATA-7.4.3l', 'ATA-7.2M2')}`, () => {
    const open = battle([['pz4', 'B']], { tank: { open: ['commander'] } });
    const facts = (table: typeof open) =>
      shotFacts(table.state, shotAt(table.state, { seat: 0, gun: 'main', unit: 'u1', round: 'AP', again: false }));
    expect(facts(open).commanderButtoned).toBe(false);
    expect(facts(wounded(open, 'gunner', 'SW')).commanderButtoned).toBe(true);
  });

  test(`firing on one's own board is no support for the other; whoever aims at you already is not roused ${cite('ATA-10.2e', 'ATA-7.2.4b')}`, () => {
    const alone = battle([['pz4', 'B', { targets: 0 }]], { seats: 2 }).play(fire, 6, 6);
    expect([alone.tank.supported, alone.told('unitTargets')]).toEqual([false, []]);
    const busy = battle([['pz4', 'B']], { seats: 2 }).play(fire, 6, 6);
    expect(busy.told('unitTargets')).toMatchObject([{ unit: 'u1', rule: 'ATA-7.2.4b' }]);
  });

  test(`HE and white phosphorus button a tank up, each by its own rule ${cite('ATA-7.3.7a', 'ATA-7.3.7c')}`, () => {
    const hit = (loaded: 'HE' | 'WP', ...dice: number[]) =>
      battle([['pz4', 'B']], { tank: { loaded } })
        .play(fire, 1, 2, ...dice)
        .told('unitButtoned')
        .map(({ rule }) => rule);
    expect([hit('HE'), hit('WP', 6)]).toEqual([['ATA-7.3.7a'], ['ATA-7.3.7c']]);
  });

  test(`the crew of a vehicle that is gone is not asked whether it leaves it ${cite('ATA-7.4.5c')}`, () => {
    const units = [
      ['halftrack', 'B', { immobile: true }],
      ['pz4', 'C'],
    ] as const;
    const shot = battle(units, { tank: { loaded: 'HE' } }).play(fire, 1, 2, 1, 2);
    expect(shot.rolls().some((roll) => roll.startsWith('abandons'))).toBe(false);
    expect(shot.told('unitDestroyed')).toHaveLength(1);
  });

  test(`a crew that stays unhurt in a stuck vehicle may leave it under HE, not under machine guns ${cite('ATA-7.4.5c')}`, () => {
    const stuck = battle(
      [
        ['puma', 'B', { immobile: true }],
        ['pz4', 'C'],
      ],
      { tank: { loaded: 'HE' } },
    );
    // Hit, no effect on B2, and a 1: out they go.
    const left = stuck.play(fire, 1, 2, 6, 6, 1);
    expect(left.told('unitDestroyed')).toMatchObject([{ unit: 'u1', rule: 'ATA-7.4.5c' }]);
    expect(stuck.play(fire, 1, 2, 6, 6, 2).told('unitDestroyed')).toEqual([]);
    expect(stuck.play({ type: 'coax', unit: 'u1' }, 6, 5).rolls()).toHaveLength(1);
  });
});

describe('a round that ends and the next one', () => {
  test(`what was done in a round is forgotten with it ${cite('ATA-7.2.3a', 'ATA-7.2J1', 'ATA-10.2e')}`, () => {
    const done = { stoodIn: true, supported: true, turned: true, rush: true, refillOrdered: true } as const;
    const { tank } = battle([['pz4', 'B']], { tank: { ...done, shots: 2, stowed: 3, flankTarget: 'u1' } }).begin(
      'roundEnd',
    );
    expect(tank).toMatchObject({
      ...{ stoodIn: false, supported: false, turned: false, rush: false, refillOrdered: false },
      ...{ shots: 0, stowed: 0, flankTarget: null },
    });
  });

  test(`the attacker who closes in drives through the smoke there is, and tells of no other ${cite('ATA-7.1.4b')}`, () => {
    const smoke = { A: 0, B: 2, C: 0, D: 0, E: 0 };
    const closed = battle(
      [
        ['pz4', 'B'],
        ['pz4', 'C'],
      ],
      {
        mission: { kind: 'defense' },
        fight: { range: 'medium', startRange: 'medium', smoke },
      },
    ).begin('roundEnd');
    expect(closed.fight.range).toBe('close');
    expect(closed.told('smokeSet').map(({ area, level }) => [area, level])).toEqual([['B', 0]]);
  });
});
