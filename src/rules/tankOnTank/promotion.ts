import type { Frozen, Refusal, Scribe } from '../core/game';
import { settle } from './actionPoints';
import { show } from './control';
import { draftUnit, publicName } from './plan';
import { isRefusal, no, ownOnMap } from './refusal';
import type { CommandOf, Event, State, Unit } from './types';

/** The eliminated headquarters that a piece could be exchanged for. */
export function fallenHq(state: Frozen<State>, unit: Frozen<Unit>): Frozen<Unit> | null {
  const fallen = state.units.filter((each) => each.seat === unit.seat && each.hq && each.where === 'dead');
  return fallen.find((each) => each.kind === unit.kind) ?? null;
}

export function refusePromote(state: Frozen<State>, command: CommandOf<'promote'>): Refusal | null {
  const unit = ownOnMap(state, command.seat, command.unit);
  if (isRefusal(unit)) return unit;
  if (state.activity !== null) return no('TOT-6.0e');
  return unit.hq || fallenHq(state, unit) === null ? no('TOT-6.2a', [`unit:${unit.id}`]) : null;
}

/** TOT-Q11: the new headquarters takes over hex, facing, ace marker and what the piece has done this turn. */
export function applyPromote(draft: State, command: CommandOf<'promote'>, scribe: Scribe<Event>): void {
  const old = draftUnit(draft, command.unit);
  const fallen = fallenHq(draft, old);
  if (!fallen || old.at === null) throw new Error(`nobody to promote for ${old.id}`);
  const hq = draftUnit(draft, fallen.id);
  const { at, facing, ace, aceShown, veiled, moved, fired } = old;
  Object.assign(hq, { at, facing, ace, aceShown, veiled, moved, fired, where: 'map' });
  show(old, scribe);
  Object.assign(old, { at: null, where: 'replaced', ace: false });
  draft.spent += 1;
  scribe.emit({ type: 'unitPromoted', seat: hq.seat, unit: hq.id, replaced: old.id, name: publicName(hq), at });
  settle(draft, 1, scribe);
}
