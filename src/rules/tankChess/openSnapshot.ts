import type { Frozen, Json } from '../core/game';
import { printPosition } from './position';
import type { Snapshot } from './positionText';
import { deal, standardSwitches } from './setup';
import type { State } from './types';

/** The position as the set-up `custom` takes it. */
export function jsonOf({ turn, number, quiet, ...field }: Snapshot): Json {
  return printPosition({ ...field, switches: standardSwitches, mover: turn, turn: number, quiet });
}

/** A game that begins there; also from positions no game could begin from, for lessons and analysis. */
export function openSnapshot(snapshot: Snapshot): Frozen<State> {
  return deal({ setup: 'custom', seats: 2, options: { position: jsonOf(snapshot) } });
}
