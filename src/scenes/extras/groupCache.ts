import { blankCanvas, type DrawingMap } from '../paint/drawings';
import type { Group, Item } from '../paint/items';
import { type Ink, paintItem } from '../paint/paintItem';

interface Print {
  readonly height: number;
  readonly canvas: HTMLCanvasElement;
}

const MANY = 240;
/** A print serves sizes a little above its own and down to this part of it. */
const [ABOVE, LEAST] = [1.02, 0.6];

/** Paints items; groups, which are cards full of drawings, are printed once and copied from then on. */
export function openGroupCache(drawings: DrawingMap): (ink: Ink, item: Item, scale: number) => void {
  const prints = new Map<string, Print[]>();
  let count = 0;

  const printOf = (group: Group, scale: number): Print => {
    // A card that turns over is squeezed, never printed narrow.
    const wanted = Math.max(1, group.height * scale);
    const list = prints.get(group.key) ?? [];
    const found = list.find(({ height }) => wanted <= height * ABOVE && wanted >= height * LEAST);
    if (found !== undefined) return found;
    if (count >= MANY) {
      prints.clear();
      count = 0;
    }
    const { inner } = group;
    const { canvas, ink } = blankCanvas((wanted * inner.width) / inner.height, wanted);
    ink.scale(canvas.width / inner.width, canvas.height / inner.height);
    const flat = { ...group, ...inner, x: 0, y: 0, angle: 0, alpha: 1, pivot: { x: 0, y: 0 } };
    paintItem(ink, flat, drawings);
    const print = { height: wanted, canvas };
    prints.set(group.key, [...(prints.get(group.key) ?? []), print]);
    count += 1;
    return print;
  };

  return (ink, item, scale) => {
    if (item.kind !== 'group' || item.width <= 0 || item.height <= 0) return paintItem(ink, item, drawings);
    const { canvas } = printOf(item, scale);
    const pivot = item.pivot ?? { x: 0.5, y: 0.5 };
    ink.save();
    ink.globalAlpha *= item.alpha ?? 1;
    ink.translate(item.x, item.y);
    ink.rotate(((item.angle ?? 0) * Math.PI) / 180);
    ink.drawImage(canvas, -pivot.x * item.width, -pivot.y * item.height, item.width, item.height);
    ink.restore();
  };
}
