import { onlyCheck } from './check';
import type { CommandOf, SealedRow } from './command';
import { commandFrom } from './commandPath';
import type { Command, Frozen, Game, GameEvent, GameState, Refusal } from './game';
import type { Ref, Seat } from './ref';

/** One row for every type of command; a missing one does not compile. */
export type CommandTable<S extends GameState, C extends Command, E extends GameEvent, R extends string = string> = {
  readonly [T in C['type']]: SealedRow<S, CommandOf<C, T>, E, R, C>;
};

/** What is asked before any row is. */
interface TableRules<S extends GameState, C extends Command, R extends string> {
  /** How many can sit at the table. */
  readonly seats: number;
  /**
   * What keeps anything from being commanded now: the game is over, it is another's turn. `timely` is false outside the
   * phases of the command's row, and then it must refuse.
   */
  barred(state: Frozen<S>, command: C, timely: boolean): Refusal<R> | null;
  /** What may be done instead where the refusal names nothing; must itself be allowed. */
  advise?(state: Frozen<S>, command: C): C | null;
}

/** The part of a `Game` that its commands make up. */
type CommandPart<S extends GameState, C extends Command, E extends GameEvent> = Required<
  Pick<
    Game<S, C, E>,
    'apply' | 'candidates' | 'refuse' | 'allows' | 'check' | 'path' | 'follow' | 'commandAt' | 'parse'
  >
>;

/** Everything a game says of its commands, read off the table: spread it into the `Game`. */
export function commandsOf<S extends GameState, C extends Command, E extends GameEvent, R extends string>(
  table: CommandTable<S, C, E, R>,
  { seats, barred, advise }: TableRules<S, C, R>,
): CommandPart<S, C, E> {
  const rows = new Map<string, SealedRow<S, C, E, R>>(Object.entries(table));
  const rowOf = (type: string): SealedRow<S, C, E, R> => {
    const row = rows.get(type);
    if (row === undefined) throw new Error(`no command ${type}`);
    return row;
  };
  const byPhase = new Map<string, SealedRow<S, C, E, R>[]>();
  for (const row of rows.values()) {
    for (const phase of row.phases) byPhase.set(phase, [...(byPhase.get(phase) ?? []), row]);
  }
  const bar = (state: Frozen<S>, command: C, { phases }: SealedRow<S, C, E, R>): Refusal<R> | null => {
    const timely = phases.includes(state.phase);
    const refusal = barred(state, command, timely);
    if (refusal === null && !timely) throw new Error(`nothing bars ${command.type} in ${state.phase}`);
    return refusal;
  };

  return {
    apply: (draft, command, scribe) => rowOf(command.type).apply(draft, command, scribe),
    candidates(state, seat) {
      const found: C[] = [];
      for (const row of byPhase.get(state.phase) ?? []) for (const each of row.tries(state, seat)) found.push(each);
      return found;
    },
    allows(state, command) {
      const row = rowOf(command.type);
      return bar(state, command, row) === null && row.allows(state, command);
    },
    refuse(state, command) {
      const row = rowOf(command.type);
      const refusal = bar(state, command, row) ?? row.refuse(state, command);
      if (refusal === null || refusal.instead !== undefined) return refusal;
      const instead = advise?.(state, command) ?? null;
      return instead === null ? refusal : { ...refusal, instead };
    },
    check(state, command) {
      const row = rowOf(command.type);
      const refusal = bar(state, command, row);
      return refusal === null ? row.check(state, command) : onlyCheck('time', refusal);
    },
    path: (command) => rowOf(command.type).print(command),
    follow: (command, picked) => rowOf(command.type).follow(command, picked),
    commandAt(state, seat, refs) {
      const meant = (among: Iterable<SealedRow<S, C, E, R>>) => readingOf(among, state, seat, refs);
      return meant(byPhase.get(state.phase) ?? []) ?? meant(rows.values());
    },
    parse(raw) {
      if (typeof raw !== 'object' || raw === null || !('type' in raw) || !('seat' in raw)) return null;
      const { type, seat } = raw;
      const row = typeof type === 'string' ? rows.get(type) : undefined;
      if (row === undefined || typeof type !== 'string') return null;
      if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats) return null;
      return commandFrom<C>(type, seat, row.fields, raw);
    },
  };
}

/** What pointing at these means in one of the rows: the first that says so of itself, else the first that can be read. */
function readingOf<S extends GameState, C extends Command, E extends GameEvent, R extends string>(
  rows: Iterable<SealedRow<S, C, E, R>>,
  state: Frozen<S>,
  seat: Seat,
  refs: readonly Ref[],
): C | null {
  let first: C | null = null;
  for (const row of rows) {
    const command = row.read(state, seat, refs);
    if (command === null) continue;
    if (row.means(state, command)) return command;
    first ??= command;
  }
  return first;
}
