import type { MenuShell } from '../frame/menuShell';
import { openKept } from './savedBoards';
import { keptName } from './savedBoardsCard';

/** What remembering a board takes of a room. */
export interface DraftKit {
  readonly shell: Pick<MenuShell, 'toast'> & {
    readonly store: Pick<MenuShell['store'], 'remember' | 'recall'>;
    readonly router: Pick<MenuShell['router'], 'replace'>;
  };
  game(): { readonly id: string };
  say(template: string, fields: { readonly [name: string]: unknown }): string;
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
  /** Another board takes its place; it lies by, under this name. */
  readonly aside: string;
  readonly unnamed: string;
}

/** A board under work that nobody has kept yet: it outlives the page. */
interface UnsavedBoard<B> {
  /** What lies on the bench when the room is opened, and what going back leads to. */
  readonly first: { readonly board: B; readonly before: readonly B[] };
  note(board: B): void;
  /** Another whole board takes the place of this one, which lies by from then on if somebody worked on it. */
  setAside(board: B, next: B): void;
}

export const draftKey = (game: string): string => `hull-down/workbench/${game}`;
const laidKey = (game: string): string => `${draftKey(game)}/laid`;

/** `shared`: the board the address asks for. `start`: the one to begin with, which need not be remembered. */
export function openDraft<B>(
  kit: DraftKit,
  words: DraftWords,
  form: BoardForm<B>,
  { start, shared }: { readonly start: B; readonly shared: B | null },
  layOut: (board: B) => void,
): UnsavedBoard<B> {
  const { shell } = kit;
  const { id } = kit.game();
  const key = draftKey(id);
  const code: unknown = shell.store.recall(key);
  const left = typeof code === 'string' ? form.read(code) : null;
  const beside = left !== null && shared !== null && form.print(left) !== form.print(shared) ? left : null;
  if (beside !== null) shell.toast(words.leftBeside, { words: words.layOut, run: () => layOut(beside) });
  else if (left !== null) shell.toast(words.left);
  const kept = openKept(shell.store, id);
  /** The board as it was laid on the bench, on this visit or the last: anything else there is somebody's work. */
  let laid: unknown = left === null ? form.print(start) : shell.store.recall(laidKey(id));
  if (shared !== null) laid = form.print(shared);
  /** Left here before, and not on the bench: the next note would be written over it. */
  let waiting = beside;
  const putBy = (board: B) => {
    const printed = form.print(board);
    if (printed === form.print(start) || kept.has(printed)) return;
    const lies = kept.keep(null, printed);
    if (lies !== null) shell.toast(kit.say(words.aside, { name: keptName(kit, words, lies) }));
  };
  return {
    first: { board: shared ?? left ?? start, before: beside === null ? [] : [beside] },
    setAside(board, next) {
      if (form.print(board) !== laid) putBy(board);
      laid = form.print(next);
    },
    note(board) {
      const printed = form.print(board);
      if (waiting !== null && printed !== form.print(waiting)) putBy(waiting);
      waiting = null;
      shell.store.remember(key, printed === form.print(start) ? null : printed);
      shell.store.remember(laidKey(id), laid);
      // The address names a shared board; after a change it would bring that one back instead.
      shell.router.replace({ screen: 'room', game: id, room: 'workshop', at: null });
    },
  };
}
