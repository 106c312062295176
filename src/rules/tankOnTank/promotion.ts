import type { Effects, Frozen } from '../core/game';
import { settle } from './actionPoints';
import { show } from './control';
import { draftUnit, publicName } from './plan';
import { command, isUnit, ownUnit, turnPhases } from './row';
import type { Event, State, Unit } from './types';

/** The eliminated headquarters that a piece could be exchanged for. */
export function fallenHq(state: Frozen<State>, unit: Frozen<Unit>): Frozen<Unit> | null {
  const fallen = state.units.filter((each) => each.seat === unit.seat && each.hq && each.where === 'dead');
  return fallen.find((each) => each.kind === unit.kind) ?? null;
}

/** TOT-Q11: the new headquarters takes over hex, facing, ace marker and what the piece has done this turn. */
function promote(draft: State, id: string, scribe: Effects<Event>): void {
  const old = draftUnit(draft, id);
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

export const promoteRow = command('promote', {
  phases: turnPhases,
  fields: { unit: isUnit },
  path: ['unit:{unit}', 'button:promote'],
  tries(state, seat) {
    if (state.activity !== null) return [];
    const able = state.units.filter(
      (unit) => unit.seat === seat && unit.at !== null && !unit.hq && fallenHq(state, unit),
    );
    return able.map((unit) => ({ type: 'promote', seat, unit: unit.id }));
  },
  subject: ownUnit,
  checks: [
    { id: 'activity', rule: 'TOT-6.0e', holds: ({ state }) => state.activity === null },
    {
      id: 'fallen',
      rule: 'TOT-6.2a',
      holds: ({ state, unit }) => !unit.hq && fallenHq(state, unit) !== null,
      evidence: ({ unit }) => [`unit:${unit.id}`],
    },
  ],
  apply: (draft, { unit }, scribe) => promote(draft, unit, scribe),
});
