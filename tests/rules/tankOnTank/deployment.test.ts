import { describe, expect, test } from 'vitest';
import { enteredAt } from '../../../src/rules/tankOnTank/entry';
import type { Match } from '../../../src/session/match';
import { cite } from '../../support/cite';
import { aim, begin, chooseEdge, dig, enter, exit, face, ge, given, move, newMatch, place, stateOf, us } from './given';

/** Plays the first legal command over and over while the set-up lasts. */
function setUp(match: Match, stop: (match: Match) => boolean = () => false): Match {
  let at = match;
  while (at.state.phase === 'deployment' && !stop(at)) {
    const [next] = at.legal(at.state.active[0] ?? 0);
    if (!next) throw new Error('nothing to set up');
    at = at.play(next);
  }
  return at;
}
const onMap = (match: Match, seat: number) =>
  stateOf(match).units.filter((unit) => unit.seat === seat && unit.at !== null).length;

describe('setting up', () => {
  test(`${cite('TOT-S2b', 'TOT-Q28')} scenario 2: four Germans, all Americans, the other Germans`, () => {
    const half = setUp(newMatch('S2'), (match) => match.state.active[0] === 0);
    expect([onMap(half, 0), onMap(half, 1)]).toEqual([0, 4]);
    const american = setUp(half, (match) => match.state.active[0] === 1);
    expect([onMap(american, 0), onMap(american, 1)]).toEqual([11, 4]);
    expect(onMap(setUp(american), 1)).toBe(8);
    expect(half.refuse(place(1, '17', 'E1'))?.rule).toBe('TOT-S2b');
  });

  test(`${cite('TOT-3.1a', 'TOT-S3d', 'TOT-Q20', 'TOT-12.0b')} one unit to a hex, inside its zone, which it then controls`, () => {
    const match = newMatch('S3');
    const placed = match.play(place(1, '10', 'E7'));
    expect(stateOf(placed).control).toEqual({ E7: 1 });
    const faced = placed.play(face(1, '10', 'N'));
    expect(faced.refuse(place(1, '11', 'E7'))?.rule).toBe('TOT-3.1a');
    expect(faced.refuse(place(1, '11', 'E1'))).toMatchObject({
      rule: 'TOT-S3d',
      evidence: ['hex:E1'],
    });
    expect(stateOf(match).control).toEqual({});
  });

  test.each(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'S10', 'S11', 'S12', 'S13', 'S14', 'S15'])(
    'scenario %s can be set up to the first turn',
    (setup) => {
      const match = setUp(newMatch(setup));
      expect(match.state).toMatchObject({ phase: 'action', turn: 1 });
      const { units } = stateOf(match);
      expect(units.some((unit) => unit.where === 'map' && unit.at === null)).toBe(false);
      expect(new Set(units.flatMap((unit) => unit.at ?? [])).size).toBe(
        units.filter((unit) => unit.at !== null).length,
      );
    },
  );

  test(`${cite('TOT-S1b', 'TOT-S7b', 'TOT-S13b', 'TOT-Q37')} where a die decides who moves first`, () => {
    for (const [setup, american] of [
      ['S1', 3],
      ['S7', 3],
      ['S13', 4],
    ] as const) {
      for (const roll of [1, 2, 3, 4, 5, 6]) {
        const table = given([], { setup });
        expect(begin(table.state, 'deployment', [roll]).state.first, `${setup} ${roll}`).toBe(roll <= american ? 0 : 1);
      }
    }
  });

  test(`${cite('TOT-S8d', 'TOT-Q33', 'TOT-Q17')} scenario 8: two improved positions, each with a personnel unit`, () => {
    const all = setUp(newMatch('S8'), (match) => onMap(match, 1) === 4 && stateOf(match).placing === null);
    expect(all.legal(1).every((command) => command.type === 'dig')).toBe(true);
    const one = all.play(dig(1, '10'));
    expect(one.refuse(dig(1, '10'))?.rule).toBe('TOT-Q17');
    expect(stateOf(setUp(one)).units.filter((unit) => unit.dug)).toHaveLength(2);
  });

  test(`${cite('TOT-S10d', 'TOT-S15g')} an ace to give away: any American, or any armoured German`, () => {
    const last = setUp(newMatch('S15'), (match) => match.legal(1).some((command) => command.type === 'nameAce'));
    const named = last
      .legal(1)
      .flatMap((command) => (command.type === 'nameAce' && 'unit' in command ? [command.unit] : []));
    const armoured = stateOf(last)
      .units.filter((unit) => unit.seat === 1 && unit.kind !== 'geMech')
      .map((unit) => unit.id);
    expect(named).toEqual(armoured);
    const fog = setUp(newMatch('S10'), (match) => match.legal(0).some((command) => command.type === 'nameAce'));
    expect(fog.legal(0)).toHaveLength(6);
  });

  test(`${cite('TOT-S13c', 'TOT-S13e', 'TOT-Q37')} scenario 13: the German names his edge before the American sets up`, () => {
    const match = newMatch('S13');
    expect(match.state.active).toEqual([1]);
    expect(match.refuse(place(0, '00', 'A5'))?.rule).toBe('TOT-S13c');
    expect(match.legal(1)).toEqual([
      { type: 'chooseEdge', seat: 1, edge: 'north' },
      { type: 'chooseEdge', seat: 1, edge: 'south' },
    ]);
    const declared = setUp(match.play(chooseEdge(1, 'south')));
    const state = { ...stateOf(declared), phasing: 1, active: [1], phase: 'action' as const };
    const table = given(state.units, state);
    expect(table.refuse(enter(1, '10', 'G11'))).toBeNull();
    expect(table.rule(enter(1, '10', 'G1'))).toBe('TOT-S13e');
  });
});

