import type Phaser from 'phaser';
import { blankCanvas, type DrawingMap } from './drawings';
import type { Box, Group, Item, Picture, Point } from './items';
import { extent, paintItem } from './paintItem';
import { addPainting } from './texture';

/** A texture and the part of the world it shows, relative to the item's anchor. */
export interface Cut {
  readonly key: string;
  readonly box: Box;
}

interface TextureShelf {
  /** The texture of an item at a number of pixels per unit; equal items share one. */
  cut(item: Item, scale: number): Cut;
  /** Nothing painted so far is shared any more; `tidy` throws it away. */
  forget(): void;
  /** Throws away textures that no item uses any more, once there are many. */
  tidy(used: ReadonlySet<string>): void;
  clear(): void;
}

const MANY = 240;
/** Patterns repeat every ten units: cutting on that raster keeps neighbours seamless and equal. */
const RASTER = 10;
let shelves = 0;

/** Every distinct item is painted once into a texture of its own, so that WebGL and Canvas draw nothing but images. */
export function openTextureShelf(textures: Phaser.Textures.TextureManager, drawings: DrawingMap): TextureShelf {
  const prefix = `shelf${shelves++}:`;
  const cuts = new Map<string, Cut>();
  const stale = new Set<string>();
  let made = 0;

  const keep = (content: string, box: Box, scale: number, paint: (ink: CanvasRenderingContext2D) => void): Cut => {
    const { canvas, ink } = blankCanvas(box.width * scale, box.height * scale);
    ink.scale(canvas.width / box.width, canvas.height / box.height);
    paint(ink);
    const key = `${prefix}${made++}`;
    addPainting(textures, key, canvas);
    const cut = { key, box };
    cuts.set(content, cut);
    return cut;
  };

  const cutWhole = (item: Picture | Group, scale: number): Cut => {
    const name = item.kind === 'group' ? `group ${item.key}` : item.texture;
    const content = `${name}/${item.width}x${item.height}@${scale}`;
    const pivot = item.pivot ?? { x: 0.5, y: 0.5 };
    const box = { x: -pivot.x * item.width, y: -pivot.y * item.height, width: item.width, height: item.height };
    const known = cuts.get(content);
    if (known !== undefined) return { key: known.key, box };
    const flat = { ...item, x: 0, y: 0, angle: 0, alpha: 1, pivot: { x: 0, y: 0 } };
    return keep(content, box, scale, (ink) => paintItem(ink, flat, drawings));
  };

  return {
    cut(item, scale) {
      if (item.kind === 'picture' || item.kind === 'group') return cutWhole(item, scale);
      const { x, y } = anchorOf(item);
      const raw = extent(item);
      const [left, top] = [Math.floor(raw.x / RASTER) * RASTER, Math.floor(raw.y / RASTER) * RASTER];
      const box = {
        x: left - x,
        y: top - y,
        width: raw.width + raw.x - left,
        height: raw.height + raw.y - top,
      };
      const home = movedBy(item, -left, -top);
      const content = `${JSON.stringify(home)}@${scale}`;
      const known = cuts.get(content);
      if (known !== undefined) return { key: known.key, box };
      return keep(content, box, scale, (ink) => paintItem(ink, { ...home, alpha: 1 }, drawings));
    },
    forget() {
      for (const { key } of cuts.values()) stale.add(key);
      cuts.clear();
    },
    tidy(used) {
      for (const key of stale) {
        if (used.has(key)) continue;
        textures.remove(key);
        stale.delete(key);
      }
      if (cuts.size < MANY) return;
      for (const [content, { key }] of cuts) {
        if (used.has(key)) continue;
        textures.remove(key);
        cuts.delete(content);
      }
    },
    clear() {
      for (const { key } of cuts.values()) textures.remove(key);
      for (const key of stale) textures.remove(key);
      cuts.clear();
      stale.clear();
    },
  };
}

/** The point of an item that `x` and `y` of a motion mean. */
export function anchorOf(item: Item): Point {
  if (item.kind !== 'shape') return { x: item.x, y: item.y };
  return item.points[0] ?? { x: 0, y: 0 };
}

function movedBy<I extends Exclude<Item, Picture | Group>>(item: I, x: number, y: number): I {
  if (item.kind === 'shape') {
    return { ...item, alpha: 1, points: item.points.map((point) => ({ x: point.x + x, y: point.y + y })) };
  }
  return { ...item, alpha: 1, x: item.x + x, y: item.y + y };
}
