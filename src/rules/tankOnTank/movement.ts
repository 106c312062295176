import type { Frozen, Refusal, Scribe } from '../core/game';
import { settle } from './actionPoints';
import { boardFor, distanceAt, hasRoadEnd, nameOf, placeOf } from './board';
import { typeOf } from './chart';
import { abandon, occupy } from './control';
import { draftUnit, planOf, publicName } from './plan';
import { canLeave, type Route } from './reach';
import { paceOf, routesOf, strideOf } from './reachTable';
import { isRefusal, no, ownOnMap } from './refusal';
import type { CommandOf, Event, State, Unit } from './types';

/** Whether a unit may begin to move now: on its own for one action point, or with its headquarters. */
export function refuseActivation(state: Frozen<State>, unit: Frozen<Unit>): Refusal | null {
  const { activity } = state;
  if (activity !== null) {
    if (activity.type !== 'move') return no('TOT-6.0e');
    if (activity.mover?.unit === unit.id) return null;
    if (activity.mover !== null) return no('TOT-Q10', [`unit:${activity.mover.unit}`]);
    return activity.members.includes(unit.id) ? null : no('TOT-6.0e', activity.lead ? [`unit:${activity.lead}`] : []);
  }
  if (unit.moved) return no('TOT-5.0h', [`unit:${unit.id}`]);
  if (unit.fired && typeOf(state.switches, unit.kind).soft) return no('TOT-9.1a', [`unit:${unit.id}`]);
  return null;
}

/** Friends who may move with a headquarters: adjacent now, not moved, still allowed to move (TOT-Q10). */
export function followers(state: Frozen<State>, hq: Frozen<Unit>): readonly string[] {
  if (hq.at === null) return [];
  const at = placeOf(hq.at);
  return state.units
    .filter((unit) => {
      if (unit.seat !== hq.seat || unit.at === null || unit.moved) return false;
      if (unit.fired && typeOf(state.switches, unit.kind).soft) return false;
      return distanceAt(at, placeOf(unit.at)) === 1;
    })
    .map((unit) => unit.id);
}

export function refuseMove(state: Frozen<State>, command: CommandOf<'move'>): Refusal | null {
  const unit = ownOnMap(state, command.seat, command.unit);
  if (isRefusal(unit)) return unit;
  const barred = refuseActivation(state, unit);
  if (barred) return barred;
  const to = placeOf(command.to);
  if (command.to === unit.at) return no('TOT-4.0f', [`hex:${command.to}`]);
  const known = routesOf(state, unit);
  if (known.has(to)) return null;
  if (state.units.some((each) => each.at === command.to)) return no('TOT-7.0k', [`hex:${command.to}`]);
  if (boardFor(state.map).prohibited[to]) return no('TOT-7.0j', [`hex:${command.to}`]);
  const instead = nearest(known, to);
  const nearer = instead === null ? undefined : { ...command, to: nameOf(instead) };
  const pace = paceOf(state, unit);
  const { stopped } = strideOf(state, unit);
  const rule = pace.oneHex ? 'TOT-11.3a' : pace.deepSnow ? 'TOT-S15k' : stopped ? 'TOT-7.0i' : 'TOT-7.0a';
  return no(rule, [`unit:${unit.id}`], nearer);
}

