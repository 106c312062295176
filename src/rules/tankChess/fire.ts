import { armourSide, type Facing, turn } from '../core/square';
import { type Tally, tally } from '../core/tally';
import { type Board, boardOf, EMPTY, facingNumber, isFree, pieceNumberAt, pieceOn } from './board';
import { type PieceChart, pieceCharts } from './data/pieces';
import { squareName, squareNumber } from './grid';
import type { Rule } from './rulebook';
import type { Face, FacingName, Field, Kind, Piece, SquareId } from './types';

/** A shot at an enemy that stands in a line of fire, whether it would destroy or bounce. */
export interface Shot {
  readonly unit: string;
  readonly target: string;
  readonly targetKind: Kind;
  readonly at: SquareId;
  readonly direction: Facing;
  readonly distance: number;
  readonly face: Face;
  readonly gun: number;
  readonly armour: number;
  readonly kills: boolean;
  /** Gun less armour; only more than nothing destroys (TC-KILL1). */
  readonly sum: Tally<Rule>;
}

/** One direction of fire, square by square; squares nearer than the gun can hit are passed, not in range. */
export interface FireLine {
  readonly direction: Facing;
  readonly squares: readonly { readonly at: SquareId; readonly inRange: boolean }[];
  /** The square that ends the line, where something stands in the way. */
  readonly stop: SquareId | null;
  readonly shots: readonly Shot[];
}

/** The rule of each face of a hull. */
export const faceRules: { readonly [face in Face]: Rule } = {
  front: 'TC-ARMOR2',
  rear: 'TC-ARMOR3',
  side: 'TC-ARMOR4',
};

/** What a hit in this direction does to the target. */
export function impact(firer: Kind, direction: Facing, target: Pick<Piece, 'kind' | 'facing'>) {
  const { gun } = pieceCharts[firer];
  const face = armourSide(direction, turn(0, facingNumber(target.facing)));
  const armour = pieceCharts[target.kind].armour[face];
  const sum = tally<Rule>([
    { rule: gun.powerRule, value: gun.power },
    { rule: faceRules[face], value: 0 - armour },
  ]);
  return { face, gun: gun.power, armour, kills: sum.total > 0, sum };
}

/** The enemies a piece could fire at after driving to a pose, on any board; also those it could not destroy. */
export function targetsOn(board: Board, number: number, square: number, facing: number): Shot[] {
  const shooter = board.field.pieces[number];
  if (!shooter) return [];
  const chart = pieceCharts[shooter.kind];
  const shots: Shot[] = [];
  for (const relative of chart.gun.directions) {
    walk(board, number, square, (facing + relative) & 7, chart, (target, direction, distance) => {
      const shot = shotAt(board, shooter, target, direction, distance, chart);
      if (shot) shots.push(shot);
    });
  }
  return shots;
}

/** Goes along a line until the gun's range, the edge or, for direct fire, the first thing in the way (TC-FIRE3, TC-HM5). */
function walk(
  board: Board,
  number: number,
  from: number,
  direction: number,
  chart: PieceChart,
  meet: (square: number, direction: number, distance: number, free: boolean) => void,
  everySquare = false,
): void {
  const { next } = board.grid;
  let square = next[from * 8 + direction] ?? -1;
  for (let distance = 1; square >= 0 && distance <= chart.gun.farthest; distance++) {
    const free = isFree(board, square, number);
    if (everySquare || !free) meet(square, direction, distance, free);
    if (!free && !chart.gun.lobs) return;
    square = next[square * 8 + direction] ?? -1;
  }
}

function shotAt(
  board: Board,
  shooter: Readonly<Piece>,
  square: number,
  direction: number,
  distance: number,
  chart: PieceChart,
): Shot | null {
  const target = pieceOn(board, square);
  if (target?.status !== 'fit' || target.seat === shooter.seat) return null;
  if (distance < chart.gun.nearest || distance > chart.gun.farthest) return null;
  const heading = turn(0, direction);
  return {
    unit: shooter.id,
    target: target.id,
    targetKind: target.kind,
    at: target.at,
    direction: heading,
    distance,
    ...impact(shooter.kind, heading, target),
  };
}

/** The enemies in the lines of fire of the piece on `from`, once it has driven to `to` and faces `facing`. */
export function targets(field: Field, from: string, to: string, facing: FacingName): Shot[] {
  const board = boardOf(field);
  const number = pieceNumberAt(field, from);
  return targetsOn(board, number, squareNumber(board.grid, to), facingNumber(facing));
}

/** The lines of fire themselves, for the overlay. */
export function fireLines(field: Field, from: string, to: string, facing: FacingName): FireLine[] {
  const board = boardOf(field);
  const number = pieceNumberAt(field, from);
  const shooter = field.pieces[number];
  if (!shooter) return [];
  const chart = pieceCharts[shooter.kind];
  return chart.gun.directions.map((relative) => {
    const direction = (facingNumber(facing) + relative) & 7;
    const squares: { at: SquareId; inRange: boolean }[] = [];
    const shots: Shot[] = [];
    let stop: SquareId | null = null;
    walk(
      board,
      number,
      squareNumber(board.grid, to),
      direction,
      chart,
      (square, _, distance, free) => {
        const at = squareName(board.grid, square);
        const shot = free ? null : shotAt(board, shooter, square, direction, distance, chart);
        if (shot) shots.push(shot);
        if (!free && !chart.gun.lobs) stop = at;
        squares.push({ at, inRange: distance >= chart.gun.nearest });
      },
      true,
    );
    return { direction: turn(0, direction), squares, stop, shots };
  });
}

/** Visits every square the gun could hit from a pose, with the direction of the shot. */
export function fireSquares(
  board: Board,
  number: number,
  square: number,
  facing: number,
  visit: (square: number, direction: Facing) => void,
): void {
  const shooter = board.field.pieces[number];
  if (!shooter) return;
  const chart = pieceCharts[shooter.kind];
  for (const relative of chart.gun.directions) {
    const direction = turn(0, facing + relative);
    const meet = (reached: number, _: number, distance: number) => {
      if (distance >= chart.gun.nearest) visit(reached, direction);
    };
    walk(board, number, square, direction, chart, meet, true);
  }
}

/** What stands between two squares of one line, nearest first. */
export function between(board: Board, number: number, from: number, to: number, direction: number): number[] {
  const found: number[] = [];
  for (let square = board.grid.next[from * 8 + direction] ?? EMPTY; square >= 0 && square !== to; ) {
    if (!isFree(board, square, number)) found.push(square);
    square = board.grid.next[square * 8 + direction] ?? EMPTY;
  }
  return found;
}
