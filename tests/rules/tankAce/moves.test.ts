import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { battle, skilled } from './table';

const foes = [
  ['pz4', 'B'],
  ['inf', 'C'],
  ['pak40', 'A'],
] as const;

describe('moving', () => {
  test(`forward is one step nearer, never below Close, then B5 ${cite('ATA-7.2D1', 'ATA-7.2D2')}`, () => {
    const table = battle(foes, { fight: { range: 'long' } }).play({ type: 'advance', hull: 'B' }, 3, 4);
    expect([table.fight.range, table.rolls()]).toEqual(['medium', ['B5 -']]);
    expect(battle(foes, { fight: { range: 'close' } }).rule({ type: 'advance', hull: 'B' })).toBe('ATA-7.2D1');
    expect(battle(foes).play({ type: 'advance', hull: 'B' }, 1, 1).tank.immobile).toBe(true);
  });

  test(`D, E and G turn the hull for nothing, where the later errata are used ${cite('ATA-7.2D1', 'ATA-7.2E1', 'ATA-7.2G1', 'ATA-Q39')}`, () => {
    const table = battle(foes).play({ type: 'advance', hull: 'A' }, 3, 4);
    expect([table.tank.hull, table.rolls()]).toEqual(['A', ['B5 -']]);
    expect(battle(foes, { options: { freeAngle: false } }).rule({ type: 'advance', hull: 'A' })).toBe('ATA-7.2F1');
    expect(battle(foes).play({ type: 'hullDown', step: 'keep', hull: 'C' }, 1, 3, 4).tank.hull).toBe('C');
    expect(battle(foes).play({ type: 'reverse', hull: 'C' }, 3, 4).tank.hull).toBe('C');
  });

  test(`hull down depends on the ground, and the range changes by one step only if wished ${cite('ATA-7.2E1', 'ATA-7.2E2', 'ATA-7.2E3', 'ATA-Q19', 'ATA-7.3.1c')}`, () => {
    const table = battle(foes, { mission: { terrain: 'hills' } });
    const hidden = table.play({ type: 'hullDown', step: 'keep', hull: 'B' }, 3, 3, 4);
    expect([hidden.tank.hullDown, hidden.fight.range, hidden.rolls()]).toEqual([
      true,
      'medium',
      ['B5a hullDown', 'B5 -'],
    ]);
    expect(battle(foes).play({ type: 'hullDown', step: 'nearer', hull: 'B' }, 4, 3, 4).tank.hullDown).toBe(false);
    expect(table.play({ type: 'hullDown', step: 'farther', hull: 'B' }, 3, 3, 4).fight.range).toBe('long');
    expect(battle(foes, { fight: { range: 'long' } }).rule({ type: 'hullDown', step: 'farther', hull: 'B' })).toBe(
      'ATA-Q19',
    );
    expect(battle(foes, { mission: { kind: 'defense' } }).rule({ type: 'hullDown', step: 'farther', hull: 'B' })).toBe(
      'ATA-Q19',
    );
    expect(
      battle(foes, { mission: { kind: 'defense' }, options: { defenseRetreat: false } }).rule({
        type: 'hullDown',
        step: 'farther',
        hull: 'B',
      }),
    ).toBeNull();
  });

  test(`any movement but angling ends hull down ${cite('ATA-7.3.1f', 'ATA-Q25')}`, () => {
    const hidden = battle(foes, { tank: { hullDown: true } });
    expect(hidden.play({ type: 'advance', hull: 'B' }, 3, 4).tank.hullDown).toBe(false);
    expect(hidden.play({ type: 'reverse', hull: 'B' }, 3, 4).tank.hullDown).toBe(false);
    expect(hidden.play({ type: 'flank', unit: 'u1', step: 'keep' }).tank.hullDown).toBe(false);
    expect(hidden.play({ type: 'hullDown', step: 'keep', hull: 'B' }, 1, 3, 4).tank.hullDown).toBe(false);
    expect(hidden.play({ type: 'angle', hull: 'A' }, 3, 4).tank.hullDown).toBe(true);
  });

  test(`angling turns the hull to another of A, B, C, then B5 ${cite('ATA-7.2F1', 'ATA-7.2F4', 'ATA-3.5a')}`, () => {
    const table = battle(foes).play({ type: 'angle', hull: 'C' }, 3, 4);
    expect([table.tank.hull, table.rolls()]).toEqual(['C', ['B5 -']]);
    expect(battle(foes).rule({ type: 'angle', hull: 'B' })).toBe('ATA-7.2F1');
  });

  test(`backward is one step farther; from Long, or in Defense at once, it ends the mission as a defeat without B5 ${cite('ATA-7.2G1', 'ATA-7.2G2', 'ATA-7.2G3', 'ATA-Q56', 'ATA-7.4.1a', 'ATA-7.2.6c', 'ATA-Q53', 'ATA-6.6e')}`, () => {
    const back = battle(foes, { fight: { range: 'close' } }).play({ type: 'reverse', hull: 'B' }, 3, 4);
    expect([back.fight.range, back.rolls()]).toEqual(['medium', ['B5 -']]);
    const gone = battle(foes, { fight: { range: 'long' } }).play({ type: 'reverse', hull: 'B' });
    expect(gone.told('withdrew')).toMatchObject([{ rule: 'ATA-7.2G2' }]);
    expect(gone.told('missionLogged')).toMatchObject([{ won: false }]);
    // No counterattack check and no trophy after leaving the field.
    expect(gone.rolls()).toEqual([]);
    expect(
      battle(foes, { mission: { kind: 'defense' } })
        .play({ type: 'reverse', hull: 'B' })
        .told('withdrew'),
    ).toHaveLength(1);
    const printed = battle(foes, { mission: { kind: 'defense' }, options: { defenseRetreat: false } });
    expect(printed.play({ type: 'reverse', hull: 'B' }, 3, 4).fight.range).toBe('long');
  });

  test(`an immobilised tank gives no order D, E, F, G or J, but its turret turns ${cite('ATA-7.4.5a', 'ATA-Q44', 'ATA-Q58')}`, () => {
    const stuck = battle(foes, { tank: { immobile: true } });
    for (const order of [
      { type: 'advance', hull: 'B' },
      { type: 'hullDown', step: 'keep', hull: 'B' },
      { type: 'angle', hull: 'A' },
      { type: 'reverse', hull: 'B' },
      { type: 'flank', unit: 'u1', step: 'keep' },
    ] as const) {
      expect(stuck.rule(order), order.type).toBe('ATA-7.4.5a');
    }
    expect(stuck.play({ type: 'traverse', turret: 'A' }).tank.turret).toBe('A');
    // Getting stuck closes no hatch.
    const bogged = battle(foes).play({ type: 'angle', hull: 'A' }, 1, 1);
    expect([bogged.tank.immobile, bogged.tank.open, bogged.rolls()]).toEqual([true, ['commander'], ['B5 IMM']]);
  });

  test(`mud, rain, woods, tank and closed hatch weigh on B5; Eye for Terrain helps there and on B5a ${cite('ATA-7.5b', 'ATA-7.3.2d', 'ATA-7.7.eyeforterrain', 'ATA-7.7d')}`, () => {
    const terms = (scene: Parameters<typeof battle>[1], eye = false) => {
      const table = battle(foes, scene);
      return (eye ? skilled(table, 'driver', 'eyeForTerrain') : table)
        .play({ type: 'angle', hull: 'A' }, 6, 6)
        .told('rolled')[0]
        ?.terms.map(({ id, value }) => [id, value]);
    };
    expect(terms({ mission: { weather: 'mud', terrain: 'woods' } })).toEqual([
      ['driverButtoned', -1],
      ['mud', -2],
      ['woods', -1],
    ]);
    expect(terms({ mission: { weather: 'rain' }, tank: { open: ['driver'] } }, true)).toEqual([
      ['eyeForTerrain', 1],
      ['rain', -1],
    ]);
    expect(terms({ career: { tank: 'm4a3e8' } })).toEqual([
      ['driverButtoned', -1],
      ['tank', 1],
    ]);
    const cover = skilled(battle(foes), 'driver', 'eyeForTerrain').play(
      { type: 'hullDown', step: 'keep', hull: 'B' },
      4,
      4,
      4,
    );
    // The closed hatch weighs on B5 only.
    expect(cover.told('rolled')[0]).toMatchObject({
      chart: 'B5a',
      result: 'hullDown',
      terms: [{ id: 'eyeForTerrain', value: 1 }],
    });
  });
});

