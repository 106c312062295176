import type { Frozen, Refusal, Scribe } from '../core/game';
import type { FacingName } from '../core/hex';
import { boardFor, edgeRow, hasRoadEnd, placeOf } from './board';
import { occupy } from './control';
import type { Edge } from './data/maps';
import { activate } from './movement';
import { draftUnit, forceOf, publicName, unitOf } from './plan';
import { type Stride, stride } from './reach';
import { paceOf } from './reachTable';
import { no } from './refusal';
import type { CommandOf, Event, State, Unit } from './types';

const inward: Readonly<Record<Edge, FacingName>> = { north: 'S', south: 'N', west: 'SE', east: 'NW' };

interface Gate {
  readonly edge: Edge;
  readonly hexes: readonly string[];
}

/** The rows a waiting unit may come in by. */
export function gatesOf(state: Frozen<State>, unit: Frozen<Unit>): readonly Gate[] {
  const rows = forceOf(state, unit).entry?.rows ?? [];
  if (rows !== 'declared') return rows;
  return state.entryEdge === null ? [] : [{ edge: state.entryEdge, hexes: edgeRow(state.entryEdge) }];
}

/** Coming from outside costs what the hex costs; by a road that crosses the map edge, a road move (TOT-Q26). */
function strideIn(state: Frozen<State>, unit: Frozen<Unit>, hex: string): Stride | null {
  const board = boardFor(state.map);
  const road = gatesOf(state, unit).some((gate) => gate.hexes.includes(hex) && hasRoadEnd(board, hex, gate.edge));
  return stride(board, paceOf(state, unit), { steps: 0, spent: 0, road, stopped: false }, placeOf(hex), road);
}

export function refuseEnter(state: Frozen<State>, command: CommandOf<'enter'>): Refusal | null {
  const unit = unitOf(state, command.unit);
  if (!unit || unit.seat !== command.seat) return no('TOT-2.1b');
  if (unit.where !== 'reserve') return no('TOT-7.1b', [`unit:${unit.id}`]);
  // The bonus of a headquarters does not bring units in (TOT-6.1c).
  if (state.activity !== null) return no(state.activity.type === 'move' ? 'TOT-6.1c' : 'TOT-6.0e');
  const force = forceOf(state, unit);
  if (!force.entry || state.turn < force.entry.turn) return no(force.rule, [`unit:${unit.id}`]);
  const gates = gatesOf(state, unit);
  if (!gates.some((gate) => gate.hexes.includes(command.to))) return no(force.rule, [`hex:${command.to}`]);
  if (state.units.some((each) => each.at === command.to)) return no('TOT-7.0k', [`hex:${command.to}`]);
  return strideIn(state, unit, command.to) === null ? no('TOT-7.0j', [`hex:${command.to}`]) : null;
}

export function applyEnter(draft: State, command: CommandOf<'enter'>, scribe: Scribe<Event>): void {
  const unit = draftUnit(draft, command.unit);
  const reached = strideIn(draft, unit, command.to);
  if (reached === null) throw new Error(`unit ${unit.id} cannot enter at ${command.to}`);
  const gate = gatesOf(draft, unit).find((each) => each.hexes.includes(command.to));
  draft.spent += 1;
  unit.where = 'map';
  unit.at = command.to;
  if (gate) unit.facing = inward[gate.edge];
  draft.activity = { type: 'move', lead: null, members: [unit.id], mover: null };
  activate(draft, unit, scribe);
  draft.activity.mover = { unit: unit.id, ...reached };
  scribe.emit({ type: 'unitEntered', unit: unit.id, name: publicName(unit), at: command.to });
  occupy(draft, unit, command.to, scribe);
}
