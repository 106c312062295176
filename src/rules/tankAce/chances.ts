import { diceChartOf, type Given, readOn, sidesOf, termsOn } from './charts';
import type { PartFacts } from './fire';
import type { Arithmetic } from './fraction';

/** The chance of each result; what cannot happen is left out. */
export type Outcomes<T> = { [result: string]: T };

/** Every sum of some dice with the ways to throw it. */
function sumsOf(sides: readonly number[]): ReadonlyMap<number, number> {
  return sides.reduce<Map<number, number>>(
    (sums, size) => {
      const next = new Map<number, number>();
      for (const [sum, ways] of sums) {
        for (let face = 1; face <= size; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
      }
      return next;
    },
    new Map([[0, 1]]),
  );
}

/** Chances read off the charts. What was worked out is kept: charts have few columns and sums. */
export function chancesWith<T>(math: Arithmetic<T>) {
  const { zero, whole, outOf, plus, times } = math;
  const known = new Map<string, { readonly [result: string]: T }>();

  /** The chance of every result of a chart. */
  function resultsOf(id: string, column: string, given: Given): { readonly [result: string]: T } {
    const chart = diceChartOf(id);
    const flags = chart.exceptions.map(({ needs }) => (needs !== undefined && given[needs] ? 1 : 0)).join('');
    const key = `${id} ${column} ${termsOn(chart, given).reduce((sum, { value }) => sum + value, 0)} ${flags}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const sides = sidesOf[chart.dice];
    const of = sides.reduce((product, size) => product * size, 1);
    const outcomes: Outcomes<T> = {};
    for (const [sum, ways] of sumsOf(sides)) {
      const result = String(readOn(chart, column, sum, given).result);
      outcomes[result] = plus(outcomes[result] ?? zero, outOf(ways, of));
    }
    known.set(key, outcomes);
    return outcomes;
  }

  const chanceOf = (id: string, column: string, given: Given, result: string): T =>
    resultsOf(id, column, given)[result] ?? zero;

  /** The penetration results over the parts a round can strike. */
  function pierced(parts: readonly Pick<PartFacts, 'part' | 'column'>[], aim: boolean): Outcomes<T> {
    const outcomes: Outcomes<T> = {};
    for (const { part, column } of parts) {
      const there = parts.length === 1 ? whole : chanceOf('B3-location', '', {}, part);
      for (const [read, chance] of Object.entries(resultsOf('B3', column, { aim: aim ? 1 : 0 }))) {
        const result = read === 'IMM**' ? 'IMM' : read;
        outcomes[result] = plus(outcomes[result] ?? zero, times(there, chance));
      }
    }
    return outcomes;
  }

  return { resultsOf, chanceOf, pierced };
}
