import type { Frozen, Seat } from '../core/game';
import { fitPieces } from './board';
import type { Kind, State } from './types';

const worth: { readonly [kind in Kind]: number } = { HT: 500, MT: 450, LT: 400, CLT: 0, TD: 500, HM: 450 };
const certain = 100_000;

/** Living pieces, and how near the command tank is to the enemy's edge. */
export function score(state: Frozen<State>, seat: Seat): number {
  if (state.ending) {
    if (state.ending.winners.length === 0) return 0;
    return state.ending.winners.includes(seat) ? certain : -certain;
  }
  return sideScore(state, seat) - sideScore(state, 1 - seat);
}

function sideScore(state: Frozen<State>, seat: Seat): number {
  return fitPieces(state, seat).reduce((sum, piece) => {
    const rank = Number(piece.at.slice(1));
    const advanced = seat === 0 ? rank - 1 : state.size - rank;
    return sum + worth[piece.kind] + advanced * (piece.kind === 'CLT' ? 8 : 3);
  }, 0);
}
