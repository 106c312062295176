import type { Frozen } from '../core/game';
import { clone } from '../core/play';
import type { State } from './types';

/** A private copy that may be written on: the one place where a frozen state becomes a draft again. */
export function thaw(state: Frozen<State>): State {
  return clone<unknown>(state) as State;
}
