import type { Roll } from '../rules/core/dice';
import type { Seat } from '../rules/core/game';
import { Growing, type Listed, sharedLength } from './growing';
import type { Match } from './match';
import { seedOf } from './matchDice';
import { seal } from './record/seal';
import type { Seen } from './shownStep';

/** One throw of the game: when, for what, with which chance, and how lucky its seats have been up to and with it. */
export interface LuckRow extends Roll {
  /** How many steps were over once the dice lay; 0: thrown before the first. */
  readonly index: number;
  readonly turn: number;
  /** What the sides have made of their dice up to and with it: whoever goes back finds it here. */
  readonly tallies: readonly SideLuck[];
}

/** One side's dice so far. */
export interface SideLuck {
  readonly seat: Seat;
  readonly hits: number;
  readonly tests: number;
  readonly expected: number;
  /** Successes above or below what chance would have given. */
  readonly luck: number;
}

/** Every throw a viewer may know of, in order, and what the sides have made of theirs. */
export interface Luck {
  readonly rows: Growing<LuckRow>;
  readonly sides: readonly SideLuck[];
  /** The steps it was read from. */
  readonly steps: Listed<Seen>;
}

/** The throws before the first step, and how many seats there are. */
interface LuckFrom {
  readonly opening: readonly Roll[];
  readonly seats: number;
}

/** The luck of these steps; what `known` has of them is taken over, so that going on and going back cost the same at any length. */
export function luckOf(steps: Listed<Seen>, { opening, seats }: LuckFrom, known?: Luck): Luck {
  const shared = known === undefined ? 0 : sharedLength(known.steps, steps);
  const fresh = Array.from({ length: seats }, (_, seat) => freshSide(seat));
  let rows = known === undefined || shared === 0 ? Growing.of<LuckRow>() : rowsWithin(known.rows, shared);
  const add = (rolls: readonly Roll[], index: number, turn: number) => {
    for (const roll of rolls) {
      const before = rows.at(-1)?.tallies ?? fresh;
      const tallies = before.map((side) => (side.seat === roll.seat ? withRoll(side, roll) : side));
      rows = rows.grown({ ...roll, index, turn, tallies });
    }
  };
  if (shared === 0) add(opening, 0, steps.at(0)?.turn ?? 0);
  for (const { rolls, index, turn } of steps.slice(shared)) add(rolls, index + 1, turn);
  return { rows, sides: rows.at(-1)?.tallies ?? fresh, steps };
}

/** The throws that lay after so many steps. */
function rowsWithin(rows: Growing<LuckRow>, steps: number): Growing<LuckRow> {
  return rows.first(rows.findLastIndex(({ index }) => index <= steps) + 1);
}

const freshSide = (seat: Seat): SideLuck => ({ seat, hits: 0, tests: 0, expected: 0, luck: 0 });

function withRoll(side: SideLuck, { chance, success }: Roll): SideLuck {
  if (chance === null || success === null) return side;
  const due = chance.ways / chance.of;
  const hit = success ? 1 : 0;
  return {
    seat: side.seat,
    hits: side.hits + hit,
    tests: side.tests + 1,
    expected: side.expected + due,
    luck: side.luck + (hit - due),
  };
}

/** What may be shown of the dice: the seal from the start, the seed it hides once the game is over. */
export function sealOf({ deal, result }: Pick<Match, 'deal' | 'result'>): SealedDice {
  const seed = seedOf(deal);
  return { seal: seal(seed), seed: result === null ? null : seed };
}

export interface SealedDice {
  readonly seal: string;
  readonly seed: string | null;
}

/** Whether the seed shown at the end is the one that was sealed at the start. */
export function sealHolds(sealed: string, seed: string): boolean {
  return seal(seed) === sealed;
}
