import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Seat } from './ref';

/** The generator's state, kept beside the game state, so that no view can leak the next roll. */
export type DiceState = readonly number[];

export interface Chance {
  readonly ways: number;
  readonly of: number;
}

/** What a sum of dice must reach for the roll to succeed. */
export type Need = { readonly atLeast: number } | { readonly atMost: number };
/** Success read off the faces one by one, where their sum alone does not say it. */
type FaceTest = (faces: readonly number[]) => boolean;

/** One throw as the luck ledger keeps it: purpose, chance and result. */
export interface Roll {
  readonly why: string;
  readonly seat: Seat | null;
  readonly sides: readonly number[];
  readonly faces: readonly number[];
  /** Chance of success beforehand; null where the throw had no better or worse. */
  readonly chance: Chance | null;
  readonly success: boolean | null;
  /** Who may learn of it, as with an event; absent: everybody. */
  readonly only?: readonly Seat[];
}

export interface Dice {
  /**
   * A die read off a table: no success or failure. `why` names the purpose, for the log and for scripted tests; `only`
   * who may learn of it.
   */
  roll(sides: number, why: string, seat?: Seat, only?: readonly Seat[]): number;
  /** Dice thrown together against a number; the ledger learns the exact chance. */
  test(
    sides: readonly number[],
    need: Need | FaceTest,
    why: string,
    seat: Seat,
    only?: readonly Seat[],
  ): Roll & { readonly success: boolean };
  shuffle<T>(items: readonly T[]): T[];
  state(): DiceState;
  /** All throws since these dice were opened. */
  rolls(): readonly Roll[];
}

/** The same text gives the same dice everywhere, for ever. */
export function seedDice(seed: string): DiceState {
  const state = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x85ebca6b];
  for (let i = 0; i < seed.length; i++) {
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul((state[lane] ?? 0) ^ (seed.charCodeAt(i) + lane), 0x01000193);
      state[lane] = mixed ^ (mixed >>> 15) ^ (state[(lane + 1) % 4] ?? 0);
    }
  }
  // The first outputs of the generator still show the seed's shape; skip them.
  const generator = xoroshiro128plusFromState(state.map((word) => word | 0));
  for (let i = 0; i < 16; i++) generator.next();
  return generator.getState();
}

/** In how many of all throws the need is met. */
export function chanceOf(sides: readonly number[], need: Need | FaceTest): Chance {
  const of = sides.reduce((product, size) => product * size, 1);
  if (typeof need === 'function') return { ways: throwsOf(sides).filter(need).length, of };
  let sums: number[] = [1];
  for (const size of sides) {
    const next: number[] = Array.from({ length: sums.length + size }, () => 0);
    sums.forEach((ways, sum) => {
      for (let face = 1; face <= size; face++) next[sum + face] = (next[sum + face] ?? 0) + ways;
    });
    sums = next;
  }
  let ways = 0;
  sums.forEach((count, sum) => {
    if (reaches(sum, need)) ways += count;
  });
  return { ways, of };
}

/** Every throw of these dice. */
function throwsOf(sides: readonly number[]): readonly (readonly number[])[] {
  return sides.reduce<readonly (readonly number[])[]>(
    (begun, size) => begun.flatMap((faces) => Array.from({ length: size }, (_, side) => [...faces, side + 1])),
    [[]],
  );
}

function reaches(sum: number, need: Need): boolean {
  return 'atLeast' in need ? sum >= need.atLeast : sum <= need.atMost;
}

export function meets(faces: readonly number[], need: Need | FaceTest): boolean {
  if (typeof need === 'function') return need(faces);
  return reaches(
    faces.reduce((sum, face) => sum + face, 0),
    need,
  );
}

export function openDice(from: DiceState): Dice {
  // Most commands throw nothing: the generator is only built for the first throw.
  let generator: ReturnType<typeof xoroshiro128plusFromState> | null = null;
  const rolls: Roll[] = [];
  const next = (low: number, high: number) => {
    generator ??= xoroshiro128plusFromState(from);
    return uniformInt(generator, low, high);
  };
  return {
    roll(sides, why, seat, only) {
      const face = next(1, sides);
      const roll = { why, seat: seat ?? null, sides: [sides], faces: [face], chance: null, success: null };
      rolls.push(only === undefined ? roll : { ...roll, only });
      return face;
    },
    test(sides, need, why, seat, only) {
      const faces = sides.map((size) => next(1, size));
      const success = meets(faces, need);
      const open = { why, seat, sides, faces, chance: chanceOf(sides, need), success };
      const roll = only === undefined ? open : { ...open, only };
      rolls.push(roll);
      return roll;
    },
    shuffle(items) {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = next(0, i);
        const [a, b] = [shuffled[i], shuffled[j]];
        if (a === undefined || b === undefined) continue;
        shuffled[i] = b;
        shuffled[j] = a;
      }
      return shuffled;
    },
    state: () => generator?.getState() ?? from,
    rolls: () => rolls,
  };
}
