import type { Frozen } from '../../core/game';
import { aimOf, armourOf, BEST, gunAim, infantrySum, penetrationOf, toHitSum } from '../aim';
import { baseCards } from '../data/battleCards';
import { atGuns, tankGuns } from '../data/guns';
import { weapons } from '../data/infantry';
import { type Location, locations } from '../data/vehicles';
import { distanceOf, vehicleOf } from '../tanks';
import type { FieldGun, Known, KnownTank } from '../types';

/** Of the 100 cards, how many go through with so much penetration over the armour; the index is that margin plus four. */
const through = Array.from(
  { length: 9 },
  (_, at) => baseCards.filter(({ pen }) => pen === 'P' || (pen !== 'B' && at - 4 + pen >= 0)).length / 100,
);

function pierceChance(margin: number): number {
  return through[Math.max(0, Math.min(8, margin + 4))] ?? 0;
}

/** What a hole costs on the way to losing the tank, as a share of its VP, and what the crew is likely to pay in VP. */
const harm: { readonly [location in Location]: { readonly share: number; readonly crew: number } } = {
  turret: { share: 0.4, crew: 0.8 },
  hull: { share: 0.4, crew: 0.6 },
  track: { share: 0.16, crew: 0.1 },
};

const HEAVY = 1.15;

/** A tank that is hurt already goes the sooner. */
function frailty(tank: KnownTank): number {
  const dead = tank.crew.some(({ seat }) => seat === null);
  return 1 + 0.4 * Number(tank.fire !== null) + 0.4 * Number(tank.broken !== null) + 0.3 * Number(dead);
}

interface Blow {
  readonly hit: number;
  readonly aspect: 'front' | 'side';
  readonly penetration: number;
  readonly heavy: boolean;
  /** Whether hull and track are out of sight. */
  readonly shielded: boolean;
  /** Two Fire cards: the firer names turret or hull. */
  readonly names: boolean;
}

/** What a hit at this place promises, in VP. */
function placeWorth(enemy: KnownTank, location: Location, { aspect, penetration, heavy, shielded }: Blow): number {
  if (shielded && location !== 'turret') return 0;
  const { share, crew } = harm[location];
  const value = (share * vehicleOf(enemy).vp * frailty(enemy) + crew) * (heavy ? HEAVY : 1);
  return pierceChance(penetration - armourOf(enemy, aspect, location)) * value;
}

function blowWorth(enemy: KnownTank, blow: Blow): number {
  const found = vehicleOf(enemy).locations;
  let pulled = 0;
  let named = 0;
  for (const location of locations) {
    const worth = placeWorth(enemy, location, blow);
    pulled += (worth * found.filter((each) => each === location).length) / found.length;
    if (location !== 'track') named = Math.max(named, worth);
  }
  return blow.hit * (blow.names ? Math.max(named, pulled) : pulled);
}

/** How a shot is declared; the usual one: a single Fire card of middling bonus. */
interface Declared {
  readonly toHit: number;
  readonly names: boolean;
  readonly leadership: boolean;
  readonly tactics: boolean;
}

export const usualShot: Declared = { toHit: 5, names: false, leadership: false, tactics: false };

const share = (toHit: number) => Math.max(0, Math.min(BEST, toHit)) / 100;

function blowOf(state: Known, tank: KnownTank, enemy: KnownTank, declared: Declared): Blow {
  const { toHit, leadership, tactics, names } = declared;
  const flanking = tank.flanking.includes(enemy.id);
  return {
    hit: share(toHitSum(aimOf(state, tank, enemy, { fire: [toHit], leadership, tactics })).total),
    aspect: flanking ? 'side' : 'front',
    penetration: penetrationOf(tank, enemy, tank.loaded),
    heavy: tankGuns[vehicleOf(tank).gun].heavy,
    shielded: enemy.hullDown && !flanking,
    names,
  };
}

/** What a tank's shot at an enemy promises as things lie, in VP. */
export function shotWorth(state: Known, tank: KnownTank, enemy: KnownTank, declared: Declared): number {
  return blowWorth(enemy, blowOf(state, tank, enemy, declared));
}

/** Which place to name once the shot has hit; null: the pull is better. */
export function bestPlace(state: Known, tank: KnownTank, enemy: KnownTank): 'turret' | 'hull' | null {
  const blow = blowOf(state, tank, enemy, usualShot);
  const pulled = blowWorth(enemy, { ...blow, hit: 1 });
  const [turret, hull] = [placeWorth(enemy, 'turret', blow), placeWorth(enemy, 'hull', blow)];
  if (pulled > turret && pulled > hull) return null;
  return turret >= hull ? 'turret' : 'hull';
}

export function gunWorth(gun: Frozen<FieldGun>, enemy: KnownTank, tactics: boolean): number {
  const { table, heavy } = atGuns[gun.gun];
  return blowWorth(enemy, {
    hit: share(toHitSum(gunAim(gun, enemy, tactics)).total),
    aspect: 'front',
    penetration: table[distanceOf(gun, enemy) / 200]?.[1] ?? 0,
    heavy,
    shielded: enemy.hullDown,
    names: false,
  });
}

/** Half of the hits are with the better weapon. */
export function assaultWorth(state: Known, nation: 'de' | 'su', enemy: KnownTank): number {
  const hit = share(infantrySum(state, nation, enemy).total);
  const [good, poor] = nation === 'de' ? ['panzerfaust', 'panzerschreck'] : ['bazooka', 'atr'];
  const worth = (weapon: 'panzerfaust' | 'panzerschreck' | 'bazooka' | 'atr') =>
    blowWorth(enemy, {
      hit: hit / 2,
      aspect: 'side',
      penetration: weapons[weapon].pen ?? 0,
      heavy: false,
      shielded: false,
      names: false,
    });
  return worth(good as 'panzerfaust' | 'bazooka') + worth(poor as 'panzerschreck' | 'atr');
}
