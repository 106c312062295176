import { payDiscard, reactOr } from '../acting';
import { putOut } from '../administration';
import { gunAim, infantrySum, refuseGunTarget, toHitSum } from '../aim';
import { cardOf, halfOf, levelOf } from '../cards';
import { carryOut, declareCards, refuseTransfer, repair } from '../commands/tankAction';
import { atGuns } from '../data/guns';
import { infantry } from '../data/infantry';
import { type RobotStep, robotRules } from '../data/robots';
import { terrains } from '../data/terrain';
import { canConceal, canHullDown, refuseSmoke } from '../declare';
import type { RobotReason, RobotThought } from '../events';
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
import { push, stepOf, unitOver } from '../flow';
import { concealValue, stop } from '../ground';
import { fireLevel } from '../levels';
import { discardOpen, pull } from '../piles';
import { concealByCard, goHullDown } from '../placing';
import { spot, spottable } from '../spotting';
import { canDrive, canShoot, enemiesOf, flankersOf, isMoving, tankOf, vehicleOf } from '../tanks';
import {
  type Card,
  type CrewOrder,
  type Played,
  type RobotPart,
  robotParts,
  SOLO,
  type State,
  type Tank,
  type Writer,
} from '../types';
import { canMove, hasMission, improves, missionStep, planMove } from './moving';
import { payFromRow, rowCards, rowOf, rowPayment, spareCard, takeFromRow } from './row';
import { atRest, classOf, faceOf, fireCardOf, hasHq, isSeen, ownShots, rankedEnemies, reaches, threat } from './shots';

/** Null: done, and it set where to go on; a reason: it could not be done. */
type Try = RobotReason | null;

/** One step of a robot's Action Step at a time; what it starts may open windows before the next. */
export function robotActs(draft: State, scribe: Writer, tank: Tank): void {
  const { robot } = tank;
  if (robot === null) throw new Error(`${tank.id} is no robot`);
  const step = stepOf(draft);
  if (step.burning && tank.fire !== null && payOut(draft, scribe, tank)) return;
  if (takeGround(draft, scribe, tank)) return;
  for (const part of robotParts) {
    if (robot.done.includes(part)) continue;
    robot.done.push(part);
    if (step.burning && (part === 'primary' || part === 'secondary')) continue;
    if (doPart(draft, scribe, tank, part)) return;
    if (draft.ended) return;
  }
  draft.exit = 'discard';
}

/** Three order icons put a fire out in the Action Step and end the phase. */
function payOut(draft: State, scribe: Writer, tank: Tank): boolean {
  const cards = rowPayment(draft, tank, 3);
  if (cards === null) return false;
  payFromRow(draft, scribe, tank, cards, 'extinguish');
  putOut(scribe, tank);
  unitOver(draft, scribe);
  if (!draft.ended) draft.exit = 'tankEnd';
  return true;
}

