import { AHEAD, type Hex, type HexAt, type HexId, toHex } from './hex';

/** One hex the line crosses, or the two it runs between along their common hexside. */
type LineStep = readonly [HexId] | readonly [HexId, HexId];
export type HexLine = readonly LineStep[];

// A step on one hex looks the same in every line through it, so it is made once; far from 0,0 it is made each time.
const REACH = 64;
const single = new Array<LineStep | undefined>(4 * REACH * REACH);

function stepOn(q: number, r: number): LineStep {
  if (q < -REACH || q >= REACH || r < -REACH || r >= REACH) return [`${q},${r}`];
  const place = (q + REACH) * 2 * REACH + r + REACH;
  const known = single[place];
  if (known) return known;
  const step: LineStep = [`${q},${r}`];
  single[place] = step;
  return step;
}

/**
 * The steps strictly between two hexes on the straight line from centre to centre, in order. Hexes that the line only
 * touches at a corner are left out. The way back has the same steps in reverse; a pair is ordered by q, then r.
 */
export function hexLine(from: HexAt, to: HexAt): HexLine {
  const start = toHex(from);
  const end = toHex(to);
  const q = end.q - start.q;
  const r = end.r - start.r;
  const s = -q - r;
  // The walk below would never meet an end off the grid.
  if (!Number.isInteger(q) || !Number.isInteger(r)) throw new Error(`no line by ${q},${r}`);

  // The line lies between two neighbouring facings: a steps along one and b along the other lead to its end.
  if (q >= 0) {
    if (r >= 0) return trace(start, end, q, AHEAD[2], r, AHEAD[3]);
    return s >= 0 ? trace(start, end, s, AHEAD[0], q, AHEAD[1]) : trace(start, end, -r, AHEAD[1], -s, AHEAD[2]);
  }
  if (r <= 0) return trace(start, end, -q, AHEAD[5], -r, AHEAD[0]);
  return s >= 0 ? trace(start, end, r, AHEAD[4], s, AHEAD[5]) : trace(start, end, -s, AHEAD[3], -q, AHEAD[4]);
}

function trace(start: Hex, end: Hex, a: number, along: Hex, b: number, beside: Hex): HexLine {
  if (a === b) return alongHexsides(start, a, along, beside);
  return a > b ? acrossHexes(start, end, a, along, b, beside) : acrossHexes(start, end, b, beside, a, along);
}

/** Halfway between two facings: from each centre along a hexside to the next centre. */
function alongHexsides(start: Hex, count: number, one: Hex, other: Hex): HexLine {
  const isOrdered = one.q < other.q || (one.q === other.q && one.r < other.r);
  const first = isOrdered ? one : other;
  const second = isOrdered ? other : one;
  const steps: LineStep[] = [];
  let { q, r } = start;
  for (let i = 1; i <= count; i++) {
    steps.push([`${q + first.q},${r + first.r}`, `${q + second.q},${r + second.r}`]);
    q += first.q + second.q;
    r += first.r + second.r;
    if (i < count) steps.push(stepOn(q, r));
  }
  return steps;
}

/**
 * Any other line (a > b) leaves each hex by one of three sides: `beside`, `along`, or `along` minus `beside`.
 * `offset` is three times the cross product of the line with the way to the current centre; at the corners of the side
 * `along` that product is offset + a - b and offset - a - 2b, and its signs tell whether the line passes between them.
 * Through a corner it goes on into `along`, as it is less than 30 degrees off.
 */
function acrossHexes(start: Hex, end: Hex, a: number, along: Hex, b: number, beside: Hex): HexLine {
  const toBeside = b - a;
  const toAcross = a + 2 * b;
  const steps: LineStep[] = [];
  let { q, r } = start;
  let offset = 0;
  for (;;) {
    if (offset < toBeside) {
      q += beside.q;
      r += beside.r;
      offset += 3 * a;
    } else {
      q += along.q;
      r += along.r;
      if (offset > toAcross) {
        q -= beside.q;
        r -= beside.r;
        offset -= 3 * a;
      }
      offset -= 3 * b;
    }
    if (q === end.q && r === end.r) return steps;
    steps.push(stepOn(q, r));
  }
}

/** Every line of a map, computed once. Loops over all hexes can use their places in `hexes` and skip the ids. */
interface LineTable {
  readonly hexes: readonly HexId[];
  /** Throws for a hex the table was not made for. */
  line(from: HexId, to: HexId): HexLine;
  lineAt(from: number, to: number): HexLine;
}

export function lineTable(hexes: readonly HexId[]): LineTable {
  const places = new Map(hexes.map((hex, place) => [hex, place]));
  const rows = hexes.map((from) => hexes.map((to) => hexLine(from, to)));
  // One hex is mostly asked about many others in turn.
  let lastFrom: HexId | null = null;
  let lastPlace = 0;

  function placeOf(hex: HexId): number {
    const place = places.get(hex);
    if (place === undefined) throw new Error(`hex ${hex} is not in this table`);
    return place;
  }

  function lineAt(from: number, to: number): HexLine {
    const line = rows[from]?.[to];
    if (!line) throw new Error(`no line from place ${from} to ${to} in this table`);
    return line;
  }

  function line(from: HexId, to: HexId): HexLine {
    if (from !== lastFrom) {
      lastPlace = placeOf(from);
      lastFrom = from;
    }
    return lineAt(lastPlace, placeOf(to));
  }

  return { hexes, line, lineAt };
}
