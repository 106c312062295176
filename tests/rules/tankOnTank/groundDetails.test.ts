import { describe, expect, test } from 'vitest';
import { boardFor, hasRoadEnd } from '../../../src/rules/tankOnTank/board';
import { briefingOf } from '../../../src/rules/tankOnTank/briefing';
import { groundOf } from '../../../src/rules/tankOnTank/data/customBattle';
import type { Edge, MapId } from '../../../src/rules/tankOnTank/data/maps';
import { paintedId } from '../../../src/rules/tankOnTank/data/paintedMap';
import { scenarios } from '../../../src/rules/tankOnTank/data/scenarios';
import { edgeRow, hexNames, placeOf, stepsAt } from '../../../src/rules/tankOnTank/hexes';
import { cite } from '../../support/cite';
import { enter, face, ge, given, move, us } from './given';

const edges: readonly Edge[] = ['north', 'south', 'west', 'east'];

describe('where a road leaves the sheet', () => {
  test(`${cite('TOT-Q22')} only over one edge, also in a corner that lies on two`, () => {
    const roads = (map: MapId) =>
      edges.flatMap((edge) =>
        hexNames.filter((name) => hasRoadEnd(boardFor(map), name, edge)).map((name) => `${name} ${edge}`),
      );
    expect(roads('A')).toEqual(['D1 north', 'G1 north', 'C11 south', 'G11 south']);
    // A11 is in the southern and in the western row.
    expect(roads('B')).toEqual(['C1 north', 'E1 north', 'A11 south', 'G11 south']);
    expect(edgeRow('west')).toContain('A11');
  });

  test(`${cite('TOT-7.1d', 'TOT-7.0h', 'TOT-Q26')} who comes in beside the road has no march bonus in the corner`, () => {
    const from = (edge: Edge, other: Edge) =>
      given([us('1', 'sherman', null), us('2', 'sherman', 'E5'), ge('1', 'tiger', 'I1')], {
        setup: 'meeting',
        map: 'B',
        decider: 1,
        edges: [edge, other],
      }).play([enter(0, '01', 'A11')]);
    // Two points a Sherman has; by road all the way a third hex.
    const south = from('south', 'north').play(move(0, '01', 'A10'));
    expect(south.refuse(move(0, '01', 'A9'))).toBeNull();
    const west = from('west', 'east').play(move(0, '01', 'A10'));
    expect(west.rule(move(0, '01', 'A9'))).toBe('TOT-7.0a');
  });
});

describe("maps of one's own", () => {
  test('the last eight asked for are kept, and older ones are drawn anew', () => {
    const { terrain, roads } = groundOf('A');
    // Nine sheets that differ by the hex their only hill is on.
    const sheets = hexNames.slice(40, 49).map((_, nth) => {
      const ground = terrain.replaceAll('h', 'c').split('');
      ground[40 + nth] = 'h';
      return paintedId(ground.join(''), roads);
    });
    const [first, ...others] = sheets;
    if (first === undefined) throw new Error('no sheet');
    const eight = [first, ...others.slice(0, 7)];
    const drawn = eight.map(boardFor);
    expect(drawn.map((board) => board.terrain.indexOf('hill'))).toEqual(eight.map((_, nth) => 40 + nth));
    expect(eight.map(boardFor).every((board, nth) => board === drawn[nth])).toBe(true);
    // The ninth takes the place of the first, and of none of the others.
    for (const ninth of others.slice(7)) expect(boardFor(ninth).terrain.indexOf('hill')).toBe(48);
    expect(
      eight
        .slice(1)
        .map(boardFor)
        .every((board, nth) => board === drawn[nth + 1]),
    ).toBe(true);
    const again = boardFor(first);
    expect(again === drawn[0]).toBe(false);
    expect(again.terrain).toEqual(drawn[0]?.terrain);
  });

  test('a printed sheet is drawn once', () => {
    for (const map of ['A', 'B'] as const) expect(boardFor(map)).toBe(boardFor(map));
  });
});

describe('lines over the edge', () => {
  test(`${cite('TOT-Q4')} every step of a line has ground to look at, though half of it may lie off the map`, () => {
    const steps = stepsAt(placeOf('A1'), placeOf('I1'));
    // Along the northern edge every second step runs between a hex and nothing.
    const halves = steps.filter(({ hexside, places }) => hexside && places.length === 1);
    expect(halves.map(({ places }) => places.map((place) => hexNames[place]))).toEqual([
      ['B1'],
      ['D1'],
      ['F1'],
      ['H1'],
    ]);
    const all = [...hexNames.keys()].flatMap((from) => [...hexNames.keys()].flatMap((to) => stepsAt(from, to)));
    expect(all.filter(({ places }) => places.length === 0)).toEqual([]);
  });
});

describe('hills held once and for all', () => {
  test(`${cite('TOT-S12g')} a hill taken twice is one hill`, () => {
    const table = given([us('1', 'sherman', 'A5'), us('2', 'sherman', 'I1'), ge('1', 'tiger', 'I9')], {
      setup: 'S12',
      trophies: ['A6'],
      control: { A6: 1 },
    });
    const taken = table.play([move(0, '01', 'A6'), face(0, '01', 'N')]);
    expect(taken.state).toMatchObject({ trophies: ['A6'], control: { A6: 0 }, outcome: null });
  });
});

describe('briefings', () => {
  test(`${cite('TOT-S2b', 'TOT-Q37')} tell who moves first, or that a die does, and who sets up in which order`, () => {
    for (const scenario of scenarios) {
      const { first, order } = briefingOf(scenario);
      const rolled = ['S1', 'S7', 'S13'].includes(scenario.id);
      expect(first === null, scenario.id).toBe(rolled);
      if (!rolled) expect(first).toBe(scenario.first);
      // Every rule of the set-up is told, and told once.
      for (const { rule } of scenario.deployment) expect(order.filter((each) => each === rule)).toEqual([rule]);
      expect(order).toHaveLength(new Set(scenario.deployment.map(({ rule }) => rule)).size);
    }
  });
});
