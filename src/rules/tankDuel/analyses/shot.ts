import type { Json } from '../../core/game';
import { heightBonus } from '../aim';
import { deckOf, isCard } from '../cards';
import type { BattleCard } from '../data/battleCards';
import { damageCards } from '../data/damageCards';
import { apcr } from '../data/guns';
import {
  isVehicleId,
  locations,
  qualities,
  type SeatName,
  type Vehicle,
  type VehicleId,
  vehicles,
} from '../data/vehicles';
import type { Rule } from '../rulebook';
import { newTank } from '../setup';
import type { KnownTank } from '../types';
import { countShot } from './countShot';
import { ratio, told } from './fraction';
import { lossesOf } from './outcome';
import { bad, deckIn, flag, inner, numbers, only, type Params, whole } from './read';
import { type Asked, readShot, sumFor } from './toHit';

interface Cards {
  readonly fire: readonly BattleCard[];
  readonly leadership: number;
  readonly all: readonly number[];
}

function cardsIn(params: Params, deck: readonly BattleCard[]): Cards {
  const list = params.cards ?? [];
  if (!Array.isArray(list)) throw bad('cards', 'expected a list');
  const fire: BattleCard[] = [];
  const all: number[] = [];
  let leadership = 0;
  for (const each of list as unknown[]) {
    const { number, as } = typeof each === 'object' && each !== null ? (each as Params) : {};
    const card = isCard(number) ? deck[number - 1] : undefined;
    if (card === undefined || all.includes(card.number)) throw bad('cards.number', 'expected different Battle Numbers');
    if (as !== 'fire' && as !== 'leadership') throw bad('cards.as', 'expected fire or leadership');
    if (!card.halves.some(({ kind }) => kind === as)) throw bad('cards.as', `card ${card.number} has no such half`);
    all.push(card.number);
    if (as === 'fire') fire.push(card);
    else leadership += 1;
  }
  return { fire, leadership, all };
}

function seatsIn(params: Params, key: string, vehicle: Vehicle): SeatName[] {
  const list = params[key] ?? [];
  if (!Array.isArray(list)) throw bad(`victim.${key}`, 'expected a list of seats');
  return list.map((each: unknown) => {
    const seat = vehicle.seats.find((known) => known === each);
    if (seat === undefined) throw bad(`victim.${key}`, `no seat "${String(each)}"`);
    return seat;
  });
}

function victimIn(params: Params, id: VehicleId): KnownTank {
  const vehicle = vehicles[id];
  const given = inner(params, 'victim');
  only(given, ['quality', 'wounded', 'killed', 'onFire', 'broken', 'trackDamage', 'immobilized', 'apcr'], 'victim.');
  const quality = qualities.find((each) => each === (given.quality ?? 'veteran'));
  if (quality === undefined) throw bad('victim.quality', 'expected green, veteran or elite');
  const dead = seatsIn(given, 'killed', vehicle);
  if (dead.length > 1) throw bad('victim.killed', 'expected one seat at most');
  const wounded = seatsIn(given, 'wounded', vehicle);
  const trackDamage = flag(given, 'trackDamage', false, 'victim.');
  const marker = (key: 'onFire' | 'broken') => (flag(given, key, false, 'victim.') ? { mines: null } : null);
  const tank = newTank(`${vehicle.nation}1`, vehicle.nation, { vehicle: id, quality }, 0);
  return {
    ...tank,
    crew: tank.crew.map(({ person }) => ({
      person,
      seat: dead.includes(person) ? null : person,
      wounded: wounded.includes(person),
    })),
    fire: marker('onFire'),
    broken: marker('broken'),
    trackDamage,
    immobilized: flag(given, 'immobilized', false, 'victim.'),
    rounds: given.apcr === undefined ? tank.rounds : whole(given, 'apcr', 0, 9),
    fireLevel: trackDamage ? vehicle.fireDamaged : vehicle.fire,
  };
}

