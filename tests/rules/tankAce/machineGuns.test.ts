import { describe, expect, test } from 'vitest';
import { MG_POINTS } from '../../../src/rules/tankAce/data/tanks';
import { cite } from '../../support/cite';
import { battle, skilled, type Table, wounded } from './table';

const two = [
  ['inf', 'B'],
  ['inf', 'B'],
] as const;
const end = (table: Table) =>
  table.change((state) => {
    state.queue = [0];
  });

describe('machine guns', () => {
  test(`every burst costs one of four points; an empty gun must be reloaded, without limit ${cite('ATA-4.4.2a', 'ATA-4.4.2b', 'ATA-4.4.2c', 'ATA-3.5c', 'ATA-EX7', 'ATA-4.4.1a')}`, () => {
    expect(MG_POINTS).toBe(4);
    let table = battle(two, { tank: { orders: 9 } });
    for (let burst = 0; burst < 4; burst++) table = table.play({ type: 'coax', unit: 'u1' }, 6, 5);
    expect(table.tank.guns).toMatchObject({ coax: { points: 0 }, bow: { points: 4 }, fifty: { points: 4 } });
    expect(table.rule({ type: 'coax', unit: 'u1' })).toBe('ATA-4.4.2c');
    const next = end(table).calm({ type: 'endOrders' });
    expect(next.told('gunReloaded')).toMatchObject([{ gun: 'coax', post: 'loader' }]);
    expect(next.tank.guns.coax.points).toBe(4);
  });

  test(`go straight to B2, without a roll to hit ${cite('ATA-7.2A10', 'ATA-7.3.7e')}`, () => {
    const table = battle(two).play({ type: 'coax', unit: 'u1' }, 3, 4);
    expect(table.rolls()).toEqual(['B2 S']);
    expect(table.unit().dispersed).toBe(true);
  });

  test(`the coaxial gun fires at infantry, wheels and AT guns, where the turret points ${cite('ATA-7.2A2', 'ATA-Q14', 'ATA-Q55')}`, () => {
    const table = battle([
      ['pz4', 'B'],
      ['halftrack', 'B'],
      ['car20', 'B'],
      ['truck', 'B'],
      ['pak40', 'B'],
      ['inf', 'D'],
      ['stug3', 'B'],
    ]);
    expect(['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'].map((unit) => table.rule({ type: 'coax', unit }))).toEqual([
      'ATA-7.2A2',
      'ATA-7.2A2',
      null,
      null,
      null,
      null,
      'ATA-7.2A2',
    ]);
    expect(table.play({ type: 'coax', unit: 'u6' }, 6, 5).tank.turret).toBe('A');
  });

  test(`coaxial fire needs no loader and leaves him filling the rack ${cite('ATA-7.2A2', 'ATA-7.2.3c', 'ATA-Q18')}`, () => {
    expect(wounded(battle(two), 'loader', 'SW', false).rule({ type: 'coax', unit: 'u1' })).toBe('ATA-7.4.3d');
    const table = battle(two, { tank: { refilling: true } }).play({ type: 'coax', unit: 'u1' }, 6, 5);
    expect([table.tank.refilling, table.tank.busy]).toEqual([true, ['gunner']]);
    expect(table.play({ type: 'endOrders' }).state.phase).toBe('stow');
  });

  test(`the bow gun fires where the hull points: B forward, A and D to the left, C and E to the right ${cite('ATA-7.2H1', 'ATA-7.2F3', 'ATA-Q20')}`, () => {
    const units = [
      ['inf', 'A'],
      ['inf', 'B'],
      ['inf', 'C'],
      ['inf', 'D'],
      ['inf', 'E'],
    ] as const;
    const reach = (hull: 'A' | 'B' | 'C') =>
      ['u1', 'u2', 'u3', 'u4', 'u5'].filter(
        (unit) => battle(units, { tank: { hull } }).rule({ type: 'bow', unit }) === null,
      );
    expect([reach('A'), reach('B'), reach('C')]).toEqual([['u1', 'u4'], ['u2'], ['u3', 'u5']]);
    expect(battle(units, { tank: { hull: 'C' } }).rule({ type: 'bow', unit: 'u1' })).toBe('ATA-7.2H1');
  });

  test(`the bow gun is silent hull down, and one worse with the assistant's hatch closed ${cite('ATA-7.3.1e', 'ATA-7.3.2e', 'ATA-7.2M2')}`, () => {
    expect(battle(two, { tank: { hullDown: true } }).rule({ type: 'bow', unit: 'u1' })).toBe('ATA-7.3.1e');
    const terms = (open: ('commander' | 'assistant')[]) =>
      battle(two, { tank: { open } }).play({ type: 'bow', unit: 'u1' }, 6, 5).told('rolled')[0]?.terms;
    expect(terms(['commander'])).toEqual([{ id: 'bowButtoned', rule: 'ATA-7.3.2e', value: 1 }]);
    expect(terms(['assistant'])).toEqual([]);
  });

  test(`the .50 is fired by the commander from his open hatch into any area, and is better against light vehicles ${cite('ATA-7.2I1', 'ATA-Q55', 'ATA-Q14')}`, () => {
    const units = [
      ['inf', 'A'],
      ['car20', 'E'],
      ['inf', 'D'],
    ] as const;
    const table = battle(units);
    expect(['u1', 'u2', 'u3'].map((unit) => table.rule({ type: 'fifty', unit }))).toEqual([null, null, null]);
    expect(table.play({ type: 'fifty', unit: 'u2' }, 6, 5).told('rolled')[0]?.terms).toEqual([
      { id: 'fifty', rule: 'ATA-CH.B2', value: -1 },
    ]);
    expect(battle(units, { tank: { open: [] } }).rule({ type: 'fifty', unit: 'u1' })).toBe('ATA-7.2I1');
  });

  test(`against tanks they can only make them button up, on 5 or less ${cite('ATA-Q14')}`, () => {
    const table = battle([
      ['panther', 'B'],
      ['inf', 'B'],
    ]);
    expect(table.play({ type: 'fifty', unit: 'u1' }, 2, 3).unit().buttoned).toBe(true);
    expect(table.play({ type: 'fifty', unit: 'u1' }, 3, 3).unit().buttoned).toBe(false);
  });

  test(`a stoppage jams the gun until its man has cleared it; main guns never jam ${cite('ATA-7.4.4a', 'ATA-7.4.4b', 'ATA-7.4.4c', 'ATA-Q29', 'ATA-3.5d')}`, () => {
    const jammed = battle(two).play({ type: 'coax', unit: 'u1' }, 6, 6);
    expect(jammed.told('stoppage')).toMatchObject([{ gun: 'coax' }]);
    expect(jammed.rule({ type: 'coax', unit: 'u1' })).toBe('ATA-7.4.4b');
    // He has fired in this round; in the next he clears it, and it fires the round after.
    const round2 = jammed.calm({ type: 'endOrders' });
    expect(round2.told('gunCleared')).toEqual([]);
    expect(round2.tank.guns.coax.jam).toBe(true);
    const round3 = round2.calm({ type: 'endOrders' });
    expect(round3.told('gunCleared')).toMatchObject([{ gun: 'coax', post: 'gunner' }]);
    const he = battle(two, { tank: { loaded: 'HE' } }).play({ type: 'fire', unit: 'u1', load: 'HE' }, 6, 6);
    expect(he.told('stoppage')).toEqual([]);
  });

  test(`commander, loader and assistant reload; whoever has an order or other work does not ${cite('ATA-7.2.3-C2', 'ATA-7.2.3-C3', 'ATA-Q67')}`, () => {
    const empty = { coax: { points: 0, jam: false }, bow: { points: 0, jam: false }, fifty: { points: 0, jam: false } };
    const idle = battle(two, { tank: { guns: empty } }).calm({ type: 'endOrders' });
    expect(idle.told('gunReloaded').map(({ gun, post }) => [gun, post])).toEqual([
      ['coax', 'loader'],
      ['bow', 'assistant'],
      ['fifty', 'commander'],
    ]);
    const loading = battle(two, { tank: { guns: empty, loaded: 'HE', open: [] } })
      .play({ type: 'fire', unit: 'u1', load: 'HE' }, 6, 6)
      .calm({ type: 'endOrders' });
    // The loader has worked the gun, the commander cannot reach the .50 from below.
    expect(loading.told('gunReloaded').map(({ gun }) => gun)).toEqual(['bow']);
    const full = battle(two, { tank: { guns: { ...empty, coax: { points: 1, jam: false } } } }).play(
      { type: 'endOrders' },
      6,
      6,
      3,
      4,
    );
    expect(full.told('gunReloaded').map(({ gun }) => gun)).toEqual(['bow', 'fifty']);
  });

  test(`Weapon Maintenance ignores the first stoppage of a mission: gunner coaxial, assistant bow, loader .50 ${cite('ATA-7.7.weaponmaintenance', 'ATA-7.2.3-C2')}`, () => {
    const fire = (post: 'gunner' | 'assistant' | 'loader', gun: 'coax' | 'bow' | 'fifty') =>
      skilled(battle(two), post, 'weaponMaintenance').play({ type: gun, unit: 'u1' }, 6, 6);
    for (const [post, gun] of [
      ['gunner', 'coax'],
      ['assistant', 'bow'],
      ['loader', 'fifty'],
    ] as const) {
      const first = fire(post, gun);
      expect(first.told('stoppageIgnored')).toMatchObject([{ post, gun }]);
      expect(first.play({ type: gun, unit: 'u1' }, 6, 6).told('stoppage')).toHaveLength(1);
    }
    expect(fire('gunner', 'fifty').told('stoppage')).toHaveLength(1);
  });

  test(`Gunnery helps the coaxial gun, not the others ${cite('ATA-7.7.gunnery')}`, () => {
    const table = skilled(battle(two, { tank: { open: ['commander', 'assistant'] } }), 'gunner', 'gunnery');
    const terms = (gun: 'coax' | 'bow' | 'fifty') =>
      table
        .play({ type: gun, unit: 'u1' }, 6, 5)
        .told('rolled')[0]
        ?.terms.map(({ id }) => id);
    expect([terms('coax'), terms('bow'), terms('fifty')]).toEqual([['gunnery'], [], []]);
    expect(
      skilled(
        battle([
          ['panther', 'B'],
          ['inf', 'B'],
        ]),
        'gunner',
        'gunnery',
      )
        .play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6)
        .told('rolled')[0]
        ?.terms.map(({ id }) => id),
    ).toEqual(['gunnery']);
  });
});