describe('entering', () => {
  const waiting = (kind: 'sherman' | 'priest' | 'wolverine', at: string | null = null) => us('1', kind, at);

  test(`${cite('TOT-7.1a', 'TOT-7.1b', 'TOT-Q26')} from its turn on, one activation each, from a free hex of its row`, () => {
    const units = [us('1', 'sherman', 'A1'), us('2', 'priest', null, 'S', { force: 1 }), ge('1', 'tiger', 'E1')];
    const early = given(units, { setup: 'S4', turn: 4 });
    expect(early.rule(enter(0, '02', 'D1'))).toBe('TOT-S4d');
    expect(early.rule(move(0, '02', 'D1'))).toBe('TOT-7.1b');
    const due = given(units, { setup: 'S4', turn: 5 });
    const entered = due.play([enter(0, '02', 'D1'), face(0, '02', 'SW')]);
    expect(entered.state.spent).toBe(1);
    expect(entered.unit('02')).toMatchObject({ at: 'D1', where: 'map', facing: 'SW', moved: true });
    expect(due.rule(enter(0, '02', 'E1'))).toBe('TOT-7.0k');
    expect(due.rule(enter(0, '02', 'D2'))).toBe('TOT-S4d');
    expect(given(units, { setup: 'S4', turn: 7 }).refuse(enter(0, '02', 'D1'))).toBeNull();
  });

  test(`${cite('TOT-7.1c')} the entry hex is paid for and the rest of the points go on`, () => {
    const table = given([waiting('sherman'), us('2', 'sherman', 'A1')], { setup: 'S1' });
    const entered = table.play(enter(0, '01', 'E1'));
    expect(entered.state.activity).toMatchObject({ mover: { spent: 1, steps: 1 } });
    expect(entered.refuse(move(0, '01', 'E2'))).toBeNull();
    expect(entered.rule(move(0, '01', 'E3'))).toBe('TOT-7.0a');
  });

  test(`${cite('TOT-7.1a', 'TOT-7.1c')} who looks ahead sees a unit come in as it does`, () => {
    const waits = given([waiting('sherman'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'I9')], { setup: 'S1' });
    const { units, activity } = enteredAt(waits.state, waits.unit('01'), 'G1');
    const entered = waits.play(enter(0, '01', 'G1'));
    const { facing } = waits.unit('01');
    expect(units).toEqual(entered.state.units.map((unit) => (unit.id === '01' ? { ...unit, facing } : unit)));
    expect(activity).toEqual(entered.state.activity);
  });

  test(`${cite('TOT-6.0e', 'TOT-6.1c')} not while something else is under way`, () => {
    const units = [waiting('sherman'), us('2', 'sherman', 'A1'), us('3', 'sherman', 'E9', 'N'), ge('1', 'tiger', 'E8')];
    const table = given(units, { setup: 'S1' });
    expect(table.play(move(0, '02', 'A2')).refuse(enter(0, '01', 'E1'))).toEqual({ rule: 'TOT-6.1c' });
    expect(table.play(aim(0, '03', '11')).refuse(enter(0, '01', 'E1'))).toEqual({ rule: 'TOT-6.0e' });
  });

  test(`${cite('TOT-7.1d', 'TOT-Q26')} by a road that crosses the edge it has the march bonus`, () => {
    const table = given([waiting('sherman'), us('2', 'sherman', 'A1')], { setup: 'S1' });
    expect(table.play(enter(0, '01', 'G1')).refuse(move(0, '01', 'G3'))).toBeNull();
    const priest = given([waiting('priest'), us('2', 'sherman', 'A1')], { setup: 'S1' });
    expect(priest.play(enter(0, '01', 'D1')).refuse(move(0, '01', 'D2'))).toBeNull();
    expect(priest.play(enter(0, '01', 'E1')).rule(move(0, '01', 'E2'))).toBe('TOT-7.0a');
    // Only by that road: beside it the march has not begun.
    expect(table.play(enter(0, '01', 'F1')).rule(move(0, '01', 'G3'))).toBe('TOT-7.0a');
    expect(table.play(enter(0, '01', 'E1')).state.activity).toMatchObject({ mover: { road: false } });
  });
});

