import { type Battle, battles } from './battles';
import type { Scenario } from './scenario';
import { scenarios1to8 } from './scenarios1to8';
import { scenarios9to15 } from './scenarios9to15';

export const scenarios: readonly Scenario[] = [...scenarios1to8, ...scenarios9to15];

const byId = new Map(scenarios.map((each) => [each.id, each]));

export function scenarioOf(setup: string): Scenario | null {
  return byId.get(setup) ?? null;
}

export function battleOf(setup: string): Battle | null {
  return battles.find((each) => each.id === setup) ?? null;
}

export const setups: readonly string[] = [...scenarios, ...battles].map((each) => each.id);
