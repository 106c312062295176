import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { won } from '../../../src/rules/core/result';
import { maps } from '../../../src/rules/tankOnTank/data/maps';
import { score } from '../../../src/rules/tankOnTank/score';
import { deal } from '../../../src/rules/tankOnTank/setup';
import type { State } from '../../../src/rules/tankOnTank/types';
import { standingOf } from '../../../src/rules/tankOnTank/victory';
import { cite } from '../../support/cite';
import { ge, given, us } from './given';

const dealt = (setup: string, options = {}) => deal({ setup, seats: 2, options }, openDice(seedDice('dealt')));
const units = [us('1', 'sherman', 'E9'), ge('1', 'tiger', 'E5')];

describe('what a battle begins with', () => {
  test(`${cite('TOT-S3c', 'TOT-S3d', 'TOT-S9d', 'TOT-S15a', 'TOT-OPT2a')} headquarters, ace, planes and snow as the scenario says`, () => {
    const third = dealt('S3').units;
    expect(third.filter(({ hq }) => hq).map(({ kind }) => kind)).toEqual(['sherman', 'sherman']);
    expect(third.filter(({ ace }) => ace).map(({ kind, aceShown }) => [kind, aceShown])).toEqual([['tiger', true]]);
    for (const { seat, facing } of third) expect(facing).toBe(seat === 0 ? 'S' : 'N');
    expect(dealt('S9').strikes).toEqual([1, 0]);
    expect(dealt('meeting')).toMatchObject({ phase: 'purchase', active: [], map: 'A', strikes: [0, 0], units: [] });
    expect(dealt('S15').snow).toBe(true);
    expect(dealt('S1').snow).toBe(false);
    expect(dealt('S1', { snow: true }).snow).toBe(true);
  });
});

describe('the running score', () => {
  test(`${cite('TOT-S12g', 'TOT-S6h')} tells points, hexes that count, and the road where roads decide`, () => {
    const hills = standingOf(given(units, { setup: 'S12' }).state);
    expect(hills.held.map(({ hex }) => hex).toSorted()).toEqual([...maps.A.hill].toSorted());
    expect(hills.road).toBeNull();
    expect(standingOf(given(units, { setup: 'S6' }).state).road).toBe(true);
    const kills = [{ seat: 1, kind: 'tiger', hq: false, ace: false }] as const;
    const third = standingOf(given(units, { setup: 'S3', kills: [...kills] }).state);
    expect(third.points.map(({ total }) => total)).toEqual([1, 0]);
  });
});

describe('how good a position is', () => {
  const at = (changes: Partial<State>, own = 'E9') =>
    score(given([us('1', 'sherman', own), ge('1', 'tiger', 'E5')], { setup: 'S12', ...changes }).state, 0);

  test('what is won is worth more than anything, a draw nothing', () => {
    expect(at({ outcome: won('TOT-Q19' as const, [0]) })).toBeGreaterThan(50_000);
    expect(at({ outcome: won('TOT-Q19' as const, [1]) })).toBeLessThan(-50_000);
    expect(at({ outcome: won('TOT-Q19' as const, []) })).toBe(0);
  });

  test('ground held, points, force and nearness count for a side and against the other', () => {
    const { state } = given(units, { setup: 'S3' });
    expect(score(state, 0)).toBe(-score(state, 1));
    expect(at({ control: { F4: 0 } })).toBeGreaterThan(at({}));
    expect(at({ control: { F4: 1 } })).toBeLessThan(at({}));
    expect(at({}, 'F5')).toBeGreaterThan(at({}, 'E11'));
    const kill = { seat: 1, kind: 'tiger', hq: false, ace: false } as const;
    expect(score({ ...state, kills: [kill] }, 0)).toBeGreaterThan(score(state, 0) + 1);
    const more = given([...units, us('2', 'truck', null)], { setup: 'S3' }).state;
    expect(score(more, 0)).toBeGreaterThan(score(state, 0) + 50);
    const fallen = given([...units, us('2', 'truck', null, 'N', { where: 'dead' })], { setup: 'S3' }).state;
    expect(score(fallen, 0)).toBe(score(state, 0));
  });
});
