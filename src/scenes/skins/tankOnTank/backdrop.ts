import { boardFor } from '../../../rules/tankOnTank/board';
import type { View } from '../../../rules/tankOnTank/view';
import type { Item } from '../items';
import { sheetSize } from './geometry';
import { paintedGround } from './paintedGround';

const painted = new Map<string, readonly Item[]>();

/** The sheet of the battle, summer or snow, by day or by night; names of hexes stand in its margin. */
export function backdrop(view: Pick<View, 'map' | 'snow'>, night: boolean): readonly Item[] {
  const texture = `map-${view.map}-${view.snow ? 'snow' : 'summer'}`;
  const key = night ? `${texture} night` : texture;
  const known = painted.get(key);
  if (known !== undefined) return known;
  const day = view.map === 'A' || view.map === 'B' ? sheet(texture.toLowerCase()) : ground(view);
  const items = night ? [...day, dark()] : day;
  painted.set(key, items);
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

const ground = ({ map, snow }: Pick<View, 'map' | 'snow'>): readonly Item[] => paintedGround(boardFor(map).data, snow);
