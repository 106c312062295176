import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/tankOnTank/en/game';
import ja from '../../../src/i18n/tankOnTank/ja/game';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { boardFor } from '../../../src/rules/tankOnTank/board';
import { battleFaults } from '../../../src/rules/tankOnTank/data/battleFaults';
import { isBattle, printBattle, readBattle, readSketch } from '../../../src/rules/tankOnTank/data/battleText';
import {
  battleOfScenario,
  type CustomBattle,
  groundOf,
  scenarioOfBattle,
} from '../../../src/rules/tankOnTank/data/customBattle';
import { paintedId } from '../../../src/rules/tankOnTank/data/paintedMap';
import type { Award, Deployment, Ending, Exit, Force, Scenario } from '../../../src/rules/tankOnTank/data/scenario';
import { scenarioOf, scenarios } from '../../../src/rules/tankOnTank/data/scenarios';
import { hexNames } from '../../../src/rules/tankOnTank/hexes';
import { isRoadOpen } from '../../../src/rules/tankOnTank/victory';
import {
  arriving,
  firstBattle,
  hexesOf,
  marked,
  newExit,
  painted,
  targetsOf,
  withDraft,
  withEdge,
  withoutUnitAt,
  withRoad,
  withUnitAt,
} from '../../../src/rules/tankOnTank/workshop/edit';
import { cite } from '../../support/cite';
import { newMatch, place, stateOf } from './given';

const fault = (text: string) => {
  const read = readBattle(text);
  return isBattle(read) ? [] : read.map((each) => each.fault);
};
const spoil = (change: Partial<CustomBattle>) => fault(printBattle({ ...firstBattle(), ...change }));
const rule = 'TOT-12.0b';

/** Hexes have no order that matters: compared as they lie on the map. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const inner = value.map(sorted);
    return inner.every((each) => typeof each === 'string' && hexNames.includes(each)) ? inner.toSorted() : inner;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sorted(each)]));
}
/** What a scenario says without the rules it cites. */
function terms(value: unknown): unknown {
  const bare = (each: unknown): unknown =>
    Array.isArray(each)
      ? each.map(bare)
      : typeof each === 'object' && each !== null
        ? Object.fromEntries(
            Object.entries(each)
              .filter(([key, part]) => key !== 'rule' && key !== 'id' && !String(part).startsWith('TOT-'))
              .map(([key, part]) => [key, bare(part)]),
          )
        : each;
  return bare(sorted(value));
}

describe.each(scenarios.map((each) => [each.id, each] as const))(
  '%s opened in the workshop',
  (id, printed: Scenario) => {
    const text = printBattle(battleOfScenario(printed));

    test('is exported and imported as itself', () => {
      const read = readBattle(text);
      if (!isBattle(read)) throw new Error(JSON.stringify(read));
      expect(printBattle(read)).toBe(text);
      expect(terms(scenarioOfBattle(id, read))).toEqual(terms(printed));
      expect(text).toMatch(/^[\w.-]{1,3000}$/);
    });

    test('opens as the printed one does, and lets the same be done', () => {
      const own = newMatch('custom', { scenario: text });
      const match = newMatch(id);
      expect({ ...stateOf(own), setup: id }).toEqual(stateOf(match));
      const [seat = 0] = match.state.active;
      const key = (commands: readonly unknown[]) => commands.map((each) => JSON.stringify(each)).sort();
      expect(key(own.legal(seat))).toEqual(key(match.legal(seat)));
      expect(sorted({ ...scenarioOf(stateOf(own).setup), id })).toEqual(sorted(printed));
    });

    test('goes by rules of its own once it is changed', () => {
      const longer = readBattle(printBattle({ ...battleOfScenario(printed), turns: printed.turns + 1 }));
      if (!isBattle(longer)) throw new Error(JSON.stringify(longer));
      const own = scenarioOf(`custom:${printBattle(longer)}`);
      expect(own?.turns).toBe(printed.turns + 1);
      expect(own?.ending.rule).toBe('TOT-12.0a');
      expect(own?.map).toBe(printed.map);
    });
  },
);

