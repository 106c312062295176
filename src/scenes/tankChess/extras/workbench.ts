import type { FacingName, SquareId } from '../../../rules/core/square';
import type { ShapeId } from '../../../rules/tankChess/data/looseShapes';
import type { Snapshot } from '../../../rules/tankChess/positionText';
import type { Kind } from '../../../rules/tankChess/types';
import {
  clearSquare,
  type Edited,
  emptyBoard,
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

const emptyHand: Hand = {
  tool: 'shape',
  shape: 'F',
  quarters: 0,
  mirrored: false,
  seat: 0,
  kind: 'MT',
  facing: 'N',
  from: null,
};

export interface Bench {
  readonly board: Snapshot;
  readonly before: readonly Snapshot[];
  readonly hand: Hand;
}

const longestMemory = 200;

export function openBench(board: Snapshot = emptyBoard(16), before: readonly Snapshot[] = []): Bench {
  return { board, before, hand: emptyHand };
}

/** Another board; the present one can be had back. */
export function changed(bench: Bench, board: Snapshot): Bench {
  if (board === bench.board) return bench;
  return { ...bench, board, before: [...bench.before, bench.board].slice(-longestMemory) };
}

export function undone(bench: Bench): Bench {
  const last = bench.before.at(-1);
  return last === undefined ? bench : { ...bench, board: last, before: bench.before.slice(0, -1) };
}

/** The tool in the hand used on a square. */
export function used(bench: Bench, at: SquareId): { readonly bench: Bench; readonly refused: Edited | null } {
  const { board, hand } = bench;
  if (hand.tool === 'move' && hand.from === null) {
    const piece = board.pieces.some((one) => one.at === at);
    return { bench: piece ? { ...bench, hand: { ...hand, from: at } } : bench, refused: null };
  }
  const edited = edit(board, hand, at);
  const laidDown: Bench = { ...bench, hand: { ...hand, from: null } };
  if (isRefused(edited)) return { bench: laidDown, refused: edited };
  return { bench: changed(laidDown, edited), refused: null };
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
  { board, hand }: Bench,
  at: SquareId,
): { readonly squares: readonly SquareId[]; readonly good: boolean } {
  const squares = hand.tool === 'shape' ? (squaresUnder(board.size, hand, at) ?? [at]) : [at];
  return { squares, good: !isRefused(edit(board, hand, at)) };
}
