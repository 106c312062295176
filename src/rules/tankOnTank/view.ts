import type { Dice } from '../core/dice';
import type { Frozen, Seat } from '../core/game';
import { clone } from '../core/play';
import { chitsFor, pointInUse } from './actionPoints';
import type { Kind } from './data/units';
import { opponent } from './plan';
import { thaw } from './thaw';
import type { State, Unit } from './types';
import { type RunningScore, standingOf } from './victory';

/** A unit as somebody sees it: null where a face-down counter does not tell. */
export type SeenUnit = Omit<Unit, 'kind' | 'hq' | 'ace'> & {
  kind: Kind | null;
  hq: boolean | null;
  ace: boolean | null;
};

/** All one may know: the other side's fog and the chit taken out, the running score added. */
export interface View extends Omit<State, 'units'> {
  viewer: Seat | null;
  units: SeenUnit[];
  /** Kinds of the face-down units, in no telling order. */
  hidden: { kind: Kind; hq: boolean }[];
  /** Whether an ace not yet shown is among the enemy. */
  hiddenAce: boolean;
  standing: RunningScore;
}

function seen(unit: Frozen<Unit>, viewer: Seat | null, secretAce: boolean): SeenUnit {
  if (unit.seat === viewer) return { ...unit };
  const kept = { ...unit, ace: unit.aceShown ? unit.ace : secretAce && unit.at !== null ? null : false };
  return unit.shown ? kept : { ...kept, kind: null, hq: null };
}

const order = (a: { kind: string; hq: boolean }, b: { kind: string; hq: boolean }) =>
  a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : Number(a.hq) - Number(b.hq);

export function view(state: Frozen<State>, viewer: Seat | null): View {
  const foreign = state.units.filter((unit) => unit.seat !== viewer);
  const hidden = foreign.filter((unit) => !unit.shown).map(({ kind, hq }) => ({ kind, hq }));
  const hiddenAce = foreign.some((unit) => unit.ace && !unit.aceShown);
  const copy = thaw(state);
  // The decision about a secret ace would betray it.
  const { activity } = state;
  const secret = activity?.type === 'ace' && hiddenAce && state.phasing !== viewer;
  return {
    ...copy,
    phase: secret ? 'action' : copy.phase,
    activity: secret ? null : copy.activity,
    chit: viewer === opponent(state.phasing) ? state.chit : null,
    viewer,
    units: state.units.map((unit) => seen(unit, viewer, hiddenAce)),
    hidden: hidden.sort(order),
    hiddenAce,
    standing: standingOf(state),
  };
}

/** A whole state that would look like this view: faces, ace and chit drawn from what they still can be. */
export function imagine(seen: View, dice: Dice): State {
  const { viewer, hidden, hiddenAce, standing, units, ...rest } = clone(seen);
  const faces = dice.shuffle(hidden);
  const aces = units.filter((unit) => unit.ace === null).map((unit) => unit.id);
  const ace = hiddenAce ? dice.shuffle(aces)[0] : undefined;
  const whole = units.map((unit): Unit => {
    const face = unit.kind === null || unit.hq === null ? faces.pop() : { kind: unit.kind, hq: unit.hq };
    if (!face) throw new Error(`nothing left that ${unit.id} could be`);
    return { ...unit, ...face, ace: unit.ace ?? unit.id === ace };
  });
  const state: State = { ...rest, units: whole };
  if (viewer !== opponent(state.phasing) && isChitOut(state)) {
    const possible = chitsFor(state, state.phasing).filter((value) => value >= floorOf(state));
    state.chit = dice.shuffle(possible)[0] ?? 4;
  }
  return state;
}

function isChitOut(state: State): boolean {
  return state.half > 0 && !state.switches.solitaire && state.outcome === null;
}

/** The least the chit can be: more than is spent, unless the last point is still being used or the phase has ended. */
function floorOf(state: State): number {
  return pointInUse(state) ?? (state.ended ? state.spent : state.spent + 1);
}
