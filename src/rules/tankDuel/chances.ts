import { aimOf, armourOf, BEST, penetrationOf, refuseFiring, refuseTarget, toHitSum } from './aim';
import { countShot } from './analyses/countShot';
import { type Losses, lossesOf } from './analyses/outcome';
import { cardOf, halfOf } from './cards';
import type { BattleCard } from './data/battleCards';
import { damageCards } from './data/damageCards';
import { tankGuns } from './data/guns';
import { type Location, locations } from './data/vehicles';
import { declarations, refuseDeclaration } from './declare';
import type { Rule } from './rulebook';
import { handOf, tankOf, vehicleOf } from './tanks';
import type { Known, KnownTank, Played, TankId } from './types';
import { unseenIn, type View } from './view';

const numbers = ({ up, down }: { readonly up: bigint; readonly down: bigint }) => Number(up) / Number(down);

/** The position as far as one seat sees it, in the form the rules ask about: what it does not see is not there. */
export function seenState(view: View): Known {
  const { seat: _seat, deckSize: _size, hasMark: _mark, hands, discard, tanks, step, ...open } = view;
  return {
    ...open,
    hands: hands.map(({ cards, known }) => [...(cards ?? known)]),
    discard: discard.map(({ card, seen }) => ({ card: card ?? 0, seen: seen === null ? null : [...seen] })),
    tanks: tanks.map(({ hasBid: _hasBid, ...tank }) => tank),
    step: step === null ? null : { ...step, declared: step.declared ?? [] },
    deck: [],
    damageDeck: [],
  };
}

/** What is known of a position besides the cards: worked out once for many shots. */
export interface Gunnery {
  readonly state: Known;
  readonly unseen: readonly BattleCard[];
  losses(enemy: KnownTank): Losses;
}

export function gunneryOf(view: View): Gunnery {
  const state = seenState(view);
  const known = new Map<TankId, Losses>();
  const seen = view.damageDiscard.length < damageCards.length ? view.damageDiscard : [];
  return {
    state,
    unseen: unseenIn(view).map((card) => cardOf(state, card)),
    losses(enemy) {
      const losses = known.get(enemy.id) ?? lossesOf(enemy, seen);
      known.set(enemy.id, losses);
      return losses;
    },
  };
}

/** How a shot would be fired: with which cards, against which answer. */
interface Loading {
  readonly cards: readonly Played[];
  readonly tactics?: boolean;
  /** Instead of what lies in the gun. */
  readonly apcr?: boolean;
}

export interface ShotChance {
  readonly toHit: number;
  readonly hit: number;
  readonly pierce: number;
  /** The tank is lost to this shot. */
  readonly kill: number;
  /** Where to aim, if the cards let the firer choose. */
  readonly named: Location | null;
}

/** Exact counts over what this seat has not seen; two Fire cards name the better of turret and hull. */
export function shotChance(gunnery: Gunnery, tank: KnownTank, enemy: KnownTank, loading: Loading): ShotChance {
  const fire = loading.cards.filter(({ as }) => as === 'fire');
  const places: readonly (Location | null)[] = fire.length > 1 ? ['turret', 'hull'] : [null];
  const [first, ...others] = places.map((named) => countAt(gunnery, tank, enemy, loading, named));
  if (first === undefined) throw new Error('no shot');
  return others.reduce((best, other) => (other.kill > best.kill ? other : best), first);
}

function countAt(
  gunnery: Gunnery,
  tank: KnownTank,
  enemy: KnownTank,
  { cards, tactics = false, apcr = tank.loaded }: Loading,
  named: Location | null,
): ShotChance {
  const { state, unseen } = gunnery;
  const fire = cards.filter(({ as }) => as === 'fire').map(({ card }) => halfOf(state, card, 'fire')?.toHit ?? 0);
  const leadership = cards.some(({ as }) => as === 'leadership');
  const { total } = toHitSum(aimOf(state, tank, enemy, { fire, leadership, tactics }));
  const flanks = tank.flanking.includes(enemy.id);
  const at = (location: Location) => armourOf(enemy, flanks ? 'side' : 'front', location);
  const counted = countShot({
    unseen,
    hitsOn: Math.min(BEST, total),
    named,
    target: vehicleOf(enemy),
    shielded: enemy.hullDown && !flanks,
    penetration: penetrationOf(tank, enemy, apcr),
    armour: { turret: at('turret'), hull: at('hull'), track: at('track') },
    heavy: tankGuns[vehicleOf(tank).gun].heavy,
    losses: gunnery.losses(enemy),
  });
  const through = locations.reduce((sum, location) => sum + counted.through[location], 0n);
  return {
    toHit: total,
    hit: numbers(counted.hit),
    pierce: Number(through) / counted.two,
    kill: numbers(counted.lost),
    named,
  };
}

/** How many of the unseen cards would hit with a plain Fire card; null: it cannot fire at this enemy now. */
export function plainHit(gunnery: Gunnery, tank: KnownTank, enemy: KnownTank): number | null {
  const { state, unseen } = gunnery;
  if (refuseFiring(tank) !== null || refuseTarget(state, tank, enemy) !== null) return null;
  const { total } = toHitSum(aimOf(state, tank, enemy, { fire: [0], leadership: false, tactics: false }));
  return unseen.filter(({ number }) => number <= Math.min(BEST, total)).length / Math.max(1, unseen.length);
}

/** A column of the table of chances: one pattern of cards, the best the hand has for it. */
interface FireOption {
  readonly cards: readonly Played[];
}

/** The best declaration of each pattern of Fire cards: one or two, with Leadership or without. */
export function fireOptions({ state }: Gunnery, tank: KnownTank): readonly FireOption[] {
  if (tank.seat === null) return [];
  const boost = state.step?.boost ?? null;
  const raised = { move: 0, fire: boost?.level === 'fire' ? boost.by : 0 };
  const value = (cards: readonly Played[]) =>
    Math.max(...cards.map(({ card, as }) => (as === 'fire' ? (halfOf(state, card, 'fire')?.toHit ?? 0) : 0)));
  const best = new Map<string, readonly Played[]>();
  for (const played of declarations(state, handOf(state, tank.seat))) {
    if (played[0]?.as !== 'fire') continue;
    // Whom it could hit is the rows' question.
    const rule = refuseDeclaration({ state, tank, played, boost: raised });
    if (rule !== null && rule !== 'TD-Q68') continue;
    const pattern = played.map(({ as }) => as).join(' ');
    const known = best.get(pattern);
    if (known === undefined || value(played) > value(known)) best.set(pattern, played);
  }
  return [...best.values()].map((cards) => ({ cards }));
}

/** Why this tank could not fire at that enemy now; null: it could. */
export function whyNoShot({ state }: Gunnery, tank: KnownTank, enemy: TankId): Rule | null {
  return refuseFiring(tank) ?? refuseTarget(state, tank, tankOf(state, enemy));
}

/** The chance that a hand of so many unseen cards holds a Tactics card. */
export function tacticsChance({ state, unseen }: Gunnery, cards: number): number {
  const plain = unseen.filter(({ number }) => halfOf(state, number, 'tactics') === null).length;
  let without = 1;
  for (let drawn = 0; drawn < cards; drawn++)
    without *= Math.max(0, plain - drawn) / Math.max(1, unseen.length - drawn);
  return 1 - without;
}
