import * as v from 'valibot';
import type { Match } from '../match';
import { checkRecord, type GameRecord, recordSchema } from '../record/record';
import { isRecordError } from '../record/recordProblem';
import { type KeyValues, NoStore, Overtaken, SilentStore } from './keyValues';
import { keysOf, readStored, rowsOf, type Saving, savingFrom, staleKeys } from './pieces';

/** What can go wrong with a store; the words are in i18n. Play goes on in any case. */
export const saveFaults = [
  'full',
  'blocked',
  'missing',
  'gone',
  'damaged',
  'elsewhere',
  'bound',
  'silent',
  'failed',
] as const;
export type SaveFault = (typeof saveFaults)[number];
type StoreAnswer<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: SaveFault };

export const standingSchema = v.object({
  turn: v.number(),
  /** The seats that are to act, and how far the game has come from 0 to 1; absent in older saves. */
  active: v.optional(v.array(v.number())),
  progress: v.optional(v.number()),
  /** Of a long service: who leads it and how far it has come. */
  service: v.optional(
    v.object({
      leaders: v.array(v.string()),
      date: v.string(),
      fighting: v.boolean(),
      wins: v.number(),
      binding: v.boolean(),
    }),
  ),
});

/** Where a game came from that was not set up here: what it is called by until somebody names it. */
export const originSchema = v.object({
  /** How it came; absent: set up here. */
  by: v.optional(v.picklist(['link', 'file'])),
  /** The name that was given to the game it was taken from. */
  of: v.optional(v.string()),
  /** The moves from which it was fought on, the first first. */
  forks: v.optional(v.array(v.number())),
});

type Origin = v.InferOutput<typeof originSchema>;

const metaSchema = v.object({
  id: v.string(),
  /** Given by the player; null until then. */
  name: v.nullable(v.string()),
  /** Absent: set up here, or an older save, whose name holds the words of it. */
  origin: v.optional(originSchema),
  game: v.string(),
  setup: v.string(),
  seats: recordSchema.entries.seats,
  ...standingSchema.entries,
  /** How many commands have been given. */
  length: v.number(),
  /** Milliseconds since 1970. */
  updated: v.number(),
  /** Of whoever saved it last, another with every save: two windows may save in the same millisecond. Absent in older saves. */
  mark: v.optional(v.string()),
  finished: v.boolean(),
  /** The seats that won a finished game, none where it was drawn; absent in older saves. */
  winners: v.optional(v.array(v.number())),
  /** Where winners alone would tell it wrong: a lone player's defeat has none and is no draw. */
  drawn: v.optional(v.boolean()),
  /** What each seat earned, where something was counted. */
  scores: v.optional(v.array(v.number())),
  /** A picture as a data address. */
  thumbnail: v.optional(v.string()),
  /** Milliseconds every seat has left, where the game is played by the clock. */
  clock: v.optional(v.array(v.number())),
});

/** What the list of saved games shows, without reading the games themselves. */
export type SaveMeta = v.InferOutput<typeof metaSchema>;

/** How a game stands, as far as everybody may know. */
type SaveProgress = v.InferOutput<typeof standingSchema>;

/** What a save is known by to who wrote or read it. */
export const markOf = ({ mark, updated }: Pick<SaveMeta, 'mark' | 'updated'>): string => mark ?? String(updated);

interface SaveUpdate extends SaveProgress {
  readonly updated: number;
  readonly mark?: string;
  /** Absent: a given name stays. */
  readonly name?: string;
  /** Absent: where it came from stays. */
  readonly origin?: Origin;
  /** Absent: the picture of the last save stays. */
  readonly thumbnail?: string;
  /** Absent: the time of the last save stays. */
  readonly clock?: readonly number[];
}

/** All that `restore` needs to undo a removal. */
interface Undelete {
  readonly id: string;
  readonly entries: readonly (readonly [string, unknown])[];
}

