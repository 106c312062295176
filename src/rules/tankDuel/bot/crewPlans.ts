import { transfers } from '../acting';
import { smokeCard } from '../data/terrain';
import { refuseSmoke, robbable } from '../declare';
import { concealValue, hullDownValue } from '../ground';
import { canSpot, spottable } from '../spotting';
import { handOf, vehicleOf } from '../tanks';
import { type CrewOrder, crewOrders, type KnownTank, type TankId } from '../types';
import { idOf } from './firePlans';
import { unseen } from './outlook';
import { cardsAs, costIn, gainFor, type Plan, payment, type Study } from './study';

/** Of 100 cards, how many show binoculars. */
const SEEN = 0.45;
/** A card taken from an enemy's hand: one more here, one less there. */
const STOLEN = 0.5;

/** What it is worth to have spotted this enemy, the acquisition of another given up. */
export function spotGain(study: Study, enemy: TankId): number {
  const { tank } = study;
  return gainFor(study, { ...tank, acquired: null, spotted: [...tank.spotted, enemy] });
}

export const hullDownGain = (study: Study) => gainFor(study, { ...study.tank, hullDown: true });

/** What a try at concealment promises, at twice the value of the ground. */
export function concealGain(study: Study): number {
  const chance = Math.min(1, ((concealValue(study.tank) ?? 0) * 2) / 100);
  return chance === 0 ? 0 : chance * gainFor(study, study.tank, unseen(study.tank, study.enemies));
}

/** The enemies it could spot, by what that is worth, with the price of a second pull where that pays. */
export function attempts(study: Study): readonly Plan[] {
  const { state, seat, tank, enemies } = study;
  const second = payment(study, 2);
  return enemies
    .filter((enemy) => canSpot(state, tank, enemy))
    .flatMap(({ id }): Plan[] => {
      const gain = spotGain(study, id);
      const once: Plan = { command: { type: 'attempt', seat, tank: id, cards: [] }, gain: SEEN * gain };
      if (second === null) return [once];
      const twice = (1 - (1 - SEEN) ** 2) * gain - costIn(study, second);
      return [once, { command: { type: 'attempt', seat, tank: id, cards: second }, gain: twice }];
    });
}

function orderGain(study: Study, order: CrewOrder): number | null {
  const { state, tank } = study;
  switch (order) {
    case 'spot':
      return spottable(state, tank).length === 0 ? null : Math.max(...attempts(study).map(({ gain }) => gain));
    case 'hullDown':
      return ((hullDownValue(tank) ?? 0) / 100) * hullDownGain(study);
    case 'load':
      return gainFor(study, { ...tank, loaded: true }) * 0.8;
    case 'unload':
      return null;
    case 'pass':
      return 0;
    default: {
      const way = transfers[order];
      const crew = tank.crew.map((member) => (member.seat === way.from ? { ...member, seat: way.to } : member));
      return gainFor(study, { ...tank, crew }) + 0.3;
    }
  }
}

/** What the crew can do for a discarded card: the least worth one. */
export function crewPlans(study: Study): Plan[] {
  const { seat, hand } = study;
  const [card] = hand;
  if (card === undefined) return [{ command: { type: 'pass', seat }, gain: 0 }];
  return crewOrders.flatMap((order): Plan[] => {
    const gain = orderGain(study, order);
    return gain === null ? [] : [{ command: { type: 'crew', seat, order, card }, gain: gain - costIn(study, [card]) }];
  });
}

/** Smoke before the tank: it sees nobody and may be lost from sight. */
function smokeGain(study: Study): number {
  const { tank, enemies } = study;
  const veiled: KnownTank = {
    ...tank,
    spotted: [],
    flanking: [],
    acquired: null,
    box: { ...tank.box, smoke: 1 },
  };
  const chance = smokeCard.conceal / 100;
  return chance * gainFor(study, veiled, unseen(tank, enemies)) + (1 - chance) * gainFor(study, veiled);
}

/** What can be done in the Leadership phase. */
export function leadPlans(study: Study): Plan[] {
  const { state, seat, tank } = study;
  const [victim] = robbable(state, tank).toSorted((a, b) => handOf(state, b).length - handOf(state, a).length);
  return [
    ...(victim === undefined ? [] : [{ command: { type: 'steal' as const, seat, from: victim }, gain: STOLEN }]),
    ...spottable(state, tank).map(
      (id): Plan => ({ command: { type: 'lead', seat, tank: id }, gain: spotGain(study, id) }),
    ),
    ...(hullDownValue(tank) === null
      ? []
      : [{ command: { type: 'leadSelf' as const, seat, use: 'hullDown' as const }, gain: hullDownGain(study) }]),
    { command: { type: 'leadSelf', seat, use: 'conceal' }, gain: concealGain(study) },
  ];
}

/** Leadership by itself, and Smoke. */
export function otherCardPlans(study: Study): Plan[] {
  const { seat, tank } = study;
  const plans: Plan[] = [];
  const [lead] = cardsAs(study, 'leadership');
  if (lead !== undefined) {
    const gain = Math.max(...leadPlans(study).map((plan) => plan.gain)) - costIn(study, [lead]);
    plans.push({ command: { type: 'declare', seat, cards: [idOf({ card: lead, as: 'leadership' })] }, gain });
  }
  const [smoke] = cardsAs(study, 'smoke');
  if (smoke !== undefined && vehicleOf(tank).equipment.includes('smoke') && refuseSmoke(tank) === null) {
    const gain = smokeGain(study) - costIn(study, [smoke]);
    plans.push({ command: { type: 'declare', seat, cards: [idOf({ card: smoke, as: 'smoke' })] }, gain });
  }
  const repair = tank.transmission ? cardsAs(study, 'move').slice(0, 2) : [];
  if (repair.length === 2) {
    const gain = gainFor(study, { ...tank, transmission: false }) - costIn(study, repair);
    plans.push({ command: { type: 'repair', seat, cards: repair }, gain });
  }
  return plans;
}
