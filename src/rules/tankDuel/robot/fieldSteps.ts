import { payDiscard } from '../acting';
import { armourOf, gunAim, gunPenetration, infantrySum, refuseGunTarget, toHitSum } from '../aim';
import { cardOf, halfOf } from '../cards';
import { atGuns } from '../data/guns';
import { infantry } from '../data/infantry';
import { robotRules } from '../data/robots';
import { terrains } from '../data/terrain';
import {
  advanceInfantry,
  assault,
  fieldActionOver,
  fireGun,
  layTerrain,
  mayTakeHill,
  mayTakeRoad,
  takeHill,
  takeRoad,
} from '../fieldActions';
import { stepOf } from '../flow';
import { stop } from '../ground';
import { discardOpen } from '../piles';
import { enemiesOf, isMoving } from '../tanks';
import type { Card, State, Tank, Writer } from '../types';
import { hasMission } from './moving';
import { payFromRow, rowCards, rowOf, rowPayment, spareCard, takeFromRow } from './row';
import { atRest, faceOf, rankedEnemies, reaches } from './shots';
import { carryEffect, effect } from './tankSteps';
import { type Try, think } from './thought';

/** A Hill or Road its mission wants is taken as soon as it may be; on the right spot it stops for the Hill. */
export function takeGround(draft: State, scribe: Writer, tank: Tank): boolean {
  const card = spareCard(draft, tank);
  if (card === null) return false;
  if (hasMission(draft, tank, 'hill') && mayTakeHill(draft, tank)) {
    think(scribe, tank, 'hill', null);
    takeHill(draft, scribe, card);
    return true;
  }
  if (hasMission(draft, tank, 'hill') && isMoving(tank) && mayTakeHill(draft, atRest(tank)) && rowOf(tank).length > 1) {
    think(scribe, tank, 'stop', null);
    payDiscard(draft, scribe, tank, card);
    stop(draft, scribe, tank);
    fieldActionOver(draft, scribe);
    return true;
  }
  if (!hasMission(draft, tank, 'road') || !mayTakeRoad(draft, tank)) return false;
  think(scribe, tank, 'road', null);
  takeRoad(draft, scribe, card);
  return true;
}

export function playCommand(draft: State, scribe: Writer, tank: Tank): Try {
  const [card] = rowCards(draft, tank, 'command');
  if (card === undefined) return 'noCard';
  if (effect(draft, tank) === null) return 'notEffective';
  think(scribe, tank, 'command', null);
  takeFromRow(tank, [card]);
  draft.table.push(card);
  scribe.emit({ type: 'commanded', tank: tank.id, card });
  carryEffect(draft, scribe, tank);
  fieldActionOver(draft, scribe);
  return null;
}

/** Mines, Mud, Field, Brush of the row on enemies In Motion, in target order; one card per enemy. */
export function hinder(draft: State, scribe: Writer, tank: Tank): Try {
  const order = (card: Card) => {
    const id = halfOf(draft, card, 'terrain')?.terrain ?? null;
    return id === null ? null : terrains[id].badOrder;
  };
  const [card] = rowCards(draft, tank, 'terrain')
    .filter((each) => order(each) !== null)
    .toSorted((a, b) => (order(a) ?? 0) - (order(b) ?? 0));
  if (card === undefined) return 'noCard';
  const { robot } = tank;
  const enemy = rankedEnemies(draft, tank, faceOf(tank)).find(
    (each) => isMoving(each) && robot?.hindered.includes(each.id) === false,
  );
  if (robot === null || enemy === undefined) return 'noTarget';
  think(scribe, tank, 'terrain', null);
  robot.hindered.push(enemy.id);
  // Another card of the row may hinder the next enemy In Motion.
  robot.done = robot.done.filter((part) => part !== 'terrain');
  takeFromRow(tank, [card]);
  scribe.emit({ type: 'setBegan', tank: tank.id, cards: [card], as: 'terrain' });
  layTerrain(draft, scribe, card, enemy.id);
  return null;
}

/** A gun fires if the row pays and the shot is of low quality at least by the tank's own card. */
export function useGun(draft: State, scribe: Writer, tank: Tank): Try {
  const gun = draft.guns.find(({ nation, fired }) => nation === tank.nation && !fired);
  if (gun === undefined) return 'notPossible';
  const cards = rowPayment(draft, tank, atGuns[gun.gun].orders);
  if (cards === null) return 'notPaid';
  const face = faceOf(tank);
  const target = rankedEnemies(draft, tank, face).find((enemy) => {
    if (refuseGunTarget(draft, gun, tank, enemy) !== null) return false;
    const margin = gunPenetration(gun, enemy) - armourOf(enemy, 'front', enemy.hullDown ? 'turret' : 'hull');
    return reaches({ enemy, toHit: toHitSum(gunAim(gun, enemy, false)).total, margin }, face.lq);
  });
  if (target === undefined) return 'noShot';
  think(scribe, tank, 'gun', null);
  payFromRow(draft, scribe, tank, cards, 'gun');
  fireGun(draft, scribe, gun.gun, target.id);
  return null;
}

/** With an infantry icon in the row: attack at 30 or more, else advance. */
export function useInfantry(draft: State, scribe: Writer, tank: Tank): Try {
  const card = rowOf(tank).find((each) => cardOf(draft, each).icons.includes('infantry'));
  if (card === undefined) return 'noCard';
  if (stepOf(draft).infantry) return 'notPossible';
  const sum = (enemy: Readonly<Tank>) => infantrySum(draft, tank.nation, enemy).total;
  const [best] = enemiesOf(draft, tank)
    .filter(({ range }) => range <= infantry.targetRange)
    .toSorted((a, b) => sum(b) - sum(a));
  const attacks = best !== undefined && sum(best) >= robotRules.infantryFrom;
  if (!attacks && draft.infantry[tank.nation] >= infantry.farthest) return 'noTarget';
  think(scribe, tank, 'infantry', null);
  takeFromRow(tank, [card]);
  discardOpen(draft, [card]);
  if (attacks) assault(draft, scribe, best.id);
  else advanceInfantry(draft, scribe);
  return null;
}