function nearest(known: ReadonlyMap<number, Route>, to: number): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, route] of known) {
    const far = distanceAt(place, to) * 16 + route.stride.spent;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Opens a unit's activation; a headquarters brings its neighbours along (TOT-6.1a). */
export function activate(draft: State, unit: Unit, scribe: Scribe<Event>): void {
  if (draft.activity === null) {
    draft.spent += 1;
    const friends = unit.hq ? followers(draft, unit) : [];
    draft.activity = { type: 'move', lead: unit.hq ? unit.id : null, members: [unit.id, ...friends], mover: null };
    if (unit.hq) {
      scribe.emit({ type: 'groupLed', unit: unit.id, name: publicName(unit), members: friends, count: friends.length });
    }
  }
  unit.moved = true;
}

export function applyMove(draft: State, command: CommandOf<'move'>, scribe: Scribe<Event>): void {
  const unit = draftUnit(draft, command.unit);
  const route = routesOf(draft, unit).get(placeOf(command.to));
  if (!route || unit.at === null) throw new Error(`unit ${unit.id} has no way to ${command.to}`);
  const before = strideOf(draft, unit).spent;
  const from = unit.at;
  activate(draft, unit, scribe);
  if (draft.activity?.type !== 'move') throw new Error(`unit ${unit.id} is not activated`);
  draft.activity.mover = { unit: unit.id, ...route.stride };
  abandon(unit, scribe);
  const path = route.path.map(nameOf);
  unit.at = command.to;
  const cost = route.stride.spent - before;
  scribe.emit({ type: 'unitMoved', unit: unit.id, name: publicName(unit), from, path, at: command.to, cost });
  for (const hex of path) occupy(draft, unit, hex, scribe);
}

export function refuseLead(state: Frozen<State>, command: CommandOf<'lead'>): Refusal | null {
  const unit = ownOnMap(state, command.seat, command.unit);
  if (isRefusal(unit)) return unit;
  if (!unit.hq) return no('TOT-6.1a', [`unit:${unit.id}`]);
  // A second headquarters moved by the bonus activates nobody (TOT-6.1e).
  if (state.activity?.type === 'move') return no('TOT-6.1e', [`unit:${unit.id}`]);
  return refuseActivation(state, unit);
}

export function applyLead(draft: State, command: CommandOf<'lead'>, scribe: Scribe<Event>): void {
  activate(draft, draftUnit(draft, command.unit), scribe);
}

/** A unit's move is over: the group goes on while others may still move. */
export function closeMove(draft: State, unit: Unit, scribe: Scribe<Event>): void {
  const { activity } = draft;
  if (activity?.type !== 'move') throw new Error(`unit ${unit.id} is not moving`);
  activity.mover = null;
  activity.members = activity.members.filter((id) => id !== unit.id);
  if (activity.members.length === 0) settle(draft, 1, scribe);
}

export function refuseFace(state: Frozen<State>, command: CommandOf<'face'>): Refusal | null {
  const unit = ownOnMap(state, command.seat, command.unit);
  return isRefusal(unit) ? unit : refuseActivation(state, unit);
}

export function applyFace(draft: State, command: CommandOf<'face'>, scribe: Scribe<Event>): void {
  const unit = draftUnit(draft, command.unit);
  activate(draft, unit, scribe);
  unit.facing = command.facing;
  const at = unit.at ?? '';
  scribe.emit({ type: 'unitFaced', unit: unit.id, name: publicName(unit), at, facing: command.facing });
  closeMove(draft, unit, scribe);
}

export function refuseExit(state: Frozen<State>, command: CommandOf<'exit'>): Refusal | null {
  const unit = ownOnMap(state, command.seat, command.unit);
  if (isRefusal(unit)) return unit;
  const barred = refuseActivation(state, unit);
  if (barred) return barred;
  const own = planOf(state).exits.filter((exit) => exit.seat === unit.seat);
  const allowed = own.filter((exit) => exit.kinds === undefined || exit.kinds.includes(unit.kind));
  if (allowed.length === 0) return no('TOT-7.2a', [`unit:${unit.id}`]);
  const hex = unit.at ?? '';
  const here = allowed.filter((exit) => exit.hexes.includes(hex));
  const [exit] = allowed;
  if (here.length === 0) return no(exit?.rule ?? 'TOT-7.2a', [`hex:${hex}`]);
  const pace = paceOf(state, unit);
  const stride = strideOf(state, unit);
  const board = boardFor(state.map);
  const paid = here.some((each) => canLeave(pace, stride, hasRoadEnd(board, hex, each.edge)));
  return paid ? null : no('TOT-7.2b', [`unit:${unit.id}`]);
}

export function applyExit(draft: State, command: CommandOf<'exit'>, scribe: Scribe<Event>): void {
  const unit = draftUnit(draft, command.unit);
  const from = unit.at ?? '';
  activate(draft, unit, scribe);
  abandon(unit, scribe);
  unit.at = null;
  unit.where = 'exited';
  scribe.emit({ type: 'unitExited', seat: unit.seat, unit: unit.id, name: publicName(unit), from });
  closeMove(draft, unit, scribe);
}
