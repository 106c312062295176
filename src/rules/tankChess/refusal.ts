import type { Frozen, Ref, Refusal } from '../core/game';
import { direction, distance, isSquareId } from '../core/square';
import { type Board, facingNumber, OBSTACLE, pieceNumberAt, pieceOn, rememberedBoard, WRECK } from './board';
import { pieceCharts } from './data/pieces';
import { between } from './fire';
import { squareName, squareNumber, turnsBetween } from './grid';
import { type End, reachFrom, rememberedReach } from './movement';
import type { Rule } from './rulebook';
import { driveTo, shotsFrom } from './turns';
import { type Command, type Drive, type Piece, type State, squareRef } from './types';

export function refuse(state: Frozen<State>, command: Command): Refusal | null {
  if (state.ending !== null || !state.active.includes(command.seat)) return no('TC-TURN1');
  const answering = state.phase === 'drawOffer';
  switch (command.type) {
    case 'drive':
      return answering
        ? { rule: 'TC-Q9', instead: { type: 'declineDraw', seat: command.seat } }
        : refuseDrive(state, command);
    case 'offerDraw':
      return answering || state.offer !== 'none' ? no('TC-Q9') : null;
    case 'acceptDraw':
    case 'declineDraw':
      return answering ? null : no('TC-Q9');
  }
}

function refuseDrive(state: Frozen<State>, command: Drive): Refusal | null {
  const number = pieceNumberAt(state, command.from);
  const piece = state.pieces[number];
  if (!piece) return no('TC-TURN2', [squareRef(command.from)]);
  if (piece.status !== 'fit') return no('TC-KILL4', [squareRef(piece.at)]);
  if (piece.seat !== command.seat) return no('TC-TURN2', [squareRef(piece.at)]);
  const reach = rememberedReach(state, number);
  const end = reach.find(command.to, command.facing);
  const board = rememberedBoard(state);
  if (!end) {
    const wish = { board, number, piece, command };
    return withInstead(whyNotThere(wish), nearest(reach.ends, wish));
  }
  return command.fireAt === null ? null : refuseShot({ board, number, piece, command }, end);
}

interface Wish {
  readonly board: Board;
  readonly number: number;
  readonly piece: Readonly<Piece>;
  readonly command: Drive;
}

function whyNotThere(wish: Wish): Refusal {
  const { board, number, piece, command } = wish;
  const { grid } = board;
  const self = [squareRef(piece.at)];
  if (command.to === 'off') return whyNotOff(wish);
  const to = grid.index.get(command.to);
  if (to === undefined) return no('TC-Q3', [squareRef(command.to)]);
  if (command.to === piece.at && command.facing === piece.facing) {
    return no(command.fireAt === null ? 'TC-MOVE11' : 'TC-FIRE1', self);
  }
  if (command.to !== piece.at && blockRule(board, to))
    return no(blockRule(board, to) ?? 'TC-MOVE10', [squareRef(command.to)]);
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
      return no(
        rule,
        blocks.map((square) => squareRef(squareName(board.grid, square))),
      );
  }
  const behind = direction(piece.at, command.to);
  if (behind !== null && behind === (facingNumber(piece.facing) ^ 4)) {
    const far = distance(piece.at, command.to) > 1;
    if (!far || command.facing === piece.facing) return no(far ? 'TC-MOVE6' : 'TC-MOVE7', self);
  }
  return no(pieceCharts[piece.kind].speedRule, self);
}

function whyNotOff({ board, number, piece, command }: Wish): Refusal {
  const self = [squareRef(piece.at)];
  if (piece.kind !== 'CLT') return no('TC-Q3', self);
  const { grid } = board;
  const facing = facingNumber(command.facing);
  const towardsEnemy = turnsBetween(facing, piece.seat === 0 ? 0 : 4) <= 1;
  const backed = command.facing === piece.facing && !towardsEnemy;
  if (backed && board.field.switches.forwardEscapeOnly && turnsBetween(facing, piece.seat === 0 ? 4 : 0) <= 1) {
    return no('TC-Q2', self);
  }
  const lastRank = piece.seat === 0 ? grid.size - 1 : 0;
  const corner = [{ to: piece.at, facing: piece.facing, steps: 0 }, ...rememberedReach(board.field, number).ends].find(
    (end) => {
      if (end.to === 'off' || end.facing !== command.facing || end.steps >= pieceCharts.CLT.speed) return false;
      const square = squareNumber(grid, end.to);
      return Math.floor(square / grid.size) === lastRank && towardsEnemy;
    },
  );
  return corner ? no('TC-WIN5', [squareRef(corner.to)]) : no('TC-WIN4', self);
}

function refuseShot({ board, number, piece, command }: Wish, end: End): Refusal | null {
  const shots = shotsFrom(board, number, end);
  const shot = shots.find((candidate) => candidate.at === command.fireAt);
  if (shot?.kills) return null;
  const instead = driveTo(piece, end, shots.find((candidate) => candidate.kills) ?? null);
  if (shot) return { rule: 'TC-KILL1', evidence: [squareRef(shot.at)], instead };
  return withInstead(whyNoShot({ board, number, piece, command }), instead);
}

function whyNoShot({ board, number, piece, command }: Wish): Refusal {
  const { to, fireAt } = command;
  if (to === 'off') return no('TC-Q18', [squareRef(piece.at)]);
  const goal = fireAt === null ? undefined : board.grid.index.get(fireAt);
  if (fireAt === null || goal === undefined) return no('TC-FIRE1');
  const evidence = [squareRef(fireAt)];
  const target = pieceOn(board, goal);
  if (!target || target.id === piece.id) return no('TC-FIRE1', [squareRef(fireAt)]);
  if (target.status !== 'fit') return no('TC-KILL5', evidence);
  if (target.seat === piece.seat) return no('TC-Q19', evidence);
  const { gun } = pieceCharts[piece.kind];
  const heading = direction(to, fireAt);
  const relative = heading === null ? null : (heading - facingNumber(command.facing)) & 7;
  if (heading === null || relative === null || !gun.directions.includes(relative))
    return no(gun.directionRule, evidence);
  const far = distance(to, fireAt);
  if (far < gun.nearest || far > gun.farthest) return no(gun.lobs ? 'TC-HM6' : 'TC-FIRE4', evidence);
  const blocks = between(board, number, squareNumber(board.grid, to), goal, heading);
  return no(
    'TC-FIRE3',
    blocks.map((square) => squareRef(squareName(board.grid, square))),
  );
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

function no(rule: Rule, evidence?: readonly Ref[]): Refusal {
  return evidence ? { rule, evidence } : { rule };
}

function withInstead(refusal: Refusal, instead: Command | null): Refusal {
  return instead ? { ...refusal, instead } : refusal;
}
