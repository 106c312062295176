import type { Chance } from '../rules/core/dice';
import type { GameEvent } from '../rules/core/game';
import type { Listed } from './growing';
import type { Luck } from './luck';
import type { Seen } from './shownStep';

/** A step that is worth another look. */
export interface BestMoment {
  /** How many steps were over once it was done. */
  readonly moment: number;
  /** How likely it was that what fell against the odds in it fell so; null where the game has no luck. */
  readonly chance: number | null;
}

/** What dice or cards decided: the exact chance beforehand, and how it came. */
interface Test {
  readonly chance: Chance;
  readonly success: boolean;
}

/** Asked with every change of the screen, and the same until a step is added. */
const known = new WeakMap<Listed<Seen>, readonly BestMoment[]>();

/**
 * The most surprising steps of a game, the greatest surprise first: −log2 of the chance, so that throws and pulls of one
 * step add up. What was as likely as not, or likelier, surprises nobody; nor does what tested nothing.
 */
export function surprises({ rows, steps }: Pick<Luck, 'rows' | 'steps'>, most: number): readonly BestMoment[] {
  const all = known.get(steps) ?? surprisesOf(rows, steps);
  known.set(steps, all);
  return all.slice(0, most);
}

function surprisesOf(rows: Luck['rows'], steps: Listed<Seen>): readonly BestMoment[] {
  const bits = new Map<number, number>();
  const add = (moment: number, { chance, success }: Test) => {
    const told = -Math.log2((success ? chance.ways : chance.of - chance.ways) / chance.of);
    if (told > 1) bits.set(moment, (bits.get(moment) ?? 0) + told);
  };
  for (const { index, chance, success } of rows)
    if (index > 0 && chance !== null && success !== null) add(index, { chance, success });
  for (const { index, events } of steps)
    for (const event of events) {
      const pulled = pullOf(event);
      if (pulled !== null) add(index + 1, pulled);
    }
  return [...bits]
    .toSorted(([early, a], [late, b]) => b - a || early - late)
    .map(([moment, told]) => ({ moment, chance: 2 ** -told }));
}

/** A card that was pulled tells itself how many would have done, of how many; null: the event is no pull. */
function pullOf(event: GameEvent & { readonly success?: unknown; readonly ways?: unknown; readonly of?: unknown }) {
  const { success, ways, of } = event;
  if (typeof success !== 'boolean' || typeof ways !== 'number' || typeof of !== 'number' || of === 0) return null;
  return { chance: { ways, of }, success };
}

/** Where nothing is left to luck: the steps that weighed most, the earlier of two equals first. */
export function heaviest(
  steps: Listed<Seen>,
  weigh: (event: GameEvent) => number,
  most: number,
): readonly BestMoment[] {
  const found = steps.slice(0).flatMap(({ index, events }) => {
    const weight = Math.max(0, ...events.map(weigh));
    return weight > 0 ? [{ moment: index + 1, weight }] : [];
  });
  return found
    .toSorted((a, b) => b.weight - a.weight || a.moment - b.moment)
    .slice(0, most)
    .map(({ moment }) => ({ moment, chance: null }));
}
