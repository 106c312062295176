import type { Seat } from '../../../rules/core/game';
import { type LuckRow, luckOf } from '../../../session/luck';
import { logFor, type Match } from '../../../session/match';

/** One side's dice so far. */
export interface SideLuck {
  readonly seat: Seat;
  readonly hits: number;
  readonly tests: number;
  readonly expected: number;
  /** Successes above or below what chance would have given. */
  readonly luck: number;
}

/** The throws a reader may know of, oldest first. */
export function rowsFor(match: Match, viewer: Seat | null): readonly LuckRow[] {
  return luckOf({ opening: match.opening, deal: match.deal, log: logFor(match, viewer) });
}

export function sidesOf(rows: readonly LuckRow[], seats: number): readonly SideLuck[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = rows.filter((row) => row.seat === seat && row.chance !== null && row.success !== null);
    const hits = own.filter((row) => row.success).length;
    const expected = own.reduce((sum, { chance }) => sum + (chance === null ? 0 : chance.ways / chance.of), 0);
    return { seat, hits, tests: own.length, expected, luck: rows.at(-1)?.luck[seat] ?? 0 };
  });
}
