/** SVG drawings, by their text or their address, decoded once, then put to paper at any size. */
export type DrawingMap = ReadonlyMap<string, HTMLImageElement>;

export async function loadDrawings(sources: { readonly [key: string]: string }): Promise<DrawingMap> {
  const loaded = await Promise.all(
    Object.entries(sources).map(async ([key, svg]): Promise<[string, HTMLImageElement]> => {
      const image = new Image();
      image.src = svg.startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(svg)}` : svg;
      await image.decode();
      return [key, image];
    }),
  );
  return new Map(loaded);
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
