import type { Frozen, Ref, Seat } from '../core/game';
import { idOfKind, refOf } from '../core/ref';
import {
  FACING_NAMES,
  type FacingName,
  isSquareId,
  type SquareId,
  squaredDistance as squaresApart,
} from '../core/square';
import { pieceNumberAt } from './board';
import { rememberedReach } from './movement';
import { type Drive, type Piece, type Place, type State, squareRef } from './types';

/**
 * A drive is pointed at as start square, end square, facing, then the target's square or `hold`; an escape as start
 * square, the strip beyond the edge, facing. Pieces are named by their squares: a command does not know their ids.
 */
export function pathOfDrive(command: Drive): readonly Ref[] {
  const face = refOf('face', command.facing);
  if (command.to === 'off') return [squareRef(command.from), 'area:off', face];
  const shot: Ref = command.fireAt === null ? 'button:hold' : squareRef(command.fireAt);
  return [squareRef(command.from), squareRef(command.to), face, shot];
}

export function squaredDistance(from: Ref, to: Ref): number | null {
  const [a, b] = [squareIn(from), squareIn(to)];
  return a === null || b === null ? null : squaresApart(a, b);
}

function squareIn(ref: Ref): SquareId | null {
  const id = idOfKind('square', ref);
  return id !== null && isSquareId(id) ? id : null;
}

/** Also answers for pointing that no legal command follows, as soon as it is clear that none can. */
export function driveAt(state: Frozen<State>, seat: Seat, refs: readonly Ref[]): Drive | null {
  const [first, second, third, fourth] = refs;
  if (first === undefined) return null;
  const from = squareOf(state, first);
  if (from === null) return null;
  const piece = state.pieces[pieceNumberAt(state, from)];
  const drive = (to: Place, facing: FacingName, fireAt: SquareId | null): Drive => ({
    type: 'drive',
    seat,
    from,
    to,
    facing,
    fireAt,
  });
  if (piece?.status !== 'fit' || piece.seat !== seat) return drive(from, piece?.facing ?? 'N', null);
  if (second === undefined) return null;
  const to = second === 'area:off' ? 'off' : squareOf(state, second);
  if (to === null) return null;
  const ends = rememberedReach(state, pieceNumberAt(state, from)).ends.filter((end) => end.to === to);
  if (third === undefined) {
    if (ends.length > 0) return null;
    const foe = state.pieces[pieceNumberAt(state, to)];
    const meansShot = foe !== undefined && foe.status === 'fit' && foe.seat !== seat && foe.at === to;
    if (meansShot) return drive(from, piece.facing, foe.at);
    return drive(to, to === 'off' ? outward(piece) : piece.facing, null);
  }
  const facing = facingOf(third);
  if (facing === null) return null;
  if (to === 'off') return drive(to, facing, null);
  if (fourth === undefined) return ends.some((end) => end.facing === facing) ? null : drive(to, facing, null);
  if (fourth === 'button:hold') return drive(to, facing, null);
  const fireAt = squareOf(state, fourth);
  return fireAt === null ? null : drive(to, facing, fireAt);
}

/** The facing in which a piece would most plainly leave: its own where that looks to the enemy, else straight at his edge. */
function outward(piece: Readonly<Piece>): FacingName {
  const ahead: readonly FacingName[] = piece.seat === 0 ? ['N', 'NE', 'NW'] : ['S', 'SE', 'SW'];
  return ahead.includes(piece.facing) ? piece.facing : piece.seat === 0 ? 'N' : 'S';
}

function squareOf(state: Frozen<State>, ref: Ref): SquareId | null {
  const unit = idOfKind('unit', ref);
  if (unit === null) return squareIn(ref);
  return state.pieces.find((piece) => piece.id === unit)?.at ?? null;
}

function facingOf(ref: Ref): FacingName | null {
  const id = idOfKind('face', ref);
  return FACING_NAMES.find((name) => name === id) ?? null;
}
