import { armourOf } from '../aim';
import { weapons } from '../data/infantry';
import { tankOf } from '../tanks';
import type { Known, KnownTank } from '../types';
import { faceOf, ownShot, reaches } from './shots';

/** A robot takes every offer; an acquisition it gives up only for a shot of high quality. */
export function robotAnswersOffer(state: Known, spotter: KnownTank, tank: KnownTank): boolean {
  if (spotter.acquired === null) return true;
  return reaches(ownShot(state, spotter, tank), faceOf(spotter).hq);
}

/** The rifle where an even card would pierce the side of the hull, else it closes in. */
export function robotWeapon(state: Known): 'atr' | 'handToHand' {
  const target = state.shot === null ? null : tankOf(state, state.shot.target);
  if (target === null) return 'atr';
  return (weapons.atr.pen ?? 0) >= armourOf(target, 'side', 'hull') ? 'atr' : 'handToHand';
}
