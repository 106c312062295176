import { describe, expect, test } from 'vitest';
import { neighbours } from '../../../src/rules/core/hex';
import { boardFor } from '../../../src/rules/tankOnTank/board';
import { chits, chitsSource } from '../../../src/rules/tankOnTank/data/chits';
import { type MapData, maps, reconstructedHexes } from '../../../src/rules/tankOnTank/data/maps';
import { scenarios } from '../../../src/rules/tankOnTank/data/scenarios';
import { HQ_POINTS, pointsSource, unitTypes } from '../../../src/rules/tankOnTank/data/units';
import { edgeRow, hexNames, idOf, nameAt } from '../../../src/rules/tankOnTank/hexes';
import { switchesOf } from '../../../src/rules/tankOnTank/optionSpecs';
import { typeOf } from '../../../src/rules/tankOnTank/unitValues';
import { cite } from '../../support/cite';

const type = (kind: string) => {
  const found = unitTypes.find((each) => each.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
const values = (kind: string) => {
  const { range, defence, mp } = type(kind);
  return [range, ...defence, mp];
};
const around = (name: string) => neighbours(idOf(name)).flatMap((id) => nameAt(id) ?? []);
const sides = (map: MapData) => map.roads.reduce((sum, road) => sum + road.length - 1, 0);

describe('the maps', () => {
  test(`${cite('TOT-3.0a', 'TOT-EX1', 'TOT-Q21')} nine lettered columns, A1 in the north-west, 95 hexes`, () => {
    expect(hexNames).toHaveLength(95);
    expect(hexNames[0]).toBe('A1');
    for (const [index, column] of [...'ABCDEFGHI'].entries()) {
      expect(hexNames.filter((name) => name.startsWith(column))).toHaveLength(index % 2 === 0 ? 11 : 10);
    }
    expect(around('A1')).toEqual(['B1', 'A2']);
    expect(around('E7').sort()).toEqual(['D6', 'D7', 'E6', 'E8', 'F6', 'F7']);
    expect(around('F4').sort()).toEqual(['E4', 'E5', 'F3', 'F5', 'G4', 'G5']);
    expect(edgeRow('south')).toEqual(['A11', 'B10', 'C11', 'D10', 'E11', 'F10', 'G11', 'H10', 'I11']);
    expect(edgeRow('south')).toEqual(reconstructedHexes);
    expect(edgeRow('north')).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'I1']);
  });

  test(`${cite('TOT-3.0b', 'TOT-Q22')} four kinds of ground, where the scenarios need them`, () => {
    expect(new Set(boardFor('A').terrain)).toEqual(new Set(['clear', 'hill', 'town', 'woods']));
    // Scenarios 10, 1, 7 and 2 name these towns; scenario 12 names every hill; scenario 13 two hills and a town.
    for (const hex of ['B6', 'E6', 'C9', 'G9', 'H4']) expect(maps.A.town).toContain(hex);
    expect([...maps.A.hill].sort()).toEqual(['A6', 'A7', 'F4', 'H5']);
    expect([...maps.A.town].sort()).toEqual(['B6', 'C9', 'D2', 'E6', 'G9', 'H4']);
    expect([...maps.B.town].sort()).toEqual(['A7', 'E6', 'F6', 'G10']);
  });

  test(`${cite('TOT-3.0c')} roads cross hexsides, join at the junctions and leave the map where units enter`, () => {
    expect(sides(maps.A)).toBe(29);
    expect(sides(maps.B)).toBe(24);
    expect(maps.A.ends).toEqual([
      { at: 'D1', edge: 'north' },
      { at: 'G1', edge: 'north' },
      { at: 'C11', edge: 'south' },
      { at: 'G11', edge: 'south' },
    ]);
    expect(maps.B.ends.map((end) => end.at)).toEqual(['C1', 'E1', 'A11', 'G11']);
    for (const map of [maps.A, maps.B]) {
      for (const road of map.roads) {
        road.forEach((hex, index) => {
          if (index > 0) expect(around(hex), `${map.id} ${hex}`).toContain(road[index - 1]);
        });
      }
    }
    const joins = (map: MapData, hex: string) =>
      map.roads
        .flatMap((road) => road.flatMap((each, i) => (each === hex ? [road[i - 1], road[i + 1]] : [])))
        .filter(Boolean);
    for (const hex of ['C7', 'D3', 'E6', 'G5']) expect(joins(maps.A, hex).length, hex).toBeGreaterThanOrEqual(3);
    expect(joins(maps.A, 'G4').sort()).toEqual(['G3', 'H4']);
    expect(joins(maps.A, 'D3').sort()).toEqual(['D2', 'D4', 'E4']);
    expect(maps.B.roads[0]).toContain('C2');
    expect(maps.B.roads[1]).toContain('E2');
  });

  test(`${cite('TOT-Q25')} no printed ground is prohibited`, () => {
    expect(maps.A.prohibited).toEqual([]);
    expect(maps.B.prohibited).toEqual([]);
  });

  test('no hex has two kinds of ground', () => {
    for (const { hill, town, woods } of [maps.A, maps.B]) {
      const listed = [...hill, ...town, ...woods];
      expect(new Set(listed).size).toBe(listed.length);
      for (const hex of listed) expect(hexNames).toContain(hex);
    }
  });
});

