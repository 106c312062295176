import type Phaser from 'phaser';

/** Keeps the loop running until it is let go; every `keepAwake` answers with its own way to let go. */
export interface Idle {
  /** Draws the next frames: something changed. */
  wake(): void;
  /** The same beginning at once: everything is in its place, and the browser need not ask first. */
  wakeNow(): void;
  /** Something moves: frames are drawn until the answer is called. */
  keepAwake(): () => void;
  /** A page lies over all that is drawn: until the answer is called nothing is shown behind it, and hands on it draw no frames. */
  cover(): () => void;
  /** Stops listening; the loop is left running. */
  stop(): void;
}

/** Frames drawn after a change before the loop sleeps: textures and input need one to arrive and one to show. */
const AFTERGLOW = 3;

/** Nothing that differs from the last frame is to be drawn, so the loop sleeps unless somebody holds it awake. */
export function idleLoop(game: Phaser.Game): Idle {
  let holders = 0;
  let covers = 0;
  let left = AFTERGLOW;
  let waking = 0;
  /** Waking the loop draws a frame on the spot: it is put off until the browser wants one, when all has changed that will. */
  const wake = () => {
    left = AFTERGLOW;
    if (game.loop.running || document.hidden || waking !== 0) return;
    waking = requestAnimationFrame(() => {
      waking = 0;
      game.loop.wake();
    });
  };
  const rest = () => {
    if (holders > 0 || busy(game)) left = AFTERGLOW;
    else left -= 1;
    if (left <= 0 && game.loop.running) game.loop.sleep();
  };
  const inputs = ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'keydown', 'keyup', 'resize', 'focus'] as const;
  const touched = () => {
    if (covers === 0) wake();
  };
  for (const name of inputs) window.addEventListener(name, touched, { passive: true, capture: true });
  document.addEventListener('visibilitychange', wake);
  game.events.on('postrender', rest);
  return {
    wake,
    wakeNow() {
      cancelAnimationFrame(waking);
      waking = 0;
      left = AFTERGLOW;
      if (!game.loop.running) game.loop.wake();
    },
    keepAwake() {
      holders += 1;
      wake();
      return once(() => {
        holders -= 1;
      });
    },
    cover() {
      covers += 1;
      game.canvas.style.visibility = 'hidden';
      return once(() => {
        covers -= 1;
        if (covers === 0) game.canvas.style.visibility = '';
        wake();
      });
    },
    stop() {
      for (const name of inputs) window.removeEventListener(name, touched, { capture: true });
      document.removeEventListener('visibilitychange', wake);
      game.events.off('postrender', rest);
      cancelAnimationFrame(waking);
      if (!game.loop.running) game.loop.wake();
    },
  };
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
}

/** A running tween counts as movement, so that no scene has to say so itself. */
function busy(game: Phaser.Game): boolean {
  return game.scene
    .getScenes(true)
    .some((scene) => scene.tweens.getTweens().some((tween) => tween.isPlaying() && !tween.paused));
}
