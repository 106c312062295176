import type Phaser from 'phaser';
import { addPainting } from '../paint/texture';
import { BENCH, BENCH_MARGIN } from './benchArt';
import type { BenchStand } from './cabinet';
import type { MachinePlace } from './cabinetLayout';
import { benchDrawing, paintBench } from './paintMachine';

const KEY = 'menu-bench';

/** The bench of the Lab beside the machines. */
export class BenchFigure {
  private readonly image: Phaser.GameObjects.Image;
  private standing: MachinePlace = { x: 0, foot: 0, scale: 1 };
  private wanted = '';

  constructor(private readonly scene: Phaser.Scene) {
    this.image = scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    // It stands on its feet: its shadow lies below them.
    this.image.setOrigin(
      BENCH_MARGIN.x / (BENCH.width + 2 * BENCH_MARGIN.x),
      BENCH.height / (BENCH.height + BENCH_MARGIN.bottom),
    );
    this.image.setInteractive({ useHandCursor: true });
  }

  onHover(listener: (byTouch: boolean) => void): void {
    this.image.on('pointerover', (pointer: Phaser.Input.Pointer) => listener(pointer.wasTouch));
  }

  holds(x: number, y: number): boolean {
    const { x: left, foot, scale } = this.standing;
    return x >= left && x <= left + BENCH.width * scale && y <= foot && y >= foot - BENCH.height * scale;
  }

  stand(standing: MachinePlace, front: boolean, ms: number): void {
    this.standing = standing;
    this.image.setDepth(front ? 2 : 1);
    this.scene.tweens.killTweensOf(this.image);
    const goal = {
      x: standing.x,
      y: standing.foot,
      displayWidth: (BENCH.width + 2 * BENCH_MARGIN.x) * standing.scale,
      displayHeight: (BENCH.height + BENCH_MARGIN.bottom) * standing.scale,
    };
    if (ms > 0) this.scene.tweens.add({ targets: this.image, ...goal, duration: ms, ease: 'Sine.easeInOut' });
    else this.image.setPosition(goal.x, goal.y).setDisplaySize(goal.displayWidth, goal.displayHeight);
  }

  async show({ look, drawn }: BenchStand, scale: number): Promise<void> {
    const wanted = JSON.stringify([look, scale]);
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    const drawing = await benchDrawing(look.focused);
    if (wanted !== this.wanted || !this.image.active) return;
    const { textures } = this.scene;
    const { displayWidth, displayHeight } = this.image;
    this.image.setTexture('__DEFAULT');
    if (textures.exists(KEY)) textures.remove(KEY);
    addPainting(textures, KEY, paintBench(look, drawing, scale));
    this.image.setTexture(KEY).setDisplaySize(displayWidth, displayHeight).setVisible(true);
    drawn();
  }

  destroy(): void {
    this.wanted = '';
    this.image.destroy();
    this.scene.textures.remove(KEY);
  }
}
