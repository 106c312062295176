import type { Seat } from '../../core/game';
import { totalVp, winnerOf } from '../ending';
import { enemyNation, handOf } from '../tanks';
import type { Known, Nation } from '../types';
import { cardWorth, meansOf } from './cardWorth';
import { outlook } from './outlook';

const WON = 6;

/** Half of what stands between two tanks is told by each. */
function standing(state: Known, nation: Nation): number {
  let sum = totalVp(state, nation);
  for (const tank of state.tanks) if (tank.inPlay && tank.nation === nation) sum += 0.5 * outlook(state, tank);
  state.sides.forEach((side, seat) => {
    if (side !== nation) return;
    const means = meansOf(state, seat);
    for (const card of handOf(state, seat)) sum += 0.3 * cardWorth(means, card);
  });
  return sum;
}

/** A position in VP: the lead, what the tanks threaten and suffer, what the hands can still do. */
export function evaluate(state: Known, seat: Seat): number {
  const nation = state.sides[seat] ?? 'de';
  const lead = standing(state, nation) - standing(state, enemyNation(nation));
  if (!state.ended) return lead;
  return (
    totalVp(state, nation) - totalVp(state, enemyNation(nation)) + (winnerOf(state).nation === nation ? WON : -WON)
  );
}
