import { type Board, EMPTY, facingName, facingNumber, isFree, rememberedBoard } from './board';
import { pieceCharts } from './data/pieces';
import { leadsOut, squareName, squareNumber } from './grid';
import type { FacingName, Field, Move, Place, RouteStep } from './types';

/** A pose a piece can end its turn in. */
export interface End {
  readonly to: Place;
  readonly facing: FacingName;
  readonly steps: number;
  readonly reverse: boolean;
  /** The pose itself, and off the board the last one on it; from there the route is read back. */
  readonly via: number;
}

/** Everything a piece can reach within a number of steps. */
export interface Reach {
  readonly ends: readonly End[];
  find(to: string, facing: FacingName): End | undefined;
  /** The cheapest way to an end. */
  route(end: End): readonly RouteStep[];
}

const START = -1;
const UNSEEN = -2;

/** Where a piece can end its turn: by steps ahead and turns within its speed, or one square back (TC-MOVE1 to TC-MOVE11). */
export function reachFrom(board: Board, number: number, speed?: number, ghost = false): Reach {
  const piece = board.field.pieces[number];
  if (!piece) throw new Error(`no piece ${number}`);
  const { grid } = board;
  const most = speed ?? pieceCharts[piece.kind].speed;
  const start = squareNumber(grid, piece.at) * 8 + facingNumber(piece.facing);
  const poses = grid.next.length;
  const parents = new Int16Array(poses).fill(UNSEEN);
  const ends: End[] = [];
  // The number of the end in each pose, ends off the board behind the others by their facing.
  const numbers = new Int16Array(poses + 8).fill(-1);
  const add = (place: number, end: End) => {
    numbers[place] = ends.length;
    ends.push(end);
  };
  parents[start] = START;
  let edge = [start];
  for (let steps = 1; steps <= most && edge.length > 0; steps++) {
    const further: number[] = [];
    const visit = (pose: number, parent: number) => {
      if (parents[pose] !== UNSEEN) return;
      parents[pose] = parent;
      further.push(pose);
      add(pose, endOf(board, pose, steps, false));
    };
    for (const pose of edge) {
      const ahead = grid.next[pose] ?? -1;
      const facing = pose & 7;
      if (ahead >= 0 && (ghost || isFree(board, ahead, number))) visit(ahead * 8 + facing, pose);
      if (piece.kind === 'CLT' && numbers[poses + facing] === -1 && leadsOut(grid, piece.seat, pose)) {
        add(poses + facing, { to: 'off', facing: facingName(facing), steps, reverse: false, via: pose });
      }
      visit((pose & ~7) | ((facing + 7) & 7), pose);
      visit((pose & ~7) | ((facing + 1) & 7), pose);
    }
    edge = further;
  }
  const placeOf = (to: string, facing: FacingName): number => {
    const square = to === 'off' ? poses >> 3 : grid.index.get(to);
    return square === undefined ? -1 : square * 8 + facingNumber(facing);
  };
  const find = (to: string, facing: FacingName): End | undefined => ends[numbers[placeOf(to, facing)] ?? -1];
  const back = reverseEnd(board, number, start, ghost);
  if (back && !find(back.to, back.facing)) add(placeOf(back.to, back.facing), back);
  return { ends, find, route: (end) => routeTo(board, parents, end) };
}

/** One square straight back with the facing kept is a whole movement of its own (TC-MOVE6, TC-MOVE7, TC-Q1). */
function reverseEnd(board: Board, number: number, start: number, ghost: boolean): End | null {
  const piece = board.field.pieces[number];
  if (!piece) return null;
  const backwards = start ^ 4;
  const square = board.grid.next[backwards] ?? -1;
  if (square >= 0) {
    return ghost || board.on[square] === EMPTY ? endOf(board, square * 8 + (start & 7), 1, true) : null;
  }
  const escapes = piece.kind === 'CLT' && leadsOut(board.grid, piece.seat, backwards);
  if (!escapes || board.field.switches.forwardEscapeOnly) return null;
  return { to: 'off', facing: piece.facing, steps: 1, reverse: true, via: start };
}

function endOf(board: Board, pose: number, steps: number, reverse: boolean): End {
  return { to: squareName(board.grid, pose >> 3), facing: facingName(pose), steps, reverse, via: pose };
}

function routeTo(board: Board, parents: Int16Array, end: End): readonly RouteStep[] {
  if (end.reverse) return [{ move: 'back', at: end.to, facing: end.facing }];
  const route: RouteStep[] = end.to === 'off' ? [{ move: 'ahead', at: 'off', facing: end.facing }] : [];
  for (
    let pose = end.via, parent = parents[pose] ?? START;
    parent !== START;
    pose = parent, parent = parents[pose] ?? START
  ) {
    route.push({ move: moveBetween(parent, pose), at: squareName(board.grid, pose >> 3), facing: facingName(pose) });
  }
  return route.reverse();
}

function moveBetween(from: number, to: number): Move {
  if (from >> 3 !== to >> 3) return 'ahead';
  return ((to - from) & 7) === 1 ? 'right' : 'left';
}

const reaches = new WeakMap<Field, Map<number, Reach>>();

/** As `reachFrom`, remembered for the queries about one state. */
export function rememberedReach(field: Field, number: number): Reach {
  const byPiece = reaches.get(field) ?? new Map<number, Reach>();
  reaches.set(field, byPiece);
  const known = byPiece.get(number);
  if (known) return known;
  const reach = reachFrom(rememberedBoard(field), number);
  byPiece.set(number, reach);
  return reach;
}
