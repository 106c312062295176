import Phaser from 'phaser';
import type { PlacedButton } from '../../blocks/control';
import { blankCanvas } from '../../paint/drawings';
import type { Box } from '../../paint/items';
import { openPen, type Pen, type PenCase } from '../../paint/pen';
import { addPainting } from '../../paint/texture';

/** Room round a panel for its shadow. */
const RIM = 14;

export interface PanelSpec {
  readonly id: string;
  readonly zone: Box;
  /** What the picture depends on: painted anew only when it changes. */
  readonly key: string;
  paint(pen: Pen, box: Box): readonly PlacedButton[];
}

interface Shown {
  key: string;
  canvas: HTMLCanvasElement;
  ink: CanvasRenderingContext2D;
  texture: Phaser.Textures.Texture;
  readonly image: Phaser.GameObjects.Image;
  placed: readonly PlacedButton[];
}

let made = 0;

/** Panels as textures that are painted when what they say changes, and otherwise lie still. */
export class HudScene extends Phaser.Scene {
  private readonly panels = new Map<string, Shown>();

  constructor() {
    super({ key: 'hud' });
  }

  /** Shows these panels and no others; answers with all that can be pressed, the topmost last. */
  show(specs: readonly PanelSpec[], box: PenCase, ratio: number): readonly PlacedButton[] {
    const wanted = new Set(specs.map(({ id }) => id));
    for (const [id, panel] of this.panels) if (!wanted.has(id)) this.drop(id, panel);
    return specs.flatMap((spec, order) => {
      const panel = this.panelFor(spec, ratio);
      panel.image.setPosition(Math.round((spec.zone.x - RIM) * ratio), Math.round((spec.zone.y - RIM) * ratio));
      panel.image.setDepth(order);
      if (panel.key !== spec.key) this.paint(panel, spec, box, ratio);
      return panel.placed.map((control) => ({
        ...control,
        box: { ...control.box, x: control.box.x + spec.zone.x, y: control.box.y + spec.zone.y },
      }));
    });
  }

  private paint(panel: Shown, spec: PanelSpec, box: PenCase, ratio: number): void {
    const { ink, canvas } = panel;
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, canvas.width, canvas.height);
    ink.setTransform(ratio, 0, 0, ratio, RIM * ratio, RIM * ratio);
    panel.placed = spec.paint(openPen(ink, box), { x: 0, y: 0, width: spec.zone.width, height: spec.zone.height });
    panel.key = spec.key;
    panel.texture.source[0]?.update();
  }

  private panelFor({ id, zone }: PanelSpec, ratio: number): Shown {
    const width = Math.ceil((zone.width + 2 * RIM) * ratio);
    const height = Math.ceil((zone.height + 2 * RIM) * ratio);
    const known = this.panels.get(id);
    if (known !== undefined && known.canvas.width === width && known.canvas.height === height) return known;
    if (known !== undefined) this.drop(id, known);
    const { canvas, ink } = blankCanvas(width, height);
    const texture = addPainting(this.textures, `hud:${id}:${made++}`, canvas);
    const image = this.add.image(0, 0, texture.key).setOrigin(0, 0);
    const panel: Shown = { key: '', canvas, ink, texture, image, placed: [] };
    this.panels.set(id, panel);
    return panel;
  }

  private drop(id: string, { image, texture }: Shown): void {
    image.destroy();
    this.textures.remove(texture.key);
    this.panels.delete(id);
  }

  clear(): void {
    for (const [id, panel] of this.panels) this.drop(id, panel);
  }
}
