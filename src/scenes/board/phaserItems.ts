import type Phaser from 'phaser';
import type { DrawingMap } from '../paint/drawings';
import { type Item, type Layer, layers } from '../paint/items';
import { anchorOf, type Cut, openTextureShelf } from '../paint/textureCache';

interface Shown {
  item: Item;
  cut: Cut;
  readonly image: Phaser.GameObjects.Image;
  current: boolean;
}

interface SceneItems {
  begin(): void;
  put(layer: Layer, id: string, item: Item): void;
  end(): void;
  shown(id: string): Pick<Shown, 'item' | 'image'> | undefined;
  /** Lays something short-lived over everything until `unflash`. */
  flash(item: Item): Phaser.GameObjects.Image;
  unflash(image: Phaser.GameObjects.Image): void;
  /** Puts everything to paper anew where it changed, at so many pixels per unit. */
  recut(scale: number): void;
  /** What has been put to paper so far is not used again. */
  forget(): void;
  destroy(): void;
}

/** The items of a board as images on a scene. */
export function openSceneItems(scene: Phaser.Scene, drawings: DrawingMap): SceneItems {
  const shelf = openTextureShelf(scene.textures, drawings);
  const shown = new Map<string, Shown>();
  const flashes = new Set<Phaser.GameObjects.Image>();
  let scale = 1;
  let order = 0;

  const tidy = () => {
    const used = new Set<string>();
    for (const { cut } of shown.values()) used.add(cut.key);
    for (const image of flashes) used.add(image.texture.key);
    shelf.tidy(used);
  };

  return {
    begin() {
      order = 0;
      for (const entry of shown.values()) entry.current = false;
    },
    put(layer, id, item) {
      const cut = shelf.cut(item, scale);
      const depth = layers.indexOf(layer) * 10000 + order++;
      const known = shown.get(id);
      const image = known?.image ?? scene.add.image(0, 0, cut.key);
      pose(image, item, cut);
      if (image.depth !== depth) image.setDepth(depth);
      if (known === undefined) shown.set(id, { item, cut, image, current: true });
      else Object.assign(known, { item, cut, current: true });
    },
    end() {
      for (const [id, entry] of shown) {
        if (entry.current) continue;
        entry.image.destroy();
        shown.delete(id);
      }
      tidy();
    },
    shown: (id) => shown.get(id),
    flash(item) {
      const cut = shelf.cut(item, scale);
      const image = scene.add.image(0, 0, cut.key).setDepth(layers.length * 10000 + order++);
      pose(image, item, cut);
      flashes.add(image);
      return image;
    },
    unflash(image) {
      flashes.delete(image);
      image.destroy();
    },
    recut(next) {
      scale = next;
      for (const entry of shown.values()) {
        entry.cut = shelf.cut(entry.item, scale);
        const { angle, x, y, alpha } = entry.image;
        pose(entry.image, entry.item, entry.cut);
        entry.image.setAngle(angle).setPosition(x, y).setAlpha(alpha);
      }
      tidy();
    },
    forget: () => shelf.forget(),
    destroy() {
      for (const { image } of shown.values()) image.destroy();
      shown.clear();
      shelf.clear();
    },
  };
}

function pose(image: Phaser.GameObjects.Image, item: Item, { key, box }: Cut): void {
  const anchor = anchorOf(item);
  if (image.texture.key !== key) image.setTexture(key);
  image.setOrigin(-box.x / box.width, -box.y / box.height);
  image.setPosition(anchor.x, anchor.y);
  image.setDisplaySize(box.width, box.height);
  image.setAngle(item.kind === 'picture' || item.kind === 'group' ? (item.angle ?? 0) : 0);
  image.setAlpha(item.alpha ?? 1);
}