describe('a scenario as text', () => {
  test.each(['A', 'B'] as const)('sheet %s painted hex by hex is the printed one', (sheet) => {
    const { terrain, roads } = groundOf(sheet);
    const own = boardFor(paintedId(terrain, roads));
    const printed = boardFor(sheet);
    expect(own.terrain).toEqual(printed.terrain);
    expect(own.roads).toEqual(printed.roads);
    expect(own.stopped).toEqual(printed.stopped);
    expect(own.data.ends.map(({ at }) => at).sort()).toEqual(printed.data.ends.map(({ at }) => at).sort());
  });

  test('a road drawn twice is gone, one to a distant hex is none', () => {
    const battle = firstBattle();
    expect(withRoad(withRoad(battle, 'E5', 'E6'), 'E6', 'E5')).toEqual(battle);
    expect(withRoad(battle, 'A1', 'E6')).toEqual(battle);
  });

  test('every fault of its letters is found and named', () => {
    const text = printBattle(firstBattle());
    expect(fault('nonsense')).toEqual(['scenarioForm']);
    expect(fault(text.replace(/^2/, '1'))).toEqual(['scenarioForm']);
    expect(fault(`${text}.`)).toEqual(['scenarioForm']);
    expect(spoil({ terrain: 'c' })).toEqual(['scenarioTerrain']);
    expect(spoil({ terrain: 'x'.repeat(hexNames.length) })).toEqual(['scenarioTerrain']);
    expect(spoil({ roads: '7'.repeat(hexNames.length) })).toEqual(['scenarioRoads']);
    expect(fault(text.replace('3sherman', '3shermann'))).toEqual(['scenarioForce']);
    expect(fault(text.replace('3sherman', '0sherman'))).toEqual(['scenarioForce']);
    expect(fault(text.replace('.8.0.', '.8.2.'))).toEqual(['scenarioForm']);
    expect(fault(text.replace('.00.', '.09.'))).toEqual(['scenarioForm']);
    expect(fault(text.replace('.8.0.', '.eight.0.'))).toEqual(['scenarioTurns']);
    expect(fault(text.slice(0, -1))).toEqual(['scenarioForm']);
  });

  test('every fault of its terms is found and named', () => {
    const { forces } = firstBattle();
    const [american, german] = forces;
    if (!american || !german) throw new Error('no force');
    const more = (change: Partial<Force>) => spoil({ forces: [...forces, { ...american, ...change }] });
    const units = (kind: Force['units'][number]['kind'], count: number) => [{ kind, count }];
    expect(spoil({ turns: 0 })).toEqual(['scenarioTurns']);
    expect(spoil({ turns: 31 })).toEqual(['scenarioTurns']);
    expect(more({ seat: 1, units: units('sherman', 1) })).toEqual(['scenarioSide']);
    expect(more({ units: [{ kind: 'priest', count: 1, hq: true }] })).toEqual(['scenarioHq']);
    const late = arriving({ ...american, entry: { turn: 9, rows: [] } }, 'entry');
    expect(spoil({ forces: [...forces, late] })).toEqual(['scenarioEntry']);
    const inland = { ...american, entry: { turn: 1, rows: [{ edge: 'north', hexes: ['E6'] }] } } as const;
    const { zone: _, ...entering } = inland;
    expect(spoil({ forces: [...forces, entering] })).toEqual(['scenarioEntry']);
    expect(more({ units: [] })).toEqual(['scenarioEmpty']);
    expect(spoil({ forces: [american] })).toEqual(['scenarioNoForce']);
    const crowd = {
      ...entering,
      units: units('sherman', 9),
      entry: { turn: 1, rows: arriving(american, 'entry').entry?.rows ?? [] },
    };
    expect(spoil({ forces: [...forces, crowd, crowd] })).toEqual(['scenarioCrowd']);
  });

  test('room is counted counter by counter, also where zones overlap', () => {
    const { forces } = firstBattle();
    const [american] = forces;
    if (!american) throw new Error('no force');
    const tank = (zone: readonly string[]): Force => ({ ...american, units: [{ kind: 'sherman', count: 1 }], zone });
    const fits = (...zones: readonly (readonly string[])[]) => spoil({ forces: [...forces, ...zones.map(tank)] });
    expect(fits(['E5', 'E6'], ['E5'])).toEqual([]);
    expect(fits(['E5'], ['E5', 'E6'])).toEqual([]);
    expect(fits(['E5', 'E6'], ['E5', 'E6'], ['E6', 'E5'])).toEqual(['scenarioNoRoom']);
    expect(fits(['E5', 'E6'], ['E6', 'E7'], ['E5', 'E7'])).toEqual([]);
    expect(fits([])).toEqual(['scenarioNoRoom']);
  });

  test('nobody can get stuck while setting up', () => {
    const { forces } = firstBattle();
    const steps = (...deployment: readonly Omit<Deployment, 'rule'>[]) =>
      spoil({ deployment: deployment.map((step) => ({ rule, ...step })) });
    expect(steps({ seat: 1 })).toEqual(['scenarioOrder']);
    expect(steps({ seat: 1 }, { seat: 0, count: 2 })).toEqual(['scenarioOrder']);
    expect(steps({ seat: 1 }, { seat: 0, positions: 1 })).toEqual(['scenarioDig']);
    expect(steps({ seat: 1 }, { seat: 0, count: 1, ace: 'any' }, { seat: 0 })).toEqual(['scenarioAce']);
    expect(steps({ seat: 1, declares: ['north'] }, { seat: 1 }, { seat: 0 })).toEqual(['scenarioDeclare']);
    expect(steps({ seat: 1, count: 2 }, { seat: 0 }, { seat: 1, ace: 'armoured' })).toEqual([]);
    const declared = forces.map((force) => (force.seat === 1 ? arriving(force, 'declared') : force));
    expect(spoil({ forces: declared })).toEqual(['scenarioDeclare']);
    const before: readonly Deployment[] = [
      { rule, seat: 1, declares: ['north', 'south'] },
      { rule, seat: 0 },
    ];
    expect(spoil({ forces: declared, deployment: before })).toEqual([]);
  });

  test('what wins can be had', () => {
    const hold = { type: 'hold', seats: [0], hexes: ['E6'], need: 1, rule: 'TOT-12.0a', otherwise: 'draw' } as const;
    const ends = (ending: Ending) => spoil({ ending });
    expect(ends({ ...hold, need: 2 })).toEqual(['scenarioNeed']);
    expect(ends({ ...hold, hexes: [] })).toEqual([]);
    expect(ends({ ...hold, hexes: [], otherwise: 'extend' })).toEqual(['scenarioExtend']);
    expect(ends({ type: 'points', seat: 0, rule: 'TOT-12.0a' })).toEqual(['scenarioAward']);
    expect(ends({ type: 'roads', seat: 1, rule: 'TOT-12.0a', otherwise: 'TOT-12.0a' })).toEqual(['scenarioNoRoad']);
    const award: Award = { type: 'exit', seat: 0, each: 1, rule: 'TOT-12.0a' };
    expect(spoil({ awards: [award] })).toEqual(['scenarioNoExit']);
    expect(spoil({ awards: [award], exits: [newExit(0)] })).toEqual([]);
    const gap: Exit = { ...newExit(0), hexes: [] };
    expect(spoil({ exits: [gap] })).toEqual(['scenarioExit']);
    expect(spoil({ exits: [{ ...newExit(0), kinds: ['tiger'] }] })).toEqual(['scenarioExit']);
    const coup = { type: 'exits', seat: 0, count: 5, rule: 'TOT-12.0a' } as const;
    expect(spoil({ coups: [coup], exits: [newExit(0)] })).toEqual(['scenarioNeed']);
    expect(spoil({ awards: [{ type: 'control', seat: 0, hexes: [], rule: 'TOT-12.0a' }] })).toEqual([
      'scenarioObjective',
    ]);
  });

  test('several faults are told together, each with where it is', () => {
    const [american] = firstBattle().forces;
    if (!american) throw new Error('no force');
    const text = printBattle({ ...firstBattle(), turns: 99, forces: [american] });
    expect(readBattle(text)).toEqual([
      { fault: 'scenarioTurns', where: '99' },
      { fault: 'scenarioNoForce', where: '1' },
    ]);
  });

  test('a battle under work is read as it stands, though it cannot be played yet', () => {
    const bare = firstBattle();
    const [american, german] = bare.forces;
    if (!american || !german) throw new Error('no forces');
    const sketches: Partial<CustomBattle>[] = [
      { forces: [] },
      { forces: [{ ...american, units: [] }, german] },
      { forces: [{ ...american, zone: [] }, german] },
      { deployment: [] },
      { exits: [{ ...newExit(0), hexes: [] }] },
      { awards: [{ type: 'control', seat: 0, hexes: [], rule: 'TOT-12.0a' }] },
      { ending: { type: 'hold', seats: [0], hexes: [], need: 3, rule, otherwise: 'extend' } },
    ];
    for (const change of sketches) {
      const code = printBattle({ ...bare, ...change });
      expect(isBattle(readBattle(code)), code).toBe(false);
      const read = readSketch(code);
      expect(isBattle(read) ? printBattle(read) : read).toBe(code);
    }
  });

  test('there is a sentence for every fault in both languages', () => {
    for (const id of battleFaults) {
      expect(Reflect.get(en.faults, id), id).toBeTruthy();
      expect(Reflect.get(ja.faults, id), id).toBeTruthy();
    }
  });
});

