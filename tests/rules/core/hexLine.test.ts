import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Hex,
  type HexGrid,
  type HexId,
  hexesOf,
  neighbour,
  parseHexId,
  parseHexName,
  printHexId,
} from '../../../src/rules/core/hex';
import { type HexLine, hexLine, lineTable } from '../../../src/rules/core/hexLine';

const MAP: HexGrid = { columns: 9, rows: 11, shifted: 'odd', shiftedRows: 11 };
const hexes = hexesOf(MAP);

/** The map and two rings of hexes around it, so that a line straying off would be noticed. */
const surroundings = [...new Set(hexes.flatMap((hex) => around(parseHexId(hex))))].map(parseHexId);

function around({ q, r }: Hex): HexId[] {
  const found: HexId[] = [];
  for (let dq = -2; dq <= 2; dq++) for (let dr = -2; dr <= 2; dr++) found.push(printHexId({ q: q + dq, r: r + dr }));
  return found;
}

// The reference clips the segment against each hexagon. Stretched so that all numbers are whole, a flat-topped hexagon
// is |y| <= 1, |x + y| <= 2, |x - y| <= 2 around its centre (3q, 2r + q). Fractions [n, d] have d > 0.
type Fraction = readonly [number, number];
interface Clip {
  readonly hex: HexId;
  readonly enter: Fraction;
  readonly leave: Fraction;
  readonly isInterior: boolean;
}

const less = (a: Fraction, b: Fraction) => a[0] * b[1] < b[0] * a[1];
const same = (a: Fraction, b: Fraction) => a[0] * b[1] === b[0] * a[1];
const stretched = ({ q, r }: Hex) => ({ x: 3 * q, y: 2 * r + q });

function clip(from: Hex, to: Hex, hex: Hex): Clip | null {
  const a = stretched(from);
  const b = stretched(to);
  const centre = stretched(hex);
  const x = a.x - centre.x;
  const y = a.y - centre.y;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  // Each half plane reads value + t * slope <= limit.
  const planes = [
    [y, dy, 1],
    [-y, -dy, 1],
    [x + y, dx + dy, 2],
    [-x - y, -dx - dy, 2],
    [x - y, dx - dy, 2],
    [y - x, dy - dx, 2],
  ] as const;
  let enter: Fraction = [0, 1];
  let leave: Fraction = [1, 1];
  let isInterior = true;
  for (const [value, slope, limit] of planes) {
    const room = limit - value;
    if (slope === 0) {
      if (room < 0) return null;
      if (room === 0) isInterior = false;
    } else if (slope > 0) {
      if (less([room, slope], leave)) leave = [room, slope];
    } else if (less(enter, [-room, -slope])) {
      enter = [-room, -slope];
    }
  }
  return less(enter, leave) ? { hex: printHexId(hex), enter, leave, isInterior } : null;
}

const byPlace = (a: HexId, b: HexId) => {
  const one = parseHexId(a);
  const other = parseHexId(b);
  return one.q - other.q || one.r - other.r;
};

function clippedLine(from: Hex, to: Hex, candidates: readonly Hex[]): HexId[][] {
  const ends = [printHexId(from), printHexId(to)];
  const clips = candidates
    .map((hex) => clip(from, to, hex))
    .filter((found) => found !== null)
    .filter(({ hex }) => !ends.includes(hex))
    .sort((a, b) => (less(a.enter, b.enter) ? -1 : less(b.enter, a.enter) ? 1 : 0));
  const steps: HexId[][] = [];
  for (let i = 0; i < clips.length; i++) {
    const one = clips[i];
    const next = clips[i + 1];
    if (!one) continue;
    if (one.isInterior) {
      steps.push([one.hex]);
    } else {
      if (!next || next.isInterior || !same(one.enter, next.enter) || !same(one.leave, next.leave)) {
        throw new Error(`hexside of ${one.hex} without a partner`);
      }
      steps.push([one.hex, next.hex].sort(byPlace));
      i++;
    }
  }
  return steps;
}

const reversed = (line: HexLine) => [...line].reverse();

function named(grid: HexGrid, from: string, to: string): HexLine {
  return hexLine(parseHexName(grid, from), parseHexName(grid, to));
}
const ids = (grid: HexGrid, ...names: string[]) => names.map((name) => parseHexName(grid, name)).sort(byPlace);

