import { armourOf, entryAt, refuseFiring } from '../aim';
import { deckOf, halfOf } from '../cards';
import { refuseRange } from '../commands/sets';
import { tankGuns } from '../data/guns';
import { type Mission, scenarios } from '../data/scenarios';
import { road } from '../data/special';
import { type TerrainId, terrains } from '../data/terrain';
import { refuseDriving } from '../declare';
import { flankable, isFlankBarred } from '../flanking';
import { coverOf, freeHills, halfOf as sideOf } from '../ground';
import { moveLevel } from '../levels';
import { enemiesOf, flankersOf, isNearCentre, vehicleOf } from '../tanks';
import type { Card, Known, KnownTank, TankId } from '../types';
import { rowCards } from './row';
import { atRest, enemyShots, faceOf, hasHq, isSeen, ownShot, reaches } from './shots';

/** What a robot means to do when it moves. */
interface Drive {
  readonly to: number;
  /** The second Move card. */
  readonly second: Card | null;
  readonly flank: { readonly card: Card; readonly enemy: TankId } | null;
  readonly terrain: Card | null;
}

export function canMove(state: Known, tank: KnownTank): boolean {
  return refuseDriving(tank) === null && moveLevel(state, tank) >= 1;
}

/** Penetration modifiers that go through. */
function piercing(state: Known, margin: number): number {
  return deckOf(state.ground).filter(({ pen }) => pen === 'P' || (pen !== 'B' && margin + pen >= 0)).length;
}

/** To-hit times piercing cards at this distance, at rest on Flat, hull, front. */
function worth(state: Known, firer: KnownTank, target: KnownTank, distance: number): number {
  const entry = entryAt(tankGuns[vehicleOf(firer).gun].table, distance);
  if (entry === null || refuseFiring({ ...firer, box: { ...firer.box, move: null } }) !== null) return 0;
  const toHit = Math.max(0, entry[0] + vehicleOf(target).size);
  return toHit * piercing(state, entry[1] - armourOf(target, 'front', 'hull'));
}

function balanceAt(state: Known, tank: KnownTank, range: number): number {
  const enemies = enemiesOf(state, tank);
  const best = (from: (enemy: KnownTank) => number) => Math.max(0, ...enemies.map(from));
  const distance = (enemy: KnownTank) => Math.abs(range + enemy.range);
  return (
    best((enemy) => worth(state, tank, enemy, distance(enemy))) -
    best((enemy) => worth(state, enemy, tank, distance(enemy)))
  );
}

/** Ranges it may end a move at, with one card or two. */
function reachOf(state: Known, tank: KnownTank, cards: number): number[] {
  const steps = Array.from({ length: 2 * cards + 1 }, (_, step) => tank.range + (step - cards) * 200);
  return steps.filter((to) => refuseRange(state, tank, to, cards) === null);
}

/** The range in reach nearest to where it wants to be. */
function toward(reach: readonly number[], wanted: number): number | null {
  return reach.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? null;
}

/** Where it goes if no mission says: in peril away from the best enemy shot, else to the best balance of fire. */
function freeRange(state: Known, tank: KnownTank, reach: readonly number[]): number {
  if (tank.robot?.state === 'peril') {
    const [worst] = enemyShots(state, tank).toSorted((a, b) => b.toHit - a.toHit);
    const enemy = worst?.enemy ?? null;
    if (enemy !== null) {
      const away = reach.toSorted((a, b) => Math.abs(b + enemy.range) - Math.abs(a + enemy.range));
      return away[0] ?? tank.range;
    }
  }
  const ranked = reach.toSorted(
    (a, b) =>
      balanceAt(state, tank, b) - balanceAt(state, tank, a) ||
      Math.abs(a) - Math.abs(b) ||
      Number(b === tank.range) - Number(a === tank.range),
  );
  return ranked[0] ?? tank.range;
}

/** A Flank card of the row, if side armour would turn a shot into one of high quality. */
function flankPlan(
  state: Known,
  tank: KnownTank,
  { to, second }: Pick<Drive, 'to' | 'second'>,
  only: TankId | null,
): Drive['flank'] {
  const able = isFlankBarred(state, tank) ? [] : rowCards(state, tank, 'flank');
  const card = able.find((each) => each !== second);
  if (card === undefined || tank.flanking.length >= 2) return null;
  const there = { ...atRest(tank), range: to };
  const face = faceOf(tank);
  const prey = flankable(state, there);
  const chosen = enemiesOf(state, tank).find((enemy) => {
    if (!prey.includes(enemy.id)) return false;
    if (only !== null) return enemy.id === only;
    const now = ownShot(state, there, enemy);
    const then = ownShot(state, { ...there, flanking: [...there.flanking, enemy.id] }, enemy);
    return !reaches(now, face.hq) && reaches(then, face.hq);
  });
  return chosen === undefined ? null : { card, enemy: chosen.id };
}

const groundOn = (state: Known, card: Card): TerrainId | null => halfOf(state, card, 'terrain')?.terrain ?? null;

