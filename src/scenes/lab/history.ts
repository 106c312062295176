/** A state that changes, with the way back. */
interface History<S> {
  now(): S;
  /** Another state; the one before can be brought back. */
  put(next: S): void;
  /** Another look at the same: nothing to take back. */
  replace(next: S): void;
  /** From here on changes are one, until `settle`. */
  begin(): void;
  settle(): void;
  undo(): void;
  canUndo(): boolean;
}

const MOST = 200;

export function openHistory<S>(first: S, changed: () => void): History<S> {
  let now = first;
  let before: readonly S[] = [];
  let begun: { readonly from: S } | null = null;
  const remember = (state: S) => {
    before = [...before, state].slice(-MOST);
  };
  return {
    now: () => now,
    put(next) {
      if (next === now) return;
      if (begun === null) remember(now);
      now = next;
      changed();
    },
    replace(next) {
      now = next;
      changed();
    },
    begin() {
      begun = { from: now };
    },
    settle() {
      if (begun !== null && begun.from !== now) remember(begun.from);
      begun = null;
    },
    undo() {
      const last = before.at(-1);
      if (last === undefined) return;
      before = before.slice(0, -1);
      now = last;
      changed();
    },
    canUndo: () => before.length > 0,
  };
}
