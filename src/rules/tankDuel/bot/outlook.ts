import { refuseLine } from '../aim';
import { baseCards } from '../data/battleCards';
import { infantry } from '../data/infantry';
import { winnerOf } from '../ending';
import { fireLevel, moveLevel } from '../levels';
import { isInSight } from '../spotting';
import { canShoot, distanceOf, enemiesOf, isImmobilized, isMoving, vehicleOf } from '../tanks';
import type { Known, KnownTank } from '../types';
import { lateness, prospects } from './prospects';
import { assaultWorth, shotWorth, usualShot } from './shotWorth';

/** Chance that a tank of this Fire Level has a Fire card at hand when its phase comes. */
const readiness = Array.from({ length: 11 }, (_, level) => {
  const able = baseCards.filter(({ halves }) =>
    halves.some((half) => half.kind === 'fire' && (half.level ?? 9) <= level),
  ).length;
  return 1 - (1 - able / 100) ** 4;
});

/** What has not been spotted yet may be by then. */
const UNSEEN = 0.4;
/** A tank destroyer that has to wait until its target stands or does not flank it. */
const BARRED = 0.35;
/** A tank In Motion stops before it fires, which costs a card. */
const STOPPING = 0.85;

/** How much what threatens the tank weighs against what it threatens: all of it while its side is ahead. */
const BEHIND = 0.6;
const LAST_CHANCE = 0.3;
/** A hundred metres between a tank that has to fight and the nearest enemy, in VP, and how near is near enough. */
const APART = 0.125;
const CLOSE = 400;

/** Whoever would lose if the game ended now has to come to the enemy, the more so the later it is; the other can wait. */
function nerve(state: Known, tank: KnownTank): { readonly fear: number; readonly haste: number } {
  if (winnerOf(state).nation === tank.nation) return { fear: 1, haste: 0 };
  const late = lateness(state);
  return { fear: BEHIND - LAST_CHANCE * late, haste: (APART * (1 + late)) / 100 };
}

/** What one tank threatens another with from now to its next phase, in VP. */
export function menace(state: Known, tank: KnownTank, enemy: KnownTank): number {
  const level = fireLevel(tank);
  if (level === 0 || !canShoot(tank)) return 0;
  const sees = tank.spotted.includes(enemy.id);
  const moving = isMoving(tank);
  const as = moving ? { ...tank, box: { ...tank.box, move: null } } : tank;
  const rule = refuseLine(state, as, enemy);
  if (rule === 'TD-Q68' || rule === 'TD-Q75') return 0;
  const shut = tank.box.smoke !== null || tank.box.smokeFills ? 0.4 : 1;
  const chance = (sees ? 1 : UNSEEN) * (rule === null ? 1 : BARRED) * (moving ? STOPPING : 1) * shut;
  return (readiness[Math.min(10, level)] ?? 0) * chance * shotWorth(state, as, enemy, usualShot);
}

/** What a tank suffers from already, in VP it is likely to cost. */
function trouble(state: Known, tank: KnownTank): number {
  const { vp } = vehicleOf(tank);
  const stuck = isImmobilized(tank) ? 0.12 * vp : tank.bog !== null ? 0.3 : tank.trackDamage ? 0.2 : 0;
  const slow = Math.max(0, 4 - moveLevel(state, tank)) * 0.08;
  return (
    stuck +
    slow +
    Number(tank.fire !== null) * (0.4 * vp + 1) +
    Number(tank.broken !== null) * (0.22 * vp + 0.5) +
    Number(tank.box.smokeFills) * 0.4 +
    tank.crew.filter(({ wounded, seat }) => wounded && seat !== null).length * 0.1
  );
}

/** How the tank stands among these enemies: what it threatens, what threatens it, what it suffers and may earn. */
export function outlook(state: Known, tank: KnownTank, enemies: readonly KnownTank[] = enemiesOf(state, tank)): number {
  let sum = prospects(state, tank) - trouble(state, tank);
  const { fear, haste } = nerve(state, tank);
  let apart = enemies.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  for (const enemy of enemies) {
    sum += menace(state, tank, enemy) - fear * menace(state, enemy, tank);
    apart = Math.min(apart, distanceOf(tank, enemy));
  }
  sum -= haste * Math.max(0, apart - CLOSE);
  if (state.ground.infantry && tank.range <= infantry.targetRange) {
    sum -= 0.5 * assaultWorth(state, tank.nation === 'de' ? 'su' : 'de', tank);
  }
  return sum;
}

/** What shows on the enemies when they lose sight of the tank. */
export function unseen(tank: KnownTank, enemies: readonly KnownTank[]): KnownTank[] {
  return enemies.map((enemy) => ({
    ...enemy,
    spotted: enemy.spotted.filter((id) => id !== tank.id),
    flanking: enemy.flanking.filter((id) => id !== tank.id),
    acquired: enemy.acquired?.tank === tank.id ? null : enemy.acquired,
  }));
}

/** Enemies once the tank has moved: nobody holds it acquired any longer. */
export function leftBehind(tank: KnownTank, enemies: readonly KnownTank[]): KnownTank[] {
  return enemies.map((enemy) => (enemy.acquired?.tank === tank.id ? { ...enemy, acquired: null } : enemy));
}

/** Every enemy has been offered it, and most take it. */
export function exposed(state: Known, tank: KnownTank, enemies: readonly KnownTank[]): KnownTank[] {
  return enemies.map((enemy) =>
    enemy.spotted.includes(tank.id) || enemy.acquired !== null || !isInSight(state, enemy, tank)
      ? enemy
      : { ...enemy, spotted: [...enemy.spotted, tank.id] },
  );
}