/** A Hill or Road its mission wants is taken as soon as it may be; on the right spot it stops for the Hill. */
function takeGround(draft: State, scribe: Writer, tank: Tank): boolean {
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

function think(scribe: Writer, tank: Tank, step: RobotThought, reason: Try): void {
  scribe.emit({ type: 'robotStep', tank: tank.id, step, possible: reason === null, reason: reason ?? 'done' });
}

function doPart(draft: State, scribe: Writer, tank: Tank, part: RobotPart): boolean {
  switch (part) {
    case 'command':
      return tryStep(scribe, tank, 'command', () => playCommand(draft, scribe, tank));
    case 'terrain':
      return tryStep(scribe, tank, 'terrain', () => hinder(draft, scribe, tank));
    case 'primary':
      if (tryStep(scribe, tank, 'repair', () => mend(draft, scribe, tank))) return true;
      return faceOf(tank).primary.some(
        (step) => tryStep(scribe, tank, step, () => act(draft, scribe, tank, step)) || draft.ended,
      );
    case 'secondary':
      return faceOf(tank).secondary.some((step) => tryStep(scribe, tank, step, () => act(draft, scribe, tank, step)));
    case 'gun':
      return draft.guns.length > 0 && tryStep(scribe, tank, 'gun', () => useGun(draft, scribe, tank));
    case 'infantry':
      return draft.ground.infantry && tryStep(scribe, tank, 'infantry', () => useInfantry(draft, scribe, tank));
  }
}

/** What is possible is told before it happens, what is not after it was looked at. */
function tryStep(scribe: Writer, tank: Tank, step: RobotThought, attempt: () => Try): boolean {
  const reason = attempt();
  if (reason !== null) think(scribe, tank, step, reason);
  return reason === null;
}

function act(draft: State, scribe: Writer, tank: Tank, step: RobotStep): Try {
  switch (step) {
    case 'fireHQ':
      return fire(draft, scribe, tank, 'hq');
    case 'fireLQ':
      return fire(draft, scribe, tank, 'lq');
    case 'mission':
      return pursue(draft, scribe, tank);
    case 'moveFlankOrCover':
    case 'move':
      return move(draft, scribe, tank, step);
    case 'leadership':
      return lead(draft, scribe, tank);
    case 'spot':
      return lookOut(draft, scribe, tank);
    case 'hullDown':
      if (!canHullDown(tank)) return 'notPossible';
      think(scribe, tank, 'hullDown', null);
      carryOut(draft, scribe, 'hullDown');
      return null;
    case 'loadApcr':
      return loadRound(draft, scribe, tank);
    case 'smoke':
    case 'smokeLate':
      return hide(draft, scribe, tank, step);
  }
}

/** A crew member fills an empty gunner's, else driver's seat; two Move cards repair a transmission. */
function mend(draft: State, scribe: Writer, tank: Tank): Try {
  const orders: readonly CrewOrder[] = [
    ...(canShoot(tank) ? [] : (['gunCommander', 'gunLoader'] as const)),
    ...(canDrive(tank) ? [] : (['driveAssistant', 'driveLoader', 'driveGunner'] as const)),
  ];
  const order = orders.find((each) => refuseTransfer(tank, each) === null);
  if (order !== undefined && order !== 'spot') {
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
function fire(draft: State, scribe: Writer, tank: Tank, wanted: 'hq' | 'lq'): Try {
  const face = faceOf(tank);
  const fits = (standing: Readonly<Tank>) =>
    ownShots(draft, standing, face).find((shot) =>
      wanted === 'hq' ? classOf(shot, face) === 'hq' : classOf(shot, face) !== null,
    );
  let shot = fits(tank);
  const card = fireCardOf(draft, tank);
  if (shot === undefined && isMoving(tank)) {
    const still: Tank = { ...tank, box: { ...tank.box, move: null } };
    const spare = spareCard(draft, tank, card === null ? [] : [card]);
    if (fits(still) !== undefined && spare !== null) {
      think(scribe, tank, 'stop', null);
      payDiscard(draft, scribe, tank, spare);
      stop(draft, scribe, tank);
      shot = fits(tank);
    }
  }
  if (shot === undefined) return tank.spotted.length === 0 ? 'notSpotted' : 'noShot';
  const used = card ?? searchFire(draft, scribe, tank);
  if (used === null) return 'noCard';
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

function plan(tank: Tank, to: number | null, enemy: Tank['id'] | null): void {
  if (tank.robot !== null) tank.robot.plan = { to, enemy };
}

/** Declares cards of the row as a player declares cards of the hand. */
function declare(draft: State, scribe: Writer, tank: Tank, played: readonly Played[]): void {
  takeFromRow(
    tank,
    played.map(({ card }) => card),
  );
  declareCards(draft, scribe, played);
}

function pursue(draft: State, scribe: Writer, tank: Tank): Try {
  const step = missionStep(draft, tank);
  if (step === null) return 'noMission';
  if (step.do === 'stay') return 'stays';
  if (!canMove(draft, tank)) return 'cannotMove';
  const drive = planMove(draft, tank, step.to, step.flank ?? null);
  if (drive.to === tank.range && drive.flank === null && drive.terrain === null && step.to !== tank.range)
    return 'notPossible';
  think(scribe, tank, 'mission', null);
  setOut(draft, scribe, tank, drive);
  return null;
}

function move(draft: State, scribe: Writer, tank: Tank, step: 'move' | 'moveFlankOrCover'): Try {
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

function lead(draft: State, scribe: Writer, tank: Tank): Try {
  const [card] = rowCards(draft, tank, 'leadership');
  if (card === undefined) return 'noCard';
  if (effect(draft, tank) === null) return 'notEffective';
  think(scribe, tank, 'leadership', null);
  declare(draft, scribe, tank, [{ card, as: 'leadership' }]);
  return null;
}

function playCommand(draft: State, scribe: Writer, tank: Tank): Try {
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
function hinder(draft: State, scribe: Writer, tank: Tank): Try {
  const order = (card: Card) => {
    const id = halfOf(draft, card, 'terrain')?.terrain ?? null;
    return id === null ? null : terrains[id].badOrder;
  };
  const [card] = rowCards(draft, tank, 'terrain')
    .filter((each) => order(each) !== null)
    .toSorted((a, b) => (order(a) ?? 0) - (order(b) ?? 0));
  if (card === undefined) return 'noCard';
  const enemy = rankedEnemies(draft, tank, faceOf(tank)).find(isMoving);
  if (enemy === undefined) return 'noTarget';
  think(scribe, tank, 'terrain', null);
  // Another card of the row may hinder the next enemy In Motion.
  if (tank.robot !== null) tank.robot.done = tank.robot.done.filter((part) => part !== 'terrain');
  takeFromRow(tank, [card]);
  scribe.emit({ type: 'setBegan', tank: tank.id, cards: [card], as: 'terrain' });
  layTerrain(draft, scribe, card, enemy.id);
  return null;
}

function lookOut(draft: State, scribe: Writer, tank: Tank): Try {
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

function loadRound(draft: State, scribe: Writer, tank: Tank): Try {
  if (tank.rounds === 0 || tank.loaded) return 'noRounds';
  const near = tank.spotted.some((id) => Math.abs(tankOf(draft, id).range + tank.range) <= 800);
  if (!near) return 'noTarget';
  think(scribe, tank, 'loadApcr', null);
  carryOut(draft, scribe, 'load');
  return null;
}

function hide(draft: State, scribe: Writer, tank: Tank, step: 'smoke' | 'smokeLate'): Try {
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

/** A gun fires if the row pays and the shot is of low quality at least by the tank's own card. */
function useGun(draft: State, scribe: Writer, tank: Tank): Try {
  const gun = draft.guns.find(({ nation, fired }) => nation === tank.nation && !fired);
  if (gun === undefined) return 'notPossible';
  const cards = rowPayment(draft, tank, atGuns[gun.gun].orders);
  if (cards === null) return 'notPaid';
  const face = faceOf(tank);
  const target = rankedEnemies(draft, tank, face).find((enemy) => {
    if (refuseGunTarget(draft, gun, tank, enemy) !== null) return false;
    const location = enemy.hullDown ? 'turret' : 'hull';
    const penetration = atGuns[gun.gun].table[Math.abs(gun.range + enemy.range) / 200]?.[1] ?? 0;
    const margin = penetration - vehicleOf(enemy).armour.front[location];
    return reaches({ enemy, toHit: toHitSum(gunAim(gun, enemy, false)).total, margin }, face.lq);
  });
  if (target === undefined) return 'noShot';
  think(scribe, tank, 'gun', null);
  payFromRow(draft, scribe, tank, cards, 'gun');
  fireGun(draft, scribe, gun.gun, target.id);
  return null;
}

/** With an infantry icon in the row: attack at 30 or more, else advance. */
function useInfantry(draft: State, scribe: Writer, tank: Tank): Try {
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
