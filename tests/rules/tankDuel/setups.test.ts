import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Json, TableOptions } from '../../../src/rules/core/game';
import { tankDuel } from '../../../src/rules/tankDuel';
import { vehicleIds, vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import { fairPairs, readForce } from '../../../src/rules/tankDuel/forces';
import { score } from '../../../src/rules/tankDuel/score';
import { imagine, view } from '../../../src/rules/tankDuel/view';
import { cite } from '../../support/cite';
import { card, lay, sighted } from './duel';

type Options = { readonly [id: string]: Json };
const table = (setup: string, seats: number, options: Options = {}): TableOptions => ({ setup, seats, options });
const wrong = (setup: string, seats: number, options: Options = {}) => {
  const fault = tankDuel.checkOptions(table(setup, seats, options));
  return fault === null ? null : `${fault.where} ${fault.problem}`;
};
const dealt = (setup: string, seats: number, options: Options = {}, seed = 'set-up') =>
  tankDuel.deal(table(setup, seats, options), openDice(seedDice(seed)));

describe('what can be set up', () => {
  test(`${cite('TD-1.4', 'TD-Q85', 'TD-Q86', 'TD-Q72', 'TD-Q87')} and what cannot, by its name`, () => {
    expect(wrong('meeting', 2)).toBeNull();
    expect(wrong('nowhere', 2)).toBe('setup unknownSetup');
    expect([0, 9, 1.5].map((seats) => wrong('meeting', seats))).toEqual(Array(3).fill('seats wrongSeats'));
    expect([wrong('meeting', 1), wrong('meeting', 8)]).toEqual([null, null]);
    expect(wrong('meeting', 2, { colour: 'red' })).toBe('options.colour unknownOption');
    expect(wrong('meeting', 2, { tanks: 5 })).toBe('options.tanks wrongValue');
    expect(wrong('meeting', 2, { mines: 'yes' })).toBe('options.mines wrongValue');
    expect(wrong('meeting', 2, { deepMud: true, snow: true })).toBe('options.snow mudAndSnow');
    expect(wrong('rasputitsa', 2, { snow: true })).toBe('options.snow mudAndSnow');
    expect(wrong('blizzard', 2, { deepMud: true })).toBe('options.snow mudAndSnow');
    expect([wrong('meeting', 2, { snow: true }), wrong('meeting', 2, { deepMud: true })]).toEqual([null, null]);
    expect(wrong('meeting', 2, { short: true })).toBe('options.short shortOnly');
    expect(wrong('singleCombat', 2, { short: true })).toBeNull();
    expect(wrong('centre', 2, { tanks: 1 })).toBe('options.tanks wrongTanks');
    expect(wrong('singleCombat', 2, { tanks: 2 })).toBe('options.tanks wrongTanks');
    expect(wrong('ambush', 6)).toBe('seats tooFewTanks');
    expect(wrong('ambush', 2, { robotsSu: 2 })).toBe('seats tooFewTanks');
    expect(wrong('ambush', 2, { robotsSu: 1, robotsDe: 1 })).toBeNull();
    expect(wrong('meeting', 2, { tanks: 2, robotsDe: 2 })).toBe('seats tooFewTanks');
  });

  test(`${cite('TD-Q86', 'TD-Q13')} forces of one's own: form, side, number, equal points of at most 7 a tank`, () => {
    const own = (de: Json, su: Json, setup = 'meeting') => wrong(setup, 2, { de, su });
    // Two vehicles of the same VP, and two too dear for their number.
    const ofWorth = (nation: 'de' | 'su', fits: (vp: number) => boolean) =>
      vehicleIds.filter((id) => vehicles[id].nation === nation && fits(vehicles[id].vp));
    const german = ofWorth('de', (vp) => vp <= 5 && ofWorth('su', (other) => other === vp).length > 0)[0] ?? 'pz4';
    const soviet = ofWorth('su', (vp) => vp === vehicles[german].vp)[0] ?? 't34-85';
    const dear = ofWorth('de', (vp) => vp > 7 && ofWorth('su', (other) => other === vp).length > 0)[0];
    expect(own([german], [soviet])).toBeNull();
    expect(own([german, german], [soviet, soviet])).toBeNull();
    expect(own([`${german}:elite`], [`${soviet}:elite`])).toBeNull();
    expect(own([`${german}:elite`], [soviet])).toBe('options.su forcesUneven');
    if (dear !== undefined) {
      const other = ofWorth('su', (vp) => vp === vehicles[dear].vp)[0] ?? soviet;
      expect(own([dear], [other])).toBe('options.su forcesUneven');
    }
    expect(own([german, german], [soviet])).toBe('options.su forcesUneven');
    for (const odd of [
      [],
      ['maus'],
      ['pz4:brave'],
      ['pz4:elite:x'],
      ['t34-85'],
      [4],
      'pz4',
      ['pz4', 'maus'],
      Array(5).fill('pz4'),
    ] as Json[])
      expect(own(odd, [soviet])).toBe('options.de forcesForm');
    expect(own([german], [german])).toBe('options.su forcesForm');
    expect(wrong('meeting', 2, { de: [german] })).toBe('options.su forcesForm');
    expect(own([german], [soviet], 'centre')).toBe('options.de wrongTanks');
    expect(own([german, german], [soviet, soviet], 'singleCombat')).toBe('options.de wrongTanks');
    expect(own([german], [soviet], 'ambush')).toBe('options.de forcesListed');
    expect(wrong('highGround', 2, { forces: 'points', de: [german, german], su: [soviet, soviet] })).toBeNull();
    expect(wrong('highGround', 2, { de: ['pz4', 'pz4'], su: ['t34-85', 't34-85'] })).toBe('options.de forcesListed');
    expect(wrong('ambush', 2, { forces: 'points', de: ['stug3', 'stug3'], su: ['t34-85', 't34-85'] })).toBe(
      'options.de forcesListed',
    );
    expect(readForce(['pz4:green', 'stug3'], 'de')).toEqual([
      { vehicle: 'pz4', quality: 'green' },
      { vehicle: 'stug3', quality: 'veteran' },
    ]);
  });

  test(`${cite('TD-Q86')} random forces are all legal pairs, each once`, () => {
    const lists = (nation: 'de' | 'su') => {
      const own = vehicleIds.filter((id) => vehicles[id].nation === nation);
      return own.flatMap((one, at) => own.slice(at).map((other) => [one, other]));
    };
    const points = (list: readonly (keyof typeof vehicles)[]) => list.reduce((sum, id) => sum + vehicles[id].vp, 0);
    const expected = lists('de').flatMap((de) =>
      lists('su').flatMap((su) => (points(de) === points(su) && points(de) <= 14 ? [`${de.join()} ${su.join()}`] : [])),
    );
    const names = (list: readonly { readonly vehicle: string; readonly quality: string }[]) =>
      list.map(({ vehicle, quality }) => (quality === 'veteran' ? vehicle : '?')).join();
    const found = fairPairs(2).map(({ de, su }) => `${names(de)} ${names(su)}`);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});

describe('a table as it is dealt', () => {
  test(`${cite('TD-5.0', 'TD-Q71', 'TD-15.0a')} sides alternate from the one chosen; a side without a player is robots`, () => {
    expect(tankDuel.sideNames?.(table('meeting', 3, {}))).toEqual(['de', 'su', 'de']);
    expect(tankDuel.sideNames?.(table('meeting', 3, { side: 'su' }))).toEqual(['su', 'de', 'su']);
    expect(tankDuel.teams?.(table('meeting', 3, {}))).toEqual([[0, 2], [1]]);
    expect(tankDuel.teams?.(table('meeting', 1, {}))).toEqual([[0]]);
    const alone = dealt('meeting', 1, { side: 'su', tanks: 2 });
    expect(alone.tanks.map(({ id, seat }) => [id, seat])).toEqual([
      ['de1', null],
      ['de2', null],
      ['su1', 0],
      ['su2', 0],
    ]);
    expect(alone.firstDrawer).toBe(0);
    const mixed = dealt('meeting', 2, { tanks: 3, robotsDe: 1 });
    expect(mixed.tanks.map(({ seat }) => seat)).toEqual([0, 0, null, 1, 1, 1]);
    expect(mixed.tanks.filter(({ robot }) => robot !== null).map(({ id }) => id)).toEqual(['de3']);
    const crowd = dealt('meeting', 4, { tanks: 3 });
    expect(crowd.tanks.map(({ seat }) => seat)).toEqual([0, 2, 0, 1, 3, 1]);
    const first = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => dealt('meeting', 2, {}, seed).firstDrawer),
    );
    expect([...first].toSorted()).toEqual([0, 1]);
  });

  test(`${cite('TD-Q87', 'TD-3.2.1', 'TD-Q2', 'TD-X7')} everything new: on Flat, at rest, nobody spotted; decks by the tanks`, () => {
    const state = dealt('meeting', 2, { tanks: 2 });
    for (const tank of state.tanks) {
      expect(tank).toMatchObject({
        inPlay: true,
        range: 800,
        hullDown: false,
        heavyWeather: false,
        hatchesClosed: false,
        loaded: false,
      });
      expect(tank).toMatchObject({
        spotted: [],
        flanking: [],
        acquired: null,
        fire: null,
        broken: null,
        bid: null,
        pierced: null,
        vp: 0,
        kills: 0,
      });
      expect(tank.box).toEqual({ move: null, terrain: null, smoke: null, smokeFills: false, hill: false, road: false });
      expect(tank.rounds).toBe(vehicles[tank.vehicle].equipment.includes('apcr') ? 2 : 0);
    }
    expect(state).toMatchObject({
      phase: 'excess',
      turn: 1,
      active: [],
      known: [],
      discard: [],
      table: [],
      damageDiscard: [],
      order: [],
    });
    expect(state).toMatchObject({
      reshuffle: false,
      revealed: false,
      left: { de: 0, su: 0 },
      teamVp: { de: 0, su: 0 },
      infantry: { de: 0, su: 0 },
    });
    expect([state.deck.length, state.damageDeck.length, state.deckNumber]).toEqual([101, 21, 1]);
    const decks = (tanks: number) => dealt('meeting', 2, { tanks }).decks;
    expect([decks(1), decks(2), decks(3), decks(4)]).toEqual([3, 3, 4, 5]);
    expect([dealt('singleCombat', 2, { short: true }).decks, dealt('singleCombat', 2).decks]).toEqual([2, 3]);
    const bridgehead = dealt('bridgehead', 2);
    expect(bridgehead.guns).toEqual([{ gun: 'pak40', nation: 'de', range: 600, fired: false }]);
    expect(bridgehead.tanks.map(({ hullDown, box }) => [hullDown, box.terrain?.id ?? null])).toEqual([
      [true, 'gully'],
      [true, 'gully'],
      [false, null],
      [false, null],
    ]);
    expect(dealt('firstTigers', 2).tanks.map(({ quality }) => quality)).toEqual([
      ...Array(3).fill('elite'),
      ...Array(4).fill('veteran'),
    ]);
    expect(dealt('highGround', 2).tanks.map(({ vehicle }) => vehicle)).toEqual([
      'pz4',
      'stug3',
      't34-76-m43',
      't34-76-m43',
    ]);
    expect(dealt('highGround', 2, { forces: 'points', tanks: 3 }).tanks).toHaveLength(6);
    const robot = dealt('meeting', 1).tanks.find((tank) => tank.robot !== null)?.robot;
    expect(robot).toMatchObject({
      state: 'operational',
      row: [],
      pulls: 0,
      done: [],
      hindered: [],
      plan: { to: null, enemy: null },
    });
    expect(
      dealt('meeting', 1, { personality: 'bold' }).tanks.flatMap(({ robot: each }) => each?.personality ?? []),
    ).toEqual(['bold']);
  });

  test(`${cite('TD-Q85', 'TD-Q84', 'TD-4.2.5b', 'TD-4.2.5e')} what lies on the ground: named by the scenario, or switched on`, () => {
    const ground = (setup: string, options: Options = {}) => dealt(setup, 2, options).ground;
    const none = {
      condition: null,
      roads: false,
      hills: false,
      infantry: false,
      hatches: false,
      city: false,
      alternates: [],
    };
    expect(ground('meeting')).toMatchObject(none);
    expect(ground('meeting', { deepMud: true })).toMatchObject({ condition: 'deepMud', roads: true });
    expect(ground('meeting', { deepMud: true, roads: false })).toMatchObject({ condition: 'deepMud', roads: false });
    expect(ground('meeting', { roads: true })).toMatchObject({ roads: false });
    expect(ground('meeting', { snow: true })).toMatchObject({ condition: 'snow', roads: false });
    expect(ground('meeting', { infantry: true })).toMatchObject({ infantry: true, hatches: true });
    expect(ground('meeting', { infantry: true, hatches: false })).toMatchObject({ infantry: true, hatches: false });
    expect(ground('meeting', { hatches: true })).toMatchObject({ hatches: false });
    expect(ground('meeting', { city: true, hills: true })).toMatchObject({ city: true, hills: true });
    expect(ground('city')).toMatchObject({ city: true, infantry: true, hatches: true });
    expect(ground('city', { hatches: false })).toMatchObject({ hatches: true });
    expect(ground('rasputitsa')).toMatchObject({ condition: 'deepMud', roads: true, alternates: [72, 75] });
    expect(ground('rasputitsa', { roads: false })).toMatchObject({ roads: true });
    expect(ground('blizzard')).toMatchObject({ condition: 'snow', alternates: [73, 77] });
    expect(ground('highGround')).toMatchObject({ hills: true });
    expect(ground('meeting', { mines: true }).alternates).toEqual([13]);
    expect(ground('minefield', { mines: true, alternates: 'all' }).alternates).toEqual([
      13, 70, 71, 72, 73, 74, 75, 76, 77,
    ]);
    expect(dealt('meeting', 2, { atGuns: true }).guns.map(({ gun, range }) => [gun, range])).toEqual([
      ['pak40', 400],
      ['m39-76', 400],
    ]);
    expect(dealt('meeting', 2).guns).toEqual([]);
    expect(dealt('bridgehead', 2, { atGuns: true }).guns).toHaveLength(1);
  });
});

describe('worlds that look like a view', () => {
  test(`${cite('TD-Q53', 'TD-4.2.5c')} hold every card once, and show the same to whoever imagined them`, () => {
    const move = card('move', 1);
    const duel = lay({
      seats: 4,
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      hands: [[move, card('flank', 3), 35], [31, 32], [33], [34]],
      edit: sighted,
    });
    duel.state.known = [{ seat: 1, card: 31, to: 0 }];
    duel.state.discard = [
      { card: 90, seen: null },
      { card: 91, seen: [0] },
      { card: 92, seen: [1] },
    ];
    duel.state.deck = duel.state.deck.filter((each) => ![90, 91, 92].includes(each));
    duel.phaseOf('de1', ['su1']).give({ type: 'declare', cards: [`${move}.move`, `${card('flank', 3)}.flank`] });
    for (const seat of [0, 1, 2, 3, null]) {
      const seen = view(duel.state, seat);
      for (const seed of ['x', 'y']) {
        const world = imagine(seen, openDice(seedDice(seed)));
        expect(view(world, seat)).toEqual(seen);
        const cards = [
          ...world.hands.flat(),
          ...world.deck.filter((each) => each > 0),
          ...world.discard.map((each) => each.card),
        ];
        const others = [...(world.step?.declared ?? []), ...(world.step?.set ?? [])].map((each) => each.card);
        expect(new Set([...cards, ...others]).size).toBe(cards.length + others.length);
        expect(world.deck).toHaveLength(duel.state.deck.length);
        expect(world.deck.filter((each) => each === 0)).toHaveLength(1);
        expect(world.deck.indexOf(0)).toBeLessThan(duel.state.markBelow);
        expect(world.damageDeck.toSorted((a, b) => a - b)).toEqual(duel.state.damageDeck.toSorted((a, b) => a - b));
      }
    }
    expect(imagine(view(duel.state, 0), openDice(seedDice('x'))).hands[1]).toContain(31);
  });

  test(`${cite('TD-14.0c')} the lead in VP, and what may come of it, is one side's gain and the other's loss`, () => {
    const { state } = lay({ edit: sighted });
    const [de, su] = state.tanks;
    if (de === undefined || su === undefined) throw new Error('no tanks');
    const worth = (seat: number) => score(state, seat);
    expect(worth(0)).toBeCloseTo(-worth(1), 12);
    const before = worth(0);
    const better = (change: () => void, back: () => void, sign: 1 | -1) => {
      change();
      expect(Math.sign(worth(0) - before)).toBe(sign);
      expect(worth(0)).toBeCloseTo(-worth(1), 12);
      back();
      expect(worth(0)).toBeCloseTo(before, 12);
    };
    better(
      () => {
        de.vp = 5;
      },
      () => {
        de.vp = 0;
      },
      1,
    );
    better(
      () => {
        su.vp = 5;
      },
      () => {
        su.vp = 0;
      },
      -1,
    );
    better(
      () => {
        de.fire = { mines: null };
      },
      () => {
        de.fire = null;
      },
      -1,
    );
    better(
      () => {
        su.broken = { mines: null };
      },
      () => {
        su.broken = null;
      },
      1,
    );
    better(
      () => {
        su.trackDamage = true;
      },
      () => {
        su.trackDamage = false;
      },
      1,
    );
    better(
      () => {
        de.acquired = { tank: 'su1', bonus: 10 };
      },
      () => {
        de.acquired = null;
      },
      1,
    );
    better(
      () => {
        de.flanking = ['su1'];
      },
      () => {
        de.flanking = [];
      },
      1,
    );
    better(
      () => {
        de.hullDown = true;
      },
      () => {
        de.hullDown = false;
      },
      1,
    );
    better(
      () => {
        su.spotted = [];
      },
      () => {
        su.spotted = ['de1'];
      },
      1,
    );
    state.ended = true;
    de.vp = 1;
    expect([worth(0), worth(1)]).toEqual([1, -1]);
  });
});
