import type { Frozen, Seat } from '../../core/game';
import { pointOdds } from '../actionPoints';
import { isCapture, isTrophy } from '../control';
import type { Command, State, Unit } from '../types';
import { evaluate, worthOfField } from './evaluate';
import { type Field, fieldOf, type Shift, tryShift } from './field';

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
  readonly field: Field;
  readonly seat: Seat;
  /** How likely another action point follows the next one, one more after that, and so on. */
  readonly odds: readonly number[];
  readonly more: number;
  readonly base: number;
  judge(state: Frozen<State>): number;
  /** What the position is worth with one unit changed. */
  judgeShift(shift: Shift): number;
  /** What a position is worth if the phase ends with it. */
  rest(state: Frozen<State>): number;
  /** Positions judged elsewhere on its account. */
  spend(positions: number): void;
  left(): number;
}

export function studyOf(state: Frozen<State>, seat: Seat, budget: number): Study {
  // The point of a move under way is spent already; any other is the next one.
  const reached = state.activity?.type === 'move' ? state.spent : state.spent + 1;
  let left = budget;
  const spend = (positions: number) => {
    left -= positions;
  };
  return studyWith(state, { seat, odds: pointOdds(state, seat, reached), spend, left: () => left });
}

/** The same study after a part of what its next point buys. */
export function following(study: Study, state: Frozen<State>): Study {
  return studyWith(state, study);
}

function studyWith(
  state: Frozen<State>,
  { seat, odds, spend, left }: Pick<Study, 'seat' | 'odds' | 'spend' | 'left'>,
): Study {
  const field = fieldOf(state);
  const judgeWith = (points: readonly number[]) => (position: Frozen<State>) => {
    spend(1);
    return evaluate(position, seat, points);
  };
  const value = () => {
    spend(1);
    return worthOfField(field, seat, odds);
  };
  return {
    state,
    field,
    seat,
    odds,
    more: odds[0] ?? 0,
    base: value(),
    judge: judgeWith(odds),
    judgeShift: (shift) => tryShift(field, shift, value),
    rest: judgeWith([]),
    spend,
    left,
  };
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
