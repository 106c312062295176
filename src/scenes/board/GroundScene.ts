import Phaser from 'phaser';
import { blankCanvas, type Drawing } from '../paint/drawings';
import { addPainting } from '../paint/texture';

const KEY = 'table-ground';

/** The felt under everything. */
export class GroundScene extends Phaser.Scene {
  constructor() {
    super({ key: 'ground' });
  }

  /** `grain` pixels of the screen go on one of the picture: a first look need not be fine, and the felt is large. */
  paint(drawing: Drawing, width: number, height: number, grain = 1): void {
    const { canvas, ink } = blankCanvas(width / grain, height / grain);
    ink.scale(1 / grain, 1 / grain);
    const scale = Math.max(width / 1920, height / 1080) * 1.04;
    drawing.paint(ink, (width - 1920 * scale) / 2, (height - 1080 * scale) / 2, 1920 * scale, 1080 * scale);
    const dusk = ink.createRadialGradient(
      width * 0.45,
      height / 2,
      height * 0.4,
      width * 0.45,
      height / 2,
      width * 0.75,
    );
    dusk.addColorStop(0, 'rgba(5,8,12,0)');
    dusk.addColorStop(1, 'rgba(5,8,12,.6)');
    ink.fillStyle = dusk;
    ink.fillRect(0, 0, width, height);
    this.children.removeAll(true);
    if (this.textures.exists(KEY)) this.textures.remove(KEY);
    addPainting(this.textures, KEY, canvas);
    this.add.image(0, 0, KEY).setOrigin(0, 0).setScale(grain);
  }

  clear(): void {
    this.children.removeAll(true);
    if (this.textures.exists(KEY)) this.textures.remove(KEY);
  }
}
