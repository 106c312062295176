import { shooterOf } from '../../../rules/tankChess/lab/bench';
import { printSquareLink, readSquareLink, type SquareLink, type SquareShow } from '../../../rules/tankChess/lab/link';
import type { SquareReading } from '../../../rules/tankChess/lab/reading';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { type BenchScreen, nextState } from '../../lab/bench';
import { embedStrip } from '../../lab/embedStrip';
import { labButton } from '../../lab/labIcons';
import { listenLabKeys } from '../../lab/labKeys';
import { openLabPage, showKey, verdict } from '../../lab/labPage';
import { openLabPicture } from '../../lab/picture';
import { openPractice } from '../../lab/practice';
import { openPresenter } from '../../lab/presenter';
import { openPieces, type Piece, rewrite } from '../../lab/rewrite';
import { openShare } from '../../lab/share';
import { readAloud } from '../../lab/speak';
import { ruleLink } from '../../menu/rulePanel';
import type { Box } from '../../paint/items';
import { frameBox, S, squareBox, squareUnder } from '../board/geometry';
import { type SquareKit, squareItems } from './drawSquare';
import { squarePractice } from './practice';
import { openSquareCursor } from './squareCursor';
import { openSquareDesk, type SquareDesk } from './squareDesk';
import { framedCells, killSheet, roseSheet, shotsSheet, toolSheet } from './squarePanels';
import { squareSpoken, squareVerdict } from './squareWords';

const showKeys: { readonly [key: string]: SquareShow } = { f: 'lines', r: 'ring', s: 'rose', m: 'reach', t: 'threat' };
const tabs = ['rose', 'shots', 'table', 'pieces'] as const;
type Tab = (typeof tabs)[number];

/** The square bench, to work at or alone in a frame. */
export function workSquareBench(kit: SquareKit, first: SquareLink): BenchScreen {
  const { lab } = kit;
  let asked = 0;
  let tab: Tab = 'rose';
  /** Grows with what comes from outside: other settings. */
  let age = 0;
  const refresh = () => {
    if (asked === 0) asked = requestAnimationFrame(write);
  };
  const desk = openSquareDesk(first, refresh);
  const page = openLabPage(lab, { place: 'square', rule: 'TC-FIRE2', present: () => presenter.present() });
  const presenter = openPresenter({
    lab,
    page: () => page.element,
    repaint: () => board.picture.repaint(),
    relabel: refresh,
  });
  const told = el('p', { class: 'unseen', role: 'status' });
  const cursor = openSquareCursor(
    kit,
    desk,
    (words) => told.replaceChildren(words),
    () => board.show(cursor.at()),
  );
  const board = openBoard(kit, desk, presenter);
  const share = shareOf(kit, desk, board);
  const right = el('div', { class: 'lab-right' });
  const writeRight = openPieces(right);
  const strip = el('div', { class: 'lab-strip' });
  page.floor.append(board.picture.element, ...(lab.embedded ? [strip] : [right]), told);
  const { canvas } = board.picture;
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  const choose = (next: Tab) => () => {
    tab = next;
    refresh();
  };
  const write = () => {
    asked = 0;
    const at = printSquareLink(desk.link());
    lab.note(at);
    page.title(lab.words().title, lab.words().about.square);
    page.element.dataset.tab = tab;
    canvas.setAttribute('aria-label', `${lab.words().map}. ${kit.words().cursor.help}`);
    board.show(cursor.at());
    const says = squareVerdict(kit, desk.reading());
    const { left, right: rightWords } = kit.words().tools;
    if (lab.embedded)
      rewrite(strip, [
        embedStrip(lab, {
          says,
          facts: kit.words().more,
          tone: 'clear',
          at,
          back: left,
          on: rightWords,
          step: desk.turn,
        }),
      ]);
    else writeRight(column(kit, desk, { says, tab, age, share: share.row, choose }));
  };
  const act = actions(kit, desk, share, presenter);
  const stops = [
    lab.shell.onSettings(() => {
      age += 1;
      refresh();
    }),
    listenLabKeys((key) => (document.activeElement === canvas && cursor.key(key)) || act(key)),
  ];
  write();
  // In the small frame of another page the fight is worth more than the edges of the board.
  if (lab.embedded) board.frameFight();
  return {
    show(address) {
      const now = printSquareLink(desk.link());
      const next = nextState(lab, address, { read: readSquareLink, print: printSquareLink }, now);
      if (next !== null) desk.lay(next);
    },
    close() {
      for (const stop of stops) stop();
      cancelAnimationFrame(asked);
      for (const each of [board.picture, presenter, page, kit]) each.close();
    },
  };
}

/** What the keys of the bench do. */
function actions(
  kit: SquareKit,
  desk: SquareDesk,
  share: ReturnType<typeof openShare>,
  presenter: ReturnType<typeof openPresenter>,
): (key: string) => boolean {
  return (key) => {
    const acts: { readonly [key: string]: () => unknown } = {
      q: () => desk.turn(-1),
      e: () => desk.turn(1),
      l: share.copyLink,
      c: share.copyPicture,
      k: share.play,
      x: () => readAloud(squareSpoken(kit, desk.reading()), kit.lab.shell.settings().language),
      undo: desk.undo,
      Delete: desk.remove,
      Backspace: desk.remove,
      ...(desk.hand().tool === 'none' ? {} : { Escape: () => desk.hold({ tool: 'none' }) }),
    };
    const show = showKeys[key];
    if (show !== undefined) desk.toggle(show);
    else if (acts[key] !== undefined) acts[key]();
    else return presenter.key(key);
    return true;
  };
}

