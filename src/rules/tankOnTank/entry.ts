import { refusal } from '../core/check';
import type { Effects, Frozen, Ref } from '../core/game';
import type { FacingName } from '../core/hex';
import { boardFor, hasRoadEnd } from './board';
import { occupy } from './control';
import type { Edge } from './data/maps';
import { edgeRow, placeOf } from './hexes';
import { activate } from './movement';
import { draftUnit, forceOf, publicName, unitOf } from './plan';
import { type Stride, stride } from './reach';
import { paceOf } from './reachTable';
import { command, isHex, isUnit, type OwnUnit, turnPhases } from './row';
import type { Rule } from './rulebook';
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

/** What brings a waiting unit in, where and when. */
function entryRule({ state, unit }: OwnUnit): Rule {
  const { entry, rule } = forceOf(state, unit);
  return entry?.rule ?? rule;
}

function enter(draft: State, given: CommandOf<'enter'>, scribe: Effects<Event>): void {
  const unit = draftUnit(draft, given.unit);
  const reached = strideIn(draft, unit, given.to);
  if (reached === null) throw new Error(`unit ${unit.id} cannot enter at ${given.to}`);
  const gate = gatesOf(draft, unit).find((each) => each.hexes.includes(given.to));
  draft.spent += 1;
  unit.where = 'map';
  unit.at = given.to;
  if (gate) unit.facing = inward[gate.edge];
  draft.activity = { type: 'move', lead: null, members: [unit.id], mover: null };
  activate(draft, unit, scribe);
  draft.activity.mover = { unit: unit.id, ...reached };
  scribe.emit({ type: 'unitEntered', unit: unit.id, name: publicName(unit), at: given.to });
  occupy(draft, unit, given.to, scribe);
}

/** The position with a waiting unit just come in and free to drive on: what `enter` makes of it, for those who look ahead. */
export function enteredAt(state: Frozen<State>, unit: Frozen<Unit>, hex: string): Frozen<State> {
  const reached = strideIn(state, unit, hex);
  if (reached === null) throw new Error(`unit ${unit.id} cannot enter at ${hex}`);
  const inside: Frozen<Unit> = { ...unit, where: 'map', at: hex, moved: true };
  return {
    ...state,
    units: state.units.map((each) => (each.id === unit.id ? inside : each)),
    activity: { type: 'move', lead: null, members: [unit.id], mover: { unit: unit.id, ...reached } },
  };
}

interface Entering extends OwnUnit {
  readonly to: string;
}

const theHex = ({ to }: Entering): readonly Ref[] => [`hex:${to}`];
const theUnit = ({ unit }: Entering): readonly Ref[] => [`unit:${unit.id}`];

export const enterRow = command('enter', {
  phases: turnPhases,
  fields: { unit: isUnit, to: isHex },
  path: ['unit:{unit}', 'hex:{to}'],
  means: (state, { unit }) => unitOf(state, unit)?.where === 'reserve',
  tries(state, seat) {
    if (state.activity !== null) return [];
    return state.units
      .filter((unit) => unit.seat === seat && unit.where === 'reserve' && isDue(state, unit))
      .flatMap((unit) => {
        const hexes = new Set(gatesOf(state, unit).flatMap((gate) => gate.hexes));
        return [...hexes].map((to) => ({ type: 'enter' as const, seat, unit: unit.id, to }));
      });
  },
  subject(state, { seat, unit: id, to }) {
    const unit = unitOf(state, id);
    return unit && unit.seat === seat ? { state, unit, to } : refusal<Rule>('TOT-2.1b');
  },
  checks: [
    { id: 'reserve', rule: 'TOT-7.1b', holds: ({ unit }) => unit.where === 'reserve', evidence: theUnit, gate: true },
    {
      // The bonus of a headquarters does not bring units in (TOT-6.1c).
      id: 'activity',
      rule: ({ state }) => (state.activity?.type === 'move' ? 'TOT-6.1c' : 'TOT-6.0e'),
      holds: ({ state }) => state.activity === null,
    },
    {
      id: 'due',
      rule: entryRule,
      holds: ({ state, unit }) => isDue(state, unit),
      evidence: theUnit,
    },
    {
      id: 'gate',
      rule: entryRule,
      holds: ({ state, unit, to }) => gatesOf(state, unit).some((gate) => gate.hexes.includes(to)),
      evidence: theHex,
    },
    {
      id: 'free',
      rule: 'TOT-7.0k',
      holds: ({ state, to }) => !state.units.some((each) => each.at === to),
      evidence: theHex,
    },
    {
      id: 'ground',
      rule: 'TOT-7.0j',
      holds: ({ state, unit, to }) => strideIn(state, unit, to) !== null,
      evidence: theHex,
    },
  ],
  apply: enter,
});

function isDue(state: Frozen<State>, unit: Frozen<Unit>): boolean {
  return (forceOf(state, unit).entry?.turn ?? Number.POSITIVE_INFINITY) <= state.turn;
}
