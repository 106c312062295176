import type { Frozen, Seat } from '../core/game';
import { facingNumber } from './board';
import { WIN } from './bot/hunt';
import { worthTable } from './bot/worth';
import { gridOf, squareNumber } from './grid';
import { kinds, type State } from './types';

/** How good the position is for a seat, by the same values the bots search with. */
export function score(state: Frozen<State>, seat: Seat): number {
  if (state.ending) {
    if (state.ending.winners.length === 0) return 0;
    return state.ending.winners.includes(seat) ? WIN : -WIN;
  }
  const worth = worthTable(state.size);
  const grid = gridOf(state.size);
  return state.pieces.reduce((sum, piece) => {
    if (piece.status !== 'fit') return sum;
    const row = (kinds.indexOf(piece.kind) * 2 + piece.seat) * grid.next.length;
    const value = worth[row + squareNumber(grid, piece.at) * 8 + facingNumber(piece.facing)] ?? 0;
    return piece.seat === seat ? sum + value : sum - value;
  }, 0);
}
