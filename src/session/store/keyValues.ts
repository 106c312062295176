import { createStore, delMany, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';

type Entries = readonly (readonly [string, unknown])[];

/** What must still stand under a key for something to be written: asked in the same breath as it is written. */
interface Guard {
  readonly key: string;
  holds(value: unknown): boolean;
}

/** Somebody else has written meanwhile. */
export class Overtaken extends Error {}

/** The little that saved games need of a store. Every call may reject. */
export interface KeyValues {
  getMany(keys: readonly string[]): Promise<readonly unknown[]>;
  /** All or none; rejects with `Overtaken` where the guard does not let it. */
  setMany(entries: Entries, guard?: Guard): Promise<void>;
  delMany(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
  /** Tells when one that was given up has answered after all. */
  whenBack?(listener: () => void): void;
}

/** Where the browser has no store at all. */
export class NoStore extends Error {}

/** Where it has one that does not answer. */
export class SilentStore extends Error {}

/** IndexedDB, in a database of our own. */
export function browserKeyValues(database = 'hull-down'): KeyValues {
  const store = createStore(database, 'saves');
  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    if (typeof indexedDB === 'undefined' || indexedDB === null) throw new NoStore();
    return question();
  };
  return {
    getMany: (wanted) => ask(() => getMany<unknown>([...wanted], store)),
    setMany: (entries, guard) => ask(() => setGuarded(store, entries, guard)),
    delMany: (unwanted) => ask(() => delMany([...unwanted], store)),
    keys: () => ask(async () => (await keys(store)).filter((key) => typeof key === 'string')),
  };
}

/** Asks the guard and writes within one transaction: no other window comes between. */
function setGuarded(use: UseStore, entries: Entries, guard: Guard | undefined): Promise<void> {
  return use('readwrite', (store) => {
    const write = () => {
      for (const [key, value] of entries) store.put(value, key);
      return promisifyRequest(store.transaction);
    };
    if (guard === undefined) return write();
    return promisifyRequest<unknown>(store.get(guard.key)).then((value) => {
      if (!guard.holds(value)) throw new Overtaken();
      return write();
    });
  });
}

/** For tests and tools; copies what it takes and gives, as a real store does. */
export function memoryKeyValues(): KeyValues {
  const held = new Map<string, unknown>();
  return {
    getMany: async (wanted) => wanted.map((key) => structuredClone(held.get(key))),
    setMany: async (entries, guard) => {
      if (guard !== undefined && !guard.holds(structuredClone(held.get(guard.key)))) throw new Overtaken();
      for (const [key, value] of structuredClone(entries)) held.set(key, value);
    },
    delMany: async (unwanted) => {
      for (const key of unwanted) held.delete(key);
    },
    keys: async () => [...held.keys()],
  };
}
