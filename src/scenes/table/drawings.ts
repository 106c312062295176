/** SVG drawings, by their text or their address, decoded once, then put to paper at any size. */
export interface DrawingMap {
  /** Blank where it is still to come; undefined where there is no such drawing. */
  get(key: string): HTMLImageElement | undefined;
}

/** Drawings of which those for the first picture are there; the others come when they are asked for. */
export interface LateDrawings extends DrawingMap {
  rest(): Promise<void>;
}

export interface Sources {
  readonly [key: string]: string;
}

export async function loadDrawings(
  sources: Sources,
  isFirst: (key: string) => boolean = () => true,
): Promise<LateDrawings> {
  const loaded = new Map<string, HTMLImageElement>();
  const blank = new Image();
  const load = async (key: string, svg: string) => {
    const image = new Image();
    image.src = svg.startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(svg)}` : svg;
    await image.decode();
    loaded.set(key, image);
  };
  const all = Object.entries(sources);
  await Promise.all(all.filter(([key]) => isFirst(key)).map(([key, svg]) => load(key, svg)));
  let rest: Promise<void> | null = null;
  /** One after the other: all at once would hold up the first move. */
  const loadRest = async () => {
    for (const [key, svg] of all) if (!loaded.has(key)) await load(key, svg);
  };
  return {
    get: (key) => loaded.get(key) ?? (Object.hasOwn(sources, key) ? blank : undefined),
    rest() {
      rest ??= loadRest();
      return rest;
    },
  };
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
  return { canvas, ink };
}
