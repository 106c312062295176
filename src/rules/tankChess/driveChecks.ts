import { type CheckRow, refusal } from '../core/check';
import type { Frozen, Ref, Refusal } from '../core/game';
import { direction, distance, isSquareId, type SquareId } from '../core/square';
import { type Board, facingNumber, OBSTACLE, pieceNumberAt, pieceOn, rememberedBoard, WRECK } from './board';
import { pieceCharts } from './data/pieces';
import { between, type Shot } from './fire';
import { squareName, squareNumber, turnsBetween } from './grid';
import { type End, reachFrom, rememberedReach } from './movement';
import type { Rule } from './rulebook';
import { driveTo, shotsFrom } from './turns';
import { type Drive, type Piece, type State, squareRef } from './types';

/** A drive somebody wishes for: what its checks look at. */
interface Wish {
  readonly state: Frozen<State>;
  readonly board: Board;
  readonly number: number;
  readonly piece: Readonly<Piece>;
  readonly command: Drive;
  /** Where it would end; absent where the piece cannot get there. */
  readonly end: End | undefined;
}

export function wishOf(state: Frozen<State>, command: Drive): Wish | Refusal<Rule> {
  const number = pieceNumberAt(state, command.from);
  const piece = state.pieces[number];
  if (!piece) return refusal('TC-TURN2', [squareRef(command.from)]);
  if (piece.status !== 'fit') return refusal('TC-KILL4', [squareRef(piece.at)]);
  if (piece.seat !== command.seat) return refusal('TC-TURN2', [squareRef(piece.at)]);
  const end = rememberedReach(state, number).find(command.to, command.facing);
  return { state, board: rememberedBoard(state), number, piece, command, end };
}

function whyNotThere(wish: Wish): Refusal<Rule> {
  const { board, number, piece, command } = wish;
  const { grid } = board;
  const self = [squareRef(piece.at)];
  if (command.to === 'off') return whyNotOff(wish);
  const to = grid.index.get(command.to);
  if (to === undefined) return refusal('TC-Q3', [squareRef(command.to)]);
  if (command.to === piece.at && command.facing === piece.facing) {
    return refusal(command.fireAt === null ? 'TC-MOVE11' : 'TC-FIRE1', self);
  }
  if (command.to !== piece.at && blockRule(board, to))
    return refusal(blockRule(board, to) ?? 'TC-MOVE10', [squareRef(command.to)]);
  const ghosts = reachFrom(board, number, undefined, true);
  const ghost = ghosts.find(command.to, command.facing);
  if (ghost) {
    const blocks = ghosts.route(ghost).flatMap((step) => {
      const square = grid.index.get(step.at);
      return square !== undefined && step.at !== piece.at && blockRule(board, square) ? [square] : [];
    });
    const first = blocks[0];
    const rule = first === undefined ? null : blockRule(board, first);
    if (rule)
      return refusal(
        rule,
        blocks.map((square) => squareRef(squareName(board.grid, square))),
      );
  }
  const behind = direction(piece.at, command.to);
  if (behind !== null && behind === (facingNumber(piece.facing) ^ 4)) {
    const far = distance(piece.at, command.to) > 1;
    if (!far || command.facing === piece.facing) return refusal(far ? 'TC-MOVE6' : 'TC-MOVE7', self);
  }
  return refusal(pieceCharts[piece.kind].speedRule, self);
}

function whyNotOff({ board, number, piece, command }: Wish): Refusal<Rule> {
  const self = [squareRef(piece.at)];
  if (piece.kind !== 'CLT') return refusal('TC-Q3', self);
  const { grid } = board;
  const facing = facingNumber(command.facing);
  const towardsEnemy = turnsBetween(facing, piece.seat === 0 ? 0 : 4) <= 1;
  const backed = command.facing === piece.facing && !towardsEnemy;
  if (backed && board.field.switches.forwardEscapeOnly && turnsBetween(facing, piece.seat === 0 ? 4 : 0) <= 1) {
    return refusal('TC-Q2', self);
  }
  const lastRank = piece.seat === 0 ? grid.size - 1 : 0;
  const corner = [{ to: piece.at, facing: piece.facing, steps: 0 }, ...rememberedReach(board.field, number).ends].find(
    (end) => {
      if (end.to === 'off' || end.facing !== command.facing || end.steps >= pieceCharts.CLT.speed) return false;
      const square = squareNumber(grid, end.to);
      return Math.floor(square / grid.size) === lastRank && towardsEnemy;
    },
  );
  return corner ? refusal('TC-WIN5', [squareRef(corner.to)]) : refusal('TC-WIN4', self);
}

/** The square fired at; the checks of the shot are asked only where there is one. */
const goalOf = ({ command: { fireAt } }: Wish): SquareId => fireAt ?? 'a1';
const theGoal = (wish: Wish): readonly Ref[] => [squareRef(goalOf(wish))];
const targetOf = ({ board, command: { fireAt } }: Wish): Readonly<Piece> | undefined =>
  fireAt === null ? undefined : pieceOn(board, board.grid.index.get(fireAt) ?? -1);
const gunOf = ({ piece }: Wish) => pieceCharts[piece.kind].gun;
const headingOf = ({ command: { to, fireAt } }: Wish) =>
  to === 'off' || fireAt === null ? null : direction(to, fireAt);
const shotOf = ({ board, number, end, command }: Wish): Shot | undefined =>
  end && shotsFrom(board, number, end).find((open) => open.at === command.fireAt);
const fires = ({ command }: Wish): boolean => command.fireAt !== null;

