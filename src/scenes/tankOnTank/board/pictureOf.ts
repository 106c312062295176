import type { Style } from '../../board/gameScene';
import type { Item } from '../../paint/items';
import { type Counter, counterItems } from './counters';

/** A unit in small, for a row of a list. */
export function pictureOf(unit: Counter, look: Style): readonly Item[] {
  return Object.values(counterItems({ ...unit, facing: 'NE' }, { x: 0, y: 0 }, look, { scale: 0.94, bare: true }));
}
