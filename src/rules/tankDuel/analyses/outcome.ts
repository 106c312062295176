import { damageCards } from '../data/damageCards';
import type { Condition, DamageCard, Effect } from '../data/damageText';
import type { Location, Quality, SeatName, Vehicle } from '../data/vehicles';
import { half } from '../levels';
import { type Fraction, minus, ONE, plus, ratio, times, ZERO } from './fraction';

/** What the victim has suffered, as far as it decides whether the tank is lost. */
export interface Victim {
  readonly quality: Quality;
  readonly wounded: readonly SeatName[];
  readonly dead: readonly SeatName[];
  readonly burning: boolean;
  readonly broken: boolean;
  readonly trackDamage: boolean;
  readonly immobilized: boolean;
  readonly rounds: number;
  readonly fireLevel: number;
  readonly gunDamaged: boolean;
}

/** Cards still to be pulled, by whether they show fire and explosion: neither, fire, explosion, both. */
export type Icons = readonly [none: number, fire: number, explosion: number, both: number];

interface Walk {
  readonly vehicle: Vehicle;
  readonly card: DamageCard;
  readonly victim: Victim;
  readonly fresh: readonly SeatName[];
}

/** The chance that the tank is lost by this text of this card, Morale check included. */
function lostBy(vehicle: Vehicle, card: DamageCard, parts: readonly Effect[], victim: Victim, icons: Icons): Fraction {
  return walk({ vehicle, card, victim, fresh: [] }, parts, icons);
}

function walk(at: Walk, parts: readonly Effect[], icons: Icons): Fraction {
  const [part, ...rest] = parts;
  if (part === undefined) return settle(at);
  const on = (change: Partial<Victim> = {}) => walk({ ...at, victim: { ...at.victim, ...change } }, rest, icons);
  switch (part.do) {
    case 'wound':
    case 'kia':
      return hurt(at, part, rest, icons);
    case 'fireCheck':
    case 'explosionCheck':
      return check(at, part.do, part.times, rest, icons);
    case 'fire':
      return at.victim.burning ? ONE : on({ burning: true });
    case 'explosion':
      return ONE;
    case 'trackDamage':
      return at.victim.trackDamage ? on({ immobilized: true }) : on(trackDamaged(at));
    case 'immobilized':
      return on({ immobilized: true });
    case 'special':
      return specialResult(at, part.special, rest, icons);
  }
}

function trackDamaged({ vehicle, victim }: Walk): Partial<Victim> {
  const fireLevel = vehicle.tankDestroyer ? Math.min(victim.fireLevel, vehicle.fireDamaged) : victim.fireLevel;
  return { trackDamage: true, fireLevel };
}

/** One check after the other, each with a card of its own. */
function check(
  at: Walk,
  kind: 'fireCheck' | 'explosionCheck',
  count: number,
  rest: readonly Effect[],
  icons: Icons,
): Fraction {
  if (count === 0) return walk(at, rest, icons);
  const total = icons[0] + icons[1] + icons[2] + icons[3];
  let sum = ZERO;
  icons.forEach((cards, group) => {
    if (cards === 0) return;
    const left = icons.map((each, other) => (other === group ? each - 1 : each)) as unknown as Icons;
    const struck = kind === 'fireCheck' ? group === 1 || group === 3 : group >= 2;
    const lost = struck && (kind === 'explosionCheck' || at.victim.burning);
    const next = struck && kind === 'fireCheck' ? { ...at, victim: { ...at.victim, burning: true } } : at;
    sum = plus(sum, times(ratio(cards, total), lost ? ONE : check(next, kind, count - 1, rest, left)));
  });
  return sum;
}

function hurt(
  at: Walk,
  part: Extract<Effect, { do: 'wound' | 'kia' }>,
  rest: readonly Effect[],
  icons: Icons,
): Fraction {
  const { vehicle, victim, fresh } = at;
  const both = vehicle.seats.includes('commander-gunner');
  const named = [part.seat, part.else].map((seat) =>
    both && (seat === 'commander' || seat === 'gunner') ? 'commander-gunner' : seat,
  );
  const who = named.find((seat) => seat !== undefined && vehicle.seats.includes(seat) && !victim.dead.includes(seat));
  if (who === undefined) return walk(at, rest, icons);
  const isFresh = fresh.includes(who);
  if (part.do === 'kia' || (victim.wounded.includes(who) && !isFresh)) {
    return walk({ ...at, victim: { ...victim, dead: [...victim.dead, who] } }, rest, icons);
  }
  if (isFresh) return walk(at, rest, icons);
  return walk({ ...at, victim: { ...victim, wounded: [...victim.wounded, who] }, fresh: [...fresh, who] }, rest, icons);
}

