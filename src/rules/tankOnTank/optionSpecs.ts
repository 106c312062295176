import type { Json, OptionSpec, OptionsProblem, TableOptions } from '../core/game';
import { battlePoints, standardPoints } from './data/battles';
import { isBattle, readBattle } from './data/battleText';
import { CUSTOM, scenarios, setups } from './data/scenarios';
import type { Kind } from './data/units';
import type { Rule } from './rulebook';
import type { Switches } from './types';

/** Battles for which forces are bought, and one of one's own: any unit may stand in them. */
const boughtBattles: readonly string[] = setups.filter(
  (setup) => !scenarios.some(({ id }) => id === setup) && setup !== CUSTOM,
);
const summer = setups.filter((setup) => !scenarios.some(({ id, deepSnow }) => id === setup && deepSnow));
const having = (kind: Kind): readonly string[] =>
  setups.filter((setup) => {
    const printed = scenarios.find(({ id }) => id === setup);
    return printed === undefined || printed.forces.some(({ units }) => units.some((group) => group.kind === kind));
  });

export const optionSpecs: readonly (OptionSpec & { readonly rule: Rule })[] = [
  { id: 'solitaire', rule: 'TOT-5.0k', values: [false, true], standard: false },
  { id: 'calibre', rule: 'TOT-OPT1a', values: [false, true], standard: false },
  { id: 'snow', rule: 'TOT-OPT2a', values: [false, true], standard: false, setups: summer },
  { id: 'pershingMp', rule: 'TOT-Q23', values: [2, 3], standard: 2, setups: having('pershing') },
  {
    id: 'usAtGun',
    rule: 'TOT-Q23',
    values: ['counter', 'alternative'],
    standard: 'counter',
    setups: having('usAtGun'),
  },
  { id: 's5Stay', rule: 'TOT-Q30', values: ['perUnit', 'once'], standard: 'perUnit', setups: ['S5'] },
  { id: 's6Link', rule: 'TOT-Q31', values: [true, false], standard: true, setups: ['S6'] },
  { id: 's15March', rule: 'TOT-Q39', values: [true, false], standard: true, setups: ['S15'] },
  { id: 'points', rule: 'TOT-11.0b', values: battlePoints, standard: standardPoints, setups: boughtBattles },
];

/** Two sides; under the solitaire rule one person may guide both. */
export const SEATS = { least: 2, most: 2 } as const;

/** The option that carries a scenario of one's own, as text. */
export const SCENARIO = 'scenario';

function scenarioFault(text: Json | undefined): OptionsProblem | null {
  if (typeof text !== 'string') return { where: `options.${SCENARIO}`, problem: 'scenarioForm' };
  const read = readBattle(text);
  const first = isBattle(read) ? undefined : read[0];
  return first === undefined ? null : { where: `options.${SCENARIO}: ${first.where}`, problem: first.fault };
}

export function checkOptions(options: TableOptions): OptionsProblem | null {
  const custom = options.setup === CUSTOM;
  if (!setups.includes(options.setup)) return { where: 'setup', problem: 'unknownSetup' };
  if (options.seats < SEATS.least || options.seats > SEATS.most) return { where: 'seats', problem: 'wrongSeats' };
  for (const [id, value] of Object.entries(options.options)) {
    if (custom && id === SCENARIO) continue;
    const spec = optionSpecs.find((each) => each.id === id);
    if (!spec) return { where: `options.${id}`, problem: 'unknownOption' };
    if (!spec.values.some((allowed) => allowed === value)) return { where: `options.${id}`, problem: 'wrongValue' };
  }
  return custom ? scenarioFault(options.options[SCENARIO]) : null;
}

/** Missing switches stand as printed. */
export function switchesOf(options: { readonly [id: string]: Json }): Switches {
  const read = (id: string): Json => options[id] ?? optionSpecs.find((spec) => spec.id === id)?.standard ?? null;
  return {
    calibre: read('calibre') === true,
    snow: read('snow') === true,
    solitaire: read('solitaire') === true,
    pershingMp: read('pershingMp') === 3 ? 3 : 2,
    usAtGun: read('usAtGun') === 'alternative' ? 'alternative' : 'counter',
    s5Stay: read('s5Stay') === 'once' ? 'once' : 'perUnit',
    s6Link: read('s6Link') !== false,
    s15March: read('s15March') !== false,
    points: Number(read('points')),
  };
}
