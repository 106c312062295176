import type { Seat } from '../core/game';
import { careerOf, classOf, decideNext, fightOf, groupOf, isDefence, isVehicle, missionOf, monthNow } from './base';
import { isOut } from './crew';
import type { EnemyClass, EnemyId } from './data/enemies';
import { isEnemyId } from './data/enemies';
import { type Force, type ForceClass, forceClasses, forceColumn, readForce } from './data/missionCharts';
import { rollOn } from './roll';
import {
  type Area,
  areas,
  type Enemy,
  type MissionKind,
  type Reach,
  type State,
  type Terrain,
  type Writer,
} from './types';

const startAt: { readonly [terrain in Terrain]: { readonly range: Reach; readonly rule: string } } = {
  bocage: { range: 'close', rule: 'ATA-6.2g' },
  town: { range: 'close', rule: 'ATA-6.2g' },
  woods: { range: 'medium', rule: 'ATA-6.2h' },
  open: { range: 'long', rule: 'ATA-6.2f' },
  hills: { range: 'long', rule: 'ATA-6.2f' },
};

/** Sets up every board of the company; then hatches and the rest are chosen. */
export function beginDeploy(draft: State, to: Writer): void {
  const mission = missionOf(draft);
  mission.round = 0;
  mission.ml = 0;
  for (const seat of groupOf(draft)) clearBoard(draft, to, seat);
  for (const seat of groupOf(draft)) setForce(draft, to, seat);
  expectDigging(draft, to);
  for (const seat of groupOf(draft)) digIn(draft, to, seat);
  draft.queue = [...groupOf(draft)];
  decideNext(draft);
}

function clearBoard(draft: State, to: Writer, seat: Seat): void {
  const { terrain } = missionOf(draft);
  const fight = fightOf(draft, seat);
  const { tank } = fight;
  const { range, rule } = startAt[terrain];
  fight.units = [];
  fight.calls = [];
  fight.range = range;
  fight.startRange = range;
  fight.closed = 0;
  fight.reinforced = [];
  fight.outcome = null;
  fight.tally.battles += 1;
  if (!tank.stuck) tank.turret = 'B';
  tank.lastTarget = null;
  tank.exposed = null;
  // An immobilised tank keeps its place and facing in a counterattack, a jammed turret its own.
  if (!tank.immobile) {
    tank.hull = 'B';
    tank.hullDown = false;
  }
  // Whoever takes over has done so before the counterattack comes; its rounds are counted anew.
  tank.gaps = tank.gaps.map(({ post }) => ({ post, round: 0, served: true }));
  tank.open = isOut(draft, seat, 'commander') ? [] : ['commander'];
  to.emit({ type: 'rangeSet', seat, range, rule });
}

/** The chart that names the type of a class, and the type of the classes that have one only. */
const typeCharts: { readonly [kind in ForceClass]?: string } = { T: 'A4-T', SPG: 'A4-SPG', AT: 'A4-AT', R: 'A4-R' };
const onlyType: { readonly [kind in ForceClass]?: EnemyId } = { W: 'truck', HT: 'halftrack', INF: 'inf' };

function setForce(draft: State, to: Writer, seat: Seat): void {
  const kind = isDefence(draft) ? 'defense' : missionOf(draft).kind;
  const column = forceColumn(kind, monthNow(draft));
  const rolled = readForce(rollOn(to, { seat, chart: 'A4', column }).result);
  const force = forceIn(kind, rolled, draft.switches.defenseGuns);
  const types = forceClasses
    .filter((each) => force[each] > 0)
    .map((each) => ({ each, type: onlyType[each] ?? rollType(draft, to, seat, each) }));
  for (const { each, type } of types) {
    for (let count = 0; count < force[each]; count++) placeNew(draft, to, seat, type);
  }
  const fight = fightOf(draft, seat);
  fight.began = fight.units.length;
  if (fight.units.some((unit) => classOf(unit) === 'INF')) ensureMorale(draft, to, seat);
}

