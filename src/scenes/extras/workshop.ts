import type { RoomText } from '../../i18n/roomText';
import type { Address, Screen } from '../frame/shell';
import type { RoomBoard } from './extraBoard';
import type { ExtraContext } from './extraContext';
import { openRoom } from './extraPage';
import { type KeptWords, keptSheet } from './savedBoardsCard';
import { type BoardForm, type DraftKit, type DraftWords, openDraft } from './unsavedBoard';

interface WorkshopWords extends RoomText {
  readonly workshop: DraftWords & KeptWords & { readonly title: string };
  readonly about: { readonly workshop: string };
}

type WorkshopKit = ExtraContext<WorkshopWords>;

interface WorkshopForm<B> extends BoardForm<B> {
  /** The board of an address; where it holds none, that is said. */
  shared(at: string): B | null;
}

/** What lies on the bench of a workshop, with what lay there before. */
export interface Workbench<B> {
  now(): B;
  mayUndo(): boolean;
  /** A change of the board. */
  put(next: B): void;
  /** Another whole board; this one lies by if somebody worked on it. */
  lay(next: B): void;
  undo(): void;
  /** The address asks for another board. */
  follow(address: Address): void;
  code(): string;
  layCode(code: string): void;
}

const LONGEST_MEMORY = 200;

export function openWorkbench<B>(
  kit: DraftKit & { words(): { readonly workshop: DraftWords } },
  form: WorkshopForm<B>,
  start: B,
  at: string | null,
  changed: () => void,
): Workbench<B> {
  const shared = at === null ? null : form.shared(at);
  const draft = openDraft(kit, kit.words().workshop, form, { start, shared }, (left) => bench.lay(left));
  let { board, before } = draft.first;
  const show = (next: B) => {
    if (next !== board) before = [...before, board].slice(-LONGEST_MEMORY);
    board = next;
    changed();
  };
  const bench: Workbench<B> = {
    now: () => board,
    mayUndo: () => before.length > 0,
    put(next) {
      if (next !== board) draft.note(next);
      show(next);
    },
    lay(next) {
      draft.setAside(board, next);
      bench.put(next);
    },
    undo() {
      board = before.at(-1) ?? board;
      before = before.slice(0, -1);
      draft.note(board);
      changed();
    },
    follow(address) {
      if (address.screen !== 'room' || address.at === null || address.at === form.print(board)) return;
      const asked = form.shared(address.at);
      if (asked === null) return;
      draft.setAside(board, asked);
      show(asked);
    },
    code: () => form.print(board),
    layCode(code) {
      const read = form.read(code);
      if (read !== null) bench.lay(read);
    },
  };
  return bench;
}

/** The page around a bench: its board, and a column of sheets with what lies by at its end. */
export function openWorkshopPage<B>(
  kit: WorkshopKit,
  bench: Workbench<B>,
  board: RoomBoard,
  leave: () => void,
  { draw, sheets }: { draw(): void; sheets(): readonly HTMLElement[] },
): Screen & { refresh(): void } {
  const room = openRoom(kit, { name: 'workshop', board: board.element, leave });
  const refresh = () => {
    draw();
    const { workshop, about } = kit.words();
    room.title(workshop.title, about.workshop);
    const again = () => {
      if (room.element.isConnected) refresh();
    };
    keepPlace(room.side, () => [...sheets(), keptSheet(kit, workshop, bench.code(), bench.layCode, again)]);
  };
  refresh();
  const stop = kit.shell.onSettings(refresh);
  return {
    refresh,
    show: bench.follow,
    close() {
      stop();
      board.close();
      room.close();
    },
  };
}

/** Writes a column anew: what was seen stays in sight, what had the focus keeps it. */
function keepPlace(side: HTMLElement, sheets: () => readonly HTMLElement[]): void {
  const controls = () => [...side.querySelectorAll<HTMLElement>('button, input, select, textarea')];
  const active = document.activeElement;
  const { scrollTop } = side;
  const focused = active instanceof HTMLElement ? controls().indexOf(active) : -1;
  const keep = focused < 0 ? undefined : controls()[focused]?.dataset.keep;
  side.replaceChildren(...sheets());
  side.scrollTop = scrollTop;
  const named = keep === undefined ? null : side.querySelector<HTMLElement>(`[data-keep="${CSS.escape(keep)}"]`);
  (named ?? controls()[focused])?.focus({ preventScroll: true });
}
