import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inRoot } from './paths';

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Bare</title><link rel="icon" href="data:," /></head>
  <body style="margin:0"><div id="app"></div><script type="module" src="./main.js"></script></body>
</html>
`;

/** What every Phaser project begins with: one scene with one shape and one word. */
const SCRIPT = `import Phaser from 'phaser';
const renderer = new URLSearchParams(location.search).get('renderer');
class Bare extends Phaser.Scene {
  create() {
    this.add.rectangle(200, 150, 80, 60, 0xf26b21);
    this.add.text(160, 210, 'Phaser');
  }
}
const game = new Phaser.Game({
  type: renderer === 'canvas' ? Phaser.CANVAS : Phaser.AUTO,
  parent: 'app',
  width: innerWidth,
  height: innerHeight,
  banner: false,
  scene: Bare,
});
game.events.once('ready', () => game.events.once('postrender', () => performance.mark('drawn')));
window.__BARE__ = game;
`;

/** Builds the bare page the way ours is built and answers with its folder. */
export async function buildBarePage(): Promise<string> {
  const root = inRoot('.cache', 'bare');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'main.js'), SCRIPT);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  return join(root, 'dist');
}
