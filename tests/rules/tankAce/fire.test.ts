import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { battle, skilled } from './table';

describe('the main gun', () => {
  test(`fires the loaded round at one target and loads the next from the rack ${cite('ATA-7.2A1', 'ATA-7.2A12', 'ATA-7.2.3b', 'ATA-7.2.3d', 'ATA-6.2k', 'ATA-3.5b')}`, () => {
    const table = battle([
      ['pz4', 'B'],
      ['inf', 'B'],
    ]).play({ type: 'fire', unit: 'u1', load: 'HE' }, 6, 6);
    expect(table.told('fired')).toMatchObject([{ unit: 'u1', round: 'AP', gun: 'main' }]);
    expect(table.tank.loaded).toBe('HE');
    expect(table.tank.rack.HE).toBe(3);
    expect(table.tank.orders).toBe(4);
    expect(table.told('loaded')).toMatchObject([{ from: 'rack' }]);
    expect(table.rule({ type: 'fire', unit: 'u9', load: 'HE' })).toBe('ATA-7.2A12');
  });

  test(`rolls to hit on B1, then where and what on B3 ${cite('ATA-7.2A9', 'ATA-7.4e', 'ATA-7.4a', 'ATA-6.4a', 'ATA-7.4d', 'ATA-2.0c')}`, () => {
    const table = battle([
      ['pz4', 'B'],
      ['inf', 'B'],
      ['inf', 'C'],
    ]).play({ type: 'fire', unit: 'u1', load: 'AP' }, 3, 4, 1, 4, 4);
    expect(table.rolls()).toEqual(['B1 hit', 'B3-location turret', 'B3 DE']);
    expect(table.fight.units.map(({ kind }) => kind)).toEqual(['inf', 'inf']);
    expect(table.fight.tally).toMatchObject({ kills: ['pz4'], met: ['pz4', 'inf', 'inf'] });
  });

  test(`penetration is firepower, +1 close, -1 long, +1 APCR, against turret, hull or side ${cite('ATA-7.3.6a', 'ATA-7.3.6b', 'ATA-7.3.6c', 'ATA-EX17', 'ATA-3.5g')}`, () => {
    const column = (range: 'close' | 'medium' | 'long', loaded: 'AP' | 'APCR', location: number) => {
      const table = battle(
        [
          ['tiger1', 'B'],
          ['inf', 'B'],
          ['inf', 'C'],
        ],
        { fight: { range }, tank: { loaded, stock: { HCBI: 0, WP: 0, APCR: 2 } } },
      );
      return table.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, location, 1, 2).told('rolled').at(-1)?.column;
    };
    // Firepower 6 against turret 8 and hull 6.
    expect(column('close', 'APCR', 1)).toBe('equal');
    expect(column('close', 'APCR', 6)).toBe('above');
    expect(column('medium', 'AP', 6)).toBe('equal');
    expect(column('long', 'AP', 6)).toBe('below');
    expect(column('close', 'AP', 1)).toBe('below');
  });

  test(`a hull down target is hit on the turret only, without a location die, at +1 ${cite('ATA-7.3.1a', 'ATA-7.3.1b', 'ATA-Q45', 'ATA-Q50')}`, () => {
    const table = battle([
      ['pz4', 'B', { hullDown: true, flanked: true }],
      ['inf', 'B'],
      ['inf', 'C'],
    ]).play({ type: 'fire', unit: 'u1', load: 'AP' }, 3, 3, 1, 2);
    expect(table.rolls()).toEqual(['B1 hit', 'B3 IMM**']);
    expect(table.told('rolled')[0]).toMatchObject({ terms: [{ id: 'hullDown', value: 1 }], total: 7 });
    // Side 4 of the turret: 6 is above it.
    expect(table.told('rolled')[1]?.column).toBe('above');
  });

  test(`turns the turret as far as it must, and then fires once in this round ${cite('ATA-7.2A3', 'ATA-7.2A4', 'ATA-7.2A5', 'ATA-Q15')}`, () => {
    const start = battle(
      [
        ['inf', 'E'],
        ['inf', 'A'],
        ['inf', 'B'],
      ],
      { tank: { turret: 'A', loaded: 'HE' } },
    );
    const table = start.play({ type: 'fire', unit: 'u1', load: 'HE' }, 6, 6);
    expect(table.tank.turret).toBe('C');
    expect(table.rule({ type: 'again', load: 'HE' })).toBe('ATA-7.2A3');
    expect(
      start.play({ type: 'fire', unit: 'u2', load: 'HE' }, 6, 6).rule({ type: 'fire', unit: 'u3', load: 'HE' }),
    ).toBe('ATA-7.2A3');
    const turned = start.play({ type: 'traverse', turret: 'B' });
    expect(turned.rule({ type: 'fire', unit: 'u3', load: 'HE' })).toBeNull();
    expect(start.play({ type: 'fire', unit: 'u2', load: 'HE' }, 6, 6).rule({ type: 'again', load: 'HE' })).toBeNull();
  });

  test(`AP and smoke do nothing to infantry and AT guns, but the shot draws them ${cite('ATA-7.2A8', 'ATA-7.3.7d', 'ATA-7.2.4b')}`, () => {
    const table = battle([
      ['pak40', 'B'],
      ['inf', 'B'],
    ]).play({ type: 'fire', unit: 'u1', load: 'HE' });
    expect(table.rolls()).toEqual([]);
    expect(table.told('noEffect')).toMatchObject([{ rule: 'ATA-7.2A8' }]);
    expect(table.unit().targets).toBe(0);
    expect(table.rule({ type: 'again', load: 'HE' })).toBeNull();
  });

  test(`HE and WP hit on B1 and then roll on the HE columns of B2 ${cite('ATA-Q16', 'ATA-7.2A9', 'ATA-Q46')}`, () => {
    const table = battle(
      [
        ['inf', 'B', { dugIn: true }],
        ['inf', 'C'],
        ['inf', 'C'],
      ],
      { tank: { loaded: 'HE' } },
    ).play({ type: 'fire', unit: 'u1', load: 'AP' }, 3, 4, 1, 4);
    expect(table.rolls()).toEqual(['B1 hit', 'B2 1+S']);
    expect(table.told('rolled')[1]).toMatchObject({ column: 'he-inf', terms: [{ id: 'dugIn', value: 1 }] });
    expect(table.unit()).toMatchObject({ reduced: true, dispersed: true });
  });

  test(`WP: +1, smoke of level 2 in the target's area, hit or miss, after its damage ${cite('ATA-4.4.5a', 'ATA-7.2A7', 'ATA-7.3.5e')}`, () => {
    const start = battle(
      [
        ['pak40', 'A'],
        ['inf', 'C'],
        ['inf', 'C'],
      ],
      { tank: { loaded: 'WP' } },
    );
    const hit = start.play({ type: 'fire', unit: 'u1', load: 'AP' }, 3, 3, 3, 4);
    expect(hit.told('rolled')[1]?.terms).toEqual([{ id: 'whitePhosphorus', rule: 'ATA-CH.B2', value: 1 }]);
    expect(hit.types().indexOf('smokeSet')).toBeGreaterThan(hit.types().indexOf('unitDispersed'));
    expect(hit.fight.smoke.A).toBe(2);
    expect(hit.tank.stock.WP).toBe(5);
    expect(start.play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6).fight.smoke.A).toBe(2);
    const gone = start.play({ type: 'fire', unit: 'u1', load: 'AP' }, 3, 3, 1, 1);
    expect([gone.fight.units.length, gone.fight.smoke.A]).toEqual([2, 2]);
  });

  test(`HE only buttons a tank up, for the rest of the mission; WP may also make its crew leave ${cite('ATA-7.3.7a', 'ATA-7.3.7b', 'ATA-7.3.7c', 'ATA-Q61')}`, () => {
    const he = battle(
      [
        ['panther', 'B'],
        ['inf', 'C'],
        ['inf', 'C'],
      ],
      { tank: { loaded: 'HE' } },
    ).play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1);
    expect(he.rolls()).toEqual(['B1 hit']);
    expect(he.unit().buttoned).toBe(true);
    expect(he.begin('housekeeping').unit().buttoned).toBe(true);
    const wp = battle(
      [
        ['panther', 'B'],
        ['inf', 'C'],
        ['inf', 'C'],
      ],
      { tank: { loaded: 'WP' } },
    );
    expect(wp.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1).fight.units).toHaveLength(2);
    const stays = wp.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 2);
    expect([stays.unit().kind, stays.unit().buttoned]).toEqual(['panther', true]);
  });

  test(`any round that hits destroys a truck; recon and half-tracks fall to HE as well ${cite('ATA-7.4f', 'ATA-Q61', 'ATA-7.4e')}`, () => {
    expect(
      battle([
        ['truck', 'B'],
        ['inf', 'C'],
        ['inf', 'C'],
      ])
        .play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1)
        .rolls(),
    ).toEqual(['B1 hit']);
    const car = battle(
      [
        ['car20', 'B'],
        ['inf', 'C'],
        ['inf', 'C'],
      ],
      { tank: { loaded: 'HE' } },
    ).play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 4, 4);
    expect(car.told('unitDestroyed')).toMatchObject([{ kind: 'car20' }]);
  });

  test(`a smoke round needs no roll and no target; smoke never exceeds 2 and provokes nobody ${cite('ATA-7.2A6', 'ATA-7.3.5-C1', 'ATA-7.3.5-C2', 'ATA-7.2.4b', 'ATA-Q60')}`, () => {
    const start = battle(
      [
        ['pak40', 'B'],
        ['inf', 'B'],
      ],
      { tank: { loaded: 'HCBI' }, mission: { round: 1 } },
    );
    expect(start.rule({ type: 'fire', unit: 'u2', load: 'AP' })).toBe('ATA-7.2A6');
    const table = start.play({ type: 'smoke', area: 'B', load: 'AP' });
    expect([table.fight.smoke.B, table.unit().targets, table.tank.stock.HCBI]).toEqual([2, null, 5]);
    expect(start.play({ type: 'smoke', area: 'E', load: 'AP' }).fight.smoke.E).toBe(2);
    expect(
      battle([
        ['pak40', 'B'],
        ['inf', 'B'],
      ]).rule({ type: 'smoke', area: 'B', load: 'AP' }),
    ).toBe('ATA-7.2A6');
    const twice = battle(
      [
        ['pak40', 'B'],
        ['inf', 'B'],
      ],
      { tank: { loaded: 'HCBI' }, fight: { smoke: { A: 0, B: 2, C: 0, D: 0, E: 0 } } },
    );
    expect(twice.play({ type: 'smoke', area: 'B', load: 'AP' }).fight.smoke.B).toBe(2);
  });

  test(`firing again at the last target is one better, not cumulative, and is order B ${cite('ATA-7.2B1', 'ATA-Q17', 'ATA-7.2A12')}`, () => {
    const first = battle(
      [
        ['panther', 'B'],
        ['inf', 'B'],
        ['inf', 'C'],
      ],
      {},
    ).play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6);
    expect(first.rule({ type: 'fire', unit: 'u1', load: 'AP' })).toBe('ATA-7.2B1');
    const second = first.play({ type: 'again', load: 'AP' }, 6, 6);
    expect(second.told('rolled')[0]?.terms).toEqual([{ id: 'again', rule: 'ATA-7.2B1', value: -1 }]);
    const third = second.play({ type: 'again', load: 'AP' }, 6, 6);
    expect(third.told('rolled')[0]?.terms).toEqual([{ id: 'again', rule: 'ATA-7.2B1', value: -1 }]);
    expect(battle([['panther', 'B']]).rule({ type: 'again', load: 'AP' })).toBe('ATA-7.2B1');
  });

  test(`the bonus lives into the next round only by its first order; then order B is gone ${cite('ATA-7.2B2', 'ATA-Q49', 'ATA-Q17')}`, () => {
    const scene = { tank: { lastTarget: 'u1', lastRound: 1 } };
    expect(
      battle(
        [
          ['panther', 'B'],
          ['inf', 'B'],
        ],
        scene,
      ).rule({ type: 'again', load: 'AP' }),
    ).toBeNull();
    const other = battle(
      [
        ['panther', 'B'],
        ['inf', 'B'],
      ],
      scene,
    ).play({ type: 'angle', hull: 'A' }, 4, 4);
    expect(other.rule({ type: 'again', load: 'AP' })).toBe('ATA-Q49');
    expect(other.rule({ type: 'fire', unit: 'u1', load: 'AP' })).toBeNull();
    expect(
      battle(
        [
          ['panther', 'B'],
          ['inf', 'B'],
        ],
        { tank: { lastTarget: 'u1', lastRound: 0 } },
      ).rule({ type: 'again', load: 'AP' }),
    ).toBe('ATA-Q49');
    const smoked = battle(
      [
        ['panther', 'B'],
        ['inf', 'B'],
      ],
      { tank: { loaded: 'HCBI', lastTarget: 'u1', lastRound: 2 } },
    ).play({ type: 'smoke', area: 'B', load: 'AP' });
    expect(smoked.rule({ type: 'again', load: 'AP' })).toBe('ATA-7.2B1');
  });

  test(`an empty rack allows one shot a round, and one round out of the stowage ${cite('ATA-7.2A11', 'ATA-4.4.3d', 'ATA-4.4b', 'ATA-Q54')}`, () => {
    const rack = { AP: 0, HE: 0, WP: 0, HCBI: 0, APCR: 0 };
    const start = battle(
      [
        ['panther', 'B'],
        ['inf', 'B'],
      ],
      { tank: { rack } },
    );
    const table = start.play({ type: 'fire', unit: 'u1', load: 'WP' }, 6, 6);
    expect(table.told('loaded')).toMatchObject([{ round: 'WP', from: 'stowage' }]);
    expect(table.rule({ type: 'again', load: 'AP' })).toBe('ATA-7.2A11');
    expect(start.rule({ type: 'fire', unit: 'u1', load: 'APCR' })).toBe('ATA-Q54');
    const racked = battle(
      [
        ['panther', 'B'],
        ['inf', 'B'],
      ],
      { tank: { rack: { ...rack, HE: 1 } } },
    );
    expect(racked.rule({ type: 'fire', unit: 'u1', load: 'AP' })).toBe('ATA-Q54');
    expect(racked.play({ type: 'fire', unit: 'u1', load: 'HE' }, 6, 6).rule({ type: 'again', load: 'AP' })).toBe(
      'ATA-7.2A11',
    );
  });

  test(`IMM stops a vehicle, B buttons it up, B and no effect shock it; aim makes IMM** a kill ${cite('ATA-7.3.8-C1', 'ATA-Q26', 'ATA-Q52', 'ATA-7.7.aim')}`, () => {
    const shoot = (...dice: number[]) =>
      battle([
        ['pz4', 'B', { flanked: true }],
        ['inf', 'C'],
        ['inf', 'C'],
      ]).play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, ...dice);
    expect(shoot(1, 2).unit()).toMatchObject({ immobile: true, shock: false, buttoned: false });
    expect(shoot(1, 4).unit()).toMatchObject({ immobile: false, shock: true, buttoned: true });
    expect(shoot(1, 1).unit()).toMatchObject({ immobile: false, shock: true, buttoned: false });
    const shocked = battle(
      [
        ['pz4', 'B', { flanked: true }],
        ['inf', 'C'],
        ['inf', 'C'],
      ],
      { options: { shockOnImmobilised: true } },
    );
    expect(shocked.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1, 2).unit().shock).toBe(true);
    const aimed = skilled(
      battle([
        ['pz4', 'B', { flanked: true }],
        ['inf', 'C'],
        ['inf', 'C'],
      ]),
      'gunner',
      'aim',
    );
    expect(aimed.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1, 2).told('unitDestroyed')).toHaveLength(1);
    expect(aimed.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1, 3).unit().immobile).toBe(true);
  });

  test(`a hit that does not destroy an immobilised vehicle may make its crew leave: your kill ${cite('ATA-7.4.5c', 'ATA-6.4a')}`, () => {
    const start = battle([
      ['pz4', 'B', { immobile: true }],
      ['inf', 'C'],
      ['inf', 'C'],
    ]);
    const left = start.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 6, 1, 1, 1);
    expect(left.told('unitDestroyed')).toMatchObject([{ rule: 'ATA-7.4.5c', credit: true }]);
    expect(left.fight.tally.kills).toEqual(['pz4']);
    expect(start.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 6, 1, 1, 2).fight.units).toHaveLength(3);
    const he = battle(
      [
        ['pz4', 'B', { immobile: true }],
        ['inf', 'C'],
        ['inf', 'C'],
      ],
      { tank: { loaded: 'HE' } },
    );
    expect(he.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1).told('unitDestroyed')).toHaveLength(1);
    // The hit that stops it brings no such roll yet.
    const stop = battle([
      ['pz4', 'B', { flanked: true }],
      ['inf', 'C'],
      ['inf', 'C'],
    ]).play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1, 2);
    expect(stop.rolls()).not.toContain('abandons -');
    expect(stop.fight.tally.damaged).toBe(1);
  });
});
