import type { LabText } from '../../i18n/lab';
import type { Command, Ref } from '../../rules/core/game';
import type { MenuShell } from '../frame/menuShell';
import type { Address, Screen } from '../frame/shell';

/** The benches of the Lab; each stands on the rules of one game, the gun bench on those of two. */
export const benchNames = ['hex', 'square', 'gun'] as const;
export type BenchName = (typeof benchNames)[number];

/** What every bench is given. */
export interface Lab {
  readonly shell: MenuShell;
  readonly bench: BenchName;
  /** Alone in the frame of another page. */
  readonly embedded: boolean;
  words(): LabText;
  /** The bench has changed: its address says so, without a step in the history. */
  note(at: string): void;
  /** The full address of a state of the bench. */
  link(at: string): string;
  /** Lessons of all benches, in order. */
  readonly lessonIds: readonly string[];
  /** How many lessons are done, of how many. */
  lessons(): { readonly done: number; readonly of: number };
}

/** A bench that is open; it follows addresses of its own. */
export interface BenchScreen extends Screen {
  show(address: Address): void;
}

/** Opens a bench at a state; null where the address is none of its own. */
export type OpenBench = (lab: Lab, at: string) => Promise<BenchScreen | null>;

/** Opens a lesson of a bench; null where it has none of this name. */
export type OpenLesson = (lab: Lab, lesson: string) => Promise<BenchScreen | null>;

/**
 * Where the bench shows the position of a table; null: there is none yet, and the bench opens as it begins. `asked`: what was
 * refused, or is only thought of.
 */
export type FromTable = (view: unknown, picked: readonly Ref[], asked: Command | null) => string | null;

/** What a command named in one of its fields. */
export function namedIn(asked: Command | null, field: string): string | null {
  const value: unknown = asked === null ? null : Reflect.get(asked, field);
  return typeof value === 'string' ? value : null;
}

/** What a game brings to the Lab. */
export interface BenchParts {
  readonly name: BenchName;
  /** What the address of a bench of two games begins with. */
  readonly key?: string;
  readonly open: () => Promise<OpenBench>;
  /** Ids of its lessons, in order. */
  readonly lessons: readonly string[];
  readonly openLesson?: () => Promise<OpenLesson>;
  readonly fromTable?: () => Promise<FromTable>;
  /** Rules with the state of the bench that shows them. */
  readonly rules?: { readonly [rule: string]: string };
}

/** What an address lays on a bench that is open; null where it is the same again, or no position, which is then said. */
export function nextState<S>(
  lab: Lab,
  address: Address,
  { read, print }: { read(at: string): S | null; print(state: S): string },
  now: string,
): S | null {
  const next = address.screen === 'lab' ? read(plainAt(address.at)) : null;
  if (next !== null) return print(next) === now ? null : next;
  lab.shell.toast(lab.words().unreadable);
  // The address says again what lies there.
  lab.note(now);
  return null;
}

/** The state of a bench without how it is framed. */
export function plainAt(at: string): string {
  return at.replace(/([?&])embed=1(&|$)/, (_, before: string, after: string) => (after === '&' ? before : ''));
}