/** The Fire Level less the seat penalties, as a special result is compared with it. */
function standing({ vehicle, victim }: Walk): number {
  const { dead } = victim;
  const level =
    vehicle.tankDestroyer && victim.immobilized
      ? Math.min(victim.fireLevel, vehicle.fireImmobilized)
      : victim.fireLevel;
  const commander = dead.includes('commander') ? 1 : dead.includes('commander-gunner') ? 2 : 0;
  return Math.max(0, level - commander - Number(dead.includes('loader')));
}

function specialResult(
  at: Walk,
  special: Extract<Effect, { do: 'special' }>['special'],
  rest: readonly Effect[],
  icons: Icons,
): Fraction {
  const { victim } = at;
  const on = (change: Partial<Victim> = {}) => walk({ ...at, victim: { ...victim, ...change } }, rest, icons);
  const setFire = (value: number) =>
    standing(at) >= value ? on({ gunDamaged: true, fireLevel: Math.min(victim.fireLevel, value) }) : on();
  switch (special) {
    case 'fatalHit':
      return ONE;
    case 'turretMechanism':
      return setFire(half(victim.fireLevel));
    case 'gunHit':
      return setFire(Math.max(1, victim.fireLevel - 3));
    case 'gunSight':
      return setFire(3);
    case 'engineDestroyed':
      return check(
        { ...at, victim: { ...victim, immobilized: true } },
        'explosionCheck',
        1,
        [{ do: 'fireCheck', times: 1 }, ...rest],
        icons,
      );
    case 'transmission':
      return on({ immobilized: true });
    case 'smokeFills':
      return check(at, 'fireCheck', 2, rest, icons);
    case 'specialAmmoHit':
      if (victim.rounds > 0) return ONE;
      return victim.burning ? ONE : on({ burning: true });
    case 'ammoHit':
      return on({ rounds: 0 });
    default:
      return on();
  }
}

/** Two dead leave; else the Morale check of the same card, which only a broken crew does not outlive. */
function settle({ card, victim }: Walk): Fraction {
  if (victim.dead.length >= 2) return ONE;
  return victim.broken && card.red.some((condition) => applies(victim, condition)) ? ONE : ZERO;
}

function applies(victim: Victim, condition: Condition): boolean {
  switch (condition) {
    case 'commanderKia':
      return victim.dead.some((seat) => seat.startsWith('commander'));
    case 'crewKia':
      return victim.dead.length > 0;
    case 'onFire':
      return victim.burning;
    case 'damaged':
      return victim.trackDamage || victim.immobilized || victim.gunDamaged;
    default:
      return victim.quality === condition;
  }
}

/** What a penetration does to one victim, over all Damage cards nobody has seen; what was asked before is remembered. */
export interface Losses {
  /** The chance that the tank is lost by this hit while these icons are still to be pulled. */
  by(hit: Hit, icons: Icons): Fraction;
}

interface Hit {
  readonly location: Location;
  readonly severity: 'light' | 'heavy';
  /** The Target Number of the card that pierced. */
  readonly target: number;
}

const pulls = (part: Effect): boolean =>
  part.do === 'fireCheck' ||
  part.do === 'explosionCheck' ||
  (part.do === 'special' && (part.special === 'engineDestroyed' || part.special === 'smokeFills'));

export function lossesOf(vehicle: Vehicle, victim: Victim, seen: readonly number[]): Losses {
  const unseen = damageCards.filter(({ id }) => !seen.includes(id));
  const each = ratio(1, unseen.length);
  const texts = new Map<string, Fraction>();
  const sums = new Map<string, Fraction>();
  const remembered = (memory: Map<string, Fraction>, key: string, work: () => Fraction): Fraction => {
    const known = memory.get(key) ?? work();
    memory.set(key, known);
    return known;
  };
  const one = (card: DamageCard, grade: 'critical' | 'light' | 'heavy', location: Location, icons: Icons): Fraction => {
    const parts = card.text[grade][location];
    const left = parts.some(pulls) ? icons.join() : '';
    return remembered(texts, `${card.id} ${grade} ${location} ${left}`, () =>
      lostBy(vehicle, card, parts, victim, icons),
    );
  };
  return {
    by({ location, severity, target }, icons) {
      const all = remembered(sums, `${location} ${severity} ${icons.join()}`, () =>
        unseen.reduce((sum, card) => plus(sum, one(card, severity, location, icons)), ZERO),
      );
      const critical = unseen
        .filter((card) => card.critical === target)
        .reduce(
          (sum, card) => plus(sum, minus(one(card, 'critical', location, icons), one(card, severity, location, icons))),
          ZERO,
        );
      return times(plus(all, critical), each);
    },
  };
}
