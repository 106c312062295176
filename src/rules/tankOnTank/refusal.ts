import type { Frozen, Ref, Refusal, Seat } from '../core/game';
import { unitOf } from './plan';
import type { Rule } from './rulebook';
import type { Command, State, Unit } from './types';

/** A refusal that can only name rules of this game. */
export function no(rule: Rule, evidence: readonly Ref[] = [], instead?: Command): Refusal {
  return { rule, ...(evidence.length > 0 ? { evidence } : {}), ...(instead ? { instead } : {}) };
}

/** The unit of a command if it stands on the map and is the seat's own. */
export function ownOnMap(state: Frozen<State>, seat: Seat, id: string): Frozen<Unit> | Refusal {
  const unit = unitOf(state, id);
  if (!unit || unit.seat !== seat) return no('TOT-2.1b', unit ? [`unit:${id}`] : []);
  return unit.at === null ? no('TOT-7.1b', [`unit:${id}`]) : unit;
}

export function isRefusal(answer: object): answer is Refusal {
  return 'rule' in answer;
}
