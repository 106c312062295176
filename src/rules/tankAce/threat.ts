import type { Frozen, Seat } from '../core/game';
import { classOf, fightOf, groupOf } from './base';
import { foeFacts, movesTo, rollsToTarget } from './enemy';
import type { Danger, Odds } from './odds';
import type { Enemy, Known } from './types';

/** Whether a unit could fire in the coming enemy step. */
function acts(state: Known, unit: Frozen<Enemy>, carries: boolean): boolean {
  return unit.rides === null && !carries && !unit.shock && !unit.silent && movesTo(state, unit) === null;
}

/** What one unit may do to the tank in the coming enemy step. */
export interface UnitDanger<T> extends Danger<T> {
  readonly unit: string;
}

/** The dangers of the coming enemy step, as the battle stands. */
export function dangersTo<T>(odds: Odds<T>, state: Known, seat: Seat): readonly UnitDanger<T>[] {
  return groupOf(state).flatMap((board) => {
    const fight = fightOf(state, board);
    if (fight.outcome !== null) return [];
    return fight.units.flatMap((unit) => {
      const carries = fight.units.some((each) => each.rides === unit.id);
      const may = unit.targets === seat || (board === seat && rollsToTarget(state, unit));
      if (!may || classOf(unit) === 'W' || !acts(state, unit, carries)) return [];
      const fires = odds.firesAt(unit.targets === seat, fight.tally.threatened);
      return [{ ...odds.foeOdds(foeFacts(state, unit, board, seat)), fires, unit: unit.id }];
    });
  });
}
