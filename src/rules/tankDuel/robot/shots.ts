import { aimOf, armourOf, penetrationOf, refuseFiring, refuseTarget, toHitSum } from '../aim';
import { halfOf, levelOf } from '../cards';
import { type Face, personalityCards, type Threshold } from '../data/robots';
import { fireLevel } from '../levels';
import { byId, distanceOf, enemiesOf, vehicleOf } from '../tanks';
import type { Card, Known, KnownTank } from '../types';

/** A shot as a robot weighs it: final to-hit number, and penetration less armour. */
interface Weighed {
  readonly enemy: KnownTank;
  readonly toHit: number;
  readonly margin: number;
}

type ShotClass = 'hq' | 'lq' | null;

export function faceOf(tank: KnownTank): Face {
  if (tank.robot === null) throw new Error(`${tank.id} is no robot`);
  return personalityCards[tank.robot.personality][tank.robot.state];
}

/** The face that serves the Peril list and the bid. */
export function calmFace(tank: KnownTank): Face {
  if (tank.robot === null) throw new Error(`${tank.id} is no robot`);
  return personalityCards[tank.robot.personality].operational;
}

export function reaches({ toHit, margin }: Weighed, threshold: Threshold): boolean {
  return toHit >= threshold.toHit && margin >= threshold.pen;
}

export function classOf(shot: Weighed, { hq, lq }: Face): ShotClass {
  return reaches(shot, hq) ? 'hq' : reaches(shot, lq) ? 'lq' : null;
}

/** The Fire card of the row with the highest bonus that the Fire Level allows. */
export function fireCardOf(state: Known, tank: KnownTank): Card | null {
  const level = fireLevel(tank);
  const able = (tank.robot?.row ?? []).filter(
    (card) => halfOf(state, card, 'fire') !== null && levelOf(state, card, 'fire') <= level,
  );
  const bonus = (card: Card) => halfOf(state, card, 'fire')?.toHit ?? 0;
  return able.toSorted((a, b) => bonus(b) - bonus(a) || a - b)[0] ?? null;
}

function weigh(state: Known, tank: KnownTank, enemy: KnownTank, bonus: number): Weighed {
  const aim = aimOf(state, tank, enemy, { fire: [bonus], leadership: false, tactics: false });
  const flanking = tank.flanking.includes(enemy.id);
  const location = enemy.hullDown && !flanking ? 'turret' : 'hull';
  const margin = penetrationOf(tank, enemy, tank.loaded) - armourOf(enemy, flanking ? 'side' : 'front', location);
  return { enemy, toHit: toHitSum(aim).total, margin };
}

/** The tank as if it stood still on Flat. */
export function atRest(tank: KnownTank): KnownTank {
  return { ...tank, box: { ...tank.box, move: null } };
}

/** Own shot at one enemy, spotted or not, with the bonus of the row. */
export function ownShot(state: Known, tank: KnownTank, enemy: KnownTank): Weighed {
  const card = fireCardOf(state, tank);
  return weigh(state, tank, enemy, card === null ? 0 : (halfOf(state, card, 'fire')?.toHit ?? 0));
}

/** Own shots at legal targets, in target order. */
export function ownShots(state: Known, tank: KnownTank, face: Face): Weighed[] {
  if (refuseFiring(tank) !== null) return [];
  const targets = enemiesOf(state, tank).filter((enemy) => refuseTarget(state, tank, enemy) === null);
  return inTargetOrder(
    tank,
    face,
    targets.map((enemy) => ownShot(state, tank, enemy)),
  );
}

/** Every enemy in sight, ranked as if it were spotted. */
export function rankedEnemies(state: Known, tank: KnownTank, face: Face): KnownTank[] {
  const shots = enemiesOf(state, tank).map((enemy) => ownShot(state, tank, enemy));
  return inTargetOrder(tank, face, shots).map(({ enemy }) => enemy);
}

export function hasHq(state: Known, tank: KnownTank, face: Face): boolean {
  return ownShots(state, tank, face).some((shot) => reaches(shot, face.hq));
}

const rank = (shotClass: ShotClass) => (shotClass === 'hq' ? 2 : shotClass === 'lq' ? 1 : 0);

/** Better class, higher to-hit, flanked, acquired, higher VP, nearer, lower id. */
function inTargetOrder(tank: KnownTank, face: Face, shots: readonly Weighed[]): Weighed[] {
  const flanked = ({ enemy }: Weighed) => Number(tank.flanking.includes(enemy.id));
  const acquired = ({ enemy }: Weighed) => Number(tank.acquired?.tank === enemy.id);
  return shots.toSorted(
    (a, b) =>
      rank(classOf(b, face)) - rank(classOf(a, face)) ||
      b.toHit - a.toHit ||
      flanked(b) - flanked(a) ||
      acquired(b) - acquired(a) ||
      vehicleOf(b.enemy).vp - vehicleOf(a.enemy).vp ||
      distanceOf(tank, a.enemy) - distanceOf(tank, b.enemy) ||
      byId(a.enemy, b.enemy),
  );
}

/** Shots of enemies that have spotted the tank and could fire at it as things lie, without a bonus. */
export function enemyShots(state: Known, tank: KnownTank): Weighed[] {
  return enemiesOf(state, tank)
    .filter((enemy) => refuseFiring(enemy) === null && refuseTarget(state, enemy, tank) === null)
    .map((enemy) => ({ ...weigh(state, enemy, tank, 0), enemy }));
}

/** The best class an enemy has against the tank, by the enemy thresholds of the face. */
export function threat(state: Known, tank: KnownTank, face: Face): ShotClass {
  const shots = enemyShots(state, tank);
  if (shots.some((shot) => reaches(shot, face.enemyHq))) return 'hq';
  return shots.some((shot) => reaches(shot, face.enemyLq)) ? 'lq' : null;
}

export function isSeen(state: Known, tank: KnownTank): boolean {
  return enemiesOf(state, tank).some(({ spotted }) => spotted.includes(tank.id));
}
