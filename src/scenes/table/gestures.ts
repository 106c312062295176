import type Phaser from 'phaser';
import type { Point } from '../skins/items';

/** What hands do on the canvas, in CSS pixels. */
export interface Gestures {
  /** Pressed somewhere; true: a control took it, so nothing is dragged. */
  press(at: Point): boolean;
  release(at: Point, taken: boolean): void;
  tap(at: Point, touch: boolean): void;
  doubleTap(at: Point, touch: boolean): void;
  drag(dx: number, dy: number, at: Point, taken: boolean): void;
  zoom(at: Point, by: number): void;
  hover(at: Point): void;
  leave(): void;
}

const STILL = 8;
const DOUBLE_MS = 320;

/** Turns Phaser's pointers into gestures until the answer is called. */
export function listenGestures(scene: Phaser.Scene, ratio: () => number, to: Gestures): () => void {
  const { input } = scene;
  input.addPointer(1);
  let start: { at: Point; taken: boolean; moved: boolean } | null = null;
  let last: Point = { x: 0, y: 0 };
  let spread = 0;
  let tapped = { time: -Infinity, at: last };
  const place = ({ x, y }: { x: number; y: number }): Point => ({ x: x / ratio(), y: y / ratio() });
  const fingers = (): readonly Phaser.Input.Pointer[] =>
    input.manager.pointers.slice(1, 3).filter((pointer) => pointer.isDown);

  const down = (pointer: Phaser.Input.Pointer) => {
    const at = place(pointer);
    const two = fingers();
    if (two.length === 2) {
      spread = gapOf(two);
      start = null;
      return;
    }
    start = { at, taken: to.press(at), moved: false };
    last = at;
  };
  const move = (pointer: Phaser.Input.Pointer) => {
    const at = place(pointer);
    const two = fingers();
    const [a, b] = two;
    if (a !== undefined && b !== undefined && two.length === 2) {
      const next = gapOf(two);
      if (spread > 0 && next > 0) to.zoom(place({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }), next / spread);
      spread = next;
      return;
    }
    if (start === null || !pointer.isDown) {
      if (!pointer.wasTouch) to.hover(at);
      return;
    }
    if (!start.moved && Math.hypot(at.x - start.at.x, at.y - start.at.y) < STILL) return;
    start.moved = true;
    to.drag(at.x - last.x, at.y - last.y, at, start.taken);
    last = at;
  };
  const up = (pointer: Phaser.Input.Pointer) => {
    const at = place(pointer);
    const begun = start;
    start = null;
    spread = 0;
    if (begun === null) return;
    to.release(at, begun.taken);
    if (begun.moved || begun.taken) return;
    const again = pointer.upTime - tapped.time < DOUBLE_MS && Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) < 24;
    tapped = { time: again ? -Infinity : pointer.upTime, at };
    if (again) to.doubleTap(at, pointer.wasTouch);
    else to.tap(at, pointer.wasTouch);
  };
  const wheel = (pointer: Phaser.Input.Pointer, _: unknown, __: number, dy: number) =>
    to.zoom(place(pointer), Math.exp(-dy * 0.0015));
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

function gapOf([a, b]: readonly Phaser.Input.Pointer[]): number {
  return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
}
