import { firstFailure } from '../../../rules/core/check';
import type { Refusal, Seat } from '../../../rules/core/game';
import { refId } from '../../../rules/core/ref';
import { firstStop } from '../../../rules/core/tally';
import { boardFor } from '../../../rules/tankOnTank/board';
import {
  aimOf,
  eligible,
  hasSight,
  rangeOf,
  shotChecks,
  subsets,
  type Volley,
  volleyOf,
} from '../../../rules/tankOnTank/fire';
import { distanceAt, facingOf, isFrontAt, placeOf } from '../../../rules/tankOnTank/hexes';
import { occupied, sightAt } from '../../../rules/tankOnTank/sight';
import type { Unit } from '../../../rules/tankOnTank/types';
import type { View } from '../../../rules/tankOnTank/view';
import type { Selection } from '../../../session/selection';
import type { Action } from '../../blocks/block';
import { unitOfRef } from './geometry';
import { pieceOf, stateOf, unitById } from './ground';

/** One unit against a target: whether it may fire, and every fact about it. */
export interface Shooter {
  readonly unit: Unit;
  readonly refusal: Refusal | null;
  readonly far: number;
  readonly range: number;
  readonly flank: boolean;
  readonly sees: boolean;
  readonly line: ReturnType<typeof sightAt>;
}

/** A shot as it is being put together, or as it would be. */
export interface Shot {
  readonly target: Unit;
  readonly joined: readonly string[];
  /** The attack is open; otherwise it is only looked at. */
  readonly open: boolean;
  /** It has missed, and an ace may roll for it again. */
  readonly again: boolean;
  readonly shooters: readonly Shooter[];
  readonly sets: readonly { readonly firers: readonly string[]; readonly volley: Volley }[];
  readonly volley: Volley | null;
}

/** All units of a side against one target, able ones first. */
export function shootersAt(view: View, seat: Seat, targetId: string): readonly Shooter[] {
  const state = stateOf(view);
  const target = pieceOf(view, targetId);
  const to = placeOf(target.at ?? 'A1');
  const able = new Set(eligible(state, seat, target).map(({ id }) => id));
  const board = boardFor(view.map);
  const units = occupied(view.units);
  return state.units
    .filter((unit) => unit.seat === seat && unit.at !== null)
    .map((unit): Shooter => {
      const from = placeOf(unit.at ?? 'A1');
      return {
        unit,
        refusal: able.has(unit.id) ? null : firstFailure(shotChecks, aimOf(state, unit, target, false)),
        far: distanceAt(from, to),
        range: rangeOf(state, unit),
        flank: !isFrontAt(to, facingOf(target.facing), from),
        sees: hasSight(state, unit, target),
        line: sightAt(board, units, from, to),
      };
    })
    .sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || a.far - b.far);
}

const shots = new WeakMap<View, Map<string, Shot>>();

/** The shot in question: the attack under way, or what pointing at a target would open. */
export function shotOf(view: View, seat: Seat, selection: Selection, pointed: string | null): Shot | null {
  const { activity } = view;
  if (activity?.type === 'volley' || activity?.type === 'ace') {
    return remember(view, seat, activity.target, activity.firers, activity.type);
  }
  const target = unitById(view, pointed);
  if (target === null || target.at === null || target.seat === seat || view.phase !== 'action') return null;
  const chosen = unitOfRef(selection.picked[0]);
  const first = firstFirer(view, seat, target.id, chosen);
  return remember(view, seat, target.id, first === null ? [] : [first], 'look');
}

type ShotState = 'look' | 'volley' | 'ace';

function remember(view: View, seat: Seat, target: string, joined: readonly string[], stage: ShotState): Shot {
  const known = shots.get(view) ?? new Map<string, Shot>();
  shots.set(view, known);
  const key = `${seat} ${target} ${joined.join()} ${stage}`;
  const shot = known.get(key) ?? build(view, seat, target, joined, stage);
  known.set(key, shot);
  return shot;
}

function build(view: View, seat: Seat, targetId: string, joined: readonly string[], stage: ShotState): Shot {
  const state = stateOf(view);
  const target = pieceOf(view, targetId);
  const firers = joined.map((id) => pieceOf(view, id));
  const again = stage === 'ace';
  const shooters = shootersAt(view, seat, targetId);
  return {
    target,
    joined,
    open: stage === 'volley',
    again,
    // Whoever rolls again has fired already: that is no reason against it.
    shooters: again ? shooters.filter(({ unit }) => joined.includes(unit.id)).map(allowed) : shooters,
    sets: again ? [] : subsets(state, seat, target),
    volley: firers.length === 0 ? null : volleyOf(state, firers, target),
  };
}

const allowed = (shooter: Shooter): Shooter => ({ ...shooter, refusal: null });

/** Who opens the attack: the unit chosen if it can, otherwise the one with the best chance by itself. */
export function firstFirer(view: View, seat: Seat, targetId: string, chosen: string | null): string | null {
  const sets = subsets(stateOf(view), seat, pieceOf(view, targetId));
  const alone = sets.filter(({ firers }) => firers.length === 1).flatMap(({ firers }) => firers);
  return alone.find((id) => id === chosen) ?? (chosen === null ? (alone[0] ?? null) : null);
}

/** How to get from the firers that have joined to those wished: what to take back, and whom to point at. */
export function joinPlan(shot: Shot, wanted: readonly string[]): Action {
  const current = shot.open ? shot.joined : [];
  let kept = 0;
  while (kept < current.length && wanted.includes(current[kept] ?? '')) kept += 1;
  const sees = new Set(shot.shooters.filter((one) => one.sees).map(({ unit }) => unit.id));
  const rest = wanted
    .filter((id) => !current.slice(0, kept).includes(id))
    .sort((a, b) => Number(sees.has(b)) - Number(sees.has(a)));
  return {
    refs: rest.flatMap((id) => [`unit:${id}`, `unit:${shot.target.id}`] as const),
    ...(current.length > kept ? { undo: current.length - kept } : {}),
  };
}

/** The hexes that stop the line of a shooter. */
export function stoppedIn({ line }: Shooter): readonly string[] {
  return firstStop(line).map(refId);
}
