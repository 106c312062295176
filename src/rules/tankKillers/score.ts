import type { Seat } from '../core/game';
import { other, sideOf } from './piles';
import type { Known } from './types';

/** How far the other side is on its way to defeat, less the own way; hands and unspent decks count a little. */
export function score(state: Known, seat: Seat): number {
  if (state.defeated !== null) return state.defeated === seat ? -1 : 1;
  const [own, foe] = [sideOf(state, seat), sideOf(state, other(seat))];
  const way = foe.casualties.length / foe.limit - own.casualties.length / own.limit;
  const hands = (own.hand.length - foe.hand.length) / 200;
  const wait = (Number(foe.exhausted) - Number(own.exhausted)) / 100;
  return 0.8 * way + hands + wait;
}
