import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/game';
import { stops } from '../../../src/rules/core/tally';
import { boardFor } from '../../../src/rules/tankOnTank/board';
import type { MapId } from '../../../src/rules/tankOnTank/data/maps';
import { maps } from '../../../src/rules/tankOnTank/data/maps';
import { hexNames, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { occupied, seesAt, sight } from '../../../src/rules/tankOnTank/sight';
import { cite } from '../../support/cite';
import { aim, ge, given, us } from './given';
import { slowSight } from './slowSight';

const on = (map: MapId, ...units: string[]) => ({ map, units: units.map((at) => ({ at })) });
const hexes = (...names: string[]): Ref[] => names.map((name): Ref => `hex:${name}`);

describe('lines of sight', () => {
  test(`${cite('TOT-8.2a')} a line over open ground is free, and says over which hexes it looked`, () => {
    const line = sight(on('A'), 'E8', 'E11');
    expect(line.clear).toBe(true);
    expect(line.steps.map((step) => step.at)).toEqual([hexes('E9'), hexes('E10')]);
  });

  test.each([
    ['hill', 'F5', 'F2', 'F4'],
    ['town', 'E7', 'E5', 'E6'],
    ['woods', 'F6', 'F9', 'F7'],
  ])(`${cite('TOT-8.2b')} %s blocks: %s to %s is stopped at %s`, (_, from, to, stop) => {
    expect(stops(sight(on('A'), from, to))[0]).toBe(`hex:${stop}`);
  });

  test(`${cite('TOT-8.2c')} a unit of either side blocks through its hex`, () => {
    for (const friend of [us('2', 'sherman', 'E9'), ge('2', 'tiger', 'E9')]) {
      const table = given([us('1', 'wolverine', 'E10'), friend, ge('1', 'panzer4', 'E8')]);
      expect(table.refuse(aim(0, '01', '11'))).toMatchObject({ rule: 'TOT-8.0c', evidence: ['hex:E9'] });
    }
  });

  test(`${cite('TOT-8.2d', 'TOT-Q3')} one end on a hill is enough to see over units in clear hexes, in both directions`, () => {
    expect(sight(on('A', 'F3', 'F2'), 'F4', 'F1').clear).toBe(true);
    expect(sight(on('A', 'F3', 'F2'), 'F1', 'F4').clear).toBe(true);
    expect(sight(on('A', 'F3', 'F2'), 'F4', 'F1').steps.map((step) => step.rule)).toEqual(['TOT-8.2d', 'TOT-8.2d']);
    // Road hexes in the open are clear hexes.
    expect(sight(on('A', 'F5'), 'F4', 'F6').clear).toBe(true);
  });

  test(`${cite('TOT-Q2')} a hill sees neither over another hill nor over woods or town`, () => {
    expect(sight(on('B'), 'B4', 'B2').clear).toBe(false);
    expect(stops(sight(on('A'), 'H5', 'H3'))).toEqual(hexes('H4'));
    expect(stops(sight(on('A'), 'A6', 'A8'))).toEqual(hexes('A7'));
  });

  test(`${cite('TOT-8.2e', 'TOT-Q4')} along a hexside it takes both hexes to block, ground or unit`, () => {
    expect(sight(on('A'), 'E5', 'G5')).toEqual({
      clear: true,
      steps: [{ at: hexes('F4', 'F5'), blocks: false, rule: 'TOT-8.2e' }],
    });
    expect(sight(on('A', 'F5'), 'E5', 'G5').clear).toBe(false);
    expect(sight(on('A'), 'G5', 'I5').clear).toBe(false);
    expect(stops(sight(on('A'), 'G5', 'I5'))).toEqual(hexes('H4', 'H5'));
  });

  test(`${cite('TOT-Q4')} each pair is tested by itself; where one side is off the map the other decides`, () => {
    expect(sight(on('A', 'F9', 'F10'), 'C10', 'G10').clear).toBe(false);
    expect(sight(on('A', 'D9', 'F10'), 'C10', 'G10').clear).toBe(true);
    expect(sight(on('A'), 'A1', 'C1').steps).toEqual([{ at: hexes('B1'), blocks: false, rule: 'TOT-8.2e' }]);
    expect(sight(on('A', 'B1'), 'A1', 'C1')).toEqual({
      clear: false,
      steps: [{ at: hexes('B1'), blocks: true, rule: 'TOT-8.2e' }],
    });
  });

  test(`${cite('TOT-8.2f')} the hexes at both ends never block`, () => {
    expect(sight(on('A', 'E6', 'E7'), 'E7', 'E6').clear).toBe(true);
    expect(sight(on('A', 'B6', 'E6'), 'E6', 'E4').clear).toBe(true);
  });

  test(`${cite('TOT-EX2')} a Sherman fires at what stands open in front of it, not at the Tiger on its flank`, () => {
    const table = given([
      us('1', 'sherman', 'E10', 'N'),
      ge('1', 'wespe', 'E8'),
      ge('2', 'panzer4', 'D9'),
      ge('3', 'tiger', 'E11'),
    ]);
    expect(table.refuse(aim(0, '01', '11'))).toBeNull();
    expect(table.refuse(aim(0, '01', '12'))).toBeNull();
    expect(table.rule(aim(0, '01', '13'))).toBe('TOT-4.0c');
  });

  test(`${cite('TOT-EX3')} a Wolverine on a hill sees over a unit in the open, not over town or woods`, () => {
    const table = given([
      us('1', 'wolverine', 'H5', 'N'),
      ge('1', 'panzer4', 'H3'),
      ge('2', 'wespe', 'I3'),
      ge('3', 'panzer4', 'G5'),
      ge('4', 'tiger', 'F4'),
      ge('5', 'tiger', 'F5'),
    ]);
    expect(table.refuse(aim(0, '01', '11'))?.evidence).toEqual(['hex:H4']);
    expect(table.refuse(aim(0, '01', '12'))?.evidence).toContain('hex:I4');
    for (const seen of ['13', '14', '15']) expect(table.refuse(aim(0, '01', seen))).toBeNull();
  });

  test('the table of all lines agrees with polygons and cross products, on both maps', () => {
    for (const map of ['A', 'B'] as const) {
      const { hill, town, woods } = maps[map];
      const ground = new Set([...hill, ...town, ...woods]);
      const board = boardFor(map);
      const none = occupied([]);
      const wrong: string[] = [];
      for (const from of hexNames) {
        for (const to of hexNames) {
          if (from === to || (placeOf(from) + placeOf(to)) % 3 !== 0) continue;
          const expected = slowSight(from, to, (name) => ground.has(name));
          if (seesAt(board, none, placeOf(from), placeOf(to)) !== expected) wrong.push(`${map} ${from}-${to}`);
        }
      }
      expect(wrong).toEqual([]);
    }
  });

  test('the quick answer and the one with its working agree, with units about', () => {
    const units = on('A', 'E9', 'D8', 'G6', 'C4', 'H7', 'B8', 'F5');
    const taken = occupied(units.units);
    for (const from of hexNames) {
      for (const to of hexNames) {
        if (from === to) continue;
        expect(seesAt(boardFor('A'), taken, placeOf(from), placeOf(to)), `${from} ${to}`).toBe(
          sight(units, from, to).clear,
        );
      }
    }
  });
});
