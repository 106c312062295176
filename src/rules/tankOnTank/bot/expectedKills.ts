import type { Facing } from '../../core/hex';
import type { Board } from '../board';
import { COUNT, distanceAt, isFrontAt, NOWHERE } from '../hexes';
import { hitChance } from '../odds';
import { seesAt } from '../sight';
import { BEARS } from './fireTables';

/** What a bot needs to know of a unit again and again. */
export interface Piece {
  /** Its hex; nowhere: off the map. */
  readonly place: number;
  readonly facing: Facing;
  readonly range: number;
  readonly worth: number;
  /** May still fire, and may still drive or turn before it does. */
  readonly ready: boolean;
  readonly mobile: boolean;
  /** Drives together with a headquarters. */
  readonly led: boolean;
  readonly soft: boolean;
  readonly defence: number;
  readonly cover: number;
  readonly role: 'gun' | 'atGun' | 'artillery';
  readonly bearings: Uint8Array;
}

/** What can be done to one target. Guns are bits of a number. Written anew for every question, so that nothing is thrown away. */
interface Lane {
  worth: number;
  /** What two dice must show against it before guns and flank are added. */
  need: number;
  soft: boolean;
  /** Guns that bear as they stand, that join them unseen, that could drive up; those of them into the flank. */
  standing: number;
  blind: number;
  coming: number;
  flankStanding: number;
  flankComing: number;
  /** Which target it is, how likely that is still there, and how likely it is destroyed as far as there are points. */
  index: number;
  left: number;
  risk: number;
  /** The best attack on it with the guns that are free, worked out for those used so far. */
  used: number;
  guns: number;
  cost: number;
  chance: number;
  rate: number;
}

/** More guns than this on one target are better kept for another. */
const SURE = 0.7;

/** More units than one side ever has, and more bits than there are guns. */
const MOST = 31;

const lanes: readonly Lane[] = Array.from({ length: MOST }, () => ({
  worth: 0,
  need: 0,
  soft: false,
  standing: 0,
  blind: 0,
  coming: 0,
  flankStanding: 0,
  flankComing: 0,
  index: 0,
  left: 1,
  risk: 0,
  used: -1,
  guns: 0,
  cost: 0,
  chance: 0,
  rate: 0,
}));

const HIT = Float64Array.from({ length: 16 }, (_, need) => hitChance(0, need).ways / 36);

