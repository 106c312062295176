import type { Seat } from '../core/game';
import type { Draft, Scenario } from './data/scenario';
import type { Rule } from './rulebook';

/** What a commander is told before a battle: ids and numbers, the words are the rules' own. */
export interface Briefing {
  readonly turns: number;
  /** Who moves first; null: the dice say. */
  readonly first: Seat | null;
  readonly forces: readonly {
    readonly seat: Seat;
    readonly units: readonly Draft[];
    /** Where and when they come. */
    readonly rule: Rule;
  }[];
  /** The order of setting up. */
  readonly order: readonly Rule[];
  readonly conditions: readonly Rule[];
  readonly strikes: readonly [number, number];
  /** What wins, the decision after the last turn before what only earns points. */
  readonly victory: readonly Rule[];
}

const unique = (rules: readonly Rule[]): readonly Rule[] => [...new Set(rules)];

export function briefingOf(scenario: Scenario): Briefing {
  const { ending } = scenario;
  const otherwise = 'otherwise' in ending && typeof ending.otherwise === 'string' ? [ending.otherwise] : [];
  const after = otherwise.filter((rule): rule is Rule => rule !== 'draw' && rule !== 'extend');
  return {
    turns: scenario.turns,
    first: typeof scenario.first === 'number' ? scenario.first : null,
    forces: scenario.forces.map(({ seat, units, rule }) => ({ seat, units, rule })),
    order: unique(scenario.deployment.map(({ rule }) => rule)),
    conditions: [
      ...(scenario.night ? (['TOT-S6e'] as const) : []),
      ...(scenario.veiled === null ? [] : (['TOT-S10j'] as const)),
      ...(scenario.deepSnow ? (['TOT-S15k'] as const) : []),
    ],
    strikes: scenario.strikes,
    victory: unique([
      ...scenario.coups.map(({ rule }) => rule),
      ending.rule,
      ...after,
      ...scenario.awards.map(({ rule }) => rule),
    ]),
  };
}