/** Whether a piece may drive there, and fire from there as it is told. */
export const driveChecks: readonly CheckRow<Wish, Rule>[] = [
  {
    id: 'reach',
    rule: (wish) => (wish.end ? pieceCharts[wish.piece.kind].speedRule : whyNotThere(wish).rule),
    holds: ({ end }) => end !== undefined,
    evidence: (wish) => whyNotThere(wish).evidence ?? [],
    gate: true,
  },
  {
    id: 'onBoard',
    rule: 'TC-Q18',
    applies: fires,
    holds: ({ command }) => command.to !== 'off',
    evidence: ({ piece }) => [squareRef(piece.at)],
    gate: true,
  },
  {
    id: 'target',
    rule: 'TC-FIRE1',
    applies: fires,
    holds(wish) {
      const target = targetOf(wish);
      return target !== undefined && target.id !== wish.piece.id;
    },
    evidence: (wish) => (wish.board.grid.index.has(goalOf(wish)) ? theGoal(wish) : []),
    gate: true,
  },
  {
    id: 'alive',
    rule: 'TC-KILL5',
    applies: fires,
    holds: (wish) => targetOf(wish)?.status === 'fit',
    evidence: theGoal,
    gate: true,
  },
  {
    id: 'enemy',
    rule: 'TC-Q19',
    applies: fires,
    holds: (wish) => targetOf(wish)?.seat !== wish.piece.seat,
    evidence: theGoal,
    gate: true,
  },
  {
    id: 'direction',
    rule: (wish) => gunOf(wish).directionRule,
    applies: fires,
    holds(wish) {
      const heading = headingOf(wish);
      return heading !== null && gunOf(wish).directions.includes((heading - facingNumber(wish.command.facing)) & 7);
    },
    evidence: theGoal,
    gate: true,
  },
  {
    id: 'range',
    rule: (wish) => (gunOf(wish).lobs ? 'TC-HM6' : 'TC-FIRE4'),
    applies: fires,
    holds(wish) {
      const far = farOf(wish);
      return far >= gunOf(wish).nearest && far <= gunOf(wish).farthest;
    },
    evidence: theGoal,
    numbers: (wish) => ({ far: farOf(wish), nearest: gunOf(wish).nearest, farthest: gunOf(wish).farthest }),
  },
  {
    id: 'line',
    rule: 'TC-FIRE3',
    applies: fires,
    holds: (wish) => shotOf(wish) !== undefined,
    evidence: (wish) => blocksOf(wish).map((square) => squareRef(squareName(wish.board.grid, square))),
    gate: true,
  },
  {
    id: 'armour',
    rule: 'TC-KILL1',
    applies: fires,
    holds: (wish) => shotOf(wish)?.kills === true,
    evidence: theGoal,
  },
];

function farOf({ command: { to, fireAt } }: Wish): number {
  return to === 'off' || fireAt === null ? 0 : distance(to, fireAt);
}

/** What stands in the line of fire. */
function blocksOf(wish: Wish): readonly number[] {
  const { board, number, command } = wish;
  const heading = headingOf(wish);
  if (heading === null || command.to === 'off') return [];
  const goal = squareNumber(board.grid, goalOf(wish));
  return between(board, number, squareNumber(board.grid, command.to), goal, heading);
}

/** The drive nearest to the wish; where only the shot fails, the same drive with a shot that kills or with none. */
export function nearestDrive(wish: Wish): Drive | null {
  const { state, board, number, piece, end } = wish;
  if (!end) return nearest(rememberedReach(state, number).ends, wish);
  return driveTo(piece, end, shotsFrom(board, number, end).find((open) => open.kills) ?? null);
}

/** The allowed drive of the same piece that comes closest to the wish: by square, then by facing, then by steps. */
function nearest(ends: readonly End[], { board, number, piece, command }: Wish): Drive | null {
  if (command.to === 'off') {
    const exit = ends.find((end) => end.to === 'off');
    if (exit) return driveTo(piece, exit, null);
  }
  const shooting = command.to === piece.at && command.facing === piece.facing && command.fireAt !== null;
  if (shooting) {
    for (const end of ends) {
      const shot = shotsFrom(board, number, end).find(
        (candidate) => candidate.at === command.fireAt && candidate.kills,
      );
      if (shot) return driveTo(piece, end, shot);
    }
  }
  // Who cannot be shot at from anywhere is at least approached.
  const goal = shooting && command.fireAt !== null ? { ...command, to: command.fireAt } : command;
  const far = (end: End): number => {
    if (end.to === 'off') return Number.POSITIVE_INFINITY;
    const turns = turnsBetween(facingNumber(end.facing), facingNumber(command.facing));
    return gap(end, piece, goal) * 1000 + turns * 10 + end.steps;
  };
  const best = ends.reduce<End | null>((least, end) => (least === null || far(end) < far(least) ? end : least), null);
  return best === null || best.to === 'off' ? null : driveTo(piece, best, null);
}

/** How far an end lies from the wished square; a wish to leave measures to the enemy's edge. */
function gap(end: End, piece: Readonly<Piece>, command: Drive): number {
  if (end.to === 'off') return 0;
  if (command.to !== 'off') return isSquareId(command.to) ? distance(end.to, command.to) : 0;
  const rank = Number(end.to.slice(1));
  return piece.seat === 0 ? 100 - rank : rank;
}

function blockRule(board: Board, square: number): Rule | null {
  const on = board.on[square];
  if (on === OBSTACLE) return 'TC-MOVE9';
  if (on === WRECK) return 'TC-KILL5';
  const piece = pieceOn(board, square);
  if (!piece) return null;
  return piece.status === 'fit' ? 'TC-MOVE10' : 'TC-KILL5';
}
