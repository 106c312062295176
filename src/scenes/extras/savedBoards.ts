import type { MenuShell } from '../frame/menuShell';

type Store = Pick<MenuShell['store'], 'remember' | 'recall'>;

/** A board of a workshop that lies by: finished or not. */
export interface KeptBoard {
  /** Null: nobody named it; it is called by its number then. */
  readonly name: string | null;
  readonly number: number;
  readonly code: string;
}

export const keptKey = (game: string): string => `hull-down/workshop/${game}`;

/** Newest first. Older lists have no numbers: they were counted from the last. */
export function readKept(raw: unknown): readonly KeptBoard[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((each: unknown, index): KeptBoard[] => {
    if (typeof each !== 'object' || each === null) return [];
    const [name, code, number]: unknown[] = ['name', 'code', 'number'].map((key) => Reflect.get(each, key));
    if (typeof code !== 'string' || (typeof name !== 'string' && name !== null)) return [];
    return [{ name, number: typeof number === 'number' ? number : raw.length - index, code }];
  });
}

/** The boards that lie by on this device, for one game. Each is known by its number. */
interface SavedBoard {
  list(): readonly KeptBoard[];
  has(code: string): boolean;
  /** Null where the browser keeps nothing. */
  keep(name: string | null, code: string): KeptBoard | null;
  rename(number: number, name: string | null): void;
  /** Answers with what puts it back where it lay. */
  remove(number: number): () => void;
}

export function openKept(store: Store, game: string): SavedBoard {
  const key = keptKey(game);
  const list = () => readKept(store.recall(key));
  return {
    list,
    has: (code) => list().some((each) => each.code === code),
    keep(name, code) {
      const before = list();
      const board = { name, number: Math.max(0, ...before.map((each) => each.number)) + 1, code };
      return store.remember(key, [board, ...before]) ? board : null;
    },
    rename(number, name) {
      const renamed = list().map((each) => (each.number === number ? { ...each, name } : each));
      store.remember(key, renamed);
    },
    remove(number) {
      const before = list();
      const index = before.findIndex((each) => each.number === number);
      const gone = before[index];
      if (gone === undefined) return () => undefined;
      store.remember(key, before.toSpliced(index, 1));
      return () => void store.remember(key, list().toSpliced(index, 0, gone));
    },
  };
}
