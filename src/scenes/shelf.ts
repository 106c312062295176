import { browserKeyValues } from '../session/keyValues';
import type { Match } from '../session/match';
import { type GameRecord, recordOf } from '../session/record';
import { openSaves, type SaveFault, type SaveMeta, type SaveStore, type Standing, standingOf } from '../session/saves';
import type { Sitter } from '../session/seats';
import type { Shelf } from './shellTypes';

/** The shelf of saved games as the menu knows it: always in step with the store, and a memory where there is none. */
export interface MenuShelf extends Shelf {
  readonly store: SaveStore;
  /** Newest first. */
  list(): readonly SaveMeta[];
  /** Ids of saves that cannot be read. */
  damaged(): readonly string[];
  refresh(): Promise<void>;
  load(id: string): Promise<{ readonly record: GameRecord } | { readonly fault: SaveFault }>;
  put(record: GameRecord, name: string | null, standing: Standing): Promise<string>;
  /** As `put`, without waiting for the store: the game can be loaded at once. */
  place(record: GameRecord, name: string | null, standing: Standing): string;
  /** The newest state of a game that was kept during this visit. */
  lastKept(id: string): Match | null;
  subscribe(listener: () => void): () => void;
}

/** `trouble` tells the player once per kind; the game goes on in memory. */
export function openShelf(
  trouble: (fault: SaveFault) => void,
  now: () => number,
  store = openSaves(browserKeyValues()),
): MenuShelf {
  const listeners = new Set<() => void>();
  const told = new Set<SaveFault>();
  /** What the store would not take, so that a blocked store does not end the game on the next screen. */
  const held = new Map<string, GameRecord>();
  /** When each game was last saved or loaded by this window. */
  const seen = new Map<string, number>();
  /** Games that went on in another window too: what is played here is kept beside them. */
  const copies = new Map<string, string>();
  const placeOf = (id: string) => copies.get(id) ?? id;
  let kept: { readonly id: string; readonly match: Match } | null = null;
  let saves: readonly SaveMeta[] = [];
  let damaged: readonly string[] = [];
  const tell = (fault: SaveFault) => {
    if (told.has(fault)) return;
    told.add(fault);
    trouble(fault);
  };
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const remember = (meta: SaveMeta) => {
    saves = [meta, ...saves.filter(({ id }) => id !== meta.id)];
    changed();
  };
  /** One after another: a write that does not know of the one before it would take that for another window's. */
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    // What goes wrong with one is told to who asked for it, and the next is written all the same.
    turn = done.catch(() => undefined);
    return done;
  };
  const write = async (
    id: string,
    record: GameRecord,
    standing: Standing,
    thumbnail: string | null,
    clock: readonly number[] | null = null,
  ): Promise<void> => {
    const moment = {
      ...standing,
      updated: now(),
      ...(thumbnail === null ? {} : { thumbnail }),
      ...(clock === null ? {} : { clock: [...clock] }),
    };
    const answer = await store.autosave(id, record, moment, seen.get(id));
    if (answer.ok) {
      held.delete(id);
      seen.set(id, answer.meta.updated);
      return remember(answer.meta);
    }
    if (answer.error === 'elsewhere') return keepBeside(id, record, standing, thumbnail, clock);
    held.set(id, record);
    tell(answer.error);
    const before = saves.find((save) => save.id === id);
    remember({
      id,
      name: before?.name ?? null,
      game: record.game,
      setup: record.setup,
      seats: record.seats,
      length: record.commands.length,
      finished: record.result !== null,
      ...moment,
    });
  };
  const keepBeside = async (id: string, ...what: WriteRest): Promise<void> => {
    const copy = freshSaveId();
    copies.set(id, copy);
    tell('elsewhere');
    await write(copy, ...what);
    const name = saves.find((save) => save.id === id)?.name ?? null;
    if (name !== null) await call(copy, name);
  };
  const begin = (record: GameRecord, name: string | null, standing: Standing) => {
    const id = freshSaveId();
    held.set(id, record);
    const storing = async () => {
      await inTurn(() => write(id, record, standing, null));
      if (name !== null) await call(id, name);
    };
    return { id, stored: storing() };
  };
  const call = async (id: string, name: string) => {
    const answer = await store.rename(id, name);
    const meta = saves.find((save) => save.id === id);
    if (meta !== undefined) remember(answer.ok ? answer.meta : { ...meta, name });
  };
  const put = async (record: GameRecord, name: string | null, standing: Standing): Promise<string> => {
    const { id, stored } = begin(record, name, standing);
    await stored;
    return id;
  };
  return {
    store,
    list: () => saves,
    damaged: () => damaged,
    async refresh() {
      const answer = await store.list();
      if (answer.ok) {
        saves = [...saves.filter(({ id }) => held.has(id)), ...answer.saves.filter(({ id }) => !held.has(id))];
        damaged = answer.damaged;
      } else tell(answer.error);
      changed();
    },
    async load(id) {
      const record = held.get(id);
      if (record !== undefined) return { record };
      const answer = await store.load(id);
      if (!answer.ok) return { fault: answer.error };
      if (answer.updated !== null) seen.set(id, answer.updated);
      copies.delete(id);
      return { record: answer.record };
    },
    put,
    place: (record, name, standing) => begin(record, name, standing).id,
    add: (match: Match, sitters: readonly Sitter[], name: string) =>
      put(recordOf(match, sitters), name, standingOf(match)),
    keep(id, match, sitters, thumbnail, clock) {
      kept = { id, match };
      const what: WriteRest = [recordOf(match, sitters), standingOf(match), thumbnail?.() ?? null, clock ?? null];
      return inTurn(() => write(placeOf(id), ...what));
    },
    keepClock(id, clock) {
      const at = placeOf(id);
      saves = saves.map((save) => (save.id === at ? { ...save, clock: [...clock] } : save));
      void store.keepClock(at, clock);
    },
    keepPicture: (id, picture) =>
      inTurn(async () => {
        const at = placeOf(id);
        const bare = saves.find((save) => save.id === at);
        if (bare === undefined || bare.thumbnail !== undefined) return;
        const thumbnail = picture();
        saves = saves.map((save) => (save.id === at ? { ...save, thumbnail } : save));
        await store.keepPicture(at, thumbnail);
        changed();
      }),
    clockOf: (id) => saves.find((save) => save.id === id)?.clock ?? null,
    lastKept: (id) => (kept?.id === id ? kept.match : null),
    nameOf: (id) => saves.find((save) => save.id === id)?.name ?? '',
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type WriteRest = [record: GameRecord, standing: Standing, thumbnail: string | null, clock: readonly number[] | null];

function freshSaveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
