import { fontOf } from './fonts';
import type { Box, Item, Label, Picture, Point, Shape, Tag } from './items';
import { css } from './paintItem';
import { withOwnNames } from './svgSheets';

const PALE = '#fff8e4';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
const tidy = (value: number) => Number(value.toFixed(2));

/** The text of a drawing; what has none is left out. */
type DrawingText = (key: string) => string | undefined;

/** How wide words are in a font of ours. */
type WidthOf = (text: string, font: string) => number;

/** What the parts of a file share. */
interface File {
  readonly textOf: DrawingText;
  readonly widthOf: WidthOf;
  /** Drawings, patterns and frames by their names, each once. */
  readonly uses: Map<string, string>;
}

/** Items as the text of a vector drawing: what `paintItem` paints, for pictures that are taken away. */
export function svgOf(items: readonly Item[], box: Box, textOf: DrawingText, widthOf: WidthOf): string {
  const uses = new Map<string, string>();
  const file: File = { textOf, widthOf, uses };
  const body = items.map((item) => element(item, file)).join('');
  const { x, y, width, height } = box;
  const size = `width="${tidy(width)}" height="${tidy(height)}"`;
  const view = [x, y, width, height].map(tidy).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${view}"><defs>${[...uses.values()].join('')}</defs>${body}</svg>`;
}

function element(item: Item, file: File): string {
  const drawn = plain(item, file);
  const { alpha = 1 } = item;
  return alpha === 1 || drawn === '' ? drawn : `<g opacity="${tidy(alpha)}">${drawn}</g>`;
}

function plain(item: Item, file: File): string {
  switch (item.kind) {
    case 'picture':
      return picture(item, file);
    case 'shape':
      return shape(item, file.uses);
    case 'label':
      return label(item, file.widthOf);
    case 'tag':
      return tag(item, file.widthOf);
    case 'group': {
      const { x, y, width, height, angle = 0, inner, pivot = { x: 0.5, y: 0.5 } } = item;
      const place = `translate(${tidy(x)} ${tidy(y)}) rotate(${tidy(angle)}) translate(${tidy(-pivot.x * width)} ${tidy(-pivot.y * height)}) scale(${width / inner.width} ${height / inner.height})`;
      const id = `clip-${file.uses.size}`;
      file.uses.set(
        id,
        `<clipPath id="${id}"><rect width="${tidy(inner.width)}" height="${tidy(inner.height)}"/></clipPath>`,
      );
      return `<g transform="${place}" clip-path="url(#${id})">${item.items.map((each) => element(each, file)).join('')}</g>`;
    }
  }
}

/** Each drawing stands in the file once, however often it is shown. */
function picture(item: Picture, { textOf, uses }: File): string {
  const source = textOf(item.texture);
  if (source === undefined) return '';
  const id = `d-${item.texture.replace(/[^\w-]/g, '')}`.slice(0, 60);
  if (!uses.has(item.texture)) {
    const number = uses.size;
    const start = source.indexOf('<svg');
    const own = withOwnNames(source.slice(start), number);
    const box = /viewBox="([^"]+)"/.exec(own)?.[1] ?? '0 0 1 1';
    const inside = own.slice(own.indexOf('>') + 1, own.lastIndexOf('</svg>'));
    uses.set(
      item.texture,
      `<symbol id="${id}" viewBox="${box}" preserveAspectRatio="none">${outer(own, inside)}</symbol>`,
    );
  }
  const { x, y, width, height, angle = 0, pivot = { x: 0.5, y: 0.5 } } = item;
  const turn = angle % 360 === 0 ? '' : ` rotate(${tidy(angle)})`;
  const place = `translate(${tidy(x)} ${tidy(y)})${turn}${item.mirrored === true ? ' scale(-1 1)' : ''}`;
  const box = `x="${tidy(-pivot.x * width)}" y="${tidy(-pivot.y * height)}" width="${tidy(width)}" height="${tidy(height)}"`;
  return `<use href="#${id}" ${box} transform="${place}"/>`;
}