function cardRefusals(params: Params, asked: Asked, { fire, leadership }: Cards): Rule[] {
  const { vehicle } = asked;
  if (vehicle === null) return [];
  const level = params.fireLevel === undefined ? vehicle.fire : whole(params, 'fireLevel', 0, 10);
  const needs = Math.max(0, ...fire.map(({ halves }) => halves.find(({ kind }) => kind === 'fire')?.level ?? 0));
  const named = params.location;
  const tests: readonly (readonly [Rule, boolean])[] = [
    ['TD-8.3.2b', needs > level],
    ['TD-11.1.1a', fire.length < 1 || fire.length > 2],
    ['TD-11.1.1b', leadership > 1],
    ['TD-11.1.3e.1', named !== undefined && (named === 'track' || fire.length < 2)],
    ['TD-5.5.1a', flag(params, 'apcr') && !vehicle.equipment.includes('apcr')],
  ];
  return tests.filter(([, fails]) => fails).map(([rule]) => rule);
}

export function shot(params: Params): Json {
  const isGun = typeof params.shooter === 'string' && params.shooter.match(/^(pak|flak|m3)/) !== null;
  const own = ['seen', 'seenDamage', 'victim', 'deck'];
  const asked = readShot(params, 'shooter', isGun ? own : [...own, 'cards', 'fireLevel', 'location', 'apcr']);
  if (params.fire !== undefined || params.leadership !== undefined) throw bad('fire', 'name the cards instead');
  const { target } = asked;
  if (target === null || !isVehicleId(params.target)) throw bad('target', 'expected a vehicle');
  const deck = deckOf(deckIn(params, 'deck'));
  const cards = cardsIn(params, deck);
  const named = locations.find((each) => each === params.location) ?? null;
  if (params.location !== undefined && named === null) throw bad('location', 'expected turret, hull or track');
  const seen = [...numbers(params, 'seen', 1, 100), ...cards.all];
  const unseen = deck.filter(({ number }) => !seen.includes(number));
  if (unseen.length < 12) throw bad('seen', 'at least 12 cards stay unseen');
  const seenDamage = numbers(params, 'seenDamage', 1, 21);
  if (seenDamage.length >= damageCards.length) throw bad('seenDamage', 'at least one card stays unseen');
  const victim = victimIn(params, params.target);
  const refused = [...asked.refused, ...cardRefusals(params, asked, cards)];
  const toHit = cards.fire.map(({ halves }) => halves.find(({ kind }) => kind === 'fire')?.toHit ?? 0);
  const { total, hitsOn } = sumFor(asked, params, toHit, cards.leadership > 0);
  if (refused.length > 0) return { shot: false, refused };
  const special = flag(params, 'apcr') ? (apcr.bonus[asked.distance / 200] ?? 0) : 0;
  const height = heightBonus(asked.gun === 'tank' && asked.from.box.hill, asked.at.box.hill);
  const penetration = (asked.entry?.[1] ?? 0) + special + height;
  const armour = target.armour[asked.flanking ? 'side' : 'front'];
  const counted = countShot({
    unseen,
    hitsOn,
    named,
    target,
    shielded: asked.at.hullDown && !asked.flanking,
    penetration,
    armour,
    heavy: asked.heavy,
    losses: lossesOf(victim, seenDamage),
  });
  const at = (of: bigint, among: number) => told(ratio(of, among));
  const any = counted.through.turret + counted.through.hull + counted.through.track;
  return {
    shot: true,
    toHit: total,
    unseen: unseen.length,
    penetration,
    armour: { ...armour },
    hit: told(counted.hit),
    location: {
      turret: at(counted.struck.turret, counted.one),
      hull: at(counted.struck.hull, counted.one),
      track: at(counted.struck.track, counted.one),
      none: at(counted.struck.none, counted.one),
    },
    penetrate: {
      turret: at(counted.through.turret, counted.two),
      hull: at(counted.through.hull, counted.two),
      track: at(counted.through.track, counted.two),
      any: at(any, counted.two),
    },
    outOfAction: told(counted.lost),
  };
}
