import type { GameEvent } from '../../../rules/core/game';
import type { Seen } from '../../../session/shownStep';

export interface NoteRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** So many rows are looked at. */
const ROWS = 12;

/** Writes down the turns, a column for each seat, and goes on where it stopped: a long game costs only what is new. */
export function notesKeeper(
  notation: (events: readonly GameEvent[]) => string | null,
  columns: number,
): (steps: readonly Seen[]) => readonly NoteRow[] {
  let rows: { readonly number: number; readonly cells: string[] }[] = [];
  let read: readonly Seen[] = [];
  let told: readonly NoteRow[] = [];
  const add = ({ events, seat }: Seen) => {
    const record = notation(events);
    if (record === null) return;
    const last = rows.at(-1);
    if (last === undefined || last.cells.length > seat || seat === 0) {
      rows.push({ number: (last?.number ?? 0) + 1, cells: [...Array.from({ length: seat }, () => ''), record] });
    } else last.cells.push(record);
  };
  return (steps) => {
    if (steps === read) return told;
    const goesOn = read.length <= steps.length && read.at(-1) === steps[read.length - 1];
    if (!goesOn) rows = [];
    for (const step of steps.slice(goesOn ? read.length : 0)) add(step);
    read = steps;
    told = rows.slice(-ROWS).map(({ number, cells }) => ({ number, cells: cells.slice(0, columns) }));
    return told;
  };
}
