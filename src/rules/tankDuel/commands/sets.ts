import type { OwnPath } from '../../core/commandPath';
import { oneOf, wholeNumber } from '../../core/guards';
import { idOfKind } from '../../core/ref';
import { drive, flankEnemy, load, pay, reactOr, shake, steal, unflankEnemy, unload } from '../acting';
import { refuseTarget } from '../aim';
import { isCard, levelOf, payments } from '../cards';
import { snow } from '../data/special';
import { canConceal, canHullDown, robbable } from '../declare';
import { newShot } from '../fieldActions';
import { flankable, unflankable } from '../flanking';
import { proceed, push, stepOf } from '../flow';
import { roadsOf } from '../levels';
import { concealByCard, goHullDown } from '../placing';
import type { Rule } from '../rulebook';
import { spot } from '../spotting';
import {
  currentTank,
  enemiesOf,
  flankersOf,
  handOf,
  isEnemyInPlay,
  isMoving,
  isTankId,
  tankOf,
  tankRef,
} from '../tanks';
import type { Card, Command, Known, KnownTank, State, TankId, Writer } from '../types';
import { refuseSpot } from './field';
import { act, answer, byNumber, cardSet, paid, unless } from './parts';

const isRange = (raw: unknown): raw is number => wholeNumber(-1000, 1000)(raw) && raw % 200 === 0;
const isKept = (raw: unknown): raw is Card => isCard(raw);

/** Ranges within reach of so many Move cards, nearest the enemy last. */
function rangesOf(tank: KnownTank, cards: number): number[] {
  const reach = Array.from({ length: 2 * cards + 1 }, (_, step) => tank.range + (cards - step) * 200);
  return reach.filter((range) => Math.abs(range) <= 1000);
}

export function refuseRange(state: Known, tank: KnownTank, to: number, cards: number): Rule | null {
  if (Math.abs(to) > 1000) return 'TD-5.2.4a';
  if (Math.abs(to - tank.range) > 200 * cards) return cards > 1 ? 'TD-10.1.2c' : 'TD-10.1.2a';
  if (state.ground.condition !== 'deepMud' || roadsOf(state, tank.nation) !== 1) return null;
  // In column nobody ends a move nearer to the enemy than the lead tank stands (TD-Q73).
  const lead = Math.min(
    ...state.tanks.filter((each) => each.inPlay && each.nation === tank.nation).map(({ range }) => range),
  );
  return tank.range > lead && to < lead ? 'TD-Q73' : null;
}

/** In snow the Move card that stays must let the tank into the terrain that follows. */
function refuseKeep(state: Known, card: Card): Rule | null {
  const step = state.step;
  if (step === null || !step.set.some((played) => played.card === card)) return 'TD-Q31';
  const terrainFollows = step.declared.some(({ as }) => as === 'terrain');
  if (state.ground.condition !== 'snow' || !terrainFollows) return null;
  return levelOf(state, card, 'move') <= snow.terrainLevel ? null : 'TD-Q75';
}

/** Moving to a flanking enemy's reach is refused by what the flank needs. */
function refuseFlanking(state: Known, tank: KnownTank, enemy: TankId, takeBack: TankId | null): Rule | null {
  if (!isMoving(tank)) return 'TD-10.4.2a';
  if (!tank.spotted.includes(enemy)) return 'TD-10.4a';
  if (!flankable(state, tank).includes(enemy)) return tank.flanking.includes(enemy) ? 'TD-Q57' : 'TD-Q75';
  if (tank.flanking.length < 2) return takeBack === null ? null : 'TD-10.4.2b';
  return takeBack !== null && tank.flanking.includes(takeBack) ? null : 'TD-10.4.2b';
}

const enemyIds = (state: Known): TankId[] => enemiesOf(state, currentTank(state)).map(({ id }) => id);

/** The shot at the target chosen, with what was declared. */
export function aimAt(draft: State, scribe: Writer, enemy: TankId): void {
  const { set } = stepOf(draft);
  const tank = currentTank(draft);
  const fire = set.filter(({ as }) => as === 'fire').map(({ card }) => card);
  draft.shot = {
    ...newShot('tank', tank.id, enemy, null),
    fire,
    leadership: fire.length < set.length,
    apcr: tank.loaded,
  };
  push(draft, { do: 'shoot' }, { do: 'shotOver' });
  reactOr(draft, scribe, 'fire', enemy);
}

type Flank = Extract<Command, { type: 'flank' }>;