describe('leaving the map', () => {
  test(`${cite('TOT-7.2a', 'TOT-Q27')} only where the scenario lets the side do so`, () => {
    expect(given([us('1', 'sherman', 'E1')]).rule(exit(0, '01'))).toBe('TOT-7.2a');
    expect(given([us('1', 'sherman', 'E1')], { setup: 'S4' }).rule(exit(0, '01'))).toBe('TOT-7.2a');
    const trucks = given([us('1', 'sherman', 'E11'), us('2', 'truck', 'D10')], { setup: 'S8' });
    expect(trucks.rule(exit(0, '01'))).toBe('TOT-7.2a');
    expect(trucks.play(exit(0, '02')).unit('02')).toMatchObject({ where: 'exited', at: null });
    expect(given([us('1', 'truck', 'E9')], { setup: 'S8' }).rule(exit(0, '01'))).toBe('TOT-S8g');
  });

  test(`${cite('TOT-7.2b', 'TOT-Q27')} one point more than getting to the row`, () => {
    const table = given([ge('1', 'panzer4', 'D3'), ge('2', 'panzer4', 'D2'), us('1', 'sherman', 'I9')], {
      setup: 'S4',
      phasing: 1,
    });
    expect(table.play(move(1, '12', 'D1')).refuse(exit(1, '12'))).toBeNull();
    const [far] = [table.play(move(1, '11', 'C2'))];
    expect(far?.rule(exit(1, '11'))).toBe('TOT-S4g');
    const spent = given([ge('1', 'tiger', 'D2'), us('1', 'sherman', 'I9')], { setup: 'S4', phasing: 1 }).play(
      move(1, '11', 'D1'),
    );
    expect(spent.rule(exit(1, '11'))).toBe('TOT-7.2b');
  });

  test(`${cite('TOT-7.2c')} by road the march bonus pays for it`, () => {
    const table = given([ge('1', 'tiger', 'C2'), us('1', 'sherman', 'I9')], { setup: 'S4', phasing: 1 });
    expect(table.play([move(1, '11', 'C1'), exit(1, '11')]).unit('11').where).toBe('exited');
  });
});
