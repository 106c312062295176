import { isPainted } from '../../../rules/tankOnTank/data/maps';
import type { View } from '../../../rules/tankOnTank/view';
import type { Item } from '../../paint/items';
import { sheetSize } from './geometry';
import { sheetName } from './makeSheet';
import { ownGrid } from './ownGrid';

const printed = new Map<string, readonly Item[]>();
const grid = ownGrid();
/** Of maps of one's own only the last: whoever paints one makes a new one with every stroke. */
let own: { readonly key: string; readonly items: readonly Item[] } | null = null;

/** The sheet of the battle, summer or snow, by day or by night; names of hexes stand in its margin. */
export function backdrop(view: Pick<View, 'map' | 'snow'>, night: boolean): readonly Item[] {
  const texture = sheetName(view.map, view.snow);
  const key = night ? `${texture} night` : texture;
  const known = own?.key === key ? own.items : printed.get(key);
  if (known !== undefined) return known;
  const day = isPainted(view.map) ? [...sheet(texture), ...grid] : sheet(texture);
  const items = night ? [...day, dark()] : day;
  if (isPainted(view.map)) own = { key, items };
  else printed.set(key, items);
  return items;
}

/** Moonlight over the whole sheet: dark enough to be told from day, light enough for the names of the hexes. */
function dark(): Item {
  const { width, height } = sheetSize;
  const points = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return { kind: 'shape', points, closed: true, fill: 0x14254d, fillAlpha: 0.4 };
}

function sheet(texture: string): readonly Item[] {
  const { width, height } = sheetSize;
  return [{ kind: 'picture', texture, x: width / 2, y: height / 2, width, height }];
}
