import type { Seat } from '../core/game';
import { type Board, boardOf, facingName, facingNumber, pieceNumberAt, pieceOn, rememberedBoard } from './board';
import { pieceCharts } from './data/pieces';
import { fireSquares, impact } from './fire';
import { squareName, squareNumber } from './grid';
import { reachFrom, rememberedReach } from './movement';
import {
  type Drive,
  type Face,
  type FacingName,
  type Field,
  type Kind,
  other,
  type RouteStep,
  type SquareId,
} from './types';

/** A square a piece can end on, with the fewest steps to it and to each facing there. */
export interface ReachedSquare {
  readonly at: SquareId;
  readonly steps: number;
  readonly facings: readonly { readonly facing: FacingName; readonly steps: number; readonly reverse: boolean }[];
}

export interface UnitReach {
  readonly squares: readonly ReachedSquare[];
  readonly exits: readonly { readonly facing: FacingName; readonly steps: number; readonly reverse: boolean }[];
}

/** Where the piece with this id can drive. */
export function reachOf(field: Field, unit: string): UnitReach {
  const number = field.pieces.findIndex((piece) => piece.id === unit && piece.status === 'fit');
  if (number < 0) return { squares: [], exits: [] };
  const squares = new Map<SquareId, { facing: FacingName; steps: number; reverse: boolean }[]>();
  const exits: { facing: FacingName; steps: number; reverse: boolean }[] = [];
  for (const { to, facing, steps, reverse } of rememberedReach(field, number).ends) {
    if (to === 'off') exits.push({ facing, steps, reverse });
    else squares.set(to, [...(squares.get(to) ?? []), { facing, steps, reverse }]);
  }
  return {
    squares: [...squares].map(([at, facings]) => ({
      at,
      steps: Math.min(...facings.map(({ steps }) => steps)),
      facings,
    })),
    exits,
  };
}

/** The cheapest way of a drive, step by step; empty where it cannot be driven. */
export function routeOf(field: Field, drive: Pick<Drive, 'from' | 'to' | 'facing'>): readonly RouteStep[] {
  const number = pieceNumberAt(field, drive.from);
  if (number < 0) return [];
  const reach = rememberedReach(field, number);
  const end = reach.find(drive.to, drive.facing);
  return end ? reach.route(end) : [];
}

/** A square some piece can hit in its side's next turn, and from which side the shot comes. */
export interface Threat {
  readonly at: SquareId;
  readonly unit: string;
  readonly kind: Kind;
  readonly gun: number;
  /** The way the shot flies. */
  readonly direction: FacingName;
  /** The enemy that stands there now, the face it shows, and whether it would be destroyed. */
  readonly target: string | null;
  readonly face: Face | null;
  readonly kills: boolean;
}

/** All that the pieces of a side could hit in their next turn if nothing else changed. */
export function threats(field: Field, seat: Seat): Threat[] {
  return threatsOn(rememberedBoard(field), seat);
}

function threatsOn(board: Board, seat: Seat): Threat[] {
  const found: Threat[] = [];
  board.field.pieces.forEach((piece, number) => {
    if (piece.seat !== seat || piece.status !== 'fit') return;
    const known = new Set<number>();
    for (const end of reachFrom(board, number).ends) {
      if (end.to === 'off') continue;
      fireSquares(board, number, squareNumber(board.grid, end.to), facingNumber(end.facing), (square, direction) => {
        const key = square * 8 + direction;
        if (known.has(key)) return;
        known.add(key);
        const on = pieceOn(board, square);
        const target = on && on.status === 'fit' && on.seat !== seat ? on : null;
        const hit = target ? impact(piece.kind, direction, target) : null;
        found.push({
          at: squareName(board.grid, square),
          unit: piece.id,
          kind: piece.kind,
          gun: pieceCharts[piece.kind].gun.power,
          direction: facingName(direction),
          target: target?.id ?? null,
          face: hit?.face ?? null,
          kills: hit?.kills ?? false,
        });
      });
    }
  });
  return found;
}

/** What a drive would leave open to the enemy's next turn: the pieces of the driver's side that could then be destroyed. */
export function losses(field: Field, drive: Drive): Threat[] {
  const pieces = field.pieces.map((piece) => {
    if (piece.at === drive.fireAt) return { ...piece, status: 'wreck' as const };
    if (piece.at !== drive.from || piece.status !== 'fit' || drive.to === 'off') return piece;
    return { ...piece, at: drive.to, facing: drive.facing };
  });
  return threatsOn(boardOf({ ...field, pieces }), other(drive.seat)).filter((threat) => threat.kills);
}
