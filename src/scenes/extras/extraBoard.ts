import type { GameEvent, Ref } from '../../rules/core/game';
import type { Selection } from '../../session/selection';
import { openCanvasStage } from '../board/canvasSurface';
import type { Surface } from '../board/gameScene';
import { openShow } from '../board/show';
import { button } from '../dom/controls';
import { el } from '../dom/el';
import type { Box, Item, Point } from '../paint/items';
import { paintBackdrop } from '../paint/paintBackdrop';
import { openPlayhouse } from '../theatre/playhouse';
import type { ExtraContext } from './extraContext';
import { openGroupCache } from './groupCache';

/** A board in a page: drawn by the skin of the table, pointed at with mouse, finger or arrow keys. */
export interface RoomBoard {
  readonly element: HTMLElement;
  /** Draws a view and whatever else the painter puts on top; what may be picked can change the view itself. */
  draw(view: unknown, more: (stage: Surface) => void, selection?: Selection): void;
  /** Shows events; `view` is what they lead to. */
  play(events: readonly GameEvent[], view: unknown, signal: AbortSignal): Promise<void>;
  readonly playing: boolean;
  /** Ends what is being shown. */
  skip(): void;
  /** Whether a tag that is drawn lies over a point of the board. */
  onTag(id: string, at: Point): boolean;
  close(): void;
}

interface BoardHands {
  /** What lies under a point, the likeliest first. */
  refsAt(point: Point): readonly Ref[];
  point(refs: readonly Ref[]): void;
  /** A click or a finger's touch; absent: it points at what lies there. */
  tap?(at: Point, touch: boolean): void;
  hover(refs: readonly Ref[]): void;
  /** A mouse is drawn over the board with its button down: every thing on the way, once. */
  draw?(refs: readonly Ref[]): void;
  back(): void;
  /** The place beside another on the board, or the first one; null: beyond the edge. Arrow keys walk with it. */
  beside(from: Ref | null, right: number, up: number): Ref | null;
  /** A thing in words, for the arrow keys. */
  name(ref: Ref): string;
}

interface Shown {
  readonly view: unknown;
  readonly more: (stage: Surface) => void;
  readonly selection?: Selection;
}

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

export function openRoomBoard(kit: ExtraContext, hands: BoardHands): RoomBoard {
  const { shell, skin, drawings } = kit;
  const canvas = el('canvas', { class: 'extra-canvas', tabindex: 0, role: 'application' });
  const told = el('p', { class: 'unseen', role: 'status' });
  const zoom = zoomButton(kit, () => measure());
  const pane = el('div', { class: 'extra-pane' }, canvas);
  const element = el(
    'div',
    { class: skin.manners.layout === 'whole' ? 'extra-board cards' : 'extra-board' },
    pane,
    zoom.element,
    told,
  );
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('this browser gives no canvas to draw on');
  let shown: Shown | null = null;
  const groundOf = openGround(kit);
  const paintWith = openGroupCache(drawings);

  const bounds = () => (shown === null ? { x: 0, y: 0, width: 1, height: 1 } : skin.bounds(shown.view));
  const scale = () => canvas.width / bounds().width;

  const paint = () => {
    if (shown === null || canvas.width === 0) return;
    const box = bounds();
    const ground = groundOf(skin.backdrop(shown.view), box, canvas.width);
    ink.setTransform(1, 0, 0, 1, 0, 0);
    // Among cards the ground has holes: what lay there before would show through.
    ink.clearRect(0, 0, canvas.width, canvas.height);
    ink.drawImage(ground, 0, 0, canvas.width, canvas.height);
    ink.setTransform(scale(), 0, 0, scale(), -box.x * scale(), -box.y * scale());
    for (const item of stage.items()) paintWith(ink, item, scale());
  };
  const pace = { speed: () => shell.settings().speed, lively: () => !shell.settings().reducedMotion };
  const theatre = pageTheatre(kit, pace, (box) => onScreen(canvas, bounds(), box));
  const stage = openCanvasStage({ ...pace, theatre, repaint: paint, sound: (name) => shell.sound.play(name) });
  const lay = (withMore: boolean) => {
    if (shown === null) return;
    stage.begin();
    skin.draw(shown.view, stage, withMore ? shown.selection : undefined);
    if (withMore) shown.more(stage);
    stage.end();
  };
  const player = openShow(skin, stage, () => lay(false));

  /** As large as the room allows, in the shape of the board. */
  const measure = () => {
    const room = element.getBoundingClientRect();
    if (room.width === 0 || room.height === 0) return;
    if (skin.resize !== undefined) {
      skin.resize(room.width, room.height, true);
      if (!player.playing) lay(true);
    }
    const { width, height } = bounds();
    const factor = Math.min(room.width / width, room.height / height) * zoom.factor();
    const ratio = shell.pixelRatio();
    canvas.style.width = `${Math.floor(width * factor)}px`;
    canvas.style.height = `${Math.floor(height * factor)}px`;
    const pixels = [Math.floor(width * factor * ratio), Math.floor(height * factor * ratio)] as const;
    if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) [canvas.width, canvas.height] = pixels;
    paint();
  };
  const watch = new ResizeObserver(measure);
  watch.observe(element);

  listenPointer(canvas, bounds, hands);
  listenKeys(canvas, told, hands);

  return {
    element,
    draw(view, more, selection) {
      const before = shown === null ? null : bounds();
      shown = selection === undefined ? { view, more } : { view, more, selection };
      const { width, height } = bounds();
      canvas.setAttribute('aria-label', kit.words().board);
      if (before?.width !== width || before.height !== height) measure();
      if (!player.playing) lay(true);
    },
    async play(events, view, signal) {
      await player.play(events, view, signal);
    },
    get playing() {
      return player.playing;
    },
    skip: () => stage.hurry(),
    onTag: (id, at) => stage.onTag(id, at),
    close() {
      watch.disconnect();
      theatre.close();
      stage.hurry();
    },
  };
}

