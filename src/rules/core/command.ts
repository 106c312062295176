import { type Checklist, type CheckRow, checklist, failedRow, isRefusal, onlyCheck, refusal, ruleOf } from './check';
import { compilePath, type Guards, type OwnPath, type PathPart, type Pointing, rest } from './commandPath';
import type { Command, Effects, Frozen, GameEvent, GameState, Refusal } from './game';
import type { Seat } from './ref';

/** The command of one type out of a game's union. */
export type CommandOf<C extends Command, T extends C['type']> = C extends unknown
  ? T extends C['type']
    ? C & { readonly type: T }
    : never
  : never;

/** What a command holds besides type and seat. */
type FieldOf<C> = Exclude<keyof C & string, 'type' | 'seat'>;

/** What the checks of a row without a subject of its own look at. */
interface Given<S, C> {
  readonly state: Frozen<S>;
  readonly command: C;
}

/** One type of command: everything that is to be said of it. `X` is what its checks look at. */
export interface CommandRow<
  S extends GameState,
  C extends Command,
  E extends GameEvent,
  R extends string,
  X,
  Any extends Command = Command,
> {
  /** Where it may be given and is tried; elsewhere the table's `barred` names the rule. */
  readonly phases: readonly S['phase'][];
  /** A guard for each field, in the order they are written in: what comes from outside passes them (`guards.ts`). */
  readonly fields: { readonly [F in FieldOf<C>]-?: (raw: unknown) => raw is C[F] };
  /**
   * What one points at, in order: `['unit:{unit}', 'button:advance', 'face:{facing}']`. A part may be written around its
   * field, `button:edge-{edge}`; `card:{cards}*` stands for one ref per item of a list; `{seat}` for who commands.
   */
  readonly path: readonly PathPart<FieldOf<C>>[] | OwnPath<S, C>;
  /** Items of a list in the path may be pointed at in any order: sets of cards. */
  readonly anyOrder?: true;
  /** Where several commands are pointed at alike: whether this one is meant. */
  means?(state: Frozen<S>, command: C): boolean;
  /** Everything sensible to try, legal or not; asked only in its phases. Sisters may share one list to keep its order. */
  tries(state: Frozen<S>, seat: Seat): readonly Any[];
  /** What all checks look at, worked out once; a refusal where there is nothing to look at. */
  subject(state: Frozen<S>, command: C): X | Refusal<R>;
  readonly checks: readonly CheckRow<X, R>[];
  /** The nearest allowed command where the named check failed; must itself be allowed. */
  instead?(x: X, failed: string): Command | null;
  /** Carries out a command that nothing refuses. */
  apply(draft: S, command: C, scribe: Effects<E>): void;
}

/** A row whose checks look at state and command. */
type PlainRow<
  S extends GameState,
  C extends Command,
  E extends GameEvent,
  R extends string,
  Any extends Command,
> = Omit<CommandRow<S, C, E, R, Given<S, C>, Any>, 'subject'> & { readonly subject?: never };

/** A row as the table uses it: nobody need know its `X` any more. */
export interface SealedRow<
  S extends GameState,
  C extends Command,
  E extends GameEvent,
  R extends string,
  Any extends Command = C,
> extends Pointing<S, C> {
  readonly phases: readonly S['phase'][];
  readonly fields: Guards;
  means(state: Frozen<S>, command: C): boolean;
  tries(state: Frozen<S>, seat: Seat): readonly Any[];
  allows(state: Frozen<S>, command: C): boolean;
  refuse(state: Frozen<S>, command: C): Refusal<R> | null;
  check(state: Frozen<S>, command: C): Checklist<R>;
  apply(draft: S, command: C, scribe: Effects<E>): void;
}

/**
 * The maker of a game's rows: `const command = rowsOf<State, Command, Event, Rule>();` and then
 * `{ aim: command('aim', { phases: ['action'], fields: { unit: isUnit }, path: ['unit:{unit}'], … }), … }`.
 * Without `subject` the checks of a row look at `{ state, command }`.
 */
export function rowsOf<S extends GameState, C extends Command, E extends GameEvent, R extends string>() {
  function command<T extends C['type']>(
    type: T,
    row: PlainRow<S, CommandOf<C, T>, E, R, C>,
  ): SealedRow<S, CommandOf<C, T>, E, R, C>;
  function command<T extends C['type'], X extends object>(
    type: T,
    row: CommandRow<S, CommandOf<C, T>, E, R, X, C>,
  ): SealedRow<S, CommandOf<C, T>, E, R, C>;
  function command<T extends C['type'], X extends object>(
    type: T,
    row: CommandRow<S, CommandOf<C, T>, E, R, X, C> | PlainRow<S, CommandOf<C, T>, E, R, C>,
  ): SealedRow<S, CommandOf<C, T>, E, R, C> {
    if (row.subject !== undefined) return seal(type, row);
    return seal(type, { ...row, subject: (state, given) => ({ state, command: given }) });
  }
  return command;
}

function seal<
  S extends GameState,
  C extends Command,
  E extends GameEvent,
  R extends string,
  X extends object,
  Any extends Command,
>(type: C['type'], row: CommandRow<S, C, E, R, X, Any>): SealedRow<S, C, E, R, Any> {
  const { phases, fields, path, checks } = row;
  const pointing = 'read' in path ? inOrder(path) : compilePath<S, C>(type, path, fields, row.anyOrder === true);
  return {
    ...pointing,
    phases,
    fields,
    means: (state, command) => row.means?.(state, command) !== false,
    tries: (state, seat) => row.tries(state, seat),
    allows(state, command) {
      const x = row.subject(state, command);
      return !isRefusal(x) && failedRow(checks, x) === null;
    },
    refuse(state, command) {
      const x = row.subject(state, command);
      if (isRefusal(x)) return x;
      const failed = failedRow(checks, x);
      if (failed === null) return null;
      return refusal(ruleOf(failed, x), failed.evidence?.(x), row.instead?.(x, failed.id) ?? undefined);
    },
    check(state, command) {
      const x = row.subject(state, command);
      return isRefusal(x) ? onlyCheck('subject', x) : checklist(checks, x);
    },
    apply: (draft, command, scribe) => row.apply(draft, command, scribe),
  };
}

function inOrder<S extends GameState, C extends Command>({ print, read, follow }: OwnPath<S, C>): Pointing<S, C> {
  return { print, read, follow: follow ?? ((command, picked) => rest(print(command), picked)) };
}
