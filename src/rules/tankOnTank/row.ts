import { refusal } from '../core/check';
import { rowsOf } from '../core/command';
import type { Frozen, Refusal, Seat } from '../core/game';
import { isHexName } from './hexes';
import { unitOf } from './plan';
import type { Rule } from './rulebook';
import type { Command, Event, Phase, State, Unit } from './types';

/** Makes a row of this game's table of commands. */
export const command = rowsOf<State, Command, Event, Rule>();

/** The phases of a side's turn. What may be done in it depends on the activity that is open, not on its name. */
export const turnPhases: readonly Phase[] = ['action', 'movement', 'volley', 'aceRoll', 'advance'];

const UNIT = /^[01]\d{1,2}$/;
export const isUnit = (id: unknown): id is string => typeof id === 'string' && UNIT.test(id);
export const isHex = (name: unknown): name is string => typeof name === 'string' && isHexName(name);

/** The unit of a command if it stands on the map and is the seat's own. */
export function ownOnMap(state: Frozen<State>, seat: Seat, id: string): Frozen<Unit> | Refusal<Rule> {
  const unit = unitOf(state, id);
  if (!unit || unit.seat !== seat) return refusal('TOT-2.1b', unit ? [`unit:${id}`] : []);
  return unit.at === null ? refusal('TOT-7.1b', [`unit:${id}`]) : unit;
}

/** What the checks of most rows look at: the unit, found and the seat's own. */
export interface OwnUnit {
  readonly state: Frozen<State>;
  readonly unit: Frozen<Unit>;
}

export function ownUnit(state: Frozen<State>, given: { readonly seat: Seat; readonly unit: string }) {
  const unit = ownOnMap(state, given.seat, given.unit);
  return 'rule' in unit ? unit : { state, unit };
}
