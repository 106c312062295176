import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AHEAD,
  direction,
  distance,
  FACING_NAMES,
  FACINGS,
  type Facing,
  type HexAt,
  type HexGrid,
  type HexId,
  hexesOf,
  hexLayout,
  isHexId,
  isOnGrid,
  neighbour,
  neighbours,
  opposite,
  type Point,
  parseHexId,
  parseHexName,
  printHexId,
  printHexName,
  toHex,
  turn,
} from '../../../src/rules/core/hex';
import { type ArcPlace, arc60, arc180 } from '../../../src/rules/core/hexArc';

const MAP: HexGrid = { columns: 9, rows: 11, shifted: 'odd', shiftedRows: 10 };
const EVEN: HexGrid = { columns: 6, rows: 5, shifted: 'even', shiftedRows: 4 };
const hexes = hexesOf(MAP);
const at = (name: string) => parseHexName(MAP, name);
const names = (ids: readonly HexId[]) => ids.map((id) => printHexName(MAP, id));

/** Centre in a plane with y northward, written out apart from the layout under test. */
function spot(hex: HexAt): Point {
  const { q, r } = toHex(hex);
  return { x: 1.5 * q, y: -Math.sqrt(3) * (r + q / 2) };
}

/** Degrees clockwise from north. */
function bearing(from: HexAt, to: HexAt): number {
  const a = spot(from);
  const b = spot(to);
  return (Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI;
}

function bearingPlace(width: number, from: HexAt, facing: Facing, to: HexAt): ArcPlace {
  const off = Math.abs(((((bearing(from, to) - 60 * facing + 180) % 360) + 360) % 360) - 180);
  if (Math.abs(off - width / 2) < 1e-6) return 'boundary';
  return off < width / 2 ? 'inside' : 'outside';
}

describe('hex ids', () => {
  test('parse and print are a pair', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 }), (q, r) => {
        expect(parseHexId(printHexId({ q, r }))).toEqual({ q, r });
      }),
      { seed: 1 },
    );
  });

  test.each(['', '3', '3,', ',3', '3,4,5', '03,4', '-0,1', '1.5,2', ' 1,2', 'E6', '1e3,2'])('%j is refused', (text) => {
    expect(isHexId(text)).toBe(false);
    expect(() => parseHexId(text)).toThrow('not a hex id');
  });

  test('a good id is recognised', () => {
    expect(isHexId('4,-12')).toBe(true);
  });
});

describe('facings', () => {
  test('each neighbour lies at sixty degrees times its facing', () => {
    for (const facing of FACINGS) {
      const away = (bearing('0,0', neighbour('0,0', facing)) + 360) % 360;
      expect((Math.round(away * 1e6) / 1e6) % 360).toBe(60 * facing);
    }
  });

  test('turning wraps both ways and by any amount', () => {
    expect(FACINGS.map((facing) => turn(facing, 1))).toEqual([1, 2, 3, 4, 5, 0]);
    expect(FACINGS.map((facing) => turn(facing, -1))).toEqual([5, 0, 1, 2, 3, 4]);
    expect(turn(2, 601)).toBe(3);
    expect(turn(2, -603)).toBe(5);
    expect(() => turn(2, 0.5)).toThrow('cannot turn');
  });

  test('the opposite facing leads back', () => {
    for (const facing of FACINGS) {
      expect(neighbour(neighbour('2,-5', facing), opposite(facing))).toBe('2,-5');
      expect(AHEAD[facing].q + AHEAD[opposite(facing)].q).toBe(0);
    }
  });

  test('direction names the row, and only where there is one', () => {
    const rows = new Map<HexId, Facing>();
    for (const facing of FACINGS) {
      let hex: HexId = '0,0';
      for (let i = 0; i < 6; i++) {
        hex = neighbour(hex, facing);
        rows.set(hex, facing);
      }
    }
    for (let q = -6; q <= 6; q++) {
      for (let r = -6; r <= 6; r++) {
        if (distance('0,0', { q, r }) > 6) continue;
        expect(direction('0,0', { q, r })).toBe(rows.get(`${q},${r}`) ?? null);
        expect(direction({ q: 7, r: -3 }, { q: q + 7, r: r - 3 })).toBe(rows.get(`${q},${r}`) ?? null);
      }
    }
  });
});

