import type { Json, OptionSpec, OptionsProblem, Seat, TableOptions } from '../core/game';
import { SEATS } from './commands';
import { personalities } from './data/robots';
import { isScenarioId, type Scenario, scenarioIds, scenarios } from './data/scenarios';
import { type Forces, isFair, readForce } from './forces';
import type { Rule } from './rulebook';
import type { Ground, Nation } from './types';

export const setups: readonly string[] = scenarioIds;

const switches = [false, true] as const;
const counts = [0, 1, 2, 3, 4] as const;
/** The battle card that lays mines. */
export const MINES = 13;

const having = (fits: (scenario: Scenario) => boolean): readonly string[] =>
  scenarioIds.filter((id) => fits(scenarios[id]));
/** What a scenario brings by itself cannot be switched (TD-Q85). */
const weatherless = having(({ condition }) => condition === undefined);

/** Forces are drawn or chosen by points. */
const pointed = having(({ forces, pointsToo }) => forces === null || pointsToo === true);

export const optionSpecs: readonly (OptionSpec & { readonly rule: Rule })[] = [
  { id: 'side', rule: 'TD-5.0', kind: 'seats', values: ['de', 'su'], standard: 'de' },
  { id: 'tanks', rule: 'TD-Q86', kind: 'table', values: ['auto', 1, 2, 3, 4], standard: 'auto', setups: pointed },
  {
    id: 'forces',
    rule: 'TD-Q86',
    kind: 'table',
    values: ['listed', 'points'],
    standard: 'listed',
    setups: having(({ pointsToo }) => pointsToo === true),
  },
  { id: 'robotsDe', rule: 'TD-Q71', kind: 'table', values: counts, standard: 0 },
  { id: 'robotsSu', rule: 'TD-Q71', kind: 'table', values: counts, standard: 0 },
  { id: 'personality', rule: 'TD-Q71', kind: 'table', values: ['random', ...personalities], standard: 'random' },
  { id: 'alternates', rule: 'TD-4.2.5b', kind: 'optionalRule', values: ['scenario', 'all'], standard: 'scenario' },
  { id: 'short', rule: 'TD-Q87', kind: 'table', values: switches, standard: false, setups: ['singleCombat'] },
  optionalRule(
    'atGuns',
    'TD-Q79',
    having(({ guns }) => guns === undefined),
  ),
  optionalRule(
    'infantry',
    'TD-Q80',
    having(({ infantry }) => infantry === undefined),
  ),
  {
    ...optionalRule(
      'hatches',
      'TD-Q82',
      having(({ infantry }) => infantry === undefined),
      true,
    ),
    needs: 'infantry',
  },
  optionalRule(
    'city',
    'TD-Q84',
    having(({ city }) => city === undefined),
  ),
  optionalRule(
    'mines',
    'TD-Q83',
    having(({ alternates }) => alternates?.includes(MINES) !== true),
  ),
  optionalRule('deepMud', 'TD-Q73', weatherless),
  { ...optionalRule('roads', 'TD-Q74', weatherless, true), needs: 'deepMud' },
  optionalRule('snow', 'TD-Q75', weatherless),
  optionalRule(
    'hills',
    'TD-Q78',
    having(({ hills }) => hills === undefined),
  ),
];

function optionalRule(id: string, rule: Rule, setups: readonly string[], standard = false) {
  return { id, rule, kind: 'optionalRule', values: [standard, !standard], standard, setups } as const;
}

/** Forces of one's own: lists of `vehicle` or `vehicle:quality`, by side. */
export const OWN_FORCES = ['de', 'su'] as const;

export function settingOf({ options }: TableOptions, id: string): string | number | boolean {
  const spec = optionSpecs.find((each) => each.id === id);
  if (spec === undefined) throw new Error(`no such option: ${id}`);
  return spec.values.find((known) => known === options[id]) ?? spec.standard;
}

const isOn = (options: TableOptions, id: string) => settingOf(options, id) === true;

export function scenarioOf({ setup }: TableOptions): Scenario {
  if (!isScenarioId(setup)) throw new Error(`no such scenario: ${setup}`);
  return scenarios[setup];
}

/** The nation of each seat: sides alternate around the table. */
export function sidesOf(options: TableOptions): Nation[] {
  const first: Nation = settingOf(options, 'side') === 'su' ? 'su' : 'de';
  const second: Nation = first === 'de' ? 'su' : 'de';
  return Array.from({ length: options.seats }, (_, seat) => (seat % 2 === 0 ? first : second));
}

function seatsOn(options: TableOptions, nation: Nation): Seat[] {
  return sidesOf(options).flatMap((side, seat) => (side === nation ? [seat] : []));
}

export function teams(options: TableOptions): Seat[][] {
  return OWN_FORCES.map((nation) => seatsOn(options, nation)).filter((team) => team.length > 0);
}

const ownForce = ({ options }: TableOptions, nation: Nation): Json | undefined => options[nation];

function hasOwnForces({ options }: TableOptions): boolean {
  return OWN_FORCES.some((nation) => options[nation] !== undefined);
}

/** Who sits on which seat drives the tanks of a side, in turn; null: a robot does, and robots come last. */
export function driversOf(options: TableOptions, nation: Nation, tanks: number): readonly (Seat | null)[] {
  const seats = seatsOn(options, nation);
  const driven = tanks - robotsOn(options, nation);
  return Array.from({ length: tanks }, (_, place) => (place < driven ? (seats[place % seats.length] ?? null) : null));
}

