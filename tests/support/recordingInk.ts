import type { Box } from '../../src/scenes/paint/items';
import type { Sprite, TheatreArt } from '../../src/scenes/theatre/theatreArt';

/** One thing put on a canvas: what, in which colours, and the box it covers on the page. */
export interface Stroke {
  readonly what: string;
  readonly box: Box;
  /** What was written, and how clearly. */
  readonly text: string | null;
  readonly alpha: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const half = (value: number) => Math.round(value * 2) / 2;

/** Letters are all alike here: what a browser makes of a font is not what is looked at. */
const LETTER = 0.5;

/**
 * A canvas that keeps what is done to it instead of pixels: the same on every machine, whatever renders there. Only what
 * the stage uses is known; anything else would fail.
 */
export function recordingInk() {
  const strokes: Stroke[] = [];
  const style: { [name: string]: unknown } = { globalAlpha: 1, font: '10px', lineWidth: 1, fillStyle: '#000' };
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let path: (readonly [number, number])[] = [];
  const kept: { readonly matrix: Matrix; readonly style: { [name: string]: unknown } }[] = [];
  const put = (x: number, y: number): readonly [number, number] => {
    const [a, b, c, d, e, f] = matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  };
  const boxOf = (points: readonly (readonly [number, number])[]): Box => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x: half(x), y: half(y), width: half(Math.max(...xs) - x), height: half(Math.max(...ys) - y) };
  };
  const corners = (x: number, y: number, width: number, height: number) => [
    put(x, y),
    put(x + width, y),
    put(x + width, y + height),
    put(x, y + height),
  ];
  const told = (value: unknown) => (typeof value === 'object' && value !== null ? 'gradient' : String(value));
  const note = (what: string, points: readonly (readonly [number, number])[], text: string | null = null) => {
    if (points.length === 0) return;
    const alpha = Number(style.globalAlpha);
    const shape = points.map(([x, y]) => `${half(x)} ${half(y)}`).join(' ');
    const mode = style.globalCompositeOperation ?? 'source-over';
    strokes.push({ what: `${what} ${mode} ${alpha.toFixed(2)} ${shape}`, box: boxOf(points), text, alpha });
  };
  const size = () => Number(/([\d.]+)px/.exec(String(style.font))?.[1] ?? 10);
  const words = (name: string, colour: unknown) => (text: string, x: number, y: number) =>
    note(
      `${name} ${text} ${told(colour)} ${style.font}`,
      corners(x, y - size(), text.length * size() * LETTER, size()),
      text,
    );
  const done: { [name: string]: (...values: number[]) => unknown } = {
    save: () => kept.push({ matrix, style: { ...style } }),
    restore() {
      const last = kept.pop();
      if (last === undefined) throw new Error('restored more than was saved');
      matrix = last.matrix;
      Object.assign(style, last.style);
    },
    translate: (x = 0, y = 0) => (matrix = times(matrix, [1, 0, 0, 1, x, y])),
    scale: (x = 1, y = 1) => (matrix = times(matrix, [x, 0, 0, y, 0, 0])),
    rotate(turn = 0) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      matrix = times(matrix, [cos, sin, -sin, cos, 0, 0]);
    },
    setTransform: (a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) => (matrix = [a, b, c, d, e, f]),
    beginPath: () => (path = []),
    moveTo: (x = 0, y = 0) => path.push(put(x, y)),
    lineTo: (x = 0, y = 0) => path.push(put(x, y)),
    arc: (x = 0, y = 0, radius = 0) => path.push(...corners(x - radius, y - radius, 2 * radius, 2 * radius)),
    rect: (x = 0, y = 0, width = 0, height = 0) => path.push(...corners(x, y, width, height)),
    roundRect: (x = 0, y = 0, width = 0, height = 0) => path.push(...corners(x, y, width, height)),
    fill: () => note(`fill ${told(style.fillStyle)}`, path),
    stroke: () => note(`stroke ${told(style.strokeStyle)} ${style.lineWidth}`, path),
    fillRect: (x = 0, y = 0, width = 0, height = 0) =>
      note(`fill ${told(style.fillStyle)}`, corners(x, y, width, height)),
    strokeRect: (x = 0, y = 0, width = 0, height = 0) =>
      note(`stroke ${told(style.strokeStyle)}`, corners(x, y, width, height)),
    clearRect: () => undefined,
    closePath: () => undefined,
    clip: () => undefined,
    setLineDash: () => undefined,
  };
  const other: { [name: string]: unknown } = {
    fillText: (text: string, x: number, y: number) => words('write', style.fillStyle)(text, x, y),
    strokeText: (text: string, x: number, y: number) => words('rim', style.strokeStyle)(text, x, y),
    measureText: (text: string) => ({ width: text.length * size() * LETTER }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    drawImage: (image: { told(): string }, x: number, y: number, width = 0, height = 0) =>
      note(`lay ${image.told()}`, corners(x, y, width, height)),
  };
  const ink = new Proxy(style, {
    get: (has, name) => done[String(name)] ?? other[String(name)] ?? has[String(name)],
    set(has, name, value) {
      has[String(name)] = value;
      return true;
    },
  });
  return { ink: ink as unknown as CanvasRenderingContext2D, strokes };
}

/** A short name for a long text. */
export function hashOf(lines: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const line of lines)
    for (let at = 0; at <= line.length; at++) {
      hash ^= at === line.length ? 10 : line.charCodeAt(at);
      hash = Math.imul(hash, 0x01000193) >>> 0;
    }
  return hash.toString(16).padStart(8, '0');
}

const pictures = new Map<string, Sprite>();

/** Drawings that are only their names; what is baked is known by what was painted on it. */
export const recordingArt: TheatreArt = {
  sprite(name, scale = 1) {
    const known = pictures.get(name);
    if (known !== undefined) return known;
    const [width, height] = name.endsWith('-side') ? [512, 256] : [240, 240];
    const image = { width: width * scale, height: height * scale, told: () => name };
    const sprite = { image: image as unknown as HTMLCanvasElement, width, height };
    pictures.set(name, sprite);
    return sprite;
  },
  resize: () => undefined,
  blank(width, height) {
    const { ink, strokes } = recordingInk();
    const canvas = { width, height, told: () => hashOf(strokes.map(({ what }) => what)) };
    return { canvas: canvas as unknown as HTMLCanvasElement, ink };
  },
  still: (_box, _pixels, paint) => paint,
};
