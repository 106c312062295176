import { FACINGS } from '../../core/hex';
import type { Board } from '../board';
import type { UnitType } from '../data/units';
import { rangeAt } from '../fire';
import { COUNT, distanceAt, isFrontAt } from '../hexes';
import { type MoveLimits, routes, standing } from '../reach';
import { seesAt } from '../sight';

/** Set where a gun can bring a hex under fire at all; the six bits below: into the flank of a target with that facing. */
export const BEARS = 64;

const NOBODY = new Uint8Array(COUNT);
const tables = new WeakMap<Board, Map<UnitType, Uint8Array[]>>();

/**
 * What a gun could fire at after driving, by from × hexes + to, as if no unit stood in its way: reach and sight of the
 * ground alone, computed once for every kind of gun on a sheet.
 */
export function bearings(board: Board, type: UnitType, pace: MoveLimits): Uint8Array {
  const types = tables.get(board) ?? new Map<UnitType, Uint8Array[]>();
  tables.set(board, types);
  const paces = types.get(type) ?? [];
  types.set(type, paces);
  const weather = (pace.oneHex ? 1 : 0) + (pace.deepSnow ? 2 : 0) + (pace.roadMarch ? 4 : 0);
  const known = paces[weather] ?? tableOf(board, type, pace);
  paces[weather] = known;
  return known;
}

function tableOf(board: Board, type: UnitType, pace: MoveLimits): Uint8Array {
  const table = new Uint8Array(COUNT * COUNT);
  for (let from = 0; from < COUNT; from++) {
    const posts = [from, ...routes(board, pace, NOBODY, from, standing(board, from)).keys()];
    for (const post of posts) {
      const far = rangeAt(board, type, post);
      for (let to = 0; to < COUNT; to++) {
        if (to === post || distanceAt(post, to) > far) continue;
        if (!seesAt(board, NOBODY, post, to)) continue;
        const flanks = FACINGS.reduce((bits, facing) => bits | (isFrontAt(to, facing, post) ? 0 : 1 << facing), BEARS);
        table[from * COUNT + to] = (table[from * COUNT + to] ?? 0) | flanks;
      }
    }
  }
  return table;
}
