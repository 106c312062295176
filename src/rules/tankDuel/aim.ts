import type { Frozen } from '../core/game';
import { type Tally, type Term, tally } from '../core/tally';
import { halfOf } from './cards';
import { type AtGunId, apcr, atGuns, type Ordnance, tankGuns } from './data/guns';
import { infantry, infantryTables } from './data/infantry';
import { hatches, hill } from './data/special';
import type { Aspect, Location } from './data/vehicles';
import { coverOf, groundCover, ownFireOf } from './ground';
import type { Rule } from './rulebook';
import { isInSight, sightOf } from './spotting';
import { canShoot, distanceOf, isMoving, tankOf, vehicleOf } from './tanks';
import type { FieldGun, Known, KnownTank, Nation, Shot } from './types';

/** The numbers of TD-11.1.3b and c, wherever they come from. */
interface Aim {
  readonly base: number;
  /** To-hit values of the Fire cards: only the highest counts. */
  readonly fire: readonly number[];
  readonly leadership: boolean;
  readonly acquired: number;
  readonly flanking: boolean;
  readonly ownFire: number;
  readonly cover: number;
  readonly size: number;
  readonly tactics: boolean;
  readonly buttoned: boolean;
}

/** The final to-hit number with its working; terms of 0 are left out. */
export function toHitSum(aim: Aim): Tally<Rule> {
  const terms: Term<Rule>[] = [
    { rule: 'TD-11.1.3b', value: aim.base },
    { rule: 'TD-11.1.3c.i', value: Math.max(0, ...aim.fire) },
    { rule: 'TD-11.1.3c.ii', value: aim.leadership ? 20 : 0 },
    { rule: 'TD-11.1.3c.iii', value: aim.acquired },
    { rule: 'TD-11.1.3c.iv', value: aim.flanking ? 10 : 0 },
    { rule: 'TD-11.1.3c.v', value: aim.ownFire },
    { rule: 'TD-11.1.3c.vi', value: -aim.cover },
    { rule: 'TD-11.1.3c.vii', value: aim.size },
    { rule: 'TD-11.1.3c.viii', value: aim.tactics ? -20 : 0 },
    { rule: 'TD-11.1.3c.ix', value: aim.buttoned ? hatches.ownFireClosed : 0 },
  ];
  return tally(terms.filter(({ value }) => value !== 0));
}

/** 96 to 100 always miss. */
export const BEST = 95;

export function entryAt(table: Ordnance, distance: number): readonly [number, number] | null {
  return table[distance / 200] ?? null;
}

/** Why a tank cannot fire at all now, whoever the target; null: it can. */
export function refuseFiring(tank: KnownTank): Rule | null {
  if (!canShoot(tank)) return vehicleOf(tank).seats.includes('gunner') ? 'TD-5.6.2i' : 'TD-5.6.2m';
  if (tank.box.smokeFills) return 'TD-12.1.4d.13';
  if (tank.box.smoke !== null) return 'TD-10.5.3';
  if (vehicleOf(tank).tankDestroyer && isMoving(tank)) return 'TD-5.8.2a';
  return null;
}

/** Why a tank cannot fire at this enemy; null: it can (TD-Q68). */
export function refuseTarget(state: Known, tank: KnownTank, enemy: KnownTank): Rule | null {
  if (!enemy.inPlay || enemy.nation === tank.nation) return 'TD-15.0a';
  if (!tank.spotted.includes(enemy.id)) return 'TD-5.4.1a';
  return refuseLine(state, tank, enemy);
}

/** What else than not having spotted it keeps a tank from firing at an enemy. */
export function refuseLine(state: Known, tank: KnownTank, enemy: KnownTank): Rule | null {
  if (vehicleOf(tank).tankDestroyer) {
    if (isMoving(enemy)) return 'TD-5.8.2b';
    if (enemy.flanking.includes(tank.id)) return 'TD-5.8.2c';
  }
  if (entryAt(tankGuns[vehicleOf(tank).gun].table, distanceOf(tank, enemy)) === null) return 'TD-Q68';
  return isInSight(state, tank, enemy) ? null : 'TD-Q75';
}

export function targetsOf(state: Known, tank: KnownTank): KnownTank[] {
  if (refuseFiring(tank) !== null) return [];
  return state.tanks.filter((enemy) => refuseTarget(state, tank, enemy) === null);
}

interface Declared {
  readonly fire: readonly number[];
  readonly leadership: boolean;
  readonly tactics: boolean;
}

/** A tank's shot at an enemy as things lie. */
export function aimOf(state: Known, tank: KnownTank, enemy: KnownTank, declared: Declared): Aim {
  const base = entryAt(tankGuns[vehicleOf(tank).gun].table, distanceOf(tank, enemy))?.[0] ?? 0;
  return {
    base,
    fire: declared.fire,
    leadership: declared.leadership,
    acquired: tank.acquired?.tank === enemy.id ? tank.acquired.bonus : 0,
    flanking: tank.flanking.includes(enemy.id),
    ownFire: ownFireOf(tank.box),
    cover: coverOf(enemy.box),
    size: vehicleOf(enemy).size,
    tactics: declared.tactics,
    buttoned: state.ground.hatches && tank.hatchesClosed,
  };
}

