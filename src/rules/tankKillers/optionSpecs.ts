import type { OptionSpec, OptionsProblem, TableOptions } from '../core/game';
import type { Nation } from './data/formations';
import { nations } from './data/formations';
import { handicaps } from './data/handicaps';
import type { Switches } from './types';

/** The three match-ups; seat 0 leads the nation named first. */
const matchUps = {
  germanAmerican: ['german', 'american'],
  germanBritish: ['german', 'british'],
  americanBritish: ['american', 'british'],
} as const satisfies Record<string, readonly [Nation, Nation]>;

export const setups = Object.keys(matchUps);

const meeting = (nation: Nation): readonly string[] =>
  Object.entries(matchUps).flatMap(([id, pair]) => (pair.some((each) => each === nation) ? id : []));

const extras = [0, 2, 4, 6, 8, 10, 12, 14, 16] as const;

export const optionSpecs: readonly OptionSpec[] = [
  { id: 'nation0', rule: 'TK-Q25', values: ['setup', ...nations], standard: 'setup' },
  { id: 'nation1', rule: 'TK-Q25', values: ['setup', ...nations], standard: 'setup' },
  { id: 'firstPlayer', rule: 'TK-Q1', values: ['random', 'first', 'second'], standard: 'random' },
  { id: 'british50', rule: 'TK-OPT2', values: [false, true], standard: false, setups: meeting('british') },
  { id: 'attackDie', rule: 'TK-Q23', values: [false, true, 'difference'], standard: false },
  { id: 'moraleKills', rule: 'TK-Q9', values: ['all', 'abandonTank', 'none'], standard: 'all' },
  { id: 'penModifiesInf', rule: 'TK-Q13', values: [false, true], standard: false },
  { id: 'supportToReserve', rule: 'TK-Q15', values: [false, true], standard: false },
  { id: 'handicap', rule: 'TK-Q29', values: ['none', 'even'], standard: 'none' },
  { id: 'extra0', rule: 'TK-OPT3', values: extras, standard: 0 },
  { id: 'extra1', rule: 'TK-OPT3', values: extras, standard: 0 },
  { id: 'autoPass', rule: 'TK-Q12', values: [false, true], standard: false },
];

export function settingOf(given: TableOptions, id: string): string | number | boolean {
  const spec = optionSpecs.find((option) => option.id === id);
  if (spec === undefined) throw new Error(`no such option: ${id}`);
  const value = given.options[id];
  return spec.values.find((known) => known === value) ?? spec.standard;
}

/** The nation of each seat: as chosen, else as the set-up has it. */
export function nationsOf(given: TableOptions): readonly [Nation, Nation] {
  const pair = Object.entries(matchUps).find(([id]) => id === given.setup)?.[1] ?? matchUps.germanAmerican;
  const chosen = (id: string, standard: Nation) =>
    nations.find((nation) => nation === settingOf(given, id)) ?? standard;
  return [chosen('nation0', pair[0]), chosen('nation1', pair[1])];
}

/** TK-Q23: none, one that is added, or one added and one taken away. */
function dieOf(setting: string | number | boolean): Switches['attackDie'] {
  return setting === 'difference' ? setting : setting === true;
}

export function switchesOf(given: TableOptions): Switches {
  const morale = settingOf(given, 'moraleKills');
  return {
    moraleKills: morale === 'none' || morale === 'abandonTank' ? morale : 'all',
    penModifiesInf: settingOf(given, 'penModifiesInf') === true,
    supportToReserve: settingOf(given, 'supportToReserve') === true,
    british50: settingOf(given, 'british50') === true,
    attackDie: dieOf(settingOf(given, 'attackDie')),
    autoPass: settingOf(given, 'autoPass') === true,
  };
}

/** The cards added to each deck: those agreed on, and those that make the match even if that was chosen. */
export function extrasOf(given: TableOptions): readonly [number, number] {
  const [first, second] = nationsOf(given);
  const { british50 } = switchesOf(given);
  const even = (own: Nation, foe: Nation): number => {
    if (settingOf(given, 'handicap') !== 'even') return 0;
    const fits = handicaps.find((row) => row.weaker === own && row.stronger === foe && row.british50 === british50);
    return fits?.cards ?? 0;
  };
  return [
    Number(settingOf(given, 'extra0')) + even(first, second),
    Number(settingOf(given, 'extra1')) + even(second, first),
  ];
}

export function checkOptions(given: TableOptions): OptionsProblem | null {
  if (!setups.includes(given.setup)) return { where: 'setup', problem: 'unknownSetup' };
  if (given.seats !== 2) return { where: 'seats', problem: 'twoSeats' };
  for (const [id, value] of Object.entries(given.options)) {
    const spec = optionSpecs.find((option) => option.id === id);
    if (spec === undefined) return { where: id, problem: 'unknownOption' };
    if (!spec.values.some((known) => known === value)) return { where: id, problem: 'unknownValue' };
  }
  const [first, second] = nationsOf(given);
  return first === second ? { where: 'nation1', problem: 'sameNation' } : null;
}
