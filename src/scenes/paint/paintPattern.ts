import { blankCanvas } from './drawings';
import type { Shape } from './items';
import type { Ink } from './paintItem';
import { css } from './paintItem';

type PatternName = NonNullable<Shape['pattern']>;

/** Units of the world from one line or dot to the next: neighbouring fills join without a seam. */
const PITCH = 10;
/** The tiles the pictures of a page have used, of a few patterns in a few colours; as many sizes of them as zooming leaves. */
const tilesOf = new WeakMap<Document, Map<string, HTMLCanvasElement>>();
const MANY = 128;

/** Fills the path that is traced with lines or dots; a tile of them is put to paper once for a size. */
export function paintPattern(ink: Ink, pattern: PatternName, colour: number): void {
  const { a, b } = ink.getTransform();
  const side = Math.max(4, Math.round(PITCH * Math.hypot(a, b)));
  const name = `${pattern} ${colour} ${side}`;
  const page = ink.canvas.ownerDocument;
  const tiles = tilesOf.get(page) ?? new Map<string, HTMLCanvasElement>();
  tilesOf.set(page, tiles);
  const tile = tiles.get(name) ?? tileOf(pattern, colour, side);
  if (tiles.size >= MANY) tiles.clear();
  tiles.set(name, tile);
  const filling = ink.createPattern(tile, 'repeat');
  if (filling === null) return;
  filling.setTransform(new DOMMatrix().scale(PITCH / side));
  ink.fillStyle = filling;
  ink.fill();
}

function tileOf(pattern: PatternName, colour: number, side: number): HTMLCanvasElement {
  const { canvas, ink } = blankCanvas(side, side);
  ink.scale(side / PITCH, side / PITCH);
  ink.strokeStyle = css(colour, 0.75);
  ink.fillStyle = css(colour, 0.75);
  ink.lineWidth = 2.5;
  ink.beginPath();
  if (pattern === 'dots') {
    // A dot lies on the corners of the tile, as they meet there.
    for (const x of [0, PITCH])
      for (const y of [0, PITCH]) {
        ink.moveTo(x + 2, y);
        ink.arc(x, y, 1.9, 0, 7);
      }
    ink.fill();
    return canvas;
  }
  for (const at of [-PITCH, 0, PITCH]) {
    ink.moveTo(at - PITCH, -PITCH);
    ink.lineTo(at + 2 * PITCH, 2 * PITCH);
    if (pattern !== 'cross') continue;
    ink.moveTo(at + 2 * PITCH, -PITCH);
    ink.lineTo(at - PITCH, 2 * PITCH);
  }
  ink.stroke();
  return canvas;
}
