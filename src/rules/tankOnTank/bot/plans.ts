import type { Frozen, Seat } from '../../core/game';
import { FACING_NAMES, type FacingName } from '../../core/hex';
import { pointOdds } from '../actionPoints';
import { spotters, strikeModifier } from '../airStrike';
import { commands } from '../commands';
import { isCapture, isTrophy } from '../control';
import { gatesOf } from '../entry';
import { defenceOf, eligible, hasSight, mayShoot, volleyOf } from '../fire';
import { distanceAt, facingOf, hexNames, isFrontAt, nameOf, neighbourAt, placeOf } from '../hexes';
import { followers, mayActivate } from '../movement';
import { forceOf, planOf } from '../plan';
import { fallenHq } from '../promotion';
import type { Route } from '../reach';
import { routesOf } from '../reachTable';
import type { Command, State, Unit } from '../types';
import { evaluate, worthOf } from './evaluate';

/** Something to spend an action point on: its first command, and how much better it makes the position. */
export interface Plan {
  readonly command: Command;
  readonly gain: number;
  /** The positions it can lead to and how likely, for looking further; absent where nobody looks. */
  readonly after?: readonly { readonly position: Frozen<State>; readonly chance: number }[];
}

/** A position under thought: how often it may still be judged, and what it is worth as it stands. */
export interface Study {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  /** How likely another action point follows the next one. */
  readonly more: number;
  readonly base: number;
  judge(state: Frozen<State>): number;
  /** What a position is worth if the phase ends with it. */
  rest(state: Frozen<State>): number;
  /** Positions judged elsewhere on its account. */
  spend(positions: number): void;
  left(): number;
}

export function studyOf(state: Frozen<State>, seat: Seat, budget: number): Study {
  // The point of a move under way is spent already; any other is the next one.
  const reached = state.activity?.type === 'move' ? state.spent : state.spent + 1;
  const odds = pointOdds(state, seat, reached);
  let left = budget;
  const judgeWith = (points: readonly number[]) => (position: Frozen<State>) => {
    left -= 1;
    return evaluate(position, seat, points);
  };
  const judge = judgeWith(odds);
  const spend = (positions: number) => {
    left -= positions;
  };
  return { state, seat, more: odds[0] ?? 0, base: judge(state), judge, rest: judgeWith([]), spend, left: () => left };
}

/** The position with one unit changed, and the hexes it came through controlled. */
export function changed(
  state: Frozen<State>,
  id: string,
  change: Partial<Frozen<Unit>>,
  through: readonly string[] = [],
): Frozen<State> {
  const seat = state.units.find((unit) => unit.id === id)?.seat ?? 0;
  const units = state.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit));
  // Mostly a side drives over ground it holds already, and a copy of all control costs more than all the rest.
  if (through.every((hex) => state.control[hex] === seat && !isGoal(state, seat, hex))) return { ...state, units };
  const control = { ...state.control };
  for (const hex of through) control[hex] = seat;
  const taken = through.filter((hex) => isTrophy(state, seat, hex));
  const reached = through.filter((hex) => isCapture(state, seat, hex)).map((at) => ({ seat, unit: id, at }));
  const trophies = taken.length === 0 ? state.trophies : [...state.trophies, ...taken];
  const captures = reached.length === 0 ? state.captures : [...state.captures, ...reached];
  return { ...state, units, control, trophies, captures };
}

function isGoal(state: Frozen<State>, seat: Seat, hex: string): boolean {
  return isCapture(state, seat, hex) || isTrophy(state, seat, hex);
}

/** The facing that looks at the enemy: near ones count most. */
export function outlook(state: Frozen<State>, unit: Frozen<Unit>, hex: string): FacingName {
  const at = placeOf(hex);
  let best: FacingName = unit.facing;
  let most = -1;
  for (const name of FACING_NAMES) {
    const facing = facingOf(name);
    let sum = name === unit.facing ? 0.001 : 0;
    for (const other of state.units) {
      if (other.seat === unit.seat || other.at === null) continue;
      const place = placeOf(other.at);
      const far = Math.max(1, distanceAt(at, place));
      if (isFrontAt(at, facing, place)) sum += 1 / (far * far);
      const ahead = neighbourAt(at, facing);
      if (ahead >= 0 && distanceAt(ahead, place) < far) sum += 0.3 / (far * far);
    }
    if (sum > most) [most, best] = [sum, name];
  }
  return best;
}

