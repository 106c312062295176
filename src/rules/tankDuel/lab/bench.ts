import type { Json } from '../../core/game';
import { heightBonus } from '../aim';
import { shot } from '../analyses/shot';
import { toHit } from '../analyses/toHit';
import { deckOf } from '../cards';
import { apcr, tankGuns } from '../data/guns';
import type { TerrainId } from '../data/terrain';
import { isVehicleId, type VehicleId, vehicles } from '../data/vehicles';

/** What a target may stand in that is some cover: each is the name of its terrain. */
export const covers = [
  'woods',
  'brush',
  'building',
  'gully',
  'rubble',
  'cityBuilding',
  'courtyard',
  'snowdrift',
] as const;

/** What changes the shot, each a switch of the bench. */
export const gunSwitches = [
  'fire5',
  'fire10',
  'lead',
  'acq10',
  'acq20',
  'flank',
  'ownMotion',
  'ownWoods',
  'ownBrush',
  'ownBuilding',
  'ownGully',
  'ownRubble',
  'ownCityBuilding',
  'ownCourtyard',
  'ownSnowdrift',
  'ownSmoke',
  'smokeFilled',
  'ownHullDown',
  ...covers,
  'motion',
  'smoke',
  'tactics',
  'buttoned',
  'apcr',
  'hill',
  'theirHill',
  'hullDown',
] as const;
export type GunSwitch = (typeof gunSwitches)[number];

export interface GunBench {
  readonly shooter: VehicleId;
  readonly target: VehicleId;
  /** Metres, in steps of 200. */
  readonly range: number;
  readonly on: readonly GunSwitch[];
}

export const FARTHEST = 2000;
export const STEP = 200;

export const firstGunBench: GunBench = {
  shooter: 'pz4',
  target: 't34-85',
  range: 800,
  on: ['fire5', 'acq10', 'woods'],
};

/** What the firer may stand in: it tells on its own fire, or goes along when the two change places. */
export const ownGround = {
  ownWoods: 'woods',
  ownBrush: 'brush',
  ownBuilding: 'building',
  ownGully: 'gully',
  ownRubble: 'rubble',
  ownCityBuilding: 'cityBuilding',
  ownCourtyard: 'courtyard',
  ownSnowdrift: 'snowdrift',
} as const;
export const ownGrounds = [
  'ownWoods',
  'ownBrush',
  'ownBuilding',
  'ownGully',
  'ownRubble',
  'ownCityBuilding',
  'ownCourtyard',
  'ownSnowdrift',
] as const;

/** Of these only one can hold. */
const rivals: readonly (readonly GunSwitch[])[] = [
  ['fire5', 'fire10'],
  ['acq10', 'acq20'],
  ['ownMotion', ...ownGrounds],
  ['ownMotion', 'hill'],
  ['ownMotion', 'ownSmoke'],
  ['ownMotion', 'smokeFilled'],
  ['ownMotion', 'ownHullDown'],
  [...covers, 'motion'],
  ['motion', 'smoke'],
  ['motion', 'theirHill'],
  ['motion', 'hullDown'],
];

/** A switch turned; what it shuts out goes off. */
export function switched(bench: GunBench, id: GunSwitch): GunBench {
  const was = bench.on.includes(id);
  const shut = rivals.filter((group) => group.includes(id)).flat();
  const on = gunSwitches.filter((each) =>
    each === id ? !was : bench.on.includes(each) && (was || !shut.includes(each)),
  );
  return { ...bench, on };
}

/** What is said of one of the two, and of the other. */
const mirrored: readonly (readonly [GunSwitch, GunSwitch])[] = [
  ...ownGrounds.map((id) => [id, ownGround[id]] as const),
  ['ownMotion', 'motion'],
  ['ownSmoke', 'smoke'],
  ['ownHullDown', 'hullDown'],
  ['hill', 'theirHill'],
];

/** Both change places: what each stands in goes with it, and the cards of the shot stay. */
export function swapped({ shooter, target, range, on }: GunBench): GunBench {
  const across = (id: GunSwitch): GunSwitch => {
    const pair = mirrored.find((each) => each.includes(id));
    return pair === undefined ? id : pair[0] === id ? pair[1] : pair[0];
  };
  const next = { shooter: target, target: shooter, range, on: [] };
  const held = new Set(on.filter((id) => id !== 'smokeFilled').map(across));
  return { ...next, on: gunSwitches.filter((id) => held.has(id) && lockOf(next, id) === null) };
}

/** Why a switch cannot be on; null: it can. */
export function lockOf({ shooter }: GunBench, id: GunSwitch): 'noRound' | null {
  return id === 'apcr' && !vehicles[shooter].equipment.includes('apcr') ? 'noRound' : null;
}

