import type Phaser from 'phaser';
import type { DrawingMap } from '../paint/drawings';
import type { Box, Item, Layer, Motion, Point } from '../paint/items';
import { holds, layers } from '../paint/items';
import { paintBackdrop } from '../paint/paintBackdrop';
import { addPainting } from '../paint/texture';
import { anchorOf, type Cut, openTextureShelf } from '../paint/textureCache';
import type { Surface } from './gameScene';

interface StageSetting {
  readonly scene: Phaser.Scene;
  readonly drawings: DrawingMap;
  /** How fast things move: 0 not at all. */
  speed(): number;
  lively(): boolean;
  inSight(): Box;
  grain(): number;
  wake(): void;
  sound(name: string, at: Point | null): void;
  lean(at: Point, ms: number): Promise<void>;
}

interface PhaserStage extends Surface {
  backdrop(items: readonly Item[], bounds: Box): void;
  /** Pixels per unit; everything is put to paper anew where it changed. */
  rescale(scale: number): void;
  /** Puts everything to paper anew: a font has arrived. */
  repaint(): void;
  /** Whether a tag that is drawn lies over a point of the board. */
  onTag(id: string, at: Point): boolean;
  /** Ends every motion now. */
  hurry(): void;
  destroy(): void;
}

interface Shown {
  item: Item;
  cut: Cut;
  readonly image: Phaser.GameObjects.Image;
  layer: Layer;
  current: boolean;
}

const BACKDROP = 'table-backdrop';

