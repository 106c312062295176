import { snow } from './data/special';
import { distanceOf, enemiesOf, flankersOf, tankOf } from './tanks';
import type { Known, KnownTank, State, Tank, TankId, Writer } from './types';

/** How far a tank sees: in snow or fog by its own weather, else as far as it likes. */
export function sightOf(state: Known, tank: KnownTank): number {
  if (state.ground.condition !== 'snow') return Number.POSITIVE_INFINITY;
  return tank.heavyWeather ? snow.sight.heavy : snow.sight.light;
}

/** Whether the enemy is in sight, or could be after a move of so many metres. */
export function isInSight(state: Known, tank: KnownTank, enemy: KnownTank, reach = 0): boolean {
  return distanceOf(tank, enemy) - reach <= sightOf(state, tank);
}

/** Whether the tank could gain a Spotted counter for this enemy now. */
export function canSpot(state: Known, tank: KnownTank, enemy: KnownTank): boolean {
  return (
    tank.inPlay &&
    enemy.inPlay &&
    tank.box.smoke === null &&
    !tank.spotted.includes(enemy.id) &&
    isInSight(state, tank, enemy)
  );
}

export function spottable(state: Known, tank: KnownTank): TankId[] {
  return enemiesOf(state, tank)
    .filter((enemy) => canSpot(state, tank, enemy))
    .map(({ id }) => id);
}

/** The tank spots an enemy; an acquisition of another one is given up, its Spotted counter stays. */
export function spot(draft: State, scribe: Writer, tank: Tank, enemy: TankId): void {
  if (tank.spotted.includes(enemy)) return;
  if (tank.acquired !== null) {
    scribe.emit({ type: 'acquisitionLost', tank: tank.id, enemy: tank.acquired.tank });
    tank.acquired = null;
  }
  tank.spotted.push(enemy);
  scribe.emit({ type: 'spotted', tank: tank.id, enemy, distance: distanceOf(tank, tankOf(draft, enemy)) });
}

/** Every loss of a Spotted counter takes the Acquired and the Flank counter for that enemy along (TD-Q64). */
export function loseSight(tank: Tank, enemy: TankId): void {
  tank.spotted = tank.spotted.filter((id) => id !== enemy);
  tank.flanking = tank.flanking.filter((id) => id !== enemy);
  if (tank.acquired?.tank === enemy) tank.acquired = null;
}

/** The tank's own box is emptied: smoke, loss of the commander, elimination. */
export function loseAllSight(tank: Tank): void {
  tank.spotted = [];
  tank.flanking = [];
  tank.acquired = null;
}

/** No enemy has spotted it any longer, and every Flank counter in front of it goes back. */
export function conceal(draft: State, scribe: Writer, tank: Tank): void {
  for (const enemy of draft.tanks) if (enemy.nation !== tank.nation) loseSight(enemy, tank.id);
  scribe.emit({ type: 'concealed', tank: tank.id });
}

/** Whether concealment could change anything: a Spotted or Flank counter to lose. */
export function isObserved(state: Known, tank: KnownTank): boolean {
  return (
    state.tanks.some(({ inPlay, spotted }) => inPlay && spotted.includes(tank.id)) || flankersOf(state, tank).length > 0
  );
}

export function acquire(scribe: Writer, tank: Tank, enemy: TankId, bonus: 10 | 20): void {
  tank.acquired = { tank: enemy, bonus };
  tank.spotted = [enemy];
  tank.flanking = tank.flanking.filter((id) => id === enemy);
  scribe.emit({ type: 'acquired', tank: tank.id, enemy, bonus });
}

/** Acquired counters go when either of the two moves; Spotted counters stay. */
export function loseAcquisitions(draft: State, tank: Tank): void {
  tank.acquired = null;
  for (const enemy of draft.tanks) if (enemy.acquired?.tank === tank.id) enemy.acquired = null;
}
