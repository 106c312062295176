import { describe, expect, test } from 'vitest';
import { analyses } from '../../../src/rules/tankDuel/analyses';
import { type Icons, lossesOf } from '../../../src/rules/tankDuel/analyses/outcome';
import { deckOf } from '../../../src/rules/tankDuel/cards';
import type { BattleCard } from '../../../src/rules/tankDuel/data/battleCards';
import { type Location, type SeatName, type VehicleId, vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import { newTank } from '../../../src/rules/tankDuel/setup';
import type { Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';

type Params = Record<string, unknown>;

const deck = deckOf({ city: false, alternates: [] });

/** What is left of the deck: few cards, of every icon, Penetration and Target Number. */
const left = [3, 8, 14, 22, 29, 35, 41, 48, 56, 63, 70, 77, 84, 91];
const seen = deck.map(({ number }) => number).filter((number) => !left.includes(number));
const cards = deck.filter(({ number }) => left.includes(number));

const groups = (card: BattleCard) => Number(card.icons.includes('fire')) + 2 * Number(card.icons.includes('explosion'));

interface Setting {
  readonly hitsOn: number;
  readonly penetration: number;
  readonly heavy: boolean;
  readonly side?: boolean;
  readonly hullDown?: boolean;
  readonly named?: 'turret' | 'hull';
}

/** Every order in which the cards of a shot can be pulled, one after the other. */
function count(victim: Tank, { hitsOn, penetration, heavy, side, hullDown, named }: Setting, seenDamage: number[]) {
  const board = vehicles[victim.vehicle];
  const losses = lossesOf(victim, seenDamage);
  const sums = { hit: 0, turret: 0, hull: 0, track: 0, none: 0, through: { turret: 0, hull: 0, track: 0 }, lost: 0 };
  const total = cards.length;
  const places = named === undefined ? total * (total - 1) : total;
  const ends = named === undefined ? places * (total - 2) : total * (total - 1);
  for (const hit of cards) {
    if (hit.number > hitsOn) continue;
    sums.hit += 1 / total;
    for (const place of named === undefined ? cards : [null]) {
      if (place === hit) continue;
      const location: Location = named ?? board.locations[place?.target ?? 0] ?? 'hull';
      const saved = hullDown === true && side !== true && location !== 'turret';
      sums[saved ? 'none' : location] += 1 / places;
      if (saved) continue;
      for (const pierce of cards) {
        if (pierce === hit || pierce === place) continue;
        const margin = penetration - board.armour[side === true ? 'side' : 'front'][location];
        if (pierce.pen === 'B' || (pierce.pen !== 'P' && margin + pierce.pen < 0)) continue;
        sums.through[location] += 1 / ends;
        const rest = cards.filter((card) => card !== hit && card !== place && card !== pierce);
        const icons = [0, 1, 2, 3].map((of) => rest.filter((card) => groups(card) === of).length) as unknown as Icons;
        const severity = heavy || pierce.severity === 'heavy' ? 'heavy' : 'light';
        const { up, down } = losses.by({ location, severity, target: pierce.target }, icons);
        sums.lost += Number(up) / Number(down) / ends;
      }
    }
  }
  return sums;
}

const share = (raw: unknown): number => {
  const [up, down] = raw as readonly [string, string];
  return Number(up) / Number(down);
};

interface Answer {
  readonly toHit: number;
  readonly unseen: number;
  readonly penetration: number;
  readonly armour: unknown;
  readonly hit: unknown;
  readonly location: Record<string, unknown>;
  readonly penetrate: Record<string, unknown>;
  readonly outOfAction: unknown;
}

function compare(params: Params, setting: Setting, victim: Tank, seenDamage: number[] = []): void {
  const answer = analyses.shot?.({ seen, seenDamage, ...params }) as unknown as Answer;
  const counted = count(victim, setting, seenDamage);
  expect([answer.unseen, answer.penetration]).toEqual([cards.length, setting.penetration]);
  const board = vehicles[victim.vehicle];
  expect(answer.armour).toEqual(board.armour[setting.side === true ? 'side' : 'front']);
  expect(share(answer.hit)).toBeCloseTo(counted.hit, 12);
  for (const at of ['turret', 'hull', 'track', 'none'] as const)
    expect(share(answer.location[at]), at).toBeCloseTo(counted[at], 12);
  for (const at of ['turret', 'hull', 'track'] as const)
    expect(share(answer.penetrate[at]), at).toBeCloseTo(counted.through[at], 12);
  const any = counted.through.turret + counted.through.hull + counted.through.track;
  expect(share(answer.penetrate.any)).toBeCloseTo(any, 12);
  expect(share(answer.outOfAction)).toBeCloseTo(counted.lost, 12);
  expect(counted.lost).toBeGreaterThan(0);
}

/** A T-34/85 as it would stand in a game. */
function victimOf(vehicle: VehicleId, edit: (tank: Tank) => void = () => {}): Tank {
  const { nation } = vehicles[vehicle];
  const tank = newTank(`${nation}1`, nation, { vehicle, quality: 'veteran' }, 0);
  edit(tank);
  return tank;
}

/** The flak at 1000 m: 78 to hit, 12 through, always heavy. */
const flak = { shooter: 'flak36', target: 't34-85', range: 1000 };
const heavy = { hitsOn: 78, penetration: 12, heavy: true };
/** The 5 cm gun at 800 m: 64 to hit, 7 through. */
const pak = { shooter: 'pak38', target: 't34-85', range: 800 };
const light = { hitsOn: 64, penetration: 7, heavy: false };

describe('a shot is counted card by card', () => {
  const fresh = victimOf('t34-85');

  test.each<[string, Params, Setting]>([
    ['a heavy gun', flak, heavy],
    ['a light gun', pak, light],
    ['a tank destroyer, which has other locations', { ...flak, target: 'su100' }, heavy],
    ['a target Hull Down', { ...flak, at: { hullDown: true } }, { ...heavy, hullDown: true }],
    ['a target on a Hill', { ...flak, at: { hill: true } }, { ...heavy, hitsOn: 73, penetration: 11 }],
  ])(`${cite('TD-4.0b', 'TD-11.1.3e', 'TD-11.1.3h.4', 'TD-Q77')} %s`, (_, params, setting) => {
    compare(params, setting, params.target === 'su100' ? victimOf('su100') : fresh);
  });

  /** A Pz IV at 800 m: 86 to hit, 10 through. 7 is a Fire card that adds nothing, 60 one that adds 10. */
  const tank = { shooter: 'pz4', target: 't34-85', range: 800, cards: [{ number: 7, as: 'fire' }] };
  const two = [...tank.cards, { number: 60, as: 'fire' }];
  const bonus = (number: number) => deck[number - 1]?.halves.find(({ kind }) => kind === 'fire')?.toHit ?? 0;
  const most = Math.max(bonus(7), bonus(60));

  test.each<[string, Params, Setting]>([
    ['with a Fire card', tank, { hitsOn: 86 + bonus(7), penetration: 10, heavy: false }],
    ['from the flank', { ...tank, flanking: true }, { hitsOn: 95, penetration: 10, heavy: false, side: true }],
    [
      'from the flank, Hull Down or not',
      { ...tank, flanking: true, at: { hullDown: true } },
      { hitsOn: 95, penetration: 10, heavy: false, side: true, hullDown: true },
    ],
    ['from a Hill', { ...tank, from: { hill: true } }, { hitsOn: 86 + bonus(7), penetration: 11, heavy: false }],
    ['with a special round', { ...tank, apcr: true }, { hitsOn: 86 + bonus(7), penetration: 12, heavy: false }],
    [
      'with two, at the turret',
      { ...tank, cards: two, location: 'turret' },
      { hitsOn: Math.min(95, 86 + most), penetration: 10, heavy: false, named: 'turret' },
    ],
    [
      'with two, at the hull of a tank Hull Down',
      { ...tank, cards: two, location: 'hull', at: { hullDown: true, terrain: 'woods' } },
      { hitsOn: 86 + most - 30, penetration: 10, heavy: false, named: 'hull', hullDown: true },
    ],
  ])(`${cite('TD-4.0b', 'TD-11.1.3e.1', 'TD-5.7.1', 'TD-Q77')} a tank %s`, (_, params, setting) => {
    const hidden = setting.named === 'hull';
    if (!hidden) compare(params, setting, fresh);
    else
      expect(analyses.shot?.({ seen, ...params })).toMatchObject({
        location: { turret: ['0', '1'], hull: ['0', '1'], track: ['0', '1'] },
        penetrate: { any: ['0', '1'] },
        outOfAction: ['0', '1'],
      });
  });
});

describe('the victim of a shot is as it is said to be', () => {
  const sitting = (person: SeatName, change: object) => (tank: Tank) => {
    for (const member of tank.crew) if (member.person === person) Object.assign(member, change);
  };

  test.each<[Params, (tank: Tank) => void]>([
    [{ quality: 'green', broken: true }, (tank) => Object.assign(tank, { quality: 'green', broken: { mines: null } })],
    [{ quality: 'elite', broken: true }, (tank) => Object.assign(tank, { quality: 'elite', broken: { mines: null } })],
    [{ onFire: true }, (tank) => Object.assign(tank, { fire: { mines: null } })],
    [{ killed: ['driver'] }, sitting('driver', { seat: null })],
    [
      { wounded: ['driver', 'gunner'], killed: ['loader'] },
      (tank) => {
        for (const person of ['driver', 'gunner'] as const) sitting(person, { wounded: true })(tank);
        sitting('loader', { seat: null })(tank);
      },
    ],
    [
      { trackDamage: true, broken: true },
      (tank) => Object.assign(tank, { trackDamage: true, broken: { mines: null } }),
    ],
    [
      { immobilized: true, broken: true },
      (tank) => Object.assign(tank, { immobilized: true, broken: { mines: null } }),
    ],
    [{ apcr: 0 }, (tank) => Object.assign(tank, { rounds: 0 })],
    [{ apcr: 3 }, (tank) => Object.assign(tank, { rounds: 3 })],
  ])(`${cite('TD-12.1.4', 'TD-12.6.2a')} %j`, (victim, edit) => {
    compare({ ...flak, victim }, heavy, victimOf('t34-85', edit));
    compare({ ...pak, victim }, light, victimOf('t34-85', edit));
  });

  test(`${cite('TD-5.8.1', 'TD-12.1.4')} a tank destroyer whose track is damaged fires worse`, () => {
    const edit = (tank: Tank) =>
      Object.assign(tank, { trackDamage: true, broken: { mines: null }, fireLevel: vehicles.su100.fireDamaged });
    const params = { ...flak, target: 'su100', victim: { trackDamage: true, broken: true } };
    compare(params, heavy, victimOf('su100', edit));
  });

  test(`${cite('TD-Q51', 'TD-4.0b')} Damage cards that were seen do not come again`, () => {
    for (const gone of [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
    ])
      compare(flak, heavy, victimOf('t34-85'), gone);
  });
});