/** In a defence no AT gun comes: as many self-propelled guns do, where the later errata are used. */
export function forceIn(kind: MissionKind, rolled: Force, errata: boolean): Force {
  return kind === 'defense' && errata ? { ...rolled, SPG: rolled.SPG + rolled.AT, AT: 0 } : rolled;
}

export function rollType(draft: State, to: Writer, seat: Seat, kind: EnemyClass): EnemyId {
  const chart = forceClasses
    .map((each) => (each === kind ? typeCharts[each] : undefined))
    .find((id) => id !== undefined);
  const { result } = rollOn(to, { seat, chart: chart ?? '', column: monthNow(draft) });
  if (!isEnemyId(result)) throw new Error(`no counter ${result}`);
  return result;
}

/** One roll for a vehicle and the infantry it carries. */
function placeNew(draft: State, to: Writer, seat: Seat, kind: EnemyId): void {
  const area = rollArea(to, seat, kind);
  const unit = addUnit(draft, to, seat, kind, area, {});
  const carrier = classOf(unit) === 'W' || classOf(unit) === 'HT';
  if (carrier) addUnit(draft, to, seat, 'inf', area, { rides: unit.id });
}

export function rollArea(to: Writer, seat: Seat, kind: EnemyId): Area {
  const { result } = rollOn(to, { seat, chart: 'F2', who: kind });
  return areas.find((area) => area === result) ?? 'B';
}

export function addUnit(draft: State, to: Writer, seat: Seat, kind: EnemyId, area: Area, extra: Partial<Enemy>): Enemy {
  const fight = fightOf(draft, seat);
  draft.named += 1;
  const unit: Enemy = {
    id: `u${draft.named}`,
    kind,
    area,
    targets: null,
    hullDown: false,
    dugIn: false,
    buttoned: false,
    immobile: false,
    dispersed: false,
    reduced: false,
    shock: false,
    rides: null,
    reinforcement: false,
    moved: false,
    firedAt: [],
    firstShot: 0,
    flanked: false,
    silent: false,
    damagedBy: null,
    ...extra,
  };
  fight.units.push(unit);
  fight.tally.met.push(kind);
  to.emit({ type: 'unitPlaced', seat, unit: unit.id, kind, area, reinforcement: unit.reinforcement });
  return unit;
}

/** All infantry of a battle is of one quality. */
export function ensureMorale(draft: State, to: Writer, seat: Seat): void {
  const mission = missionOf(draft);
  if (mission.ml > 0) return;
  mission.ml = draft.switches.fixedMorale ? 4 : Number(rollOn(to, { seat, chart: 'A6' }).result);
}

/** Infantry digs in where it is attacked, in a movement to contact by the die, thrown once for all. */
function expectDigging(draft: State, to: Writer): void {
  const mission = missionOf(draft);
  const [seat = 0] = groupOf(draft);
  const byDie = () => rollOn(to, { seat, chart: 'digIn', good: (result) => result === '-' }).result === 'dugIn';
  mission.dugIn = !isDefence(draft) && (mission.kind !== 'contact' || byDie());
}

/** Puts the force of a board into its holes; in an assault vehicles are hull down. */
function digIn(draft: State, to: Writer, seat: Seat): void {
  const { kind, counter, dugIn } = missionOf(draft);
  for (const unit of fightOf(draft, seat).units) {
    if (dugIn && classOf(unit) === 'INF' && unit.rides === null) unit.dugIn = true;
    if (kind === 'assault' && !counter && isVehicle(unit)) unit.hullDown = true;
  }
  if (dugIn) to.emit({ type: 'enemyDugIn', seat });
}

/** A prisoner has talked: the force is rolled once more. */
export function rerollForce(draft: State, to: Writer, seat: Seat): void {
  const fight = fightOf(draft, seat);
  careerOf(draft, seat).prisoner = false;
  to.emit({ type: 'markerUsed', seat, marker: 'prisoner' });
  to.emit({ type: 'forceRerolled', seat });
  fight.units = [];
  fight.tally.met = [];
  setForce(draft, to, seat);
  digIn(draft, to, seat);
}
