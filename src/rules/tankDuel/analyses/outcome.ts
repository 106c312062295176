import { failsMorale } from '../damage';
import { damageCards } from '../data/damageCards';
import type { DamageCard, Effect } from '../data/damageText';
import type { Location, SeatName, Vehicle } from '../data/vehicles';
import { half, permanentFire, standingFire } from '../levels';
import { killedIn, memberAt, vehicleOf } from '../tanks';
import type { KnownTank } from '../types';
import { type Fraction, minus, ONE, plus, ratio, times, ZERO } from './fraction';

/** Cards still to be pulled, by whether they show fire and explosion: neither, fire, explosion, both. */
export type Icons = readonly [none: number, fire: number, explosion: number, both: number];

/** A Damage check on its way: the victim as the parts so far have left it, and who was wounded by them. */
interface Walk {
  readonly card: DamageCard;
  readonly victim: KnownTank;
  readonly fresh: readonly SeatName[];
}

const BURNING = { fire: { mines: null } } as const;

/** The chance that the tank is lost by the rest of this text, Morale check included. */
function walk(at: Walk, parts: readonly Effect[], icons: Icons): Fraction {
  const [part, ...rest] = parts;
  if (part === undefined) return settle(at);
  const on = (change: Partial<KnownTank>) => walk({ ...at, victim: { ...at.victim, ...change } }, rest, icons);
  switch (part.do) {
    case 'wound':
    case 'kia':
      return walk(hurt(at, part), rest, icons);
    case 'fireCheck':
    case 'explosionCheck':
      return check(at, part.do, part.times, rest, icons);
    case 'fire':
      return at.victim.fire === null ? on(BURNING) : ONE;
    case 'explosion':
      return ONE;
    case 'trackDamage':
      return on(at.victim.trackDamage ? { immobilized: true } : trackDamaged(at.victim));
    case 'immobilized':
      return on({ immobilized: true });
    case 'special':
      return specialResult(at, part.special, rest, icons);
  }
}

function trackDamaged(victim: KnownTank): Partial<KnownTank> {
  const { tankDestroyer, fireDamaged } = vehicleOf(victim);
  const fireLevel = tankDestroyer ? Math.min(victim.fireLevel, fireDamaged) : victim.fireLevel;
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
    const lost = struck && (kind === 'explosionCheck' || at.victim.fire !== null);
    const next = struck ? { ...at, victim: { ...at.victim, ...BURNING } } : at;
    sum = plus(sum, times(ratio(cards, total), lost ? ONE : check(next, kind, count - 1, rest, left)));
  });
  return sum;
}

/** Whoever sits in the named seat, else in the one in brackets, wounded or dead. */
function hurt(at: Walk, part: Extract<Effect, { do: 'wound' | 'kia' }>): Walk {
  const { victim, fresh } = at;
  const who = memberAt(victim, part.seat) ?? (part.else === undefined ? null : memberAt(victim, part.else));
  if (who === null) return at;
  const isFresh = fresh.includes(who.person);
  const dies = part.do === 'kia' || (who.wounded && !isFresh);
  if (isFresh && !dies) return at;
  const hit = dies ? { ...who, seat: null } : { ...who, wounded: true };
  const crew = victim.crew.map((each) => (each === who ? hit : each));
  return { ...at, victim: { ...victim, crew }, fresh: [...fresh, who.person] };
}

function specialResult(
  at: Walk,
  special: Extract<Effect, { do: 'special' }>['special'],
  rest: readonly Effect[],
  icons: Icons,
): Fraction {
  const { victim } = at;
  const on = (change: Partial<KnownTank> = {}) => walk({ ...at, victim: { ...victim, ...change } }, rest, icons);
  const setFire = (value: number) =>
    standingFire(victim) >= value ? on({ gunDamaged: true, fireLevel: Math.min(victim.fireLevel, value) }) : on();
  switch (special) {
    case 'fatalHit':
      return ONE;
    case 'turretMechanism':
      return setFire(half(permanentFire(victim)));
    case 'gunHit':
      return setFire(Math.max(1, permanentFire(victim) - 3));
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
      return victim.rounds > 0 || victim.loaded || victim.fire !== null ? ONE : on(BURNING);
    case 'ammoHit':
      return on({ rounds: 0, loaded: false });
    default:
      return on();
  }
}

/** Two dead leave; else the Morale check of the same card, which only a broken crew does not outlive. */
function settle({ card, victim }: Walk): Fraction {
  return killedIn(victim) >= 2 || (victim.broken !== null && failsMorale(victim, card.id)) ? ONE : ZERO;
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

/** The same target is asked about again and again while somebody slides a range: the last answer for each vehicle is kept. */
const kept = new WeakMap<Vehicle, { readonly key: string; readonly losses: Losses }>();

export function lossesOf(victim: KnownTank, seen: readonly number[]): Losses {
  const vehicle = vehicleOf(victim);
  const key = JSON.stringify([victim, seen]);
  const last = kept.get(vehicle);
  if (last?.key === key) return last.losses;
  const losses = freshLosses(victim, seen);
  kept.set(vehicle, { key, losses });
  return losses;
}

function freshLosses(victim: KnownTank, seen: readonly number[]): Losses {
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
      walk({ card, victim, fresh: [] }, parts, icons),
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
