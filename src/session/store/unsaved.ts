import * as v from 'valibot';
import { checkRecord, type GameRecord } from '../record/record';
import { isRecordError } from '../record/recordProblem';
import { markOf, originSchema, standingSchema } from './saves';

const noteSchema = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  origin: v.optional(originSchema),
  record: v.unknown(),
  standing: standingSchema,
  clock: v.nullable(v.array(v.number())),
  updated: v.number(),
  /** Absent in older notes, which know the times of saves instead. */
  mark: v.optional(v.string()),
  /** What the window that left this note had saved or loaded the game with: what others saved is not written over. */
  mine: v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
});

/** A game that was still on its way to the store when its page was left. */
export interface Unsaved extends Omit<v.InferOutput<typeof noteSchema>, 'record' | 'mark'> {
  readonly record: GameRecord;
  readonly mark: string;
}

/** A place that is written at once, unlike the store: small, and there on the next visit. */
interface Notepad {
  recall(): unknown;
  /** False where it could not be written. */
  remember(value: unknown): boolean;
}

/** Notes of games that the store has not taken yet, so that a page left in the moment of a command loses nothing. */
export interface UnsavedNotes {
  read(): readonly Unsaved[];
  /** Beside what other windows have noted; false where there is no place for notes. */
  leave(notes: readonly Unsaved[]): boolean;
  drop(id: string): void;
}

export function unsavedNotes(pad: Notepad): UnsavedNotes {
  const read = () => {
    const raw = pad.recall();
    return Array.isArray(raw) ? raw.flatMap((each) => noteOf(each) ?? []) : [];
  };
  return {
    read,
    leave(notes) {
      const others = read().filter(({ id }) => notes.every((note) => note.id !== id));
      return pad.remember([...others, ...notes]);
    },
    drop(id) {
      const left = read().filter((note) => note.id !== id);
      pad.remember(left);
    },
  };
}

function noteOf(raw: unknown): Unsaved | null {
  const note = v.safeParse(noteSchema, raw);
  if (!note.success) return null;
  const record = checkRecord(note.output.record);
  return isRecordError(record) ? null : { ...note.output, record, mark: markOf(note.output) };
}
