import type { Ink } from './paintItem';
import { sheetsOf, sizeOf } from './sheets';

/** Something that is put to paper at any size. */
export interface Drawing {
  /** What it measures by itself. */
  readonly width: number;
  readonly height: number;
  paint(ink: Ink, x: number, y: number, width: number, height: number): void;
}

export interface DrawingMap {
  /** Paints nothing where it is still to come; undefined where there is no such drawing. */
  get(key: string): Drawing | undefined;
}

/** Drawings of which those for the first picture are there; the others come when they are asked for. */
export interface LateDrawings extends DrawingMap {
  rest(): Promise<void>;
}

/** Drawings by their text or their address. */
export interface Sources {
  readonly [key: string]: string;
}

const isText = (source: string) => source.startsWith('<');
const blank: Drawing = { width: 1, height: 1, paint: () => undefined };

export async function loadDrawings(
  sources: Sources,
  isFirst: (key: string) => boolean = () => true,
): Promise<LateDrawings> {
  const loaded = new Map<string, Drawing>();
  const all = Object.entries(sources);
  const jobsFor = (wanted: (key: string) => boolean): readonly (() => Promise<void>)[] => {
    const chosen = all.filter(([key]) => wanted(key));
    const sheets = sheetsOf(chosen.filter(([, source]) => isText(source)));
    return [
      ...sheets.map((sheet) => async () => {
        const image = await decode(`data:image/svg+xml,${encodeURIComponent(sheet.svg)}`);
        for (const { key, x, width, height } of sheet.spots) {
          const cut: Drawing['paint'] = (ink, left, top, wide, high) =>
            ink.drawImage(image, x, 0, width, height, left, top, wide, high);
          loaded.set(key, { ...sizeOf(sources[key] ?? ''), paint: cut });
        }
      }),
      ...chosen
        .filter(([, source]) => !isText(source))
        .map(([key, address]) => async () => {
          const image = await decode(address);
          const { naturalWidth: width, naturalHeight: height } = image;
          loaded.set(key, { width, height, paint: (ink, ...box) => ink.drawImage(image, ...box) });
        }),
    ];
  };
  await Promise.all(jobsFor(isFirst).map((run) => run()));
  let rest: Promise<void> | null = null;
  /** One at a time, with a breath after each: all at once would hold up the first move. */
  const loadRest = async () => {
    for (const run of jobsFor((key) => !isFirst(key))) {
      await run();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  return {
    get: (key) => loaded.get(key) ?? (Object.hasOwn(sources, key) ? blank : undefined),
    rest() {
      rest ??= loadRest();
      return rest;
    },
  };
}

async function decode(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The name of a file without folder and ending: `/src/assets/x/chess-dark-1.svg` → `chess-dark-1`. */
export function byFileName(files: { readonly [path: string]: string }): { readonly [key: string]: string } {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path.replace(/^.*\//, '').replace(/\.\w+$/, ''), content]),
  );
}

export function blankCanvas(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; ink: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('this browser gives no canvas to draw on');
  // Letters as wide as they are, not rounded to whole pixels as some systems do.
  ink.textRendering = 'geometricPrecision';
  return { canvas, ink };
}
