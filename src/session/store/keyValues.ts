import { createStore, delMany, getMany, keys, setMany } from 'idb-keyval';

/** The little that saved games need of a store. Every call may reject. */
export interface KeyValues {
  getMany(keys: readonly string[]): Promise<readonly unknown[]>;
  /** All or none. */
  setMany(entries: readonly (readonly [string, unknown])[]): Promise<void>;
  delMany(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
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
    setMany: (entries) =>
      ask(() =>
        setMany(
          entries.map(([key, value]): [string, unknown] => [key, value]),
          store,
        ),
      ),
    delMany: (unwanted) => ask(() => delMany([...unwanted], store)),
    keys: () => ask(async () => (await keys(store)).filter((key) => typeof key === 'string')),
  };
}

/** For tests and tools; copies what it takes and gives, as a real store does. */
export function memoryKeyValues(): KeyValues {
  const held = new Map<string, unknown>();
  return {
    getMany: async (wanted) => wanted.map((key) => structuredClone(held.get(key))),
    setMany: async (entries) => {
      for (const [key, value] of structuredClone(entries)) held.set(key, value);
    },
    delMany: async (unwanted) => {
      for (const key of unwanted) held.delete(key);
    },
    keys: async () => [...held.keys()],
  };
}
