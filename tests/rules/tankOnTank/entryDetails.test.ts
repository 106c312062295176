import { describe, expect, test } from 'vitest';
import { facingOf, NOWHERE, neighbourAt, placeOf } from '../../../src/rules/tankOnTank/hexes';
import type { State } from '../../../src/rules/tankOnTank/types';
import { cite } from '../../support/cite';
import { done, enter, exit, ge, given, move, type Table, tankOnTank, us } from './given';

const asked = (table: Table, command: Parameters<Table['refuse']>[0]) => tankOnTank.check?.(table.state, command) ?? [];

describe('coming in', () => {
  test(`${cite('TOT-4.0a', 'TOT-7.1b', 'TOT-S5e')} from the east, as from the west, a unit faces into the map`, () => {
    const tiger = ge('1', 'tiger', null, 'S', { force: 2 });
    const east = given([tiger, us('1', 'sherman', 'A5')], { setup: 'S5', phasing: 1, turn: 3 });
    expect(east.play(enter(1, '11', 'I5')).unit('11')).toMatchObject({ at: 'I5', facing: 'NW' });
    // In a battle of their own the sides have the long edges (TOT-Q47).
    const own: Partial<State> = { setup: 'objectives', edges: ['west', 'east'], decider: 0 };
    const units = [us('1', 'sherman', null, 'N', { force: 0 }), ge('1', 'tiger', null, 'N', { force: 1 })];
    for (const [phasing, id, to] of [
      [0, '01', 'A6'],
      [1, '11', 'I6'],
    ] as const) {
      const { facing } = given(units, { ...own, phasing })
        .play(enter(phasing, id, to))
        .unit(id);
      expect(facing).toBe(phasing === 0 ? 'SE' : 'NW');
      expect(neighbourAt(placeOf(to), facingOf(facing))).not.toBe(NOWHERE);
    }
  });

  test(`${cite('TOT-7.1d', 'TOT-S14c', 'TOT-Q26')} by the road where it leads in from one of two edges`, () => {
    const table = given([us('1', 'sherman', null), ge('1', 'tiger', 'A2')], { setup: 'S14' });
    const inside = table.play(enter(0, '01', 'G11'));
    expect(inside.state.activity).toMatchObject({ mover: { spent: 1, road: true } });
    // G10 and F9 are the second and the third point: the road march.
    expect(inside.refuse(move(0, '01', 'F9'))).toBeNull();
    const beside = table.play(enter(0, '01', 'E11'));
    expect(beside.state.activity).toMatchObject({ mover: { spent: 1, road: false } });
  });

  test(`${cite('TOT-7.1b')} of a unit on the map it is not asked when and where it may come in`, () => {
    const table = given([us('1', 'sherman', 'E9'), ge('1', 'tiger', 'E8')], { setup: 'S1' });
    const [first, ...rest] = asked(table, enter(0, '01', 'E1'));
    expect(first).toMatchObject({ id: 'reserve', state: 'fails' });
    expect(rest.map(({ id }) => id)).toEqual(['activity', 'due', 'gate', 'free', 'ground']);
    expect(new Set(rest.map(({ state }) => state))).toEqual(new Set(['notReached']));
  });
});

describe('what a player is shown to be asked of his order', () => {
  const table = given([us('1', 'sherman', 'E9'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'E8')]);
  const ids = (at: Table, command: Parameters<Table['refuse']>[0]) => asked(at, command).map(({ id }) => id);

  test(`${cite('TOT-Q10', 'TOT-5.0h')} of a move: who is under way only while somebody moves, and then not what has moved`, () => {
    expect(ids(table, move(0, '02', 'A2'))).toEqual(['activity', 'moved', 'elsewhere', 'free', 'reach']);
    const open = table.play(move(0, '01', 'E10'));
    expect(ids(open, move(0, '02', 'A2'))).toEqual(['activity', 'underWay', 'group', 'elsewhere', 'free', 'reach']);
  });

  test(`${cite('TOT-11.1b', 'TOT-7.0e')} of the end of a phase: nothing about buying`, () => {
    expect(ids(table, done(0))).toEqual(['activity', 'underWay']);
  });

  test(`${cite('TOT-7.2b', 'TOT-S8g')} of leaving: away from the edge nobody has paid for it`, () => {
    const truck = given([us('1', 'truck', 'D9')], { setup: 'S8' });
    const failed = asked(truck, exit(0, '01')).filter(({ state }) => state === 'fails');
    expect(failed.map(({ id, rule }) => [id, rule])).toEqual([
      ['edge', 'TOT-S8g'],
      ['paid', 'TOT-7.2b'],
    ]);
  });
});