describe('a battle from it', () => {
  const options = { scenario: printBattle(firstBattle()) };
  const deal = { setup: 'custom', seats: 2 };

  test('is dealt if it has no fault', () => {
    expect(tankOnTank.checkOptions({ ...deal, options })).toBeNull();
    expect(tankOnTank.checkOptions({ ...deal, options: {} })).toEqual({
      where: 'options.scenario',
      problem: 'scenarioForm',
    });
    expect(
      tankOnTank.checkOptions({ ...deal, options: { scenario: printBattle({ ...firstBattle(), turns: 0 }) } }),
    ).toEqual({
      where: 'options.scenario: 0',
      problem: 'scenarioTurns',
    });
    expect(tankOnTank.checkOptions({ setup: 'S1', seats: 2, options })).toEqual({
      where: 'options.scenario',
      problem: 'unknownOption',
    });
  });

  test(`${cite('TOT-12.0b')} is set up in its zones, who moves second first`, () => {
    const match = newMatch('custom', options);
    const state = stateOf(match);
    expect(state.phase).toBe('deployment');
    expect(state.active).toEqual([1]);
    expect(state.units.map(({ kind }) => kind)).toHaveLength(8);
    expect(match.refuse(place(1, '10', 'E6'))?.rule).toBe('TOT-12.0b');
    expect(match.refuse(place(1, '10', 'E11'))).toBeNull();
  });

  test('a counter with a hex of its own finds it free', () => {
    const battle = withUnitAt(firstBattle(), 0, { kind: 'usAtGun', count: 1 }, 'E1');
    expect(battle.forces.at(-1)?.zone).toEqual(['E1']);
    expect(battle.forces[0]?.zone).not.toContain('E1');
    expect(withoutUnitAt(battle, 'E1').forces).toHaveLength(2);
  });

  test(`${cite('TOT-12.0a', 'TOT-Q19')} objectives and destruction decide it`, () => {
    const battle = marked(painted(firstBattle(), 'D4', 'woods'), { of: 'ending', index: 0 }, 'D4');
    expect(scenarioOfBattle('x', battle)).toMatchObject({
      ending: { type: 'hold', hexes: ['E6', 'D4'], need: 1, rule: 'TOT-12.0a', otherwise: 'draw' },
      coups: [{ type: 'annihilation', rule: 'TOT-Q19' }],
    });
  });

  test(`${cite('TOT-S6i')} whoever is to cut the roads, the trace asks for his units`, () => {
    const ending: Ending = { type: 'roads', seat: 0, rule: 'TOT-12.0a', otherwise: 'TOT-12.0a' };
    const text = printBattle({ ...firstBattle(), ...groundOf('B'), ending });
    const state = stateOf(newMatch('custom', { scenario: text }));
    const standing = (seat: number) => ({
      ...state,
      units: ['A11', 'G11'].map((at) => ({ seat, where: 'map' as const, at })),
    });
    expect(isRoadOpen(standing(0))).toBe(false);
    expect(isRoadOpen(standing(1))).toBe(true);
  });

  test('can be played to its end with any legal commands', () => {
    let match = newMatch('custom', { scenario: printBattle({ ...firstBattle(), ...groundOf('A'), turns: 1 }) });
    for (let step = 0; match.result === null && step < 400; step++) {
      const seat = match.state.active[0] ?? 0;
      const legal = match.legal(seat);
      const done = legal.find(({ type }) => type === 'done' && step % 3 === 0);
      const command = done ?? legal[(step * 7) % legal.length];
      if (command === undefined) throw new Error('nothing to do');
      match = match.play(command);
    }
    expect(match.result).not.toBeNull();
  });
});

