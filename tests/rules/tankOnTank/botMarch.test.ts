import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../src/rules/tankOnTank/bot/evaluate';
import { type Aim, bestMove } from '../../../src/rules/tankOnTank/bot/moves';
import { racesOut } from '../../../src/rules/tankOnTank/bot/prospects';
import { studyOf } from '../../../src/rules/tankOnTank/bot/study';
import { scenarios } from '../../../src/rules/tankOnTank/data/scenarios';
import { distanceAt, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { cite } from '../../support/cite';
import { ge, given, us } from './given';

describe('a group with one aim', () => {
  // The nearest enemies have every exit and E6 under their guns, so that nobody goes there for his own good.
  const units = [
    ge('1', 'panzer4', 'E8', 'N', { force: 2, hq: true }),
    ge('2', 'panzer4', 'D8', 'N', { force: 2 }),
    us('1', 'sherman', 'E5', 'S'),
    us('2', 'sherman', 'D5', 'S'),
    us('3', 'sherman', 'F4', 'S'),
  ];

  /** Rows still to drive after the best move of each, where it was told what to drive for. */
  const rowsLeft = (setup: string, aim: Aim, from: (at: string) => number) => {
    const { state } = given(units, { setup, turn: 2, phasing: 1, first: 1 });
    const study = studyOf(state, 1, 5000);
    return state.units.slice(0, 2).map((unit) => {
      const after = bestMove(study, unit, { nearer: aim })?.after?.[0]?.position;
      return [from(unit.at ?? ''), from(after?.units.find(({ id }) => id === unit.id)?.at ?? 'I11')] as const;
    });
  };

  test(`${cite('TOT-S4g')} drives for the exits`, () => {
    for (const [before, after] of rowsLeft('S4', 'out', (at) => Number(at.slice(1))))
      expect(after).toBeLessThan(before);
  });

  test(`${cite('TOT-S11g')} drives for a goal`, () => {
    const toTown = (at: string) => distanceAt(placeOf(at), placeOf('E6'));
    for (const [before, after] of rowsLeft('S11', 0, toTown)) expect(after).toBeLessThan(before);
  });

  test(`${cite('TOT-S1h')} has no way off a map that nobody may leave`, () => {
    const { state } = given(units, { setup: 'S1', phasing: 1, first: 1 });
    const [unit] = state.units;
    if (!unit) throw new Error('nobody there');
    expect(bestMove(studyOf(state, 1, 5000), unit, { nearer: 'out' })).toBeNull();
  });
});

describe('what is left of a side', () => {
  test(`${cite('TOT-Q19')} counts as saved who drove off the map, and not as lost`, () => {
    const rest = [us('1', 'sherman', 'E9', 'N'), ge('1', 'panzer4', 'E2', 'S')];
    const worth = (where: 'exited' | 'dead') =>
      evaluate(given([...rest, us('2', 'sherman', null, 'N', { where })], { setup: 'S11' }).state, 0, []);
    expect(worth('exited')).toBeGreaterThan(worth('dead') + 10);
  });
});

describe('time that seems to be left', () => {
  test(`${cite('TOT-S15j')} is not waited out by whoever would lose now, though somebody else is at the goal already`, () => {
    /** What it is worth that the second tank follows the first up the road, by who controls both exits. */
    const gain = (holder: number) => {
      const worth = (at: string) => {
        const tanks = [ge('1', 'panzer4', at, 'N', { force: 3 }), ge('2', 'panzer4', 'G2', 'N', { force: 3 })];
        const units = [...tanks, us('1', 'usInfantry', 'A5', 'S')];
        return evaluate(given(units, { setup: 'S15', turn: 2, control: { D1: holder, G1: holder } }).state, 1, []);
      };
      return worth('G7') - worth('G10');
    };
    expect(gain(0)).toBeGreaterThan(gain(1) + 6);
  });

  test.each([
    ['S4', ge('1', 'panzer4', 'E5', 'N'), 'E3', us('1', 'priest', 'I11')],
    ['S5', us('1', 'sherman', 'E4', 'N'), 'G4', ge('1', 'wespe', 'I11')],
  ])(`${cite('TOT-S4g', 'TOT-S5k')} is not waited out by whoever must leave (%s)`, (setup, unit, nearer, foe) => {
    const { seat, kind, at } = unit;
    const friend = (seat === 0 ? us : ge)('2', kind, 'A11', 'N');
    const worth = (hex: string | null) => {
      const units = [{ ...unit, at: hex }, friend, foe];
      return evaluate(given(units, { setup, turn: 1, control: { E6: seat, F6: seat } }).state, seat, []);
    };
    expect(worth(nearer)).toBeGreaterThan(worth(at) + 3);
  });
});

describe('a race off the map', () => {
  test(`${cite('TOT-S4g')} is run by who has won with so many out, and by nobody else`, () => {
    for (const plan of scenarios)
      for (const seat of [0, 1]) expect(racesOut(plan, seat), plan.id).toBe(plan.id === 'S4' && seat === 1);
  });

  test(`${cite('TOT-S4g')} goes on under fire, which is not worth it to whoever must take ground`, () => {
    // Two tanks look down the road; the German can stand before them or two hexes further back, out of their reach.
    const foes = [us('1', 'sherman', 'E3', 'S'), us('2', 'sherman', 'D2', 'S')];
    const gain = (setup: string) => {
      const worth = (at: string) =>
        evaluate(
          given([ge('1', 'panzer4', at, 'N'), ge('2', 'panzer4', 'A9', 'N'), ...foes], { setup, turn: 3 }).state,
          1,
          [],
        );
      return worth('E5') - worth('E8');
    };
    expect(gain('S4')).toBeGreaterThan(gain('S11') + 25);
  });
});
