import { describe, expect, test } from 'vitest';
import { aimOf, penetrationOf, toHitSum } from '../../../src/rules/tankDuel/aim';
import { deckOf, halfOf } from '../../../src/rules/tankDuel/cards';
import { terrainIds, terrains } from '../../../src/rules/tankDuel/data/terrain';
import { vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import {
  addedBy,
  firstGunBench,
  gunSwitches,
  hundred,
  lockOf,
  ownGround,
  ownGrounds,
  printGunLink,
  readGunBench,
  readGunLink,
  swapped,
  switched,
} from '../../../src/rules/tankDuel/lab/bench';
import { gunPlaceOf } from '../../../src/rules/tankDuel/lab/fromView';
import type { State } from '../../../src/rules/tankDuel/types';
import { view } from '../../../src/rules/tankDuel/view';
import { cite } from '../../support/cite';
import { card, lay, sighted } from './duel';

describe('the gun bench', () => {
  const reading = readGunBench(firstGunBench);

  test(`${cite('TD-11.1.3b', 'TD-11.1.3c.i')} as drawn: 86 of the table, 71 now`, () => {
    expect(reading.curve.find(({ range }) => range === 800)).toMatchObject({ table: 86, gun: 10, now: 71 });
    expect(reading.sum?.total).toBe(71);
    expect(reading.sum?.terms.reduce((sum, { value }) => sum + value, 0)).toBe(71);
  });

  test(`${cite('TD-11.1.3h.4')} hull 10 and turret 10 of a T-34/85 from ahead, and chances that lie within each other`, () => {
    expect(reading.armour).toEqual({ turret: 10, hull: 10, track: 4 });
    const { chances } = reading;
    if (chances === null) throw new Error('the shot is allowed');
    expect(chances.hit).toBeGreaterThan(chances.through);
    expect(chances.through).toBeGreaterThan(chances.lost);
    // One card of the ninety-nine unseen hits on 71 or less, of which the card played may be one.
    expect([71 / 99, 70 / 99]).toContainEqual(expect.closeTo(chances.hit, 10));
    expect(chances.places.track).toBeGreaterThan(chances.places.turret);
  });

  test.each(['fire5,acq10,woods', 'fire10,flank,hill', 'hullDown,apcr,lead', 'ownWoods,brush,tactics,buttoned'])(
    `${cite('TD-4.0b', 'TD-11.1.3e', 'TD-11.1.3h')} %s: hit and pierced as counted card by card, without putting any back`,
    (on) => {
      const bench = readGunLink(`duel/pz4/t34-85?range=800&on=${on}`) ?? firstGunBench;
      const { chances, sum, penetration } = readGunBench(bench);
      const deck = deckOf({ city: false, alternates: [] });
      const value = on.includes('fire10') ? 10 : on.includes('fire5') ? 5 : 0;
      const levelOf = ({ halves }: (typeof deck)[number]) =>
        halves.find(({ kind, toHit }) => kind === 'fire' && toHit === value)?.level ?? Infinity;
      const fire = Math.min(...deck.map(levelOf));
      const played = [
        deck.find((each) => levelOf(each) === fire),
        on.includes('lead') ? deck.find(({ halves }) => halves.some(({ kind }) => kind === 'leadership')) : undefined,
      ];
      const unseen = deck.filter((each) => !played.includes(each));
      const { locations, armour } = vehicles['t34-85'];
      let [hits, through] = [0, 0];
      for (const hit of unseen.filter(({ number }) => number <= (sum?.hitsOn ?? 0))) {
        hits += 1;
        for (const place of unseen) {
          const location = locations[place.target] ?? 'hull';
          if (place === hit || (on.includes('hullDown') && location !== 'turret')) continue;
          const plate = armour[on.includes('flank') ? 'side' : 'front'][location];
          for (const pull of unseen)
            if (
              pull !== hit &&
              pull !== place &&
              pull.pen !== 'B' &&
              (pull.pen === 'P' || penetration + pull.pen >= plate)
            )
              through += 1;
        }
      }
      const left = unseen.length;
      expect(chances?.hit).toBeCloseTo(hits / left, 12);
      expect(chances?.through).toBeCloseTo(through / (left * (left - 1) * (left - 2)), 12);
    },
  );

  test('a hundred shots are a hundred, whatever they are shared out into', () => {
    for (const parts of [[0.1, 0.2, 0.7], [1 / 3, 1 / 3, 1 / 3], [0, 0.995, 0.005], [1]])
      expect(hundred(parts).reduce((sum, each) => sum + each, 0)).toBe(100);
    expect(hundred([1 / 3, 2 / 3])).toEqual([33, 67]);
  });

  test('switches shut each other out, and a round that is not carried stays locked', () => {
    expect(switched(firstGunBench, 'fire10').on).toEqual(['fire10', 'acq10', 'woods']);
    expect(switched(firstGunBench, 'woods').on).toEqual(['fire5', 'acq10']);
    expect(switched(firstGunBench, 'motion').on).not.toContain('woods');
    for (const shooter of ['pz4', 'is2', 'tiger'] as const) {
      const locked = lockOf({ ...firstGunBench, shooter }, 'apcr') !== null;
      expect(locked).toBe(!vehicles[shooter].equipment.includes('apcr'));
    }
  });

  test.each(gunSwitches)('%s changes something or is refused with a rule', (id) => {
    const bare = { ...firstGunBench, on: [], shooter: 'tiger' as const };
    const shown = ({ sum, chances, penetration }: typeof reading) => [sum, chances, penetration];
    const own = ownGrounds.find((each) => each === id);
    // What tells on nobody's own fire is there for the answer: the one who stands in it is shot at.
    const forAnswer = id === 'ownHullDown' || (own !== undefined && terrains[ownGround[own]].ownFire === 0);
    const asked = (bench: typeof firstGunBench) => readGunBench(forAnswer ? swapped(bench) : bench);
    const [off, on] = [asked(bare), asked(switched(bare, id))];
    const same = JSON.stringify(shown(off)) === JSON.stringify(shown(on));
    expect(same && on.refused.length === 0).toBe(false);
  });

  test('both change places with what they stand in, and the cards of the shot stay', () => {
    const hidden = switched(switched(firstGunBench, 'hullDown'), 'theirHill');
    const answer = swapped(hidden);
    expect(answer).toMatchObject({ shooter: 't34-85', target: 'pz4', range: 800 });
    expect(answer.on).toEqual(['fire5', 'acq10', 'ownWoods', 'ownHullDown', 'hill']);
    for (const id of gunSwitches.filter((each) => each !== 'smokeFilled' && each !== 'apcr')) {
      const bench = switched({ ...firstGunBench, on: [] }, id);
      expect(swapped(swapped(bench))).toEqual(bench);
    }
    expect(swapped(switched({ ...firstGunBench, on: [] }, 'smokeFilled')).on).toEqual([]);
  });

  test(`${cite('TD-11.1.3c.v', 'TD-11.1.3f', 'TD-Q77')} each row says what it adds to the sum, or to the penetration`, () => {
    const bare = { ...firstGunBench, on: [], shooter: 'tiger' as const };
    const added = (...ids: Parameters<typeof addedBy>[1]) => addedBy(bare, ids);
    expect([added('fire5', 'fire10'), added('lead'), added('flank'), added('buttoned')]).toEqual([5, 20, 10, -10]);
    expect([added('woods'), added('building'), added('tactics')]).toEqual([-30, -35, -20]);
    expect(added('ownWoods')).toBe(-5);
    // The target's hill is cover as well, and that is told first.
    expect([added('hill'), added('theirHill')]).toEqual([1, -5]);
    expect(addedBy(switched(bare, 'fire10'), ['fire5', 'fire10'])).toBe(10);
    expect(readGunBench(switched(bare, 'hill')).penetration - readGunBench(bare).penetration).toBe(added('hill'));
    const loaded = { ...firstGunBench, on: [] };
    expect(lockOf(loaded, 'apcr')).toBeNull();
    const gained = readGunBench(switched(loaded, 'apcr')).penetration - readGunBench(loaded).penetration;
    expect(gained).toBe(addedBy(loaded, ['apcr']));
    expect(gained).toBeGreaterThan(0);
  });

  test('its address is readable and printed as it was read', () => {
    const drawn = 'duel/pz4/t34-85?range=800&on=fire5,acq10,woods';
    const read = readGunLink(drawn);
    expect(read).toEqual(firstGunBench);
    expect(read && printGunLink(read)).toBe(drawn);
    for (const text of ['duel/pz9/t34-85', 'duel/pz4/t34-85?range=300', 'duel/pz4/t34-85/x', 'chess/pz4/t34-85'])
      expect(readGunLink(text)).toBeNull();
  });
});

describe('a table on the gun bench', () => {
  const nothing = { tanks: [], cards: [] };
  const benchOf = (state: State, pointed: Parameters<typeof gunPlaceOf>[1] = nothing, seat: number | null = 0) => {
    const place = gunPlaceOf(view(state, seat), pointed);
    return place === null ? null : readGunLink(place);
  };
  const duelists = (state: State) => {
    const [tank, enemy] = state.tanks;
    if (tank === undefined || enemy === undefined) throw new Error('two tanks');
    return { tank, enemy };
  };
  const laid = (edit: (both: ReturnType<typeof duelists>) => void) =>
    lay({
      edit(state) {
        sighted(state);
        const { tank, enemy } = duelists(state);
        [tank.range, enemy.range] = [600, 200];
        edit({ tank, enemy });
      },
    }).state;

  const ground = (id: (typeof terrainIds)[number]) => ({ id, card: null });
  const positions: readonly (readonly [string, Parameters<typeof laid>[0]])[] = [
    ['open ground', () => {}],
    ...terrainIds.map((id): (typeof positions)[number] => [
      `${id} under both`,
      ({ tank, enemy }) => {
        [tank.box.terrain, enemy.box.terrain] = [ground(id), ground(id)];
      },
    ]),
    [
      'both in motion',
      ({ tank, enemy }) => {
        [tank.box.move, enemy.box.move] = [13, 14];
      },
    ],
    [
      'acquired, flanked, on a hill, special round, in smoke',
      ({ tank, enemy }) => {
        tank.acquired = { tank: enemy.id, bonus: 20 };
        tank.flanking = [enemy.id];
        tank.loaded = true;
        tank.box.hill = true;
        enemy.box.smoke = 1;
      },
    ],
    [
      'acquired once, the target on a hill and hull down',
      ({ tank, enemy }) => {
        tank.acquired = { tank: enemy.id, bonus: 10 };
        enemy.box.hill = true;
        enemy.hullDown = true;
      },
    ],
  ];

  test.each(positions)(`${cite('TD-11.1.3c', 'TD-11.1.3f')} %s: the sum and the gun of the table`, (_, edit) => {
    const state = laid(edit);
    const { tank, enemy } = duelists(state);
    const fire = card('fire', 5);
    const bench = benchOf(state, { tanks: [], cards: [`${fire}.fire`, `${card('leadership')}.leadership`] });
    if (bench === null) throw new Error('a bench');
    const declared = { fire: [halfOf(state, fire, 'fire')?.toHit ?? 0], leadership: true, tactics: false };
    const reading = readGunBench(bench);
    expect(reading.sum?.total).toBe(toHitSum(aimOf(state, tank, enemy, declared)).total);
    expect(reading.penetration).toBe(penetrationOf(tank, enemy, tank.loaded));
    expect([bench.shooter, bench.target, bench.range]).toEqual(['pz4', 't34-85', 800]);
    expect(bench.on.includes('hullDown')).toBe(enemy.hullDown);
  });

  test(`${cite('TD-10.5.3', 'TD-12.1.4d.13')} a firer in smoke, or filled with it, has no shot on the bench either`, () => {
    const refusedIn = (edit: Parameters<typeof laid>[0]) => readGunBench(benchOf(laid(edit)) ?? firstGunBench).refused;
    expect(refusedIn(() => {})).toEqual([]);
    expect(
      refusedIn(({ tank }) => {
        tank.box.smoke = 1;
      }),
    ).toEqual(['TD-10.5.3']);
    expect(
      refusedIn(({ tank }) => {
        tank.box.smokeFills = true;
      }),
    ).toEqual(['TD-12.1.4d.13']);
  });

  test('each seat fires its own tank, at the enemy it points at, whoever acts', () => {
    const { state } = lay({ de: ['pz4', 'tiger'], su: ['t34-85', 'is2'] });
    state.current = state.tanks.find(({ vehicle }) => vehicle === 'tiger')?.id ?? null;
    const is2 = state.tanks.find(({ vehicle }) => vehicle === 'is2');
    if (is2 === undefined) throw new Error('an IS-2');
    expect(benchOf(state)).toMatchObject({ shooter: 'tiger', target: 't34-85' });
    expect(benchOf(state, { tanks: [is2.id], cards: [] })).toMatchObject({ shooter: 'tiger', target: 'is2' });
    expect(benchOf(state, { tanks: [is2.id], cards: [] }, 1)).toMatchObject({ shooter: 'is2', target: 'pz4' });
    for (const tank of state.tanks) tank.inPlay = tank.nation === 'de';
    expect(benchOf(state)).toBeNull();
  });

  test(`${cite('TD-11.1.3a.3')} the shot under way brings its cards, and the Tactics card that stands`, () => {
    const state = laid(() => {});
    const { tank, enemy } = duelists(state);
    state.shot = {
      by: 'tank',
      firer: enemy.id,
      gun: null,
      target: tank.id,
      fire: [card('fire', 7)],
      leadership: false,
      apcr: false,
      tactics: true,
      location: null,
      penetration: null,
      aside: null,
    };
    expect(benchOf(state)).toMatchObject({ shooter: 't34-85', target: 'pz4', on: ['fire10', 'tactics'] });
  });
});
