import { blankCanvas, byFileName, type DrawingMap, loadDrawings } from '../paint/drawings';
import type { Box } from '../paint/items';

const own = byFileName(
  import.meta.glob<string>(
    ['/src/assets/theatre/*.svg', '/src/assets/common/effects/{fire-2,smoke-3}.svg', '/src/assets/common/ui/d6-*.svg'],
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** What touches what, in the drawing's own units: the muzzle, the nose of the shot, the plate, the foot of the smoke. */
export const anchors: { readonly [name: string]: readonly [x: number, y: number] } = {
  'muzzle-1': [90, 150],
  'muzzle-2': [90, 150],
  'muzzle-3': [90, 150],
  'dust-kick': [60, 130],
  'snow-kick': [60, 130],
  tracer: [784, 60],
  'shell-hang': [300, 100],
  bounce: [170, 190],
  'plume-dirt': [150, 290],
  'plume-snow': [150, 290],
  'brew-1': [300, 330],
  'brew-2': [300, 330],
  'brew-3': [300, 470],
  'smoke-column-1': [92, 668],
  'debris-spray': [300, 300],
  bomb: [70, 40],
  'rush-lines': [0, 0],
  'weather-snow': [0, 0],
  'weather-rain': [0, 0],
};

/** A drawing as pixels, cut once for the size it is shown at. */
export interface Sprite {
  readonly image: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
}

export interface TheatreArt {
  /** `scale`: how much larger than drawn it stands on the page. Null: there is no such drawing. */
  sprite(name: string, scale?: number): Sprite | null;
  /** Pixels to a unit of the page: everything is cut anew. */
  resize(pixels: number): void;
  /** Paper to bake something on. */
  blank(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly ink: CanvasRenderingContext2D };
  /** Something painted once and laid again as long as its moment is the same. */
  still(box: Box, pixels: number, paint: (ink: CanvasRenderingContext2D, moment: number) => void): Still;
}

/** Lays what it was made for, as it is at a moment. */
export type Still = (ink: CanvasRenderingContext2D, moment: number) => void;

function stillOn(box: Box, pixels: number, paint: (ink: CanvasRenderingContext2D, moment: number) => void): Still {
  const { canvas, ink: own } = blankCanvas(box.width * pixels, box.height * pixels);
  let shown = Number.NaN;
  return (ink, moment) => {
    if (moment !== shown) {
      shown = moment;
      own.setTransform(1, 0, 0, 1, 0, 0);
      own.clearRect(0, 0, canvas.width, canvas.height);
      own.setTransform(pixels, 0, 0, pixels, -box.x * pixels, -box.y * pixels);
      paint(own, moment);
    }
    ink.drawImage(canvas, box.x, box.y, canvas.width / pixels, canvas.height / pixels);
  };
}

/** The stage's own drawings, and the side views of the game that is played. */
export async function openTheatreArt(pieces: DrawingMap): Promise<TheatreArt> {
  const drawings = await loadDrawings({ pictures: own });
  /** By scale, then by name: a frame asks without making a name for it first. */
  const cuts = new Map<number, Map<string, Sprite>>();
  let pixels = 1;
  const make = (name: string, scale: number): Sprite | null => {
    const drawing = drawings.get(name) ?? pieces.get(name);
    // What is still to come measures nothing yet.
    if (drawing === undefined || drawing.width <= 1) return null;
    const grain = pixels * scale;
    const { canvas, ink } = blankCanvas(drawing.width * grain, drawing.height * grain);
    drawing.paint(ink, 0, 0, canvas.width, canvas.height);
    return { image: canvas, width: drawing.width, height: drawing.height };
  };
  return {
    blank: blankCanvas,
    still: stillOn,
    sprite(name, scale = 1) {
      const cut = cuts.get(scale);
      const found = cut?.get(name);
      if (found !== undefined) return found;
      const made = make(name, scale);
      if (made === null) return null;
      if (cut === undefined) cuts.set(scale, new Map([[name, made]]));
      else cut.set(name, made);
      return made;
    },
    resize(next) {
      if (next === pixels) return;
      pixels = next;
      cuts.clear();
    },
  };
}
