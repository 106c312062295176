import { keyCap } from '../dom/controls';
import { openOver } from '../dom/dialog';
import { el } from '../dom/el';
import type { Box, Point } from '../paint/items';
import type { Ink } from '../paint/paintItem';
import type { Lab } from './bench';
import { labIcon } from './labIcons';

/** Milliseconds a mark stays, and how much of that it fades. */
const STAY = 6000;
const FADE = 1500;
const TRAIL = 900;
const LARGER = [1, 1.35, 1.7] as const;

interface Mark {
  readonly kind: 'arrow' | 'circle';
  readonly from: Point;
  to: Point;
  /** When it was let go; null: still being drawn. */
  since: number | null;
}

/** What a presenter does over the picture: light, arrows and circles that fade, larger labels, nothing but the picture. */
export interface Presenter {
  /** Takes a key; false: it means nothing here. */
  key(key: string): boolean;
  /** True: the hand draws, and does nothing else. */
  press(at: Point): boolean;
  drag(at: Point): void;
  drop(): void;
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
  let marks: readonly Mark[] = [];
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
    marks = marks.filter(({ since }) => since === null || time - since < STAY);
    trail = trail.filter(({ since }) => time - since < TRAIL);
    repaint();
    if (marks.length > 0 || trail.length > 0) keep();
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
    lab.shell.toast(words()[pen ?? 'none']);
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
      marks = [...marks, { kind: pen, from: at, to: at, since: null }];
      return true;
    },
    drag(at) {
      const drawn = marks.at(-1);
      if (drawn?.since !== null) return;
      drawn.to = at;
      repaint();
    },
    drop() {
      const drawn = marks.at(-1);
      if (drawn?.since !== null) return;
      drawn.since = now();
      keep();
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
      for (const mark of marks) paintMark(ink, mark, strength(mark.since, time), seen.width);
      for (const each of trail) paintDot(ink, each, 1 - (time - each.since) / TRAIL, seen.width);
    },
    larger: () => LARGER[size] ?? 1,
    present,
    close() {
      cancelAnimationFrame(frame);
    },
  };
}

function strength(since: number | null, time: number): number {
  return since === null ? 1 : Math.max(0, Math.min(1, (STAY - (time - since)) / FADE));
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

function paintMark(ink: Ink, { kind, from, to }: Mark, alpha: number, wide: number): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < wide / 200) return;
  const line = wide / 130;
  ink.save();
  ink.globalAlpha *= alpha;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.beginPath();
  if (kind === 'circle') ink.arc((from.x + to.x) / 2, (from.y + to.y) / 2, far / 2, 0, 7);
  else {
    const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
    const head = line * 4;
    ink.moveTo(from.x, from.y);
    ink.lineTo(to.x, to.y);
    ink.moveTo(to.x - dx * head - dy * head * 0.7, to.y - dy * head + dx * head * 0.7);
    ink.lineTo(to.x, to.y);
    ink.lineTo(to.x - dx * head + dy * head * 0.7, to.y - dy * head - dx * head * 0.7);
  }
  for (const [width, colour] of [
    [line + wide / 220, '#23261f'],
    [line, '#ffd447'],
  ] as const) {
    ink.lineWidth = width;
    ink.strokeStyle = colour;
    ink.stroke();
  }
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
const benchRows = [
  ['Enter', 'move'],
  ['Q E', 'turn'],
  ['L', 'copyLink'],
  ['C', 'copyPicture'],
  ['Ctrl+Z', 'back'],
  ['X', 'read'],
] as const;

function keyRows(lab: Lab, rows: readonly (readonly [string, keyof ReturnType<Lab['words']>['presenter']])[]) {
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
    content: [el('ul', { class: 'lab-all-keys' }, ...keyRows(lab, presenterRows), ...keyRows(lab, benchRows))],
    onClose: () => dialog.close(),
  });
}
