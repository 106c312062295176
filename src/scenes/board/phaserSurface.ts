import type Phaser from 'phaser';
import type { DrawingMap } from '../paint/drawings';
import { type Box, holds, type Item, type Point } from '../paint/items';
import type { BoardMoment } from '../theatre/boardEffects';
import type { Shot } from '../theatre/shot';
import type { Surface } from './gameScene';
import { openGround } from './phaserGround';
import { openSceneItems } from './phaserItems';
import { goal, openMotions } from './phaserMotion';

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
  readonly theatre: {
    play(shot: Shot): Promise<boolean>;
    over(moment: BoardMoment): Promise<boolean>;
    skip(): void;
    close(): void;
  };
  arranged(): void;
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

/** A board on a Phaser scene. */
export function openPhaserStage(setting: StageSetting): PhaserStage {
  const { scene, drawings } = setting;
  const items = openSceneItems(scene, drawings);
  const ground = openGround(scene, drawings);
  const { run, hurry } = openMotions(scene, setting.speed, setting.wake);
  let scale = 1;

  const recut = () => {
    ground.repaint(scale);
    items.recut(scale);
    setting.wake();
  };

  return {
    get animated() {
      return setting.lively();
    },
    get visibleBox() {
      return setting.inSight();
    },
    get pixelsPerUnit() {
      return setting.grain();
    },
    begin: items.begin,
    put: items.put,
    end() {
      items.end();
      setting.wake();
    },
    async move(id, to, ms) {
      const image = items.shown(id)?.image;
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
    async flash(_, item, to, ms, from = {}) {
      if (setting.speed() === 0) return;
      const image = items.flash(item);
      if (setting.lively()) Object.assign(image, goal(image, from));
      const { x: _x, y: _y, width: _w, height: _h, ...still } = to;
      await run(image, goal(image, setting.lively() ? to : still), ms, 'Linear');
      items.unflash(image);
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
    arranged: () => setting.arranged(),
    backdrop: (drawn, bounds) => ground.show(drawn, bounds, scale),
    rescale(next) {
      if (next === scale) return;
      scale = next;
      recut();
    },
    repaint() {
      items.forget();
      recut();
    },
    onTag(id, at) {
      const item = items.shown(id)?.item;
      return item?.kind === 'tag' && holds(item, at);
    },
    theatre: (shot) => setting.theatre.play(shot),
    effects: (moment) => setting.theatre.over(moment),
    hurry() {
      setting.theatre.skip();
      hurry();
    },
    destroy() {
      setting.theatre.close();
      hurry();
      items.destroy();
      ground.destroy();
    },
  };
}
