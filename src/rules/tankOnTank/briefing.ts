import type { Seat } from '../core/game';
import type { Scenario, UnitGroup } from './data/scenario';
import type { Rule } from './rulebook';

/** What a commander is told before a battle: ids and numbers, the words are the rules' own. */
export interface Briefing {
  readonly turns: number;
  /** How long two people take, in minutes: a phase is about three points of half a minute, a counter set up in ten seconds. */
  readonly minutes: number;
  readonly tags: readonly Tag[];
  /** Who moves first; null: the dice say. */
  readonly first: Seat | null;
  readonly forces: readonly {
    readonly seat: Seat;
    readonly units: readonly UnitGroup[];
    /** Where and when they come. */
    readonly rule: Rule;
  }[];
  /** The order of setting up. */
  readonly order: readonly Rule[];
}

/** What sets a scenario apart at a glance. */
type Tag = 'night' | 'fog' | 'snow' | 'strikes' | 'ace' | 'positions' | 'exits' | 'points';

function tagsOf(scenario: Scenario): readonly Tag[] {
  const { deployment, forces, awards } = scenario;
  const has: readonly (readonly [Tag, boolean])[] = [
    ['night', scenario.night],
    ['fog', scenario.veiled !== null],
    ['snow', scenario.deepSnow],
    ['strikes', scenario.strikes.some((count) => count > 0)],
    [
      'ace',
      deployment.some(({ ace }) => ace !== undefined) || forces.some(({ units }) => units.some(({ ace }) => ace)),
    ],
    ['positions', deployment.some(({ positions }) => positions !== undefined)],
    ['exits', scenario.exits.length > 0],
    ['points', awards.length > 0],
  ];
  return has.filter(([, holds]) => holds).map(([tag]) => tag);
}

const unique = (rules: readonly Rule[]): readonly Rule[] => [...new Set(rules)];

export function briefingOf(scenario: Scenario): Briefing {
  const counters = scenario.forces.flatMap(({ units }) => units).reduce((sum, { count }) => sum + count, 0);
  return {
    turns: scenario.turns,
    minutes: Math.round((scenario.turns * 3 + counters / 6) / 5) * 5,
    tags: tagsOf(scenario),
    first: typeof scenario.first === 'number' ? scenario.first : null,
    forces: scenario.forces.map(({ seat, units, rule }) => ({ seat, units, rule })),
    order: unique(scenario.deployment.map(({ rule }) => rule)),
  };
}
