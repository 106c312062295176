import type { FacingName, SquareId } from '../../../rules/core/square';
import type { ShapeId } from '../../../rules/tankChess/data/looseShapes';
import type { Snapshot } from '../../../rules/tankChess/positionText';
import type { Kind } from '../../../rules/tankChess/types';
import {
  clearSquare,
  type Edited,
  isRefused,
  layShape,
  movePiece,
  putPiece,
  putWreck,
  squaresUnder,
  turnPiece,
} from '../../../rules/tankChess/workshop/edit';

export const tools = ['shape', 'piece', 'wreck', 'move', 'turn', 'clear'] as const;
type Tool = (typeof tools)[number];

/** What lies in the builder's hand. */
export interface Hand {
  readonly tool: Tool;
  readonly shape: ShapeId;
  readonly quarters: number;
  readonly mirrored: boolean;
  readonly seat: number;
  readonly kind: Kind;
  readonly facing: FacingName;
  /** The piece picked up with the tool `move`. */
  readonly from: SquareId | null;
}

export const emptyHand: Hand = {
  tool: 'shape',
  shape: 'F',
  quarters: 0,
  mirrored: false,
  seat: 0,
  kind: 'MT',
  facing: 'N',
  from: null,
};

/** The tool in the hand used on a square: what lies in the hand and on the board then, or why not. */
export function used(board: Snapshot, hand: Hand, at: SquareId): { readonly hand: Hand; readonly edited: Edited } {
  if (hand.tool === 'move' && hand.from === null) {
    const piece = board.pieces.some((one) => one.at === at);
    return { hand: piece ? { ...hand, from: at } : hand, edited: board };
  }
  return { hand: { ...hand, from: null }, edited: edit(board, hand, at) };
}

function edit(board: Snapshot, hand: Hand, at: SquareId): Edited {
  switch (hand.tool) {
    case 'shape':
      return layShape(board, hand, at);
    case 'piece':
      return putPiece(board, hand, at);
    case 'wreck':
      return putWreck(board, at);
    case 'move':
      return hand.from === null ? board : movePiece(board, hand.from, at);
    case 'turn':
      return turnPiece(board, at);
    case 'clear':
      return clearSquare(board, at);
  }
}

/** The squares the tool would work on, and whether it could. */
export function aimed(
  board: Snapshot,
  hand: Hand,
  at: SquareId,
): { readonly squares: readonly SquareId[]; readonly good: boolean } {
  const squares = hand.tool === 'shape' ? (squaresUnder(board.size, hand, at) ?? [at]) : [at];
  return { squares, good: !isRefused(edit(board, hand, at)) };
}