/** The best place for one unit to move or turn to; with a target, only where it can fire at that. */
export function bestMove(study: Study, unit: Frozen<Unit>, target: Frozen<Unit> | null = null): Plan | null {
  const { state, seat } = study;
  if (unit.at === null || study.left() <= 0 || !mayActivate(state, unit)) return null;
  let best: Plan | null = null;
  const consider = (command: Command, position: Frozen<State>) => {
    if (study.left() <= 0) return;
    const gain = study.judge(position) - study.base;
    if (best === null || gain > best.gain) best = { command, gain, after: [{ position, chance: 1 }] };
  };
  const look = (at: string): FacingName | null => {
    const facing = outlook(state, unit, at);
    return target === null ? facing : aimFrom(state, { ...unit, at, facing, moved: true }, target);
  };
  const turned = look(unit.at);
  if (turned !== null && turned !== unit.facing) {
    consider(
      { type: 'face', seat, unit: unit.id, facing: turned },
      changed(state, unit.id, { facing: turned, moved: true }),
    );
  }
  const exit: Command = { type: 'exit', seat, unit: unit.id };
  if (target === null && commands.allows(state, exit))
    consider(exit, changed(state, unit.id, { at: null, where: 'exited' }));
  for (const [place, route] of routesOf(state, unit)) {
    if (study.left() <= 0) break;
    const at = nameOf(place);
    const facing = look(at);
    if (facing === null) continue;
    const position = changed(state, unit.id, { at, facing, moved: true, dug: false }, route.path.map(nameOf));
    const command: Command = { type: 'move', seat, unit: unit.id, to: at };
    consider(command, position);
    if (target === null && leaves(position, unit, route)) {
      consider(command, changed(position, unit.id, { at: null, where: 'exited' }));
    }
  }
  return best;
}

/** Whether a unit that has come by this route can drive on and off the map. */
function leaves(arrived: Frozen<State>, { id, seat, kind }: Frozen<Unit>, { path, stride }: Route): boolean {
  const hex = nameOf(path.at(-1) ?? 0);
  const exits = planOf(arrived).exits.filter((exit) => exit.seat === seat && exit.hexes.includes(hex));
  if (!exits.some(({ kinds }) => kinds === undefined || kinds.includes(kind))) return false;
  const underWay: Frozen<State> = {
    ...arrived,
    activity: { type: 'move', lead: null, members: [id], mover: { unit: id, ...stride } },
  };
  return commands.allows(underWay, { type: 'exit', seat, unit: id });
}

/** The facing to fire at a target with, the one it has if that will do; null: not from there. */
function aimFrom(state: Frozen<State>, unit: Frozen<Unit>, target: Frozen<Unit>): FacingName | null {
  const facings = [unit.facing, ...FACING_NAMES];
  return facings.find((facing) => mayShoot(state, { ...unit, facing }, target, true)) ?? null;
}

/** Coming onto the map, one unit of a kind standing for its like. */
export function entries(study: Study): readonly Plan[] {
  const { state, seat } = study;
  const plans: Plan[] = [];
  const seen = new Set<string>();
  for (const unit of state.units) {
    if (unit.seat !== seat || unit.where !== 'reserve' || !forceOf(state, unit).entry) continue;
    const like = `${unit.kind} ${unit.hq} ${unit.ace} ${unit.force}`;
    if (seen.has(like)) continue;
    seen.add(like);
    const hexes = new Set(gatesOf(state, unit).flatMap((gate) => gate.hexes));
    for (const to of hexes) {
      const command: Command = { type: 'enter', seat, unit: unit.id, to };
      if (study.left() <= 0 || !commands.allows(state, command)) continue;
      const facing = outlook(state, unit, to);
      const position = changed(state, unit.id, { at: to, where: 'map', facing, moved: true }, [to]);
      plans.push({ command, gain: study.judge(position) - study.base, after: [{ position, chance: 1 }] });
    }
  }
  return plans;
}

