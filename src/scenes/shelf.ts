import { browserKeyValues } from '../session/keyValues';
import type { Match } from '../session/match';
import { type GameRecord, recordOf } from '../session/record';
import { openSaves, type SaveFault, type SaveMeta, type SaveStore, type Standing, standingOf } from '../session/saves';
import type { Sitter } from '../session/seats';
import type { Unsaved, UnsavedNotes } from '../session/unsaved';
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
  /** The page is being left: what the store has not taken yet is noted for the next visit. */
  leaving(): void;
  subscribe(listener: () => void): () => void;
}

/** `trouble` tells the player once per kind; the game goes on in memory. */
export function openShelf(
  trouble: (fault: SaveFault) => void,
  now: () => number,
  notes: UnsavedNotes,
  store = openSaves(browserKeyValues()),
): MenuShelf {
  const listeners = new Set<() => void>();
  const told = new Set<SaveFault>();
  /** What the store would not take, so that a blocked store does not end the game on the next screen. */
  const held = new Map<string, GameRecord>();
  /** When each game was saved or loaded by this window: the last time, and those on their way to the store. */
  const mine = new Map<string, readonly number[]>();
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
  const write = async (id: string, save: Unsaved, thumbnail: string | null): Promise<void> => {
    const { record, name, updated, clock } = save;
    const moment = {
      ...save.standing,
      updated,
      ...(name === null ? {} : { name }),
      ...(thumbnail === null ? {} : { thumbnail }),
      ...(clock === null ? {} : { clock }),
    };
    const answer = await store.autosave(id, record, moment, mine.get(id));
    if (answer.ok) {
      held.delete(id);
      mine.set(id, [updated, ...(mine.get(id) ?? []).filter((time) => time > updated)]);
      return remember(answer.meta);
    }
    const before = saves.find((other) => other.id === id);
    if (answer.error === 'elsewhere') {
      const copy = freshSaveId(record.game);
      copies.set(id, copy);
      held.delete(id);
      tell('elsewhere');
      return write(copy, { ...save, id: copy, name: name ?? before?.name ?? null }, thumbnail);
    }
    held.set(id, record);
    tell(answer.error);
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
  /** The newest state of each game that the store has not taken yet. */
  const waiting = new Map<string, Unsaved>();
  /** What went to the notes, there or on an earlier visit, and is to be struck out once the store has it. */
  const noted = new Set<string>();
  const strike = (id: string) => {
    if (noted.delete(id)) notes.drop(id);
  };
  const send = (game: Omit<Unsaved, 'mine'>, thumbnail: string | null): Promise<void> => {
    const { id, updated } = game;
    const place = placeOf(id);
    mine.set(place, [...(mine.get(place) ?? []), updated]);
    const save = { ...game, name: game.name ?? waiting.get(id)?.name ?? null, mine: [] };
    waiting.set(id, save);
    return inTurn(async () => {
      // A newer state of the same game waits further back.
      if (waiting.get(id) !== save) return;
      await write(placeOf(id), save, thumbnail);
      if (waiting.get(id) !== save) return;
      waiting.delete(id);
      strike(place);
    });
  };
  const onItsWay = (place: string) => [...waiting.values()].find(({ id }) => placeOf(id) === place);
  const begin = (record: GameRecord, name: string | null, standing: Standing) => {
    const id = freshSaveId(record.game);
    held.set(id, record);
    return { id, stored: send({ id, name, record, standing, clock: null, updated: now() }, null) };
  };
  const put = async (record: GameRecord, name: string | null, standing: Standing): Promise<string> => {
    const { id, stored } = begin(record, name, standing);
    await stored;
    return id;
  };
  for (const { mine: times, ...note } of notes.read()) {
    noted.add(note.id);
    held.set(note.id, note.record);
    mine.set(note.id, times);
    void send(note, null);
  }
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
      const record = onItsWay(id)?.record ?? held.get(id);
      if (record !== undefined) return { record };
      const answer = await store.load(id);
      if (!answer.ok) return { fault: answer.error };
      if (answer.updated !== null) mine.set(id, [answer.updated]);
      copies.delete(id);
      return { record: answer.record };
    },
    put,
    place: (record, name, standing) => begin(record, name, standing).id,
    add: (match: Match, sitters: readonly Sitter[], name: string) =>
      put(recordOf(match, sitters), name, standingOf(match)),
    keep(id, match, sitters, thumbnail, clock) {
      kept = { id, match };
      const game = { id, name: null, record: recordOf(match, sitters), standing: standingOf(match) };
      return send({ ...game, clock: clock === undefined ? null : [...clock], updated: now() }, thumbnail?.() ?? null);
    },
    leaving() {
      if (waiting.size === 0) return;
      const unsaved = [...waiting.values()].map((save) => ({ ...save, id: placeOf(save.id) }));
      for (const { id } of unsaved) noted.add(id);
      notes.leave(unsaved.map((save) => ({ ...save, mine: [...(mine.get(save.id) ?? [])] })));
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

/** The address of a saved game tells which game it is, so that the page can fetch it at once. */
function freshSaveId(game: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `${game}-${[...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}
