import type { Seat } from '../core/game';
import type { Board } from './board';
import { type Shot, targetsOn } from './fire';
import type { End, Reach } from './movement';
import type { Drive, Piece } from './types';

type ReachOf = (number: number) => Reach;

interface Option {
  readonly drive: Drive;
  readonly shot: Shot | null;
}

/** Every way the side could drive, with every enemy it would then have in a line of fire. */
export function drivesOf(board: Board, seat: Seat, reachOf: ReachOf): readonly Option[] {
  const options: Option[] = [];
  for (const [number, piece] of board.field.pieces.entries()) {
    if (piece.seat !== seat || piece.status !== 'fit') continue;
    for (const end of reachOf(number).ends) {
      options.push({ drive: driveTo(piece, end, null), shot: null });
      for (const shot of shotsFrom(board, number, end)) options.push({ drive: driveTo(piece, end, shot), shot });
    }
  }
  return options;
}

export function driveTo(piece: Readonly<Piece>, end: End, shot: Shot | null): Drive {
  return {
    type: 'drive',
    seat: piece.seat,
    from: piece.at,
    to: end.to,
    facing: end.facing,
    fireAt: shot?.at ?? null,
  };
}

/** The shots open from the end of a drive; leaving the board ends the game before any shot (TC-Q18). */
export function shotsFrom(board: Board, number: number, end: Pick<End, 'to' | 'via'>): Shot[] {
  return end.to === 'off' ? [] : targetsOn(board, number, end.via >> 3, end.via & 7);
}
