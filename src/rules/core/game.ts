import type { Checklist } from './check';
import type { Dice } from './dice';
import type { Json, Ref, Seat } from './ref';

export type { Json, Ref, Seat } from './ref';

/** Plain JSON. `phase` is written by the phase machine alone, the rest by the rules. */
export interface GameState {
  phase: string;
  turn: number;
  active: Seat[];
}

/** One decision of one player, small enough to be listed. */
export interface Command {
  readonly type: string;
  readonly seat: Seat;
}

/** Something that happened. Ids and numbers only: words belong to i18n. */
export interface GameEvent {
  readonly type: string;
  /** Who may learn of it; absent: everybody. */
  readonly only?: readonly Seat[];
  /** Something hidden came out: no undo past this. */
  readonly reveals?: true;
}

/** Why not: the rule, the things that prove it, and the nearest command that would be allowed. */
export interface Refusal<R extends string = string> {
  readonly rule: R;
  readonly evidence?: readonly Ref[];
  readonly instead?: Command;
}

/** How a game ended. Without winners it was either drawn or, as for a lone player, lost by everybody. */
export interface Result {
  readonly rule: string;
  readonly winners: readonly Seat[];
  readonly drawn: boolean;
  /** How well or badly, in a word of the game's dictionary; null where an end is just an end. */
  readonly degree: string | null;
  /** What each seat earned; null where nothing is counted. */
  readonly scores: readonly number[] | null;
}

/** What every view tells, whoever looks: where the game stands and who is to act, as far as that seat may know. */
export interface GameView {
  readonly phase: string;
  readonly turn: number;
  readonly active: readonly Seat[];
}

/** What is fixed before the first command: which set-up, how many seats, which switches. */
export interface TableOptions {
  readonly setup: string;
  readonly seats: number;
  readonly options: { readonly [id: string]: Json };
}

/** A switch the players may set before the game, with the rule that leaves it to them. */
export interface OptionSpec {
  readonly id: string;
  readonly rule: string;
  readonly values: readonly (string | number | boolean)[];
  readonly standard: string | number | boolean;
  /** The set-ups it can matter in; absent: all. */
  readonly setups?: readonly string[];
  /** The number of seats it can matter with; absent: any. */
  readonly seats?: number;
  /** The switch that has to be on for it to matter. */
  readonly needs?: string;
  /**
   * Where it is chosen: beside who plays, with the table, or among the rules one plays with or without by taste; absent:
   * with the table, or among the rulings where its rule is one.
   */
  readonly kind?: 'seats' | 'table' | 'optionalRule';
}

/** What is wrong with given options: a word of the game's dictionary, and where. */
export interface OptionsProblem {
  readonly where: string;
  readonly problem: string;
}

/** A long service as everybody may know it: what its saves are told apart by. */
export interface Service {
  /** Who leads it, seat by seat, in ids of the game. */
  readonly leaders: readonly string[];
  /** The month it has come to, as `1944-06`. */
  readonly date: string;
  readonly fighting: boolean;
  readonly wins: number;
  /** Nothing is taken back in it. */
  readonly binding: boolean;
}

/** What the rules may do besides writing on the draft. */
export interface Effects<E extends GameEvent> {
  readonly dice: Dice;
  emit(event: E): void;
}

export type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer U)[]
    ? readonly Frozen<U>[]
    : { readonly [K in keyof T]: Frozen<T[K]> };

export interface Game<
  S extends GameState = GameState,
  C extends Command = Command,
  E extends GameEvent = GameEvent,
  V extends GameView = GameView,
> {
  readonly id: string;
  /** Raised when old command lists would replay differently. */
  readonly version: number;
  readonly setups: readonly string[];
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: readonly OptionSpec[];
  /** Whether any seat ever knows something another does not: the table then draws the curtain at a change of hands. */
  readonly secrets: boolean;
  /** A word for each side, by seat, where the choice of the game and not the seat decides who fights whom. */
  sideNames?(options: TableOptions): readonly string[];
  /** Who fights side by side, every seat in one team; absent: everybody for himself. */
  teams?(options: TableOptions): readonly (readonly Seat[])[];

  /** Whether what is done stays done: nothing is taken back or fought again, and there is one save. Absent: never. */
  binding?(options: TableOptions): boolean;

  /** What is wrong with these options, or null; `deal` may trust options that passed. */
  checkOptions(options: TableOptions): OptionsProblem | null;
  deal(options: TableOptions, dice: Dice): S;

  // Writers: `draft` is a private copy, change it freely.
  /** What happens by itself as `draft.phase` opens. */
  begin(draft: S, scribe: Effects<E>): void;
  apply(draft: S, command: C, scribe: Effects<E>): void;
  /**
   * A seat has given up or run out of time and the others go on: from now on it is never active. Absent where no table
   * goes on without one of its seats.
   */
  leave?(draft: S, seat: Seat, scribe: Effects<E>): void;

  // Queries: pure.
  /** Everything sensible to try, legal or not. */
  candidates(state: Frozen<S>, seat: Seat): C[];
  refuse(state: Frozen<S>, command: C): Refusal | null;
  /** Whether `refuse` would answer null, where that is found out faster without its evidence and advice. */
  allows?(state: Frozen<S>, command: C): boolean;
  /** All that was asked of a command; its first failed check is the refusal. */
  check?(state: Frozen<S>, command: C): Checklist;
  isPhaseOver(state: Frozen<S>): boolean;
  result(state: Frozen<S>): Result | null;
  score(state: Frozen<S>, seat: Seat): number;
  /** The one thing this seat can do, where everybody sees that it is the only one: nobody need come to the screen for it. */
  onlyMove?(state: Frozen<S>, seat: Seat): C | null;
  /** How far the game has come, from 0 to 1, as everybody can see it; absent where nothing tells. */
  progress?(state: Frozen<S>): number;
  /** The service it is part of; absent where a game is over in an evening. */
  service?(state: Frozen<S>): Service;

  // Hidden information.
  view(state: Frozen<S>, seat: Seat | null): V;
  /** A whole state that would look like this view. */
  imagine(view: V, dice: Dice): S;

  /** The things a player points at, in order, to give this command. */
  path(command: C): readonly Ref[];
  /** The command meant by pointing at these things, allowed or not; null while it says too little. Inverse of `path`. */
  commandAt(state: Frozen<S>, seat: Seat, refs: readonly Ref[]): C | null;
  /**
   * What may be pointed at next on the way to this command; empty where it is complete, null where pointing at these
   * leads elsewhere. Absent: the path, in its order.
   */
  follow?(command: C, picked: readonly Ref[]): readonly Ref[] | null;
  /** How far apart two places lie, squared and whole: for comparing. Null where one is no place; absent where none is. */
  squaredDistance?(from: Ref, to: Ref): number | null;
  /** A command from outside, read field by field; null where its form is wrong. */
  parse(raw: unknown): C | null;
}
