import type { Seat } from '../../core/game';
import { halfOf } from '../cards';
import { weapons } from '../data/infantry';
import { terrains } from '../data/terrain';
import { handOf, tankOf, vehicleOf } from '../tanks';
import type { Known, KnownTank, Reply } from '../types';
import { cardWorth, meansOf } from './cardWorth';
import { outlook } from './outlook';
import { assaultWorth, bestPlace, gunWorth, shotWorth } from './shotWorth';
import type { Plan } from './study';

/** What the effect that is being answered is worth to whoever is acting, beyond the same with a Tactics card. */
function stake(state: Known, { to, tank: active, target }: Reply): number {
  const [tank, enemy] = [tankOf(state, active), tankOf(state, target)];
  switch (to) {
    case 'fire':
      return shotAt(state, tank, enemy, false) - shotAt(state, tank, enemy, true);
    case 'gun': {
      const gun = state.guns.find((each) => each.gun === state.shot?.gun && each.nation === tank.nation);
      return gun === undefined ? 0 : gunWorth(gun, enemy, false) - gunWorth(gun, enemy, true);
    }
    case 'infantry':
      return assaultWorth(state, tank.nation, enemy);
    case 'spot':
      return 0.5 * (outlook(state, { ...tank, spotted: [...tank.spotted, target] }) - outlook(state, tank));
    case 'flank':
      return outlook(state, { ...tank, flanking: [...tank.flanking, target] }) - outlook(state, tank);
    case 'terrain':
      return groundStake(state, enemy);
  }
}

function shotAt(state: Known, tank: KnownTank, enemy: KnownTank, tactics: boolean): number {
  const fire = (state.shot?.fire ?? []).map((card) => halfOf(state, card, 'fire')?.toHit ?? 0);
  const declared = {
    toHit: Math.max(0, ...fire),
    names: fire.length > 1,
    leadership: state.shot?.leadership === true,
    tactics,
  };
  return shotWorth(state, { ...tank, loaded: state.shot?.apcr === true }, enemy, declared);
}

function groundStake(state: Known, enemy: KnownTank): number {
  const task = state.agenda.find((each) => each.do === 'enemyGround');
  const id = task?.do === 'enemyGround' ? halfOf(state, task.card, 'terrain')?.terrain : null;
  if (id === null || id === undefined) return 0;
  if (id === 'mines') return 0.9;
  const stays = id === 'field' ? null : { id, card: null };
  const stopped = { ...enemy, box: { ...enemy.box, move: null, terrain: stays } };
  return outlook(state, enemy) - outlook(state, stopped) + (0.5 * (terrains[id].bog ?? 0)) / 100;
}

/** A Tactics card where what it changes is worth more than the card. */
export function replyPlans(state: Known, seat: Seat): Plan[] {
  const { reply } = state;
  const plans: Plan[] = [{ command: { type: 'letStand', seat }, gain: 0 }];
  const means = meansOf(state, seat);
  const cards = handOf(state, seat).filter((card) => halfOf(state, card, 'tactics') !== null);
  const card = cards.toSorted((a, b) => cardWorth(means, a) - cardWorth(means, b))[0];
  if (reply === null || card === undefined) return plans;
  const gain = 1.6 * stake(state, reply) - 0.25 * cardWorth(means, card);
  return [...plans, { command: { type: 'tactics', seat, card }, gain }];
}

/** An enemy has shown itself: spotting it may cost the acquisition of another. */
export function offerPlans(state: Known, seat: Seat): Plan[] {
  return state.offers.flatMap(({ spotter, spotted }): Plan[] => {
    const tank = tankOf(state, spotter);
    if (tank.seat !== seat) return [];
    const seen = { ...tank, acquired: null, spotted: [...tank.spotted, spotted] };
    const gain = outlook(state, seen) - outlook(state, tank);
    return [
      { command: { type: 'spotOffer', seat, tank: spotter, accept: true }, gain },
      { command: { type: 'spotOffer', seat, tank: spotter, accept: false }, gain: 0 },
    ];
  });
}

/** The counter of one's own shot: the others spotted are lost from sight. */
export function acquirePlans(state: Known, seat: Seat): Plan[] {
  const { shot } = state;
  if (shot === null) return [];
  const tank = tankOf(state, shot.firer);
  const kept = {
    ...tank,
    acquired: { tank: shot.target, bonus: 10 as const },
    spotted: [shot.target],
    flanking: tank.flanking.filter((id) => id === shot.target),
  };
  const gain = outlook(state, kept) - outlook(state, tank);
  return [
    { command: { type: 'acquire', seat, take: true }, gain },
    { command: { type: 'acquire', seat, take: false }, gain: 0 },
  ];
}

/** A spotting attempt succeeded: is it worth the acquisition? */
export function acquisitionPlans(state: Known, seat: Seat): Plan[] {
  const [offer] = state.offers;
  if (offer === undefined) return [];
  const tank = tankOf(state, offer.spotter);
  const seen = { ...tank, acquired: null, spotted: [...tank.spotted, offer.spotted] };
  return [
    { command: { type: 'acquisition', seat, drop: true }, gain: outlook(state, seen) - outlook(state, tank) },
    { command: { type: 'acquisition', seat, drop: false }, gain: 0 },
  ];
}

export function locationPlans(state: Known, seat: Seat): Plan[] {
  const { shot } = state;
  if (shot === null) return [];
  const tank = { ...tankOf(state, shot.firer), loaded: shot.apcr };
  const place = bestPlace(state, tank, tankOf(state, shot.target));
  const named = (['turret', 'hull'] as const).map(
    (at): Plan => ({
      command: { type: 'location', seat, at },
      gain: at === place ? 0.2 : -0.1,
    }),
  );
  return [...named, { command: { type: 'pullLocation', seat }, gain: 0 }];
}

/** Two explosion icons blow a tank up, one costs a track; a rifle has to go through the side. */
export function weaponPlans(state: Known, seat: Seat): Plan[] {
  const { shot } = state;
  if (shot === null) return [];
  const enemy = tankOf(state, shot.target);
  const { vp, armour } = vehicleOf(enemy);
  const weakest = Math.min(armour.side.turret, armour.side.hull);
  const pierces = Math.max(0, 0.5 + 0.15 * ((weapons.atr.pen ?? 0) - weakest));
  return [
    { command: { type: 'weapon', seat, use: 'handToHand' }, gain: 0.048 * (vp + 3) + 0.1 },
    { command: { type: 'weapon', seat, use: 'atr' }, gain: pierces * (0.4 * vp + 0.6) },
  ];
}

/** Fire cards an ammunition hit costs: the least worth first. */
export function ammunitionPlans(state: Known, seat: Seat): Plan[] {
  const means = meansOf(state, seat);
  return handOf(state, seat)
    .filter((card) => halfOf(state, card, 'fire') !== null)
    .map((card): Plan => ({ command: { type: 'loseCard', seat, card }, gain: -cardWorth(means, card) }));
}
