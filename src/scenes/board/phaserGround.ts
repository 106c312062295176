import type Phaser from 'phaser';
import type { DrawingMap } from '../paint/drawings';
import type { Box, Item } from '../paint/items';
import { paintBackdrop } from '../paint/paintBackdrop';
import { addPainting } from '../paint/texture';

interface Ground {
  show(items: readonly Item[], bounds: Box, scale: number): void;
  /** Puts what is shown to paper anew. */
  repaint(scale: number): void;
  destroy(): void;
}

const BACKDROP = 'table-backdrop';

/** What lies under everything: one picture of the whole board. */
export function openGround(scene: Phaser.Scene, drawings: DrawingMap): Ground {
  let painted = 0;
  let shown: { items: readonly Item[]; bounds: Box; scale: number; image: Phaser.GameObjects.Image } | null = null;

  const paint = (items: readonly Item[], bounds: Box, scale: number) => {
    const canvas = paintBackdrop(items, bounds, scale, drawings);
    const key = `${BACKDROP}${painted++}`;
    addPainting(scene.textures, key, canvas);
    const image = shown?.image ?? scene.add.image(0, 0, key).setOrigin(0, 0).setDepth(-1);
    const old = shown === null ? null : image.texture.key;
    image.setTexture(key).setPosition(bounds.x, bounds.y).setDisplaySize(bounds.width, bounds.height);
    if (old !== null) scene.textures.remove(old);
    shown = { items, bounds, scale, image };
  };

  return {
    show(items, bounds, scale) {
      if (shown?.items !== items || shown.scale !== scale) paint(items, bounds, scale);
    },
    repaint(scale) {
      if (shown !== null) paint(shown.items, shown.bounds, scale);
    },
    destroy() {
      if (shown === null) return;
      const key = shown.image.texture.key;
      shown.image.destroy();
      scene.textures.remove(key);
    },
  };
}
