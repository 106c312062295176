import type { Fault, Json, OptionSpec, Options, Seat } from '../core/game';
import { SEATS } from './commands';
import { personalities } from './data/robots';
import { isScenarioId, type Scenario, scenarioIds, scenarios } from './data/scenarios';
import { isFair, readForce } from './forces';
import type { Rule } from './rulebook';
import type { Ground, Nation } from './types';

export const setups: readonly string[] = scenarioIds;

const switches = [false, true] as const;
const counts = [0, 1, 2, 3, 4] as const;

export const optionSpecs: readonly (OptionSpec & { readonly rule: Rule })[] = [
  { id: 'side', rule: 'TD-5.0', values: ['de', 'su'], standard: 'de' },
  { id: 'tanks', rule: 'TD-Q86', values: ['auto', 1, 2, 3, 4], standard: 'auto' },
  { id: 'forces', rule: 'TD-Q86', values: ['listed', 'points'], standard: 'listed' },
  { id: 'robotsDe', rule: 'TD-Q71', values: counts, standard: 0 },
  { id: 'robotsSu', rule: 'TD-Q71', values: counts, standard: 0 },
  { id: 'personality', rule: 'TD-Q71', values: ['random', ...personalities], standard: 'random' },
  { id: 'alternates', rule: 'TD-4.2.5b', values: ['scenario', 'all'], standard: 'scenario' },
  { id: 'short', rule: 'TD-Q87', values: switches, standard: false },
  { id: 'atGuns', rule: 'TD-Q79', values: switches, standard: false },
  { id: 'infantry', rule: 'TD-Q80', values: switches, standard: false },
  { id: 'hatches', rule: 'TD-Q82', values: [true, false], standard: true },
  { id: 'city', rule: 'TD-Q84', values: switches, standard: false },
  { id: 'mines', rule: 'TD-Q83', values: switches, standard: false },
  { id: 'deepMud', rule: 'TD-Q73', values: switches, standard: false },
  { id: 'roads', rule: 'TD-Q74', values: [true, false], standard: true },
  { id: 'snow', rule: 'TD-Q75', values: switches, standard: false },
  { id: 'hills', rule: 'TD-Q78', values: switches, standard: false },
];

/** Forces of one's own: lists of `vehicle` or `vehicle:quality`, by side. */
export const OWN_FORCES = ['de', 'su'] as const;

export function settingOf({ options }: Options, id: string): string | number | boolean {
  const spec = optionSpecs.find((each) => each.id === id);
  if (spec === undefined) throw new Error(`no such option: ${id}`);
  return spec.values.find((known) => known === options[id]) ?? spec.standard;
}

const isOn = (options: Options, id: string) => settingOf(options, id) === true;

export function scenarioOf({ setup }: Options): Scenario {
  if (!isScenarioId(setup)) throw new Error(`no such scenario: ${setup}`);
  return scenarios[setup];
}

/** The nation of each seat: sides alternate around the table. */
export function sidesOf(options: Options): Nation[] {
  const first: Nation = settingOf(options, 'side') === 'su' ? 'su' : 'de';
  const second: Nation = first === 'de' ? 'su' : 'de';
  return Array.from({ length: options.seats }, (_, seat) => (seat % 2 === 0 ? first : second));
}

export function seatsOn(options: Options, nation: Nation): Seat[] {
  return sidesOf(options).flatMap((side, seat) => (side === nation ? [seat] : []));
}

export function teams(options: Options): Seat[][] {
  return OWN_FORCES.map((nation) => seatsOn(options, nation)).filter((team) => team.length > 0);
}

export const ownForce = ({ options }: Options, nation: Nation): Json | undefined => options[nation];

export function hasOwnForces({ options }: Options): boolean {
  return OWN_FORCES.some((nation) => options[nation] !== undefined);
}

/** Whether the forces go by points: the scenario lists none, or the players leave them. */
function byPoints(options: Options): boolean {
  const { forces, pointsToo } = scenarioOf(options);
  return forces === null || (pointsToo === true && settingOf(options, 'forces') === 'points');
}

/** Tanks of a side. */
export function tanksOn(options: Options, nation: Nation): number {
  const { forces, tanks } = scenarioOf(options);
  const own = readForce(ownForce(options, nation), nation);
  if (own !== null) return own.length;
  if (forces !== null && !byPoints(options)) return forces[nation].length;
  const wanted = settingOf(options, 'tanks');
  if (typeof wanted === 'number') return wanted;
  const needed = OWN_FORCES.map((side) => seatsOn(options, side).length + robotsWanted(options, side));
  return Math.max(tanks[0], ...needed);
}