describe('the flank', () => {
  test(`order J makes all fire at one vehicle flank fire for this round, without B5 ${cite('ATA-7.2J1', 'ATA-7.2J4', 'ATA-7.2J5', 'ATA-7.3.3b', 'ATA-Q21')}`, () => {
    const moved = battle([
      ['tiger1', 'B'],
      ['inf', 'C'],
      ['inf', 'C'],
    ]).play({ type: 'flank', unit: 'u1', step: 'keep' });
    expect([moved.rolls(), moved.told('unitFlanked')]).toMatchObject([[], [{ unit: 'u1', lasting: false }]]);
    const shot = moved.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 3, 3);
    expect(shot.told('fired')).toMatchObject([{ flank: true }]);
    expect(shot.told('rolled').at(-1)).toMatchObject({ column: 'above', result: 'DE' });
    expect(battle(foes).rule({ type: 'flank', unit: 'u2', step: 'keep' })).toBe('ATA-7.3.3b');
    expect(battle(foes).rule({ type: 'flank', unit: 'u3', step: 'keep' })).toBe('ATA-7.3.3b');
    const next = moved.play({ type: 'endOrders' }, 6, 6, 6, 3, 4);
    expect(next.play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6).told('fired')).toMatchObject([{ flank: false }]);
  });

  test(`a wished change of range costs the B5 check ${cite('ATA-7.2J3', 'ATA-Q19', 'ATA-Q21')}`, () => {
    const table = battle(foes).play({ type: 'flank', unit: 'u1', step: 'nearer' }, 3, 4);
    expect([table.fight.range, table.rolls()]).toEqual(['close', ['B5 -']]);
  });

  test(`in the enemy's next step only, others than those in the target's area strike your flank ${cite('ATA-7.2J2')}`, () => {
    const moved = battle([
      ['pz4', 'B', { targets: 0 }],
      ['stug3', 'C', { targets: 0 }],
    ]).play({ type: 'flank', unit: 'u1', step: 'keep' });
    const enemy = moved.begin('enemy', 6, 6, 6, 6);
    expect(enemy.told('enemyFired').map(({ unit, flank }) => [unit, flank])).toEqual([
      ['u1', false],
      ['u2', true],
    ]);
    expect(enemy.tank.exposed).toBeNull();
  });

  test(`an immobilised vehicle you have outflanked stays so, and an SPG among them is silenced ${cite('ATA-7.4.5d', 'ATA-7.3.3-C1', 'ATA-7.3.3-C2', 'ATA-Q59')}`, () => {
    const moved = battle([
      ['stug3', 'B', { immobile: true, targets: 0 }],
      ['pz4', 'C', { immobile: true, targets: 0 }],
    ]).play({ type: 'flank', unit: 'u1', step: 'keep' });
    expect(moved.unit()).toMatchObject({ flanked: true, silent: true });
    const tank = battle([
      ['pz4', 'C', { immobile: true }],
      ['inf', 'B'],
    ]).play({ type: 'flank', unit: 'u1', step: 'keep' });
    expect(tank.unit()).toMatchObject({ flanked: true, silent: false });
    const enemy = moved.begin('enemy', 6, 6);
    expect(enemy.told('unitSkipped')).toMatchObject([{ unit: 'u1', rule: 'ATA-7.3.3-C1' }]);
    expect(enemy.told('enemyFired').map(({ unit }) => unit)).toEqual(['u2']);
    // Turning the hull or driving does not leave its arc.
    const turned = battle([
      ['stug3', 'B', { immobile: true, targets: 0 }],
      ['inf', 'B'],
    ]).play({ type: 'angle', hull: 'A' }, 4, 4);
    expect(turned.begin('enemy', 6, 6, 6).told('enemyFired')).toHaveLength(1);
  });

  test(`a vehicle that drove to D or E shows its flank in the first round you fire at it, unless it has fired ${cite('ATA-7.3.3a', 'ATA-7.3.5h')}`, () => {
    const flank = (extra: object) =>
      battle([
        ['panther', 'D', { moved: true, ...extra }],
        ['inf', 'B'],
        ['inf', 'B'],
      ])
        .play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6)
        .told('fired')[0]?.flank;
    expect(flank({})).toBe(true);
    expect(flank({ firedAt: [0] })).toBe(false);
    expect(flank({ firstShot: 1 })).toBe(false);
    expect(flank({ firstShot: 2 })).toBe(true);
    expect(flank({ moved: false })).toBe(false);
  });

  test(`flank is judged apart for hull and turret: forward D and E, left C and E, right A and D ${cite('ATA-7.3.3c', 'ATA-7.3.3d', 'ATA-7.2F2', 'ATA-Q20')}`, () => {
    const struck = (
      hull: 'A' | 'B' | 'C',
      turret: 'A' | 'B' | 'C',
      area: 'A' | 'B' | 'C' | 'D' | 'E',
      location: number,
    ) =>
      battle(
        [
          ['pz4', area, { targets: 0 }],
          ['inf', 'B', { targets: 0 }],
        ],
        { tank: { hull, turret } },
      )
        .begin('enemy', 1, 1, location, 1, 1, 6, 6, 6)
        .told('tankHit')[0];
    const flanked = (hull: 'A' | 'B' | 'C') =>
      (['A', 'B', 'C', 'D', 'E'] as const).filter((area) => struck(hull, 'B', area, 6)?.flank);
    expect([flanked('A'), flanked('B'), flanked('C')]).toEqual([
      ['C', 'E'],
      ['D', 'E'],
      ['A', 'D'],
    ]);
    expect(struck('A', 'B', 'C', 1)).toMatchObject({ part: 'turret', flank: false, armour: 6 });
    expect(struck('B', 'A', 'C', 1)).toMatchObject({ part: 'turret', flank: true, armour: 4 });
  });
});
