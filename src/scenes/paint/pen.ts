import { blankCanvas, type Drawing, type DrawingMap } from './drawings';
import { fontOf } from './fonts';
import type { Box, Face, Item } from './items';
import { css, type Ink, paintItem } from './paintItem';
import type { Palette } from './palette';
import { wrapLines } from './wrap';

export interface Type {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly alpha?: number;
}

/** Writes and draws on one panel, in CSS pixels. */
export interface Pen {
  readonly ink: Ink;
  /** How much larger than drawn the player wants letters. */
  readonly textSize: number;
  readonly palette: Palette;
  width(text: string, type: Type): number;
  /** One line with its middle at y, set smaller where it would be wider than `most`; answers with its width. */
  line(text: string, x: number, y: number, type: Type, most?: number): number;
  /** As `line`, with `**strong**` marks understood. */
  rich(text: string, x: number, y: number, type: Type, most: number): void;
  /** Lines from the top at y; `**strong**` marks are understood. Answers with the height used. */
  words(text: string, x: number, y: number, width: number, type: Type, most?: number): number;
  /** The height `words` would use. */
  height(text: string, width: number, type: Type, most?: number): number;
  /** A size of type as it comes out with the player's text size. */
  size(size: number): number;
  icon(name: string, x: number, y: number, size: number, alpha?: number): void;
  nine(name: string, box: Box, slice: Slice, border: Slice): void;
  items(items: readonly Item[], x: number, y: number, scale: number): void;
  /** A rule's number on a chip, its left end at x and its middle at y; answers with its box. */
  rule(id: string, x: number, y: number, night?: boolean): Box;
  key(name: string, x: number, y: number, colour: string, size: number): number;
  fill(box: Box, colour: string, radius?: number): void;
  rim(box: Box, colour: string, width: number, radius: number, dash?: readonly number[]): void;
}

/** Left, top, right, bottom. */
type Slice = readonly [number, number, number, number];

export interface PenCase {
  readonly art: DrawingMap;
  /** Drawings of the game, for the little pictures in panels. */
  readonly pieces: DrawingMap;
  readonly palette: Palette;
  readonly locale: string;
  readonly textSize: number;
}

/** From line to line, in heights of the type. */
export const LEADING = 1.28;
const RESOLUTION = 2;
const flats = new WeakMap<Drawing, HTMLCanvasElement>();

/** Cutting nine parts out of a vector drawing would redraw it nine times; a flat copy is cut instead. */
function flat(drawing: Drawing): HTMLCanvasElement {
  const known = flats.get(drawing);
  if (known !== undefined) return known;
  const { canvas, ink } = blankCanvas(drawing.width * RESOLUTION, drawing.height * RESOLUTION);
  drawing.paint(ink, 0, 0, canvas.width, canvas.height);
  flats.set(drawing, canvas);
  return canvas;
}

type Letters = Pick<Pen, 'width' | 'line' | 'rich' | 'size' | 'height' | 'words'>;

