import { byFileName, type DrawingMap, loadDrawings } from '../table/drawings';

const files = import.meta.glob<string>(
  [
    '/src/assets/common/ui/{button,tab}-*.svg',
    '/src/assets/common/ui/{panel-paper,panel-night,table,mark-light}.svg',
    '/src/assets/common/ui/d6-bone-*.svg',
    '/src/assets/common/icons/*-light.svg',
    '/src/assets/common/icons/{undo,lock,crosshair,eye,home,play,check,close,armour-front,armour-side,armour-rear}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

let loaded: Promise<DrawingMap> | null = null;

/** The drawings of the HUD, decoded once. */
export function loadHudArt(): Promise<DrawingMap> {
  loaded ??= loadDrawings(byFileName(files));
  return loaded;
}
