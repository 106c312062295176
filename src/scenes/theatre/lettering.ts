import { fontOf } from '../paint/fonts';
import type { Face } from '../paint/items';

type Ink = CanvasRenderingContext2D;

interface Lettering {
  readonly size: number;
  readonly colour: string;
  readonly face?: Face;
  readonly bold?: boolean;
  readonly align?: CanvasTextAlign;
  /** Set smaller where it would be wider. */
  readonly most?: number;
  readonly rim?: { readonly colour: string; readonly width: number };
}

/** One line on its baseline; answers with its width. */
export function write(ink: Ink, text: string, x: number, y: number, how: Lettering): number {
  const { face = 'stencil', bold = false, align = 'left', most = Infinity, rim } = how;
  const shown = face === 'stencil' ? text.toLocaleUpperCase() : text;
  ink.font = fontOf(face, how.size, bold, shown);
  const wide = ink.measureText(shown).width;
  const size = wide > most ? (how.size * most) / wide : how.size;
  if (size !== how.size) ink.font = fontOf(face, size, bold, shown);
  ink.textAlign = align;
  ink.textBaseline = 'alphabetic';
  if (rim !== undefined) {
    ink.lineJoin = 'round';
    ink.strokeStyle = rim.colour;
    ink.lineWidth = rim.width;
    ink.strokeText(shown, x, y);
  }
  ink.fillStyle = how.colour;
  ink.fillText(shown, x, y);
  return Math.min(wide, most);
}

export function widthOf(ink: Ink, text: string, size: number, face: Face = 'stencil', bold = false): number {
  const shown = face === 'stencil' ? text.toLocaleUpperCase() : text;
  ink.font = fontOf(face, size, bold, shown);
  return ink.measureText(shown).width;
}

/** A plate that leans, as on a comic page. */
export function leaning(
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rim: string,
): void {
  ink.beginPath();
  ink.moveTo(x, y);
  ink.lineTo(x + width, y);
  ink.lineTo(x + width - height * 0.28, y + height);
  ink.lineTo(x - height * 0.28, y + height);
  ink.closePath();
  ink.fillStyle = fill;
  ink.fill();
  ink.strokeStyle = rim;
  ink.lineWidth = Math.max(1.5, height * 0.06);
  ink.stroke();
}
