import { sayPositionFault } from '../../../i18n/tankChess/extras';
import type { Ref } from '../../../rules/core/game';
import { boardPlans } from '../../../rules/tankChess/data/boards';
import { openSnapshot } from '../../../rules/tankChess/openSnapshot';
import { isPositionFault, printCode, readCode, type Snapshot } from '../../../rules/tankChess/positionText';
import { readPlan } from '../../../rules/tankChess/setup';
import { emptyBoard, isRefused, mirrored, resized } from '../../../rules/tankChess/workshop/edit';
import { emptySelection } from '../../../session/selection';
import { button, segments, select } from '../../dom/controls';
import { el } from '../../dom/el';
import { openRoomBoard } from '../../extras/extraBoard';
import { openRoom, sheet } from '../../extras/extraPage';
import { keptSheet } from '../../extras/savedBoardsCard';
import { openDraft } from '../../extras/unsavedBoard';
import type { Screen } from '../../frame/shell';
import { shown } from '../board/geometry';
import { drawAim } from './drawAim';
import type { Kit } from './kit';
import { squareBeside, squareIn } from './squares';
import { aimed, type Bench, changed, openBench, undone, used } from './workbench';
import { findingSheet, playFrom, positionSheet } from './workshopSheets';
import { toolSheet } from './workshopTools';

const sizes = [8, 10, 12, 14, 16, 18, 20, 24] as const;

/** A bench for boards: lay obstacles, place pieces, check, play from there, keep and share. */
export function openWorkshopRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const { shell } = kit;
  const start = printedBoard();
  const draft = openDraft(
    kit,
    kit.words().workshop,
    { print: printCode, read: boardIn },
    { start, shared: at === null ? null : sharedBoard(kit, at) },
    (left) => lay(left),
  );
  let bench: Bench = openBench(draft.first.board, draft.first.before);
  let hovered: Ref | null = null;

  const put = (next: Bench) => {
    if (next.board !== bench.board) draft.note(next.board);
    show(next);
  };
  /** Another whole board. */
  const lay = (next: Snapshot) => {
    draft.setAside(bench.board, next);
    put(changed(bench, next));
  };
  const show = (next: Bench) => {
    bench = next;
    refresh();
  };
  const board = openRoomBoard(kit, {
    refsAt: (point) => kit.skin.refsAt(view(), point, emptySelection),
    point(refs) {
      const square = squareIn(refs);
      if (square === null) return;
      const { bench: next, refused } = used(bench, square);
      if (refused !== null && isRefused(refused)) {
        shell.sound.play('error');
        shell.toast(kit.say(kit.words().workshop.refused[refused.refused], { at: shown(refused.at) }));
      } else shell.sound.play('click');
      put(next);
    },
    hover(refs) {
      hovered = refs[0] ?? null;
      draw();
    },
    back: () => put({ ...bench, hand: { ...bench.hand, from: null } }),
    beside: (from, right, up) => squareBeside(view().size, from, right, up),
    name: (ref) => kit.skin.name(view(), ref),
  });
  const room = openRoom(kit, { name: 'workshop', board: board.element, leave });

  let seen: { readonly of: Snapshot; readonly view: ReturnType<typeof openSnapshot> } | null = null;
  const view = () => {
    if (seen?.of !== bench.board) seen = { of: bench.board, view: openSnapshot(bench.board) };
    return seen.view;
  };
  const draw = () => {
    const square = hovered === null ? null : squareIn([hovered]);
    board.draw(view(), (stage) => {
      if (square !== null) drawAim(stage, bench.board.size, aimed(bench, square));
      if (bench.hand.from !== null)
        drawAim(stage, bench.board.size, { squares: [bench.hand.from], good: true }, 'held');
    });
  };

  const boardSheet = () => {
    const words = kit.words().workshop;
    const { text } = kit.game();
    const starts = [
      { value: '', words: '—' },
      { value: 'empty', words: words.empty },
      ...Object.keys(boardPlans).map((value) => ({ value, words: text.setups[value]?.name ?? value })),
    ];
    const size = select(
      sizes.map((each) => ({ value: String(each), words: kit.say(words.sizeOf, { size: each }) })),
      String(bench.board.size),
      (value) => put(changed(bench, resized(bench.board, Number(value)))),
    );
    size.setAttribute('aria-label', words.size);
    const start = select(starts, '', (value) => {
      if (value === 'empty') lay(emptyBoard(bench.board.size));
      const plan = Object.entries(boardPlans).find(([id]) => id === value)?.[1];
      if (plan !== undefined) lay({ number: 1, quiet: 0, ...readPlan(plan) });
    });
    start.setAttribute('aria-label', words.start);
    const turn = segments(
      [
        { value: '0', words: words.white },
        { value: '1', words: words.black },
      ],
      String(bench.board.turn),
      (value) => put(changed(bench, { ...bench.board, turn: Number(value) })),
      'turn',
    );
    turn.setAttribute('aria-label', words.turnOf);
    return sheet(
      kit.say(words.sizeOf, { size: bench.board.size }),
      el('div', { class: 'chess-pair' }, line(words.size, size), line(words.start, start)),
      line(words.turnOf, turn),
      el(
        'div',
        { class: 'chess-acts' },
        button({
          words: words.undo,
          small: true,
          icon: 'undo',
          disabled: bench.before.length === 0,
          run: () => put(undone(bench)),
        }),
        button({ words: words.mirror, small: true, run: () => put(changed(bench, mirrored(bench.board))) }),
      ),
      el('p', { class: 'about' }, words.mirrorAbout),
    );
  };
  const layKept = (code: string) => {
    const read = boardIn(code);
    if (read !== null) lay(read);
  };
  const refresh = () => {
    draw();
    const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.keep : undefined;
    const { scrollTop } = room.side;
    room.title(kit.words().workshop.title, kit.words().about.workshop);
    room.side.replaceChildren(
      toolSheet(kit, bench.hand, (part) => put({ ...bench, hand: { ...bench.hand, ...part } })),
      boardSheet(),
      findingSheet(kit, bench.board, () => playFrom(kit, bench.board)),
      positionSheet(kit, bench.board, lay),
      keptSheet(kit, kit.words().workshop, printCode(bench.board), layKept, () => {
        if (room.element.isConnected) refresh();
      }),
    );
    room.side.scrollTop = scrollTop;
    if (held !== undefined) room.side.querySelector<HTMLElement>(`[data-keep="${CSS.escape(held)}"]`)?.focus();
  };

  refresh();
  const stop = shell.onSettings(refresh);
  return {
    show(address) {
      if (address.screen !== 'room' || address.at === null || address.at === printCode(bench.board)) return;
      const shared = sharedBoard(kit, address.at);
      if (shared === null) return;
      draft.setAside(bench.board, shared);
      show(changed(bench, shared));
    },
    close() {
      stop();
      board.close();
      room.close();
    },
  };
}

function line(words: string, control: HTMLElement): HTMLElement {
  return el('div', { class: 'chess-line' }, el('span', {}, words), control);
}

function printedBoard(): Snapshot {
  return { number: 1, quiet: 0, ...readPlan(boardPlans.standard16) };
}

function boardIn(code: string): Snapshot | null {
  const read = readCode(code);
  return isPositionFault(read) ? null : read;
}

/** The board of an address; where it holds none, that is said. */
function sharedBoard(kit: Kit, at: string): Snapshot | null {
  const read = readCode(at);
  if (!isPositionFault(read)) return read;
  kit.shell.toast(sayPositionFault(read, kit.words(), kit.shell.text().locale));
  return null;
}
