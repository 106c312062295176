import type { Frozen } from '../../core/game';
import { FACING_NAMES, FACINGS, type FacingName } from '../../core/hex';
import { commands } from '../commands';
import { enteredAt, gatesOf } from '../entry';
import { mayShoot } from '../fire';
import { distanceAt, facingOf, isFrontAt, NOWHERE, nameOf, neighbourAt, placeOf } from '../hexes';
import { mayActivate } from '../movement';
import { forceOf, planOf } from '../plan';
import type { Route } from '../reach';
import { routesOf } from '../reachTable';
import type { Command, State, Unit } from '../types';
import { typeOf } from '../unitValues';
import type { Field, Shift } from './field';
import { changed, type Plan, type Study } from './study';

/** The facing that looks at the enemy: near ones count most. */
export function outlook(field: Field, index: number, at: number): FacingName {
  const counter = field.counters[index];
  let best: FacingName = FACING_NAMES[0];
  let most = -1;
  for (const [order, facing] of FACINGS.entries()) {
    let sum = facing === counter?.facing ? 0.001 : 0;
    const ahead = neighbourAt(at, facing);
    for (const other of field.counters) {
      if (other.seat === counter?.seat || other.place === NOWHERE) continue;
      const far = Math.max(1, distanceAt(at, other.place));
      if (isFrontAt(at, facing, other.place)) sum += 1 / (far * far);
      if (ahead !== NOWHERE && distanceAt(ahead, other.place) < far) sum += 0.3 / (far * far);
    }
    if (sum > most) [most, best] = [sum, FACING_NAMES[order] ?? best];
  }
  return best;
}

/** The facing to fire at a target with, the one it has if that will do; null: not from there. */
function aimFrom(state: Frozen<State>, unit: Frozen<Unit>, target: Frozen<Unit>): FacingName | null {
  const facings = [unit.facing, ...FACING_NAMES];
  return facings.find((facing) => mayShoot(state, { ...unit, facing }, target, true)) ?? null;
}

/** A way of ending a move: the command that begins it, and what it makes of the unit. */
interface End {
  readonly command: Command;
  readonly facing: FacingName;
  readonly at: string | null;
  readonly path: readonly number[];
}

/** Whether a unit that has come by this route can drive on and off the map. */
function leaves(state: Frozen<State>, unit: Frozen<Unit>, { path, stride }: Route): boolean {
  const { id, seat, kind } = unit;
  const hex = nameOf(path.at(-1) ?? 0);
  const exits = planOf(state).exits.filter((exit) => exit.seat === seat && exit.hexes.includes(hex));
  if (!exits.some(({ kinds }) => kinds === undefined || kinds.includes(kind))) return false;
  const underWay: Frozen<State> = {
    ...changed(state, id, { at: hex, moved: true }),
    activity: { type: 'move', lead: null, members: [id], mover: { unit: id, ...stride } },
  };
  return commands.allows(underWay, { type: 'exit', seat, unit: id });
}

/** Everywhere a unit on the map can end a move or a turn in place; with a target, only where it can fire at that. */
function endsOf(
  { state, field }: Study,
  unit: Frozen<Unit>,
  index: number,
  target: Frozen<Unit> | null,
): readonly End[] {
  const { id, seat } = unit;
  const ends: End[] = [];
  const look = (place: number): FacingName | null => {
    const facing = outlook(field, index, place);
    return target === null ? facing : aimFrom(state, { ...unit, at: nameOf(place), facing, moved: true }, target);
  };
  const here = field.counters[index]?.place ?? NOWHERE;
  const turned = look(here);
  if (turned !== null && turned !== unit.facing)
    ends.push({ command: { type: 'face', seat, unit: id, facing: turned }, facing: turned, at: unit.at, path: [] });
  const exit: Command = { type: 'exit', seat, unit: id };
  const off = (command: Command, path: readonly number[]) =>
    ends.push({ command, facing: unit.facing, at: null, path });
  if (target === null && commands.allows(state, exit)) off(exit, []);
  for (const [place, route] of routesOf(state, unit)) {
    const command: Command = { type: 'move', seat, unit: id, to: nameOf(place) };
    const facing = look(place);
    if (facing !== null) ends.push({ command, facing, at: nameOf(place), path: route.path });
    if (target === null && leaves(state, unit, route)) off(command, route.path);
  }
  return ends;
}

function shiftTo(index: number, { at, facing, path }: End, here: number): Shift {
  const place = at === null ? NOWHERE : (path.at(-1) ?? here);
  return { index, place, facing: facingOf(facing), where: at === null ? 'exited' : 'map', through: path };
}

