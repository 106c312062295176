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
  const frames = openFrames(() => scene.game.loop.frame);
  return {
    async run(target, props, ms, ease) {
      const speed = speedNow();
      if (speed === 0 || ms <= 0) {
        Object.assign(target, props);
        return;
      }
      wake();
      const duration = ms / speed;
      const begun = frames.late();
      const over = await new Promise<number>((resolve) => {
        const finish = () => {
          running.delete(finish);
          tween.stop();
          Object.assign(target, props);
          resolve(tween.elapsed - duration);
        };
        const tween = scene.tweens.add({ targets: target, ...props, duration, ease, onComplete: finish });
        running.add(finish);
        // Its first step only reads where things are: without this every motion would last a frame longer than it is to.
        tween.update(0);
        if (begun > 0) tween.update(begun);
      });
      frames.ended(over);
    },
    hurry() {
      for (const finish of [...running]) finish();
    },
  };
}

/**
 * A motion ends with a frame, mostly a little late. What follows in the same frame has begun so much earlier: many short
 * motions after one another last as long as they are to, and those that are over by then need no frame at all.
 */
function openFrames(frameNow: () => number) {
  let frame = -1;
  let late = 0;
  return {
    late: () => (frame === frameNow() ? late : 0),
    /** A motion has ended so many milliseconds late. */
    ended(over: number) {
      const known = frame === frameNow() ? late : Number.POSITIVE_INFINITY;
      frame = frameNow();
      late = Math.max(0, Math.min(known, over));
    },
  };
}
