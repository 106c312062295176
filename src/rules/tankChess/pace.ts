import type { TableOptions } from '../core/game';
import type { TimeControl } from '../core/module';
import { boardPlans } from './data/boards';
import { isFault, readPosition } from './position';

/** What the book recommends (TC-CLOCK1, TC-CLOCK2); smaller boards than its own are played without a clock. */
export function bookMinutes(size: number): number {
  return size >= 20 ? 45 : size >= 16 ? 30 : 0;
}

/** How long each side may think, by the options; null: as long as it likes. */
export function timeControl({ setup, options }: TableOptions): TimeControl | null {
  const { clockMinutes = 'book', clockIncrement = 0, position } = options;
  const minutes = typeof clockMinutes === 'number' ? clockMinutes : bookMinutes(sizeOf(setup, position));
  const increment = typeof clockIncrement === 'number' ? clockIncrement : 0;
  return minutes > 0 ? { minutes, increment, rule: 'TC-Q16' } : null;
}

const sizes = new Map<string, number>(Object.entries(boardPlans).map(([id, plan]) => [id, plan.size]));

function sizeOf(setup: string, position: unknown): number {
  const known = sizes.get(setup);
  if (known !== undefined) return known;
  const read = readPosition(position);
  return isFault(read) ? 0 : read.size;
}
