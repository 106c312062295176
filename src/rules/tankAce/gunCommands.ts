import { type CheckRow, refusal } from '../core/check';
import type { Refusal, Seat } from '../core/game';
import { oneOf } from '../core/guards';
import { refOf } from '../core/ref';
import { fightOf, groupOf } from './base';
import { isUnit, row } from './careerCommands';
import { bonusTarget, canLoadNext, fireMachineGun, fireMainGun, fireSmoke } from './gunOrders';
import { type OrderFacts, orderFacts } from './orders';
import type { Rule } from './rulebook';
import { bowAt, coaxAt, facingTo, fiftyAt, mainGun, mainGunAt, type TargetFacts, targetFacts } from './targets';
import { areas, type Known, type Round, rounds } from './types';

const isRound = oneOf(...rounds);

/** Units that can be pointed at: on the own board, and on the neighbour's where help is possible. */
function unitsNear(state: Known, seat: Seat): readonly string[] {
  return groupOf(state).flatMap((each) => {
    const near = each === seat || fightOf(state, seat).outcome === 'cleared';
    return near ? fightOf(state, each).units.map(({ id }) => id) : [];
  });
}

/** What may be loaded next; all kinds where the stowage is asked. */
const loads = (state: Known, seat: Seat): readonly Round[] =>
  rounds.filter((round) => canLoadNext(fightOf(state, seat).tank, round));

interface LoadFacts {
  readonly load: Round;
}
const loadable: CheckRow<OrderFacts & LoadFacts, Rule> = {
  id: 'load',
  rule: 'ATA-Q54',
  holds: ({ tank, load }) => canLoadNext(tank, load),
};

type ShotOrder = TargetFacts & LoadFacts;
const fireChecks: readonly CheckRow<ShotOrder, Rule>[] = [
  ...mainGunAt,
  {
    id: 'again',
    rule: 'ATA-7.2B1',
    holds: ({ state, seat, unit }) => bonusTarget(state, seat) !== unit.id,
    evidence: ({ unit }) => [refOf('unit', unit.id)],
  },
  loadable,
];
const againChecks: readonly CheckRow<ShotOrder, Rule>[] = [...mainGunAt, loadable];

const fire = row('fire', {
  phases: ['orders'],
  fields: { unit: isUnit, load: isRound },
  path: ['button:fire', 'unit:{unit}', 'card:{load}'],
  tries: (state, seat) =>
    unitsNear(state, seat).flatMap((unit) =>
      loads(state, seat).map((load) => ({ type: 'fire' as const, seat, unit, load })),
    ),
  subject(state, command): ShotOrder | Refusal<Rule> {
    const facts = targetFacts(state, command);
    return 'rule' in facts ? facts : { ...facts, load: command.load };
  },
  checks: fireChecks,
  instead: ({ seat, load }, failed) => (failed === 'again' ? { type: 'again', seat, load } : null),
  apply: (draft, { seat, unit, load }, to) => fireMainGun(draft, to, seat, unit, load, false),
});

const again = row('again', {
  phases: ['orders'],
  fields: { load: isRound },
  path: ['button:again', 'card:{load}'],
  tries: (state, seat) => loads(state, seat).map((load) => ({ type: 'again' as const, seat, load })),
  subject(state, { seat, load }): ShotOrder | Refusal<Rule> {
    const unit = bonusTarget(state, seat);
    if (unit === null) return refusal<Rule>(fightOf(state, seat).tank.lastTarget === null ? 'ATA-7.2B1' : 'ATA-Q49');
    const facts = targetFacts(state, { seat, unit });
    return 'rule' in facts ? facts : { ...facts, load };
  },
  checks: againChecks,
  apply(draft, { seat, load }, to) {
    const unit = bonusTarget(draft, seat);
    if (unit !== null) fireMainGun(draft, to, seat, unit, load, true);
  },
});

const smoke = row('smoke', {
  phases: ['orders'],
  fields: { area: oneOf(...areas), load: isRound },
  path: ['button:smoke', 'area:{area}', 'card:{load}'],
  tries: (state, seat) =>
    fightOf(state, seat).tank.loaded === 'HCBI'
      ? areas.flatMap((area) => loads(state, seat).map((load) => ({ type: 'smoke' as const, seat, area, load })))
      : [],
  subject: (state, { seat, area, load }) => ({
    ...orderFacts(state, { seat }),
    load,
    turns: facingTo(area) !== fightOf(state, seat).tank.turret,
  }),
  checks: [
    ...mainGun,
    { id: 'field', rule: 'ATA-10.2e', holds: ({ fight }) => fight.outcome === null },
    { id: 'round', rule: 'ATA-7.2A6', holds: ({ tank }) => tank.loaded === 'HCBI' },
    { id: 'traverse', rule: 'ATA-CH.C1', holds: ({ tank, turns }) => !turns || !tank.stuck },
    { id: 'refilling', rule: 'ATA-7.2P2', holds: ({ tank, turns }) => !turns || !tank.refillOrdered },
    { id: 'oneShot', rule: 'ATA-7.2A3', holds: ({ tank, turns }) => tank.shots === 0 || (!tank.turned && !turns) },
    loadable,
  ],
  apply: (draft, { seat, area, load }, to) => fireSmoke(draft, to, seat, area, load),
});

const coax = row('coax', {
  phases: ['orders'],
  fields: { unit: isUnit },
  path: ['button:coax', 'unit:{unit}'],
  tries: (state, seat) => unitsNear(state, seat).map((unit) => ({ type: 'coax' as const, seat, unit })),
  subject: targetFacts,
  checks: coaxAt,
  apply: (draft, { seat, unit }, to) => fireMachineGun(draft, to, seat, 'coax', unit),
});

const bow = row('bow', {
  phases: ['orders'],
  fields: { unit: isUnit },
  path: ['button:bow', 'unit:{unit}'],
  tries: (state, seat) => unitsNear(state, seat).map((unit) => ({ type: 'bow' as const, seat, unit })),
  subject: targetFacts,
  checks: bowAt,
  apply: (draft, { seat, unit }, to) => fireMachineGun(draft, to, seat, 'bow', unit),
});

const fifty = row('fifty', {
  phases: ['orders'],
  fields: { unit: isUnit },
  path: ['button:fifty', 'unit:{unit}'],
  tries: (state, seat) => unitsNear(state, seat).map((unit) => ({ type: 'fifty' as const, seat, unit })),
  subject: targetFacts,
  checks: fiftyAt,
  apply: (draft, { seat, unit }, to) => fireMachineGun(draft, to, seat, 'fifty', unit),
});

export const gunRows = { fire, again, smoke, coax, bow, fifty };
