import { keyCap } from '../dom/controls';
import { openOver } from '../dom/dialog';
import { el } from '../dom/el';
import type { Box, Point } from '../paint/items';
import type { Ink } from '../paint/paintItem';
import type { BenchName, Lab } from './bench';
import { type Mark, openMarks } from './drawnMarks';
import { labIcon } from './labIcons';

/** Milliseconds the trail of the pointer stays. */
const TRAIL = 900;
const LARGER = [1, 1.35, 1.7] as const;

/** What a presenter does over the picture: light, arrows and circles that fade, larger labels, nothing but the picture. */
export interface Presenter {
  /** Takes a key; false: it means nothing here. */
  key(key: string): boolean;
  /** True: the hand draws, and does nothing else. */
  press(at: Point): boolean;
  /** True: it has drawn, and what lies under the hand stays as it is. */
  drag(at: Point): boolean;
  drop(): boolean;
  hover(at: Point | null): void;
  over(ink: Ink, seen: Box): void;
  /** How much larger labels are set. */
  larger(): number;
  present(): void;
  close(): void;
}

interface PresenterParts {
  readonly lab: Lab;
  page(): HTMLElement;
  repaint(): void;
  /** Labels have another size. */
  relabel(): void;
}

const now = () => performance.now();

export function openPresenter({ lab, page, repaint, relabel }: PresenterParts): Presenter {
  let pen: Mark['kind'] | null = null;
  const marks = openMarks();
  let spotlight = false;
  let trailing = false;
  let trail: readonly (Point & { readonly since: number })[] = [];
  let pointer: Point | null = null;
  let size = 0;
  let frame = 0;
  const words = () => lab.words().presenter;

  /** Paints on while something fades, and not a frame longer. */
  const fade = () => {
    frame = 0;
    const time = now();
    const left = marks.fade(time);
    trail = trail.filter(({ since }) => time - since < TRAIL);
    repaint();
    if (left || trail.length > 0) keep();
  };
  const keep = () => {
    if (frame === 0) frame = requestAnimationFrame(fade);
  };
  const hide = () => {
    const bare = page().classList.toggle('bare');
    if (bare) lab.shell.toast(words().hidden);
  };
  const present = () => {
    const change =
      document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    // Some frames do not allow it; the page then simply stays as it is.
    change.catch(() => undefined);
    page().classList.toggle('bare', document.fullscreenElement === null);
  };
  const nextPen = () => {
    pen = pen === null ? 'arrow' : pen === 'arrow' ? 'circle' : null;
    lab.shell.toast(words()[pen ?? 'none'], undefined, 'pen');
    page().classList.toggle('drawing', pen !== null);
  };
  const acts: { readonly [key: string]: () => void } = {
    o() {
      spotlight = !spotlight;
      repaint();
    },
    d: nextPen,
    w() {
      trailing = !trailing;
    },
    '+'() {
      size = (size + 1) % LARGER.length;
      relabel();
    },
    h: hide,
    p: present,
    '?': () => openKeyCard(lab),
  };
  return {
    key(key) {
      const act = acts[key === '=' ? '+' : key];
      act?.();
      return act !== undefined;
    },
    press(at) {
      if (pen === null) return false;
      marks.begin(pen, at);
      return true;
    },
    drag(at) {
      const drawn = marks.drag(at);
      if (drawn) repaint();
      return drawn;
    },
    drop() {
      const drawn = marks.end(now());
      if (drawn) keep();
      return drawn;
    },
    hover(at) {
      pointer = at;
      if (trailing && at !== null) {
        trail = [...trail, { ...at, since: now() }];
        keep();
      }
      if (spotlight) repaint();
    },
    over(ink, seen) {
      if (spotlight && pointer !== null) paintSpotlight(ink, seen, pointer);
      const time = now();
      marks.paint(ink, time, seen.width);
      for (const each of trail) paintDot(ink, each, 1 - (time - each.since) / TRAIL, seen.width);
    },
    larger: () => LARGER[size] ?? 1,
    present,
    close() {
      cancelAnimationFrame(frame);
    },
  };
}

function paintSpotlight(ink: Ink, { x, y, width, height }: Box, at: Point): void {
  ink.save();
  ink.fillStyle = 'rgba(7,10,15,.66)';
  ink.beginPath();
  ink.rect(x, y, width, height);
  const radius = Math.min(width, height) * 0.16;
  ink.moveTo(at.x + radius, at.y);
  ink.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  ink.fill('evenodd');
  ink.restore();
}

function paintDot(ink: Ink, { x, y }: Point, alpha: number, wide: number): void {
  ink.save();
  ink.globalAlpha *= Math.max(0, alpha) * 0.7;
  ink.fillStyle = '#ffd447';
  ink.beginPath();
  ink.arc(x, y, (wide / 110) * (0.4 + 0.6 * alpha), 0, 7);
  ink.fill();
  ink.restore();
}

/** Keys with what they do; the first rows are the card in the rail. */
const presenterRows = [
  ['← →', 'step'],
  ['O', 'spotlight'],
  ['D', 'draw'],
  ['W', 'trail'],
  ['+', 'labels'],
  ['H', 'hide'],
  ['P', 'full'],
  ['?', 'card'],
] as const;
type KeyRow = readonly [keys: string, says: keyof ReturnType<Lab['words']>['presenter']];

const sharedRows: readonly KeyRow[] = [
  ['L', 'copyLink'],
  ['C', 'copyPicture'],
  ['Ctrl+Z', 'back'],
  ['X', 'read'],
  ['K', 'play'],
];
const boardRows: readonly KeyRow[] = [
  ['Enter', 'move'],
  ['Q E', 'turn'],
  ['Delete', 'remove'],
];
const benchRows: { readonly [bench in BenchName]: readonly KeyRow[] } = {
  hex: [...boardRows, ['A S N G V B T', 'show'], ['1 2 3 4 5 6', 'brush'], ['F', 'fit'], ...sharedRows],
  square: [...boardRows, ['F R S M T', 'show'], ...sharedRows],
  gun: [['S', 'swap'], ['F', 'aspect'], ['G', 'game'], ...sharedRows],
};

function keyRows(lab: Lab, rows: readonly KeyRow[]) {
  const words = lab.words().presenter;
  return rows.map(([keys, says]) =>
    el(
      'li',
      {},
      el('span', { class: 'keys' }, ...keys.split(' ').map((key) => keyCap(key))),
      el('span', {}, words[says]),
    ),
  );
}

/** The card of the rail. */
export function presenterCard(lab: Lab): HTMLElement {
  return el(
    'section',
    { class: 'lab-presenter' },
    el('header', {}, labIcon('present'), el('h2', { class: 'display' }, lab.words().presenter.title)),
    el('ul', {}, ...keyRows(lab, presenterRows)),
  );
}

function openKeyCard(lab: Lab): void {
  const { keys, close } = lab.words().presenter;
  const dialog = openOver(lab.shell, {
    title: keys,
    closeWords: close,
    class: 'lab-dialog',
    content: [
      el('ul', { class: 'lab-all-keys' }, ...keyRows(lab, presenterRows), ...keyRows(lab, benchRows[lab.bench])),
    ],
    onClose: () => dialog.close(),
  });
}
