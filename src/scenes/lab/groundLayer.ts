import { el } from '../dom/el';
import type { DrawingMap } from '../paint/drawings';
import type { Box, Item } from '../paint/items';
import { paintBackdrop } from '../paint/paintBackdrop';
import { type Camera, type Size, seenBox } from './camera';

/** The ground under a picture on a canvas of its own: it is painted when the camera moves, not when a piece does. */
interface GroundLayer {
  readonly canvas: HTMLCanvasElement;
  show(ground: readonly Item[], world: Box, camera: Camera, size: LayerSize): void;
}

interface LayerSize extends Size {
  /** Pixels for a point of the screen. */
  readonly ratio: number;
}

/** Ground is painted for the next of these scales above the one that is asked for: zooming paints it seldom. */
const STEP = Math.SQRT2;
const scaleStep = (scale: number) => STEP ** Math.ceil(Math.log(scale) / Math.log(STEP) - 1e-6);

export function openGroundLayer(drawings: DrawingMap): GroundLayer {
  const canvas = el('canvas', { class: 'lab-under', 'aria-hidden': 'true', hidden: true });
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('this browser gives no canvas to draw on');
  let print: { readonly of: readonly Item[]; readonly scale: number; readonly canvas: HTMLCanvasElement } | null = null;
  let shown = '';
  let of: readonly Item[] = [];
  return {
    canvas,
    show(ground, world, camera, size) {
      const { middle, scale } = camera;
      const pixels = [Math.floor(size.width * size.ratio), Math.floor(size.height * size.ratio)] as const;
      const wanted = [middle.x, middle.y, scale, ...pixels].join();
      if ((of === ground && shown === wanted) || (of.length === 0 && ground.length === 0)) return;
      [of, shown] = [ground, wanted];
      canvas.hidden = ground.length === 0;
      if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) [canvas.width, canvas.height] = pixels;
      ink.setTransform(1, 0, 0, 1, 0, 0);
      ink.clearRect(0, 0, canvas.width, canvas.height);
      if (ground.length === 0) return;
      const onPixels = scale * size.ratio;
      const sharp = scaleStep(onPixels);
      if (print === null || print.of !== ground || print.scale !== sharp)
        print = { of: ground, scale: sharp, canvas: paintBackdrop(ground, world, sharp, drawings) };
      const seen = seenBox(camera, size);
      ink.setTransform(onPixels, 0, 0, onPixels, -seen.x * onPixels, -seen.y * onPixels);
      ink.drawImage(print.canvas, world.x, world.y, world.width, world.height);
    },
  };
}