/** What stands after `#/lab/gun/`. */
export function printGunLink({ shooter, target, range, on }: GunBench): string {
  return `duel/${shooter}/${target}?range=${range}${on.length === 0 ? '' : `&on=${on.join()}`}`;
}

export function readGunLink(text: string): GunBench | null {
  if (text === '' || text === 'duel') return firstGunBench;
  const [path = '', query = ''] = text.split('?');
  const [game, shooter, target, ...rest] = path.split('/');
  if (game !== 'duel' || rest.length > 0 || !isVehicleId(shooter) || !isVehicleId(target)) return null;
  const fields = new Map(query.split('&').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']));
  const range = Number(fields.get('range') ?? firstGunBench.range);
  if (!Number.isInteger(range / STEP) || range < 0 || range > FARTHEST) return null;
  const asked = (fields.get('on') ?? '').split(',');
  const bare: GunBench = { shooter, target, range, on: [] };
  const free = gunSwitches.filter((id) => asked.includes(id) && lockOf(bare, id) === null);
  return free.reduce((bench, id) => switched(bench, id), bare);
}

type Fraction = readonly [string, string];
const share = ([ways, of]: Fraction): number => Number(ways) / Number(of);

/** The Fire card that adds so much, of the lowest level; and one to lead with. */
function cardFor(value: number): number {
  const half = (card: ReturnType<typeof deckOf>[number]) => card.halves.find(({ kind }) => kind === 'fire');
  const found = deckOf({ city: false, alternates: [] })
    .filter((card) => half(card)?.toHit === value)
    .toSorted((one, other) => (half(one)?.level ?? 0) - (half(other)?.level ?? 0));
  return found[0]?.number ?? 0;
}

function leadershipCard(): number {
  const all = deckOf({ city: false, alternates: [] });
  return all.find((card) => card.halves.some(({ kind }) => kind === 'leadership'))?.number ?? 0;
}

const fireOf = ({ on }: GunBench) => (on.includes('fire10') ? 10 : on.includes('fire5') ? 5 : 0);

/** The ground somebody stands on; nobody in motion stands on any. */
function boxOf(
  on: readonly GunSwitch[],
  names: { readonly [field: string]: GunSwitch },
  terrain: TerrainId | undefined,
): { readonly [field: string]: Json } {
  const flags = Object.entries(names).filter(([, id]) => on.includes(id));
  return {
    ...(terrain === undefined ? {} : { terrain }),
    ...Object.fromEntries(flags.map(([field]) => [field, true])),
  };
}

/** The circumstances both questions share. */
function circumstances({ on, target }: GunBench): { readonly [key: string]: Json } {
  const own = ownGrounds.find((id) => on.includes(id));
  return {
    target,
    acquired: on.includes('acq20') ? 20 : on.includes('acq10') ? 10 : 0,
    flanking: on.includes('flank'),
    from: boxOf(
      on,
      { inMotion: 'ownMotion', smoke: 'ownSmoke', hill: 'hill', hullDown: 'ownHullDown' },
      own && ownGround[own],
    ),
    smokeFilled: on.includes('smokeFilled'),
    at: boxOf(
      on,
      { inMotion: 'motion', smoke: 'smoke', hill: 'theirHill', hullDown: 'hullDown' },
      covers.find((id) => on.includes(id)),
    ),
    tactics: on.includes('tactics') ? 1 : 0,
    buttoned: on.includes('buttoned'),
  };
}

/** What the cards add to penetration: the least and most that is a number, and how many of a hundred add −1 to +1. */
function pullsOf() {
  const added = deckOf({ city: false, alternates: [] }).flatMap(({ pen }) => (typeof pen === 'number' ? [pen] : []));
  return {
    least: Math.min(...added),
    most: Math.max(...added),
    near: added.filter((each) => Math.abs(each) <= 1).length,
  };
}

/** What two dice are to other games: one card of a hundred, and the sum it must not exceed. */
interface Sum {
  readonly total: number;
  readonly hitsOn: number;
  readonly terms: readonly { readonly rule: string; readonly value: number }[];
}

function sumAt(bench: GunBench, range: number): Sum | null {
  const params = {
    ...circumstances(bench),
    gun: bench.shooter,
    range,
    fire: [fireOf(bench)],
    leadership: bench.on.includes('lead'),
  };
  const answer = toHit(params) as unknown as ({ readonly shot: true } & Sum) | { readonly shot: false };
  return answer.shot ? answer : null;
}

interface ShotAnswer {
  readonly shot: true;
  readonly penetration: number;
  readonly armour: { readonly turret: number; readonly hull: number; readonly track: number };
  readonly hit: Fraction;
  readonly location: { readonly [place: string]: Fraction };
  readonly penetrate: { readonly [place: string]: Fraction };
  readonly outOfAction: Fraction;
}

export interface GunReading {
  readonly bench: GunBench;
  readonly sum: Sum | null;
  /** Rules that forbid the shot. */
  readonly refused: readonly string[];
  readonly chances: {
    readonly hit: number;
    readonly through: number;
    readonly lost: number;
    readonly places: { readonly [place in 'turret' | 'hull' | 'track']: number };
  } | null;
  readonly penetration: number;
  readonly armour: { readonly turret: number; readonly hull: number; readonly track: number };
  /** By range: what must not be exceeded now, what the table says, and the gun's penetration. */
  readonly curve: readonly {
    readonly range: number;
    readonly now: number;
    readonly table: number | null;
    readonly gun: number | null;
    /** What the target's own table says when it fires back. */
    readonly back: number | null;
  }[];
  /** Both tables the other way round, with nothing on. */
  readonly answer: { readonly gun: number | null; readonly turret: number; readonly hull: number };
  readonly pulls: { readonly least: number; readonly most: number; readonly near: number };
}

export function readGunBench(bench: GunBench): GunReading {
  const { shooter, target, range, on } = bench;
  const cards = [
    { number: cardFor(fireOf(bench)), as: 'fire' },
    ...(on.includes('lead') ? [{ number: leadershipCard(), as: 'leadership' }] : []),
  ];
  const asked = { ...circumstances(bench), shooter, range, cards, fireLevel: 10, apcr: on.includes('apcr') };
  const answer = shot(asked) as unknown as ShotAnswer | { readonly shot: false; readonly refused: readonly string[] };
  const { table } = tankGuns[vehicles[shooter].gun];
  const theirs = tankGuns[vehicles[target].gun].table;
  const printed = table[range / STEP];
  const armour = vehicles[target].armour[on.includes('flank') ? 'side' : 'front'];
  const at = (answered: ShotAnswer, place: string) => {
    const struck = share(answered.location[place] ?? ['0', '1']);
    return struck === 0 ? 0 : share(answered.penetrate[place] ?? ['0', '1']) / struck;
  };
  return {
    bench,
    sum: sumAt(bench, range),
    refused: answer.shot ? [] : answer.refused,
    chances: answer.shot
      ? {
          hit: share(answer.hit),
          through: share(answer.penetrate.any ?? ['0', '1']),
          lost: share(answer.outOfAction),
          places: { turret: at(answer, 'turret'), hull: at(answer, 'hull'), track: at(answer, 'track') },
        }
      : null,
    penetration: answer.shot ? answer.penetration : (printed?.[1] ?? 0),
    armour: { turret: armour.turret, hull: armour.hull, track: armour.track },
    curve: Array.from({ length: FARTHEST / STEP + 1 }, (_, place) => ({
      range: place * STEP,
      now: Math.max(0, sumAt(bench, place * STEP)?.hitsOn ?? 0),
      table: table[place]?.[0] ?? null,
      gun: table[place]?.[1] ?? null,
      back: theirs[place]?.[0] ?? null,
    })),
    answer: { gun: theirs[range / STEP]?.[1] ?? null, ...vehicles[shooter].armour.front },
    pulls: pullsOf(),
  };
}

/** What some of the switches add as things stand: to the sum to hit, else to the penetration; 0 where to neither, or where there is no shot. */
export function addedBy(bench: GunBench, ids: readonly GunSwitch[]): number {
  const off = { ...bench, on: bench.on.filter((id) => !ids.includes(id)) };
  const [first] = ids;
  const on = off.on.length < bench.on.length || first === undefined ? bench : switched(off, first);
  const sums = [sumAt(on, bench.range), sumAt(off, bench.range)] as const;
  const more = sums[0] === null || sums[1] === null ? 0 : sums[0].total - sums[1].total;
  const special = on.on.includes('apcr') && ids.includes('apcr') ? (apcr.bonus[bench.range / STEP] ?? 0) : 0;
  const higher = ({ on: held }: GunBench) => heightBonus(held.includes('hill'), held.includes('theirHill'));
  return more || special || higher(on) - higher(off);
}

/** One hundred shots shared out: what is left over goes to the largest remainders. */
export function hundred(parts: readonly number[]): readonly number[] {
  const whole = parts.map((part) => Math.floor(part * 100));
  const order = parts
    .map((part, index) => ({ index, rest: part * 100 - Math.floor(part * 100) }))
    .toSorted((one, other) => other.rest - one.rest);
  const left = 100 - whole.reduce((sum, each) => sum + each, 0);
  const more = new Set(order.slice(0, left).map(({ index }) => index));
  return whole.map((each, index) => (more.has(index) ? each + 1 : each));
}
