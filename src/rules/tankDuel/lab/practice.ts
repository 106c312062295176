import { type ScenarioId, scenarios } from '../data/scenarios';
import { qualities, type VehicleId, vehicleIds, vehicles } from '../data/vehicles';
import { type Choice, isFair, printForce } from '../forces';
import { distanceOf } from '../tanks';
import type { Nation } from '../types';
import type { GunBench } from './bench';

/** The table that comes nearest to a shot of the bench. */
interface DuelPractice {
  readonly setup: ScenarioId;
  /** The player's side: the one that fires. */
  readonly side: Nation;
  readonly de: readonly string[];
  readonly su: readonly string[];
  /** How far apart the two begin. */
  readonly range: number;
  /** Crews that are not veterans, and tanks that come along: both make the points even. */
  readonly crews: boolean;
  readonly company: boolean;
}

type Force = readonly Choice[];

/** A vehicle with any crew, alone or with one more of its side. */
function forcesWith(vehicle: VehicleId, tanks: number): readonly Force[] {
  const crewed = (id: VehicleId) => qualities.map((quality): Choice => ({ vehicle: id, quality }));
  if (tanks === 1) return crewed(vehicle).map((choice) => [choice]);
  const beside = vehicleIds.filter((id) => vehicles[id].nation === vehicles[vehicle].nation).flatMap(crewed);
  return crewed(vehicle).flatMap((first) => beside.map((other) => [first, other]));
}

const rawCrews = (force: Force) => force.filter(({ quality }) => quality !== 'veteran').length;

/** The fairest pair of so many tanks a side: veterans before others, the cheapest company first. */
function evenPair(de: VehicleId, su: VehicleId, tanks: number): { readonly de: Force; readonly su: Force } | null {
  const soviet = forcesWith(su, tanks);
  const pairs = forcesWith(de, tanks).flatMap((own) =>
    soviet.filter((other) => isFair(own, other)).map((other) => ({ de: own, su: other })),
  );
  const raw = (pair: { readonly de: Force; readonly su: Force }) => rawCrews(pair.de) + rawCrews(pair.su);
  const cost = (pair: { readonly de: Force; readonly su: Force }) =>
    [...pair.de, ...pair.su].reduce((sum, { vehicle }) => sum + vehicles[vehicle].vp, 0);
  return pairs.toSorted((one, other) => raw(one) - raw(other) || cost(one) - cost(other))[0] ?? null;
}

const rangeOf = (setup: ScenarioId) => {
  const { de, su } = scenarios[setup].start;
  return distanceOf({ range: de }, { range: su });
};

/** Scenarios without ground or aims of their own in which forces are chosen by points, by tanks a side. */
const plain: readonly (readonly ScenarioId[])[] = [['singleCombat', 'meeting'], ['meeting']];

/** Null: both are of one side, or no legal forces hold the two. */
export function duelPractice({ shooter, target, range }: GunBench): DuelPractice | null {
  const [side, other] = [vehicles[shooter].nation, vehicles[target].nation];
  if (side === other) return null;
  const [de, su] = side === 'de' ? [shooter, target] : [target, shooter];
  for (const [more, setups] of plain.entries()) {
    const pair = evenPair(de, su, more + 1);
    const far = (setup: ScenarioId) => Math.abs(rangeOf(setup) - range);
    const [setup] = setups.toSorted((one, next) => far(one) - far(next));
    if (pair === null || setup === undefined) continue;
    return {
      setup,
      side,
      de: printForce(pair.de),
      su: printForce(pair.su),
      range: rangeOf(setup),
      crews: rawCrews(pair.de) + rawCrews(pair.su) > 0,
      company: more > 0,
    };
  }
  return null;
}
