import type { Frozen, Seat } from '../../core/game';
import { other, sideOf } from '../piles';
import type { Known, Side } from '../types';
import { cardWorth } from './worth';

const SCALE = 22;

/** A position in casualties: how the race stands, what the hands can still do, who runs out of attackers first. */
export function evaluate(state: Known, seat: Seat): number {
  const [own, foe] = [sideOf(state, seat), sideOf(state, other(seat))];
  if (state.defeated !== null) return state.defeated === seat ? -SCALE : SCALE;
  return standing(own, foe) - standing(foe, own);
}

function standing(side: Frozen<Side>, foe: Frozen<Side>): number {
  let hand = 0;
  for (const card of side.hand) hand += cardWorth(card, side.nation, foe.nation);
  const lost = (side.casualties.length * SCALE) / side.limit;
  const attacks = side.exhausted ? 0 : side.deck.length;
  return 0.6 * hand - lost + 0.12 * attacks - 0.15 * side.field.length - (side.topUp ? 0.15 : 0);
}
