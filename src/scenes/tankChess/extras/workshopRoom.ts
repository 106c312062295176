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
import { sheet } from '../../extras/extraPage';
import { openWorkbench, openWorkshopPage, type Workbench } from '../../extras/workshop';
import type { Screen } from '../../frame/shell';
import { shown } from '../board/geometry';
import { drawAim } from './drawAim';
import { aimed, emptyHand, type Hand, used } from './hand';
import type { Kit } from './kit';
import { squareBeside, squareIn } from './squares';
import { findingSheet, playFrom, positionSheet } from './workshopSheets';
import { toolSheet } from './workshopTools';

const sizes = [8, 10, 12, 14, 16, 18, 20, 24] as const;

/** A bench for boards: lay obstacles, place pieces, check, play from there, keep and share. */
export function openWorkshopRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const { shell } = kit;
  let hand = emptyHand;
  let hovered: Ref | null = null;
  const form = { print: printCode, read: boardIn, shared: (code: string) => sharedBoard(kit, code) };
  const bench = openWorkbench<Snapshot>(kit, form, printedBoard(), at, () => page.refresh());
  const hold = (part: Partial<Hand>) => {
    hand = { ...hand, ...part };
    page.refresh();
  };
  let seen: { readonly of: Snapshot; readonly view: ReturnType<typeof openSnapshot> } | null = null;
  const view = () => {
    if (seen?.of !== bench.now()) seen = { of: bench.now(), view: openSnapshot(bench.now()) };
    return seen.view;
  };
  const board = openRoomBoard(kit, {
    refsAt: (point) => kit.skin.refsAt(view(), point, emptySelection),
    point(refs) {
      const square = squareIn(refs);
      if (square === null) return;
      const { hand: after, edited } = used(bench.now(), hand, square);
      hand = after;
      const refused = isRefused(edited);
      shell.sound.play(refused ? 'error' : 'click');
      if (refused) shell.toast(kit.say(kit.words().workshop.refused[edited.refused], { at: shown(edited.at) }));
      bench.put(refused ? bench.now() : edited);
    },
    hover(refs) {
      hovered = refs[0] ?? null;
      draw();
    },
    back: () => hold({ from: null }),
    beside: (from, right, up) => squareBeside(view().size, from, right, up),
    name: (ref) => kit.skin.name(view(), ref),
  });
  const draw = () => {
    const square = hovered === null ? null : squareIn([hovered]);
    const { size } = bench.now();
    board.draw(view(), (stage) => {
      if (square !== null) drawAim(stage, size, aimed(bench.now(), hand, square));
      if (hand.from !== null) drawAim(stage, size, { squares: [hand.from], good: true }, 'held');
    });
  };
  const page = openWorkshopPage(kit, bench, board, leave, {
    draw,
    sheets: () => [
      toolSheet(kit, hand, hold),
      boardSheet(kit, bench),
      findingSheet(kit, bench.now(), () => playFrom(kit, bench.now())),
      positionSheet(kit, bench.now(), bench.lay),
    ],
  });
  return page;
}

/** Size, what to begin with and who is to move. */
function boardSheet(kit: Kit, bench: Workbench<Snapshot>): HTMLElement {
  const words = kit.words().workshop;
  const { text } = kit.game();
  const board = bench.now();
  const starts = [
    { value: '', words: '—' },
    { value: 'empty', words: words.empty },
    ...Object.keys(boardPlans).map((value) => ({ value, words: text.setups[value]?.name ?? value })),
  ];
  const size = select(
    sizes.map((each) => ({ value: String(each), words: kit.say(words.sizeOf, { size: each }) })),
    String(board.size),
    (value) => bench.put(resized(board, Number(value))),
  );
  size.setAttribute('aria-label', words.size);
  const start = select(starts, '', (value) => {
    if (value === 'empty') bench.lay(emptyBoard(board.size));
    const plan = Object.entries(boardPlans).find(([id]) => id === value)?.[1];
    if (plan !== undefined) bench.lay({ number: 1, quiet: 0, ...readPlan(plan) });
  });
  start.setAttribute('aria-label', words.start);
  const turn = segments(
    [
      { value: '0', words: words.white },
      { value: '1', words: words.black },
    ],
    String(board.turn),
    (value) => bench.put({ ...board, turn: Number(value) }),
    'turn',
  );
  turn.setAttribute('aria-label', words.turnOf);
  return sheet(
    kit.say(words.sizeOf, { size: board.size }),
    el('div', { class: 'extra-pair' }, line(words.size, size), line(words.start, start)),
    line(words.turnOf, turn),
    el(
      'div',
      { class: 'extra-acts' },
      button({ words: words.undo, small: true, icon: 'undo', disabled: !bench.mayUndo(), run: bench.undo }),
      button({ words: words.mirror, small: true, run: () => bench.put(mirrored(board)) }),
    ),
    el('p', { class: 'about' }, words.mirrorAbout),
  );
}

function line(words: string, control: HTMLElement): HTMLElement {
  return el('div', { class: 'extra-line' }, el('span', {}, words), control);
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
