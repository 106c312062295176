import type { Roll } from '../rules/core/dice';
import type { Match } from './match';
import { seal } from './record/seal';

/** One throw of the game: when, for what, with which chance, and how lucky its seats have been up to and with it. */
export interface LuckRow extends Roll {
  /** How many commands had been given once the dice lay; 0: thrown before the first. */
  readonly index: number;
  readonly turn: number;
  /** Running luck by seat: successes above or below what chance would have given. */
  readonly luck: readonly number[];
}

/**
 * Every throw of a match in order. For the eyes of one seat pass its log: `{ ...match, log: logFor(match, seat) }`.
 */
export function luckOf({ opening, log, deal }: Pick<Match, 'opening' | 'log' | 'deal'>): readonly LuckRow[] {
  const rows: LuckRow[] = [];
  let luck: readonly number[] = Array.from({ length: deal.seats }, () => 0);
  const add = (rolls: readonly Roll[], index: number, turn: number) => {
    for (const roll of rolls) {
      const gain = gainOf(roll);
      if (gain !== 0) luck = luck.map((sum, seat) => (seat === roll.seat ? sum + gain : sum));
      rows.push({ ...roll, index, turn, luck });
    }
  };
  add(opening.rolls, 0, log[0]?.turn ?? 0);
  for (const [at, entry] of log.entries()) add(entry.rolls, at + 1, entry.turn);
  return rows;
}

function gainOf({ chance, success }: Roll): number {
  if (chance === null || success === null) return 0;
  return (success ? 1 : 0) - chance.ways / chance.of;
}

/** What may be shown of the dice: the seal from the start, the seed it hides once the game is over. */
export function sealOf({ deal, result }: Pick<Match, 'deal' | 'result'>): { seal: string; seed: string | null } {
  return { seal: seal(deal.seed), seed: result === null ? null : deal.seed };
}

/** Whether the seed shown at the end is the one that was sealed at the start. */
export function sealHolds(sealed: string, seed: string): boolean {
  return seal(seed) === sealed;
}