describe('the counters', () => {
  test.each([
    ['sherman', 2, 9, 9, 2],
    ['wolverine', 3, 8, 8, 3],
    ['pershing', 3, 10, 10, 2],
    ['priest', 5, 8, 8, 1],
    ['usInfantry', 1, 7, 10, 1],
    ['usAtGun', 1, 7, 10, 1],
    ['panzer4', 2, 9, 9, 2],
    ['tiger', 3, 11, 11, 1],
    ['kingTiger', 3, 12, 12, 1],
    ['wespe', 5, 8, 8, 1],
    ['geAtGun', 3, 8, 9, 1],
    ['geInfantry', 1, 7, 10, 1],
  ])(`${cite('TOT-2.1d', 'TOT-Q23')} %s as read off its counter`, (kind, ...printed) => {
    expect(values(kind)).toEqual(printed);
    expect(type(kind).source).toBe('counter');
  });

  test.each([
    ['panther', 3, 10, 10, 2],
    ['m8', 1, 7, 7, 4],
    ['puma', 1, 7, 7, 4],
    ['truck', 0, 6, 6, 3],
    ['usMech', 1, 9, 9, 3],
    ['geMech', 1, 9, 9, 3],
    ['howitzer', 5, 7, 9, 1],
  ])(`${cite('TOT-Q23')} %s is reconstructed and says so`, (kind, ...assumed) => {
    expect(values(kind)).toEqual(assumed);
    expect(type(kind).source).toBe('reconstructed');
  });

  test(`${cite('TOT-2.1b')} Americans sit at seat 0, Germans at seat 1`, () => {
    expect(type('sherman').seat).toBe(0);
    expect(type('tiger').seat).toBe(1);
    for (const { forces } of scenarios) {
      for (const force of forces) for (const { kind } of force.units) expect(type(kind).seat).toBe(force.seat);
    }
  });

  test(`${cite('TOT-2.1c')} every vehicle is a hard target, self-propelled guns included`, () => {
    const hard = unitTypes.filter((each) => !each.soft).map((each) => each.kind);
    expect(hard).toEqual(
      expect.arrayContaining(['sherman', 'priest', 'wespe', 'wolverine', 'truck', 'm8', 'kingTiger', 'panther']),
    );
    for (const kind of hard) expect(new Set(type(kind).defence).size).toBe(1);
  });

  test(`${cite('TOT-9.0a')} infantry, mechanised infantry, anti-tank guns and towed guns are soft`, () => {
    const soft = unitTypes.filter((each) => each.soft).map((each) => each.kind);
    expect(soft.sort()).toEqual(['geAtGun', 'geInfantry', 'geMech', 'howitzer', 'usAtGun', 'usInfantry', 'usMech']);
  });

  test(`${cite('TOT-9.4e')} mechanised infantry defends alike everywhere`, () => {
    for (const kind of ['usMech', 'geMech']) expect(new Set(type(kind).defence).size).toBe(1);
  });

  test(`${cite('TOT-OPT1i', 'TOT-OPT1j', 'TOT-OPT1k')} large, small and normal guns`, () => {
    const of = (calibre: string) => unitTypes.filter((each) => each.calibre === calibre).map((each) => each.kind);
    expect(of('large').sort()).toEqual(['kingTiger', 'pershing', 'tiger']);
    expect(of('small').sort()).toEqual(['m8', 'puma']);
    expect(of('normal')).toHaveLength(unitTypes.length - 5);
  });

  test(`${cite('TOT-Q23')} two values can be switched`, () => {
    expect(typeOf(switchesOf({}), 'pershing').mp).toBe(2);
    expect(typeOf(switchesOf({ pershingMp: 3 }), 'pershing').mp).toBe(3);
    expect(typeOf(switchesOf({ usAtGun: 'alternative' }), 'usAtGun')).toMatchObject({
      range: 2,
      defence: [8, 9],
      mp: 1,
    });
  });

  test(`${cite('TOT-11.0a', 'TOT-Q24')} every type has a positive value, a headquarters more; the stand-ins balance scenario 1`, () => {
    expect(pointsSource).toBe('reconstructed');
    for (const each of unitTypes) expect(each.points, each.kind).toBeGreaterThan(0);
    expect(HQ_POINTS).toBeGreaterThan(0);
    const total = (setup: string, seat: number) =>
      (scenarios.find((each) => each.id === setup)?.forces ?? [])
        .filter((force) => force.seat === seat)
        .flatMap((force) => force.units)
        .reduce((sum, { kind, count, hq }) => sum + count * (type(kind).points + (hq ? HQ_POINTS : 0)), 0);
    expect([total('S1', 0), total('S1', 1)]).toEqual([290, 290]);
    expect([total('S7', 0), total('S7', 1)]).toEqual([335, 350]);
  });

  test('no scenario needs more counters than there are', () => {
    for (const { id, forces } of scenarios) {
      for (const each of unitTypes) {
        for (const hq of [true, undefined]) {
          const used = forces
            .flatMap((force) => force.units)
            .filter((draft) => draft.kind === each.kind && draft.hq === hq)
            .reduce((sum, draft) => sum + draft.count, 0);
          expect(used, `${id} ${each.kind}`).toBeLessThanOrEqual(hq ? each.headquarters : each.counters);
        }
      }
    }
  });

  test(`${cite('TOT-Q5')} six chits: two each of 2, 3 and 4, as the solitaire dice imply`, () => {
    expect([...chits].sort()).toEqual([2, 2, 3, 3, 4, 4]);
    expect(chitsSource).toBe('reconstructed');
  });
});
