import { byFileName, type LateDrawings, loadDrawings } from '../../paint/drawings';

const files = import.meta.glob<string>(
  [
    '/src/assets/common/ui/{button,tab}-*.svg',
    '/src/assets/common/ui/{panel-paper,panel-night,table,mark-light}.svg',
    '/src/assets/common/ui/d6-bone-*.svg',
    '/src/assets/common/icons/*-light.svg',
    '/src/assets/common/icons/{undo,lock,log,crosshair,eye,home,play,check,close,armour-front,armour-side,armour-rear,trophy,explosion}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** What a table shows before anybody has pointed at anything. */
const FIRST =
  /^(button-(\w+-normal|plain-disabled)|tab-(current|normal|done)|panel-\w+|table|mark-light|(home|log|rules|luck|play|eye|trophy|sound-on|sound-off|settings|human|robot|initiative)-light|undo|log)$/;

let loaded: Promise<LateDrawings> | null = null;

/** The drawings of the HUD, decoded once. */
export function loadHudArt(): Promise<LateDrawings> {
  loaded ??= loadDrawings({ pictures: byFileName(files) }, (key) => FIRST.test(key));
  return loaded;
}
