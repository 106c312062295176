import { describe, expect, test } from 'vitest';
import { analyses } from '../../../src/rules/tankOnTank/analyses';
import { boardFor, boardOf } from '../../../src/rules/tankOnTank/board';
import { maps, type SheetId } from '../../../src/rules/tankOnTank/data/maps';
import { hexNames, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { standing, stride } from '../../../src/rules/tankOnTank/reach';
import { cite } from '../../support/cite';
import { done, face, ge, given, move, us } from './given';
import { slowReach } from './slowReach';

const reach = (map: SheetId, from: string, mp: number, units: string[] = []): { [hex: string]: number } => {
  const answer = analyses.reach?.({ map, from, mp, units });
  return (answer as { hexes: { [hex: string]: number } }).hexes;
};

describe('movement', () => {
  test(`${cite('TOT-7.0a', 'TOT-7.0b')} a unit goes on at one point a hex until its points are used up`, () => {
    const table = given([us('1', 'wolverine', 'E9')]);
    const far = table.play([move(0, '01', 'E10'), move(0, '01', 'E11')]);
    expect(far.state.activity).toMatchObject({ type: 'move', mover: { unit: '01', spent: 2, steps: 2 } });
    expect(far.play(move(0, '01', 'D10')).rule(move(0, '01', 'C11'))).toBe('TOT-7.0a');
    expect(table.refuse(move(0, '01', 'A1'))).toMatchObject({ rule: 'TOT-7.0a', evidence: ['unit:01'] });
    expect(table.refuse(move(0, '01', 'A9'))?.instead).toEqual(move(0, '01', 'B9'));
  });

  test(`${cite('TOT-7.0c', 'TOT-7.0d')} one action point buys the whole allowance; what is left over is lost`, () => {
    const table = given([us('1', 'wolverine', 'E9'), us('2', 'sherman', 'A1')]);
    const moved = table.play([move(0, '01', 'E8'), face(0, '01', 'N')]);
    expect(moved.state.spent).toBe(1);
    expect(moved.state.activity).toBeNull();
    expect(moved.rule(move(0, '01', 'E7'))).toBe('TOT-5.0h');
  });

  test(`${cite('TOT-7.0e')} a move ends with any facing, and cannot be left without one`, () => {
    const table = given([us('1', 'sherman', 'E9')]).play(move(0, '01', 'E8'));
    expect(table.rule(done(0))).toBe('TOT-7.0e');
    const turns = table.legal(0).filter((command) => command.type === 'face');
    expect(turns).toHaveLength(6);
    expect(table.play(face(0, '01', 'SW')).unit('01')).toMatchObject({ at: 'E8', facing: 'SW' });
  });

  test(`${cite('TOT-7.0f', 'TOT-AID2', 'TOT-AID6')} woods and town cost two, along a road one`, () => {
    expect(reach('A', 'F9', 2).F8).toBe(2);
    expect(reach('A', 'D8', 2)).toMatchObject({ C9: 2 });
    expect(reach('A', 'C10', 2)).toMatchObject({ C9: 1 });
    expect(reach('A', 'D6', 2).E6).toBe(1);
    expect(reach('A', 'E7', 1).E6).toBe(1);
    expect(reach('A', 'E7', 3).E6).toBe(2);
  });

  test(`${cite('TOT-7.0g', 'TOT-AID1', 'TOT-AID5')} clear and hill cost one`, () => {
    expect(reach('A', 'F3', 1)).toMatchObject({ F4: 1, F2: 1 });
  });

  test(`${cite('TOT-AID3')} a road takes the place of the ground in its hex, for movement only`, () => {
    expect(reach('A', 'G8', 1).G9).toBe(1);
    expect(reach('A', 'H9', 3).G9).toBe(2);
  });

  test(`${cite('TOT-7.0h', 'TOT-Q7', 'TOT-AID4', 'TOT-EX16')} a move all along a road has one point more`, () => {
    expect(reach('A', 'G1', 2)).toMatchObject({ G4: 3 });
    // G4 and G5 share no road hexside: the third hex there would need one.
    expect(reach('A', 'G2', 2)).not.toHaveProperty('G5');
    expect(reach('A', 'G2', 2)).toMatchObject({ H4: 3 });
    // Starting beside the road, or leaving it once, forfeits the bonus.
    expect(reach('A', 'F1', 2)).not.toHaveProperty('G4');
    const off = given([us('1', 'sherman', 'G2')]).play([move(0, '01', 'F1'), move(0, '01', 'G1')]);
    expect(off.rule(move(0, '01', 'G2'))).toBe('TOT-7.0a');
  });

  test(`${cite('TOT-7.0i', 'TOT-Q8', 'TOT-EX17')} one hex is always possible, ends the move, and only from the start`, () => {
    const table = given([us('1', 'priest', 'F9')]);
    const moved = table.play(move(0, '01', 'F8'));
    expect(moved.legal(0).every((command) => command.type === 'face')).toBe(true);
    expect(moved.rule(move(0, '01', 'F7'))).toBe('TOT-7.0i');
    // After a first hex there is no minimum move: two points do not pay for clear and woods.
    const second = given([us('1', 'sherman', 'F10')]).play(move(0, '01', 'F9'));
    expect(second.rule(move(0, '01', 'F8'))).toBe('TOT-7.0a');
    expect(given([us('1', 'priest', 'F9'), ge('1', 'tiger', 'F8')]).rule(move(0, '01', 'F8'))).toBe('TOT-7.0k');
  });

  test(`${cite('TOT-7.0j', 'TOT-7.0l', 'TOT-Q25')} prohibited ground is entered by no move, the minimum move included`, () => {
    const board = boardOf({ ...maps.A, prohibited: ['E8'] });
    const pace = { mp: 1, oneHex: false, deepSnow: false, roadMarch: true };
    expect(stride(board, pace, standing(board, placeOf('E9')), placeOf('E8'), false)).toBeNull();
    expect(stride(boardFor('A'), pace, standing(board, placeOf('E9')), placeOf('E8'), false)).not.toBeNull();
  });

  test(`${cite('TOT-7.0k', 'TOT-7.0l', 'TOT-3.1a')} two units never share a hex`, () => {
    for (const other of [us('2', 'sherman', 'E8'), ge('2', 'tiger', 'E8')]) {
      const table = given([us('1', 'priest', 'E9'), other]);
      expect(table.refuse(move(0, '01', 'E8'))).toEqual({ rule: 'TOT-7.0k', evidence: ['hex:E8'] });
    }
  });

  test(`${cite('TOT-3.1b')} nor does one pass through another`, () => {
    const ring = ['H1', 'H2', 'G3', 'F2', 'F1'];
    const free = reach('A', 'G2', 3, ring.slice(1));
    expect(Object.keys(free).every((hex) => !ring.slice(1).includes(hex))).toBe(true);
    expect(reach('A', 'A1', 3, ['B1'])).not.toHaveProperty('C1');
    expect(reach('A', 'A1', 2, ['B1', 'A2'])).toEqual({});
  });

  test(`${cite('TOT-3.1c')} markers are in nobody's way`, () => {
    const dug = given([ge('1', 'geInfantry', 'E7', 'S', { dug: true }), us('1', 'sherman', 'E9')], { setup: 'S8' });
    const gone = { ...dug.state, units: dug.state.units.filter((unit) => unit.id !== '11'), objectives: ['E8', 'E7'] };
    expect(given(gone.units, { objectives: ['E8', 'E7'] }).refuse(move(0, '01', 'E7'))).toBeNull();
  });

  test('reach from G1 on map A', () => {
    expect(Object.keys(reach('A', 'G1', 1)).sort()).toEqual(['F1', 'G2', 'G3', 'H1']);
    expect(Object.keys(reach('A', 'G1', 2)).sort()).toEqual(
      ['E1', 'E2', 'F1', 'F2', 'G2', 'G3', 'G4', 'H1', 'H2', 'I1', 'I2'].sort(),
    );
    expect(reach('A', 'G1', 3).H4).toBe(4);
  });

  test('reach agrees with walking every path, from every hex of both maps', () => {
    for (const map of ['A', 'B'] as const) {
      for (const from of hexNames) {
        for (const mp of [1, 2, 3])
          expect(reach(map, from, mp), `${map} ${from} ${mp}`).toEqual(slowReach(map, from, mp));
      }
    }
  });
});
