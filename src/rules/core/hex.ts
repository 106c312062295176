import { defineHex, Orientation, pointToCube } from 'honeycomb-grid';

// Questions take a hex as id or as axial coordinates; answers are ids, the form states and commands keep.

export type HexId = `${number},${number}`;

/** Axial coordinates: q grows eastward, r southward (flat-topped hexes, north up). */
export interface Hex {
  readonly q: number;
  readonly r: number;
}
export type HexAt = Hex | HexId;

/** Clockwise from north; `turn` wraps any whole number onto it. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;
export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];
export const FACING_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type FacingName = (typeof FACING_NAMES)[number];

/** The step ahead for each facing. */
export const AHEAD: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

const ID = /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/;
// Ids are read far more often than there are different ones.
const parsed = new Map<string, Hex>();

export function parseHexId(id: string): Hex {
  const known = parsed.get(id);
  if (known) return known;
  const match = ID.exec(id);
  if (!match) throw new Error(`not a hex id: ${id}`);
  const hex = Object.freeze({ q: Number(match[1]), r: Number(match[2]) });
  parsed.set(id, hex);
  return hex;
}

export function printHexId({ q, r }: Hex): HexId {
  return `${q},${r}`;
}

export function isHexId(text: string): text is HexId {
  return ID.test(text);
}

export function toHex(at: HexAt): Hex {
  return typeof at === 'string' ? parseHexId(at) : at;
}

export function turn(facing: Facing, sixths: number): Facing {
  const turned = FACINGS[(((facing + sixths) % 6) + 6) % 6];
  if (turned === undefined) throw new Error(`cannot turn by ${sixths}`);
  return turned;
}

export function opposite(facing: Facing): Facing {
  return turn(facing, 3);
}

export function neighbour(at: HexAt, facing: Facing): HexId {
  const { q, r } = toHex(at);
  const ahead = AHEAD[facing];
  return `${q + ahead.q},${r + ahead.r}`;
}

/** All six, indexed by facing. */
export function neighbours(at: HexAt): HexId[] {
  return FACINGS.map((facing) => neighbour(at, facing));
}

export function distance(from: HexAt, to: HexAt): number {
  const a = toHex(from);
  const b = toHex(to);
  const q = Math.abs(b.q - a.q);
  const r = Math.abs(b.r - a.r);
  const s = Math.abs(b.q - a.q + b.r - a.r);
  return Math.max(q, r, s);
}

/** The square of the way through the air between two centres: whole, and 1 between neighbours. */
export function squaredDistance(from: HexAt, to: HexAt): number {
  const a = toHex(from);
  const b = toHex(to);
  const q = b.q - a.q;
  const r = b.r - a.r;
  return q * q + q * r + r * r;
}

/** The facing whose row of hexes leads from one hex to the other; null if none does. */
export function direction(from: HexAt, to: HexAt): Facing | null {
  const a = toHex(from);
  const b = toHex(to);
  const q = b.q - a.q;
  const r = b.r - a.r;
  if (q === 0 && r === 0) return null;
  if (q === 0) return r < 0 ? 0 : 3;
  if (r === 0) return q > 0 ? 2 : 5;
  if (q + r === 0) return q > 0 ? 1 : 4;
  return null;
}

/** A printed map: lettered columns from west to east, numbered from north to south. */
export interface HexGrid {
  readonly columns: number;
  /** Hexes in a column that is not shifted. */
  readonly rows: number;
  /** Which columns sit half a hex further south, A being column 0. */
  readonly shifted: 'odd' | 'even';
  /** Hexes in a shifted column. */
  readonly shiftedRows: number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function rowsIn(grid: HexGrid, column: number): number {
  return (column % 2 === 1) === (grid.shifted === 'odd') ? grid.shiftedRows : grid.rows;
}

/** The r of a column's first hex: every second column starts one r earlier. */
function topOf(grid: HexGrid, column: number): number {
  return -((grid.shifted === 'odd' ? column : column + 1) >> 1);
}

export function isOnGrid(grid: HexGrid, at: HexAt): boolean {
  const { q, r } = toHex(at);
  const row = r - topOf(grid, q);
  return q >= 0 && q < grid.columns && row >= 0 && row < rowsIn(grid, q);
}

/** Column by column, each from the north. */
export function hexesOf(grid: HexGrid): HexId[] {
  const hexes: HexId[] = [];
  for (let q = 0; q < grid.columns; q++) {
    const top = topOf(grid, q);
    for (let row = 0; row < rowsIn(grid, q); row++) hexes.push(`${q},${top + row}`);
  }
  return hexes;
}

/** "E6" → id; throws for a name the map does not have. */
export function parseHexName(grid: HexGrid, name: string): HexId {
  const match = /^([A-Z])([1-9]\d*)$/.exec(name);
  const q = match ? LETTERS.indexOf(match[1] ?? '?') : -1;
  const hex = { q, r: topOf(grid, q) + Number(match?.[2]) - 1 };
  if (!match || !isOnGrid(grid, hex)) throw new Error(`no hex ${name} on this map`);
  return printHexId(hex);
}

export function printHexName(grid: HexGrid, at: HexAt): string {
  const { q, r } = toHex(at);
  if (q >= LETTERS.length || !isOnGrid(grid, at)) throw new Error(`hex ${q},${r} has no name on this map`);
  return `${LETTERS.charAt(q)}${r - topOf(grid, q) + 1}`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where hexes lie on the screen. For drawing and picking only: the one place with fractions, so no rule may ask it. */
interface HexLayout {
  centre(at: HexAt): Point;
  /** Corner k lies between facings k and k + 1, so the hexside of facing k joins corners k - 1 and k. */
  corners(at: HexAt): Point[];
  /** The hex under a point, on the map or not. */
  pick(point: Point): HexId;
}

interface HexLayoutOptions {
  /** Centre to corner. */
  readonly radius: number;
  /** Centre of hex 0,0; the default is the point 0,0. */
  readonly origin?: Point;
  /** With pointy tops the facings turn 30 degrees anticlockwise: 0 is then north-west. */
  readonly tops?: 'flat' | 'pointy';
}

export function hexLayout({ radius, origin = { x: 0, y: 0 }, tops = 'flat' }: HexLayoutOptions): HexLayout {
  const Tile = defineHex({
    dimensions: radius,
    orientation: tops === 'flat' ? Orientation.FLAT : Orientation.POINTY,
    origin: { x: -origin.x, y: -origin.y },
  });
  const { settings } = Tile;
  const tile = (at: HexAt) => {
    const { q, r } = toHex(at);
    return new Tile({ q, r });
  };
  return {
    centre(at) {
      const { x, y } = tile(at);
      return { x, y };
    },
    corners(at) {
      const corners = tile(at).corners;
      return tops === 'flat' ? corners : [...corners.slice(5), ...corners.slice(0, 5)];
    },
    pick(point) {
      const { q, r } = pointToCube(settings, point);
      return printHexId({ q, r });
    },
  };
}
