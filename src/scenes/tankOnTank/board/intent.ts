import type { Ref, Seat } from '../../../rules/core/game';
import { isRefOf } from '../../../rules/core/ref';
import { commands } from '../../../rules/tankOnTank/commands';
import { nameOf } from '../../../rules/tankOnTank/hexes';
import type { Route } from '../../../rules/tankOnTank/reach';
import { routesOf } from '../../../rules/tankOnTank/reachTable';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import type { Selection } from '../../../session/selection';
import { unitOfRef } from './geometry';
import { pieceOf, stateOf, unitById } from './ground';

/** The unit that has been picked, of either side. */
export function pickedUnit(view: View, selection: Selection): SeenUnit | null {
  return unitById(view, unitOfRef(selection.picked[0]));
}

/** Units that are as good as picked: the one under way, the one just placed, infantry that may advance. */
export function givenBy(view: View, seat: Seat): readonly Ref[] {
  if (view.placing !== null && unitById(view, view.placing)?.seat === seat) return [`unit:${view.placing}`];
  const { activity } = view;
  if (activity?.type === 'move' && activity.mover !== null) return [`unit:${activity.mover.unit}`];
  return [];
}

/** A facing has to be chosen now, and nothing else finishes the move. */
export function mustFace(view: View, selection: Selection): boolean {
  const unit = pickedUnit(view, selection);
  if (unit === null || !selection.next.some((ref) => isRefOf('face', ref))) return false;
  return view.placing === unit.id || selection.picked.length > 1 || underWay(view) === unit.id;
}

function underWay(view: View): string | null {
  return view.activity?.type === 'move' ? (view.activity.mover?.unit ?? null) : null;
}

/** Everywhere a unit can drive now, by the name of the hex. */
export function routesFor(view: View, unit: SeenUnit): ReadonlyMap<string, Route> {
  if (unit.at === null || unit.kind === null) return new Map();
  const found = routesOf(stateOf(view), pieceOf(view, unit.id));
  return new Map([...found].map(([place, route]) => [nameOf(place), route]));
}

/** Where the facing is chosen: on the unit, or where the infantry would advance to. */
export function faceHex(view: View, selection: Selection): string | null {
  const unit = pickedUnit(view, selection);
  if (unit === null || !selection.next.some((ref) => isRefOf('face', ref))) return null;
  return view.activity?.type === 'advance' && selection.picked.length > 1 ? view.activity.at : unit.at;
}

/** Units that could take over from a headquarters that is lost, now. */
export function promotable(view: View, seat: Seat): readonly SeenUnit[] {
  if (view.phase !== 'action' || view.phasing !== seat) return [];
  const state = stateOf(view);
  return view.units.filter(
    (unit) =>
      unit.seat === seat && unit.at !== null && commands.allows(state, { type: 'promote', seat, unit: unit.id }),
  );
}

/** What an action half done is about: who fires at whom, who goes along, where the infantry may go. */
export function focusOf({ activity }: View): readonly Ref[] {
  if (activity === null) return [];
  switch (activity.type) {
    case 'volley':
    case 'ace':
      return [activity.target, ...activity.firers].map((id): Ref => `unit:${id}`);
    case 'move':
      return activity.members.map((id): Ref => `unit:${id}`);
    case 'advance':
      return [`hex:${activity.at}`, ...activity.infantry.map((id): Ref => `unit:${id}`)];
  }
}
