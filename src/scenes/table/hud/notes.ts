import type { GameEvent } from '../../../rules/core/game';
import { type Listed, sharedLength } from '../../../session/growing';
import type { Seen } from '../../../session/shownStep';

export interface NoteRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** So many rows are looked at. */
const ROWS = 12;

/** Writes down the turns, a column for each seat, and goes on where it stopped: a long game costs only what is new or taken back. */
export function notesKeeper(
  notation: (events: readonly GameEvent[]) => string | null,
  columns: number,
): (steps: Listed<Seen>) => readonly NoteRow[] {
  /** Each cell with the place of the step that filled it. */
  const rows: { readonly number: number; readonly cells: string[]; readonly from: number[] }[] = [];
  let read: Listed<Seen> = [];
  let told: readonly NoteRow[] = [];
  const add = ({ events, seat, index }: Seen) => {
    const record = notation(events);
    if (record === null) return;
    const last = rows.at(-1);
    if (last === undefined || last.cells.length > seat || seat === 0) {
      const cells = [...Array.from({ length: seat }, () => ''), record];
      rows.push({ number: (last?.number ?? 0) + 1, cells, from: cells.map(() => index) });
    } else {
      last.cells.push(record);
      last.from.push(index);
    }
  };
  /** What steps from this place on have filled is empty again. */
  const cut = (index: number) => {
    for (let last = rows.at(-1); last !== undefined && (last.from.at(-1) ?? 0) >= index; last = rows.at(-1)) {
      last.from.pop();
      last.cells.pop();
      if (last.cells.length === 0) rows.pop();
    }
  };
  return (steps) => {
    if (steps === read) return told;
    const shared = sharedLength(read, steps);
    cut(shared);
    for (const step of steps.slice(shared)) add(step);
    read = steps;
    told = rows.slice(-ROWS).map(({ number, cells }) => ({ number, cells: cells.slice(0, columns) }));
    return told;
  };
}
