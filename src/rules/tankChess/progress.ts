import type { Frozen } from '../core/game';
import type { State } from './types';

/** The losses of the side that has lost the larger part of its pieces. */
export function progress({ pieces }: Pick<Frozen<State>, 'pieces'>): number {
  const lost = [0, 1].map((seat) => {
    const own = pieces.filter((piece) => piece.seat === seat);
    return own.length === 0 ? 0 : own.filter(({ status }) => status !== 'fit').length / own.length;
  });
  return Math.max(...lost);
}
