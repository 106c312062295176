import { describe, expect, test } from 'vitest';
import { FACINGS } from '../../../src/rules/core/hex';
import { pointOdds } from '../../../src/rules/tankOnTank/actionPoints';
import { boardFor } from '../../../src/rules/tankOnTank/board';
import { harvest, type Piece } from '../../../src/rules/tankOnTank/bot/expectedKills';
import { BEARS, bearings } from '../../../src/rules/tankOnTank/bot/fireTables';
import type { Kind } from '../../../src/rules/tankOnTank/data/units';
import { COUNT, distanceAt, hexNames, isFrontAt, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { switchesOf } from '../../../src/rules/tankOnTank/optionSpecs';
import { occupied, sight } from '../../../src/rules/tankOnTank/sight';
import { typeOf } from '../../../src/rules/tankOnTank/unitValues';
import { cite } from '../../support/cite';
import { given } from './given';
import { slowReach } from './slowReach';

const board = boardFor('A');
const tableFor = (kind: Kind) => {
  const type = typeOf(switchesOf({}), kind);
  return bearings(board, type, { mp: type.mp, oneHex: false, deepSnow: false, roadMarch: true });
};

describe('where a gun could fire after driving', () => {
  test.each(['sherman', 'wolverine', 'tiger'] as const)('agrees with walking there and looking, for a %s', (kind) => {
    const { range, mp } = typeOf(switchesOf({}), kind);
    const table = tableFor(kind);
    for (const from of ['A1', 'E9', 'G4', 'I5']) {
      const posts = [from, ...Object.keys(slowReach('A', from, mp))];
      for (const to of hexNames) {
        const able = posts.filter((post) => {
          const uphill = ['A6', 'A7', 'F4', 'H5'].includes(post) ? 1 : 0;
          const far = distanceAt(placeOf(post), placeOf(to));
          return far > 0 && far <= range + uphill && sight({ map: 'A', units: [] }, post, to).clear;
        });
        const entry = table[placeOf(from) * COUNT + placeOf(to)] ?? 0;
        expect((entry & BEARS) !== 0, `${kind} ${from} ${to}`).toBe(able.length > 0);
        const flanks = FACINGS.filter((facing) => able.some((post) => !isFrontAt(placeOf(to), facing, placeOf(post))));
        expect(FACINGS.filter((facing) => (entry & (1 << facing)) !== 0)).toEqual(flanks);
      }
    }
  });
});

const piece = (at: string, facing: Piece['facing'], more: Partial<Piece> = {}): Piece => ({
  place: placeOf(at),
  facing,
  range: 2,
  worth: 36,
  ready: true,
  mobile: true,
  led: false,
  soft: false,
  defence: 9,
  cover: 0,
  role: 'gun',
  bearings: tableFor('sherman'),
  ...more,
});

describe('what guns can be expected to destroy', () => {
  const [NORTH, SOUTH] = [0, 3] as const;
  const reap = (guns: readonly Piece[], targets: readonly Piece[], odds: readonly number[], now = false) => {
    const units = occupied([...guns, ...targets].map(({ place }) => ({ at: hexNames[place] ?? null })));
    return harvest(board, units, guns, targets, odds, false, now);
  };
  const target = piece('E8', SOUTH);

  test(`${cite('TOT-8.4a')} a gun that bears takes its chance with the first point`, () => {
    // 2d6 + 1 against 9: 15 of 36.
    expect(reap([piece('E10', NORTH)], [target], [1])).toBeCloseTo(15);
    expect(reap([piece('E10', NORTH)], [target], [0.5])).toBeCloseTo(7.5);
    expect(reap([piece('E10', NORTH)], [target], [])).toBe(0);
  });

  test(`${cite('TOT-5.0i')} every gun fires once, however many points there are`, () => {
    expect(reap([piece('E10', NORTH)], [target], [1, 1, 1, 1])).toBeCloseTo(15);
  });

  test(`${cite('TOT-6.0a', 'TOT-6.0b')} whoever must turn or drive first needs a second point`, () => {
    const away = piece('E10', SOUTH);
    expect(reap([away], [target], [1])).toBe(0);
    expect(reap([away], [target], [1, 1])).toBeGreaterThanOrEqual(15);
    expect(reap([{ ...away, mobile: false }], [target], [1, 1], true)).toBe(0);
  });

  test(`${cite('TOT-6.1a')} with a headquarters all drive for one point`, () => {
    const far = ['D10', 'E11', 'F10'].map((at) => piece(at, SOUTH));
    const led = far.map((gun) => ({ ...gun, led: true }));
    expect(reap(led, [target], [1, 1])).toBeGreaterThan(reap(far, [target], [1, 1]));
  });

  test('tells how likely each target falls, and that nobody else does', () => {
    const guns = [piece('E10', NORTH)];
    const targets = [piece('A1', SOUTH), target];
    const units = occupied([...guns, ...targets].map(({ place }) => ({ at: hexNames[place] ?? null })));
    const risks = Float64Array.of(9, 9);
    harvest(board, units, guns, targets, [0.5], false, false, risks);
    expect([...risks]).toEqual([0, expect.closeTo(15 / 72)]);
    harvest(board, units, guns, targets, [], false, false, risks);
    expect([...risks]).toEqual([0, 0]);
  });

  test(`${cite('TOT-9.5a')} an anti-tank gun alone fires for nothing`, () => {
    const gun = piece('E10', NORTH, { role: 'atGun', soft: true });
    const other = piece('H9', NORTH);
    const both = reap([gun, other], [target, piece('H7', SOUTH)], [1]);
    expect(both).toBeCloseTo(30);
  });
});

test(`${cite('TOT-5.0j')} the odds of further points are those everybody knows`, () => {
  const { state } = given([]);
  expect(pointOdds(state, 0, 0)).toEqual([1, 1, expect.closeTo(2 / 3), expect.closeTo(1 / 3)]);
  expect(pointOdds(state, 0, 3)).toEqual([expect.closeTo(1 / 2)]);
  const [low, high] = [2, 4].map((chit) => given([], { chit }).state).map((known) => pointOdds(known, 0, 1));
  expect(low).toEqual(high);
});
