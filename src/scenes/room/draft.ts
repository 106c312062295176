import type { MenuShell } from '../menuShell';

/** What remembering a board takes of a room. */
export interface DraftKit {
  readonly shell: Pick<MenuShell, 'toast'> & {
    readonly store: Pick<MenuShell['store'], 'remember' | 'recall'>;
    readonly router: Pick<MenuShell['router'], 'replace'>;
  };
  game(): { readonly id: string };
}

/** How the boards of a workshop are written down. */
export interface BoardForm<B> {
  print(board: B): string;
  /** Null where the text holds no board. */
  read(code: string): B | null;
}

export interface DraftWords {
  /** The board that was being laid lies there again. */
  readonly left: string;
  /** Another board has been asked for; this one is still kept. */
  readonly leftBeside: string;
  readonly layOut: string;
}

/** A board under work that nobody has kept yet: it outlives the page. */
export interface Draft<B> {
  /** What lies on the bench when the room is opened, and what going back leads to. */
  readonly first: { readonly board: B; readonly before: readonly B[] };
  note(board: B): void;
}

export const draftKey = (game: string): string => `hull-down/workbench/${game}`;

/** `shared`: the board the address asks for. `start`: the one to begin with, which need not be remembered. */
export function openDraft<B>(
  kit: DraftKit,
  words: DraftWords,
  form: BoardForm<B>,
  { start, shared }: { readonly start: B; readonly shared: B | null },
  layOut: (board: B) => void,
): Draft<B> {
  const { shell } = kit;
  const { id } = kit.game();
  const key = draftKey(id);
  const code: unknown = shell.store.recall(key);
  const left = typeof code === 'string' ? form.read(code) : null;
  const beside = left !== null && shared !== null && form.print(left) !== form.print(shared) ? left : null;
  if (beside !== null) shell.toast(words.leftBeside, { words: words.layOut, run: () => layOut(beside) });
  else if (left !== null) shell.toast(words.left);
  return {
    first: { board: shared ?? left ?? start, before: beside === null ? [] : [beside] },
    note(board) {
      const printed = form.print(board);
      shell.store.remember(key, printed === form.print(start) ? null : printed);
      // The address names a shared board; after a change it would bring that one back instead.
      shell.router.replace({ screen: 'room', game: id, room: 'workshop', at: null });
    },
  };
}
