import type Phaser from 'phaser';
import type { Motion } from '../paint/items';

interface Motions {
  run(target: object, props: Record<string, number>, ms: number, ease: string): Promise<void>;
  /** Ends every motion now. */
  hurry(): void;
}

/** What an image is to become; it turns by the short way round. */
export function goal(image: Phaser.GameObjects.Image, to: Partial<Motion>): Record<string, number> {
  const props: Record<string, number> = {};
  if (to.x !== undefined) props.x = to.x;
  if (to.y !== undefined) props.y = to.y;
  if (to.alpha !== undefined) props.alpha = to.alpha;
  if (to.width !== undefined) props.displayWidth = to.width;
  if (to.height !== undefined) props.displayHeight = to.height;
  if (to.angle !== undefined) props.angle = image.angle + ((((to.angle - image.angle) % 360) + 540) % 360) - 180;
  return props;
}

/** Changes things over time, at once where nothing is to move. */
export function openMotions(scene: Phaser.Scene, speedNow: () => number, wake: () => void): Motions {
  const running = new Set<() => void>();
  return {
    run(target, props, ms, ease) {
      const speed = speedNow();
      if (speed === 0 || ms <= 0) {
        Object.assign(target, props);
        return Promise.resolve();
      }
      wake();
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
    },
    hurry() {
      for (const finish of [...running]) finish();
    },
  };
}