function robotsWanted(options: Options, nation: Nation): number {
  return Number(settingOf(options, nation === 'de' ? 'robotsDe' : 'robotsSu'));
}

/** Robot tanks of a side: as chosen, and all of a side without a player. */
export function robotsOn(options: Options, nation: Nation): number {
  return seatsOn(options, nation).length === 0 ? tanksOn(options, nation) : robotsWanted(options, nation);
}

/** What lies on the ground: what the scenario names, and what options bring where it names nothing (TD-Q85). */
export function groundOf(options: Options): Omit<Ground, 'scenario' | 'start'> {
  const scenario = scenarioOf(options);
  const condition =
    scenario.condition ?? (isOn(options, 'deepMud') ? 'deepMud' : isOn(options, 'snow') ? 'snow' : null);
  const infantry = scenario.infantry === true || isOn(options, 'infantry');
  const chosen = settingOf(options, 'alternates') === 'all' ? [70, 71, 72, 73, 74, 75, 76, 77] : [];
  const mines = isOn(options, 'mines') ? [13] : [];
  return {
    condition,
    roads: scenario.roads === true || (condition === 'deepMud' && isOn(options, 'roads')),
    hills: scenario.hills === true || isOn(options, 'hills'),
    infantry,
    hatches: scenario.infantry === true || (infantry && isOn(options, 'hatches')),
    city: scenario.city === true || isOn(options, 'city'),
    alternates: [...new Set([...(scenario.alternates ?? []), ...chosen, ...mines])].toSorted((a, b) => a - b),
  };
}

function forcesFault(options: Options): Fault | null {
  const scenario = scenarioOf(options);
  if (!byPoints(options)) return { where: 'options.de', fault: 'forcesListed' };
  const forces = OWN_FORCES.map((nation) => readForce(ownForce(options, nation), nation));
  const [de, su] = forces;
  if (de === null || de === undefined) return { where: 'options.de', fault: 'forcesForm' };
  if (su === null || su === undefined) return { where: 'options.su', fault: 'forcesForm' };
  if (!isFair(de, su)) return { where: 'options.su', fault: 'forcesUneven' };
  const [least, most] = scenario.tanks;
  return de.length < least || de.length > most ? { where: 'options.de', fault: 'wrongTanks' } : null;
}

export function fault(options: Options): Fault | null {
  if (!isScenarioId(options.setup)) return { where: 'setup', fault: 'unknownSetup' };
  const whole = Number.isInteger(options.seats);
  if (!whole || options.seats < SEATS.least || options.seats > SEATS.most)
    return { where: 'seats', fault: 'wrongSeats' };
  for (const [id, value] of Object.entries(options.options)) {
    if (OWN_FORCES.some((nation) => nation === id)) continue;
    const spec = optionSpecs.find((each) => each.id === id);
    if (!spec) return { where: `options.${id}`, fault: 'unknownOption' };
    if (!spec.values.some((allowed) => allowed === value)) return { where: `options.${id}`, fault: 'wrongValue' };
  }
  const own = hasOwnForces(options) ? forcesFault(options) : null;
  return own ?? groundFault(options) ?? tanksFault(options);
}

/** Ground that freezes carries: one condition at most (TD-Q72). */
function groundFault(options: Options): Fault | null {
  const { condition } = scenarioOf(options);
  const mud = condition === 'deepMud' || isOn(options, 'deepMud');
  const snowed = condition === 'snow' || isOn(options, 'snow');
  if (mud && snowed) return { where: 'options.snow', fault: 'mudAndSnow' };
  if (isOn(options, 'short') && options.setup !== 'singleCombat') return { where: 'options.short', fault: 'shortOnly' };
  return null;
}

/** Every player needs a tank, and every tank a place in the scenario. */
function tanksFault(options: Options): Fault | null {
  const { tanks } = scenarioOf(options);
  for (const nation of OWN_FORCES) {
    const count = tanksOn(options, nation);
    const listed = !byPoints(options) && !hasOwnForces(options);
    if (!listed && (count < tanks[0] || count > tanks[1])) return { where: 'options.tanks', fault: 'wrongTanks' };
    const players = seatsOn(options, nation).length;
    if (players + robotsWanted(options, nation) > count) return { where: 'seats', fault: 'tooFewTanks' };
  }
  return null;
}
