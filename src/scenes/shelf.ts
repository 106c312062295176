import type { Match } from '../session/match';
import type { GameRecord } from '../session/record/record';
import { browserKeyValues } from '../session/store/keyValues';
import { withPatience } from '../session/store/patience';
import { type Saving, savingFrom, savingOf, wholeOf } from '../session/store/pieces';
import {
  factsOf,
  type Origin,
  openSaves,
  progressOf,
  type SaveFault,
  type SaveMeta,
  type SaveProgress,
  type SaveStore,
} from '../session/store/saves';
import type { Unsaved, UnsavedNotes } from '../session/store/unsaved';
import type { SaveTitle, Shelf } from './frame/shell';

/** The shelf of saved games as the menu knows it: always in step with the store, and a memory where there is none. */
export interface MenuShelf extends Shelf {
  readonly store: SaveStore;
  /** Newest first. */
  list(): readonly SaveMeta[];
  /** Ids of saves that cannot be read. */
  damaged(): readonly string[];
  refresh(): Promise<void>;
  load(id: string): Promise<{ readonly record: GameRecord } | { readonly fault: SaveFault }>;
  /** Puts a game on the shelf, without waiting for the store: it can be loaded at once. `origin`: null: set up here. */
  place(record: GameRecord, origin: Origin | null, standing: SaveProgress): string;
  /** The newest state of a game that was kept during this visit. */
  lastKept(id: string): Match | null;
  /**
   * The page is being left: what the store has not taken yet is noted for the next visit. False where that cannot be
   * done and something would be lost.
   */
  leaving(): boolean;
  /** Why the store did not take the newest state of a game; null: it has it, or is still to be asked. */
  refused(id: string): SaveFault | null;
  /** Asks the store again for everything it refused. */
  retry(): Promise<void>;
  rename(id: string, name: string | null): Promise<SaveFault | null>;
  /** Takes a game off the shelf; the answer can put it back. */
  remove(id: string): Promise<{ readonly restore: () => Promise<SaveFault | null> } | { readonly fault: SaveFault }>;
  subscribe(listener: () => void): () => void;
}

/** Tells the player what is wrong and which game could not be saved for it; `again`: it could be after all. */
type Trouble = (news: SaveFault | 'again', id: string | null) => void;

/** A state of a game that the store has not taken yet. */
interface Waiting extends Omit<Unsaved, 'record' | 'mine'> {
  readonly saving: Saving;
}