/** Saved games. No call rejects: what goes wrong is an answer. Calls are carried out one after another. */
export interface SaveStore {
  /**
   * Saves under the match's own id, over what was there. `mine` are the marks it was saved or loaded with here: what has
   * another, of another window, is not written over ('elsewhere').
   */
  autosave(
    id: string,
    game: GameRecord | Saving,
    moment: SaveUpdate,
    mine?: readonly string[],
  ): Promise<StoreAnswer<{ readonly meta: SaveMeta }>>;
  /** Newest first; `damaged` are the ids of saves whose entry cannot be read. */
  list(): Promise<StoreAnswer<{ readonly saves: readonly SaveMeta[]; readonly damaged: readonly string[] }>>;
  /** `mark`: what it was saved with, as far as that can be read. */
  load(id: string): Promise<StoreAnswer<{ readonly record: GameRecord; readonly mark: string | null }>>;
  /** Notes the time left between two saves. */
  keepClock(id: string, clock: readonly number[]): Promise<StoreAnswer<{ readonly meta: SaveMeta }>>;
  /** Gives a save its picture without touching the game. */
  keepPicture(id: string, thumbnail: string): Promise<StoreAnswer<{ readonly meta: SaveMeta }>>;
  rename(id: string, name: string | null): Promise<StoreAnswer<{ readonly meta: SaveMeta }>>;
  remove(id: string): Promise<StoreAnswer<{ readonly removed: Undelete }>>;
  restore(removed: Undelete): Promise<StoreAnswer<object>>;
  /** Tells when a store that was given up has answered after all. */
  whenBack(listener: () => void): void;
}

const metaKey = (id: string) => `meta:${id}`;

export function openSaves(store: KeyValues): SaveStore {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T extends object>(work: () => Promise<T | SaveFault>): Promise<StoreAnswer<T>> => {
    const answer = last.then(work).then(
      (done): StoreAnswer<T> => (typeof done === 'string' ? { ok: false, error: done } : { ok: true, ...done }),
      (cause: unknown): StoreAnswer<T> => ({ ok: false, error: faultOf(cause) }),
    );
    last = answer;
    return answer;
  };
  /** The game last written here, as the store has it: only what has changed since goes there. */
  let written: { readonly id: string; readonly mark: string; readonly entries: Saving['entries'] } | null = null;
  const metaOf = async (id: string): Promise<SaveMeta | null> => {
    const [raw] = await store.getMany([metaKey(id)]);
    return readMeta(raw);
  };
  const amend = (id: string, part: Partial<Pick<SaveMeta, 'clock' | 'thumbnail' | 'name'>>) =>
    inTurn(async () => {
      const before = await metaOf(id);
      if (before === null) return 'gone';
      const meta: SaveMeta = { ...before, ...part };
      await store.setMany([[metaKey(id), meta]]);
      return { meta };
    });

  return {
    whenBack: (listener) => store.whenBack?.(listener),
    autosave: (id, game, moment, mine) =>
      inTurn(async () => {
        const saving = 'entries' in game ? game : savingFrom(game);
        const before = await metaOf(id);
        if (before !== null && mine !== undefined && !mine.includes(markOf(before))) return 'elsewhere';
        const meta = metaAfter(id, saving, moment, before);
        const known = written?.id === id && before !== null && written.mark === markOf(before) ? written.entries : null;
        const asRead = before === null ? null : markOf(before);
        const holds = (raw: unknown) => {
          const now = readMeta(raw);
          return (now === null ? null : markOf(now)) === asRead;
        };
        const guard = mine === undefined ? undefined : { key: metaKey(id), holds };
        await store.setMany([[metaKey(id), meta], ...rowsOf(id, saving, known)], guard);
        written = { id, mark: markOf(meta), entries: saving.entries };
        const stale = staleKeys(id, before?.length ?? 0, meta.length);
        // Left behind they would only take room: what is read is counted.
        if (stale.length > 0) await store.delMany(stale).catch(() => undefined);
        return { meta };
      }),
    list: () =>
      inTurn(async () => {
        const ids = (await store.keys()).filter((key) => key.startsWith('meta:')).map((key) => key.slice(5));
        const metas = (await store.getMany(ids.map(metaKey))).map(readMeta);
        const saves = metas.filter((meta) => meta !== null);
        saves.sort((a, b) => b.updated - a.updated || (a.id < b.id ? -1 : 1));
        return { saves, damaged: ids.filter((_, index) => metas[index] === null) };
      }),
    load: (id) =>
      inTurn(async () => {
        const raw = await readStored(store, id);
        if (raw === undefined) return 'gone';
        const meta = await metaOf(id);
        const record = checkRecord(raw);
        return isRecordError(record) ? 'damaged' : { record, mark: meta === null ? null : markOf(meta) };
      }),
    keepClock: (id, clock) => amend(id, { clock: [...clock] }),
    keepPicture: (id, thumbnail) => amend(id, { thumbnail }),
    rename: (id, name) => amend(id, { name }),
    remove: (id) =>
      inTurn(async () => {
        const all = [metaKey(id), ...(await keysOf(store, id))];
        const values = await store.getMany(all);
        const entries = all.flatMap((key, at) => (values[at] === undefined ? [] : [[key, values[at]] as const]));
        if (entries.length === 0) return 'gone';
        await store.delMany(all);
        return { removed: { id, entries } };
      }),
    restore: ({ entries }) =>
      inTurn(async () => {
        await store.setMany(entries);
        return {};
      }),
  };
}