function openLetters(ink: Ink, { locale, textSize }: Pick<PenCase, 'locale' | 'textSize'>): Letters {
  const sized = (size: number) => size * textSize;
  const use = (text: string, type: Type, size = sized(type.size)) => {
    ink.font = fontOf(type.face, size, type.bold ?? false, text);
    ink.fillStyle = type.colour;
    ink.textAlign = type.align ?? 'left';
    ink.textBaseline = 'alphabetic';
    ink.globalAlpha = type.alpha ?? 1;
  };
  const cased = (text: string, type: Type) => (type.face === 'stencil' ? text.toLocaleUpperCase(locale) : text);

  /** A text in lines; strong parts are a little wider than they are measured. */
  const laid = (text: string, width: number, type: Type) => {
    const { plain, strong } = unmark(cased(text, type));
    use(plain, { ...type, bold: type.bold ?? false });
    const wide = width * (strong.some(Boolean) ? 0.96 : 1);
    return { plain, strong, wide, all: wrapLines(plain, locale, wide, (part) => ink.measureText(part).width) };
  };

  return {
    width(text, type) {
      use(text, type);
      ink.globalAlpha = 1;
      return ink.measureText(cased(text, type)).width;
    },
    line(text, x, y, type, most = Infinity) {
      const shown = cased(text, type);
      let size = sized(type.size);
      use(shown, type, size);
      let width = ink.measureText(shown).width;
      if (width > most) {
        size = Math.max(size * 0.62, (size * most) / width);
        use(shown, type, size);
        width = Math.min(most, ink.measureText(shown).width);
      }
      ink.fillText(shown, x, y + size * 0.36, most === Infinity ? undefined : most);
      ink.globalAlpha = 1;
      return width;
    },
    rich(text, x, y, type, most) {
      const { plain, strong } = unmark(cased(text, type));
      const parts = runs(plain, strong);
      const widthAt = (size: number) =>
        parts.reduce((sum, [part, bold]) => {
          use(part, { ...type, bold }, size);
          return sum + ink.measureText(part).width;
        }, 0);
      const wished = sized(type.size);
      const wide = widthAt(wished);
      const size = wide > most ? Math.max(wished * 0.7, (wished * most) / wide) : wished;
      let left = x;
      for (const [part, bold] of parts) {
        use(part, { ...type, bold }, size);
        ink.fillText(part, left, y + size * 0.36);
        left += ink.measureText(part).width;
      }
      ink.globalAlpha = 1;
    },
    size: sized,
    height(text, width, type, most = 99) {
      const { all } = laid(text, width, type);
      ink.globalAlpha = 1;
      return Math.min(most, all.length) * sized(type.size) * LEADING;
    },
    words(text, x, y, width, type, most = 99) {
      const { plain, strong, wide, all } = laid(text, width, type);
      const size = sized(type.size);
      const lines = all.slice(0, most);
      let from = 0;
      lines.forEach((whole, index) => {
        const cut = index === most - 1 && all.length > most;
        const line = cut ? cutShort(whole, wide, (part) => ink.measureText(part).width) : whole;
        const at = plain.indexOf(line, from);
        from = at + line.length;
        let left = x;
        for (const [part, bold] of runs(line, strong.slice(at, from))) {
          use(part, { ...type, bold: bold || (type.bold ?? false) });
          const shift = type.align === 'center' ? 0 : left - x;
          ink.fillText(part, x + shift, y + size * (0.98 + index * LEADING));
          left += ink.measureText(part).width;
        }
        if (cut && type.align !== 'center') ink.fillText('…', left, y + size * (0.98 + index * LEADING));
      });
      ink.globalAlpha = 1;
      return lines.length * size * LEADING;
    },
  };
}

type Shapes = Pick<Pen, 'icon' | 'nine' | 'items' | 'fill' | 'rim'>;

