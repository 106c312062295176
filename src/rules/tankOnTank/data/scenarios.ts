import { type Battle, battles } from './battles';
import { isBattle, printBattle, readBattle } from './battleText';
import { battleOfScenario, scenarioOfBattle } from './customBattle';
import type { Scenario } from './scenario';
import { scenarios1to8 } from './scenarios1to8';
import { scenarios9to15 } from './scenarios9to15';

export const scenarios: readonly Scenario[] = [...scenarios1to8, ...scenarios9to15];

const byId = new Map(scenarios.map((each) => [each.id, each]));

/** The set-up that brings its scenario along, and how a state names it. */
export const CUSTOM = 'custom';
const PREFIX = `${CUSTOM}:`;
export const customSetup = (text: string): string => `${PREFIX}${text}`;

let lastCustom: Scenario | null = null;
let twins: ReadonlyMap<string, Scenario> | null = null;

/** The printed scenario a text is a copy of: unchanged, it goes by the printed rules. */
export function twinOf(text: string): Scenario | null {
  twins ??= new Map(scenarios.map((each) => [printBattle(battleOfScenario(each)), each]));
  return twins.get(text) ?? null;
}

function customOf(setup: string): Scenario | null {
  if (!setup.startsWith(PREFIX)) return null;
  if (lastCustom?.id === setup) return lastCustom;
  const text = setup.slice(PREFIX.length);
  const battle = readBattle(text);
  if (!isBattle(battle)) return null;
  const twin = twinOf(text);
  lastCustom = twin === null ? scenarioOfBattle(setup, battle) : { ...twin, id: setup };
  return lastCustom;
}

export function scenarioOf(setup: string): Scenario | null {
  return byId.get(setup) ?? customOf(setup);
}

export function battleOf(setup: string): Battle | null {
  return battles.find((each) => each.id === setup) ?? null;
}

export const setups: readonly string[] = [...[...scenarios, ...battles].map((each) => each.id), CUSTOM];
