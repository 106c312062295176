import type { Frozen, Seat } from '../core/game';
import type { Battle } from './data/battles';
import type { Edge } from './data/maps';
import { columns, type Force, type Scenario, scenario } from './data/scenario';
import { battleOf, scenarioOf } from './data/scenarios';
import { AMERICAN, GERMAN } from './data/units';
import { edgeRow } from './hexes';
import type { State, Unit } from './types';

export const opponent = (seat: Seat): Seat => (seat === AMERICAN ? GERMAN : AMERICAN);

const opposites: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', west: 'east', east: 'west' };
export const oppositeEdge = (edge: Edge): Edge => opposites[edge];

/** The hex rows nearest to an edge. */
export function rowsFrom(edge: Edge, depth: number): readonly string[] {
  if (depth === 1) return edgeRow(edge);
  return edge === 'west' ? columns('A', 'C') : columns('G', 'I');
}

const built = new Map<string, Scenario>();

/** The order of battle now in force: a numbered scenario, or what the players agreed for a battle of their own. */
export function planOf(state: Pick<Frozen<State>, 'setup' | 'edges' | 'decider' | 'map'>): Scenario {
  const printed = scenarioOf(state.setup);
  if (printed) return printed;
  const battle = battleOf(state.setup);
  if (!battle) throw new Error(`no set-up ${state.setup}`);
  const key = `${state.setup} ${state.map} ${state.edges.join()} ${state.decider}`;
  const known = built.get(key) ?? battlePlan(battle, state);
  built.set(key, known);
  return known;
}

function battlePlan(battle: Battle, state: Pick<Frozen<State>, 'edges' | 'decider' | 'map'>): Scenario {
  const decider = state.decider ?? AMERICAN;
  const zoneRule = battle.objectives ? 'TOT-11.2e' : 'TOT-11.1e';
  const forces = [AMERICAN, GERMAN].map((seat): Force => {
    const edge = state.edges[seat] ?? null;
    if (edge === null) return { rule: zoneRule, seat, units: [] };
    // Units that find no room in their row come on as reinforcements (TOT-Q47).
    const entry = { turn: 1, rule: 'TOT-Q47' as const, rows: [{ edge, hexes: edgeRow(edge) }] };
    return { rule: zoneRule, seat, units: [], zone: rowsFrom(edge, battle.depth), entry };
  });
  return scenario({
    id: battle.id,
    map: state.map,
    turns: battle.turns,
    first: opponent(decider),
    forces,
    deployment: [
      { rule: battle.objectives ? 'TOT-11.2e' : 'TOT-11.1d', seat: decider },
      { rule: battle.objectives ? 'TOT-11.2e' : 'TOT-11.1d', seat: opponent(decider) },
    ],
    coups: battle.objectives ? [] : [{ type: 'annihilation', seats: [AMERICAN, GERMAN], rule: 'TOT-Q41' }],
    ending: battle.objectives
      ? { type: 'capture', rule: 'TOT-11.2i', otherwise: 'TOT-11.2l' }
      : { type: 'half', rule: 'TOT-11.1h', otherwise: 'TOT-11.1i' },
  });
}

export function forceOf(state: Frozen<State>, unit: Frozen<Unit>): Force {
  const force = planOf(state).forces[unit.force];
  if (!force) throw new Error(`unit ${unit.id} belongs to no force`);
  return force;
}

export function unitOf(state: { readonly units: readonly Frozen<Unit>[] }, id: string): Frozen<Unit> | null {
  for (const unit of state.units) if (unit.id === id) return unit;
  return null;
}

/** For writers: the unit on the draft, which must exist. */
export function draftUnit(draft: State, id: string): Unit {
  for (const unit of draft.units) if (unit.id === id) return unit;
  throw new Error(`no unit ${id}`);
}

export function unitAt(state: { readonly units: readonly Frozen<Unit>[] }, hex: string): Frozen<Unit> | null {
  for (const unit of state.units) if (unit.at === hex) return unit;
  return null;
}

/** What everybody may call a unit. */
export function publicName(unit: Frozen<Unit>): string {
  if (!unit.shown) return 'faceDown';
  return unit.hq ? `${unit.kind}Hq` : unit.kind;
}
