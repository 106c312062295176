import type { Chance } from '../../../rules/core/dice';
import type { Seat } from '../../../rules/core/game';
import {
  boardFor,
  distanceAt,
  facingOf,
  hexNames,
  isFrontAt,
  placeOf,
  terrainAt,
} from '../../../rules/tankOnTank/board';
import { typeOf } from '../../../rules/tankOnTank/chart';
import { defenceOf } from '../../../rules/tankOnTank/fire';
import { hitChance } from '../../../rules/tankOnTank/odds';
import { opponent } from '../../../rules/tankOnTank/plan';
import { occupied, seesAt } from '../../../rules/tankOnTank/sight';
import type { View } from '../../../rules/tankOnTank/view';
import { pieceOf, stateOf, unitOn } from './ground';
import { routesFor } from './intent';

export interface Danger {
  /** How many enemy units could fire there. */
  readonly guns: number;
  /** With a unit of ours there: the chance of all of them together; null in an empty hex. */
  readonly chance: Chance | null;
}

/** Where every enemy unit could fire in its next turn: from where it stands, and from wherever it can drive to. */
export function dangersFor(view: View, seat: Seat): ReadonlyMap<string, Danger> {
  const enemy = opponent(seat);
  const board = boardFor(view.map);
  const found = new Map<string, { guns: number; flank: boolean }>();
  for (const unit of view.units) {
    if (unit.seat !== enemy || unit.at === null || unit.kind === null) continue;
    const type = typeOf(view.switches, unit.kind);
    if (type.role === 'truck') continue;
    const others = occupied(view.units.filter(({ id }) => id !== unit.id));
    // Soft units do not fire after a move, so they fire as they stand; the others take any facing where they stop.
    const posts = type.soft ? [unit.at] : [unit.at, ...routesFor(view, unit).keys()];
    const hit = new Map<string, boolean>();
    for (const post of posts) {
      const from = placeOf(post);
      const uphill = terrainAt(board, from) === 'hill' && type.role !== 'infantry' ? 1 : 0;
      for (const hex of hexNames) {
        const to = placeOf(hex);
        const far = distanceAt(from, to);
        if (far === 0 || far > type.range + uphill || (hit.get(hex) ?? false)) continue;
        if (type.soft && !isFrontAt(from, facingOf(unit.facing), to)) continue;
        if (type.role !== 'artillery' && !seesAt(board, others, from, to)) continue;
        const target = unitOn(view, hex);
        const flank = target !== null && !isFrontAt(to, facingOf(target.facing), from);
        hit.set(hex, flank || (hit.get(hex) ?? false));
      }
    }
    for (const [hex, flank] of hit) {
      const known = found.get(hex) ?? { guns: 0, flank: false };
      found.set(hex, { guns: known.guns + 1, flank: known.flank || flank });
    }
  }
  const state = stateOf(view);
  const dangers = new Map<string, Danger>();
  for (const [hex, { guns, flank }] of found) {
    const target = unitOn(view, hex);
    if (target?.seat === enemy) continue;
    if (target === null) {
      dangers.set(hex, { guns, chance: null });
      continue;
    }
    const piece = pieceOf(view, target.id);
    const ground = terrainAt(board, placeOf(hex));
    const cover = (ground === 'woods' || ground === 'town') && !typeOf(view.switches, piece.kind).asterisk ? 1 : 0;
    dangers.set(hex, { guns, chance: hitChance(guns + (flank ? 1 : 0) - cover, defenceOf(state, piece).value) });
  }
  return dangers;
}
