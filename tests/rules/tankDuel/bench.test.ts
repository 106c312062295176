import { describe, expect, test } from 'vitest';
import { analyses } from '../../../src/rules/tankDuel/analyses';
import { atGuns, tankGuns } from '../../../src/rules/tankDuel/data/guns';
import { vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import {
  addedBy,
  firstGunBench,
  type GunBench,
  type GunSwitch,
  gunSwitches,
  hundred,
  lockOf,
  printGunLink,
  readGunBench,
  readGunLink,
  swapped,
  switched,
} from '../../../src/rules/tankDuel/lab/bench';
import { gunPlaceOf } from '../../../src/rules/tankDuel/lab/fromView';
import type { State, Tank } from '../../../src/rules/tankDuel/types';
import { view } from '../../../src/rules/tankDuel/view';
import { cite } from '../../support/cite';
import { card, lay, sighted } from './duel';

const bare: GunBench = { shooter: 'pz4', target: 't34-85', range: 800, on: [] };
const covers = ['woods', 'brush', 'building', 'gully', 'rubble', 'cityBuilding', 'courtyard', 'snowdrift'] as const;
const grounds = [
  'ownWoods',
  'ownBrush',
  'ownBuilding',
  'ownGully',
  'ownRubble',
  'ownCityBuilding',
  'ownCourtyard',
  'ownSnowdrift',
] as const;

describe('switches of the gun bench', () => {
  const pairs: readonly (readonly [GunSwitch, GunSwitch])[] = [
    ['fire5', 'fire10'],
    ['acq10', 'acq20'],
    ...grounds.map((id) => ['ownMotion', id] as const),
    ...grounds.slice(1).map((id) => ['ownWoods', id] as const),
    ['ownMotion', 'hill'],
    ['ownMotion', 'ownSmoke'],
    ['ownMotion', 'smokeFilled'],
    ['ownMotion', 'ownHullDown'],
    ...covers.map((id) => ['motion', id] as const),
    ...covers.slice(1).map((id) => ['woods', id] as const),
    ['motion', 'smoke'],
    ['motion', 'theirHill'],
    ['motion', 'hullDown'],
  ];

  test.each(pairs)('%s and %s shut each other out', (one, other) => {
    expect(switched(switched(bare, one), other).on).toEqual([other]);
    expect(switched(switched(bare, other), one).on).toEqual([one]);
  });

  test('all others go together, in their own order, and each goes off again', () => {
    const shut = (one: GunSwitch, other: GunSwitch) =>
      pairs.some((pair) => pair.includes(one) && pair.includes(other)) ||
      [covers, grounds].some((group: readonly GunSwitch[]) => group.includes(one) && group.includes(other));
    for (const one of gunSwitches)
      for (const other of gunSwitches) {
        if (one === other || shut(one, other)) continue;
        const both = switched(switched(bare, other), one);
        expect(both.on).toEqual(gunSwitches.filter((id) => id === one || id === other));
        expect(switched(both, one).on).toEqual([other]);
      }
  });

  test('both change places: what each stands in goes with it, cards and counters of the shot stay', () => {
    const swap = (...on: readonly GunSwitch[]) => swapped({ ...bare, on }).on;
    expect(swapped(bare)).toEqual({ ...bare, shooter: 't34-85', target: 'pz4' });
    const mirrored: readonly (readonly [GunSwitch, GunSwitch])[] = [
      ...grounds.map((id, at) => [id, covers[at] ?? 'woods'] as const),
      ['ownMotion', 'motion'],
      ['ownSmoke', 'smoke'],
      ['ownHullDown', 'hullDown'],
      ['hill', 'theirHill'],
    ];
    for (const [own, theirs] of mirrored) expect([swap(own), swap(theirs)]).toEqual([[theirs], [own]]);
    expect(swap('fire5', 'lead', 'acq10', 'flank', 'tactics')).toEqual(['fire5', 'lead', 'acq10', 'flank', 'tactics']);
    expect(swap('smokeFilled')).toEqual([]);
    expect(swap('apcr')).toEqual(['apcr']);
    expect(swapped({ ...bare, target: 'is2', on: ['apcr'] }).on).toEqual([]);
  });

  test('only a round that is not carried is locked', () => {
    for (const id of gunSwitches) {
      expect(lockOf({ ...bare, shooter: 'tiger' }, id)).toBe(id === 'apcr' ? 'noRound' : null);
      expect(lockOf(bare, id)).toBeNull();
    }
  });

  test('an address says who, whom, how far and what; what it leaves out is usual, what it says wrongly is none', () => {
    expect(readGunLink('')).toEqual(firstGunBench);
    expect(readGunLink('duel')).toEqual(firstGunBench);
    expect(readGunLink('duel/pz4/t34-85')).toEqual({ ...bare, range: 800 });
    expect(readGunLink('duel/tiger/is2?range=0')).toEqual({ shooter: 'tiger', target: 'is2', range: 0, on: [] });
    expect(readGunLink('duel/tiger/is2?range=2000')?.range).toBe(2000);
    expect(readGunLink('duel/pz4/is2?on=apcr,lead')?.on).toEqual(['lead', 'apcr']);
    expect(readGunLink('duel/tiger/is2?on=apcr,lead,nothing')?.on).toEqual(['lead']);
    expect(readGunLink('duel/pz4/is2?on=fire5,fire10')?.on).toEqual(['fire10']);
    for (const text of ['duel/pz4', 'duel/pz4/maus', 'duel/maus/pz4', 'duel/pz4/is2/x', 'x/pz4/is2', 'x'])
      expect(readGunLink(text), text).toBeNull();
    for (const range of ['-200', '2200', '300', 'far', '0.5'])
      expect(readGunLink(`duel/pz4/is2?range=${range}`), range).toBeNull();
    expect(printGunLink(bare)).toBe('duel/pz4/t34-85?range=800');
    expect(printGunLink({ ...bare, on: ['fire5', 'woods'] })).toBe('duel/pz4/t34-85?range=800&on=fire5,woods');
  });

  test('a hundred shots are shared out by the largest remainders', () => {
    expect(hundred([0.125, 0.125, 0.75])).toEqual([13, 12, 75]);
    expect(hundred([0.004, 0.996])).toEqual([0, 100]);
    expect(hundred([0.333, 0.333, 0.334])).toEqual([33, 33, 34]);
    expect(hundred([0.2, 0.3, 0.5])).toEqual([20, 30, 50]);
    expect(hundred([0.101, 0.108, 0.791])).toEqual([10, 11, 79]);
  });
});

describe('what the gun bench reads', () => {
  const [plain, five, ten] = [1, 34, 49];
  const lead = card('leadership');
  const share = (raw: unknown): number => {
    const [up, down] = raw as readonly [string, string];
    return Number(up) / Number(down);
  };

  const benches: readonly (readonly [string, GunBench, object, readonly number[]])[] = [
    ['nothing on', bare, {}, [plain]],
    ['a better Fire card', { ...bare, on: ['fire5'] }, {}, [five]],
    ['the best', { ...bare, on: ['fire10'] }, {}, [ten]],
    ['Leadership', { ...bare, on: ['lead'] }, {}, [plain, lead]],
    ['acquired', { ...bare, on: ['acq10'] }, { acquired: 10 }, [plain]],
    ['acquired well', { ...bare, on: ['acq20'] }, { acquired: 20 }, [plain]],
    ['the flank', { ...bare, on: ['flank'] }, { flanking: true }, [plain]],
    ['own motion', { ...bare, on: ['ownMotion'] }, { from: { inMotion: true } }, [plain]],
    ['own gully on a Hill', { ...bare, on: ['ownGully', 'hill'] }, { from: { terrain: 'gully', hill: true } }, [plain]],
    ['a target in motion', { ...bare, on: ['motion'] }, { at: { inMotion: true } }, [plain]],
    [
      'a building, smoke, Hill, Hull Down',
      { ...bare, on: ['building', 'smoke', 'theirHill', 'hullDown'] },
      { at: { terrain: 'building', smoke: true, hill: true, hullDown: true } },
      [plain],
    ],
    [
      'Tactics, hatches and a round',
      { ...bare, on: ['tactics', 'buttoned', 'apcr'] },
      { tactics: 1, buttoned: true, apcr: true },
      [plain],
    ],
  ];

  test.each(benches)(`${cite('TD-11.1.3c', 'TD-11.1.3f')} %s: what the question answers`, (_, bench, more, cards) => {
    const fire = ({ on }: GunBench) => (on.includes('fire10') ? 10 : on.includes('fire5') ? 5 : 0);
    const asked = analyses.shot?.({
      shooter: bench.shooter,
      target: bench.target,
      range: bench.range,
      fireLevel: 10,
      cards: cards.map((number) => ({ number, as: number === lead ? 'leadership' : 'fire' })),
      ...more,
    }) as unknown as {
      toHit: number;
      penetration: number;
      armour: object;
      location: Record<string, unknown>;
      penetrate: Record<string, unknown>;
    };
    const { sum, chances, penetration, armour, curve, refused } = readGunBench(bench);
    expect([sum?.total, penetration, armour, refused]).toEqual([asked.toHit, asked.penetration, asked.armour, []]);
    for (const place of ['turret', 'hull', 'track'] as const) {
      const struck = share(asked.location[place]);
      const through = struck === 0 ? 0 : share(asked.penetrate[place]) / struck;
      expect(chances?.places[place]).toBeCloseTo(through, 10);
    }
    const { apcr: _apcr, ...circumstances } = more as { apcr?: boolean };
    const table = tankGuns[vehicles[bench.shooter].gun].table;
    for (const [place, point] of curve.entries()) {
      const answer = analyses.toHit?.({
        gun: bench.shooter,
        target: bench.target,
        range: place * 200,
        fire: [fire(bench)],
        leadership: bench.on.includes('lead'),
        ...circumstances,
      }) as unknown as { hitsOn?: number };
      expect(point).toEqual({
        range: place * 200,
        now: answer.hitsOn ?? 0,
        table: table[place]?.[0] ?? null,
        gun: table[place]?.[1] ?? null,
        back: tankGuns.zis85.table[place]?.[0] ?? null,
      });
    }
    expect(curve).toHaveLength(11);
  });

  test(`${cite('TD-Q68', 'TD-5.8.2a')} a shot that is refused has its rules and no chances`, () => {
    const refused = readGunBench({ ...bare, shooter: 'stug3', on: ['ownMotion'] });
    expect(refused).toMatchObject({ refused: ['TD-5.8.2a'], chances: null, sum: null, penetration: 10 });
    const far = readGunBench({ ...bare, shooter: 'pz3', target: 'pz3', range: 2000 });
    expect(far).toMatchObject({ refused: ['TD-Q68'], chances: null, penetration: 0, answer: { gun: null } });
    expect(far.curve.at(-1)).toEqual({ range: 2000, now: 0, table: null, gun: null, back: null });
  });

  test(`${cite('TD-11.1.3h.4')} what comes back, and what cards add to penetration`, () => {
    const { answer, pulls } = readGunBench(bare);
    expect(answer).toEqual({ gun: tankGuns.zis85.table[4]?.[1], ...vehicles.pz4.armour.front });
    expect(pulls).toMatchObject({ least: -3, most: 3 });
    expect(pulls.near).toBeGreaterThan(50);
    expect(atGuns.pak40.table[4]).toEqual([86, 10]);
  });

  test(`${cite('TD-11.1.3c', 'TD-Q77')} what a row adds, on or off`, () => {
    const added = (on: readonly GunSwitch[], ...ids: readonly GunSwitch[]) => addedBy({ ...bare, on }, ids);
    expect(added([], 'fire5')).toBe(5);
    expect(added(['fire5'], 'fire5')).toBe(5);
    expect(added(['fire10'], 'fire5', 'fire10')).toBe(10);
    expect(added([], 'acq20')).toBe(20);
    expect(added(['woods'], 'woods')).toBe(-30);
    expect(added([], 'apcr')).toBe(2);
    expect(added(['apcr'], 'apcr')).toBe(2);
    expect(added(['apcr'], 'hill')).toBe(1);
    expect(added(['hill'], 'hill')).toBe(1);
    expect(added(['theirHill'], 'hill')).toBe(1);
    expect(added([], 'hullDown')).toBe(0);
    expect(added([])).toBe(0);
    // A tank destroyer cannot fire on the move: there is nothing to add to.
    expect(addedBy({ ...bare, shooter: 'stug3' }, ['ownMotion'])).toBe(0);
    expect(addedBy({ ...bare, shooter: 'stug3', on: ['ownMotion'] }, ['fire5'])).toBe(0);
  });
});

describe('a table that is laid on the bench', () => {
  const laid = (
    edit: (tank: Tank, enemy: Tank, state: State) => void,
    pointed: Parameters<typeof gunPlaceOf>[1] = { tanks: [], cards: [] },
  ) => {
    const { state } = lay({ edit: sighted, settings: { infantry: true, hatches: true } });
    const [tank, enemy] = state.tanks;
    if (tank === undefined || enemy === undefined) throw new Error('two tanks');
    [tank.range, enemy.range] = [600, 200];
    edit(tank, enemy, state);
    return gunPlaceOf(view(state, 0), pointed);
  };
  const on = (...args: Parameters<typeof laid>) =>
    laid(...args)
      ?.split('&on=')[1]
      ?.split(',') ?? [];

  test(`${cite('TD-11.1.3c')} every counter and card is a switch`, () => {
    expect(on(() => {})).toEqual([]);
    expect(on((tank) => void Object.assign(tank, { hatchesClosed: true }))).toEqual(['buttoned']);
    expect(on((tank) => void Object.assign(tank, { loaded: true }))).toEqual(['apcr']);
    expect(on((tank) => void Object.assign(tank, { flanking: ['su1'] }))).toEqual(['flank']);
    expect(on((tank) => void Object.assign(tank, { acquired: { tank: 'su1', bonus: 10 } }))).toEqual(['acq10']);
    expect(on((tank) => void Object.assign(tank, { acquired: { tank: 'su1', bonus: 20 } }))).toEqual(['acq20']);
    expect(on((tank) => void Object.assign(tank.box, { hill: true }))).toEqual(['hill']);
    expect(on((_, enemy) => void Object.assign(enemy.box, { hill: true, smoke: 5 }))).toEqual(['smoke', 'theirHill']);
    expect(on((_, enemy) => void Object.assign(enemy, { hullDown: true }))).toEqual(['hullDown']);
    expect(on((tank) => void Object.assign(tank.box, { move: 6 }))).toEqual(['ownMotion']);
    expect(on((_, enemy) => void Object.assign(enemy.box, { move: 6 }))).toEqual(['motion']);
    const terrain = (id: 'woods' | 'building' | 'gully' | 'cityRubble' | 'mud') => ({ terrain: { id, card: null } });
    expect(on((tank) => void Object.assign(tank.box, terrain('woods')))).toEqual(['ownWoods']);
    expect(on((tank) => void Object.assign(tank.box, terrain('mud')))).toEqual([]);
    expect(on((_, enemy) => void Object.assign(enemy.box, terrain('cityRubble')))).toEqual(['rubble']);
    expect(on((_, enemy) => void Object.assign(enemy.box, terrain('gully')))).toEqual(['gully']);
    const cards = [`${card('fire', 7)}.fire`, `${card('leadership')}.leadership`, '13.move'] as const;
    expect(on(() => {}, { tanks: [], cards })).toEqual(['fire10', 'lead']);
    expect(on(() => {}, { tanks: [], cards: [`${card('fire', 4)}.fire`, `${card('fire', 2)}.fire`] })).toEqual([
      'fire5',
    ]);
  });

  test('a table without hatches has none that are closed, and what lies too far is shown at the farthest', () => {
    const { state } = lay({ edit: sighted });
    for (const tank of state.tanks) Object.assign(tank, { hatchesClosed: true, range: 1000 });
    expect(gunPlaceOf(view(state, 0), { tanks: [], cards: [] })).toBe('duel/pz4/t34-85?range=2000');
    expect(gunPlaceOf(view(state, null), { tanks: ['su1'], cards: [] })).toBe('duel/t34-85/pz4?range=2000');
    for (const tank of state.tanks) tank.inPlay = false;
    expect(gunPlaceOf(view(state, 0), { tanks: [], cards: [] })).toBeNull();
  });

  test('whom it has acquired, else spotted, is the target where nobody is pointed at', () => {
    const { state } = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'is2'] });
    const [tank] = state.tanks;
    if (tank === undefined) throw new Error('a tank');
    const target = () => gunPlaceOf(view(state, 0), { tanks: [], cards: [] })?.split(/[/?]/)[2];
    expect(target()).toBe('kv85');
    tank.spotted = ['su2'];
    expect(target()).toBe('is2');
    tank.spotted = ['su1', 'su2'];
    expect(target()).toBe('kv85');
    tank.acquired = { tank: 'su2', bonus: 10 };
    expect(target()).toBe('is2');
  });

  test(`${cite('TD-Q79')} a gun's shot is shown from the viewer's own tank`, () => {
    const place = laid((tank, enemy, state) => {
      state.shot = {
        by: 'gun',
        firer: enemy.id,
        gun: 'm39-76',
        target: tank.id,
        fire: [],
        leadership: false,
        apcr: false,
        tactics: true,
        location: null,
        penetration: null,
        aside: null,
      };
    });
    expect(place).toBe('duel/pz4/t34-85?range=800&on=tactics');
  });
});