describe('distance', () => {
  test('equals the steps of a breadth-first walk for all pairs of the map', () => {
    // The walk may leave the map by one ring: a shortest way along the serrated edge needs it.
    const plane = new Set([...hexes, ...hexes.flatMap((hex) => neighbours(hex))]);
    for (const start of hexes) {
      const steps = new Map<HexId, number>([[start, 0]]);
      for (const [hex, walked] of steps) {
        for (const next of neighbours(hex)) if (plane.has(next) && !steps.has(next)) steps.set(next, walked + 1);
      }
      expect(hexes.filter((hex) => distance(start, hex) !== steps.get(hex))).toEqual([]);
    }
  });

  test.each([
    ['F4', 'F1', 3],
    ['F4', 'G1', 4],
    ['E6', 'B6', 3],
    ['H4', 'E6', 3],
    ['C9', 'G9', 4],
    ['A1', 'I11', 14],
  ])('%s to %s is %i', (from, to, hexesAway) => {
    expect(distance(at(from), at(to))).toBe(hexesAway);
  });
});

describe('names on a printed map (TOT-Q21)', () => {
  test('95 hexes: eleven in A, C, E, G, I and ten in B, D, F, H', () => {
    const all = names(hexes);
    expect(new Set(all).size).toBe(95);
    expect([...'ABCDEFGHI'].map((letter) => all.filter((name) => name.startsWith(letter)).length)).toEqual([
      11, 10, 11, 10, 11, 10, 11, 10, 11,
    ]);
    expect(all.slice(0, 3)).toEqual(['A1', 'A2', 'A3']);
    expect(all.at(-1)).toBe('I11');
  });

  test.each([MAP, EVEN])('names and ids are a pair on %j', (grid) => {
    for (const hex of hexesOf(grid)) {
      expect(isOnGrid(grid, hex)).toBe(true);
      expect(parseHexName(grid, printHexName(grid, hex))).toBe(hex);
    }
  });

  test('no other hex of the neighbourhood is on the map', () => {
    const known = new Set(hexes);
    for (let q = -3; q < 13; q++) {
      for (let r = -9; r < 16; r++) expect(isOnGrid(MAP, { q, r })).toBe(known.has(`${q},${r}`));
    }
  });

  test('neighbours as printed, clockwise from north', () => {
    expect(names(neighbours(at('E7')))).toEqual(['E6', 'F6', 'F7', 'E8', 'D7', 'D6']);
    expect(names(neighbours(at('F4')))).toEqual(['F3', 'G4', 'G5', 'F5', 'E5', 'E4']);
  });

  test('with even columns shifted, column B stands further north', () => {
    expect(parseHexName(EVEN, 'A1')).toBe('0,0');
    const northEast = neighbour(parseHexName(EVEN, 'A1'), 1);
    expect(printHexName(EVEN, northEast)).toBe('B1');
    expect(printHexName(EVEN, neighbour(parseHexName(EVEN, 'B2'), 4))).toBe('A2');
  });

  test.each(['A0', 'A12', 'B11', 'J1', 'a1', 'AA1', 'A01', '1A', 'A', '', 'A1 '])('%j names no hex', (name) => {
    expect(() => parseHexName(MAP, name)).toThrow('no hex');
  });

  test('a hex off the map has no name', () => {
    expect(() => printHexName(MAP, neighbour(at('A1'), 0))).toThrow('has no name');
  });
});

