import { payDiscard, reactOr, type TransferOrder } from '../acting';
import { halfOf, levelOf } from '../cards';
import { carryOut, refuseTransfer, repair } from '../commands/tankAction';
import { robotRules } from '../data/robots';
import { canConceal, canHullDown, refuseSmoke } from '../declare';
import { push, unitOver } from '../flow';
import { concealValue, stop } from '../ground';
import { fireLevel } from '../levels';
import { discardOpen, pull } from '../piles';
import { concealByCard, goHullDown } from '../placing';
import { spot, spottable } from '../spotting';
import { canDrive, canShoot, enemiesOf, flankersOf, isMoving, tankOf, vehicleOf } from '../tanks';
import { type Card, type KnownTank, type Played, SOLO, type State, type Tank, type Writer } from '../types';
import { canMove, improves, missionStep, planMove } from './moving';
import { payFromRow, rowCards, rowOf, rowPayment, spareCard, takeFromRow } from './row';
import { atRest, classOf, faceOf, fireCardOf, hasHq, isSeen, ownShots, rankedEnemies, threat } from './shots';

import { declare, plan, type Try, think } from './thought';

/** A crew member fills an empty gunner's, else driver's seat; two Move cards repair a transmission. */
export function mend(draft: State, scribe: Writer, tank: Tank): Try {
  const orders: readonly TransferOrder[] = [
    ...(canShoot(tank) ? [] : (['gunCommander', 'gunLoader'] as const)),
    ...(canDrive(tank) ? [] : (['driveAssistant', 'driveLoader', 'driveGunner'] as const)),
  ];
  const order = orders.find((each) => refuseTransfer(tank, each) === null);
  if (order !== undefined) {
    think(scribe, tank, 'repair', null);
    carryOut(draft, scribe, order);
    return null;
  }
  const row = [...rowOf(tank)];
  if (!tank.transmission || row.length < 2) return 'notPossible';
  if (!row.every((card) => halfOf(draft, card, 'move') !== null)) return 'noCard';
  think(scribe, tank, 'repair', null);
  takeFromRow(tank, row);
  discardOpen(draft, row);
  repair(draft, scribe);
  return null;
}

/** Fires at the first target of the class wanted, stopping first if it reaches the class only at rest. */
export function fire(draft: State, scribe: Writer, tank: Tank, wanted: 'hq' | 'lq'): Try {
  const face = faceOf(tank);
  const fits = (standing: KnownTank) =>
    ownShots(draft, standing, face).find((shot) =>
      wanted === 'hq' ? classOf(shot, face) === 'hq' : classOf(shot, face) !== null,
    );
  let shot = fits(tank);
  const card = fireCardOf(draft, tank);
  if (shot === undefined && isMoving(tank)) {
    const spare = spareCard(draft, tank, card === null ? [] : [card]);
    if (fits(atRest(tank)) !== undefined && spare !== null) {
      think(scribe, tank, 'stop', null);
      payDiscard(draft, scribe, tank, spare);
      stop(draft, scribe, tank);
      shot = fits(tank);
    }
  }
  if (shot === undefined) return tank.spotted.length === 0 ? 'notSpotted' : 'noShot';
  const used = card ?? searchFire(draft, scribe, tank);
  if (used === null) {
    // What was pulled in vain belongs to no action: the marks take effect now (TD-3.2.3c, TD-Q67).
    unitOver(draft, scribe);
    return 'noCard';
  }
  takeFromRow(tank, [used]);
  draft.table = draft.table.filter((each) => each !== used);
  const bonus = halfOf(draft, used, 'fire')?.toHit ?? 0;
  const plain = card === null ? shot.toHit + bonus : shot.toHit;
  const [leader] = plain < robotRules.leadershipBelow ? rowCards(draft, tank, 'leadership') : [];
  think(scribe, tank, wanted === 'hq' ? 'fireHQ' : 'fireLQ', null);
  plan(tank, null, shot.enemy.id);
  declare(draft, scribe, tank, [
    { card: used, as: 'fire' },
    ...(leader === undefined ? [] : [{ card: leader, as: 'leadership' as const }]),
  ]);
  return null;
}

/** Pulls for a Fire card it can use, at most two in a phase. */
function searchFire(draft: State, scribe: Writer, tank: Tank): Card | null {
  const { robot } = tank;
  const level = fireLevel(tank);
  const serves = (card: Card) => halfOf(draft, card, 'fire') !== null && levelOf(draft, card, 'fire') <= level;
  while (robot !== null && robot.pulls < robotRules.pullsForFire) {
    robot.pulls += 1;
    const { number, halves } = pull(draft, scribe, {
      why: 'searchFire',
      tank: tank.id,
      good: (card) => card.halves.some(({ kind, level: needs }) => kind === 'fire' && (needs ?? 9) <= level),
    });
    if (halves.length > 0 && serves(number)) return number;
  }
  return null;
}