/** What a drawing says of all its parts stands on its first element. */
function outer(svg: string, inside: string): string {
  const head = svg.slice(0, svg.indexOf('>'));
  const kept = [...head.matchAll(/ (color|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g)];
  return kept.length === 0 ? inside : `<g${kept.map(([whole]) => whole).join('')}>${inside}</g>`;
}

const pathOf = (points: readonly Point[], closed: boolean) =>
  `M${points.map(({ x, y }) => `${tidy(x)} ${tidy(y)}`).join('L')}${closed ? 'Z' : ''}`;

function shape(item: Shape, uses: Map<string, string>): string {
  const d = pathOf(item.points, item.closed);
  const { fill, fillAlpha = 1, pattern, stroke, width = 1, dash, halo } = item;
  const join = 'stroke-linejoin="round" stroke-linecap="round"';
  const parts = [
    fill === undefined ? '' : `<path d="${d}" fill="${css(fill)}" fill-opacity="${tidy(fillAlpha)}"/>`,
    fill === undefined || pattern === undefined
      ? ''
      : `<path d="${d}" fill="url(#${patternOf(pattern, fill, uses)})" opacity="0.75"/>`,
    stroke === undefined || halo === undefined
      ? ''
      : `<path d="${d}" fill="none" stroke="${PALE}" stroke-width="${tidy(width + halo)}" ${join}/>`,
    stroke === undefined
      ? ''
      : `<path d="${d}" fill="none" stroke="${css(stroke)}" stroke-width="${tidy(width)}" ${join}${dash === undefined ? '' : ` stroke-dasharray="${dash.join(' ')}"`}/>`,
  ];
  return parts.join('');
}

const PATTERNS: { readonly [name in NonNullable<Shape['pattern']>]: readonly [drawn: string, turn: number] } = {
  dots: ['<circle cx="5" cy="5" r="1.9"/>', 0],
  hatch: ['<path d="M3 0H6V10H3Z"/>', -45],
  cross: ['<path d="M3 0H5.5V10H3ZM0 3H10V5.5H0Z"/>', 45],
};

/** A pattern of a colour stands in the file once. */
function patternOf(name: NonNullable<Shape['pattern']>, colour: number, uses: Map<string, string>): string {
  const id = `${name}-${colour.toString(16)}`;
  const [drawn, turn] = PATTERNS[name];
  const place = `width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"`;
  uses.set(id, `<pattern id="${id}" ${place}><g fill="${css(colour)}">${drawn}</g></pattern>`);
  return id;
}

const anchors = { left: 'start', centre: 'middle', right: 'end' } as const;

interface Words {
  readonly text: string;
  readonly at: Point;
  readonly font: string;
  readonly colour: string;
  /** Wider words are pressed together. */
  readonly most?: number | undefined;
  readonly more?: string;
}

/** Whoever opens the file has not our fonts: the words keep the room they have here in any other. */
function words(
  { text, at, font, colour, most = Number.POSITIVE_INFINITY, more = '' }: Words,
  widthOf: WidthOf,
): string {
  const width = tidy(Math.min(most, widthOf(text, font)));
  const room = width > 0 ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${tidy(at.x)}" y="${tidy(at.y)}" style="font:${escaped(font.replaceAll('"', "'"))}" fill="${colour}"${room}${more}>${escaped(text)}</text>`;
}

function label(item: Label, widthOf: WidthOf): string {
  const { text, x, y, size, colour, face, bold = false, align = 'centre', halo, most } = item;
  const shown = face === 'stencil' ? text.toUpperCase() : text;
  const rim =
    halo === undefined ? '' : ` stroke="${PALE}" stroke-width="${halo}" stroke-linejoin="round" paint-order="stroke"`;
  const at = { x, y: y + size * 0.36 };
  const more = ` text-anchor="${anchors[align]}"${rim}`;
  return words({ text: shown, at, font: fontOf(face, size, bold, text), colour: css(colour), most, more }, widthOf);
}

function tag(item: Tag, widthOf: WidthOf): string {
  const { x, y, width, height, lines, edge } = item;
  const box = `x="${tidy(x)}" y="${tidy(y)}" height="${tidy(height)}"`;
  let at = y + 2;
  const text = lines.map((line) => {
    at += line.size * 1.12;
    const font = fontOf('condensed', line.size, line.bold ?? false, line.text);
    const colour = line.colour === undefined ? '#23261f' : css(line.colour);
    return words({ text: line.text, at: { x: x + 17, y: at }, font, colour }, widthOf);
  });
  return `<rect ${box} width="${tidy(width)}" rx="6" fill="#f6f0de" stroke="${css(edge)}" stroke-width="3"/><rect ${box} width="8" rx="3" fill="${css(edge)}"/>${text.join('')}`;
}