function positionAfter(state: Frozen<State>, unit: Frozen<Unit>, { at, facing, path }: End): Frozen<State> {
  const change: Partial<Frozen<Unit>> =
    at === null ? { at, where: 'exited' } : { at, facing, where: 'map', moved: true, dug: at === unit.at && unit.dug };
  return changed(state, unit.id, change, path.map(nameOf));
}

/** The best of the ways to end a move, as far as there is time to judge them. */
function bestEnd(study: Study, unit: Frozen<Unit>, index: number, ends: readonly End[]): Plan | null {
  const here = study.field.counters[index]?.place ?? NOWHERE;
  let best: End | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const end of ends) {
    if (study.left() <= 0) break;
    const value = study.judgeShift(shiftTo(index, end, here));
    if (value > most) [best, most] = [end, value];
  }
  if (best === null) return null;
  const position = positionAfter(study.state, unit, best);
  return { command: best.command, gain: most - study.base, after: [{ position, chance: 1 }] };
}

/** What one can drive for: a goal of the field by its number, or the way off the map. */
export type Aim = number | 'out';

/** What is asked of a move besides being good. */
interface Wish {
  /** Only where it can fire at this. */
  readonly target?: Frozen<Unit>;
  /** Not in the hex where it stands. */
  readonly away?: boolean;
  /** Nowhere else: it may turn. */
  readonly stays?: boolean;
  /** Only nearer to this. */
  readonly nearer?: Aim;
}

/** The ends that leave less of the way: at least half of what this move can do for it. */
function closing({ field }: Study, index: number, goal: Aim, ends: readonly End[]): readonly End[] {
  const counter = field.counters[index];
  const way = goal === 'out' ? counter?.wayOut : counter?.ways[goal];
  if (!counter || !way) return [];
  const here = way[counter.place] ?? 0;
  const saved = ({ at, path }: End) => (at === null ? here + 1 : here - (way[path.at(-1) ?? counter.place] ?? here));
  const most = Math.max(...ends.map(saved));
  return most < LITTLE ? [] : ends.filter((end) => saved(end) >= most / 2);
}

/** Less of an activation than any hex takes. */
const LITTLE = 0.2;

/** The best place for one unit to move or turn to. */
export function bestMove(study: Study, unit: Frozen<Unit>, { target, away, stays, nearer }: Wish = {}): Plan | null {
  const { state } = study;
  if (unit.at === null || study.left() <= 0 || !mayActivate(state, unit)) return null;
  const index = state.units.findIndex(({ id }) => id === unit.id);
  const ends = endsOf(study, unit, index, target ?? null);
  if (nearer !== undefined) return bestEnd(study, unit, index, closing(study, index, nearer, ends));
  const held = stays === true;
  return bestEnd(study, unit, index, away || held ? ends.filter(({ at }) => (at === unit.at) === held) : ends);
}

/**
 * Whether a unit is better left where it was set up: on foot, of the side that wins if nothing changes. One that walks
 * fires at nobody in that turn, loses its hole in the ground, and never comes up with what drives past it.
 */
export function isPosted({ state, field, seat }: Study, unit: Frozen<Unit>): boolean {
  const { soft, mp } = typeOf(state.switches, unit.kind);
  return soft && mp === 1 && field.ahead === seat;
}

/** Coming onto the map, one unit of a kind standing for its like: by the gate from which it gets furthest to good use. */
export function entries(study: Study): readonly Plan[] {
  const { state, seat } = study;
  const plans: Plan[] = [];
  const seen = new Set<string>();
  for (const [index, unit] of state.units.entries()) {
    if (unit.seat !== seat || unit.where !== 'reserve' || !forceOf(state, unit).entry) continue;
    const like = `${unit.kind} ${unit.hq} ${unit.ace} ${unit.force}`;
    if (seen.has(like)) continue;
    seen.add(like);
    const plan = bestEnd(study, unit, index, entryEnds(study, unit, index));
    if (plan) plans.push(plan);
  }
  return plans;
}

/** Every hex a waiting unit can end its first move in, each by one of the gates that lead there. */
function entryEnds({ state, field }: Study, unit: Frozen<Unit>, index: number): readonly End[] {
  const { id, seat } = unit;
  const ends = new Map<string, End>();
  const gates = new Set(gatesOf(state, unit).flatMap((gate) => gate.hexes));
  for (const to of gates) {
    const command: Command = { type: 'enter', seat, unit: id, to };
    if (!commands.allows(state, command)) continue;
    const inside = enteredAt(state, unit, to);
    const first = inside.units[index];
    if (!first) continue;
    for (const [place, { path }] of [[placeOf(to), { path: [] }] as const, ...routesOf(inside, first)]) {
      const at = nameOf(place);
      if (ends.get(at)?.path.length === 1) continue;
      ends.set(at, { command, at, facing: outlook(field, index, place), path: [placeOf(to), ...path] });
    }
  }
  return [...ends.values()];
}
