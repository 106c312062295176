import Phaser from 'phaser';
import { BootScene } from './frame/BootScene';
import type { Renderer } from './frame/renderer';
import { MenuScene } from './menu/MenuScene';

interface Picture {
  readonly game: Phaser.Game;
  pixelRatio(): number;
}

/** More pixels than this nobody sees, and the canvas would cost four times as much. */
const FINEST = 2.5;
const ratioNow = () => Math.min(FINEST, Math.max(1, window.devicePixelRatio));

/** Phaser over the whole window in device pixels; resolves when its first scene can draw. */
export function startPhaser(parent: HTMLElement, renderer: Renderer): Promise<Picture> {
  let ratio = ratioNow();
  const game = new Phaser.Game({
    type: renderer === 'canvas' ? Phaser.CANVAS : Phaser.AUTO,
    parent,
    backgroundColor: '#0d121a',
    banner: false,
    audio: { noAudio: true },
    disableContextMenu: true,
    autoFocus: false,
    input: { activePointers: 3, keyboard: false, gamepad: false },
    scale: {
      mode: Phaser.Scale.NONE,
      width: Math.round(innerWidth * ratio),
      height: Math.round(innerHeight * ratio),
      zoom: 1 / ratio,
    },
    scene: [BootScene, MenuScene],
  });
  const fit = () => {
    ratio = ratioNow();
    game.scale.zoom = 1 / ratio;
    // Phaser leaves the shown size as it was where it equals the drawn one.
    game.canvas.style.width = `${innerWidth}px`;
    game.canvas.style.height = `${innerHeight}px`;
    game.scale.resize(Math.round(innerWidth * ratio), Math.round(innerHeight * ratio));
  };
  addEventListener('resize', fit);
  const booted = new Promise((resolve) => game.events.once('booted', resolve));
  return booted.then(() => {
    game.canvas.setAttribute('aria-hidden', 'true');
    // Nothing is to be seen yet: frames would only hold up what is still being fetched.
    game.loop.sleep();
    return { game, pixelRatio: () => ratio };
  });
}
