import type { Frozen } from '../core/game';
import { boardFor } from './board';
import type { MapId } from './data/maps';
import { placeOf } from './hexes';
import { planOf } from './plan';
import { type MoveLimits, type Route, routes, type Stride, standing } from './reach';
import { occupied } from './sight';
import type { State, Unit } from './types';
import { typeOf } from './unitValues';

type Ways = ReadonlyMap<number, Route>;

/** Everywhere units can get while nobody moves, by where they start from and what limits them. */
interface ReachTable {
  readonly map: MapId;
  readonly places: readonly (string | null)[];
  readonly units: Uint8Array;
  readonly ways: Map<string, Ways>;
}

// Legal lists, overlays and the threat map ask about one position again and again: its table stands until a unit moves.
let table: ReachTable | null = null;

function isOf({ map, places }: ReachTable, state: Frozen<State>): boolean {
  if (map !== state.map || places.length !== state.units.length) return false;
  for (let i = 0; i < places.length; i++) if (places[i] !== state.units[i]?.at) return false;
  return true;
}

function tableFor(state: Frozen<State>): ReachTable {
  if (table !== null && isOf(table, state)) return table;
  const places = state.units.map((unit) => unit.at);
  table = { map: state.map, places, units: occupied(state.units), ways: new Map() };
  return table;
}

export function paceOf(state: Frozen<State>, unit: Frozen<Unit>): MoveLimits {
  const { deepSnow } = planOf(state);
  return {
    mp: typeOf(state.switches, unit.kind).mp,
    oneHex: state.snowbound,
    deepSnow,
    roadMarch: !deepSnow || state.switches.s15March,
  };
}

/** How far a unit has come in the move under way; before its first hex: nothing spent. */
export function strideOf(state: Frozen<State>, unit: Frozen<Unit>): Stride {
  const mover = state.activity?.type === 'move' ? state.activity.mover : null;
  if (mover?.unit === unit.id) return mover;
  return standing(boardFor(state.map), placeOf(unit.at ?? ''));
}

/** Everywhere a unit can get now, and by which way. */
export function routesOf(state: Frozen<State>, unit: Frozen<Unit>): Ways {
  const { ways, units } = tableFor(state);
  const pace = paceOf(state, unit);
  const { steps, spent, road, stopped } = strideOf(state, unit);
  const key = `${unit.at}/${pace.mp}${pace.oneHex}${pace.deepSnow}${pace.roadMarch}${steps}/${spent}${road}${stopped}`;
  const known = ways.get(key);
  if (known) return known;
  const from = { steps, spent, road, stopped };
  const found = routes(boardFor(state.map), pace, units, placeOf(unit.at ?? ''), from);
  ways.set(key, found);
  return found;
}
