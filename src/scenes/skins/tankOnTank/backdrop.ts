import { boardFor } from '../../../rules/tankOnTank/board';
import type { View } from '../../../rules/tankOnTank/view';
import type { Item } from '../items';
import { sheetSize } from './geometry';
import { paintedGround } from './paintedGround';

const painted = new Map<string, readonly Item[]>();

/** The sheet of the battle, summer or snow; names of hexes stand in its margin. */
export function backdrop(view: View): readonly Item[] {
  const key = `map-${view.map}-${view.snow ? 'snow' : 'summer'}`;
  const known = painted.get(key);
  if (known !== undefined) return known;
  const items = view.map === 'A' || view.map === 'B' ? sheet(key.toLowerCase()) : ground(view);
  painted.set(key, items);
  return items;
}

function sheet(texture: string): readonly Item[] {
  const { width, height } = sheetSize;
  return [{ kind: 'picture', texture, x: width / 2, y: height / 2, width, height }];
}

const ground = ({ map, snow }: View): readonly Item[] => paintedGround(boardFor(map).data, snow);
