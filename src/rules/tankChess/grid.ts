import type { Seat } from '../core/game';
import { AHEAD, type SquareId, squaresOf, stepTable } from '../core/square';

/**
 * The geometry of a board of one size, as tables: reach and fire lines are counted thousands of times a turn.
 * A square is `rank * size + file`, a pose is `square * 8 + facing`, facings run clockwise from north.
 */
export interface Grid {
  readonly size: number;
  readonly names: readonly SquareId[];
  readonly index: ReadonlyMap<string, number>;
  /** The square one step on from a pose; -1 beyond the edge. */
  readonly next: Int16Array;
  /** By seat: 1 where one step on from a pose leads off over the enemy's edge, within the width of the board (TC-Q3). */
  readonly exits: readonly [Uint8Array, Uint8Array];
}

const grids = new Map<number, Grid>();

export function gridOf(size: number): Grid {
  const known = grids.get(size);
  if (known) return known;
  const board = { files: size, ranks: size };
  const names = squaresOf(board);
  const grid: Grid = {
    size,
    names,
    index: new Map(names.map((name, square) => [name, square])),
    next: Int16Array.from(stepTable(board)),
    exits: [exitsOver(size, size), exitsOver(size, -1)],
  };
  grids.set(size, grid);
  return grid;
}

/** The poses from which one step leads onto the strip at `strip`, one rank beyond the board. */
function exitsOver(size: number, strip: number): Uint8Array {
  const exits = new Uint8Array(size * size * 8);
  for (let square = 0; square < size * size; square++) {
    AHEAD.forEach((ahead, facing) => {
      const file = (square % size) + ahead.file;
      const rank = Math.floor(square / size) + ahead.rank;
      if (rank === strip && file >= 0 && file < size) exits[square * 8 + facing] = 1;
    });
  }
  return exits;
}

/** Whether one step on from this pose is an escape for the seat's command tank. */
export function leadsOut(grid: Grid, seat: Seat, pose: number): boolean {
  return grid.exits[seat === 0 ? 0 : 1][pose] === 1;
}

/** How many turns of 45 degrees lie between two facings. */
export function turnsBetween(a: number, b: number): number {
  const difference = (a - b + 8) & 7;
  return Math.min(difference, 8 - difference);
}

/** The number of a square that is known to be on the board. */
export function squareNumber(grid: Grid, name: string): number {
  const square = grid.index.get(name);
  if (square === undefined) throw new Error(`no square ${name} on a board of ${grid.size}`);
  return square;
}

export function squareName(grid: Grid, square: number): SquareId {
  const name = grid.names[square];
  if (name === undefined) throw new Error(`no square ${square} on a board of ${grid.size}`);
  return name;
}