/** Close-ups lie over the page, as over a table. */
function pageTheatre(
  { shell, drawings }: ExtraContext,
  pace: { speed(): number; lively(): boolean },
  place: (box: Box) => Box,
) {
  return openPlayhouse({
    ...pace,
    shell,
    drawings,
    onScreen: place,
    foot: () => 0,
    open: (stage) => shell.overlayRoot.append(stage),
  });
}

/** A box of the board on the screen. */
function onScreen(canvas: HTMLCanvasElement, bounds: Box, { x, y, width, height }: Box): Box {
  const { left, top, width: wide } = canvas.getBoundingClientRect();
  const unit = wide / bounds.width;
  return {
    x: left + (x - bounds.x) * unit,
    y: top + (y - bounds.y) * unit,
    width: width * unit,
    height: height * unit,
  };
}

/** A finger needs larger squares than a whole board on a phone has. */
function zoomButton(kit: ExtraContext, changed: () => void) {
  let nearer = false;
  const element = button({
    words: kit.words().zoom,
    icon: 'zoom-in',
    iconOnly: true,
    kind: 'night',
    class: 'extra-zoom',
    run() {
      nearer = !nearer;
      element.setAttribute('aria-pressed', String(nearer));
      changed();
    },
  });
  return { element, factor: () => (nearer ? 2 : 1) };
}

/** The ground, painted once for as long as it stays the same picture in the same size. */
function openGround({ drawings }: ExtraContext) {
  let known: { readonly of: readonly Item[]; readonly width: number; readonly canvas: HTMLCanvasElement } | null = null;
  return (items: readonly Item[], box: Box, width: number): HTMLCanvasElement => {
    if (known === null || known.of !== items || known.width !== width)
      known = { of: items, width, canvas: paintBackdrop(items, box, width / box.width, drawings) };
    return known.canvas;
  };
}

function listenPointer(canvas: HTMLCanvasElement, bounds: () => Box, hands: BoardHands): void {
  const worldAt = (event: PointerEvent): Point => {
    const box = canvas.getBoundingClientRect();
    const { x, y, width } = bounds();
    const unit = width / box.width;
    return { x: (event.clientX - box.left) * unit + x, y: (event.clientY - box.top) * unit + y };
  };
  /** What the mouse was last drawn over. */
  let drawnOver: Ref | null = null;
  canvas.addEventListener('pointerdown', () => {
    drawnOver = null;
  });
  canvas.addEventListener('pointermove', (event) => {
    // A finger drawn over the board moves the page.
    if (isTouch(event)) return;
    const refs = hands.refsAt(worldAt(event));
    const [first = null] = refs;
    if (event.buttons === 1 && event.pointerType === 'mouse' && hands.draw !== undefined && first !== drawnOver) {
      drawnOver = first;
      hands.draw(refs);
    }
    hands.hover(refs);
  });
  canvas.addEventListener('pointerleave', (event) => {
    if (!isTouch(event)) hands.hover([]);
  });
  canvas.addEventListener('pointerup', (event) => {
    const at = worldAt(event);
    const refs = hands.refsAt(at);
    const [first = null] = refs;
    if (first !== null && first === drawnOver) return;
    if (hands.tap === undefined) hands.point(refs);
    else hands.tap(at, isTouch(event));
  });
  canvas.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    hands.back();
  });
}

/** Arrow keys walk over the board, Enter points at where they have led. */
function listenKeys(canvas: HTMLCanvasElement, told: HTMLElement, hands: BoardHands): void {
  let cursor: Ref | null = null;
  const walk = (right: number, up: number) => {
    cursor = hands.beside(cursor, right, up) ?? cursor;
    if (cursor === null) return;
    hands.hover([cursor]);
    told.textContent = hands.name(cursor);
  };
  const steps: { readonly [key: string]: readonly [number, number] } = {
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  canvas.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (step !== undefined) walk(...step);
    else if (event.key === 'Enter' && cursor !== null) hands.point([cursor]);
    else if (event.key === 'Escape') hands.back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
