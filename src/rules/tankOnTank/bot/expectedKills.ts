import type { Facing } from '../../core/hex';
import type { Board } from '../board';
import { COUNT, distanceAt, isFrontAt } from '../hexes';
import { hitChance } from '../odds';
import { seesAt } from '../sight';
import { BEARS } from './fireTables';

/** What a bot needs to know of a unit again and again. */
export interface Piece {
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

/** Guns as bits of a number: those that bear as they stand, those that join them unseen, those that could drive up. */
interface Lane {
  readonly target: Piece;
  readonly standing: number;
  readonly blind: number;
  readonly coming: number;
  readonly flankStanding: number;
  readonly flankComing: number;
  /** At night: taken off for the distance. */
  readonly dim: number;
  /** How likely it is still there. */
  left: number;
}

/** More guns than this on one target are better kept for another. */
const SURE = 0.7;

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function laneOf(
  board: Board,
  units: Uint8Array,
  guns: readonly Piece[],
  target: Piece,
  night: boolean,
  now: boolean,
): Lane | null {
  let [standing, blind, coming, flankStanding, flankComing, near] = [0, 0, 0, 0, 0, 9];
  for (let i = 0; i < guns.length; i++) {
    const gun = guns[i];
    if (gun === undefined || gun.range === 0 || (now && !gun.ready)) continue;
    const bit = 1 << i;
    const far = distanceAt(gun.place, target.place);
    const ahead = far <= gun.range && isFrontAt(gun.place, gun.facing, target.place);
    if (ahead && seesAt(board, units, gun.place, target.place)) {
      standing |= bit;
      if (!isFrontAt(target.place, target.facing, gun.place)) flankStanding |= bit;
      near = Math.min(near, far);
    } else if (ahead && gun.role === 'artillery') blind |= bit;
    else if (!gun.soft && (!now || gun.mobile)) {
      const bearing = gun.bearings[gun.place * COUNT + target.place] ?? 0;
      if ((bearing & BEARS) === 0) continue;
      coming |= bit;
      if ((bearing & (1 << target.facing)) !== 0) flankComing |= bit;
    }
  }
  if ((standing | coming) === 0) return null;
  const dim = night ? -Math.min(3, (standing === 0 ? 2 : near) - 1) : 0;
  return { target, standing, blind, coming, flankStanding, flankComing, dim, left: 1 };
}

interface Attack {
  readonly lane: Lane;
  readonly guns: number;
  readonly cost: number;
  readonly chance: number;
  readonly rate: number;
}

/** The fewest guns that make it likely, the ones into the flank first. */
function volley(lane: Lane, standing: number, helping: number, flank: number): { guns: number; chance: number } {
  const { target, dim } = lane;
  const wing = flank === 0 ? 0 : 1;
  let guns = wing === 1 ? flank & -flank : standing & -standing;
  let rest = (standing | helping) & ~guns;
  const odds = (mask: number) => hitChance(bits(mask) + wing + target.cover + dim, target.defence).ways / 36;
  let chance = odds(guns);
  while (rest !== 0 && chance < SURE) {
    guns |= rest & -rest;
    rest &= rest - 1;
    chance = odds(guns);
  }
  return { guns, chance };
}

function attacksOn(lane: Lane, used: number, led: number, atGuns: number): readonly Attack[] {
  const { target } = lane;
  const found: Attack[] = [];
  const note = (guns: number, chance: number, cost: number) => {
    const value = chance * target.worth * lane.left;
    found.push({ lane, guns, chance, cost, rate: cost === 0 ? value + 1000 : value / cost });
  };
  const standing = lane.standing & ~used;
  const helping = lane.blind & ~used;
  if (standing !== 0) {
    const { guns, chance } = volley(lane, standing, helping, lane.flankStanding & ~used);
    const free = (guns & atGuns) !== 0 && bits(guns) === 1 && !target.soft;
    note(guns, chance, free ? 0 : 1);
  }
  const coming = lane.coming & ~used;
  if (coming !== 0) {
    // One point moves one gun, or all that stand with a headquarters.
    const group = (coming & led) !== 0 ? coming & led : coming & -coming;
    const flank = ((lane.flankStanding & standing) | (lane.flankComing & group)) & ~used;
    const { guns, chance } = volley(lane, standing | group, helping, flank);
    note(guns, chance, 2);
  }
  return found;
}

/**
 * What a side's guns can be expected to destroy with the action points to come, in points of force: target by target,
 * the best return for a point first, every gun once. `odds`: how likely there is a first point, a second, and so on.
 * `now`: in the phase under way, without those who have fired already.
 */
export function harvest(
  board: Board,
  units: Uint8Array,
  guns: readonly Piece[],
  targets: readonly Piece[],
  odds: readonly number[],
  night: boolean,
  now: boolean,
): number {
  if (odds.length === 0) return 0;
  const lanes = targets.flatMap((target) => laneOf(board, units, guns, target, night, now) ?? []);
  let [led, atGuns] = [0, 0];
  guns.forEach((gun, index) => {
    if (gun.led) led |= 1 << index;
    if (gun.role === 'atGun') atGuns |= 1 << index;
  });
  let [used, spent, total] = [0, 0, 0];
  while (spent < odds.length || spent === 0) {
    let best: Attack | null = null;
    for (const lane of lanes) {
      for (const attack of attacksOn(lane, used, led, atGuns)) {
        if (spent + attack.cost > odds.length) continue;
        if (best === null || attack.rate > best.rate) best = attack;
      }
    }
    if (best === null) break;
    spent += best.cost;
    total += best.chance * best.lane.target.worth * best.lane.left * (odds[Math.max(0, spent - 1)] ?? 0);
    best.lane.left *= 1 - best.chance;
    used |= best.guns;
  }
  return total;
}