/** Who fires at a target: all who can, but for those whose shot is better kept for another. */
export function firersAt(study: Study, target: Frozen<Unit>): readonly Frozen<Unit>[] {
  const { state, seat, more } = study;
  let firers = eligible(state, seat, target);
  const share = (units: readonly Frozen<Unit>[], at: Frozen<Unit>) => {
    const { ways, of } = volleyOf(state, units, at).overall;
    return ways / of;
  };
  const others = state.units.filter((unit) => unit.seat !== seat && unit.at !== null && unit.id !== target.id);
  for (const unit of [...firers]) {
    const rest = firers.filter((each) => each !== unit);
    if (!rest.some((each) => hasSight(state, each, target))) continue;
    const lost = (share(firers, target) - share(rest, target)) * worthOf(state, target);
    const elsewhere = others
      .filter((other) => eligible(state, seat, other).includes(unit))
      .map((other) => share([unit], other) * worthOf(state, other) * more * 0.6);
    if (Math.max(0, ...elsewhere) > lost) firers = rest;
  }
  return firers;
}

/** The positions after an attack: destroyed, and missed. */
export function outcomes(
  state: Frozen<State>,
  firers: readonly Frozen<Unit>[],
  target: Frozen<Unit>,
): NonNullable<Plan['after']> {
  const { ways, of } = volleyOf(state, firers, target).overall;
  const fired = {
    ...state,
    units: state.units.map((unit) => (firers.includes(unit) ? { ...unit, fired: true, veiled: false } : unit)),
  };
  return [
    { position: changed(fired, target.id, { at: null, where: 'dead' }), chance: ways / of },
    { position: fired, chance: 1 - ways / of },
  ];
}

/** Attacks on every target in reach: the expected change of hit and miss. */
export function attacks(study: Study): readonly Plan[] {
  const { state, seat, base } = study;
  const plans: Plan[] = [];
  for (const target of state.units) {
    if (target.seat === seat || target.at === null) continue;
    const firers = firersAt(study, target);
    const first = firers.find((unit) => hasSight(state, unit, target));
    if (!first || study.left() <= 1) continue;
    const after = outcomes(state, firers, target);
    const worth = after.reduce((sum, { position, chance }) => sum + chance * study.judge(position), 0);
    const gain = worth - base + (volleyOf(state, firers, target).cost === 0 ? 4 : 0);
    plans.push({ command: { type: 'aim', seat, unit: first.id, target: target.id }, gain, after });
  }
  return plans;
}

export function promotions(study: Study): readonly Plan[] {
  const { state, seat } = study;
  return state.units
    .filter((unit) => unit.seat === seat && unit.at !== null && !unit.hq && fallenHq(state, unit) !== null)
    .map((unit) => {
      const friends = followers(state, unit).length;
      return { command: { type: 'promote', seat, unit: unit.id }, gain: 1 + friends };
    });
}

/** An air strike is worth its chance on the hex, and a little for what may stand beside it. */
export function strikes(study: Study): readonly Plan[] {
  const { state, seat, more } = study;
  if ((state.strikes[seat] ?? 0) === 0) return [];
  const value = (hex: string) => {
    const unit = state.units.find((each) => each.at === hex);
    if (!unit) return 0;
    const need = defenceOf(state, unit).value - strikeModifier(state, unit);
    const ways = Math.max(
      0,
      Math.min(36, need <= 7 ? 36 - ((need - 2) * (need - 1)) / 2 : ((13 - need) * (14 - need)) / 2),
    );
    return (ways / 36) * worthOf(state, unit) * (unit.seat === seat ? -1 : 1);
  };
  return hexNames
    .filter(
      (hex) =>
        state.units.some((unit) => unit.at === hex && unit.seat !== seat) && spotters(state, seat, hex).length > 0,
    )
    .map((hex) => {
      const at = placeOf(hex);
      const beside = [0, 1, 2, 3, 4, 5].map((facing) => neighbourAt(at, facing)).filter((place) => place >= 0);
      const spread = beside.reduce((sum, place) => sum + value(nameOf(place)), 0) / 6;
      return {
        command: { type: 'strike', seat, to: hex },
        gain: (value(hex) + 1.6 * spread) * (state.spent === 0 ? 0.6 : 0.6 * more),
      };
    });
}
