import type { FacingName } from '../../core/hex';
import type { Board } from '../board';
import type { UnitType } from '../data/units';
import { rangeAt } from '../fire';
import { COUNT, distanceAt, facingOf, hexNames, isFrontAt, nameOf } from '../hexes';
import { seesAt } from '../sight';
import { lineAt } from './line';

/** Whose fire reaches a hex that is seen. */
export const shares = ['you', 'both', 'they', 'neither'] as const;
export type Share = (typeof shares)[number];

/** One unit with its facing against any unit of a type that faces as it likes. */
export interface Duel {
  readonly unit: UnitType;
  readonly facing: FacingName;
  readonly against: UnitType;
}

/** Everything seen from a hex, which is everything that sees it, and whose fire reaches where. */
export interface Sweep {
  readonly seen: readonly string[];
  readonly hidden: readonly string[];
  /** The hexes that throw the shadow: the first stop of each line. */
  readonly blockers: readonly string[];
  /** Each place that stops lines, with how many hexes lie in its shadow; the longest shadow first. */
  readonly shadows: readonly { readonly at: readonly string[]; readonly count: number }[];
  readonly fire: { readonly [share in Share]: readonly string[] } | null;
}

export function sweepAt(board: Board, units: Uint8Array, from: number, duel: Duel | null): Sweep {
  const seen: number[] = [];
  const hidden: number[] = [];
  for (let to = 0; to < COUNT; to++) {
    if (to !== from) (seesAt(board, units, from, to) ? seen : hidden).push(to);
  }
  const blocking = new Set<string>();
  const shadows = new Map<string, { readonly at: readonly string[]; count: number }>();
  for (const to of hidden) {
    const { stop, places } = lineAt(board, units, from, to);
    const at = places[(stop ?? 1) - 1]?.at ?? [];
    for (const hex of at) blocking.add(hex);
    const shadow = shadows.get(at.join()) ?? { at, count: 0 };
    shadows.set(at.join(), { at, count: shadow.count + 1 });
  }
  return {
    seen: seen.map(nameOf),
    hidden: hidden.map(nameOf),
    blockers: hexNames.filter((hex) => blocking.has(hex)),
    shadows: [...shadows.values()].toSorted((one, other) => other.count - one.count),
    fire: duel === null ? null : shared(board, from, seen, duel),
  };
}

/** Trucks have no gun, whatever range stands on them (TOT-10.1a). */
const isArmed = ({ role }: UnitType) => role !== 'truck';

function shared(board: Board, from: number, seen: readonly number[], { unit, facing, against }: Duel) {
  const found: Record<Share, string[]> = { you: [], both: [], they: [], neither: [] };
  const own = facingOf(facing);
  for (const to of seen) {
    const far = distanceAt(from, to);
    const you = isArmed(unit) && far <= rangeAt(board, unit, from) && isFrontAt(from, own, to);
    const they = isArmed(against) && far <= rangeAt(board, against, to);
    found[you ? (they ? 'both' : 'you') : they ? 'they' : 'neither'].push(nameOf(to));
  }
  return found;
}
