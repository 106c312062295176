import type { Frozen, Seat } from '../core/game';
import { careerOf } from './base';
import { chancesWith } from './chances';
import { type Month, monthAt, months } from './data/calendar';
import { quick } from './fraction';
import { gainPrestige } from './prestige';
import { rollOn } from './roll';
import { type Career, type Known, ranks, type State, type Writer } from './types';

const OFFICER = 2;
/** A promotion is tried after every second month of service. */
const EVERY = 2;

export function isPromotionDue({ month, start }: Pick<Known, 'month' | 'start'>): boolean {
  return month > start && (month - start) % EVERY === 0;
}

/** What counts on the roll: heroism since the last try, and a leader's gift. */
function modifiersOf({ awards, stars, crew }: Frozen<Career>) {
  return {
    medalOfHonor: awards.medalOfHonor > 0 ? 1 : 0,
    stars,
    leadership: crew.commander.skills.includes('leadership') ? 1 : 0,
  };
}

/** The Distinguished Service Cross makes an officer of any sergeant. */
const isSure = ({ awards, rank }: Frozen<Career>) => awards.dsc > 0 && rank < OFFICER;

export function tryPromotion(draft: State, to: Writer, seat: Seat): void {
  const career = careerOf(draft, seat);
  if (career.rank === ranks.length - 1) return;
  const given = modifiersOf(career);
  career.stars = 0;
  if (isSure(career)) {
    promote(draft, to, seat, OFFICER, 'ATA-8.2.2f');
    return;
  }
  const roll = { seat, chart: 'promotion', given, who: 'commander', good: (result: string) => result === 'promoted' };
  if (rollOn(to, roll).result === 'promoted') promote(draft, to, seat, career.rank + 1, 'ATA-8.2.2b');
}

function promote(draft: State, to: Writer, seat: Seat, rank: number, rule: string): void {
  careerOf(draft, seat).rank = rank;
  to.emit({ type: 'promoted', seat, rank: ranks[rank] ?? 'captain', rule });
  gainPrestige(draft, to, seat, 'ATA-8.3.1b');
}

/** The next try: as its month opens, with what has been earned so far. */
export interface PromotionChance {
  readonly month: Month;
  readonly sure: boolean;
  readonly chance: number;
  /** Null where he leads already. */
  readonly withLeadership: number | null;
}

const { chanceOf } = chancesWith(quick);

/** When and how likely; null where no further try comes. */
export function promotionChance(state: Known, seat: Seat): PromotionChance | null {
  const career = careerOf(state, seat);
  let month = state.month + 1;
  while (!isPromotionDue({ month, start: state.start })) month += 1;
  if (month >= months.length || career.rank === ranks.length - 1) return null;
  const given = modifiersOf(career);
  const chance = (leadership: number) => chanceOf('promotion', '', { ...given, leadership }, 'promoted');
  return {
    month: monthAt(month),
    sure: isSure(career),
    chance: chance(given.leadership),
    withLeadership: given.leadership === 1 ? null : chance(1),
  };
}
