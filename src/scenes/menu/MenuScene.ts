import Phaser from 'phaser';
import { addPainting } from '../paint/texture';
import { BenchFigure } from './BenchFigure';
import { BENCH } from './benchArt';
import type { Cabinet } from './cabinet';
import { type CabinetLayout, layCabinet, MACHINE, neighbour } from './cabinetLayout';
import { MachineFigure } from './MachineFigure';
import { LIGHT, paintHall, paintLight } from './paintHall';

const SWIPE = 36;
const STEP_MS = 180;

/** The arcade: five machines and the bench of the Lab, one of them in the light. Draws what the cabinet says and tells it what was touched. */
export class MenuScene extends Phaser.Scene {
  private cabinet: Cabinet | null = null;
  private figures: MachineFigure[] = [];
  private bench: BenchFigure | null = null;
  private hall: Phaser.GameObjects.Image | null = null;
  private light: Phaser.GameObjects.Image | null = null;
  private painted = '';
  private pressed: { x: number; y: number } | null = null;

  constructor() {
    super({ key: 'menu' });
  }

  create(cabinet: Cabinet): void {
    this.cabinet = cabinet;
    this.painted = '';
    this.hall = this.add.image(0, 0, '__DEFAULT').setOrigin(0, 0);
    this.light = this.add.image(0, 0, '__DEFAULT').setOrigin(0.5, 0);
    this.figures = cabinet.machines().map((machine) => new MachineFigure(this, machine));
    this.bench = new BenchFigure(this);
    this.scale.on('resize', this.relay, this);
    this.input.on('pointerdown', (pointer: Phaser.Input.Pointer) => {
      this.pressed = { x: pointer.x, y: pointer.y };
    });
    this.input.on('pointerup', (pointer: Phaser.Input.Pointer) => this.released(pointer));
    [...this.figures, this.bench].forEach((figure, index) => {
      figure.onHover((byTouch) => {
        if (!byTouch && !this.layout().phone) cabinet.focus(index);
      });
    });
    const stop = cabinet.subscribe(() => this.refresh());
    this.events.once('shutdown', () => {
      stop();
      this.scale.off('resize', this.relay, this);
      for (const figure of this.figures) figure.destroy();
      this.figures = [];
      this.bench?.destroy();
      this.bench = null;
      this.textures.remove('menu-hall');
      this.textures.remove('menu-light');
    });
    this.relay();
  }

  private ratio(): number {
    return this.cabinet?.shell.pixelRatio() ?? 1;
  }

  private layout(): CabinetLayout {
    const { width, height } = this.scale.gameSize;
    const ratio = this.ratio();
    return layCabinet(width / ratio, height / ratio, this.cabinet?.focused() ?? 0, this.figures.length);
  }

  private relay(): void {
    const ratio = this.ratio();
    this.cameras.main.setOrigin(0, 0).setZoom(ratio);
    const { width, height } = this.scale.gameSize;
    const layout = this.layout();
    this.put('menu-hall', paintHall(width / ratio, height / ratio, layout.skirting, ratio), this.hall);
    this.hall?.setDisplaySize(width / ratio, height / ratio);
    this.put('menu-light', paintLight(ratio), this.light);
    this.stand(false);
    this.refresh();
  }

  private put(key: string, canvas: HTMLCanvasElement, image: Phaser.GameObjects.Image | null): void {
    image?.setTexture('__DEFAULT');
    if (this.textures.exists(key)) this.textures.remove(key);
    addPainting(this.textures, key, canvas);
    image?.setTexture(key);
  }

  /** Words, light and pictures may have changed; places only where the focus did. */
  private refresh(): void {
    const cabinet = this.cabinet;
    if (cabinet === null) return;
    const { largest } = this.layout();
    cabinet.machines().forEach((machine, index) => {
      void this.figures[index]?.show(machine, largest * this.ratio());
    });
    void this.bench?.show(cabinet.bench(), largest * this.ratio());
    const focus = String(cabinet.focused());
    if (focus !== this.painted) this.stand(this.painted !== '');
    this.painted = focus;
    cabinet.shell.idle.wake();
  }

  private stand(moving: boolean): void {
    const cabinet = this.cabinet;
    if (cabinet === null) return;
    const layout = this.layout();
    const glide = moving && !cabinet.shell.settings().reducedMotion;
    layout.machines.forEach((standing, index) => {
      this.figures[index]?.stand(standing, index === cabinet.focused(), glide ? STEP_MS : 0);
    });
    this.bench?.stand(layout.bench, cabinet.focused() === this.figures.length, glide ? STEP_MS : 0);
    if (this.light === null) return;
    const machine = layout.machines[cabinet.focused()];
    const focused = machine ?? layout.bench;
    const scale = focused.scale / 1.19;
    const wide = machine === undefined ? BENCH.width : MACHINE.width;
    const [x, height] = [focused.x + (wide / 2) * focused.scale, focused.foot];
    this.light.setDisplaySize(LIGHT.width * scale, height).setY(0);
    this.tweens.killTweensOf(this.light);
    if (glide) this.tweens.add({ targets: this.light, x, duration: STEP_MS, ease: 'Sine.easeInOut' });
    else this.light.setX(x);
  }

  private released(pointer: Phaser.Input.Pointer): void {
    const { cabinet, pressed } = this;
    this.pressed = null;
    if (cabinet === null || pressed === null) return;
    const ratio = this.ratio();
    const across = (pointer.x - pressed.x) / ratio;
    const down = (pointer.y - pressed.y) / ratio;
    if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) {
      cabinet.focus(neighbour(cabinet.focused(), across < 0 ? 1 : -1, this.figures.length + 1));
      return;
    }
    if (Math.hypot(across, down) > 12) return;
    const stands = [...this.figures, ...(this.bench === null ? [] : [this.bench])];
    const index = stands.findIndex((figure) => figure.holds(pointer.x / ratio, pointer.y / ratio));
    if (index < 0) return;
    if (index === cabinet.focused()) cabinet.choose(index);
    else cabinet.focus(index);
  }
}
