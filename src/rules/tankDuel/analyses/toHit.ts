import type { Json } from '../../core/game';
import { BEST, entryAt, toHitSum } from '../aim';
import { atGuns, isAtGunId, tankGuns } from '../data/guns';
import { isVehicleId, type Vehicle, vehicles } from '../data/vehicles';
import { coverOf, ownFireOf } from '../ground';
import type { Rule } from '../rulebook';
import { bad, distanceIn, flag, numbers, only, type Params, type Place, placeIn, whole } from './read';

/** A shot as it is asked about: everything TD-11.1.3b and c look at. */
export interface Asked {
  readonly vehicle: Vehicle | null;
  readonly gun: 'tank' | 'gun';
  readonly heavy: boolean;
  readonly entry: readonly [number, number] | null;
  readonly distance: number;
  readonly target: Vehicle | null;
  readonly from: Place;
  readonly at: Place;
  readonly flanking: boolean;
  readonly tactics: number;
  readonly refused: readonly Rule[];
}

const gunOnly = ['range', 'target', 'at', 'tactics', 'spotted', 'sight'];
const more = [
  'fire',
  'leadership',
  'acquired',
  'flanking',
  'from',
  'buttoned',
  'onFire',
  'gunner',
  'smokeFilled',
  'flankedByTarget',
];

/** Reads who fires at whom, and what forbids it, in the order of the questions. */
export function readShot(params: Params, name: 'gun' | 'shooter', besides: readonly string[]): Asked {
  const id = params[name];
  const asTank = isVehicleId(id) ? vehicles[id] : null;
  if (asTank === null && !isAtGunId(id)) throw bad(name, `no vehicle or gun "${String(id)}"`);
  only(params, [name, ...gunOnly, ...(asTank === null ? [] : more), ...besides]);
  const gun = asTank === null ? atGuns[isAtGunId(id) ? id : 'pak40'] : tankGuns[asTank.gun];
  const target = params.target === undefined ? null : vehicleIn(params.target);
  const distance = distanceIn(params);
  const [from, at] = [placeIn(params, 'from'), placeIn(params, 'at')];
  const entry = entryAt(gun.table, distance);
  return {
    vehicle: asTank,
    gun: asTank === null ? 'gun' : 'tank',
    heavy: gun.heavy,
    entry,
    distance,
    target,
    from,
    at,
    flanking: flag(params, 'flanking'),
    tactics: whole(params, 'tactics', 0, 9, 0),
    refused: refusals(params, asTank, from, at, entry !== null, distance),
  };
}

function vehicleIn(value: unknown): Vehicle {
  if (!isVehicleId(value)) throw bad('target', `no vehicle "${String(value)}"`);
  return vehicles[value];
}

function refusals(
  params: Params,
  vehicle: Vehicle | null,
  from: Place,
  at: Place,
  inReach: boolean,
  distance: number,
): Rule[] {
  const sight = params.sight === undefined ? null : params.sight;
  if (sight !== null && sight !== 200 && sight !== 600) throw bad('sight', 'expected 200 or 600');
  const destroyer = vehicle?.tankDestroyer === true;
  const doubled = vehicle?.seats.includes('commander-gunner') === true;
  const tests: readonly (readonly [Rule, boolean])[] = [
    ['TD-8.3.1c', flag(params, 'onFire')],
    [doubled ? 'TD-5.6.2m' : 'TD-5.6.2i', !flag(params, 'gunner', true)],
    ['TD-12.1.4d.13', flag(params, 'smokeFilled')],
    ['TD-10.5.3', from.box.smoke !== null],
    ['TD-5.8.2a', destroyer && from.box.move !== null],
    ['TD-5.4.1a', !flag(params, 'spotted', true)],
    ['TD-5.8.2b', destroyer && at.box.move !== null],
    ['TD-5.8.2c', flag(params, 'flankedByTarget') && destroyer],
    ['TD-Q68', !inReach],
    ['TD-Q75', sight !== null && distance > sight],
  ];
  return tests.filter(([, fails]) => fails).map(([rule]) => rule);
}

/** The sum, with these to-hit values of Fire cards. */
export function sumFor(asked: Asked, params: Params, fire: readonly number[], leadership: boolean) {
  const acquired = params.acquired ?? 0;
  if (acquired !== 0 && acquired !== 10 && acquired !== 20) throw bad('acquired', 'expected 0, 10 or 20');
  const sum = toHitSum({
    base: asked.entry?.[0] ?? 0,
    fire,
    leadership,
    acquired,
    flanking: asked.flanking,
    ownFire: asked.gun === 'gun' ? 0 : ownFireOf(asked.from.box),
    cover: coverOf(asked.at.box),
    size: asked.target?.size ?? 0,
    tactics: asked.tactics % 2 === 1,
    buttoned: flag(params, 'buttoned'),
  });
  const least = asked.gun === 'gun' ? 1 : 0;
  return { ...sum, hitsOn: Math.max(least, Math.min(BEST, sum.total)) };
}

export function toHit(params: Params): Json {
  const asked = readShot(params, 'gun', []);
  const fire = params.fire === undefined ? [0] : numbers(params, 'fire', 0, 20);
  if (fire.length < 1 || fire.length > 2) throw bad('fire', 'expected one or two values');
  const { terms, total, hitsOn } = sumFor(asked, params, fire, flag(params, 'leadership'));
  if (asked.refused.length > 0) return { shot: false, refused: asked.refused };
  return {
    shot: true,
    distance: asked.distance,
    terms: terms.map(({ rule, value }) => ({ rule, value })),
    total,
    hitsOn,
  };
}