/** The board as it is drawn and held. */
function openBoard(kit: SquareKit, desk: SquareDesk, presenter: ReturnType<typeof openPresenter>) {
  let hovered: ReturnType<typeof squareUnder> = null;
  const sizeNow = () => desk.reading().state.size;
  const items = (cursor: typeof hovered) =>
    squareItems(kit, desk.reading(), {
      show: new Set(desk.link().show),
      selected: desk.selected(),
      hovered: cursor ?? hovered,
    });
  const show = (cursor: typeof hovered = null) => {
    const { state } = desk.reading();
    picture.show({ ground: kit.skin.backdrop(state), world: frameBox(state.size), items: items(cursor) });
  };
  const picture = openLabPicture({
    drawings: kit.drawings,
    class: 'lab-map',
    pixelRatio: () => kit.lab.shell.pixelRatio(),
    hands: {
      press: (at) => presenter.press(at) || desk.press(squareUnder(sizeNow(), at)),
      drag(at) {
        if (!presenter.drag(at)) desk.dragTo(squareUnder(sizeNow(), at));
      },
      drop(at, still) {
        if (!presenter.drop()) desk.drop(squareUnder(sizeNow(), at), still);
      },
      hover(at) {
        presenter.hover(at);
        const next = at === null ? null : squareUnder(sizeNow(), at);
        if (next === hovered) return;
        hovered = next;
        show();
      },
    },
    over: (ink, seen) => presenter.over(ink, seen),
  });
  const frameFight = () => picture.frame(fightBox(desk.reading()));
  return { picture, show, frameFight, items: () => [...kit.skin.backdrop(desk.reading().state), ...items(null)] };
}

/** Who fires, whom it strikes and what stops a line, with a square of room around it. */
function fightBox({ bench, state: { size }, lines, mortars }: SquareReading): Box {
  const fired = [...lines, ...mortars.flatMap((mortar) => mortar.lines)];
  const squares = [
    shooterOf(bench).at,
    ...mortars.map(({ piece }) => piece.at),
    ...fired.flatMap(({ shots, stop }) => [...shots.map(({ at }) => at), ...(stop === null ? [] : [stop])]),
  ];
  const boxes = squares.map((at) => squareBox(size, at));
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left - S, y: top - S, width: right - left + 2 * S, height: bottom - top + 2 * S };
}

function shareOf(kit: SquareKit, desk: SquareDesk, board: ReturnType<typeof openBoard>) {
  const at = () => printSquareLink(desk.link());
  return openShare(kit.lab, {
    at,
    picture: () => ({
      items: board.items(),
      box: frameBox(desk.reading().state.size),
      scale: 1,
      drawings: kit.drawings,
      textOf: kit.textOf,
      caption: {
        says: squareVerdict(kit, desk.reading()),
        rules: ['TC-FIRE2', 'TC-FIRE3', 'TC-KILL1'],
        from: `${kit.lab.words().share.caption} · ${kit.lab.link(at()).replace(/^https?:\/\//, '')}`,
        edge: 0x57b87a,
      },
    }),
    play: openPractice(kit, (kept) => squarePractice(kit, desk.link().bench, kept)),
    name: () => kit.say(kit.words().name, { at: shooterOf(desk.link().bench).at }),
  });
}

/** On a wide page pieces and walls take the place of the table. */
function withDoor(row: HTMLElement, words: string, tab: Tab, choose: (tab: Tab) => () => void): HTMLElement {
  const open = tab === 'pieces';
  const door = labButton('brush', { words, class: 'lab-pieces-door', run: choose(open ? 'table' : 'pieces') });
  door.setAttribute('aria-pressed', String(open));
  row.append(door);
  return row;
}

interface ColumnParts {
  readonly says: string;
  readonly tab: Tab;
  readonly age: number;
  share(): HTMLElement;
  choose(tab: Tab): () => void;
}

function column(kit: SquareKit, desk: SquareDesk, { says, tab, age, share, choose }: ColumnParts): readonly Piece[] {
  const reading = desk.reading();
  const words = kit.words();
  const { gun, show, bench } = desk.link();
  const tagged = (name: Tab, of: readonly unknown[], make: () => HTMLElement): Piece => ({
    of: [age, ...of],
    make() {
      const section = make();
      section.dataset.tab = name;
      return section;
    },
  });
  const keys = () =>
    Object.entries(showKeys).map(([key, each]) =>
      showKey(key.toUpperCase(), words.show[each], show.includes(each), () => desk.toggle(each)),
    );
  const tabRow = () =>
    tabs.map((each) => {
      const made = button({ words: words.tabs[each], kind: 'night', run: choose(each) });
      made.setAttribute('aria-pressed', String(each === tab));
      return made;
    });
  const rule = () => ruleLink(kit.lab.shell, 'TC-KILL1');
  return [
    { of: [age, says], make: () => verdict('clear', says, [`${words.more} `, rule()]) },
    { of: [age, tab], make: () => el('nav', { class: 'lab-tabs' }, ...tabRow()) },
    tagged('rose', [reading, gun], () => roseSheet(kit, reading, desk)),
    tagged('shots', [reading], () => shotsSheet(kit, reading)),
    tagged('table', [framedCells(reading)], () => killSheet(kit, reading)),
    { of: [age, show], make: () => el('div', { class: 'lab-keys' }, ...keys()) },
    tagged('pieces', [bench.board, desk.hand(), desk.canUndo()], () => toolSheet(kit, desk)),
    { of: [age, tab], make: () => withDoor(share(), words.tabs.pieces, tab, choose) },
  ];
}
