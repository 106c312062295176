import type { Ref } from '../../rules/core/game';
import { type ChoiceNow, type Chooser, pointAll } from '../../session/controller';
import type { Point } from '../paint/items';
import type { Skin } from './gameScene';

/** What hands do on the canvas, in CSS pixels. */
interface Gestures {
  /** Pressed somewhere; true: a control took it, so nothing is dragged. */
  press(at: Point): boolean;
  release(at: Point, taken: boolean): void;
  /** A second finger came down: what the first one pressed is not meant. */
  cancel(): void;
  tap(at: Point, touch: boolean): void;
  doubleTap(at: Point, touch: boolean): void;
  /** A finger rests where it came down: it wants to read, and lifting it is no tap. */
  hold?(at: Point): void;
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
const HOLD_MS = 450;
const WHEEL = 0.0015;
/** Two fingers on a trackpad come as a wheel with Ctrl, in much smaller steps. */
const TRACKPAD = 0.012;

/** Turns Phaser's pointers into gestures until the answer is called. */
export function listenGestures(input: Hands, ratio: () => number, to: Gestures): () => void {
  input.addPointer(1);
  let start: { readonly at: Point; readonly taken: boolean; moved: boolean; held: boolean } | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let pinch: Pinch | null = null;
  let last: Point = { x: 0, y: 0 };
  let tapped = { time: -Infinity, at: last };
  const place = ({ x, y }: Point): Point => ({ x: x / ratio(), y: y / ratio() });
  const fingers = (): readonly Pointer[] => input.manager.pointers.slice(1, 3).filter((pointer) => pointer.isDown);

  /** What is only touched may be held; a control knows its own business. */
  const awaitRest = (at: Point) => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (start === null || start.moved || start.taken) return;
      start.held = true;
      to.hold?.(at);
    }, HOLD_MS);
  };
  const down = (pointer: Pointer) => {
    const at = place(pointer);
    clearTimeout(resting);
    const [a, b] = fingers();
    if (a !== undefined && b !== undefined) {
      if (start !== null) to.cancel();
      pinch = { spread: gapOf(a, b), middle: place(middleOf(a, b)), taken: start?.taken ?? false };
      start = null;
      return;
    }
    pinch = null;
    start = { at, taken: to.press(at), moved: false, held: false };
    last = at;
    if (pointer.wasTouch) awaitRest(at);
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
      start = { at: last, taken, moved: true, held: false };
      return;
    }
    clearTimeout(resting);
    const at = place(pointer);
    const begun = start;
    start = null;
    if (begun === null) return;
    to.release(at, begun.taken);
    if (begun.moved || begun.taken || begun.held) return;
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
    clearTimeout(resting);
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

/** What is meant of all that lies in one place: what may be pointed at comes first. */
export function likeliest(refs: readonly Ref[], { next }: ChoiceNow['selection']): Ref | null {
  return refs.find((ref) => next.includes(ref)) ?? refs[0] ?? null;
}

/** A tap on the board: what may be pointed at comes first, the ghost of a refusal plays it, the void steps back. */
function tapBoard(
  controller: Chooser,
  refs: readonly Ref[],
  meant: (ref: Ref) => readonly Ref[] | null = () => null,
): void {
  const { whyNot, reading, selection } = controller.screen();
  if (whyNot !== null) {
    const { instead } = whyNot.refusal;
    const ghost = instead === undefined ? [] : reading.game.path(instead).slice(1);
    if (refs.some((ref) => ghost.includes(ref))) {
      controller.playInstead();
      return;
    }
    controller.back();
  }
  const ref = likeliest(refs, selection);
  if (ref !== null && selection.next.includes(ref)) controller.point(ref);
  else if (ref !== null) pointAll(controller, meant(ref) ?? [ref]);
  else if (whyNot === null && selection.picked.length > 0) controller.back();
}

