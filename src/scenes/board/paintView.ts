import { blankCanvas, type DrawingMap } from '../paint/drawings';
import type { Item, Layer } from '../paint/items';
import { layers } from '../paint/items';
import { paintBackdrop } from '../paint/paintBackdrop';
import { paintItem } from '../paint/paintItem';
import type { BoardArt, Surface } from './gameScene';

/** A stage that only remembers what was put on it. */
export function collectingStage(): Surface & { items(): readonly Item[] } {
  const found = new Map<string, { layer: Layer; item: Item }>();
  const now = Promise.resolve();
  return {
    begin: () => found.clear(),
    put: (layer, id, item) => void found.set(id, { layer, item }),
    end: () => undefined,
    move: () => now,
    wait: () => now,
    flash: () => now,
    shake: () => undefined,
    nudge: () => now,
    sound: () => undefined,
    animated: false,
    items: () =>
      [...found.values()]
        .map((entry, order) => ({ ...entry, order }))
        .sort((a, b) => layers.indexOf(a.layer) - layers.indexOf(b.layer) || a.order - b.order)
        .map(({ item }) => item),
  };
}

/** A still picture of a view, no wider than `width`: for thumbnails and the cabinet's tubes. */
export function paintView(skin: BoardArt, view: unknown, width: number, drawings: DrawingMap): HTMLCanvasElement {
  const bounds = skin.bounds(view);
  const scale = width / bounds.width;
  const stage = collectingStage();
  stage.begin();
  skin.draw(view, stage);
  stage.end();
  const ground = paintBackdrop(skin.backdrop(view), bounds, scale, drawings);
  const { canvas, ink } = blankCanvas(bounds.width * scale, bounds.height * scale);
  ink.drawImage(ground, 0, 0, canvas.width, canvas.height);
  ink.scale(scale, scale);
  ink.translate(-bounds.x, -bounds.y);
  for (const item of stage.items()) paintItem(ink, item, drawings);
  return canvas;
}