/** A gun only sees Cover, size and Tactics (TD-Q79). */
export function gunAim(gun: Frozen<FieldGun>, enemy: KnownTank, tactics: boolean): Aim {
  return {
    base: entryAt(atGuns[gun.gun].table, distanceOf(gun, enemy))?.[0] ?? 0,
    fire: [],
    leadership: false,
    acquired: 0,
    flanking: false,
    ownFire: 0,
    cover: coverOf(enemy.box),
    size: vehicleOf(enemy).size,
    tactics,
    buttoned: false,
  };
}

/** The gun of a side, if it stands in this game. */
export function findGun(state: Known, nation: Nation, id: AtGunId): Frozen<FieldGun> | null {
  return state.guns.find((each) => each.gun === id && each.nation === nation) ?? null;
}

/** The gun that fires the shot in progress. */
export function gunOf(state: Known, { gun, firer }: Frozen<Shot>): Frozen<FieldGun> {
  const found = gun === null ? null : findGun(state, tankOf(state, firer).nation, gun);
  if (found === null) throw new Error(`no gun ${gun}`);
  return found;
}

export function refuseGunTarget(state: Known, gun: Frozen<FieldGun>, tank: KnownTank, enemy: KnownTank): Rule | null {
  if (!enemy.inPlay || enemy.nation === tank.nation) return 'TD-15.0a';
  if (!tank.spotted.includes(enemy.id)) return 'TD-5.4.1a';
  if (entryAt(atGuns[gun.gun].table, distanceOf(gun, enemy)) === null) return 'TD-Q68';
  return distanceOf(gun, enemy) <= sightOf(state, tank) ? null : 'TD-Q75';
}

/** Penetration of a gun before the modifier is pulled: it never stands on a Hill (TD-Q77). */
export function gunPenetration(gun: Frozen<FieldGun>, enemy: KnownTank): number {
  return (entryAt(atGuns[gun.gun].table, distanceOf(gun, enemy))?.[1] ?? 0) + heightBonus(false, enemy.box.hill);
}

/** The to-hit number of an infantry attack; Cover helps it (TD-Q80). */
export function infantrySum(state: Known, nation: Nation, enemy: KnownTank): Tally<Rule> {
  const table = infantryTables[nation][state.ground.city ? 'city' : 'field'];
  const column = enemy.range <= 0 ? 0 : enemy.range === 200 ? 1 : 2;
  const terms: Term<Rule>[] = [
    { rule: 'TD-Q80', value: table[state.infantry[nation] / 200]?.[column] ?? 0 },
    { rule: 'TD-11.1.3c.vii', value: vehicleOf(enemy).size },
    { rule: 'TD-11.1.3c.vi', value: groundCover(enemy.box) },
    { rule: 'TD-Q82', value: state.ground.hatches && enemy.hatchesClosed ? infantry.closedHatches : 0 },
  ];
  const sum = tally(terms.filter(({ value }) => value !== 0));
  return { terms: sum.terms, total: Math.max(1, sum.total) };
}

/** The sum of the shot in progress; guns and infantry have at least 1. */
export function sumOf(state: Known, shot: Frozen<Shot>): Tally<Rule> {
  const [tank, enemy] = [tankOf(state, shot.firer), tankOf(state, shot.target)];
  if (shot.by === 'infantry') return infantrySum(state, tank.nation, enemy);
  if (shot.by === 'gun') {
    const { terms, total } = toHitSum(gunAim(gunOf(state, shot), enemy, shot.tactics));
    return { terms, total: Math.max(1, total) };
  }
  const fire = shot.fire.map((card) => halfOf(state, card, 'fire')?.toHit ?? 0);
  return toHitSum(aimOf(state, tank, enemy, { ...shot, fire }));
}

/** +1 downhill, −1 uphill, nothing between two Hills (TD-Q77). */
export function heightBonus(firer: boolean, target: boolean): number {
  return firer === target ? 0 : firer ? hill.downhill : hill.uphill;
}

/** Penetration of a tank's shot before the modifier is pulled, special ammunition and Hill included. */
export function penetrationOf(tank: KnownTank, enemy: KnownTank, special: boolean): number {
  const distance = distanceOf(tank, enemy);
  const base = entryAt(tankGuns[vehicleOf(tank).gun].table, distance)?.[1] ?? 0;
  return base + (special ? (apcr.bonus[distance / 200] ?? 0) : 0) + heightBonus(tank.box.hill, enemy.box.hill);
}

export function armourOf(enemy: KnownTank, aspect: Aspect, location: Location): number {
  return vehicleOf(enemy).armour[aspect][location];
}
