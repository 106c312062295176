import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { battle, type Table, wounded } from './table';

const foes = [
  ['pz4', 'B'],
  ['inf', 'C'],
  ['inf', 'B'],
] as const;
const printed = { options: { woundedWithdraw: false } };
const fire = { type: 'fire', unit: 'u1', load: 'AP' } as const;

describe('wounds in battle', () => {
  test(`B7 gives LW, SW or KIA; a second light wound is a serious one; training helps ${cite('ATA-7.4.2a', 'ATA-7.4.2d', 'ATA-CH.B7', 'ATA-4.6b')}`, () => {
    const hit = (table: Table, a: number, b: number) => table.begin('enemy', 6, 6, 2, 3, 1, a, b);
    const scene = [
      ['inf', 'B', { targets: 0 }],
      ['inf', 'B'],
      ['inf', 'C'],
    ] as const;
    expect(hit(battle(scene), 3, 4).career.crew.commander.hurt).toBe('LW');
    expect(hit(battle(scene), 4, 4).career.crew.commander.hurt).toBe('SW');
    expect(hit(battle(scene), 5, 6).career).toMatchObject({ fate: 'killed', crew: { commander: { hurt: 'KIA' } } });
    expect(hit(wounded(battle(scene), 'commander', 'LW'), 3, 4).career.crew.commander.hurt).toBe('SW');
    expect(hit(battle(scene, { career: { training: 'physical' } }), 4, 4).career.crew.commander.hurt).toBe('LW');
  });

  test(`a serious wound: the first order of every round must be the move backward, while the tank can move ${cite('ATA-7.4.3d', 'ATA-Q28')}`, () => {
    const hurt = wounded(battle(foes), 'assistant', 'SW');
    expect(hurt.rule(fire)).toBe('ATA-7.4.3d');
    expect(hurt.play({ type: 'reverse', hull: 'B' }, 4, 4).rule(fire)).toBeNull();
    expect(wounded(battle(foes, { tank: { immobile: true } }), 'assistant', 'SW').rule(fire)).toBeNull();
    expect(wounded(battle(foes, printed), 'assistant', 'SW').rule(fire)).toBeNull();
    expect(wounded(battle(foes), 'assistant', 'KIA').rule(fire)).toBeNull();
    expect(wounded(battle(foes), 'assistant', 'LW').rule(fire)).toBeNull();
    const counter = wounded(battle(foes, { mission: { counter: true } }), 'assistant', 'SW');
    expect(counter.rule(fire)).toBe('ATA-7.4.3d');
  });

  test(`driver out: no movement in this round, then the assistant drives ${cite('ATA-7.4.3i', 'ATA-Q63', 'ATA-7.4.3g')}`, () => {
    const later = wounded(battle(foes, printed), 'driver', 'SW');
    expect(later.rule({ type: 'advance', hull: 'B' })).toBeNull();
    const now = later.change((state) => {
      if (state.mission) state.mission.round = 1;
    });
    expect(now.rule({ type: 'advance', hull: 'B' })).toBe('ATA-7.4.3i');
    expect(later.rule({ type: 'bow', unit: 'u3' })).toBe('ATA-7.4.3j');
    expect(wounded(later, 'assistant', 'KIA').rule({ type: 'advance', hull: 'B' })).toBe('ATA-7.4.3i');
  });

  test(`assistant out: the bow gun is silent ${cite('ATA-7.4.3j')}`, () => {
    expect(wounded(battle(foes, printed), 'assistant', 'SW').rule({ type: 'bow', unit: 'u3' })).toBe('ATA-7.4.3j');
  });

  test(`loader out: no main gun and no coaxial in the next orders, then the assistant loads ${cite('ATA-7.4.3k', 'ATA-Q63')}`, () => {
    const fresh = wounded(battle(foes, printed), 'loader', 'SW', false);
    expect(fresh.rule(fire)).toBe('ATA-7.4.3k');
    expect(fresh.rule({ type: 'coax', unit: 'u3' })).toBe('ATA-7.4.3k');
    const alone = wounded(wounded(battle(foes, printed), 'loader', 'KIA'), 'assistant', 'KIA');
    expect([alone.rule(fire), alone.rule({ type: 'coax', unit: 'u3' })]).toEqual(['ATA-7.4.3k', null]);
    expect(wounded(battle(foes, printed), 'loader', 'SW', true).rule(fire)).toBeNull();
    expect(fresh.calm({ type: 'endOrders' }).rule(fire)).toBeNull();
  });

  test(`gunner out: nobody fires in the next orders, then the commander once a round, buttoned up ${cite('ATA-7.4.3l', 'ATA-Q63')}`, () => {
    expect(wounded(battle(foes, printed), 'gunner', 'SW', false).rule(fire)).toBe('ATA-7.4.3l');
    const later = wounded(battle(foes, printed), 'gunner', 'KIA', true);
    const shot = later.play(fire, 6, 6);
    expect(shot.told('rolled')[0]?.terms.map(({ id }) => id)).toEqual(['commanderButtoned']);
    expect([shot.tank.open, shot.tank.busy]).toEqual([[], ['commander', 'loader']]);
    expect(shot.rule({ type: 'again', load: 'AP' })).toBe('ATA-7.4.3l');
  });

  test(`the assistant fills one seat, the first that was empty; a second gap stays ${cite('ATA-Q63')}`, () => {
    const both = wounded(wounded(battle(foes, printed), 'loader', 'KIA'), 'driver', 'KIA');
    expect([both.rule(fire), both.rule({ type: 'advance', hull: 'B' })]).toEqual([null, 'ATA-7.4.3i']);
    const other = wounded(wounded(battle(foes, printed), 'driver', 'KIA'), 'loader', 'KIA');
    expect([other.rule(fire), other.rule({ type: 'advance', hull: 'B' })]).toEqual(['ATA-7.4.3k', null]);
    const empty = other.change((state) => {
      const guns = state.fights[0]?.tank.guns;
      if (guns) guns.coax.points = 0;
    });
    expect(empty.calm({ type: 'endOrders' }).told('gunReloaded')).toEqual([]);
  });

  test(`commander and gunner both out: one order, and only the move backward ${cite('ATA-Q63', 'ATA-7.4.3h')}`, () => {
    const both = wounded(wounded(battle(foes, printed), 'commander', 'SW'), 'gunner', 'SW');
    expect([both.rule({ type: 'advance', hull: 'B' }), both.rule({ type: 'reverse', hull: 'B' })]).toEqual([
      'ATA-Q63',
      null,
    ]);
  });

  test(`a commander who is out has his hatch closed and cannot open it ${cite('ATA-Q63')}`, () => {
    const out = battle(
      [
        ['inf', 'B', { targets: 0 }],
        ['inf', 'B'],
        ['inf', 'C'],
      ],
      printed,
    ).begin('enemy', 6, 6, 2, 3, 1, 4, 4);
    expect(out.tank.open).toEqual([]);
    const next = out.change((state) => {
      state.phase = 'orders';
      state.queue = [0];
      state.active = [0];
      const fight = state.fights[0];
      if (fight) fight.tank.orders = 2;
    });
    expect(next.rule({ type: 'unbutton', posts: 'commander' })).toBe('ATA-Q63');
    expect(next.rule({ type: 'unbutton', posts: 'driver' })).toBeNull();
  });

  test(`spalling strikes whoever sits there now; an empty seat takes no harm ${cite('ATA-Q63', 'ATA-7.3.8d')}`, () => {
    const gun = [
      ['pak40', 'B', { targets: 0 }],
      ['inf', 'B'],
    ] as const;
    const scene = wounded(battle(gun, { tank: { open: [] } }), 'driver', 'SW');
    const driver = scene.begin('enemy', 6, 1, 2, 1, 1, 1, 1, 5, 3, 4);
    expect(driver.told('crewHurt')).toMatchObject([{ post: 'assistant', wound: 'LW' }]);
    expect(scene.begin('enemy', 6, 1, 2, 1, 1, 1, 1, 6).told('crewHurt')).toEqual([]);
  });
});

