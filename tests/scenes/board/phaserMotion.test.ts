import { expect, test } from 'vitest';
import { openMotions } from '../../../src/scenes/board/phaserMotion';

interface Stepped {
  update(delta: number): void;
}

interface Config {
  readonly duration: number;
  readonly onComplete: () => void;
}

/** A scene whose tweens are like Phaser's: the first step only reads where things are, and what is over ends with a step. */
function steppedScene() {
  const game = { loop: { frame: 0 } };
  let tweens: Stepped[] = [];
  const add = ({ duration, onComplete }: Config) => {
    let state: 'new' | 'running' | 'over' = 'new';
    const tween = {
      elapsed: 0,
      update(delta: number) {
        if (state === 'over') return;
        const reads = state === 'new';
        state = 'running';
        tween.elapsed += delta;
        if (reads || tween.elapsed < duration) return;
        state = 'over';
        onComplete();
      },
      stop() {
        state = 'over';
      },
    };
    tweens.push(tween);
    return tween;
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    scene: { game, tweens: { add } } as unknown as Parameters<typeof openMotions>[0],
    async frame(ms: number) {
      game.loop.frame += 1;
      const now = tweens;
      tweens = [];
      for (const tween of now) tween.update(ms);
      tweens.push(...now);
      await settled();
    },
  };
}

/** How many frames of 16 ms it takes until all of it is over. */
async function framesOf(play: (run: (ms: number) => Promise<void>) => Promise<unknown>, speed = 1): Promise<number> {
  const { scene, frame } = steppedScene();
  const { run } = openMotions(
    scene,
    () => speed,
    () => undefined,
  );
  let over = false;
  void play((ms) => run({ x: 0 }, { x: 1 }, ms, 'Linear')).then(() => {
    over = true;
  });
  let count = 0;
  for (; !over && count < 1000; count++) await frame(16);
  return count;
}

async function inTurn(run: (ms: number) => Promise<void>, lengths: readonly number[]) {
  for (const ms of lengths) await run(ms);
}

test('a motion lasts as many frames as its time needs', async () => {
  expect(await framesOf((run) => run(160))).toBe(10);
  expect(await framesOf((run) => run(160), 2)).toBe(5);
});

test('many short motions after one another last no longer than all of them together', async () => {
  expect(await framesOf((run) => inTurn(run, Array(40).fill(4)))).toBe(10);
  expect(await framesOf((run) => inTurn(run, Array(16).fill(20)))).toBe(20);
});

test('what moves side by side begins together, and what follows waits for the last', async () => {
  const both = (run: (ms: number) => Promise<void>) => Promise.all([run(4), run(8), run(4)]);
  const play = async (run: (ms: number) => Promise<void>) => {
    for (let left = 20; left > 0; left--) await both(run);
  };
  expect(await framesOf(play)).toBe(10);
});

test('what begins in a later frame owes nothing for what came before it', async () => {
  const { scene, frame } = steppedScene();
  const { run } = openMotions(
    scene,
    () => 1,
    () => undefined,
  );
  const once = () => run({ x: 0 }, { x: 1 }, 17, 'Linear');
  void once();
  await frame(16);
  await frame(16);
  await frame(16);
  let over = false;
  void once().then(() => {
    over = true;
  });
  await frame(16);
  expect(over).toBe(false);
  await frame(16);
  expect(over).toBe(true);
});

test('whoever hurries finds everything at its end', async () => {
  const { scene } = steppedScene();
  const { run, hurry } = openMotions(
    scene,
    () => 1,
    () => undefined,
  );
  const target = { x: 0 };
  const moved = run(target, { x: 7 }, 500, 'Linear');
  hurry();
  await moved;
  expect(target.x).toBe(7);
});
