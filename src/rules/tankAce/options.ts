import type { OptionSpec, OptionsProblem, TableOptions } from '../core/game';
import { monthIndex, months } from './data/calendar';
import type { Switches } from './types';

export const setups = ['career', 'mission'] as const;

const yesNo = (id: string, rule: string, standard: boolean): OptionSpec => ({
  id,
  rule,
  values: [false, true],
  standard,
});

export const options: readonly OptionSpec[] = [
  { id: 'start', rule: 'ATA-4.1.1a', values: months, standard: '1944-06' },
  {
    id: 'together',
    rule: 'ATA-10.1a',
    values: ['cooperative', 'competitive', 'separate'],
    standard: 'cooperative',
    seats: 2,
  },
  yesNo('increasedThreat', 'ATA-10.4a', false),
  yesNo('ironman', 'ATA-3.7a', false),
  yesNo('fixedMorale', 'ATA-ERR4', false),
  { id: 'juneLines', rule: 'ATA-Q4', values: [2, 4, 6, 8], standard: 4 },
  yesNo('contactLikeAttack', 'ATA-Q10', false),
  yesNo('woundedWithdraw', 'ATA-Q28', true),
  { id: 'synergyPrice', rule: 'ATA-Q31', values: [1, 2], standard: 1 },
  yesNo('defenseGuns', 'ATA-7.1.4a', true),
  yesNo('defenseRetreat', 'ATA-7.2G2', true),
  yesNo('closingLimit', 'ATA-7.1.4b', true),
  yesNo('freeAngle', 'ATA-7.2D1', true),
  yesNo('shockOnImmobilised', 'ATA-Q52', false),
  yesNo('valorousUnit', 'ATA-8.1.10f', true),
];

export function checkOptions({ setup, seats, options: given }: TableOptions): OptionsProblem | null {
  if (!setups.some((known) => known === setup)) return { where: 'setup', problem: 'unknownSetup' };
  if (seats !== 1 && seats !== 2) return { where: 'seats', problem: 'oneOrTwo' };
  for (const [id, value] of Object.entries(given)) {
    const spec = options.find((each) => each.id === id);
    if (spec === undefined) return { where: id, problem: 'unknownOption' };
    if (!spec.values.some((known) => known === value)) return { where: id, problem: 'unknownValue' };
  }
  return null;
}

const chosen = ({ options: given }: TableOptions, id: string): unknown =>
  given[id] ?? options.find((spec) => spec.id === id)?.standard;

/** The month the first mission is in. */
export function startOf(given: TableOptions): number {
  const start = chosen(given, 'start');
  return monthIndex(months.find((month) => month === start) ?? '1944-06');
}

export function switchesOf(given: TableOptions): Switches {
  const is = (id: string) => chosen(given, id) === true;
  const together = chosen(given, 'together');
  return {
    together: together === 'competitive' || together === 'separate' ? together : 'cooperative',
    increasedThreat: is('increasedThreat'),
    ironman: is('ironman'),
    fixedMorale: is('fixedMorale'),
    juneLines: Number(chosen(given, 'juneLines')),
    contactLikeAttack: is('contactLikeAttack'),
    woundedWithdraw: is('woundedWithdraw'),
    synergyPrice: Number(chosen(given, 'synergyPrice')),
    defenseGuns: is('defenseGuns'),
    defenseRetreat: is('defenseRetreat'),
    closingLimit: is('closingLimit'),
    freeAngle: is('freeAngle'),
    shockOnImmobilised: is('shockOnImmobilised'),
    valorousUnit: is('valorousUnit'),
  };
}