describe('bailing out', () => {
  const lost = (extra = {}) =>
    battle(
      [
        ['pak40', 'B', { targets: 0 }],
        ['inf', 'B'],
      ],
      { fight: { outcome: 'destroyed' }, ...extra },
    );
  const safe = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2];

  test(`a destroyed tank: fire, then each man on B6; the mission fails and the next line is lost ${cite('ATA-7.4b', 'ATA-7.4c', 'ATA-7.2.6b', 'ATA-6.5c', 'ATA-CH.B6')}`, () => {
    const table = lost().begin('bailOut', 4, ...safe);
    expect(
      table
        .told('rolled')
        .slice(1)
        .map(({ who, terms }) => [who, terms.map(({ id }) => id)]),
    ).toEqual([
      ['commander', ['burning']],
      ['gunner', ['burning']],
      ['loader', ['burning', 'noHatch']],
      ['driver', ['burning']],
      ['assistant', ['burning']],
    ]);
    const end = table.begin('battleEnd').begin('after');
    expect(end.told('missionLogged')).toMatchObject([{ won: false, tankLost: true }]);
    expect([end.career.owed, end.career.reason]).toEqual([1, 'tank']);
    expect(end.rolls()).toEqual([]);
  });

  test(`wet stowage burns on a 6 only; a loader with a hatch has no penalty ${cite('ATA-4.3.2h', 'ATA-CH.B6')}`, () => {
    expect(
      lost({ career: { tank: 'm4a3-76w' } })
        .begin('bailOut', 5, ...safe)
        .told('rolled')
        .flatMap(({ terms }) => terms),
    ).toEqual([]);
  });

  test(`results: unhurt, lightly wounded, a wound roll, or dead; the commander's death ends the game ${cite('ATA-7.4.3o', 'ATA-5.1.3a', 'ATA-7.4.2a')}`, () => {
    const table = lost().begin('bailOut', 1, 2, 3, 3, 3, 4, 4, 4, 4, 6, 6, 1, 1);
    // Commander out unhurt, gunner LW, loader 10 with +2 a wound roll of 8, driver dead.
    expect(table.career.crew).toMatchObject({
      commander: { hurt: null },
      gunner: { hurt: 'LW' },
      loader: { hurt: 'SW' },
      driver: { hurt: 'KIA' },
      assistant: { hurt: null },
    });
    const dead = lost().begin('bailOut', 1, 6, 6, ...safe.slice(2));
    expect(dead.career.fate).toBe('killed');
    const over = dead.begin('battleEnd').begin('after');
    expect(over.state.ended).toBe(true);
  });

  test(`whoever is seriously wounded has it harder and stays so short of death ${cite('ATA-CH.B6')}`, () => {
    const table = wounded(lost(), 'driver', 'SW').begin('bailOut', 1, 1, 2, 1, 2, 1, 2, 4, 4, 1, 2);
    expect(table.told('rolled')[4]?.terms.map(({ id }) => id)).toEqual(['wounded']);
    expect(table.career.crew.driver.hurt).toBe('SW');
  });
});
