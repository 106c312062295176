import type { Command, Ref, Refusal, Seat } from '../rules/core/game';
import { nearestLike } from './nearestLike';
import type { Reading } from './reading';
import { emptySelection, narrowed, type Selection, takenOut } from './selection';

/** A refused intent and what the board may say about it. */
export interface WhyNot {
  readonly command: Command;
  readonly refusal: Refusal;
}

/** What pointing asks about a position: at a table the reading answers it, on the board of a page the rules do. */
export type Asked = Pick<Reading, 'game' | 'legal' | 'refuse' | 'commandAt'>;

/** What has been pointed at since the last command. */
interface Choice {
  readonly picked: readonly Ref[];
  /** A complete command waiting for its last click, where one is asked for. */
  readonly pending: Command | null;
  readonly whyNot: WhyNot | null;
}

const noChoice: Choice = { picked: [], pending: null, whyNot: null };

/** A choice and the position it is made in. */
export interface ChoiceNow extends Omit<Choice, 'picked'> {
  readonly reading: Asked;
  readonly view: unknown;
  /** The seat that may point now; null while nobody at the screen may. */
  readonly seat: Seat | null;
  readonly selection: Selection;
  /** Something has been pointed at since the last command. */
  readonly begun: boolean;
  readonly overlays: ReadonlySet<string>;
}

/** Where pointing leads on a board, at a table or in a page. */
export interface Chooser {
  screen(): ChoiceNow;
  /** A click, a tap or Enter on something: narrows the command, plays it, or asks why not. */
  point(ref: Ref): void;
  /** Plays the pending command, or the one that is complete though more could be pointed at. */
  commit(): void;
  /** Plays the nearest allowed command of the refusal on screen. */
  playInstead(): void;
  /** One step back: refusal, pending command, last pick; false where there was nothing to step back from. */
  back(): boolean;
}

/** What the picks lead to; `startsWith` is as good as picked when nothing is. */
export function selectionOf(
  asked: Asked,
  picked: readonly Ref[],
  startsWith: () => readonly Ref[] | undefined,
): Selection {
  return narrowed(asked.game, asked.legal(), picked.length === 0 ? (startsWith() ?? []) : picked) ?? emptySelection;
}

/** Pointing at a thing: the choice it leads to, and the command where that is complete and wants no further word. */
export function pointAt(
  asked: Asked,
  from: Choice,
  selection: Selection,
  ref: Ref,
  asksFirst: (command: Command) => boolean,
): { readonly choice: Choice; readonly command: Command | null } {
  const misfit = misfitOf(asked, selection, ref, asksFirst);
  if (misfit !== null) return { choice: { ...from, whyNot: misfit }, command: null };
  const narrowed = narrow(asked, selection.picked, ref);
  if (narrowed === null) return { choice: { ...from, whyNot: refusalOf(asked, selection.picked, ref) }, command: null };
  const { picked, next, command } = narrowed;
  if (command === null || next.length > 0) return { choice: { ...noChoice, picked }, command: null };
  if (asksFirst(command)) return { choice: { ...noChoice, picked, pending: command }, command: null };
  return { choice: noChoice, command };
}

/** Whoever adds to what is laid down for a word of its own what does not fit to it asks why not, and does not begin anew. */
function misfitOf(
  asked: Asked,
  { picked, next, command }: Selection,
  ref: Ref,
  asksFirst: (command: Command) => boolean,
): WhyNot | null {
  if (command === null || next.includes(ref) || picked.includes(ref) || !asksFirst(command)) return null;
  const more = asked.commandAt([...picked, ref]);
  const refusal = more?.type === command.type ? asked.refuse(more) : null;
  return more === null || refusal === null ? null : withWayOut(asked, { command: more, refusal });
}

/** The choice one step back; null where there is nothing to step back from. */
export function stepBack({ picked, pending, whyNot }: Choice): Choice | null {
  if (whyNot !== null) return { picked, pending, whyNot: null };
  if (pending === null && picked.length === 0) return null;
  return { ...noChoice, picked: picked.slice(0, -1) };
}

/** Picks on, from the start if need be: pointing at another own piece means that piece. */
function narrow({ game, legal }: Asked, picked: readonly Ref[], ref: Ref): Selection | null {
  const without = takenOut(game, legal(), picked, ref);
  if (without !== null) return without;
  for (let keep = picked.length; keep >= 0; keep--) {
    const tried = narrowed(game, legal(), [...picked.slice(0, keep), ref]);
    if (tried !== null) return tried;
  }
  return null;
}

function refusalOf(asked: Asked, picked: readonly Ref[], ref: Ref): WhyNot | null {
  for (let keep = picked.length; keep >= 0; keep--) {
    const command = asked.commandAt([...picked.slice(0, keep), ref]);
    const refusal = command === null ? null : asked.refuse(command);
    if (command !== null && refusal !== null) return withWayOut(asked, { command, refusal });
  }
  return null;
}

/** Where the rules name no way out there may be one close by; it is shown only if it is allowed. */
function withWayOut(asked: Asked, refused: WhyNot): WhyNot {
  if (refused.refusal.instead !== undefined) return refused;
  const instead = nearestLike(asked, refused.command);
  if (instead === null || asked.refuse(instead) !== null) return refused;
  return { ...refused, refusal: { ...refused.refusal, instead } };
}

interface ChooserPorts {
  now(): Omit<ChoiceNow, keyof Choice>;
  asksFirst(command: Command): boolean;
  give(command: Command): void;
  /** The choice is another: whatever shows it draws it anew. */
  changed(): void;
}

/** Holds a choice and gives the command it leads to. Knows no pixel and no rule. */
export function openChooser({ now, asksFirst, give, changed }: ChooserPorts) {
  let choice = noChoice;
  const put = (next: Choice) => {
    choice = next;
    changed();
  };
  const clear = () => {
    choice = noChoice;
  };
  const play = (command: Command | null | undefined) => {
    if (command === null || command === undefined) return;
    clear();
    give(command);
  };
  return {
    choice: () => choice,
    /** Nothing is chosen any more; whoever says so draws it. */
    clear,
    refused: (whyNot: WhyNot) => put({ ...choice, whyNot }),
    point(ref: Ref) {
      const { reading, seat, selection } = now();
      if (seat === null) return;
      const { choice: next, command } = pointAt(reading, choice, selection, ref, asksFirst);
      if (command === null) put(next);
      else play(command);
    },
    commit: () => play(choice.pending ?? now().selection.command),
    playInstead: () => play(choice.whyNot?.refusal.instead),
    back() {
      const before = stepBack(choice);
      if (before !== null) put(before);
      return before !== null;
    },
  };
}

/** Points at things that may make several commands: all but the last need no further word. */
export function pointAll(chooser: Chooser, refs: readonly Ref[]): void {
  for (const [place, ref] of refs.entries()) {
    if (place > 0 && chooser.screen().pending !== null) chooser.commit();
    chooser.point(ref);
    if (chooser.screen().whyNot !== null) return;
  }
}
