import type { Seat } from '../core/game';
import type { Board } from './board';
import { reachFrom } from './movement';
import { shotsFrom } from './turns';
import type { Piece } from './types';

/** What a side could do next if nothing changed (TC-Q7): the pieces that could destroy the enemy's command tank, or leave. */
export interface Chances {
  readonly checkers: readonly Readonly<Piece>[];
  readonly escapers: readonly Readonly<Piece>[];
}

export function chancesOf(board: Board, seat: Seat): Chances {
  const checkers: Readonly<Piece>[] = [];
  const escapers: Readonly<Piece>[] = [];
  board.field.pieces.forEach((piece, number) => {
    if (piece.seat !== seat || piece.status !== 'fit') return;
    const { ends } = reachFrom(board, number);
    if (ends.some((end) => end.to === 'off')) escapers.push(piece);
    const killsCommander = ends.some((end) =>
      shotsFrom(board, number, end).some((shot) => shot.kills && shot.targetKind === 'CLT'),
    );
    if (killsCommander) checkers.push(piece);
  });
  return { checkers, escapers };
}
