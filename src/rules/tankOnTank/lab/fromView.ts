import { isPainted } from '../data/maps';
import type { SeenUnit, View } from '../view';
import type { Bench, BenchUnit } from './bench';
import { firstLink, printHexLink, usualFoe } from './link';

/** What somebody points at, or was refused: the unit that looks and the one that is looked at. */
interface Pointed {
  readonly unit: string | null;
  readonly target: string | null;
}

const seen = ({ kind, at, facing }: SeenUnit): BenchUnit[] =>
  kind === null || at === null ? [] : [{ kind, at, facing }];

/** A table as a bench shows it: what lies face down there does not lie here. Null where nobody can look. */
export function hexPlaceOf(view: View, { unit, target }: Pointed): string | null {
  const first = view.units.find(({ id }) => id === unit);
  const seat = first?.seat ?? view.viewer ?? view.phasing;
  const foremost = (id: string | null) => (one: SeenUnit, other: SeenUnit) =>
    Number(other.id === id) - Number(one.id === id);
  const ours = view.units
    .filter((each) => each.seat === seat)
    .toSorted(foremost(unit))
    .flatMap(seen);
  const theirs = view.units
    .filter((each) => each.seat !== seat)
    .toSorted(foremost(target))
    .flatMap(seen);
  // Before one's own units are on the map, the others look.
  const [own, others] = ours.length === 0 ? [theirs, []] : [ours, theirs];
  const [shooter] = own;
  if (shooter === undefined) return null;
  const sheet = view.map === 'A' || view.map === 'B' || isPainted(view.map) ? view.map : 'A';
  const bench: Bench = { sheet, snow: view.snow, paint: {}, roads: [], own, others };
  return printHexLink({ ...firstLink, bench, against: usualFoe(shooter.kind) });
}
