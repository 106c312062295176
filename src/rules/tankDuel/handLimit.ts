import type { Seat } from '../core/game';
import { type Tally, type Term, tally } from '../core/tally';
import { crews } from './data/vehicles';
import type { Rule } from './rulebook';
import { hasLostCommander, isNearCentre } from './tanks';
import type { Known, KnownTank } from './types';

function perTank(tank: KnownTank): Term<Rule>[] {
  const quality = crews[tank.quality].handLimit;
  return [
    { rule: 'TD-4.2.7a', value: 2 },
    { rule: 'TD-4.2.7c', value: isNearCentre(tank) ? 1 : 0 },
    { rule: quality > 0 ? 'TD-4.2.7d' : 'TD-4.2.7e', value: quality },
    { rule: 'TD-4.2.7f', value: hasLostCommander(tank) ? -1 : 0 },
    { rule: 'TD-4.2.7g', value: tank.fire !== null || tank.broken !== null ? -1 : 0 },
  ];
}

/** How many cards a player may draw up to, from the state of the tanks at this moment; never below 0. */
export function handLimit(state: Known, seat: Seat): Tally<Rule> {
  const own = state.tanks.filter((tank) => tank.seat === seat);
  if (own.length === 0) return { terms: [], total: 0 };
  const terms: Term<Rule>[] = [{ rule: 'TD-4.2.7a', value: 4 }, ...own.flatMap(perTank)];
  const sum = tally(terms.filter(({ value }) => value !== 0));
  return { terms: sum.terms, total: Math.max(0, sum.total) };
}
