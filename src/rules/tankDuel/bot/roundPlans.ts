import type { Seat } from '../../core/game';
import { failsMorale } from '../damage';
import { damageCards } from '../data/damageCards';
import { unbid } from '../round';
import { currentTank, enemiesOf, handOf, vehicleOf } from '../tanks';
import type { Known, KnownTank } from '../types';
import { cardWorth, meansOf } from './cardWorth';
import { menace } from './outlook';
import { costIn, gainFor, type Plan, payment, studyOf } from './study';

/** What it is worth to a tank to act first of all: its own shot before it is shot at. */
function urgency(state: Known, tank: KnownTank): number {
  const enemies = enemiesOf(state, tank);
  const shots = enemies.map((enemy) => menace(state, tank, enemy));
  const threats = enemies.reduce((sum, enemy) => sum + menace(state, enemy, tank), 0);
  return 0.15 + 0.5 * Math.max(0, ...shots) + 0.5 * threats + 0.3 * Number(tank.fire !== null || tank.broken !== null);
}

/** A low number early for the tank in a hurry, a card that is worth little for the others. */
export function bidPlans(state: Known, seat: Seat): Plan[] {
  const means = meansOf(state, seat);
  return unbid(state, seat).flatMap((tank) => {
    const hurry = urgency(state, tank);
    return handOf(state, seat).map(
      (card): Plan => ({
        command: { type: 'bid', seat, tank: tank.id, card },
        gain: hurry * (1 - card / 100) - cardWorth(means, card),
      }),
    );
  });
}

/** Cards that are worth less than one drawn by chance go. */
const JUNK = 0.16;

export function discardPlans(state: Known, seat: Seat): Plan[] {
  const means = meansOf(state, seat);
  const junk = handOf(state, seat).map(
    (card): Plan => ({
      command: { type: 'discard', seat, card },
      gain: JUNK - cardWorth(means, card),
    }),
  );
  return [...junk, { command: { type: 'endPhase', seat }, gain: 0 }];
}

/** Beyond the limit nothing is drawn: what one has is kept. */
export function excessPlans(state: Known, seat: Seat): Plan[] {
  const means = meansOf(state, seat);
  const goes = handOf(state, seat).map(
    (card): Plan => ({
      command: { type: 'discardExcess', seat, card },
      gain: -cardWorth(means, card),
    }),
  );
  return [{ command: { type: 'keep', seat }, gain: 0 }, ...goes];
}

/** Fire: put it out, fight it, or leave. A tank lost comes back as new, its crew does not. */
export function fightPlans(state: Known, seat: Seat): Plan[] {
  const study = studyOf(state, seat);
  const { tank } = study;
  const { vp } = vehicleOf(tank);
  const cards = payment(study, 4);
  const saved = gainFor(study, { ...tank, fire: null });
  const plans: Plan[] = [
    {
      command: { type: 'fightFire', seat },
      gain: 0.17 * saved - 0.3 * (0.6 * vp + 1.5) + (payment(study, 3) ? 0.6 : 0),
    },
    { command: { type: 'bailOut', seat }, gain: -0.65 * vp },
  ];
  if (cards !== null) plans.push({ command: { type: 'extinguish', seat, cards }, gain: saved - costIn(study, cards) });
  return plans;
}

/** A broken crew: rally it for orders, or let a Damage card decide. */
export function moralePlans(state: Known, seat: Seat): Plan[] {
  const study = studyOf(state, seat);
  const { tank } = study;
  const left = damageCards.filter(({ id }) => !state.damageDiscard.includes(id));
  const fails = left.filter(({ id }) => failsMorale(tank, id)).length / Math.max(1, left.length);
  const cards = payment(study, 4);
  const plans: Plan[] = [{ command: { type: 'testMorale', seat }, gain: -fails * (0.8 * vehicleOf(tank).vp + 1) }];
  if (cards !== null) plans.push({ command: { type: 'rally', seat, cards }, gain: -costIn(study, cards) });
  return plans;
}

export function hatchPlans(state: Known, seat: Seat): Plan[] {
  const study = studyOf(state, seat);
  const gain = (closed: boolean) => gainFor(study, { ...currentTank(state), hatchesClosed: closed });
  return [
    { command: { type: 'hatch', seat, closed: false }, gain: gain(false) },
    { command: { type: 'hatch', seat, closed: true }, gain: gain(true) },
  ];
}