interface TapParts {
  readonly controller: Chooser;
  readonly skin: Skin;
  playing(): boolean;
  /** What lies under a point in the present view, or in another. */
  under(at: Point, view?: unknown): readonly Ref[];
  /** Whether the words beside the ghost of a refusal lie there. */
  onGhost(at: Point): boolean;
  /** The view that is drawn, which an animation starts from. */
  drawn(): unknown;
  /** What glowed when somebody could choose last. */
  offered(): readonly Ref[];
  hovered(): Ref | null;
  hover(ref: Ref | null): void;
  /** What has been tapped to learn what it can do, at a table on which that is shown. */
  readonly studied?: { now(): Ref | null; take(ref: Ref | null): void };
  skip(): void;
  /** Shows the whole board. */
  whole(): void;
  /** Called when a tap has changed nothing at the table: what is under the pointer may be another. */
  done(): void;
}

interface Taps extends Pick<Gestures, 'tap' | 'doubleTap'> {
  /** A tap where these things lie. */
  point(refs: readonly Ref[]): void;
}

/** What taps on the board do. */
export function openTaps({ controller, skin, under, ...parts }: TapParts): Taps {
  const meant = (ref: Ref) => {
    const { view, seat, selection } = controller.screen();
    return seat === null ? null : (skin.expand?.(view, seat, selection, ref) ?? null);
  };
  /** Cards shift as one leaves the hand: who clicks while that is shown means what lies there, if it glowed and still may be played. */
  const tapEarly = (at: Point) => {
    const seen = under(at, parts.drawn()).filter((ref) => parts.offered().includes(ref));
    parts.skip();
    const { next } = controller.screen().selection;
    const ref = seen.find((each) => next.includes(each));
    if (ref !== undefined) tapBoard(controller, [ref], meant);
    parts.hover(null);
  };
  /** A finger has no place to rest: with an overlay that tells of the thing pointed at, its first touch is the pointing. */
  const asks = (ref: Ref) => {
    const { overlays, selection } = controller.screen();
    if (selection.picked.length > 0 || selection.next.includes(ref)) return false;
    return skin.overlays.some(({ id, pointed }) => pointed === true && overlays.has(id));
  };
  /** The first tap on something of the other side shows what it can do; the second means it. */
  const studies = (ref: Ref | null): boolean => {
    const { view, seat, selection, whyNot } = controller.screen();
    const before = parts.studied?.now() ?? null;
    parts.studied?.take(null);
    if (parts.studied === undefined || ref === null || ref === before || whyNot !== null) return false;
    if (selection.picked.length > 0 || selection.next.includes(ref)) return false;
    if (skin.studies?.(view, seat, ref) !== true) return false;
    parts.studied.take(ref);
    return true;
  };
  const tap = (at: Point, touch: boolean) => {
    if (parts.playing()) {
      if (skin.manners.clickWhileShown === 'acts' && !touch) return tapEarly(at);
      parts.skip();
    }
    const { whyNot } = controller.screen();
    if (whyNot !== null && parts.onGhost(at)) return controller.playInstead();
    const refs = under(at);
    const [first = null] = refs;
    if (touch && first !== null && first !== parts.hovered()) {
      if (skin.manners.firstTouch === 'looks' && whyNot === null) return parts.hover(first);
      if (asks(first) && whyNot?.refusal.instead === undefined) {
        if (whyNot !== null) controller.back();
        return parts.hover(first);
      }
    }
    if (studies(first)) return;
    tapBoard(controller, refs, meant);
    // The card that was under the pointer has left.
    if (touch || skin.manners.layout === 'whole') parts.hover(null);
  };
  const finish = (at: Point, touch: boolean) => {
    const before = controller.screen();
    tap(at, touch);
    // What changed the table was drawn with it.
    if (controller.screen() === before) parts.done();
  };
  /** A piece that turns where it stands is clicked twice; a table of cards is always seen whole. */
  const twice = (at: Point, touch: boolean) => {
    const { next } = controller.screen().selection;
    return skin.manners.doubleTap === 'acts' || (!touch && under(at).some((ref) => next.includes(ref)));
  };
  /** The first of the two taps asked why not, which nobody wanted to know. */
  const whole = () => {
    if (controller.screen().whyNot !== null) controller.back();
    parts.whole();
  };
  return {
    tap: finish,
    doubleTap: (at, touch) => (twice(at, touch) ? finish(at, touch) : whole()),
    point: (refs) => tapBoard(controller, refs, meant),
  };
}