function openShapes(ink: Ink, { art, pieces }: Pick<PenCase, 'art' | 'pieces'>): Shapes {
  const drawing = (name: string): Drawing => {
    const found = art.get(name);
    if (found === undefined) throw new Error(`no drawing ${name}`);
    return found;
  };
  return {
    icon(name, x, y, size, alpha = 1) {
      ink.globalAlpha = alpha;
      drawing(name).paint(ink, x, y, size, size);
      ink.globalAlpha = 1;
    },
    nine(name, box, slice, border) {
      const source = flat(drawing(name));
      const cut = slice.map((part) => part * RESOLUTION);
      const [sl = 0, st = 0, sr = 0, sb = 0] = cut;
      const [bl, bt, br, bb] = border;
      const xs = [0, sl, source.width - sr, source.width];
      const ys = [0, st, source.height - sb, source.height];
      const us = [box.x, box.x + bl, box.x + box.width - br, box.x + box.width];
      const vs = [box.y, box.y + bt, box.y + box.height - bb, box.y + box.height];
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++) {
          const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [xs[i], xs[i + 1], ys[j], ys[j + 1]];
          const [u0 = 0, u1 = 0, v0 = 0, v1 = 0] = [us[i], us[i + 1], vs[j], vs[j + 1]];
          if (x1 > x0 && y1 > y0 && u1 > u0 && v1 > v0)
            ink.drawImage(source, x0, y0, x1 - x0, y1 - y0, u0, v0, u1 - u0, v1 - v0);
        }
    },
    items(items, x, y, scale) {
      ink.save();
      ink.translate(x, y);
      ink.scale(scale, scale);
      for (const item of items) paintItem(ink, item, pieces);
      ink.restore();
    },
    fill(box, colour, radius = 0) {
      ink.fillStyle = colour;
      ink.beginPath();
      ink.roundRect(box.x, box.y, box.width, box.height, radius);
      ink.fill();
    },
    rim(box, colour, width, radius, dash) {
      ink.save();
      ink.strokeStyle = colour;
      ink.lineWidth = width;
      if (dash !== undefined) ink.setLineDash([...dash]);
      ink.beginPath();
      ink.roundRect(box.x + width / 2, box.y + width / 2, box.width - width, box.height - width, radius);
      ink.stroke();
      ink.restore();
    },
  };
}

export function openPen(ink: Ink, tools: PenCase): Pen {
  const { palette, textSize } = tools;
  const pen: Pen = {
    ink,
    palette,
    textSize,
    ...openLetters(ink, tools),
    ...openShapes(ink, tools),
    rule(id, x, y, night = false) {
      const type: Type = { face: 'condensed', size: 14, bold: true, colour: css(night ? palette.paper : palette.ink) };
      const width = pen.width(id, type) + 12;
      const height = pen.size(14) + 8;
      const box = { x, y: y - height / 2, width, height };
      const [ground, edge] = night
        ? ['rgba(233,224,200,.14)', 'rgba(233,224,200,.5)']
        : ['rgba(35,38,31,.1)', 'rgba(35,38,31,.45)'];
      pen.fill(box, ground, 3);
      pen.fill({ ...box, y: box.y + height - 2, height: 2 }, edge, 1);
      pen.line(id, x + 6, y - 0.5, type);
      return box;
    },
    key(name, x, y, colour, size) {
      const type: Type = { face: 'condensed', size: size / textSize, bold: true, colour };
      const height = size * 1.65;
      const width = Math.max(height, pen.width(name, type) + size * 0.8);
      ink.globalAlpha = 0.85;
      pen.rim({ x, y: y - height / 2, width, height }, colour, 1.5, 4);
      pen.fill({ x: x + 2, y: y + height / 2 - 2.5, width: width - 4, height: 2 }, colour);
      ink.globalAlpha = 1;
      pen.line(name, x + width / 2, y - 0.5, { ...type, align: 'center' });
      return width;
    },
  };
  return pen;
}

function unmark(text: string): { plain: string; strong: boolean[] } {
  let plain = '';
  const strong: boolean[] = [];
  text.split('**').forEach((part, index) => {
    plain += part;
    for (let i = 0; i < part.length; i++) strong.push(index % 2 === 1);
  });
  return { plain, strong };
}

function runs(line: string, strong: readonly boolean[]): readonly (readonly [string, boolean])[] {
  const found: [string, boolean][] = [];
  for (let i = 0; i < line.length; i++) {
    const bold = strong[i] ?? false;
    const last = found.at(-1);
    if (last !== undefined && last[1] === bold) last[0] += line[i] ?? '';
    else found.push([line[i] ?? '', bold]);
  }
  return found;
}

/** What is left of a line that must end with an ellipsis. */
function cutShort(line: string, width: number, measure: (text: string) => number): string {
  let end = line.length;
  while (end > 0 && measure(`${line.slice(0, end).trimEnd()}…`) > width) end -= 1;
  return line.slice(0, end).trimEnd();
}