describe('the bench', () => {
  test('marks hexes of whatever has some, within the rows of an edge', () => {
    const battle: CustomBattle = { ...firstBattle(), exits: [newExit(0)] };
    expect(targetsOf(battle).map((target) => target.of)).toEqual(['forces', 'forces', 'exits', 'ending']);
    const exit = { of: 'exits', index: 0 } as const;
    expect(hexesOf(marked(battle, exit, 'E6'), exit)).toContain('E11');
    expect(hexesOf(marked(battle, exit, 'E6'), exit)).not.toContain('E6');
    expect(hexesOf(marked(battle, exit, 'E11'), exit)).not.toContain('E11');
    const zone = { of: 'forces', index: 0 } as const;
    expect(hexesOf(marked(battle, zone, 'E6'), zone)).toContain('E6');
    expect(marked(marked(battle, zone, 'E6'), zone, 'E6').forces).toEqual(battle.forces);
  });

  test('counts counters alike together and keeps one edge open', () => {
    const [force] = firstBattle().forces;
    if (!force) throw new Error('no force');
    expect(withDraft(force, { kind: 'sherman', count: 1 }, 2).units[1]?.count).toBe(5);
    expect(withDraft(force, { kind: 'sherman', count: 1, hq: true }, -1).units).toHaveLength(1);
    expect(withDraft(force, { kind: 'priest', count: 1 }, -1)).toEqual(force);
    const entering = arriving(force, 'entry');
    expect(withEdge(entering, 'north')).toEqual(entering);
    expect(withEdge(withEdge(entering, 'west'), 'north').entry?.rows).toMatchObject([{ edge: 'west' }]);
  });
});
