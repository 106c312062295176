import type { View } from '../../../rules/tankOnTank/view';
import type { Item } from '../items';
import { sheetSize } from './geometry';

const painted = new Map<string, readonly Item[]>();

/** The sheet of the battle, summer or snow; names of hexes stand in its margin. */
export function backdrop(view: View): readonly Item[] {
  const texture = `map-${view.map.toLowerCase()}-${view.snow ? 'snow' : 'summer'}`;
  const known = painted.get(texture);
  if (known !== undefined) return known;
  const { width, height } = sheetSize;
  const items: readonly Item[] = [{ kind: 'picture', texture, x: width / 2, y: height / 2, width, height }];
  painted.set(texture, items);
  return items;
}
