import type Phaser from 'phaser';
import { blankCanvas } from '../paint/drawings';
import { addPainting } from '../paint/texture';
import { MARGIN } from './arcadeArt';
import type { Machine } from './cabinet';
import { MACHINE, type MachinePlace, TUBE } from './cabinetLayout';
import { machineDrawing, paintLamps, paintMachine, paintTube } from './paintMachine';

/** One machine on the canvas: body, lamps and tube, each painted when it changes and otherwise only moved. */
export class MachineFigure {
  private readonly box: Phaser.GameObjects.Container;
  private readonly body: Phaser.GameObjects.Image;
  private readonly lamps: Phaser.GameObjects.Image;
  private readonly tube: Phaser.GameObjects.Image;
  private readonly made = new Set<string>();
  private standing: MachinePlace = { x: 0, foot: 0, scale: 1 };
  private wanted = '';
  private pictured: { readonly picture: unknown; readonly look: string } | null = null;

  constructor(
    private readonly scene: Phaser.Scene,
    machine: Machine,
  ) {
    this.body = scene.add.image(-MARGIN.x, -MACHINE.height, '__DEFAULT').setOrigin(0, 0);
    this.lamps = scene.add.image(0, -MACHINE.height, '__DEFAULT').setOrigin(0, 0);
    this.tube = scene.add.image(TUBE.x - 4, TUBE.y - 4 - MACHINE.height, '__DEFAULT').setOrigin(0, 0);
    this.box = scene.add.container(0, 0, [this.body, this.tube, this.lamps]).setName(machine.id);
    this.box.setVisible(false);
    this.body.setInteractive({ useHandCursor: true });
  }

  onHover(listener: (byTouch: boolean) => void): void {
    this.body.on('pointerover', (pointer: Phaser.Input.Pointer) => listener(pointer.wasTouch));
  }

  holds(x: number, y: number): boolean {
    const { x: left, foot, scale } = this.standing;
    return x >= left && x <= left + MACHINE.width * scale && y <= foot && y >= foot - MACHINE.height * scale;
  }

  stand(standing: MachinePlace, front: boolean, ms: number): void {
    this.standing = standing;
    this.box.setDepth(front ? 2 : 1);
    this.scene.tweens.killTweensOf(this.box);
    const goal = { x: standing.x, y: standing.foot, scale: standing.scale };
    if (ms > 0) this.scene.tweens.add({ targets: this.box, ...goal, duration: ms, ease: 'Sine.easeInOut' });
    else this.box.setPosition(goal.x, goal.y).setScale(goal.scale);
  }

  /** Paints what changed; a drawing still being decoded gives way to the newest wish. */
  async show(machine: Machine, scale: number): Promise<void> {
    const look = JSON.stringify([machine.look, scale]);
    if (look !== this.wanted) {
      this.wanted = look;
      const drawing = await machineDrawing(machine.look.art, machine.look.focused);
      if (look !== this.wanted || !this.box.active) return;
      this.paint(this.body, 'body', paintMachine(machine.look, drawing, scale));
      this.body.setDisplaySize(MACHINE.width + 2 * MARGIN.x, MACHINE.height + MARGIN.bottom);
      this.box.setVisible(true);
    }
    this.light(machine, scale);
    this.picture(machine, scale);
    machine.drawn();
  }

  private light(machine: Machine, scale: number): void {
    const key = this.key(`lamps${machine.look.focused}${machine.beat}${scale}`);
    if (!this.scene.textures.exists(key)) {
      addPainting(this.scene.textures, key, paintLamps(machine.look.focused, machine.beat, scale));
      this.made.add(key);
    }
    this.lamps.setTexture(key).setDisplaySize(MACHINE.width, 33);
  }

  private picture(machine: Machine, scale: number): void {
    const look = JSON.stringify([machine.tube, scale, machine.frame]);
    if (machine.picture === null || (this.pictured?.picture === machine.picture && this.pictured.look === look)) return;
    this.pictured = { picture: machine.picture, look };
    const { canvas, ink } = blankCanvas((TUBE.width + 8) * scale, (TUBE.height + 8) * scale);
    ink.scale(scale, scale);
    ink.translate(4, 4);
    paintTube(ink, machine.picture, machine.tube);
    this.paint(this.tube, 'tube', canvas);
    this.tube.setDisplaySize(TUBE.width + 8, TUBE.height + 8);
  }

  private key(part: string): string {
    return `machine-${this.box.name}-${part}`;
  }

  private paint(image: Phaser.GameObjects.Image, part: string, canvas: HTMLCanvasElement): void {
    const key = this.key(part);
    const { textures } = this.scene;
    image.setTexture('__DEFAULT');
    if (textures.exists(key)) textures.remove(key);
    addPainting(textures, key, canvas);
    this.made.add(key);
    image.setTexture(key);
  }

  destroy(): void {
    this.wanted = '';
    this.box.destroy(true);
    for (const key of this.made) this.scene.textures.remove(key);
  }
}