/** The Terrain of the row with the most Cover, if it has any, of the kinds wanted and not in use otherwise. */
function coverCard(
  state: Known,
  tank: KnownTank,
  used: readonly (Card | null)[] = [],
  wanted: readonly TerrainId[] | null = null,
): Card | null {
  const cover = (card: Card) => {
    const id = groundOn(state, card);
    return id === null || wanted?.includes(id) === false ? 0 : terrains[id].cover;
  };
  const [best] = rowCards(state, tank, 'terrain')
    .filter((card) => !used.includes(card))
    .toSorted((a, b) => cover(b) - cover(a));
  return best !== undefined && cover(best) > 0 ? best : null;
}

/** The whole move: how far, with which cards. */
export function planMove(state: Known, tank: KnownTank, errand: Errand | null): Drive {
  const wanted = errand?.to ?? null;
  const [spare = null] = rowCards(state, tank, 'move');
  const near = reachOf(state, tank, 1);
  const far = spare === null ? near : reachOf(state, tank, 2);
  const to = (wanted === null ? freeRange(state, tank, far) : toward(far, wanted)) ?? tank.range;
  const second = Math.abs(to - tank.range) > 200 || flankersOf(state, tank).length > 0 ? spare : null;
  const flank = flankPlan(state, tank, { to, second }, errand?.flank ?? null);
  // Three cards are the limit, the solo Move card included.
  const room = second === null || flank === null;
  const terrain = room ? coverCard(state, tank, [second, flank?.card ?? null], errand?.ground) : null;
  return { to, second, flank, terrain };
}

/** Whether a move would bring a flank or better ground. */
export function improves(state: Known, tank: KnownTank, drive: Drive): boolean {
  if (drive.flank !== null) return true;
  const id = drive.terrain === null ? null : groundOn(state, drive.terrain);
  return id !== null && terrains[id].cover > coverOf(tank.box);
}

/** Where a mission sends the tank, whom it is to flank, and into what ground. */
interface Errand {
  readonly to: number;
  readonly flank?: TankId;
  readonly ground?: readonly TerrainId[];
}

/** What a mission asks for now: a range to go to, to stay, or nothing. */
type MissionStep = (Errand & { readonly do: 'move' }) | { readonly do: 'stay' } | null;

const pushRange = (state: Known) => (state.ground.scenario === 'minefield' ? 200 : 0);

export function missionStep(state: Known, tank: KnownTank): MissionStep {
  for (const mission of scenarios[state.ground.scenario].missions[tank.nation]) {
    const step = stepOfMission(state, tank, mission);
    if (step !== null) return step;
  }
  return null;
}

/** Whether the list of its side names the mission. */
export function hasMission(state: Known, tank: KnownTank, mission: Mission): boolean {
  return scenarios[state.ground.scenario].missions[tank.nation].includes(mission);
}

const stay: MissionStep = { do: 'stay' };

function stepOfMission(state: Known, tank: KnownTank, mission: Mission): MissionStep {
  const go = (to: number): MissionStep => ({ do: 'move', to });
  switch (mission) {
    case 'close':
      return tank.range > 400 && !hasHq(state, tank, faceOf(tank)) ? go(400) : null;
    case 'hill':
      return tank.box.hill ? stay : hillStep(state, tank);
    case 'exit':
      return tank.robot?.state === 'peril' ? null : go(-1000);
    case 'centre':
      return isNearCentre(tank) ? stay : go(tank.range > 0 ? 400 : -400);
    case 'push':
      return tank.range > pushRange(state) ? go(pushRange(state)) : stay;
    case 'block':
      return blockStep(state, tank);
    case 'road':
      return !tank.box.road && state.ground.roads && freeRoads(state) > 0 ? go(Math.min(400, tank.range)) : null;
    case 'hold':
      return isSeen(state, tank) ? null : stay;
    case 'flank':
      return flankStep(state, tank);
  }
}

function freeRoads(state: Known): number {
  return road.count - state.tanks.filter(({ inPlay, box }) => inPlay && box.road).length;
}

/** To the nearest 400 m mark with a free Hill; once there, standing still is enough. */
function hillStep(state: Known, tank: KnownTank): MissionStep {
  const marks = [400, -400].filter((range) => freeHills(state, sideOf({ ...tank, range })) > 0);
  const [to] = marks.toSorted((a, b) => Math.abs(a - tank.range) - Math.abs(b - tank.range));
  if (to === undefined) return null;
  return to === tank.range ? stay : { do: 'move', to };
}

const blocks: readonly TerrainId[] = ['building', 'rubble', 'cityBuilding', 'cityRubble'];

function blockStep(state: Known, tank: KnownTank): MissionStep {
  if (!isNearCentre(tank)) return { do: 'move', to: tank.range > 0 ? 400 : -400 };
  if (tank.box.terrain !== null && blocks.includes(tank.box.terrain.id)) return stay;
  return coverCard(state, tank, [], blocks) === null ? null : { do: 'move', to: tank.range, ground: blocks };
}

function flankStep(state: Known, tank: KnownTank): MissionStep {
  const [prize] = enemiesOf(state, tank).toSorted((a, b) => vehicleOf(b).vp - vehicleOf(a).vp);
  if (prize === undefined) return null;
  const plan = flankPlan(state, tank, { to: tank.range, second: null }, prize.id);
  return plan === null ? null : { do: 'move', to: tank.range, flank: prize.id };
}
