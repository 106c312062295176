import { deepMud, snow } from './data/special';
import { hasLostCommander, isImmobilized, memberAt, vehicleOf } from './tanks';
import type { Known, KnownTank, Nation } from './types';

/** How many Roads the tanks of a nation hold. */
export function roadsOf(state: Known, nation: Nation): number {
  return state.tanks.filter((tank) => tank.inPlay && tank.nation === nation && tank.box.road).length;
}

/** What empty and badly filled seats cost the Move Level. */
function movePenalty(tank: KnownTank): number {
  const driver = memberAt(tank, 'driver')?.person;
  const driving = driver === undefined || driver === 'driver' ? 0 : driver === 'assistant' ? 1 : 2;
  return driving + (hasLostCommander(tank) ? 1 : 0);
}

/** What empty and badly filled seats cost the Fire Level. */
function firePenalty(tank: KnownTank): number {
  const doubled = vehicleOf(tank).seats.includes('commander-gunner');
  const gunner = memberAt(tank, 'gunner')?.person;
  const substitute = gunner === undefined || gunner === 'gunner' || gunner === 'commander-gunner' ? 0 : 1;
  const commander = hasLostCommander(tank) ? (doubled ? 2 : 1) : 0;
  return commander + substitute + (memberAt(tank, 'loader') === null ? 1 : 0);
}

/** The Move Level that stands without ground, panic, seats and Bog. */
function permanentMove(tank: KnownTank): number {
  return isImmobilized(tank) ? 0 : tank.moveLevel;
}

/** The Fire Level as it stands without panic and seats; an Immobilized tank destroyer counts as at most IMB (TD-Q40). */
export function permanentFire(tank: KnownTank): number {
  const { tankDestroyer, fireImmobilized } = vehicleOf(tank);
  return tankDestroyer && isImmobilized(tank) ? Math.min(tank.fireLevel, fireImmobilized) : tank.fireLevel;
}

/** Permanent levels less the seat penalties: what a special result is compared with (TD-Q40). */
export function standingMove(tank: KnownTank): number {
  return Math.max(0, permanentMove(tank) - movePenalty(tank));
}

export function standingFire(tank: KnownTank): number {
  return Math.max(0, permanentFire(tank) - firePenalty(tank));
}

function onGround(state: Known, tank: KnownTank, level: number): number {
  if (state.ground.condition === 'snow') return Math.min(level, snow.moveLevel);
  if (state.ground.condition !== 'deepMud' || roadsOf(state, tank.nation) > 0) return level;
  return Math.max(0, level + deepMud.moveLevel[tank.nation]);
}

const capped = (level: number, cap: number | null) => (cap === null ? level : Math.min(level, cap));

/** The Move Level in force without OI bonus: permanent, ground, panic, seats, Bog, in this order. */
export function moveLevel(state: Known, tank: KnownTank): number {
  const panicking = capped(onGround(state, tank, permanentMove(tank)), tank.movePanic);
  return capped(Math.max(0, panicking - movePenalty(tank)), tank.bog);
}

/** The Fire Level in force without OI bonus. */
export function fireLevel(tank: KnownTank): number {
  return Math.max(0, capped(permanentFire(tank), tank.firePanic) - firePenalty(tank));
}

export function half(level: number): number {
  return Math.ceil(level / 2);
}