function hits(need: number): number {
  return HIT[Math.max(0, Math.min(need, 15))] ?? 0;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Whether anybody can fire at the target at all. */
function layLane(
  lane: Lane,
  board: Board,
  units: Uint8Array,
  guns: readonly Piece[],
  target: Piece,
  night: boolean,
  now: boolean,
): boolean {
  let [standing, blind, coming, flankStanding, flankComing, near] = [0, 0, 0, 0, 0, 9];
  for (let i = 0; i < guns.length; i++) {
    const gun = guns[i];
    if (gun === undefined || gun.place === NOWHERE || gun.range === 0 || (now && !gun.ready)) continue;
    const bit = 1 << i;
    const far = distanceAt(gun.place, target.place);
    const ahead = far <= gun.range && isFrontAt(gun.place, gun.facing, target.place);
    if (ahead && seesAt(board, units, gun.place, target.place)) {
      standing |= bit;
      if (!isFrontAt(target.place, target.facing, gun.place)) flankStanding |= bit;
      if (far < near) near = far;
    } else if (ahead && gun.role === 'artillery') blind |= bit;
    else if (!gun.soft && (!now || gun.mobile)) {
      const bearing = gun.bearings[gun.place * COUNT + target.place] ?? 0;
      if ((bearing & BEARS) === 0) continue;
      coming |= bit;
      if ((bearing & (1 << target.facing)) !== 0) flankComing |= bit;
    }
  }
  if ((standing | coming) === 0) return false;
  const dim = night ? Math.min(3, (standing === 0 ? 2 : near) - 1) : 0;
  lane.worth = target.worth;
  lane.need = target.defence - target.cover + dim;
  lane.soft = target.soft;
  lane.standing = standing;
  lane.blind = blind;
  lane.coming = coming;
  lane.flankStanding = flankStanding;
  lane.flankComing = flankComing;
  lane.left = 1;
  lane.risk = 0;
  lane.used = -1;
  return true;
}

/** The fewest guns that make it likely, the ones into the flank first; noted where that pays better for its points. */
function note(lane: Lane, standing: number, helping: number, flank: number, price: number, atGuns: number): void {
  const wing = flank === 0 ? 0 : 1;
  let guns = wing === 1 ? flank & -flank : standing & -standing;
  let rest = (standing | helping) & ~guns;
  let need = lane.need - 1 - wing;
  while (rest !== 0 && hits(need) < SURE) {
    guns |= rest & -rest;
    rest &= rest - 1;
    need -= 1;
  }
  const chance = hits(need);
  const cost = price === 1 && (guns & atGuns) !== 0 && bits(guns) === 1 && !lane.soft ? 0 : price;
  const value = chance * lane.worth * lane.left;
  const rate = cost === 0 ? value + 1000 : value / cost;
  if (rate <= lane.rate) return;
  lane.guns = guns;
  lane.cost = cost;
  lane.chance = chance;
  lane.rate = rate;
}

/** The best attack on a target with the guns not used yet and the points there can be. */
function aim(lane: Lane, used: number, led: number, atGuns: number, points: number): void {
  lane.used = used;
  lane.rate = 0;
  const standing = lane.standing & ~used;
  const helping = lane.blind & ~used;
  if (standing !== 0) note(lane, standing, helping, lane.flankStanding & ~used, 1, atGuns);
  const coming = lane.coming & ~used;
  if (coming === 0 || points < 2) return;
  // One point moves one gun, or all that stand with a headquarters.
  const group = (coming & led) !== 0 ? coming & led : coming & -coming;
  const flank = ((lane.flankStanding & standing) | (lane.flankComing & group)) & ~used;
  note(lane, standing | group, helping, flank, 2, atGuns);
}

/**
 * What a side's guns can be expected to destroy with the action points to come, in points of force: target by target,
 * the best return for a point first, every gun once. `odds`: how likely there is a first point, a second, and so on.
 * `now`: in the phase under way, without those who have fired already. `risks`: filled with how likely each target falls.
 */
export function harvest(
  board: Board,
  units: Uint8Array,
  guns: readonly Piece[],
  targets: readonly Piece[],
  odds: readonly number[],
  night: boolean,
  now: boolean,
  risks: Float64Array | null = null,
): number {
  risks?.fill(0);
  if (odds.length === 0) return 0;
  let count = 0;
  for (let index = 0; index < targets.length; index++) {
    const [lane, target] = [lanes[count], targets[index]];
    if (target === undefined || target.place === NOWHERE || lane === undefined) continue;
    if (!layLane(lane, board, units, guns, target, night, now)) continue;
    lane.index = index;
    count += 1;
  }
  let [led, atGuns] = [0, 0];
  for (let i = 0; i < guns.length; i++) {
    if (guns[i]?.led) led |= 1 << i;
    if (guns[i]?.role === 'atGun') atGuns |= 1 << i;
  }
  let [used, spent, total] = [0, 0, 0];
  for (;;) {
    let best: Lane | null = null;
    for (let i = 0; i < count; i++) {
      const lane = lanes[i];
      if (lane === undefined) continue;
      const points = odds.length - spent;
      if (lane.used !== used || points < lane.cost) aim(lane, used, led, atGuns, points);
      if (lane.rate > 0 && points >= lane.cost && (best === null || lane.rate > best.rate)) best = lane;
    }
    if (best === null) return total;
    spent += best.cost;
    const falls = best.chance * best.left * (odds[Math.max(0, spent - 1)] ?? 0);
    total += falls * best.worth;
    best.risk += falls;
    if (risks !== null) risks[best.index] = best.risk;
    best.left *= 1 - best.chance;
    used |= best.guns;
  }
}
