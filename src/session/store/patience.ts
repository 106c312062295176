import { type KeyValues, SilentStore } from './keyValues';

/** How long a store may take for its first answer, while somebody looks at an opening page, and for any later one. */
const FIRST_MS = 3000;
const LATER_MS = 15_000;

/**
 * A store that does not answer is taken for one that fails, so that nobody waits for it; once an answer comes after all, it
 * is asked again.
 */
export function withPatience(store: KeyValues, first = FIRST_MS, later = LATER_MS): KeyValues {
  let [answered, silent] = [false, false];
  const listeners: (() => void)[] = [];
  const ask = <T>(question: () => Promise<T>): Promise<T> => {
    if (silent) return Promise.reject(new SilentStore());
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(
        () => {
          silent = true;
          reject(new SilentStore());
        },
        answered ? later : first,
      );
      const heard = () => {
        clearTimeout(giveUp);
        answered = true;
        if (!silent) return;
        silent = false;
        for (const listener of listeners) listener();
      };
      question().then(
        (answer) => {
          heard();
          resolve(answer);
        },
        (error: unknown) => {
          heard();
          reject(error);
        },
      );
    });
  };
  return {
    getMany: (wanted) => ask(() => store.getMany(wanted)),
    setMany: (entries, guard) => ask(() => store.setMany(entries, guard)),
    delMany: (unwanted) => ask(() => store.delMany(unwanted)),
    keys: () => ask(() => store.keys()),
    whenBack: (listener) => void listeners.push(listener),
  };
}