export function pursue(draft: State, scribe: Writer, tank: Tank): Try {
  const step = missionStep(draft, tank);
  if (step === null) return 'noMission';
  if (step.do === 'stay') return 'stays';
  if (!canMove(draft, tank)) return 'cannotMove';
  const drive = planMove(draft, tank, step);
  if (step.flank !== undefined && drive.flank === null) return 'notPossible';
  think(scribe, tank, 'mission', null);
  setOut(draft, scribe, tank, drive);
  return null;
}

export function move(draft: State, scribe: Writer, tank: Tank, step: 'move' | 'moveFlankOrCover'): Try {
  if (missionStep(draft, tank)?.do === 'stay') return 'stays';
  if (!canMove(draft, tank)) return 'cannotMove';
  const drive = planMove(draft, tank, null);
  if (step === 'moveFlankOrCover' && !improves(draft, tank, drive)) return 'noBetterGround';
  think(scribe, tank, step, null);
  setOut(draft, scribe, tank, drive);
  return null;
}

function setOut(
  draft: State,
  scribe: Writer,
  tank: Tank,
  { to, second, flank, terrain }: ReturnType<typeof planMove>,
): void {
  plan(tank, to, flank?.enemy ?? null);
  const played: Played[] = [{ card: SOLO, as: 'move' }];
  if (second !== null) played.push({ card: second, as: 'move' });
  if (flank !== null) played.push({ card: flank.card, as: 'flank' });
  if (terrain !== null) played.push({ card: terrain, as: 'terrain' });
  declare(draft, scribe, tank, played);
}

/** What Leadership or Command would be used for: Hull Down, spot, conceal, in this order. */
export function effect(
  draft: State,
  tank: Tank,
): { use: 'hullDown' | 'conceal' } | { use: 'spot'; enemy: Tank['id'] } | null {
  if (canHullDown(tank) && isSeen(draft, tank)) return { use: 'hullDown' };
  if (tank.spotted.length === 0) {
    const able = spottable(draft, tank);
    const first = rankedEnemies(draft, tank, faceOf(tank)).find(({ id }) => able.includes(id));
    if (first !== undefined) return { use: 'spot', enemy: first.id };
  }
  const pressed =
    flankersOf(draft, tank).length > 0 || enemiesOf(draft, tank).some(({ acquired }) => acquired?.tank === tank.id);
  if (canConceal(draft, tank) && 2 * (concealValue(tank) ?? 0) >= 50 && pressed) return { use: 'conceal' };
  return null;
}

export function carryEffect(draft: State, scribe: Writer, tank: Tank): void {
  const chosen = effect(draft, tank);
  if (chosen?.use === 'hullDown') goHullDown(scribe, tank);
  else if (chosen?.use === 'conceal') concealByCard(draft, scribe, tank);
  else if (chosen?.use === 'spot') spot(draft, scribe, tank, chosen.enemy);
}

export function lead(draft: State, scribe: Writer, tank: Tank): Try {
  const [card] = rowCards(draft, tank, 'leadership');
  if (card === undefined) return 'noCard';
  if (effect(draft, tank) === null) return 'notEffective';
  think(scribe, tank, 'leadership', null);
  declare(draft, scribe, tank, [{ card, as: 'leadership' }]);
  return null;
}

export function lookOut(draft: State, scribe: Writer, tank: Tank): Try {
  if (tank.spotted.length > 0) return 'alreadySpotted';
  const able = spottable(draft, tank);
  const enemy = rankedEnemies(draft, tank, faceOf(tank)).find(({ id }) => able.includes(id));
  if (enemy === undefined) return 'noTarget';
  think(scribe, tank, 'spot', null);
  const cards = rowPayment(draft, tank, 2);
  if (cards !== null) payFromRow(draft, scribe, tank, cards, 'spot');
  push(draft, { do: 'spotAttempt', tank: enemy.id, pulls: cards === null ? 1 : 2 }, { do: 'unitOver' });
  reactOr(draft, scribe, 'spot', enemy.id);
  return null;
}

export function loadRound(draft: State, scribe: Writer, tank: Tank): Try {
  if (tank.rounds === 0 || tank.loaded) return 'noRounds';
  const near = tank.spotted.some((id) => Math.abs(tankOf(draft, id).range + tank.range) <= 800);
  if (!near) return 'noTarget';
  think(scribe, tank, 'loadApcr', null);
  carryOut(draft, scribe, 'load');
  return null;
}

export function hide(draft: State, scribe: Writer, tank: Tank, step: 'smoke' | 'smokeLate'): Try {
  if (!vehicleOf(tank).equipment.includes('smoke')) return 'noEquipment';
  if (isMoving(tank)) return 'inMotion';
  const [card] = rowCards(draft, tank, 'smoke');
  if (card === undefined) return 'noCard';
  if (refuseSmoke(tank) !== null) return 'notPossible';
  const face = faceOf(tank);
  if (hasHq(draft, tank, face)) return 'notEffective';
  const danger = threat(draft, tank, face);
  if (step === 'smoke' ? danger !== 'hq' : danger === null || tank.hullDown) return 'noThreat';
  think(scribe, tank, step, null);
  declare(draft, scribe, tank, [{ card, as: 'smoke' }]);
  return null;
}
