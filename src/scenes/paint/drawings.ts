import type { Ink } from './paintItem';
import { sheetsOf, sizeOf } from './svgSheets';

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
  /** Makes those among these that are only made for a position. */
  need(keys: Iterable<string>): Promise<void>;
}

/** Drawings by their text or their address. */
interface Sources {
  readonly [key: string]: string;
}

/** Finished pictures of some drawings on one sheet: quicker to show than the drawings, and good for a first look. */
export interface Drafts {
  readonly sheet: string;
  readonly spots: { readonly [key: string]: readonly number[] };
}

/** Where drawings come from: most lie ready, some are made for the position that shows them. */
interface Gallery {
  readonly pictures: Sources;
  readonly drafts?: Drafts;
  maker?(key: string): (() => Promise<string>) | null;
}

const isText = (source: string) => source.startsWith('<');
/** As many of those made for a position are kept: a bench makes one with every stroke. */
const MADE = 4;
/** Milliseconds: what takes longer to come than the drawings take to be read is not waited for. */
const PATIENCE = 150;
const blank: Drawing = { width: 1, height: 1, paint: () => undefined };

/** Drawings are decoded once, whoever asks first: the attract picture, a table, a room. */
interface Portfolio {
  readonly loaded: Map<string, Drawing>;
  /** Stand in for their drawings until these are there. */
  readonly drafted: Map<string, Drawing>;
  readonly coming: Map<string, Promise<void>>;
}
const portfolios = new WeakMap<Sources, Portfolio>();

function portfolioOf(sources: Sources): Portfolio {
  const known = portfolios.get(sources) ?? { loaded: new Map(), drafted: new Map(), coming: new Map() };
  portfolios.set(sources, known);
  return known;
}

export async function loadDrawings(
  { pictures: sources, maker = () => null, drafts }: Gallery,
  isFirst?: (key: string) => boolean,
): Promise<LateDrawings> {
  const { loaded, drafted, coming } = portfolioOf(sources);
  if (drafts !== undefined && isFirst !== undefined && drafted.size === 0 && loaded.size === 0)
    await Promise.race([takeDrafts(drafts, sources, drafted), later(PATIENCE)]);
  /** A draft is enough for who comes back for the rest. */
  const isNow = (key: string) => isFirst === undefined || (isFirst(key) && !drafted.has(key));
  const missing = (wanted: (key: string) => boolean) =>
    Object.keys(sources).filter((key) => wanted(key) && !loaded.has(key));
  const fetch = async (job: Job): Promise<void> => {
    const run = job.run().finally(() => {
      for (const key of job.keys) coming.delete(key);
    });
    for (const key of job.keys) coming.set(key, run);
    await run;
  };
  const jobsFor = (wanted: (key: string) => boolean) => {
    const keys = missing(wanted).filter((key) => !coming.has(key));
    return jobsOf(sources, keys, loaded);
  };
  const arriving = missing(isNow).flatMap((key) => coming.get(key) ?? []);
  await Promise.all([...arriving, ...jobsFor(isNow).map(fetch)]);
  let rest: Promise<void> | null = null;
  /** One at a time, with a breath after each: all at once would hold up the first move. */
  const loadRest = async () => {
    for (const job of jobsFor(() => true)) {
      await fetch(job);
      await later(0);
    }
    await Promise.all(coming.values());
  };
  const made = new Map<string, Drawing>();
  const make = async (key: string) => {
    const text = await maker(key)?.();
    if (text === undefined) return;
    made.set(key, drawingOf(await decode(addressOf(text))));
    const [oldest] = made.keys();
    if (made.size > MADE && oldest !== undefined) made.delete(oldest);
  };
  return {
    get: (key) =>
      loaded.get(key) ??
      drafted.get(key) ??
      made.get(key) ??
      (Object.hasOwn(sources, key) || maker(key) !== null ? blank : undefined),
    async need(keys) {
      const wanted = [...keys].filter((key) => !Object.hasOwn(sources, key) && !made.has(key));
      await Promise.all(wanted.map(make));
    },
    rest() {
      rest ??= loadRest();
      return rest;
    },
  };
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A sheet of drafts as pixels, read once. An image element would be decoded again, where everybody waits, as soon as it
 * is painted. Null where the sheet does not come: the drawings themselves do.
 */
export function readDrafts(sheet: string): Promise<ImageBitmap | null> {
  const reading =
    sheets.get(sheet) ??
    fetch(sheet)
      .then((answer) => answer.blob())
      .then(createImageBitmap)
      .catch(() => null);
  sheets.set(sheet, reading);
  return reading;
}

const sheets = new Map<string, Promise<ImageBitmap | null>>();

async function takeDrafts(drafts: Drafts, sources: Sources, drafted: Map<string, Drawing>): Promise<void> {
  const image = await readDrafts(drafts.sheet);
  if (image === null) return;
  for (const [key, [x = 0, y = 0, width = 0, height = 0]] of Object.entries(drafts.spots)) {
    const cut: Drawing['paint'] = (ink, ...box) => ink.drawImage(image, x, y, width, height, ...box);
    drafted.set(key, { ...sizeOf(sources[key] ?? ''), paint: cut });
  }
}

interface Job {
  readonly keys: readonly string[];
  run(): Promise<void>;
}

function jobsOf(sources: Sources, keys: readonly string[], loaded: Map<string, Drawing>): readonly Job[] {
  const chosen = keys.map((key) => [key, sources[key] ?? ''] as const);
  const sheets = sheetsOf(chosen.filter(([, source]) => isText(source)));
  return [
    ...sheets.map((sheet) => ({
      keys: sheet.spots.map(({ key }) => key),
      async run() {
        const image = await decode(addressOf(sheet.svg));
        for (const { key, x, width, height } of sheet.spots) {
          const cut: Drawing['paint'] = (ink, left, top, wide, high) =>
            ink.drawImage(image, x, 0, width, height, left, top, wide, high);
          loaded.set(key, { ...sizeOf(sources[key] ?? ''), paint: cut });
        }
      },
    })),
    ...chosen
      .filter(([, source]) => !isText(source))
      .map(([key, address]) => ({
        keys: [key],
        async run() {
          loaded.set(key, drawingOf(await decode(address)));
        },
      })),
  ];
}

export const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function drawingOf(image: HTMLImageElement): Drawing {
  const { naturalWidth: width, naturalHeight: height } = image;
  return { width, height, paint: (ink, ...box) => ink.drawImage(image, ...box) };
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
