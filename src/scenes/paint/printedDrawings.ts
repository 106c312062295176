import { blankCanvas, type Drawing, type DrawingMap } from './drawings';
import type { Ink } from './paintItem';

interface Print {
  readonly width: number;
  readonly canvas: HTMLCanvasElement;
}

/** Pixels across: what is larger is seldom painted, and would fill the memory. */
const LARGEST = 1024;
/** A print is made a little larger than it is asked for, so that it stays sharp where it is turned. */
const SPARE = 1.25;
/** A print serves sizes from its own down to this part of it. */
const LEAST = 0.5;
/** As many sizes of one drawing are kept. */
const SIZES = 3;

/**
 * Drawings that are put to paper once for a size and copied from then on: a browser paints the vectors of a drawing anew
 * each time, and a picture that follows a hand has no time for that.
 */
export function printedDrawings(drawings: DrawingMap): DrawingMap {
  // By the drawing itself: what comes late, or takes the place of a draft, is another one.
  const printed = new WeakMap<Drawing, { readonly drawing: Drawing; prints: readonly Print[] }>();
  return {
    get(key) {
      const drawing = drawings.get(key);
      if (drawing === undefined) return undefined;
      const known = printed.get(drawing);
      if (known !== undefined) return known.drawing;
      const made = {
        prints: [] as readonly Print[],
        drawing: {
          width: drawing.width,
          height: drawing.height,
          paint(ink: Ink, x: number, y: number, width: number, height: number) {
            const { a, b } = ink.getTransform();
            const wanted = Math.abs(width) * Math.hypot(a, b);
            if (wanted * SPARE > LARGEST || wanted <= 0) return drawing.paint(ink, x, y, width, height);
            let print = made.prints.find((each) => wanted <= each.width && wanted >= each.width * LEAST);
            if (print === undefined) {
              print = printOf(drawing, wanted * SPARE, height / width);
              made.prints = [print, ...made.prints].slice(0, SIZES);
            }
            ink.drawImage(print.canvas, x, y, width, height);
          },
        },
      };
      printed.set(drawing, made);
      return made.drawing;
    },
  };
}

function printOf(drawing: Drawing, width: number, high: number): Print {
  const { canvas, ink } = blankCanvas(width, width * Math.abs(high));
  drawing.paint(ink, 0, 0, canvas.width, canvas.height);
  return { width, canvas };
}
