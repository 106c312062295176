import { oneOf } from '../../core/guards';
import { layOff, pay } from '../acting';
import { findGun, refuseGunTarget } from '../aim';
import { cardOf, halfOf, isCard, payments } from '../cards';
import { type atGunIds, atGuns, isAtGunId } from '../data/guns';
import { infantry } from '../data/infantry';
import { canConceal, canHullDown } from '../declare';
import {
  advanceInfantry,
  assault,
  fieldActionOver,
  fireGun,
  layTerrain,
  mayTakeHill,
  mayTakeRoad,
  takeHill,
  takeRoad,
} from '../fieldActions';
import { stop } from '../ground';
import { playOpen, takeFromHand } from '../piles';
import { concealByCard, goHullDown } from '../placing';
import type { Rule } from '../rulebook';
import { isInSight, spot } from '../spotting';
import { currentTank, enemiesOf, handOf, isEnemyInPlay, isMoving, isTankId, tankOf, tankRef } from '../tanks';
import type { Known, KnownTank, TankId } from '../types';
import { type Acting, act, byNumber, cardSet, held, paid, perCard, unless } from './parts';

/** OIs that raise a level bind the next command to be the declaration. */
const free = {
  id: 'free',
  rule: 'TD-8.3.2c',
  holds: ({ state }: { readonly state: Known }) => state.step?.boost === null,
} as const;

const inPlay = <X extends Acting<{ readonly type: string; readonly seat: number; readonly tank: TankId }>>() => ({
  id: 'enemy',
  rule: 'TD-15.0h' as const,
  holds: ({ state, tank, command: { tank: enemy } }: X) => isEnemyInPlay(state, tank, enemy),
  evidence: ({ command: { tank: enemy } }: X) => [tankRef(enemy)],
  gate: true as const,
});

/** What comes after the question whether the enemy is in play answers for any name all the same: all are shown. */
export function refuseSpot(state: Known, tank: KnownTank, enemy: TankId): Rule | null {
  if (!isEnemyInPlay(state, tank, enemy)) return 'TD-15.0h';
  if (tank.box.smoke !== null) return 'TD-10.5.3';
  if (tank.spotted.includes(enemy)) return 'TD-Q57';
  return isInSight(state, tank, tankOf(state, enemy)) ? null : 'TD-Q75';
}

const hasHalf = (kind: 'command' | 'terrain') => ({
  id: kind,
  rule: 'TD-8.4b' as const,
  holds: ({ state, command: given }: Acting<{ readonly type: string; readonly seat: number; readonly card: number }>) =>
    halfOf(state, given.card, kind) !== null,
});

function withHalf(state: Known, seat: number, kind: 'command' | 'terrain'): number[] {
  return byNumber(handOf(state, seat)).filter((card) => halfOf(state, card, kind) !== null);
}

const enemyIds = (state: Known): TankId[] => enemiesOf(state, currentTank(state)).map(({ id }) => id);

