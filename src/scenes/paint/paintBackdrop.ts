import { blankCanvas, type DrawingMap } from './drawings';
import type { Box, Item, Picture } from './items';
import { paintItem } from './paintItem';

/** The largest texture every device takes. */
const LARGEST = 4096;

/** Tiles used at least so often are put to paper once and stamped; for fewer, a sheet of paper costs more than it saves. */
const OFTEN = 4;

/** Paints a whole picture of many items at so many pixels per unit. */
export function paintBackdrop(
  items: readonly Item[],
  bounds: Box,
  wanted: number,
  drawings: DrawingMap,
): HTMLCanvasElement {
  const scale = Math.min(wanted, LARGEST / bounds.width, LARGEST / bounds.height);
  const { canvas, ink } = blankCanvas(bounds.width * scale, bounds.height * scale);
  const uses = new Map<string, number>();
  for (const item of items) if (item.kind === 'picture') uses.set(sizeOf(item), (uses.get(sizeOf(item)) ?? 0) + 1);
  const stamps = new Map<string, HTMLCanvasElement>();
  const [across, down] = [canvas.width / bounds.width, canvas.height / bounds.height];
  ink.scale(across, down);
  ink.translate(-bounds.x, -bounds.y);
  for (const each of items) {
    const item = each.kind === 'picture' ? onPixels(each, bounds, across, down) : each;
    const size = each.kind === 'picture' ? sizeOf(each) : '';
    if (item.kind !== 'picture' || (uses.get(size) ?? 0) < OFTEN) {
      paintItem(ink, item, drawings);
      continue;
    }
    const stamp = stamps.get(size) ?? stampOf(item.texture, item.width * scale, item.height * scale, drawings);
    stamps.set(size, stamp);
    paintItem(ink, item, { get: () => ({ paint: (on, ...box) => on.drawImage(stamp, ...box) }) });
  }
  return canvas;
}

/** Edges moved to the nearest pixels, so that neighbouring tiles meet without a seam shining through. */
export function onPixels(item: Picture, bounds: Box, across: number, down: number): Picture {
  if ((item.angle ?? 0) % 360 !== 0) return item;
  const { x: px, y: py } = item.pivot ?? { x: 0.5, y: 0.5 };
  const snap = (at: number, from: number, scale: number) => Math.round((at - from) * scale) / scale + from;
  const left = snap(item.x - px * item.width, bounds.x, across);
  const right = snap(item.x + (1 - px) * item.width, bounds.x, across);
  const top = snap(item.y - py * item.height, bounds.y, down);
  const bottom = snap(item.y + (1 - py) * item.height, bounds.y, down);
  const [width, height] = [right - left, bottom - top];
  return { ...item, x: left + px * width, y: top + py * height, width, height };
}

const sizeOf = ({ texture, width, height }: Picture) => `${texture}/${width}x${height}`;

function stampOf(texture: string, width: number, height: number, drawings: DrawingMap): HTMLCanvasElement {
  const drawing = drawings.get(texture);
  if (drawing === undefined) throw new Error(`no drawing ${texture}`);
  const { canvas, ink } = blankCanvas(width, height);
  drawing.paint(ink, 0, 0, canvas.width, canvas.height);
  return canvas;
}