/** The entry of a save: what the moment leaves out stays as the save before had it. */
function metaAfter(id: string, saving: Saving, moment: SaveUpdate, before: SaveMeta | null): SaveMeta {
  const {
    updated,
    mark,
    name = before?.name ?? null,
    origin = before?.origin,
    thumbnail = before?.thumbnail,
    clock = before?.clock,
    ...standing
  } = moment;
  return {
    id,
    name,
    ...factsOf(saving),
    ...standing,
    updated,
    ...(mark === undefined ? {} : { mark }),
    ...(origin === undefined ? {} : { origin }),
    ...(thumbnail === undefined ? {} : { thumbnail }),
    ...(clock === undefined ? {} : { clock: [...clock] }),
  };
}

export function progressOf({ game, state }: Pick<Match, 'game' | 'state'>): SaveProgress {
  const progress = game.progress?.(state);
  const service = game.service?.(state);
  return {
    turn: state.turn,
    active: [...state.active],
    ...(progress === undefined ? {} : { progress }),
    ...(service === undefined ? {} : { service: { ...service, leaders: [...service.leaders] } }),
  };
}

/** What the list of saved games tells of a record. */
export function factsOf({ game, setup, seats, entries, result }: Saving) {
  const facts = { game, setup, seats, length: entries.length, finished: result !== null };
  if (result === null) return facts;
  const { winners, drawn, scores } = result;
  return {
    ...{ ...facts, winners: [...winners] },
    ...(drawn === undefined ? {} : { drawn }),
    ...(scores === undefined ? {} : { scores: [...scores] }),
  };
}

function readMeta(raw: unknown): SaveMeta | null {
  const read = v.safeParse(metaSchema, raw);
  return read.success ? read.output : null;
}

function faultOf(cause: unknown): SaveFault {
  if (cause instanceof NoStore) return 'missing';
  if (cause instanceof SilentStore) return 'silent';
  if (cause instanceof Overtaken) return 'elsewhere';
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : '';
  switch (name) {
    case 'QuotaExceededError':
      return 'full';
    // Private windows answer with any of these.
    case 'SecurityError':
    case 'InvalidStateError':
    case 'NotAllowedError':
      return 'blocked';
    default:
      return 'failed';
  }
}
