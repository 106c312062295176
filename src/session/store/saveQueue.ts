import type { GameRecord } from '../record/record';
import { type Saving, savingFrom, wholeOf } from './pieces';
import { factsOf, type SaveFault, type SaveMeta, type SaveStore } from './saves';
import type { Unsaved, UnsavedNotes } from './unsaved';

/** Tells the player what is wrong and which game could not be saved for it; `again`: it could be after all. */
export type Trouble = (news: SaveFault | 'again', id: string | null) => void;

/** A game just put beside the others. */
export interface NewSave {
  /** It can be loaded by it at once. */
  readonly id: string;
  /**
   * The store has it, or it is noted for the next visit. Before that no address may name it: a page that died there
   * would leave the address of a game that nobody has.
   */
  readonly kept: Promise<void>;
}

/** Milliseconds a store may hold up what is to be shown, as long as at the start: it is there in a few, or something is wrong with it. */
const STORE_MS = 3000;

/** A state of a game that the store has not taken yet. */
interface Waiting extends Omit<Unsaved, 'record' | 'mine'> {
  readonly saving: Saving;
}

/** The list of saves as this window knows it. */
interface SaveList {
  find(id: string): SaveMeta | undefined;
  /** Puts it in front. */
  remember(meta: SaveMeta): void;
}

interface Troubles {
  tell(fault: SaveFault, id: string | null): void;
  /** The store takes everything again. */
  over(id: string): void;
}

/** Every kind of fault is told once for each game, until the store takes everything again. */
export function openTroubles(trouble: Trouble): Troubles {
  const told = new Set<string>();
  return {
    tell(fault, id) {
      const news = `${fault} ${id ?? ''}`;
      if (told.has(news)) return;
      told.add(news);
      trouble(fault, id);
    },
    over(id) {
      told.clear();
      trouble('again', id);
    },
  };
}

/**
 * The way of games to the store: one write after another, since a write that does not know of the one before it would take
 * that for another window's; never over what another window saved; and what the store refuses is held here.
 */
export class SaveQueue {
  /** The games whose newest state the store would not take. */
  readonly #refused = new Map<string, SaveFault>();
  /** What the store would not take, so that a blocked store does not end the game on the next screen. */
  readonly #held = new Map<string, Saving>();
  /** What each game was saved or loaded with by this window: the last mark, and those on their way to the store. */
  readonly #ownMarks = new Map<string, readonly string[]>();
  /** Games that went on in another window too: what is played here is kept beside them. */
  readonly #copies = new Map<string, string>();
  /** The newest state of each game that the store has not taken yet. */
  readonly #waiting = new Map<string, Waiting>();
  /** The newest write of each game. */
  readonly #newest = new Map<string, Promise<void>>();
  /** What went to the notes, there or on an earlier visit, and is to be struck out once the store has it. */
  readonly #noted = new Set<string>();
  readonly #list: SaveList;
  readonly #notes: UnsavedNotes;
  readonly #store: SaveStore;
  readonly #troubles: Troubles;
  #turn: Promise<void> = Promise.resolve();

  constructor(store: SaveStore, list: SaveList, troubles: Troubles, notes: UnsavedNotes) {
    this.#store = store;
    this.#list = list;
    this.#troubles = troubles;
    this.#notes = notes;
    for (const { mine, record, ...note } of notes.read()) {
      const saving = savingFrom(record);
      this.#noted.add(note.id);
      this.#held.set(note.id, saving);
      this.#ownMarks.set(note.id, mine);
      void this.send({ ...note, saving });
    }
  }

  placeOf(id: string): string {
    return this.#copies.get(id) ?? id;
  }

  waits(id: string): Waiting | undefined {
    return this.#waiting.get(id);
  }

  refused(id: string): SaveFault | null {
    return this.#refused.get(id) ?? null;
  }

  holds(id: string): boolean {
    return this.#held.has(id);
  }

  /** When everything asked for so far is written. */
  settled(): Promise<void> {
    return this.#turn;
  }

  inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    // What goes wrong with one is told to who asked for it, and the next is written all the same.
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Answers once the store has the game as it stands here, or newer. */
  send(game: Waiting): Promise<void> {
    const { id, mark } = game;
    const place = this.placeOf(id);
    this.#ownMarks.set(place, [...(this.#ownMarks.get(place) ?? []), mark]);
    const older = this.#waiting.get(id);
    const save = { ...game, name: game.name ?? older?.name ?? null, origin: game.origin ?? older?.origin };
    this.#waiting.set(id, save);
    let overtaken = false;
    const turn = this.inTurn(async () => {
      const newest = this.#waiting.get(id);
      // A newer state of the same game waits further back, and holds this one too.
      overtaken = newest?.mark !== mark;
      if (newest === undefined || overtaken) return;
      const stored = await this.#write(this.placeOf(id), newest);
      if (!stored || this.#waiting.get(id)?.mark !== mark) return;
      this.#waiting.delete(id);
      this.#strike(place);
    });
    const written: Promise<void> = turn.then(() => {
      const newest = this.#newest.get(id);
      return overtaken && newest !== written ? newest : undefined;
    });
    this.#newest.set(id, written);
    return written;
  }

  begin(game: Omit<Waiting, 'id'>): NewSave {
    const id = freshSaveId(game.saving.game);
    this.#held.set(id, game.saving);
    return { id, kept: this.keep({ ...game, id }) };
  }

  /** Answers once the store has the game, or has been waited for long enough: what it has not taken by then is noted. */
  async keep(game: Waiting): Promise<void> {
    const enough = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), STORE_MS));
    const isLate = await Promise.race([this.send(game).then(() => false), enough]);
    if (isLate || this.#refused.has(this.placeOf(game.id))) this.leaving();
  }

  /** The time left goes along with a state that is still on its way: a page left now would else give back what was spent since. */
  keepClock(id: string, clock: readonly number[]): void {
    const save = this.#waiting.get(id);
    if (save !== undefined) this.#waiting.set(id, { ...save, clock: [...clock] });
    void this.#store.keepClock(this.placeOf(id), clock);
  }

  /** Asks the store again for everything it refused. */
  async retry(): Promise<void> {
    const again = [...this.#waiting.values()].filter(({ id }) => this.#refused.has(this.placeOf(id)));
    await Promise.all(again.map((save) => this.send(save)));
  }

  /** Gives a game that the store refused another name; false where the store has it. */
  rename(id: string, name: string | null): boolean {
    const save = this.#refused.has(id) ? this.#onItsWay(id) : undefined;
    if (save !== undefined) this.#waiting.set(save.id, { ...save, name });
    return save !== undefined;
  }

  /** The game as it is here, newer than the store's; null where the store is to be asked. */
  here(id: string): GameRecord | null {
    const saving = this.#onItsWay(id)?.saving ?? this.#held.get(id);
    return saving === undefined ? null : wholeOf(saving);
  }

  /** This window has read what was saved with this mark. */
  loaded(id: string, mark: string | null): void {
    if (mark !== null) this.#ownMarks.set(id, [mark]);
    this.#copies.delete(id);
  }

  /** Of a game that is only here; the answer brings it back. */
  forget(id: string): (() => void) | null {
    const [save, fault] = [this.#onItsWay(id), this.#refused.get(id)];
    if (save === undefined || fault === undefined) return null;
    this.#waiting.delete(save.id);
    this.#held.delete(id);
    this.#refused.delete(id);
    this.#strike(id);
    return () => {
      this.#waiting.set(save.id, save);
      this.#held.set(id, save.saving);
      this.#refused.set(id, fault);
    };
  }

  /** Notes for the next visit what the store has not taken yet; false where that cannot be done and something would be lost. */
  leaving(): boolean {
    if (this.#waiting.size === 0) return true;
    const unsaved = [...this.#waiting.values()].map(({ saving, ...save }) => {
      const id = this.placeOf(save.id);
      return { ...save, id, record: wholeOf(saving), mine: [...(this.#ownMarks.get(id) ?? [])] };
    });
    for (const { id } of unsaved) this.#noted.add(id);
    return this.#notes.leave(unsaved);
  }

  #onItsWay(place: string): Waiting | undefined {
    return [...this.#waiting.values()].find(({ id }) => this.placeOf(id) === place);
  }

  #strike(id: string): void {
    if (this.#noted.delete(id)) this.#notes.drop(id);
  }

  /** Whether the store has it now. */
  async #write(id: string, save: Waiting): Promise<boolean> {
    const before = this.#list.find(id);
    const moment = momentOf(save, before);
    const answer = await this.#store.autosave(id, save.saving, moment, this.#ownMarks.get(id));
    if (answer.ok) {
      this.#held.delete(id);
      if (this.#refused.delete(id) && this.#refused.size === 0) this.#troubles.over(id);
      const marks = this.#ownMarks.get(id) ?? [];
      this.#ownMarks.set(id, [save.mark, ...marks.slice(marks.indexOf(save.mark) + 1)]);
      this.#list.remember(answer.meta);
      return true;
    }
    if (answer.error === 'elsewhere' && save.standing.service?.binding === true) {
      // It has one save, and that has gone on: a copy beside it would be a second try.
      this.#held.delete(id);
      this.#troubles.tell('bound', null);
      return true;
    }
    if (answer.error === 'elsewhere') {
      const copy = freshSaveId(save.saving.game);
      this.#copies.set(id, copy);
      this.#held.delete(id);
      this.#refused.delete(id);
      this.#troubles.tell('elsewhere', null);
      const called = { name: save.name ?? before?.name ?? null, origin: save.origin ?? before?.origin };
      return this.#write(copy, { ...save, ...called, id: copy });
    }
    this.#held.set(id, save.saving);
    this.#refused.set(id, answer.error);
    this.#troubles.tell(answer.error, id);
    this.#list.remember({ ...before, id, name: before?.name ?? null, ...factsOf(save.saving), ...moment });
    return false;
  }
}

/** What is written beside the game: what was not said stays as it was. */
function momentOf({ standing, updated, mark, name, origin, clock }: Waiting, before: SaveMeta | undefined) {
  // Painted while the store took nothing, a picture is known here alone.
  const thumbnail = before?.thumbnail;
  return {
    ...standing,
    updated,
    mark,
    ...(name === null ? {} : { name }),
    ...(origin === undefined ? {} : { origin }),
    ...(thumbnail === undefined ? {} : { thumbnail }),
    ...(clock === null ? {} : { clock }),
  };
}

/** The address of a saved game tells which game it is, so that the page can fetch it at once. */
function freshSaveId(game: string): string {
  return `${game}-${freshMark()}`;
}

export function freshMark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
