import { isPainted, type MapId } from '../../../rules/tankOnTank/data/maps';
import { readPainted } from '../../../rules/tankOnTank/data/paintedMap';

/** Each season's pieces are fetched when the first map of one's own is shown in it. */
const seasons = { summer: () => import('./summerPieces'), snow: () => import('./snowPieces') } as const;

/** What the drawing of a sheet is called; those of the printed sheets lie ready. */
export function sheetName(map: MapId, snow: boolean): string {
  return `map-${isPainted(map) ? map : map.toLowerCase()}-${snow ? 'snow' : 'summer'}`;
}

/** How the sheet of a map of one's own is made; null for every other drawing. */
export function sheetMaker(name: string): (() => Promise<string>) | null {
  const [, map = '', season] = /^map-(~\w+)-(summer|snow)$/.exec(name) ?? [];
  if (!isPainted(map) || (season !== 'summer' && season !== 'snow')) return null;
  return async () => {
    const [{ pieces }, { ownSheet }] = await Promise.all([seasons[season](), import('./ownSheet')]);
    return ownSheet(readPainted(map), season, pieces);
  };
}
