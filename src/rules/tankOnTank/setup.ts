import type { Dice } from '../core/dice';
import type { Seat, TableOptions } from '../core/game';
import type { Scenario } from './data/scenario';
import { CUSTOM, customSetup, scenarioOf } from './data/scenarios';
import { AMERICAN, GERMAN, type Kind } from './data/units';
import { SCENARIO, switchesOf } from './optionSpecs';
import type { State, Unit } from './types';

interface Piece {
  readonly kind: Kind;
  readonly hq: boolean;
  readonly ace?: boolean;
}

export function newUnit(id: string, seat: Seat, force: number, piece: Piece, veiled = false): Unit {
  return {
    id,
    seat,
    kind: piece.kind,
    hq: piece.hq,
    ace: piece.ace === true,
    aceShown: piece.ace === true,
    shown: !veiled,
    veiled,
    where: 'reserve',
    at: null,
    facing: seat === AMERICAN ? 'S' : 'N',
    moved: false,
    fired: false,
    dug: false,
    force,
  };
}

/** The units of a scenario. Face-down units get their numbers by lot, or the numbers would betray them. */
function muster(scenario: Scenario, dice: Dice): Unit[] {
  const units: Unit[] = [];
  scenario.forces.forEach((force, index) => {
    const listed = force.units.flatMap(({ kind, count, hq, ace }) =>
      Array.from({ length: count }, (): Piece => ({ kind, hq: hq === true, ace: ace === true })),
    );
    const veiled = scenario.veiled === force.seat;
    for (const piece of veiled ? dice.shuffle(listed) : listed) {
      const count = units.filter((unit) => unit.seat === force.seat).length;
      units.push(newUnit(`${force.seat}${count}`, force.seat, index, piece, veiled));
    }
  });
  return units;
}

export function deal(options: TableOptions, dice: Dice): State {
  const setup = options.setup === CUSTOM ? customSetup(String(options.options[SCENARIO])) : options.setup;
  const scenario = scenarioOf(setup);
  const switches = switchesOf(options.options);
  return {
    phase: 'purchase',
    turn: 0,
    active: [],
    setup,
    switches,
    map: scenario?.map ?? 'A',
    snow: scenario !== null && (scenario.deepSnow || switches.snow),
    snowbound: false,
    first: AMERICAN,
    phasing: AMERICAN,
    half: 0,
    deploymentStep: 0,
    placing: null,
    entryEdge: null,
    edges: [null, null],
    decider: null,
    bought: [false, false],
    mapChosen: false,
    snowChosen: false,
    objectives: [null, null],
    captures: [],
    spent: 0,
    chit: null,
    ended: false,
    strikes: scenario ? [...scenario.strikes] : [0, 0],
    activity: null,
    units: scenario ? muster(scenario, dice) : [],
    control: {},
    trophies: [],
    kills: [],
    outcome: null,
  };
}

export const seats: readonly Seat[] = [AMERICAN, GERMAN];