/** `trouble` hears of every kind of fault once for each game; the game goes on in memory. */
export function openShelf(
  trouble: Trouble,
  now: () => number,
  notes: UnsavedNotes,
  store = openSaves(withPatience(browserKeyValues())),
): MenuShelf {
  const listeners = new Set<() => void>();
  const told = new Set<string>();
  /** The games whose newest state the store would not take. */
  const refused = new Map<string, SaveFault>();
  /** What the store would not take, so that a blocked store does not end the game on the next screen. */
  const held = new Map<string, Saving>();
  /** When each game was saved or loaded by this window: the last time, and those on their way to the store. */
  const mine = new Map<string, readonly number[]>();
  /** Games that went on in another window too: what is played here is kept beside them. */
  const copies = new Map<string, string>();
  const placeOf = (id: string) => copies.get(id) ?? id;
  let kept: { readonly id: string; readonly match: Match } | null = null;
  let saves: readonly SaveMeta[] = [];
  let damaged: readonly string[] = [];
  const tell = (fault: SaveFault, id: string | null) => {
    const news = `${fault} ${id ?? ''}`;
    if (told.has(news)) return;
    told.add(news);
    trouble(fault, id);
  };
  const taken = (id: string) => {
    if (!refused.delete(id) || refused.size > 0) return;
    told.clear();
    trouble('again', id);
  };
  const metaOf = (id: string) => saves.find((save) => save.id === id);
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
  /** Whether the store has it now. */
  const write = async (id: string, save: Waiting): Promise<boolean> => {
    const { saving, name, origin, updated, clock } = save;
    const before = metaOf(id);
    // Painted while the store took nothing, it is known here alone.
    const thumbnail = before?.thumbnail;
    const moment = {
      ...save.standing,
      updated,
      ...(name === null ? {} : { name }),
      ...(origin === undefined ? {} : { origin }),
      ...(thumbnail === undefined ? {} : { thumbnail }),
      ...(clock === null ? {} : { clock }),
    };
    const answer = await store.autosave(id, saving, moment, mine.get(id));
    if (answer.ok) {
      held.delete(id);
      taken(id);
      mine.set(id, [updated, ...(mine.get(id) ?? []).filter((time) => time > updated)]);
      remember(answer.meta);
      return true;
    }
    if (answer.error === 'elsewhere') {
      const copy = freshSaveId(saving.game);
      copies.set(id, copy);
      held.delete(id);
      refused.delete(id);
      tell('elsewhere', null);
      const called = { name: name ?? before?.name ?? null, origin: origin ?? before?.origin };
      return write(copy, { ...save, ...called, id: copy });
    }
    held.set(id, saving);
    refused.set(id, answer.error);
    tell(answer.error, id);
    remember({
      ...before,
      id,
      name: before?.name ?? null,
      ...factsOf(saving),
      ...moment,
    });
    return false;
  };
  /** The newest state of each game that the store has not taken yet. */
  const waiting = new Map<string, Waiting>();
  /** What went to the notes, there or on an earlier visit, and is to be struck out once the store has it. */
  const noted = new Set<string>();
  const strike = (id: string) => {
    if (noted.delete(id)) notes.drop(id);
  };
  const send = (game: Waiting): Promise<void> => {
    const { id, updated } = game;
    const place = placeOf(id);
    mine.set(place, [...(mine.get(place) ?? []), updated]);
    const older = waiting.get(id);
    const save = { ...game, name: game.name ?? older?.name ?? null, origin: game.origin ?? older?.origin };
    waiting.set(id, save);
    return inTurn(async () => {
      // A newer state of the same game waits further back.
      if (waiting.get(id) !== save) return;
      const stored = await write(placeOf(id), save);
      if (!stored || waiting.get(id) !== save) return;
      waiting.delete(id);
      strike(place);
    });
  };
  const retry = async () => {
    const again = [...waiting.values()].filter(({ id }) => refused.has(placeOf(id)));
    await Promise.all(again.map(send));
  };
  const refresh = async () => {
    const answer = await store.list();
    if (answer.ok) {
      saves = [...saves.filter(({ id }) => held.has(id)), ...answer.saves.filter(({ id }) => !held.has(id))];
      damaged = answer.damaged;
    } else tell(answer.error, null);
    changed();
  };
  /** Of a game that is only here; the answer brings it back. */
  const forget = (id: string): (() => void) | null => {
    const [save, meta, fault] = [onItsWay(id), metaOf(id), refused.get(id)];
    if (save === undefined || meta === undefined || fault === undefined) return null;
    waiting.delete(save.id);
    held.delete(id);
    refused.delete(id);
    strike(id);
    saves = saves.filter((other) => other !== meta);
    return () => {
      waiting.set(save.id, save);
      held.set(id, save.saving);
      refused.set(id, fault);
      remember(meta);
    };
  };
  const onItsWay = (place: string) => [...waiting.values()].find(({ id }) => placeOf(id) === place);
  const begin = (saving: Saving, { name, origin }: SaveTitle, standing: SaveProgress) => {
    const id = freshSaveId(saving.game);
    held.set(id, saving);
    void send({ id, name, origin, saving, standing, clock: null, updated: now() });
    return id;
  };
  for (const { mine: times, record, ...note } of notes.read()) {
    const saving = savingFrom(record);
    noted.add(note.id);
    held.set(note.id, saving);
    mine.set(note.id, times);
    void send({ ...note, saving });
  }
  return {
    store,
    list: () => saves,
    damaged: () => damaged,
    refresh,
    refused: (id) => refused.get(placeOf(id)) ?? null,
    retry,
    async rename(id, name) {
      // A state still on its way to the store would bring the old name back.
      await turn;
      const save = refused.has(id) ? onItsWay(id) : undefined;
      if (save !== undefined) {
        waiting.set(save.id, { ...save, name });
        saves = saves.map((other) => (other.id === id ? { ...other, name } : other));
        await retry();
        changed();
        return null;
      }
      const answer = await store.rename(id, name);
      await refresh();
      return answer.ok ? null : answer.error;
    },
    async remove(id) {
      // A state still on its way to the store would bring it back.
      await turn;
      const recall = forget(id);
      const answer = await store.remove(id);
      if (!answer.ok && recall === null) return { fault: answer.error };
      // What is gone has made room.
      await retry();
      await refresh();
      const restore = async () => {
        recall?.();
        const restored = answer.ok ? await store.restore(answer.removed) : null;
        await refresh();
        return restored === null || restored.ok ? null : restored.error;
      };
      return { restore };
    },
    async load(id) {
      const saving = onItsWay(id)?.saving ?? held.get(id);
      if (saving !== undefined) return { record: wholeOf(saving) };
      const answer = await store.load(id);
      if (!answer.ok) return { fault: answer.error };
      if (answer.updated !== null) mine.set(id, [answer.updated]);
      copies.delete(id);
      return { record: answer.record };
    },
    place: (record, origin, standing) =>
      begin(savingFrom(record), { name: null, origin: origin ?? undefined }, standing),
    add: (match, sitters, called) => begin(savingOf(match, sitters), called, progressOf(match)),
    keep(id, match, sitters, clock) {
      kept = { id, match };
      const game = { id, name: null, saving: savingOf(match, sitters), standing: progressOf(match) };
      return send({ ...game, clock: clock === undefined ? null : [...clock], updated: now() });
    },
    leaving() {
      if (waiting.size === 0) return true;
      const unsaved = [...waiting.values()].map((save) => ({ ...save, id: placeOf(save.id) }));
      for (const { id } of unsaved) noted.add(id);
      return notes.leave(
        unsaved.map(({ saving, ...save }) => ({
          ...save,
          record: wholeOf(saving),
          mine: [...(mine.get(save.id) ?? [])],
        })),
      );
    },
    keepClock(id, clock) {
      const at = placeOf(id);
      saves = saves.map((save) => (save.id === at ? { ...save, clock: [...clock] } : save));
      void store.keepClock(at, clock);
    },
    keepPicture: (id, thumbnail) =>
      inTurn(async () => {
        const at = placeOf(id);
        const before = metaOf(at);
        if (before === undefined || before.thumbnail === thumbnail) return;
        saves = saves.map((save) => (save.id === at ? { ...save, thumbnail } : save));
        await store.keepPicture(at, thumbnail);
        changed();
      }),
    clockOf: (id) => metaOf(id)?.clock ?? null,
    lastKept: (id) => (kept?.id === id ? kept.match : null),
    called: (id) => metaOf(placeOf(id)) ?? waiting.get(id) ?? { name: null },
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
