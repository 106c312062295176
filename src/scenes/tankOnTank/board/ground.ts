import type { Seat } from '../../../rules/core/game';
import { boardFor, terrainAt } from '../../../rules/tankOnTank/board';
import { AMERICAN, type Kind } from '../../../rules/tankOnTank/data/units';
import { placeOf } from '../../../rules/tankOnTank/hexes';
import type { State, Unit } from '../../../rules/tankOnTank/types';
import { typeOf } from '../../../rules/tankOnTank/unitValues';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';

const known = new WeakMap<View, State>();

/** Face-down units stand for this: nothing the rules say about them before they show depends on it. */
const unknown: readonly Kind[] = ['sherman', 'panther'];

/** The view as the rules read it: what is hidden is the same for every face-down unit. */
export function stateOf(view: View): State {
  const found = known.get(view);
  if (found !== undefined) return found;
  const { viewer, hidden, hiddenAce, standing, units, ...rest } = view;
  const state: State = { ...rest, units: units.map(whole) };
  known.set(view, state);
  return state;
}

function whole(unit: SeenUnit): Unit {
  return { ...unit, kind: unit.kind ?? unknown[unit.seat] ?? 'sherman', hq: unit.hq ?? false, ace: unit.ace ?? false };
}

export function unitById(view: View, id: string | null | undefined): SeenUnit | null {
  return id === null || id === undefined ? null : (view.units.find((unit) => unit.id === id) ?? null);
}

export function unitOn(view: View, hex: string): SeenUnit | null {
  return view.units.find((unit) => unit.at === hex) ?? null;
}

/** The unit as the rules read it. */
export function pieceOf(view: View, id: string): Unit {
  const unit = stateOf(view).units.find((one) => one.id === id);
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
}

export function terrainOf(view: View, hex: string): ReturnType<typeof terrainAt> {
  return terrainAt(boardFor(view.map), placeOf(hex));
}

export function isOnRoad(view: View, hex: string): boolean {
  return boardFor(view.map).onRoad[placeOf(hex)] === true;
}

/** Range, defence and movement as the counter shows them where it stands. */
export function valuesOf(view: View, unit: SeenUnit): { range: number; defence: string; mp: number } | null {
  if (unit.kind === null) return null;
  const type = typeOf(view.switches, unit.kind);
  const [clear, cover] = type.defence;
  const defence = `${clear === cover ? clear : `${clear}/${cover}`}${type.asterisk ? '*' : ''}`;
  return { range: type.range, defence, mp: type.mp };
}

export function nationOf(seat: Seat): 'us' | 'de' {
  return seat === AMERICAN ? 'us' : 'de';
}

/** The word for a unit: its kind, as a headquarters where it is one, or that it is face down. */
export function wordOf(unit: Pick<SeenUnit, 'kind' | 'hq'>): string {
  if (unit.kind === null) return 'faceDown';
  return unit.hq === true ? `${unit.kind}Hq` : unit.kind;
}
