import { roadsOf } from './levels';
import { isInSight } from './spotting';
import { enemiesOf, flankersOf, isMoving, tankOf } from './tanks';
import type { Known, KnownTank, State, Tank, TankId, Writer } from './types';

/** Deep Mud bars every Flank card, until a side holds two Roads (TD-Q73). */
export function isFlankBarred(state: Known, tank: KnownTank): boolean {
  return state.ground.condition === 'deepMud' && roadsOf(state, tank.nation) < 2;
}

/** Enemies it could flank if it were In Motion, or after a move of so many metres. */
export function flankable(state: Known, tank: KnownTank, reach = 0): TankId[] {
  return enemiesOf(state, tank)
    .filter(
      (enemy) =>
        tank.spotted.includes(enemy.id) && !tank.flanking.includes(enemy.id) && isInSight(state, tank, enemy, reach),
    )
    .map(({ id }) => id);
}

/** Flanking enemies it has spotted: their counter can be removed by a Flank card. */
export function unflankable(state: Known, tank: KnownTank): TankId[] {
  return flankersOf(state, tank).filter((id) => tank.spotted.includes(id));
}

export function canFlank(state: Known, tank: KnownTank): boolean {
  return isMoving(tank) && flankable(state, tank).length > 0;
}

export function canUnflank(state: Known, tank: KnownTank): boolean {
  return unflankable(state, tank).length > 0;
}

export function placeFlank(scribe: Writer, tank: Tank, enemy: TankId): void {
  tank.flanking.push(enemy);
  scribe.emit({ type: 'flanked', tank: tank.id, enemy });
}

/** An enemy's Flank counter in front of the tank goes back to its owner. */
export function removeFlank(draft: State, tank: Tank, enemy: TankId): void {
  const flanker = tankOf(draft, enemy);
  flanker.flanking = flanker.flanking.filter((id) => id !== tank.id);
}

/** A Flank action costs Hull Down, moving or not (TD-Q63). */
export function actFlank(tank: Tank): void {
  tank.hullDown = false;
}