/** A counter is named only where one has to come back. */
const flanking: OwnPath<State, Flank> = {
  print: ({ tank, takeBack }) => [
    'button:flank',
    tankRef(tank),
    ...(takeBack === null ? [] : [`button:back-${takeBack}` as const]),
  ],
  read(_, seat, refs) {
    const [button, unit, back, ...more] = refs;
    const tank = unit === undefined ? null : idOfKind('unit', unit);
    const takeBack = back === undefined ? null : back.slice('button:back-'.length);
    if (button !== 'button:flank' || more.length > 0 || !isTankId(tank)) return null;
    if (back !== undefined && (!back.startsWith('button:back-') || !isTankId(takeBack))) return null;
    return { type: 'flank', seat, tank, takeBack: isTankId(takeBack) ? takeBack : null };
  },
};

/** What is decided while the sets of a Tank Action are resolved. */
export const setRows = {
  attempt: act('attempt', {
    phases: ['attempt'],
    fields: { tank: isTankId, cards: cardSet(2) },
    path: ['unit:{tank}', 'card:{cards}*'],
    anyOrder: true,
    tries: (state, seat) =>
      enemyIds(state).flatMap((tank) =>
        [[], ...payments(state, handOf(state, seat), 2)].map((cards) => ({
          type: 'attempt' as const,
          seat,
          tank,
          cards,
        })),
      ),
    checks: [
      {
        id: 'enemy',
        rule: 'TD-15.0h',
        holds: ({ state, tank, command: { tank: enemy } }) => isEnemyInPlay(state, tank, enemy),
        gate: true,
      },
      unless('spot', ({ state, tank, command: { tank: enemy } }) => refuseSpot(state, tank, enemy), 'TD-Q57'),
      ...paid(({ command: { cards } }) => (cards.length === 0 ? 0 : 2), 'TD-8.3.5i.2'),
    ],
    apply(draft, { seat, tank, cards }, scribe) {
      pay(draft, scribe, seat, byNumber(cards), 'spot');
      stepOf(draft).taken = true;
      push(draft, { do: 'spotAttempt', tank, pulls: cards.length === 0 ? 1 : 2 }, { do: 'unitOver' });
      reactOr(draft, scribe, 'spot', tank);
    },
  }),
  acquisition: answer('acquisition', {
    phases: ['keepAcquired'],
    fields: { drop: oneOf(true, false) },
    path: ['button:drop-{drop}'],
    tries: (_, seat) => [
      { type: 'acquisition', seat, drop: true },
      { type: 'acquisition', seat, drop: false },
    ],
    checks: [],
    apply(draft, { drop }, scribe) {
      const [offer] = draft.offers;
      draft.offers = [];
      if (offer !== undefined && drop) spot(draft, scribe, currentTank(draft), offer.spotted);
      proceed(draft, scribe);
    },
  }),
  move: act('move', {
    phases: ['move'],
    fields: { to: isRange, card: isKept },
    path: ['area:{to}', 'card:{card}'],
    tries: (state, seat) => {
      const set = state.step?.set ?? [];
      return rangesOf(currentTank(state), set.length).flatMap((to) =>
        set.map(({ card }) => ({ type: 'move' as const, seat, to, card })),
      );
    },
    checks: [
      unless(
        'range',
        ({ state, tank, command: { to } }) => refuseRange(state, tank, to, state.step?.set.length ?? 0),
        'TD-10.1.2a',
      ),
      unless('keep', ({ state, command: { card } }) => refuseKeep(state, card), 'TD-Q31'),
    ],
    apply: (draft, { to, card }, scribe) => drive(draft, scribe, to, card),
  }),
  shake: act('shake', {
    phases: ['shake'],
    fields: { tank: isTankId },
    path: ['unit:{tank}'],
    tries: (state, seat) => enemyIds(state).map((tank) => ({ type: 'shake', seat, tank })),
    checks: [
      {
        id: 'flanks',
        rule: 'TD-10.1.3c',
        holds: ({ state, tank, command: { tank: enemy } }) => flankersOf(state, tank).includes(enemy),
        evidence: ({ command: { tank } }) => [tankRef(tank)],
      },
    ],
    apply: (draft, { tank }, scribe) => shake(draft, scribe, currentTank(draft), tank),
  }),
  flank: act('flank', {
    phases: ['flank'],
    fields: { tank: isTankId, takeBack: (raw): raw is TankId | null => raw === null || isTankId(raw) },
    path: flanking,
    tries: (state, seat) => {
      const backs = currentTank(state).flanking.length < 2 ? [null] : currentTank(state).flanking;
      return enemyIds(state).flatMap((tank) =>
        backs.map((takeBack) => ({ type: 'flank' as const, seat, tank, takeBack })),
      );
    },
    checks: [
      unless(
        'flank',
        ({ state, tank, command: { tank: enemy, takeBack } }) => refuseFlanking(state, tank, enemy, takeBack),
        'TD-10.4.2a',
      ),
    ],
    apply: (draft, { tank, takeBack }, scribe) => flankEnemy(draft, scribe, tank, takeBack),
  }),
  unflank: act('unflank', {
    phases: ['flank'],
    fields: { tank: isTankId },
    path: ['button:unflank', 'unit:{tank}'],
    tries: (state, seat) => enemyIds(state).map((tank) => ({ type: 'unflank', seat, tank })),
    checks: [
      {
        id: 'spotted',
        rule: 'TD-10.4.3e',
        holds: ({ state, tank, command: { tank: enemy } }) => unflankable(state, tank).includes(enemy),
        evidence: ({ command: { tank } }) => [tankRef(tank)],
      },
    ],
    apply: (draft, { tank }, scribe) => unflankEnemy(draft, scribe, tank),
  }),
  steal: act('steal', {
    phases: ['leadership'],
    fields: { from: wholeNumber(0, 7) },
    path: ['area:hand{from}'],
    tries: (state, seat) => state.sides.map((_, from) => ({ type: 'steal', seat, from })),
    checks: [
      {
        id: 'enemy',
        rule: 'TD-8.3.4a',
        holds: ({ state, tank, command: { from } }) => robbable(state, tank).includes(from),
      },
    ],
    apply(draft, { seat, from }, scribe) {
      steal(draft, scribe, seat, from);
      proceed(draft, scribe);
    },
  }),
  lead: act('lead', {
    phases: ['leadership'],
    fields: { tank: isTankId },
    path: ['unit:{tank}'],
    tries: (state, seat) => enemyIds(state).map((tank) => ({ type: 'lead', seat, tank })),
    checks: [
      {
        id: 'enemy',
        rule: 'TD-15.0h',
        holds: ({ state, tank, command: { tank: enemy } }) => isEnemyInPlay(state, tank, enemy),
        gate: true,
      },
      unless('spot', ({ state, tank, command: { tank: enemy } }) => refuseSpot(state, tank, enemy), 'TD-Q57'),
    ],
    apply(draft, { tank }, scribe) {
      spot(draft, scribe, currentTank(draft), tank);
      proceed(draft, scribe);
    },
  }),
  leadSelf: act('leadSelf', {
    phases: ['leadership'],
    fields: { use: oneOf('hullDown', 'conceal') },
    path: ['button:{use}'],
    tries: (_, seat) => (['hullDown', 'conceal'] as const).map((use) => ({ type: 'leadSelf', seat, use })),
    checks: [
      {
        id: 'effective',
        rule: ({ tank, command: { use } }) => (use === 'hullDown' && !tank.hullDown ? 'TD-Q19' : 'TD-Q57'),
        holds: ({ state, tank, command: { use } }) =>
          use === 'hullDown' ? canHullDown(tank) : canConceal(state, tank),
      },
    ],
    apply(draft, { use }, scribe) {
      const tank = currentTank(draft);
      if (use === 'hullDown') goHullDown(scribe, tank);
      else concealByCard(draft, scribe, tank);
      proceed(draft, scribe);
    },
  }),
  quickLoad: act('quickLoad', {
    phases: ['target'],
    fields: { load: oneOf(true, false), cards: cardSet(3) },
    path: ['button:quick-{load}', 'card:{cards}*'],
    anyOrder: true,
    tries: (state, seat) =>
      [true, false].flatMap((into) =>
        payments(state, handOf(state, seat), 3).map((cards) => ({
          type: 'quickLoad' as const,
          seat,
          load: into,
          cards,
        })),
      ),
    checks: [
      { id: 'once', rule: 'TD-Q7', holds: ({ state }) => state.step?.quick === false },
      {
        id: 'round',
        rule: 'TD-Q57',
        holds: ({ tank, command: { load: into } }) => (into ? tank.rounds > 0 && !tank.loaded : tank.loaded),
      },
      ...paid(() => 3, 'TD-11.1.2a'),
    ],
    apply(draft, { seat, load: into, cards }, scribe) {
      pay(draft, scribe, seat, byNumber(cards), 'load');
      stepOf(draft).quick = true;
      (into ? load : unload)(scribe, currentTank(draft));
      draft.exit = 'target';
    },
  }),
  target: act('target', {
    phases: ['target'],
    fields: { tank: isTankId },
    path: ['unit:{tank}'],
    tries: (state, seat) => enemyIds(state).map((tank) => ({ type: 'target', seat, tank })),
    checks: [
      {
        id: 'enemy',
        rule: 'TD-15.0h',
        holds: ({ state, tank, command: { tank: enemy } }) => isEnemyInPlay(state, tank, enemy),
        evidence: ({ command: { tank } }) => [tankRef(tank)],
        gate: true,
      },
      unless(
        'target',
        ({ state, tank, command: { tank: enemy } }) =>
          isEnemyInPlay(state, tank, enemy) ? refuseTarget(state, tank, tankOf(state, enemy)) : 'TD-15.0h',
        'TD-Q68',
      ),
    ],
    apply: (draft, { tank }, scribe) => aimAt(draft, scribe, tank),
  }),
};
