import { HeldGame } from '../heldGame';
import type { GameRecord } from '../record/record';
import { openSignal } from '../signal';
import { browserKeyValues } from './keyValues';
import { withPatience } from './patience';
import { savingOf } from './pieces';
import { freshMark, type NewSave, openTroubles, SaveQueue, type Trouble } from './saveQueue';
import { openSaves, progressOf, type SaveFault, type SaveMeta, type SaveStore } from './saves';
import type { UnsavedNotes } from './unsaved';

/** What a saved game is called: by the name it was given, else by where it came from or by who plays it. */
export type SaveTitle = Pick<SaveMeta, 'name' | 'origin'>;

/** What a table needs of the saved games. */
export interface TableSaves {
  /**
   * Writes the game as it stands, and answers once it will be found by the next visit, as far as that can be had: storage
   * trouble is told to the player, never thrown.
   */
  keep(id: string, game: HeldGame, clock?: readonly number[]): Promise<void>;
  /** Notes the time left while a player thinks. */
  keepClock(id: string, clock: readonly number[]): void;
  /** Gives a game its picture as it stands now, without touching the game. */
  keepPicture(id: string, thumbnail: string): Promise<void>;
  /** The time left when the game was last saved; null: not played by the clock so far. */
  clockOf(id: string): readonly number[] | null;
  /** Puts a new game beside the others. */
  add(game: HeldGame, called: SaveTitle): NewSave;
  called(id: string): SaveTitle;
}

/** The saved games as the menu knows them: always in step with the store, and a memory where there is none. */
export interface SavedGames extends TableSaves {
  readonly store: SaveStore;
  /** Newest first. */
  list(): readonly SaveMeta[];
  /** Ids of saves that cannot be read. */
  damaged(): readonly string[];
  refresh(): Promise<void>;
  load(id: string): Promise<{ readonly record: GameRecord } | { readonly fault: SaveFault }>;
  /** The newest state of a game that was kept during this visit. */
  lastKept(id: string): HeldGame | null;
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
  /** Takes a game away; the answer can put it back. */
  remove(id: string): Promise<{ readonly restore: () => Promise<SaveFault | null> } | { readonly fault: SaveFault }>;
  subscribe(listener: () => void): () => void;
}

/** `trouble` hears of every kind of fault once for each game; the game goes on in memory. */
export function openSavedGames(
  trouble: Trouble,
  now: () => number,
  notes: UnsavedNotes,
  store = openSaves(withPatience(browserKeyValues())),
): SavedGames {
  const troubles = openTroubles(trouble);
  const list = openSaveList();
  const queue = new SaveQueue(store, list, troubles, notes);
  let kept: { readonly id: string; readonly game: HeldGame } | null = null;
  const stateOf = (game: HeldGame) => {
    const match = HeldGame.matchIn(game);
    return { saving: savingOf(match, game.sitters), standing: progressOf(match), updated: now(), mark: freshMark() };
  };
  const refresh = async () => {
    const answer = await store.list();
    if (answer.ok) list.read(answer.saves, answer.damaged, (id) => queue.holds(id));
    else troubles.tell(answer.error, null);
    list.tell();
  };
  // A game that nobody gives a command would else never come there.
  store.whenBack(() => void queue.retry().then(refresh));
  return {
    store,
    list: list.all,
    damaged: list.damaged,
    subscribe: list.subscribe,
    refresh,
    retry: () => queue.retry(),
    refused: (id) => queue.refused(queue.placeOf(id)),
    leaving: () => queue.leaving(),
    clockOf: (id) => list.find(id)?.clock ?? null,
    lastKept: (id) => (kept?.id === id ? kept.game : null),
    called: (id) => list.find(queue.placeOf(id)) ?? queue.waits(id) ?? { name: null },
    add: (game, { name, origin }) => queue.begin({ ...stateOf(game), name, origin, clock: null }),
    keep(id, game, clock) {
      kept = { id, game };
      return queue.keep({ ...stateOf(game), id, name: null, clock: clock === undefined ? null : [...clock] });
    },
    keepClock(id, clock) {
      list.amend(queue.placeOf(id), { clock: [...clock] });
      queue.keepClock(id, clock);
    },
    keepPicture: (id, thumbnail) =>
      queue.inTurn(async () => {
        const at = queue.placeOf(id);
        const before = list.find(at);
        if (before === undefined || before.thumbnail === thumbnail) return;
        list.amend(at, { thumbnail });
        await store.keepPicture(at, thumbnail);
        list.tell();
      }),
    async load(id) {
      const here = queue.here(id);
      if (here !== null) return { record: here };
      const answer = await store.load(id);
      if (!answer.ok) return { fault: answer.error };
      queue.loaded(id, answer.mark);
      return { record: answer.record };
    },
    async rename(id, name) {
      // A state still on its way to the store would bring the old name back.
      await queue.settled();
      if (queue.rename(id, name)) {
        list.amend(id, { name });
        await queue.retry();
        list.tell();
        return null;
      }
      const answer = await store.rename(id, name);
      await refresh();
      return answer.ok ? null : answer.error;
    },
    remove: (id) => removeSave(id, store, list, queue, refresh),
  };
}

/** The list as this window knows it, newest first. */
function openSaveList() {
  const changes = openSignal();
  let saves: readonly SaveMeta[] = [];
  let damaged: readonly string[] = [];
  return {
    ...changes,
    all: () => saves,
    damaged: () => damaged,
    find: (id: string) => saves.find((save) => save.id === id),
    /** Puts it in front. */
    remember(meta: SaveMeta): void {
      saves = [meta, ...saves.filter(({ id }) => id !== meta.id)];
      changes.tell();
    },
    amend(id: string, part: Partial<SaveMeta>): void {
      saves = saves.map((save) => (save.id === id ? { ...save, ...part } : save));
    },
    drop(id: string): void {
      saves = saves.filter((save) => save.id !== id);
    },
    /** What the store has; what is only here stays. */
    read(stored: readonly SaveMeta[], unreadable: readonly string[], isHere: (id: string) => boolean): void {
      saves = [...saves.filter(({ id }) => isHere(id)), ...stored.filter(({ id }) => !isHere(id))];
      damaged = unreadable;
    },
  };
}

async function removeSave(
  id: string,
  store: SaveStore,
  list: ReturnType<typeof openSaveList>,
  queue: SaveQueue,
  refresh: () => Promise<void>,
): ReturnType<SavedGames['remove']> {
  // A state still on its way to the store would bring it back.
  await queue.settled();
  const meta = list.find(id);
  const recall = meta === undefined ? null : queue.forget(id);
  if (recall !== null) list.drop(id);
  const answer = await store.remove(id);
  if (!answer.ok && recall === null) return { fault: answer.error };
  // What is gone has made room.
  await queue.retry();
  await refresh();
  const restore = async () => {
    recall?.();
    if (recall !== null && meta !== undefined) list.remember(meta);
    const restored = answer.ok ? await store.restore(answer.removed) : null;
    await refresh();
    return restored === null || restored.ok ? null : restored.error;
  };
  return { restore };
}
