import type { Seat } from '../core/game';
import { candidates } from './commands';
import { refuse } from './refuse';
import type { Command, Known, Phase } from './types';

/** Phases decided with what lies on the table; elsewhere having no choice would tell of the hand. */
const open: readonly Phase[] = ['target', 'freeAttacker'];

/** The only target there is, or the only way to make a free attack. */
export function forced(state: Known, seat: Seat): Command | null {
  if (!open.includes(state.phase)) return null;
  const [only, ...more] = candidates(state, seat).filter((command) => refuse(state, command) === null);
  return only === undefined || more.length > 0 ? null : only;
}
