import type { Json } from '../core/game';
import { crews, isVehicleId, type Quality, qualities, type VehicleId, vehicleIds, vehicles } from './data/vehicles';
import type { Nation } from './types';

/** One tank of a force as it is chosen at the set-up. */
export interface Choice {
  readonly vehicle: VehicleId;
  readonly quality: Quality;
}

/** What both sides set out with. */
export type Forces = { readonly [nation in Nation]: readonly Choice[] };

/** Points at most for each tank, and tanks at most for each side (TD-Q86). */
export const PER_TANK = 7;
export const MOST = 4;

/** What a tank costs in a force by points: its VP, two more or less by its crew. */
export function priceOf({ vehicle, quality }: Choice): number {
  return vehicles[vehicle].vp + crews[quality].points;
}

export function pointsOf(force: readonly Choice[]): number {
  return force.reduce((sum, choice) => sum + priceOf(choice), 0);
}

/** `pz4` or `pz4:elite`; null where it is neither. */
function readChoice(raw: Json): Choice | null {
  if (typeof raw !== 'string') return null;
  const [vehicle, quality = 'veteran', ...more] = raw.split(':');
  const known = qualities.find((each) => each === quality);
  return isVehicleId(vehicle) && known !== undefined && more.length === 0 ? { vehicle, quality: known } : null;
}

/** A force from the options; null where its form is wrong or a vehicle is the enemy's. */
export function readForce(raw: Json | undefined, nation: Nation): Choice[] | null {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > MOST) return null;
  const force = raw.map((each: Json) => readChoice(each)).filter((choice) => choice !== null);
  return force.length === raw.length && force.every(({ vehicle }) => vehicles[vehicle].nation === nation)
    ? force
    : null;
}

/** Whether two forces are legal against each other: as many tanks, equal sums, at most 7 a tank (TD-Q86). */
export function isFair(de: readonly Choice[], su: readonly Choice[]): boolean {
  return de.length === su.length && pointsOf(de) === pointsOf(su) && pointsOf(de) <= PER_TANK * de.length;
}

/** All forces of so many tanks with Veteran crews, in whatever order taken once. */
function forcesOf(nation: Nation, count: number): Choice[][] {
  const own = vehicleIds.filter((id) => vehicles[id].nation === nation);
  let lists: VehicleId[][] = [[]];
  for (let i = 0; i < count; i++) {
    lists = lists.flatMap((list) => {
      const from = list.length === 0 ? 0 : own.indexOf(list[list.length - 1] ?? 'pz3');
      return own.slice(from).map((id) => [...list, id]);
    });
  }
  return lists.map((list) => list.map((vehicle) => ({ vehicle, quality: 'veteran' })));
}

/** Every legal pair of forces with Veteran crews: what a random set-up is drawn from. */
export function fairPairs(count: number): { de: Choice[]; su: Choice[] }[] {
  const soviet = forcesOf('su', count);
  return forcesOf('de', count).flatMap((de) => soviet.filter((su) => isFair(de, su)).map((su) => ({ de, su })));
}

/** The force of the other side that is legal against this one and differs least from what stands there; null: none is. */
export function matchFor(own: readonly Choice[], nation: Nation, now: readonly Choice[]): readonly Choice[] | null {
  const fits = (force: readonly Choice[]) => (nation === 'de' ? isFair(force, own) : isFair(own, force));
  const veterans = forcesOf(nation, own.length);
  const found = [veterans.filter(fits), veterans.flatMap(crewed).filter(fits)].find(({ length }) => length > 0);
  const alike = (force: readonly Choice[]) =>
    now.filter((choice) => force.some((other) => equal(choice, other))).length;
  return found?.toSorted((one, other) => alike(other) - alike(one))[0] ?? null;
}

const equal = (one: Choice, other: Choice) => one.vehicle === other.vehicle && one.quality === other.quality;

/** The same vehicles with every mixture of crews. */
function crewed(force: readonly Choice[]): Choice[][] {
  return force.reduce<Choice[][]>(
    (lists, { vehicle }) => lists.flatMap((list) => qualities.map((quality) => [...list, { vehicle, quality }])),
    [[]],
  );
}

/** A force as options write it. */
export function printForce(force: readonly Choice[]): string[] {
  return force.map(({ vehicle, quality }) => `${vehicle}:${quality}`);
}