describe('arcs (TOT-4.0b, TOT-Q1)', () => {
  const centre = at('E6');

  test.each([
    [180, arc180],
    [60, arc60],
  ] as const)('the %i degree arc equals measured angles for every facing and all hexes around', (width, arc) => {
    const counts = { inside: 0, boundary: 0, outside: 0 };
    for (const facing of FACINGS) {
      for (const from of [centre, at('A1'), at('H10')]) {
        for (const to of hexes) {
          if (from === to) continue;
          const place = arc(from, facing, to);
          counts[place]++;
          expect(`${from} ${facing} ${to} ${place}`).toBe(
            `${from} ${facing} ${to} ${bearingPlace(width, from, facing, to)}`,
          );
        }
      }
    }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  });

  test('TOT-EX18: three neighbours ahead, three behind, the bisected hex on the boundary', () => {
    const places = FACING_NAMES.map((name, facing) => [name, arc180(centre, 0, neighbours(centre)[facing] ?? centre)]);
    expect(Object.fromEntries(places)).toEqual({
      N: 'inside',
      NE: 'inside',
      SE: 'outside',
      S: 'outside',
      SW: 'outside',
      NW: 'inside',
    });
    expect(arc180(centre, 0, neighbour(neighbour(centre, 1), 2))).toBe('boundary');
  });

  test('the narrow arc has the hex ahead inside and the hexes along its hexsides on the boundary', () => {
    expect(arc60(centre, 0, neighbour(centre, 0))).toBe('inside');
    expect(arc60(centre, 0, neighbour(centre, 1))).toBe('outside');
    expect(arc60(centre, 0, neighbour(neighbour(centre, 0), 1))).toBe('boundary');
    expect(arc60(centre, 0, neighbour(neighbour(centre, 0), 5))).toBe('boundary');
    expect(arc60(centre, 0, neighbour(neighbour(centre, 3), 4))).toBe('outside');
  });

  test('the own hex is the boundary of both', () => {
    expect([arc180(centre, 2, centre), arc60(centre, 2, centre)]).toEqual(['boundary', 'boundary']);
  });
});

describe.each(['flat', 'pointy'] as const)('layout with %s tops', (tops) => {
  const origin = { x: 120, y: -45 };
  const radius = 37;
  const layout = hexLayout({ radius, origin, tops });
  const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const between = (a: Point, b: Point, share: number) => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  });

  test('the origin is the centre of hex 0,0', () => {
    expect(layout.centre('0,0')).toEqual(origin);
  });

  test('a point inside a hex picks it, up to just short of its corners', () => {
    for (const hex of hexes) {
      const centre = layout.centre(hex);
      expect(layout.pick(centre)).toBe(hex);
      for (const corner of layout.corners(hex)) expect(layout.pick(between(centre, corner, 0.99))).toBe(hex);
    }
  });

  test('any point picks the hex with the nearest centre', () => {
    const some = fc.double({ min: -400, max: 400, noNaN: true });
    fc.assert(
      fc.property(some, some, (x, y) => {
        const picked = layout.pick({ x, y });
        const near = gap(layout.centre(picked), { x, y });
        for (const other of neighbours(picked)) {
          expect(gap(layout.centre(other), { x, y })).toBeGreaterThanOrEqual(near - 1e-9);
        }
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('six corners at the radius; the hexside of facing k joins corners k - 1 and k and is shared', () => {
    const centre = layout.centre('3,-1');
    const corners = layout.corners('3,-1');
    expect(corners).toHaveLength(6);
    for (const corner of corners) expect(gap(centre, corner)).toBeCloseTo(radius, 9);
    for (const facing of FACINGS) {
      const beyond = layout.centre(neighbour('3,-1', facing));
      for (const corner of [corners[turn(facing, -1)], corners[facing]]) {
        expect(gap(beyond, corner ?? centre)).toBeCloseTo(radius, 9);
      }
    }
  });

  test('facings run clockwise on a screen whose y grows downward, the first up or up and left', () => {
    const centre = layout.centre('0,0');
    const bearings = FACINGS.map((facing) => {
      const { x, y } = layout.centre(neighbour('0,0', facing));
      return Math.round((Math.atan2(x - centre.x, centre.y - y) * 180) / Math.PI + 360) % 360;
    });
    expect(bearings).toEqual(tops === 'flat' ? [0, 60, 120, 180, 240, 300] : [330, 30, 90, 150, 210, 270]);
  });

  test('what leaves the layout is plain data', () => {
    for (const value of [layout.centre('1,1'), ...layout.corners('1,1')]) {
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect(Object.keys(value).sort()).toEqual(['x', 'y']);
    }
  });
});
