import { refuseGunTarget } from '../aim';
import { cardOf, halfOf } from '../cards';
import { atGuns } from '../data/guns';
import { infantry } from '../data/infantry';
import { terrains } from '../data/terrain';
import { mayTakeHill, mayTakeRoad } from '../fieldActions';
import { concealValue, hullDownValue } from '../ground';
import { canSpot } from '../spotting';
import { isMoving } from '../tanks';
import type { Card, KnownTank } from '../types';
import { concealGain, hullDownGain, spotGain } from './crewPlans';
import { bestVolley } from './firePlans';
import { outlook, unseen } from './outlook';
import { assaultWorth, gunWorth } from './shotWorth';
import { cardsAs, costIn, gainFor, type Plan, payment, type Study } from './study';

const ROAD = 0.5;
const ADVANCED = 0.25;
const MINED = 0.9;

/** What the best shot would gain if the tank stood like this; 0 once the Tank Action is taken. */
function shotGain(study: Study, as: KnownTank): number {
  if (study.state.step?.taken !== false) return 0;
  return Math.max(0, bestVolley(study, as)?.gain ?? 0) - Math.max(0, bestVolley(study, study.tank)?.gain ?? 0);
}

function commandPlans(study: Study): Plan[] {
  const { state, seat, tank, enemies } = study;
  const [card] = cardsAs(study, 'command');
  if (card === undefined) return [];
  const cost = costIn(study, [card]);
  const spots = enemies
    .filter((enemy) => canSpot(state, tank, enemy))
    .map(({ id }): Plan => {
      const seen = { ...tank, acquired: null, spotted: [...tank.spotted, id] };
      const gain = Math.max(spotGain(study, id), shotGain(study, seen)) - cost;
      return { command: { type: 'command', seat, card, tank: id }, gain };
    });
  const hides = hullDownValue(tank) !== null && !tank.hullDown;
  const own: Plan[] = [
    ...(hides
      ? [
          {
            command: { type: 'commandSelf' as const, seat, card, use: 'hullDown' as const },
            gain: hullDownGain(study) - cost,
          },
        ]
      : []),
    ...(concealValue(tank) === null
      ? []
      : [
          {
            command: { type: 'commandSelf' as const, seat, card, use: 'conceal' as const },
            gain: concealGain(study) - cost,
          },
        ]),
  ];
  return [...spots, ...own];
}

/** Bad ground under an enemy In Motion: it loses the cover of its speed, may bog, and may be lost from sight. */
function groundPlans(study: Study): Plan[] {
  const { state, seat, tank, enemies } = study;
  const own = state.tanks.filter((each) => each.inPlay && each.nation === tank.nation);
  return enemies.filter(isMoving).flatMap((enemy) =>
    cardsAs(study, 'terrain').map((card): Plan => {
      const id = halfOf(state, card, 'terrain')?.terrain ?? 'field';
      const { conceal, bog } = terrains[id];
      const stays = id === 'field' || id === 'mines' ? null : { id, card };
      const stopped: KnownTank = { ...enemy, box: { ...enemy.box, move: null, road: false, terrain: stays } };
      const chance = (conceal ?? 0) / 100;
      const seen = outlook(state, stopped, own);
      const hidden = chance > 0 ? outlook(state, stopped, unseen(enemy, own)) : 0;
      const after = chance * hidden + (1 - chance) * seen - (0.5 * (bog ?? 0)) / 100 - (id === 'mines' ? MINED : 0);
      const gain = outlook(state, enemy, own) - after - costIn(study, [card]);
      return { command: { type: 'placeTerrain', seat, card, tank: enemy.id }, gain };
    }),
  );
}

/** What a discarded card buys: a stop, a Hill, a Road. */
function placePlans(study: Study, card: Card): Plan[] {
  const { state, seat, tank } = study;
  const cost = costIn(study, [card]);
  const plans: Plan[] = [];
  if (isMoving(tank)) {
    const still: KnownTank = { ...tank, box: { ...tank.box, move: null } };
    const gain = gainFor(study, still) + shotGain(study, still) - cost;
    plans.push({ command: { type: 'stop', seat, card }, gain });
    if (mayTakeRoad(state, tank)) plans.push({ command: { type: 'takeRoad', seat, card }, gain: ROAD - cost });
  }
  if (mayTakeHill(state, tank)) {
    const up: KnownTank = { ...tank, box: { ...tank.box, hill: true } };
    plans.push({ command: { type: 'takeHill', seat, card }, gain: gainFor(study, up) + shotGain(study, up) - cost });
  }
  return plans;
}

function gunPlans(study: Study): Plan[] {
  const { state, seat, tank, enemies } = study;
  return state.guns
    .filter((gun) => gun.nation === tank.nation && !gun.fired)
    .flatMap((gun) => {
      const cards = payment(study, atGuns[gun.gun].orders);
      if (cards === null) return [];
      return enemies
        .filter((enemy) => refuseGunTarget(state, gun, tank, enemy) === null)
        .map(
          (enemy): Plan => ({
            command: { type: 'fireGun', seat, gun: gun.gun, tank: enemy.id, cards },
            gain: gunWorth(gun, enemy, false) - costIn(study, cards),
          }),
        );
    });
}

function infantryPlans(study: Study): Plan[] {
  const { state, seat, tank, enemies, hand } = study;
  if (!state.ground.infantry || state.step?.infantry !== false) return [];
  const card = hand.find((each) => cardOf(state, each).icons.includes('infantry'));
  if (card === undefined) return [];
  const cost = costIn(study, [card]);
  const near = enemies.filter(({ range }) => range <= infantry.targetRange);
  const plans = near.map(
    (enemy): Plan => ({
      command: { type: 'assault', seat, card, tank: enemy.id },
      gain: assaultWorth(state, tank.nation, enemy) - cost,
    }),
  );
  if (state.infantry[tank.nation] >= infantry.farthest) return plans;
  return [...plans, { command: { type: 'advance', seat, card }, gain: ADVANCED - cost }];
}

/** A burning tank: its fire put out ends the phase. */
function extinguishPlans(study: Study): Plan[] {
  const { state, seat, tank } = study;
  if (tank.fire === null || state.step?.burning !== true) return [];
  const cards = payment(study, 3);
  return cards === null
    ? []
    : [
        {
          command: { type: 'extinguish', seat, cards },
          gain: gainFor(study, { ...tank, fire: null }) - costIn(study, cards),
        },
      ];
}

/** Everything that is no Tank Action. */
export function fieldPlans(study: Study): Plan[] {
  const [loose] = study.hand;
  return [
    ...commandPlans(study),
    ...groundPlans(study),
    ...(loose === undefined ? [] : placePlans(study, loose)),
    ...gunPlans(study),
    ...infantryPlans(study),
    ...extinguishPlans(study),
  ];
}