describe('what fire does to units', () => {
  const three = [
    ['inf', 'B'],
    ['inf', 'B'],
    ['inf', 'C'],
  ] as const;

  test(`two steps: 1+S turns a full unit over and disperses it, a second loss or a 2 removes it ${cite('ATA-7.4h', 'ATA-6.3e', 'ATA-3.5h', 'ATA-EX11')}`, () => {
    const first = battle(three).play({ type: 'coax', unit: 'u1' }, 2, 2);
    expect(first.unit()).toMatchObject({ reduced: true, dispersed: true });
    const reduced = battle([
      ['inf', 'B', { reduced: true }],
      ['inf', 'B'],
      ['inf', 'C'],
    ]).play({ type: 'coax', unit: 'u1' }, 2, 3);
    expect(reduced.fight.units).toHaveLength(2);
    expect(battle(three).play({ type: 'coax', unit: 'u1' }, 1, 1).fight.units).toHaveLength(2);
  });

  test(`a dispersed INF that is dispersed again in the round loses a step besides ${cite('ATA-7.4i', 'ATA-EX11')}`, () => {
    const dispersed = battle([
      ['inf', 'B', { dispersed: true }],
      ['inf', 'B'],
      ['inf', 'C'],
    ]);
    expect(dispersed.play({ type: 'coax', unit: 'u1' }, 3, 3).unit()).toMatchObject({ reduced: true, dispersed: true });
    expect(dispersed.play({ type: 'coax', unit: 'u1' }, 2, 2).fight.units).toHaveLength(2);
  });

  test(`an AT gun has one step; a second dispersal does nothing more ${cite('ATA-7.4g', 'ATA-7.4j', 'ATA-Q27')}`, () => {
    const gun = battle([
      ['pak40', 'B', { dispersed: true }],
      ['inf', 'B'],
      ['inf', 'C'],
    ]);
    expect(gun.play({ type: 'coax', unit: 'u1' }, 2, 2).unit()).toMatchObject({ kind: 'pak40', dispersed: true });
    expect(gun.play({ type: 'coax', unit: 'u1' }, 1, 2).told('unitDestroyed')).toHaveLength(1);
    const he = battle(
      [
        ['pak40', 'B'],
        ['inf', 'B'],
        ['inf', 'C'],
      ],
      { tank: { loaded: 'HE' } },
    );
    expect(he.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 3, 3).told('unitDestroyed')).toHaveLength(1);
  });

  test(`a truck falls to any result but a miss or a stoppage ${cite('ATA-7.4f')}`, () => {
    const truck = battle([
      ['truck', 'B'],
      ['inf', 'B'],
      ['inf', 'C'],
    ]);
    expect(truck.play({ type: 'coax', unit: 'u1' }, 3, 4).told('unitDestroyed')).toHaveLength(1);
    expect(truck.play({ type: 'coax', unit: 'u1' }, 4, 4).told('unitDestroyed')).toEqual([]);
    expect(truck.play({ type: 'coax', unit: 'u1' }, 6, 6).told('unitDestroyed')).toEqual([]);
  });

  test(`the battle ends when nobody is left, or a single INF of a larger force ${cite('ATA-7.2.6a', 'ATA-7.2.6d', 'ATA-6.5a', 'ATA-Q24', 'ATA-7.4.1b', 'ATA-SEQ9a', 'ATA-6.5b', 'ATA-2.0b')}`, () => {
    const last = battle(
      [
        ['pak40', 'B'],
        ['inf', 'B', { reduced: true, dispersed: true }],
      ],
      { tank: { loaded: 'HE' } },
    ).play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1, 1, 3, 4);
    expect(last.told('fieldHeld')).toMatchObject([{ rule: 'ATA-7.2.6d' }]);
    expect(last.told('missionLogged')).toMatchObject([{ won: true, kills: ['pak40'] }]);
    // No event check any more; the counterattack check and the trophy follow.
    expect(last.rolls()).toEqual(['B1 hit', 'B2 DE', 'counterattack -', 'W1 -']);
    const alone = battle([['inf', 'B']]).change((state) => {
      const fight = state.fights[0];
      if (fight) fight.began = 1;
    });
    expect(alone.play({ type: 'coax', unit: 'u1' }, 3, 4).fight.outcome).toBeNull();
    const carried = battle(
      [
        ['halftrack', 'B'],
        ['inf', 'B', { rides: 'u1' }],
        ['pak40', 'B'],
      ],
      { tank: { loaded: 'HE' } },
    );
    expect(carried.play({ type: 'fire', unit: 'u3', load: 'AP' }, 1, 1, 1, 1).fight.outcome).toBeNull();
  });

  test(`a carrier that is destroyed takes its mounted infantry with it ${cite('ATA-6.3d', 'ATA-6.2c')}`, () => {
    const table = battle(
      [
        ['halftrack', 'B'],
        ['inf', 'B', { rides: 'u1' }],
        ['inf', 'C'],
        ['inf', 'C'],
      ],
      { tank: { loaded: 'HE' } },
    );
    const hit = table.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1);
    expect(hit.fight.units.map(({ id }) => id)).toEqual(['u3', 'u4']);
    expect(hit.told('unitLeft')).toMatchObject([{ unit: 'u2', rule: 'ATA-6.3d' }]);
    expect(hit.fight.tally.kills).toEqual(['halftrack']);
  });
});
