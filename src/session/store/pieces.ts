import * as v from 'valibot';
import type { Command } from '../../rules/core/game';
import { type Listed, sharedLength } from '../growing';
import type { Match } from '../match';
import { type GameRecord, headOf, RECORD_COMMANDS, type RecordHead } from '../record/record';
import type { Player } from '../seats';
import type { KeyValues } from './keyValues';

/** Commands to a piece: a command writes at most so many, however long the game. */
const PIECE = 64;

/** A game on its way to the store: its commands are not copied, only asked for. */
export interface Saving extends RecordHead {
  readonly entries: Listed<{ readonly command: Command }>;
}

export function savingOf(match: Match, sitters: readonly Player[]): Saving {
  return { ...headOf(match, sitters), entries: match.log };
}

/** The same from a record, as it comes from outside. */
export function savingFrom({ commands, ...head }: GameRecord): Saving {
  return { ...head, entries: commands.map((command) => ({ command })) };
}

export function wholeOf({ entries, result, ...head }: Saving): GameRecord {
  return { ...head, commands: entries.map(({ command }) => ({ ...command })), result };
}

/** What the store holds of a game besides its pieces: all but the commands, and how many there are. */
const headSchema = v.looseObject({
  length: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RECORD_COMMANDS)),
  commands: v.optional(v.never()),
});

const recordKey = (id: string) => `record:${id}`;
const pieceKey = (id: string, index: number) => `piece:${id}:${index}`;
const piecesIn = (length: number) => Math.ceil(length / PIECE);

type Row = readonly [key: string, value: unknown];

/** What must be written so that the store has this game; `known` is as it holds it already. */
export function rowsOf(id: string, { entries, ...head }: Saving, known: Saving['entries'] | null): readonly Row[] {
  const { length } = entries;
  const rows: Row[] = [[recordKey(id), { ...head, length }]];
  const same = known === null ? 0 : sharedLength(known, entries);
  // A piece that only loses commands is written as well: its end must not come back with the next ones.
  const first = Math.floor(Math.min(same, length) / PIECE);
  for (let index = first; index < piecesIn(length); index++) {
    const piece = entries.slice(index * PIECE, (index + 1) * PIECE).map(({ command }) => command);
    rows.push([pieceKey(id, index), piece]);
  }
  return rows;
}

/** The keys of pieces that a game of `before` commands had and one of `after` has no more. */
export function staleKeys(id: string, before: number, after: number): readonly string[] {
  const first = piecesIn(after);
  return Array.from({ length: Math.max(0, piecesIn(before) - first) }, (_, index) => pieceKey(id, first + index));
}

/** Every key of a game but that of its entry in the list. */
export async function keysOf(store: KeyValues, id: string): Promise<readonly string[]> {
  const pieces = (await store.keys()).filter((key) => key.startsWith(`piece:${id}:`));
  return [recordKey(id), ...pieces];
}

/** The record as the store has it, whole (as older versions wrote it) or put together from its pieces; not checked yet. */
export async function readStored(store: KeyValues, id: string): Promise<unknown> {
  const [raw] = await store.getMany([recordKey(id)]);
  const head = v.safeParse(headSchema, raw);
  if (!head.success) return raw;
  const { length, commands: _, result, ...rest } = head.output;
  const keys = Array.from({ length: piecesIn(length) }, (_piece, index) => pieceKey(id, index));
  const pieces = keys.length === 0 ? [] : await store.getMany(keys);
  return { ...rest, commands: pieces.flat(1).slice(0, length), result };
}
