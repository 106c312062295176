import { el } from '../dom/el';
import type { DrawingMap } from '../paint/drawings';
import type { Box, Item } from '../paint/items';
import { paintItem } from '../paint/paintItem';

/** A still picture of a few items, as large as its box at a scale. */
export function thumb(
  items: readonly Item[],
  box: Box,
  width: number,
  ratio: number,
  drawings: DrawingMap,
): HTMLCanvasElement {
  const scale = width / box.width;
  const canvas = el('canvas', {
    'aria-hidden': 'true',
    width: Math.ceil(width * ratio),
    height: Math.ceil(box.height * scale * ratio),
    style: `width:${width}px;height:${Math.ceil(box.height * scale)}px`,
  });
  const ink = canvas.getContext('2d');
  if (ink === null) return canvas;
  ink.scale(scale * ratio, scale * ratio);
  ink.translate(-box.x, -box.y);
  for (const item of items) paintItem(ink, item, drawings);
  return canvas;
}

/** The same as an image, for what is seldom made: every canvas is a layer that the browser puts together with each frame. */
export function stamp(...of: Parameters<typeof thumb>): HTMLImageElement {
  const canvas = thumb(...of);
  const style = canvas.getAttribute('style') ?? '';
  return el('img', { src: canvas.toDataURL(), alt: '', 'aria-hidden': 'true', draggable: 'false', style });
}
