import type { Seat } from '../../core/game';
import { FACING_NAMES, type FacingName } from '../../core/hex';
import { boardFor } from '../board';
import type { Force, Scenario } from '../data/scenario';
import { scenarios } from '../data/scenarios';
import { distanceAt, edgeRow, facingOf, NOWHERE, neighbourAt, placeOf } from '../hexes';
import { type Bench, type BenchUnit, seatOf } from './bench';
import { isSheet } from './ground';

/** Where a force may begin: its zone, the rows it enters by, or its own side of the map. */
function zoneOf({ zone, entry, seat }: Force): readonly string[] {
  if (zone !== undefined) return zone;
  const rows = entry === undefined || entry.rows === 'declared' ? [] : entry.rows.flatMap(({ hexes }) => hexes);
  return rows.length > 0 ? rows : edgeRow(seat === 0 ? 'north' : 'south');
}

/** The facing that leads nearest to a hex. */
function towards(from: string, to: string): FacingName {
  const far = (name: FacingName) => {
    const ahead = neighbourAt(placeOf(from), facingOf(name));
    return ahead === NOWHERE ? Number.POSITIVE_INFINITY : distanceAt(ahead, placeOf(to));
  };
  return FACING_NAMES.reduce((best, name) => (far(name) < far(best) ? name : best));
}

const MIDDLE = 'E6';

/** A scenario as something to look at: every unit in the first free hex it may begin in, facing the middle. */
export function scenarioBench(id: string): Bench | null {
  const scenario: Scenario | undefined = scenarios.find((each) => each.id === id);
  if (scenario === undefined || !isSheet(scenario.map)) return null;
  const { prohibited } = boardFor(scenario.map);
  const taken = new Set<string>();
  const units = scenario.forces.flatMap((force): BenchUnit[] =>
    force.units.flatMap(({ kind, count }) =>
      Array.from({ length: count }, () => {
        const at = zoneOf(force).find((hex) => !taken.has(hex) && prohibited[placeOf(hex)] !== true);
        if (at === undefined) return [];
        taken.add(at);
        return [{ kind, at, facing: towards(at, MIDDLE) }];
      }).flat(),
    ),
  );
  const of = (seat: Seat) => units.filter(({ kind }) => seatOf(kind) === seat);
  const [first, second] = [of(1), of(0)];
  if (first.length === 0 || second.length === 0) return null;
  return { sheet: scenario.map, snow: scenario.deepSnow, paint: {}, roads: [], own: first, others: second };
}