/** The forces as they are chosen or listed; null: they are drawn by lot. */
export function knownForces(options: TableOptions): Forces | null {
  if (hasOwnForces(options)) {
    const own = (nation: Nation) => readForce(ownForce(options, nation), nation) ?? [];
    return { de: own('de'), su: own('su') };
  }
  const { forces, quality } = scenarioOf(options);
  if (forces === null || byPoints(options)) return null;
  const side = (nation: Nation) =>
    forces[nation].map((vehicle) => ({ vehicle, quality: quality?.[nation] ?? 'veteran' }));
  return { de: side('de'), su: side('su') };
}

/** Whether the forces go by points: the scenario lists none, or the players leave them. */
export function byPoints(options: TableOptions): boolean {
  const { forces, pointsToo } = scenarioOf(options);
  return forces === null || (pointsToo === true && settingOf(options, 'forces') === 'points');
}

/** Tanks of a side. */
export function tanksOn(options: TableOptions, nation: Nation): number {
  const { forces, tanks } = scenarioOf(options);
  const own = readForce(ownForce(options, nation), nation);
  if (own !== null) return own.length;
  if (forces !== null && !byPoints(options)) return forces[nation].length;
  const wanted = settingOf(options, 'tanks');
  if (typeof wanted === 'number') return wanted;
  const needed = OWN_FORCES.map((side) => seatsOn(options, side).length + robotsWanted(options, side));
  return Math.max(tanks[0], ...needed);
}

function robotsWanted(options: TableOptions, nation: Nation): number {
  return Number(settingOf(options, nation === 'de' ? 'robotsDe' : 'robotsSu'));
}

/** Robot tanks of a side: as chosen, and all of a side without a player. */
function robotsOn(options: TableOptions, nation: Nation): number {
  return seatsOn(options, nation).length === 0 ? tanksOn(options, nation) : robotsWanted(options, nation);
}

/** What lies on the ground: what the scenario names, and what options bring where it names nothing (TD-Q85). */
export function groundOf(options: TableOptions): Omit<Ground, 'scenario' | 'start'> {
  const scenario = scenarioOf(options);
  const condition =
    scenario.condition ?? (isOn(options, 'deepMud') ? 'deepMud' : isOn(options, 'snow') ? 'snow' : null);
  const infantry = scenario.infantry === true || isOn(options, 'infantry');
  const chosen = settingOf(options, 'alternates') === 'all' ? [70, 71, 72, 73, 74, 75, 76, 77] : [];
  const mines = isOn(options, 'mines') ? [MINES] : [];
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

function forcesFault(options: TableOptions): OptionsProblem | null {
  const scenario = scenarioOf(options);
  if (!byPoints(options)) return { where: 'options.de', problem: 'forcesListed' };
  const forces = OWN_FORCES.map((nation) => readForce(ownForce(options, nation), nation));
  const [de, su] = forces;
  if (de === null || de === undefined) return { where: 'options.de', problem: 'forcesForm' };
  if (su === null || su === undefined) return { where: 'options.su', problem: 'forcesForm' };
  if (!isFair(de, su)) return { where: 'options.su', problem: 'forcesUneven' };
  const [least, most] = scenario.tanks;
  return de.length < least || de.length > most ? { where: 'options.de', problem: 'wrongTanks' } : null;
}

export function checkOptions(options: TableOptions): OptionsProblem | null {
  if (!isScenarioId(options.setup)) return { where: 'setup', problem: 'unknownSetup' };
  const whole = Number.isInteger(options.seats);
  if (!whole || options.seats < SEATS.least || options.seats > SEATS.most)
    return { where: 'seats', problem: 'wrongSeats' };
  for (const [id, value] of Object.entries(options.options)) {
    if (OWN_FORCES.some((nation) => nation === id)) continue;
    const spec = optionSpecs.find((each) => each.id === id);
    if (!spec) return { where: `options.${id}`, problem: 'unknownOption' };
    if (!spec.values.some((allowed) => allowed === value)) return { where: `options.${id}`, problem: 'wrongValue' };
  }
  const own = hasOwnForces(options) ? forcesFault(options) : null;
  return own ?? groundFault(options) ?? tanksFault(options);
}

/** Ground that freezes carries: one condition at most (TD-Q72). */
function groundFault(options: TableOptions): OptionsProblem | null {
  const { condition } = scenarioOf(options);
  const mud = condition === 'deepMud' || isOn(options, 'deepMud');
  const snowed = condition === 'snow' || isOn(options, 'snow');
  if (mud && snowed) return { where: 'options.snow', problem: 'mudAndSnow' };
  if (isOn(options, 'short') && options.setup !== 'singleCombat')
    return { where: 'options.short', problem: 'shortOnly' };
  return null;
}

/** Every player needs a tank, and every tank a place in the scenario. */
function tanksFault(options: TableOptions): OptionsProblem | null {
  const { tanks } = scenarioOf(options);
  for (const nation of OWN_FORCES) {
    const count = tanksOn(options, nation);
    const listed = !byPoints(options) && !hasOwnForces(options);
    if (!listed && (count < tanks[0] || count > tanks[1])) return { where: 'options.tanks', problem: 'wrongTanks' };
    const players = seatsOn(options, nation).length;
    if (players + robotsWanted(options, nation) > count) return { where: 'seats', problem: 'tooFewTanks' };
  }
  return null;
}