/** Everything that is no Tank Action: any number, each for a card. */
export const fieldRows = {
  command: act('command', {
    phases: ['action'],
    fields: { card: isCard, tank: isTankId },
    path: ['face:{card}.command', 'unit:{tank}'],
    tries: (state, seat) =>
      withHalf(state, seat, 'command').flatMap((card) =>
        enemyIds(state).map((tank) => ({ type: 'command' as const, seat, card, tank })),
      ),
    checks: [
      free,
      held(),
      hasHalf('command'),
      inPlay(),
      unless('spot', ({ state, tank, command: { tank: enemy } }) => refuseSpot(state, tank, enemy), 'TD-Q57'),
    ],
    apply(draft, { seat, card, tank: enemy }, scribe) {
      const tank = currentTank(draft);
      playOpen(draft, seat, [card]);
      scribe.emit({ type: 'commanded', tank: tank.id, card, reveals: true });
      spot(draft, scribe, tank, enemy);
      fieldActionOver(draft, scribe);
    },
  }),
  commandSelf: act('commandSelf', {
    phases: ['action'],
    fields: { card: isCard, use: oneOf('hullDown', 'conceal') },
    path: ['face:{card}.command', 'button:{use}'],
    tries: (state, seat) =>
      withHalf(state, seat, 'command').flatMap((card) =>
        (['hullDown', 'conceal'] as const).map((use) => ({ type: 'commandSelf' as const, seat, card, use })),
      ),
    checks: [
      free,
      held(),
      hasHalf('command'),
      {
        id: 'effective',
        rule: ({ tank, command: { use } }) => (use === 'hullDown' && !tank.hullDown ? 'TD-Q19' : 'TD-Q57'),
        holds: ({ state, tank, command: { use } }) =>
          use === 'hullDown' ? canHullDown(tank) : canConceal(state, tank),
      },
    ],
    apply(draft, { seat, card, use }, scribe) {
      const tank = currentTank(draft);
      playOpen(draft, seat, [card]);
      scribe.emit({ type: 'commanded', tank: tank.id, card, reveals: true });
      if (use === 'hullDown') goHullDown(scribe, tank);
      else concealByCard(draft, scribe, tank);
      fieldActionOver(draft, scribe);
    },
  }),
  placeTerrain: act('placeTerrain', {
    phases: ['action'],
    fields: { card: isCard, tank: isTankId },
    path: ['face:{card}.terrain', 'unit:{tank}'],
    tries: (state, seat) =>
      withHalf(state, seat, 'terrain').flatMap((card) =>
        enemyIds(state).map((tank) => ({ type: 'placeTerrain' as const, seat, card, tank })),
      ),
    checks: [
      free,
      held(),
      hasHalf('terrain'),
      inPlay(),
      {
        id: 'moving',
        rule: 'TD-Q33',
        holds: ({ state, command: { tank } }) => isMoving(tankOf(state, tank)),
        evidence: ({ command: { tank } }) => [tankRef(tank)],
      },
    ],
    apply(draft, { seat, card, tank }, scribe) {
      scribe.emit({ type: 'setBegan', tank: currentTank(draft).id, cards: [card], as: 'terrain', reveals: true });
      takeFromHand(draft, seat, [card]);
      layTerrain(draft, scribe, card, tank);
    },
  }),
  stop: act('stop', {
    phases: ['action'],
    fields: { card: isCard },
    path: ['button:stop', 'card:{card}'],
    tries: (state, seat) => perCard(state, seat, (card) => ({ type: 'stop', seat, card })),
    checks: [free, held(), { id: 'moving', rule: 'TD-10.2.2a', holds: ({ tank }) => isMoving(tank) }],
    apply(draft, { seat, card }, scribe) {
      layOff(draft, scribe, seat, [card]);
      stop(draft, scribe, currentTank(draft));
      fieldActionOver(draft, scribe);
    },
  }),
  takeHill: act('takeHill', {
    phases: ['action'],
    fields: { card: isCard },
    path: ['button:takeHill', 'card:{card}'],
    tries: (state, seat) =>
      state.ground.hills ? perCard(state, seat, (card) => ({ type: 'takeHill', seat, card })) : [],
    checks: [free, held(), { id: 'hill', rule: 'TD-Q78', holds: ({ state, tank }) => mayTakeHill(state, tank) }],
    apply(draft, { card }, scribe) {
      takeHill(draft, scribe, card);
    },
  }),
  takeRoad: act('takeRoad', {
    phases: ['action'],
    fields: { card: isCard },
    path: ['button:takeRoad', 'card:{card}'],
    tries: (state, seat) =>
      state.ground.roads ? perCard(state, seat, (card) => ({ type: 'takeRoad', seat, card })) : [],
    checks: [free, held(), { id: 'road', rule: 'TD-Q74', holds: ({ state, tank }) => mayTakeRoad(state, tank) }],
    apply(draft, { card }, scribe) {
      takeRoad(draft, scribe, card);
    },
  }),
  fireGun: act('fireGun', {
    phases: ['action'],
    fields: { gun: isAtGunId, tank: isTankId, cards: cardSet(4) },
    path: ['button:gun-{gun}', 'unit:{tank}', 'card:{cards}*'],
    anyOrder: true,
    tries: (state, seat) =>
      state.guns
        .filter(({ nation }) => nation === currentTank(state).nation)
        .flatMap(({ gun }) =>
          enemyIds(state).flatMap((tank) =>
            payments(state, handOf(state, seat), atGuns[gun].orders).map((cards) => ({
              type: 'fireGun' as const,
              seat,
              gun,
              tank,
              cards,
            })),
          ),
        ),
    checks: [
      free,
      {
        id: 'gun',
        rule: 'TD-Q79',
        holds: ({ state, tank, command: { gun } }) => findGun(state, tank.nation, gun)?.fired === false,
        gate: true,
      },
      inPlay(),
      unless(
        'target',
        ({ state, tank, command: { gun, tank: enemy } }) => {
          const found = findGun(state, tank.nation, gun);
          if (!isEnemyInPlay(state, tank, enemy)) return 'TD-15.0h';
          return found === null ? 'TD-Q79' : refuseGunTarget(state, found, tank, tankOf(state, enemy));
        },
        'TD-Q79',
      ),
      ...paid<
        Acting<{
          type: 'fireGun';
          seat: number;
          gun: (typeof atGunIds)[number];
          tank: TankId;
          cards: readonly number[];
        }>
      >(({ command: { gun } }) => atGuns[gun].orders, 'TD-Q79'),
    ],
    apply(draft, { seat, gun, tank, cards }, scribe) {
      pay(draft, scribe, seat, byNumber(cards), 'gun');
      fireGun(draft, scribe, gun, tank);
    },
  }),
  advance: act('advance', {
    phases: ['action'],
    fields: { card: isCard },
    path: ['button:advance', 'card:{card}'],
    tries: (state, seat) =>
      state.ground.infantry ? perCard(state, seat, (card) => ({ type: 'advance', seat, card })) : [],
    checks: [
      free,
      held(),
      infantryCard(),
      {
        id: 'farthest',
        rule: 'TD-Q80',
        holds: ({ state, tank }) => state.ground.infantry && state.infantry[tank.nation] < infantry.farthest,
      },
    ],
    apply(draft, { seat, card }, scribe) {
      playOpen(draft, seat, [card]);
      advanceInfantry(draft, scribe);
    },
  }),
  assault: act('assault', {
    phases: ['action'],
    fields: { card: isCard, tank: isTankId },
    path: ['button:assault', 'card:{card}', 'unit:{tank}'],
    tries: (state, seat) =>
      state.ground.infantry
        ? byNumber(handOf(state, seat)).flatMap((card) =>
            enemyIds(state).map((tank) => ({ type: 'assault' as const, seat, card, tank })),
          )
        : [],
    checks: [
      free,
      held(),
      infantryCard(),
      inPlay(),
      {
        id: 'near',
        rule: 'TD-Q80',
        holds: ({ state, command: { tank } }) =>
          state.ground.infantry && tankOf(state, tank).range <= infantry.targetRange,
        evidence: ({ command: { tank } }) => [tankRef(tank)],
      },
    ],
    apply(draft, { seat, card, tank }, scribe) {
      playOpen(draft, seat, [card]);
      assault(draft, scribe, tank);
    },
  }),
};

/** One infantry action an Action Step, paid with an infantry icon. */
function infantryCard<C extends { readonly type: string; readonly seat: number; readonly card: number }>() {
  return unless<Acting<C>>(
    'infantry',
    ({ state, command: { card } }) => {
      if (state.step?.infantry !== false) return 'TD-8.4c';
      return cardOf(state, card).icons.includes('infantry') ? null : 'TD-Q80';
    },
    'TD-8.4c',
  );
}
