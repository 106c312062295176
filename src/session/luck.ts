import type { Roll } from '../rules/core/dice';
import type { Seat } from '../rules/core/game';
import type { Match } from './match';
import { seedOf } from './matchDice';
import { seal } from './record/seal';
import type { Seen } from './shownStep';

/** One throw of the game: when, for what, with which chance, and how lucky its seats have been up to and with it. */
export interface LuckRow extends Roll {
  /** How many steps were over once the dice lay; 0: thrown before the first. */
  readonly index: number;
  readonly turn: number;
  /** Running luck by seat: successes above or below what chance would have given. */
  readonly luck: readonly number[];
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
  readonly rows: readonly LuckRow[];
  readonly sides: readonly SideLuck[];
  /** The steps it was read from. */
  readonly steps: readonly Seen[];
}

/** The throws before the first step, and how many seats there are. */
interface LuckFrom {
  readonly opening: readonly Roll[];
  readonly seats: number;
}

/** The luck of these steps; what `known` has of them is taken over, so that a long game costs only what is new. */
export function luckOf(steps: readonly Seen[], { opening, seats }: LuckFrom, known?: Luck): Luck {
  const goesOn =
    known !== undefined && known.steps.length <= steps.length && known.steps.at(-1) === steps[known.steps.length - 1];
  const from = goesOn ? known.steps.length : 0;
  const rows: LuckRow[] = goesOn ? [...known.rows] : [];
  const sides: SideLuck[] = goesOn ? [...known.sides] : Array.from({ length: seats }, (_, seat) => freshSide(seat));
  const add = (rolls: readonly Roll[], index: number, turn: number) => {
    for (const roll of rolls) {
      const side = roll.seat === null ? undefined : sides[roll.seat];
      if (side !== undefined) sides[side.seat] = withRoll(side, roll);
      rows.push({ ...roll, index, turn, luck: sides.map(({ luck }) => luck) });
    }
  };
  if (from === 0) add(opening, 0, steps[0]?.turn ?? 0);
  for (const { rolls, index, turn } of steps.slice(from)) add(rolls, index + 1, turn);
  return { rows, sides, steps };
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
