import type { Seat } from '../core/game';
import { totalVp, winnerOf } from './ending';
import { enemiesOf, enemyNation, killedIn, vehicleOf } from './tanks';
import type { Known, KnownTank } from './types';

/** What a tank in play promises: shots it could take, and what it has suffered. */
function standing(state: Known, tank: KnownTank): number {
  const seen = enemiesOf(state, tank).filter(({ spotted }) => spotted.includes(tank.id)).length;
  const hurt =
    killedIn(tank) * 2 + Number(tank.fire !== null) * 2 + Number(tank.broken !== null) * 1.5 + Number(tank.trackDamage);
  const sees =
    tank.spotted.length * 0.4 + (tank.acquired === null ? 0 : tank.acquired.bonus / 20) + tank.flanking.length * 0.8;
  return sees + Number(tank.hullDown) * 0.5 - seen * 0.2 - hurt * (vehicleOf(tank).vp / 8);
}

/** The lead in VP, a little of what may come of it, as a share of what a game is about. */
export function score(state: Known, seat: Seat): number {
  const nation = state.sides[seat] ?? 'de';
  if (state.ended) return winnerOf(state).nation === nation ? 1 : -1;
  const enemy = enemyNation(nation);
  const promise = (side: typeof nation) =>
    state.tanks.reduce((sum, tank) => sum + (tank.nation === side && tank.inPlay ? standing(state, tank) : 0), 0);
  const lead = totalVp(state, nation) - totalVp(state, enemy) + 0.5 * (promise(nation) - promise(enemy));
  return lead / (20 + Math.abs(lead));
}