describe('lines from centre to centre', () => {
  test('equal exact clipping on all ordered pairs of a 9 x 11 map', () => {
    const wrong: string[] = [];
    let pairs = 0;
    for (const from of hexes) {
      for (const to of hexes) {
        if (from === to) continue;
        pairs++;
        const expected = clippedLine(parseHexId(from), parseHexId(to), surroundings);
        if (JSON.stringify(hexLine(from, to)) !== JSON.stringify(expected)) wrong.push(`${from} > ${to}`);
      }
    }
    expect(pairs).toBe(9702);
    expect(wrong).toEqual([]);
  });

  test('equal exact clipping far from the origin and over long distances', () => {
    const place = fc.integer({ min: -300, max: 300 });
    const reach = fc.integer({ min: -25, max: 25 });
    fc.assert(
      fc.property(place, place, reach, reach, (q, r, dq, dr) => {
        fc.pre(dq !== 0 || dr !== 0);
        const from = { q, r };
        const to = { q: q + dq, r: r + dr };
        const candidates: Hex[] = [];
        for (let i = Math.min(q, to.q) - 2; i <= Math.max(q, to.q) + 2; i++) {
          for (let j = Math.min(r, to.r) - 2; j <= Math.max(r, to.r) + 2; j++) candidates.push({ q: i, r: j });
        }
        expect(hexLine(from, to)).toEqual(clippedLine(from, to, candidates));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('are the same both ways on all pairs', () => {
    const wrong = hexes.flatMap((from) =>
      hexes
        .filter((to) => JSON.stringify(hexLine(to, from)) !== JSON.stringify(reversed(hexLine(from, to))))
        .map((to) => `${from} > ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('take ids and coordinates alike', () => {
    expect(hexLine({ q: 1, r: 2 }, { q: 5, r: -3 })).toEqual(hexLine('1,2', '5,-3'));
  });

  test('have nothing between a hex and itself or its neighbours', () => {
    expect(hexLine('3,2', '3,2')).toEqual([]);
    for (const facing of [0, 1, 2, 3, 4, 5] as const) expect(hexLine('3,2', neighbour('3,2', facing))).toEqual([]);
  });

  test('refuse places that are no hex', () => {
    expect(() => hexLine('0,0', { q: 1.5, r: 0 })).toThrow('no line');
    expect(() => hexLine('0,0', { q: 1, r: Number.NaN })).toThrow('no line');
  });

  test('leave out a hex touched at its corner', () => {
    // The line to 4,1 passes through one corner each of 1,1 and 3,0.
    expect(hexLine('0,0', '4,1')).toEqual([['1,0'], ['2,0'], ['2,1'], ['3,1']]);
  });

  test('name every hex they cut, more than one per unit of distance', () => {
    // The middle of the line to 3,1 is the middle of the hexside between 1,1 and 2,0.
    expect(hexLine('0,0', '3,1')).toEqual([['1,0'], ['1,1'], ['2,0'], ['2,1']]);
  });
});

describe('lines on the Tank on Tank map (TOT-8.2)', () => {
  const map: HexGrid = { columns: 9, rows: 11, shifted: 'odd', shiftedRows: 10 };

  test('along a column every hex is a step', () => {
    expect(named(map, 'F5', 'F2')).toEqual([ids(map, 'F4'), ids(map, 'F3')]);
  });

  test('straight across it runs between two hexes, through one, between two', () => {
    expect(named(map, 'E5', 'G5')).toEqual([ids(map, 'F4', 'F5')]);
    expect(named(map, 'G5', 'I5')).toEqual([ids(map, 'H4', 'H5')]);
    expect(named(map, 'E5', 'I5')).toEqual([ids(map, 'F4', 'F5'), ids(map, 'G5'), ids(map, 'H4', 'H5')]);
  });

  test('at the southern edge the pair names the hex off the map too', () => {
    expect(named(map, 'A11', 'C11')).toEqual([[parseHexName(map, 'B10'), '1,10']]);
  });
});

describe('the table of all lines', () => {
  const table = lineTable(hexes);

  test('answers what a fresh line would, by id and by place', () => {
    const wrong = hexes.flatMap((from, i) =>
      hexes
        .filter((to, j) => {
          const fresh = JSON.stringify(hexLine(from, to));
          return JSON.stringify(table.line(from, to)) !== fresh || JSON.stringify(table.lineAt(i, j)) !== fresh;
        })
        .map((to) => `${from} > ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('keeps the origin apart when questions alternate', () => {
    expect(table.line('0,0', '4,4')).toEqual(hexLine('0,0', '4,4'));
    expect(table.line('8,0', '4,4')).toEqual(hexLine('8,0', '4,4'));
    expect(table.line('0,0', '8,0')).toEqual(hexLine('0,0', '8,0'));
  });

  test('refuses hexes it was not made for, and still answers afterwards', () => {
    expect(() => table.line('99,0', '0,0')).toThrow('99,0');
    expect(() => table.line('0,0', '99,0')).toThrow('99,0');
    expect(() => table.lineAt(0, hexes.length)).toThrow('place');
    expect(table.line('0,0', '4,4')).toEqual(hexLine('0,0', '4,4'));
  });
});
