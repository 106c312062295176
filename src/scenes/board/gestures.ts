import type { Point } from '../paint/items';

/** What hands do on the canvas, in CSS pixels. */
export interface Gestures {
  /** Pressed somewhere; true: a control took it, so nothing is dragged. */
  press(at: Point): boolean;
  release(at: Point, taken: boolean): void;
  /** A second finger came down: what the first one pressed is not meant. */
  cancel(): void;
  tap(at: Point, touch: boolean): void;
  doubleTap(at: Point, touch: boolean): void;
  drag(dx: number, dy: number, at: Point, taken: boolean): void;
  zoom(at: Point, by: number): void;
  hover(at: Point): void;
  leave(): void;
}

/** A mouse or a finger, as Phaser tells of it. */
export interface Pointer extends Point {
  readonly isDown: boolean;
  readonly wasTouch: boolean;
  readonly upTime: number;
  readonly event: object;
}

/** What is heard of Phaser's input. */
export interface Hands {
  readonly manager: { readonly pointers: readonly Pointer[] };
  addPointer(more: number): unknown;
  on(name: string, listener: (...told: never[]) => void): unknown;
  off(name: string, listener: (...told: never[]) => void): unknown;
}

interface Pinch {
  readonly spread: number;
  readonly middle: Point;
  /** It began on something of the HUD: the board under it is not meant. */
  readonly taken: boolean;
}

const STILL = 8;
const DOUBLE_MS = 320;
const WHEEL = 0.0015;
/** Two fingers on a trackpad come as a wheel with Ctrl, in much smaller steps. */
const TRACKPAD = 0.012;

/** Turns Phaser's pointers into gestures until the answer is called. */
export function listenGestures(input: Hands, ratio: () => number, to: Gestures): () => void {
  input.addPointer(1);
  let start: { readonly at: Point; readonly taken: boolean; moved: boolean } | null = null;
  let pinch: Pinch | null = null;
  let last: Point = { x: 0, y: 0 };
  let tapped = { time: -Infinity, at: last };
  const place = ({ x, y }: Point): Point => ({ x: x / ratio(), y: y / ratio() });
  const fingers = (): readonly Pointer[] => input.manager.pointers.slice(1, 3).filter((pointer) => pointer.isDown);

  const down = (pointer: Pointer) => {
    const at = place(pointer);
    const [a, b] = fingers();
    if (a !== undefined && b !== undefined) {
      if (start !== null) to.cancel();
      pinch = { spread: gapOf(a, b), middle: place(middleOf(a, b)), taken: start?.taken ?? false };
      start = null;
      return;
    }
    pinch = null;
    start = { at, taken: to.press(at), moved: false };
    last = at;
  };
  /** Two fingers draw the board along while they spread it. */
  const spread = (a: Pointer, b: Pointer, before: Pinch) => {
    const next = { spread: gapOf(a, b), middle: place(middleOf(a, b)), taken: before.taken };
    pinch = next;
    if (next.taken) return;
    to.drag(next.middle.x - before.middle.x, next.middle.y - before.middle.y, next.middle, false);
    if (before.spread > 0 && next.spread > 0) to.zoom(next.middle, next.spread / before.spread);
  };
  const move = (pointer: Pointer) => {
    const at = place(pointer);
    const [a, b] = fingers();
    if (pinch !== null && a !== undefined && b !== undefined) return spread(a, b, pinch);
    if (start === null || !pointer.isDown) {
      if (!pointer.wasTouch) to.hover(at);
      return;
    }
    if (!start.moved && Math.hypot(at.x - start.at.x, at.y - start.at.y) < STILL) return;
    start.moved = true;
    to.drag(at.x - last.x, at.y - last.y, at, start.taken);
    last = at;
  };
  const up = (pointer: Pointer) => {
    const [left] = fingers();
    if (pinch !== null) {
      const { taken } = pinch;
      pinch = null;
      if (left === undefined) return;
      // The finger that stays goes on drawing the board, and is no tap.
      last = place(left);
      start = { at: last, taken, moved: true };
      return;
    }
    const at = place(pointer);
    const begun = start;
    start = null;
    if (begun === null) return;
    to.release(at, begun.taken);
    if (begun.moved || begun.taken) return;
    const again = pointer.upTime - tapped.time < DOUBLE_MS && Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) < 24;
    tapped = { time: again ? -Infinity : pointer.upTime, at };
    if (again) to.doubleTap(at, pointer.wasTouch);
    else to.tap(at, pointer.wasTouch);
  };
  const wheel = (pointer: Pointer, _: unknown, __: number, dy: number) => {
    const trackpad = 'ctrlKey' in pointer.event && pointer.event.ctrlKey === true;
    to.zoom(place(pointer), Math.exp(-dy * (trackpad ? TRACKPAD : WHEEL)));
  };
  const gone = () => to.leave();
  input.on('pointerdown', down);
  input.on('pointermove', move);
  input.on('pointerup', up);
  input.on('pointerupoutside', up);
  input.on('wheel', wheel);
  input.on('gameout', gone);
  return () => {
    input.off('pointerdown', down);
    input.off('pointermove', move);
    input.off('pointerup', up);
    input.off('pointerupoutside', up);
    input.off('wheel', wheel);
    input.off('gameout', gone);
  };
}

function gapOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
