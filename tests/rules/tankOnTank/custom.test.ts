import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/en/tankOnTank';
import ja from '../../../src/i18n/ja/tankOnTank';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { boardFor, hexNames } from '../../../src/rules/tankOnTank/board';
import {
  battleFaults,
  type CustomBattle,
  isBattle,
  printBattle,
  readBattle,
  scenarioOfBattle,
} from '../../../src/rules/tankOnTank/data/customBattle';
import { paintedId } from '../../../src/rules/tankOnTank/data/paintedMap';
import {
  firstBattle,
  painted,
  withForce,
  withObjective,
  withRoad,
  withSheet,
  zoned,
} from '../../../src/rules/tankOnTank/workshop';
import { cite } from '../../support/cite';
import { newMatch, place, stateOf } from './given';

const fault = (text: string) => {
  const read = readBattle(text);
  return isBattle(read) ? [] : read.map((each) => each.fault);
};
const spoil = (change: Partial<CustomBattle>) => fault(printBattle({ ...firstBattle(), ...change }));

describe('a scenario as text', () => {
  test('is read back as itself', () => {
    const entry = { seat: 1, kind: 'tiger', hq: false, count: 2, where: { edge: 'east', turn: 3 } } as const;
    const fixed = { seat: 0, kind: 'usAtGun', hq: false, count: 1, where: { at: 'C4' } } as const;
    const battle = withForce(withForce(withSheet(firstBattle(), 'B'), entry), fixed);
    expect(readBattle(printBattle(battle))).toEqual(battle);
    expect(printBattle(battle)).toMatch(/^[\w.-]{1,3000}$/);
  });

  test.each(['A', 'B'] as const)('sheet %s painted hex by hex is the printed one', (sheet) => {
    const battle = withSheet(firstBattle(), sheet);
    const own = boardFor(paintedId(battle.terrain, battle.roads));
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

  test('every fault is found and named', () => {
    const { forces, zones } = firstBattle();
    const [first] = forces;
    if (!first) throw new Error('no force');
    expect(fault('nonsense')).toEqual(['scenarioForm']);
    expect(spoil({ terrain: 'c' })).toEqual(['scenarioTerrain']);
    expect(spoil({ terrain: 'x'.repeat(hexNames.length) })).toEqual(['scenarioTerrain']);
    expect(spoil({ roads: '7'.repeat(hexNames.length) })).toEqual(['scenarioRoads']);
    expect(spoil({ zones: `9${zones.slice(1)}` })).toContain('scenarioZones');
    expect(spoil({ turns: 0 })).toEqual(['scenarioTurns']);
    expect(spoil({ turns: 31 })).toEqual(['scenarioTurns']);
    expect(spoil({ forces: [...forces, { ...first, seat: 1 }] })).toEqual(['scenarioSide']);
    expect(spoil({ forces: [...forces, { ...first, kind: 'priest' }] })).toEqual(['scenarioHq']);
    expect(spoil({ forces: [...forces, { ...first, where: { edge: 'west', turn: 9 } }] })).toEqual(['scenarioEntry']);
    expect(
      spoil({ forces: [...forces, { ...first, where: { at: 'E5' } }, { ...first, where: { at: 'E5' } }] }),
    ).toEqual(['scenarioTwice']);
    expect(spoil({ forces: forces.filter(({ seat }) => seat === 0) })).toEqual(['scenarioNoForce']);
    expect(spoil({ zones: '1'.repeat(hexNames.length) })).toEqual(['scenarioNoRoom']);
    const crowd = [1, 2, 3].map((turn) => ({ ...first, count: 9, where: { edge: 'north', turn } as const }));
    expect(spoil({ forces: [...forces, ...crowd] })).toEqual(['scenarioCrowd']);
    expect(spoil({ objectives: ['Z9'] })).toEqual(['scenarioObjective']);
    expect(spoil({ need: 2 })).toEqual(['scenarioNeed']);
    expect(fault(printBattle(firstBattle()).replace('0sherman-3-z', '0shermann-3-z'))).toContain('scenarioForce');
  });

  test('several faults are told together, each with where it is', () => {
    const text = printBattle({ ...firstBattle(), turns: 99, objectives: ['Z9'] });
    expect(readBattle(text)).toEqual([
      { fault: 'scenarioTurns', where: '99' },
      { fault: 'scenarioObjective', where: 'Z9' },
    ]);
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
    expect(tankOnTank.fault({ ...deal, options })).toBeNull();
    expect(tankOnTank.fault({ ...deal, options: {} })).toEqual({ where: 'options.scenario', fault: 'scenarioForm' });
    expect(tankOnTank.fault({ ...deal, options: { scenario: printBattle({ ...firstBattle(), turns: 0 }) } })).toEqual({
      where: 'options.scenario: 0',
      fault: 'scenarioTurns',
    });
    expect(tankOnTank.fault({ setup: 'S1', seats: 2, options })).toEqual({
      where: 'options.scenario',
      fault: 'unknownOption',
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
    const gun = { seat: 0, kind: 'usAtGun', hq: false, count: 1, where: { at: 'E1' } } as const;
    const { forces } = scenarioOfBattle('x', withForce(firstBattle(), gun));
    expect(forces.at(-1)?.zone).toEqual(['E1']);
    expect(forces[0]?.zone).not.toContain('E1');
  });

  test(`${cite('TOT-12.0a', 'TOT-Q19')} objectives and destruction decide it`, () => {
    const battle = withObjective(zoned(painted(firstBattle(), 'D4', 'woods'), 'D4', 2), 'D4');
    expect(scenarioOfBattle('x', battle)).toMatchObject({
      ending: { type: 'hold', hexes: ['E6', 'D4'], need: 1, rule: 'TOT-12.0a', otherwise: 'draw' },
      coups: [{ type: 'annihilation', rule: 'TOT-Q19' }],
    });
    expect(withObjective(withObjective(battle, 'E6'), 'D4')).toMatchObject({ objectives: [], need: 0 });
  });

  test('can be played to its end with any legal commands', () => {
    let match = newMatch('custom', { scenario: printBattle({ ...withSheet(firstBattle(), 'A'), turns: 1 }) });
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
