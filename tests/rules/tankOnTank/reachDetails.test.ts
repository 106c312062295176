import { describe, expect, test } from 'vitest';
import { FACINGS } from '../../../src/rules/core/hex';
import { analyses } from '../../../src/rules/tankOnTank/analyses';
import { boardFor } from '../../../src/rules/tankOnTank/board';
import { maps, type SheetId } from '../../../src/rules/tankOnTank/data/maps';
import { COUNT, hexNames, NOWHERE, nameOf, neighbourAt, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { canLeave, type MoveLimits, routes, standing, stride } from '../../../src/rules/tankOnTank/reach';
import { routesOf } from '../../../src/rules/tankOnTank/reachTable';
import { cite } from '../../support/cite';
import { exit, ge, given, move, us } from './given';
import { slowReach } from './slowReach';

const summer = (mp: number): MoveLimits => ({ mp, oneHex: false, deepSnow: false, roadMarch: true });
const winter = (mp: number): MoveLimits => ({ ...summer(mp), deepSnow: true });
const nobody = new Uint8Array(COUNT);
const routesFrom = (map: SheetId, pace: MoveLimits, from: string) =>
  routes(boardFor(map), pace, nobody, placeOf(from), standing(boardFor(map), placeOf(from)));

const neighbours = (hex: string): readonly string[] =>
  FACINGS.flatMap((facing) => {
    const place = neighbourAt(placeOf(hex), facing);
    return place === NOWHERE ? [] : [nameOf(place)];
  });

/** How many hexes along the road it is to wherever roads lead from here, found line by line. */
function alongRoads(map: SheetId, from: string, most: number): ReadonlyMap<string, number> {
  const pairs = maps[map].roads.flatMap((road) => road.slice(1).map((hex, at) => [road[at] ?? '', hex] as const));
  const found = new Map([[from, 0]]);
  for (let step = 1; step <= most; step++) {
    const reached = [...found].filter(([, steps]) => steps === step - 1).map(([hex]) => hex);
    for (const [one, other] of pairs) {
      if (reached.includes(one) && !found.has(other)) found.set(other, step);
      if (reached.includes(other) && !found.has(one)) found.set(one, step);
    }
  }
  found.delete(from);
  return found;
}

describe('ways on the road and off it', () => {
  test.each(['A', 'B'] as const)(
    `${cite('TOT-7.0h', 'TOT-Q7')} of two ways that cost the same the one along the road is taken, on map %s`,
    (map) => {
      for (const from of hexNames) {
        for (const mp of [1, 2, 3, 4]) {
          const roads = alongRoads(map, from, mp + 1);
          for (const [place, { stride: reached }] of routesFrom(map, summer(mp), from)) {
            const to = nameOf(place);
            expect(reached.road, `${map} ${from} ${to} ${mp}`).toBe(roads.get(to) === reached.spent);
          }
        }
      }
    },
  );

  test(`${cite('TOT-S15k', 'TOT-S15l', 'TOT-Q39')} in deep snow one hex anywhere, or along the road as far as it goes`, () => {
    for (const from of hexNames) {
      for (const mp of [1, 2, 3]) {
        const found = [...routesFrom('A', winter(mp), from).keys()].map(nameOf);
        const expected = new Set([...neighbours(from), ...alongRoads('A', from, mp + 1).keys()]);
        expect(found.toSorted(), `${from} ${mp}`).toEqual([...expected].toSorted());
      }
    }
  });

  test(`${cite('TOT-S15k', 'TOT-S15m', 'TOT-7.0i')} a hex off the road in deep snow and a minimum move end the move, off the road`, () => {
    const onRoad = { steps: 0, spent: 0, road: true, stopped: false };
    const ended = (mp: number) => ({ steps: 1, spent: mp, road: false, stopped: true });
    expect(stride(boardFor('A'), winter(2), onRoad, placeOf('G4'), false)).toEqual(ended(2));
    expect(stride(boardFor('A'), summer(1), onRoad, placeOf('F8'), false)).toEqual(ended(1));
    const table = given([ge('1', 'panzer4', 'G5')], { setup: 'S15', phasing: 1 });
    expect(table.play(move(1, '11', 'F5')).state.activity).toMatchObject({ mover: { road: true, stopped: false } });
    expect(table.play(move(1, '11', 'F4')).state.activity).toMatchObject({ mover: { road: false, stopped: true } });
    // G4 is beside G5, but the road goes round by H4: only along it does the move go on.
    expect(table.play(move(1, '11', 'G4')).refuse(move(1, '11', 'G3'))).toBeNull();
  });

  test(`${cite('TOT-7.0i')} without a movement point not even the minimum move is possible`, () => {
    for (const map of ['A', 'B'] as const) {
      for (const from of hexNames) expect(analyses.reach?.({ map, from, mp: 0 }), from).toEqual({ hexes: {} });
    }
  });
});

describe('leaving the map', () => {
  const truck = (at: string, changes: Parameters<typeof given>[1] = {}) =>
    given([us('1', 'truck', at)], { setup: 'S8', ...changes });

  test(`${cite('TOT-7.2c', 'TOT-7.2b')} the point more is for those who came by road all the way, not for a last step on it`, () => {
    expect(
      truck('G8')
        .play(move(0, '01', 'G11'))
        .refuse(exit(0, '01')),
    ).toBeNull();
    const across = truck('H8').play([move(0, '01', 'H9'), move(0, '01', 'H10'), move(0, '01', 'G11')]);
    expect(across.refuse(exit(0, '01'))).toEqual({ rule: 'TOT-7.2b', evidence: ['unit:01'] });
    const marched = { steps: 3, spent: 3, road: true, stopped: false };
    expect(canLeave(summer(3), marched, true)).toBe(true);
    expect(canLeave(summer(3), marched, false)).toBe(false);
    expect(canLeave(summer(3), { ...marched, road: false }, true)).toBe(false);
  });

  test(`${cite('TOT-11.3a', 'TOT-7.2b')} where no unit moves more than one hex, who stands at the edge may still leave`, () => {
    expect(truck('D10', { snowbound: true }).refuse(exit(0, '01'))).toBeNull();
    expect(
      truck('D9', { snowbound: true })
        .play(move(0, '01', 'D10'))
        .rule(exit(0, '01')),
    ).toBe('TOT-7.2b');
  });
});

describe('what is remembered of a position', () => {
  test('the same units on the other map have other ways', () => {
    for (const map of ['A', 'B', 'A'] as const) {
      const table = given([us('1', 'wolverine', 'E7'), ge('1', 'tiger', 'I1')], { map });
      const found = [...routesOf(table.state, table.unit('01'))];
      const costs = Object.fromEntries(found.map(([place, route]) => [nameOf(place), route.stride.spent]));
      expect(costs, map).toEqual(slowReach(map, 'E7', 3, ['I1']));
    }
  });
});
