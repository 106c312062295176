import type { Listed } from './growing';
import type { LuckRow } from './luck';

/** A step whose dice fell against the odds. */
export interface Surprise {
  /** How many steps were over once the dice lay. */
  readonly moment: number;
  /** How likely it was that all its dice fell as they did. */
  readonly chance: number;
  /** The same as a length: −log2 of the chance, so that throws of one step add up. */
  readonly bits: number;
}

/** What came as no surprise: as likely as not, or likelier. */
const LEAST = 1;

/** Asked with every change of the screen, and the same while nothing is thrown. */
const known = new WeakMap<Listed<LuckRow>, readonly Surprise[]>();

/** The most surprising steps of a game, the greatest surprise first; dice that tested nothing surprise nobody. */
export function surprises(rows: Listed<LuckRow>, most: number): readonly Surprise[] {
  const all = known.get(rows) ?? surprisesOf(rows);
  known.set(rows, all);
  return all.slice(0, most);
}

function surprisesOf(rows: Listed<LuckRow>): readonly Surprise[] {
  const bits = new Map<number, number>();
  for (const { index, chance, success } of rows) {
    if (index === 0 || chance === null || success === null) continue;
    const ways = success ? chance.ways : chance.of - chance.ways;
    bits.set(index, (bits.get(index) ?? 0) - Math.log2(ways / chance.of));
  }
  return [...bits]
    .filter(([, told]) => told > LEAST)
    .toSorted(([early, a], [late, b]) => b - a || early - late)
    .map(([moment, told]) => ({ moment, bits: told, chance: 2 ** -told }));
}
