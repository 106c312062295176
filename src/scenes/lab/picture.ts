import { el } from '../dom/el';
import { openGroupCache } from '../extras/groupCache';
import type { DrawingMap } from '../paint/drawings';
import type { Box, Item, Point } from '../paint/items';
import type { Ink } from '../paint/paintItem';
import { printedDrawings } from '../paint/printedDrawings';
import { type Camera, framing, type Size, seenBox, within, zoomed } from './camera';
import { openGroundLayer } from './groundLayer';

/** What is to be seen: a ground that seldom changes and what lies on it. */
interface LabScene {
  /** The same array as long as it is the same picture. */
  readonly ground: readonly Item[];
  readonly world: Box;
  readonly items: readonly Item[];
}

/** What hands do on a picture; points are of the world. */
export interface PictureHands {
  /** True: the picture is held there, and `drag` follows; false: the ground is moved instead. */
  press(at: Point): boolean;
  drag(at: Point): void;
  /** `still`: the hand has not moved. */
  drop(at: Point, still: boolean): void;
  hover(at: Point | null): void;
}

export interface LabPicture {
  readonly element: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  show(scene: LabScene): void;
  /** Shows all of a box, or the whole world. */
  frame(box: Box | null): void;
  zoom(factor: number): void;
  /** In points of the screen; nothing while it is not on the page. */
  size(): Size;
  /** What is in sight. */
  seen(): Box;
  /** Points of the screen for a unit of the world. */
  scale(): number;
  repaint(): void;
  close(): void;
}

interface PictureParts {
  readonly drawings: DrawingMap;
  readonly hands?: PictureHands;
  readonly class?: string;
  pixelRatio(): number;
  /** What a presenter draws over everything, in units of the world. */
  over?(ink: Ink, seen: Box): void;
  /** The picture has another size or shows another part: words on it may be set anew. */
  moved?(): void;
}

/** A picture of a board that can be moved, held and drawn on. */
export function openLabPicture(parts: PictureParts): LabPicture {
  const canvas = el('canvas', { class: 'lab-canvas' });
  const ground = openGroundLayer(parts.drawings);
  const element = el('div', { class: `lab-picture ${parts.class ?? ''}`.trim() }, ground.canvas, canvas);
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('this browser gives no canvas to draw on');
  const paintWith = openGroupCache(printedDrawings(parts.drawings));
  let scene: LabScene | null = null;
  let camera: Camera | null = null;
  let framed: Box | null = null;
  let measured: Size | null = null;
  let asked = 0;

  // Asked for once and told from then on: between two changes of the page the answer would cost a layout.
  const size = (): Size => {
    if (measured !== null) return measured;
    const found = { width: element.clientWidth, height: element.clientHeight };
    if (found.width > 0) measured = found;
    return found;
  };
  const world = (): Box => scene?.world ?? { x: 0, y: 0, width: 1, height: 1 };
  const view = (): Camera => {
    const wanted = camera ?? framing(framed ?? world(), size());
    return within(wanted, world(), size());
  };
  const paint = () => {
    asked = 0;
    const { width } = size();
    if (scene === null || canvas.width === 0 || width === 0) return;
    const now = view();
    const ratio = canvas.width / width;
    ground.show(scene.ground, scene.world, now, { ...size(), ratio });
    const seen = seenBox(now, size());
    const scale = now.scale * ratio;
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, canvas.width, canvas.height);
    ink.setTransform(scale, 0, 0, scale, -seen.x * scale, -seen.y * scale);
    for (const item of scene.items) paintWith(ink, item, scale);
    parts.over?.(ink, seen);
  };
  const repaint = () => {
    if (asked === 0) asked = requestAnimationFrame(paint);
  };
  const measure = () => {
    measured = null;
    const { width, height } = size();
    const ratio = parts.pixelRatio();
    const pixels = [Math.floor(width * ratio), Math.floor(height * ratio)] as const;
    if (canvas.width === pixels[0] && canvas.height === pixels[1]) return;
    [canvas.width, canvas.height] = pixels;
    parts.moved?.();
    paint();
  };
  const watch = new ResizeObserver(measure);
  watch.observe(element);
  const look = (next: Camera) => {
    camera = within(next, world(), size());
    parts.moved?.();
    repaint();
  };
  const pointAt = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = canvas.getBoundingClientRect();
    const seen = seenBox(view(), size());
    const unit = seen.width / Math.max(1, box.width);
    return { x: seen.x + (event.clientX - box.left) * unit, y: seen.y + (event.clientY - box.top) * unit };
  };
  if (parts.hands !== undefined) listen(canvas, parts.hands, pointAt, view, look);
  return {
    element,
    canvas,
    // At once: whoever shows something does so in a frame of the browser, and another would come late to a hand that drags.
    show(next) {
      scene = next;
      cancelAnimationFrame(asked);
      paint();
    },
    frame(box) {
      framed = box;
      camera = null;
      parts.moved?.();
      repaint();
    },
    zoom: (factor) => look(zoomed(view(), factor)),
    size,
    seen: () => seenBox(view(), size()),
    scale: () => view().scale,
    repaint,
    close() {
      watch.disconnect();
      cancelAnimationFrame(asked);
    },
  };
}

/** Pixels a hand may tremble before it moves something. */
const STILL = 5;

function listen(
  canvas: HTMLCanvasElement,
  hands: PictureHands,
  pointAt: (event: { readonly clientX: number; readonly clientY: number }) => Point,
  view: () => Camera,
  look: (camera: Camera) => void,
): void {
  const down = new Map<number, { readonly x: number; readonly y: number }>();
  let held: {
    readonly at: { readonly x: number; readonly y: number };
    readonly grabbed: boolean;
    moved: boolean;
  } | null = null;
  const apart = () => {
    const [one, other] = [...down.values()];
    return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
  };
  canvas.addEventListener('blur', () => canvas.classList.remove('by-hand'));
  canvas.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' || key.startsWith('Arrow')) canvas.classList.remove('by-hand');
  });
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    canvas.classList.add('by-hand');
    canvas.setPointerCapture(event.pointerId);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size > 1) {
      held = null;
      return;
    }
    const at = { x: event.clientX, y: event.clientY };
    held = { at, grabbed: hands.press(pointAt(event)), moved: false };
  });
  canvas.addEventListener('pointermove', (event) => {
    const before = down.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType !== 'touch') hands.hover(pointAt(event));
      return;
    }
    const wide = apart();
    const shift = { x: event.clientX - before.x, y: event.clientY - before.y };
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (held !== null && !held.moved)
      held.moved = Math.hypot(event.clientX - held.at.x, event.clientY - held.at.y) > STILL;
    if (held?.grabbed === true) {
      if (held.moved) hands.drag(pointAt(event));
      return;
    }
    if (held !== null && !held.moved) return;
    const { middle, scale } = view();
    const part = down.size > 1 ? 2 : 1;
    const moved = { middle: { x: middle.x - shift.x / scale / part, y: middle.y - shift.y / scale / part }, scale };
    look(down.size > 1 && wide > 0 ? zoomed(moved, apart() / wide, pointAt(event)) : moved);
  });
  const up = (event: PointerEvent) => {
    down.delete(event.pointerId);
    if (held === null) return;
    const { grabbed, moved } = held;
    held = null;
    if (grabbed || !moved) hands.drop(pointAt(event), !moved);
  };
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', up);
  canvas.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch') hands.hover(null);
  });
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      look(zoomed(view(), 1.0015 ** -event.deltaY, pointAt(event)));
    },
    { passive: false },
  );
}
