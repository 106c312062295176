import type { Frozen } from '../../core/game';
import { openSnapshot } from '../openSnapshot';
import { isPositionFault, readSnapshot } from '../positionText';
import { driveOfTurn, readTurn } from '../readTurn';
import type { Drive, State } from '../types';

/** A position of our own, which must be right. */
export function knownPosition(text: string): Frozen<State> {
  const snapshot = readSnapshot(text);
  if (isPositionFault(snapshot)) throw new Error(`${snapshot.fault} at ${snapshot.where}`);
  return openSnapshot(snapshot);
}

/** A turn of our own, which must be playable. */
export function knownTurn(state: Frozen<State>, text: string): Drive {
  const written = readTurn(text);
  const drive = written === null ? null : driveOfTurn(state, written);
  if (drive === null || 'fault' in drive) throw new Error(`${text} cannot be played`);
  return drive;
}
