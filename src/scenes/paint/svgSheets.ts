/** A drawing's place on a sheet, in the sheet's own pixels. */
interface Spot {
  readonly key: string;
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

interface Sheet {
  readonly svg: string;
  readonly spots: readonly Spot[];
}

/** A browser opens a document for every drawing; on sheets it opens one for so many. More would slow the cutting out. */
const PER_SHEET = 12;
const GAP = 8;
/** Some browsers cut out of a sheet in its own pixels: small signs must have enough of them. */
const LEAST = 128;

/** Puts drawings side by side on sheets that each decode as one picture. */
export function sheetsOf(drawings: readonly (readonly [key: string, svg: string])[]): readonly Sheet[] {
  const sheets: Sheet[] = [];
  for (let start = 0; start < drawings.length; start += PER_SHEET) {
    sheets.push(sheetOf(drawings.slice(start, start + PER_SHEET)));
  }
  return sheets;
}

function sheetOf(drawings: readonly (readonly [key: string, svg: string])[]): Sheet {
  const spots: Spot[] = [];
  const parts: string[] = [];
  let x = 0;
  for (const [key, svg] of drawings) {
    const size = sizeOf(svg);
    const scale = Math.max(1, LEAST / Math.max(size.width, size.height));
    const spot = { key, x, width: size.width * scale, height: size.height * scale };
    spots.push(spot);
    parts.push(placed(svg, spot, spots.length));
    x += Math.ceil(spot.width) + GAP;
  }
  const height = Math.ceil(Math.max(...spots.map((spot) => spot.height)));
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${x}" height="${height}" viewBox="0 0 ${x} ${height}">`;
  return { svg: `${head}${parts.join('')}</svg>`, spots };
}

/** What a drawing measures by itself. */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0) || !(height > 0)) throw new Error(`a drawing without a size: ${svg.slice(0, 80)}`);
  return { width, height };
}

function placed(svg: string, { x, width, height }: Spot, number: number): string {
  const start = svg.indexOf('<svg');
  const end = svg.indexOf('>', start);
  const head = svg.slice(start, end).replace(/ (?:x|y|width|height)="[^"]*"/g, '');
  return withOwnNames(`${head} x="${x}" y="0" width="${width}" height="${height}"${svg.slice(end)}`, number);
}

/** Names of gradients and shapes are private to a drawing: among others each gets its number. */
export function withOwnNames(svg: string, number: number): string {
  return svg
    .replace(/ id="([^"]+)"/g, ` id="$1-${number}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1-${number})`)
    .replace(/href="#([^"]+)"/g, `href="#$1-${number}"`);
}