export function openPhaserStage(setting: StageSetting): PhaserStage {
  const { scene, drawings } = setting;
  const shelf = openTextureShelf(scene.textures, drawings);
  const shown = new Map<string, Shown>();
  const flashes = new Set<Phaser.GameObjects.Image>();
  const running = new Set<() => void>();
  let scale = 1;
  let order = 0;
  let grounds = 0;
  let ground: { items: readonly Item[]; bounds: Box; scale: number; image: Phaser.GameObjects.Image } | null = null;

  const pose = (image: Phaser.GameObjects.Image, item: Item, { key, box }: Cut) => {
    const anchor = anchorOf(item);
    if (image.texture.key !== key) image.setTexture(key);
    image.setOrigin(-box.x / box.width, -box.y / box.height);
    image.setPosition(anchor.x, anchor.y);
    image.setDisplaySize(box.width, box.height);
    image.setAngle(item.kind === 'picture' || item.kind === 'group' ? (item.angle ?? 0) : 0);
    image.setAlpha(item.alpha ?? 1);
  };

  const paintGround = (items: readonly Item[], bounds: Box) => {
    const canvas = paintBackdrop(items, bounds, scale, drawings);
    const key = `${BACKDROP}${grounds++}`;
    addPainting(scene.textures, key, canvas);
    const image = ground?.image ?? scene.add.image(0, 0, key).setOrigin(0, 0).setDepth(-1);
    const old = ground === null ? null : image.texture.key;
    image.setTexture(key).setPosition(bounds.x, bounds.y).setDisplaySize(bounds.width, bounds.height);
    if (old !== null) scene.textures.remove(old);
    ground = { items, bounds, scale, image };
  };

  /** Turns by the short way round. */
  const goal = (image: Phaser.GameObjects.Image, to: Partial<Motion>): Record<string, number> => {
    const props: Record<string, number> = {};
    if (to.x !== undefined) props.x = to.x;
    if (to.y !== undefined) props.y = to.y;
    if (to.alpha !== undefined) props.alpha = to.alpha;
    if (to.width !== undefined) props.displayWidth = to.width;
    if (to.height !== undefined) props.displayHeight = to.height;
    if (to.angle !== undefined) props.angle = image.angle + ((((to.angle - image.angle) % 360) + 540) % 360) - 180;
    return props;
  };

  const run = (target: object, props: Record<string, number>, ms: number, ease: string): Promise<void> => {
    const speed = setting.speed();
    if (speed === 0 || ms <= 0) {
      Object.assign(target, props);
      return Promise.resolve();
    }
    setting.wake();
    return new Promise((resolve) => {
      const finish = () => {
        running.delete(finish);
        tween.stop();
        Object.assign(target, props);
        resolve();
      };
      const tween = scene.tweens.add({ targets: target, ...props, duration: ms / speed, ease, onComplete: finish });
      running.add(finish);
    });
  };

  const recut = () => {
    if (ground !== null) paintGround(ground.items, ground.bounds);
    const used = new Set<string>();
    for (const entry of shown.values()) {
      entry.cut = shelf.cut(entry.item, scale);
      const { angle, x, y, alpha } = entry.image;
      pose(entry.image, entry.item, entry.cut);
      entry.image.setAngle(angle).setPosition(x, y).setAlpha(alpha);
      used.add(entry.cut.key);
    }
    for (const image of flashes) used.add(image.texture.key);
    shelf.tidy(used);
    setting.wake();
  };

  const stage: PhaserStage = {
    get animated() {
      return setting.lively();
    },
    get visibleBox() {
      return setting.inSight();
    },
    get pixelsPerUnit() {
      return setting.grain();
    },
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
      if (known === undefined) shown.set(id, { item, cut, image, layer, current: true });
      else Object.assign(known, { item, cut, layer, current: true });
    },
    end() {
      const used = new Set<string>();
      for (const [id, entry] of shown) {
        if (entry.current) used.add(entry.cut.key);
        else {
          entry.image.destroy();
          shown.delete(id);
        }
      }
      for (const image of flashes) used.add(image.texture.key);
      shelf.tidy(used);
      setting.wake();
    },
    async move(id, to, ms) {
      const image = shown.get(id)?.image;
      if (image === undefined) return;
      const props = goal(image, to);
      if (setting.lively() || (to.x === undefined && to.y === undefined))
        return run(image, props, ms, 'Sine.easeInOut');
      const alpha = image.alpha;
      await run(image, { alpha: 0 }, 90, 'Linear');
      Object.assign(image, props);
      await run(image, { alpha: to.alpha ?? alpha }, 90, 'Linear');
    },
    wait: (ms) => run({ time: 0 }, { time: 1 }, ms, 'Linear'),
    async flash(_, item, to, ms) {
      if (setting.speed() === 0) return;
      const cut = shelf.cut(item, scale);
      const image = scene.add.image(0, 0, cut.key).setDepth(layers.length * 10000 + order++);
      pose(image, item, cut);
      flashes.add(image);
      const { x: _x, y: _y, width: _w, height: _h, ...still } = to;
      await run(image, goal(image, setting.lively() ? to : still), ms, 'Linear');
      flashes.delete(image);
      image.destroy();
      setting.wake();
    },
    shake(pixels, ms) {
      if (setting.speed() === 0 || !setting.lively()) return;
      const camera = scene.cameras.main;
      camera.shake(ms / setting.speed(), pixels / Math.max(1, camera.width));
    },
    async nudge(at, ms) {
      if (setting.speed() !== 0 && setting.lively()) await setting.lean(at, ms);
    },
    sound(name, at) {
      setting.sound(name, at ?? null);
    },
    backdrop(items, bounds) {
      if (ground?.items !== items || ground.scale !== scale) paintGround(items, bounds);
    },
    rescale(next) {
      if (next === scale) return;
      scale = next;
      recut();
    },
    repaint() {
      shelf.forget();
      recut();
    },
    onTag(id, at) {
      const item = shown.get(id)?.item;
      return item?.kind === 'tag' && holds(item, at);
    },
    hurry() {
      for (const finish of [...running]) finish();
    },
    destroy() {
      stage.hurry();
      for (const { image } of shown.values()) image.destroy();
      shown.clear();
      shelf.clear();
      if (ground !== null) {
        const key = ground.image.texture.key;
        ground.image.destroy();
        scene.textures.remove(key);
      }
    },
  };
  return stage;
}
