import type { CheckRow } from '../core/check';
import { refusal } from '../core/check';
import type { Refusal, Seat } from '../core/game';
import { isBoolean, oneOf } from '../core/guards';
import { refOf } from '../core/ref';
import { rackSize } from './ammunition';
import { classOf, fightOf, findUnit, groupOf, isVehicle } from './base';
import { callChecks, callFacts, callFire } from './calls';
import { endStowing, isUnit, row } from './careerCommands';
import { hasSkill, useSkill } from './crew';
import * as crewOrders from './crewOrders';
import { bonusTarget, canLoadNext, fireMachineGun, fireMainGun, fireSmoke, turnTurret } from './gunOrders';
import { decideSense } from './hits';
import * as moves from './moves';
import {
  afterOrder,
  anyOrder,
  canSynergy,
  finishOrders,
  isRackFull,
  loaderChecks,
  moveChecks,
  type OrderFacts,
  orderFacts,
  refillChecks,
  reverseChecks,
  spendOrder,
} from './orders';
import type { Rule } from './rulebook';
import { decideExpert } from './shots';
import { bowAt, coaxAt, facingTo, fiftyAt, mainGun, mainGunAt, type TargetFacts, targetFacts } from './targets';
import { areas, type Facing, facings, type Known, type Round, rounds, type Step } from './types';

const isRound = oneOf(...rounds);
const isFacing = oneOf(...facings);
const steps = ['keep', 'nearer', 'farther'] as const;

/** Units that can be pointed at: on the own board, and on the neighbour's where help is possible. */
function unitsNear(state: Known, seat: Seat): readonly string[] {
  return groupOf(state).flatMap((each) => {
    const near = each === seat || fightOf(state, seat).outcome === 'cleared';
    return near ? (state.fights[each]?.units ?? []).map(({ id }) => id) : [];
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

const refill = row('refill', {
  phases: ['orders'],
  fields: {},
  path: ['button:refill'],
  tries: (_, seat) => [{ type: 'refill', seat }],
  subject: orderFacts,
  checks: refillChecks,
  apply(draft, { seat }, to) {
    const tank = spendOrder(draft, to, seat, 'C', 'ATA-7.2C1');
    tank.refilling = true;
    tank.refillOrdered = true;
    afterOrder(draft, to, seat);
  },
});

interface HullFacts extends OrderFacts {
  readonly hull: Facing;
  readonly step: Step;
}
const hullFacts = (state: Known, command: { seat: Seat; hull: Facing; step?: Step }): HullFacts => ({
  ...orderFacts(state, command),
  hull: command.hull,
  step: command.step ?? 'keep',
});

/** Moving may turn the hull for nothing, where that is played. */
const freeAngle: CheckRow<HullFacts, Rule> = {
  id: 'angle',
  rule: 'ATA-7.2F1',
  holds: ({ state, tank, hull }) => state.switches.freeAngle || hull === tank.hull,
};
const hulls = (state: Known, seat: Seat): readonly Facing[] =>
  state.switches.freeAngle ? facings : [fightOf(state, seat).tank.hull];

/** One step along the axis with E and J: never off the board, and no cheap retreat in a defence. */
const stepChecks: readonly CheckRow<OrderFacts & { readonly step: Step }, Rule>[] = [
  {
    id: 'step',
    rule: 'ATA-Q19',
    holds: ({ fight, step }) => step === 'keep' || moves.rangeAfter(fight.range, step) !== fight.range,
  },
  {
    id: 'retreat',
    rule: 'ATA-Q19',
    holds: ({ state, step }) => step !== 'farther' || !moves.isDefence(state) || !state.switches.defenseRetreat,
  },
];

const advance = row('advance', {
  phases: ['orders'],
  fields: { hull: isFacing },
  path: ['button:advance', 'face:{hull}'],
  tries: (state, seat) => hulls(state, seat).map((hull) => ({ type: 'advance' as const, seat, hull })),
  subject: hullFacts,
  checks: [...moveChecks, { id: 'close', rule: 'ATA-7.2D1', holds: ({ fight }) => fight.range !== 'close' }, freeAngle],
  apply(draft, { seat, hull }, to) {
    moves.advance(draft, to, seat, hull);
    afterOrder(draft, to, seat);
  },
});

const hullDown = row('hullDown', {
  phases: ['orders'],
  fields: { step: oneOf(...steps), hull: isFacing },
  path: ['button:hullDown', 'button:{step}', 'face:{hull}'],
  tries: (state, seat) =>
    steps.flatMap((step) => hulls(state, seat).map((hull) => ({ type: 'hullDown' as const, seat, step, hull }))),
  subject: hullFacts,
  checks: [...moveChecks, ...stepChecks, freeAngle],
  apply(draft, { seat, step, hull }, to) {
    moves.seekCover(draft, to, seat, step, hull);
    afterOrder(draft, to, seat);
  },
});

const angle = row('angle', {
  phases: ['orders'],
  fields: { hull: isFacing },
  path: ['button:angle', 'face:{hull}'],
  tries: (_, seat) => facings.map((hull) => ({ type: 'angle' as const, seat, hull })),
  subject: hullFacts,
  checks: [...moveChecks, { id: 'other', rule: 'ATA-7.2F1', holds: ({ tank, hull }) => tank.hull !== hull }],
  apply(draft, { seat, hull }, to) {
    moves.angle(draft, to, seat, hull);
    afterOrder(draft, to, seat);
  },
});

const reverse = row('reverse', {
  phases: ['orders'],
  fields: { hull: isFacing },
  path: ['button:reverse', 'face:{hull}'],
  tries: (state, seat) => hulls(state, seat).map((hull) => ({ type: 'reverse' as const, seat, hull })),
  subject: hullFacts,
  checks: [
    ...reverseChecks,
    freeAngle,
    {
      id: 'leaving',
      rule: 'ATA-7.2G2',
      // Off the board nobody sees how the hull stands: one way to leave is enough.
      holds: ({ state, seat, tank, hull }) => hull === tank.hull || !moves.leavesField(state, seat),
    },
  ],
  apply(draft, { seat, hull }, to) {
    moves.reverse(draft, to, seat, hull);
    afterOrder(draft, to, seat);
  },
});

const flank = row('flank', {
  phases: ['orders'],
  fields: { unit: isUnit, step: oneOf(...steps) },
  path: ['button:flank', 'unit:{unit}', 'button:{step}'],
  tries: (state, seat) =>
    fightOf(state, seat).units.flatMap(({ id }) =>
      steps.map((step) => ({ type: 'flank' as const, seat, unit: id, step })),
    ),
  subject(state, command): (TargetFacts & { readonly step: Step }) | Refusal<Rule> {
    const found = findUnit(state, command.unit);
    if (found === null || found.seat !== command.seat) return refusal<Rule>('ATA-7.2J1');
    const facts = targetFacts(state, command);
    return 'rule' in facts ? facts : { ...facts, step: command.step };
  },
  checks: [
    ...moveChecks,
    { id: 'vehicle', rule: 'ATA-7.3.3b', holds: ({ unit }) => isVehicle(unit) && classOf(unit) !== 'INF' },
    { id: 'once', rule: 'ATA-7.2J1', holds: ({ tank, unit }) => tank.flankTarget !== unit.id },
    ...stepChecks,
  ],
  apply(draft, { seat, unit, step }, to) {
    moves.outflank(draft, to, seat, unit, step);
    afterOrder(draft, to, seat);
  },
});

const screen = row('screen', {
  phases: ['orders'],
  fields: {},
  path: ['button:screen'],
  tries: (_, seat) => [{ type: 'screen', seat }],
  subject: orderFacts,
  checks: [...loaderChecks, ...crewOrders.mortarChecks],
  apply: (draft, { seat }, to) => crewOrders.screen(draft, to, seat),
});

const call = row('call', {
  phases: ['orders'],
  fields: { unit: isUnit, kind: oneOf('mortar', 'artillery') },
  path: ['button:call', 'card:{kind}', 'unit:{unit}'],
  tries: (state, seat) =>
    groupOf(state).flatMap((each) =>
      (state.fights[each]?.units ?? []).flatMap(({ id }) =>
        (['mortar', 'artillery'] as const).map((kind) => ({ type: 'call' as const, seat, unit: id, kind })),
      ),
    ),
  subject: callFacts,
  checks: [...anyOrder, ...callChecks],
  apply: (draft, { seat, unit, kind }, to) => callFire(draft, to, seat, unit, kind),
});

const buttonUp = row('buttonUp', {
  phases: ['orders'],
  fields: { posts: crewOrders.isHatchSet },
  path: ['button:buttonUp', 'card:{posts}'],
  tries: (_, seat) => crewOrders.hatchSets.map((posts) => ({ type: 'buttonUp' as const, seat, posts })),
  subject: (state, { seat, posts }) => ({ ...orderFacts(state, { seat }), posts }),
  checks: [...anyOrder, crewOrders.allOpen],
  apply: (draft, { seat, posts }, to) => crewOrders.setHatches(draft, to, seat, posts, false),
});

const unbutton = row('unbutton', {
  phases: ['orders'],
  fields: { posts: crewOrders.isHatchSet },
  path: ['button:unbutton', 'card:{posts}'],
  tries: (_, seat) => crewOrders.hatchSets.map((posts) => ({ type: 'unbutton' as const, seat, posts })),
  subject: (state, { seat, posts }) => ({ ...orderFacts(state, { seat }), posts }),
  checks: [...anyOrder, crewOrders.allShut, crewOrders.commanderThere],
  apply: (draft, { seat, posts }, to) => crewOrders.setHatches(draft, to, seat, posts, true),
});

const switchRound = row('switchRound', {
  phases: ['orders'],
  fields: { round: isRound },
  path: ['button:switchRound', 'card:{round}'],
  tries: (state, seat) =>
    rounds
      .filter((round) => fightOf(state, seat).tank.rack[round] > 0)
      .map((round) => ({ type: 'switchRound' as const, seat, round })),
  subject: (state, { seat, round }) => ({ ...orderFacts(state, { seat }), round }),
  checks: [
    ...loaderChecks,
    {
      id: 'racked',
      rule: 'ATA-7.2O1',
      holds: ({ tank, round }) => tank.rack[round] > 0 && tank.loaded !== round,
    },
  ],
  apply: (draft, { seat, round }, to) => crewOrders.switchRound(draft, to, seat, round),
});

const traverse = row('traverse', {
  phases: ['orders'],
  fields: { turret: isFacing },
  path: ['button:traverse', 'face:{turret}'],
  tries: (_, seat) => facings.map((turret) => ({ type: 'traverse' as const, seat, turret })),
  subject: (state, { seat, turret }) => ({ ...orderFacts(state, { seat }), turret }),
  checks: [
    ...anyOrder,
    { id: 'other', rule: 'ATA-7.2P1', holds: ({ tank, turret }) => tank.turret !== turret },
    { id: 'traverse', rule: 'ATA-CH.C1', holds: ({ tank }) => !tank.stuck },
    { id: 'refilling', rule: 'ATA-7.2P2', holds: ({ tank }) => !tank.refillOrdered },
    { id: 'oneShot', rule: 'ATA-7.2A3', holds: ({ tank }) => tank.shots < 2 },
  ],
  apply(draft, { seat, turret }, to) {
    spendOrder(draft, to, seat, 'P', 'ATA-7.2P1', 'gunner');
    turnTurret(draft, to, seat, turret);
    afterOrder(draft, to, seat);
  },
});

const synergy = row('synergy', {
  phases: ['orders'],
  fields: {},
  path: ['button:synergy'],
  tries: (_, seat) => [{ type: 'synergy', seat }],
  checks: [{ id: 'skill', rule: 'ATA-7.7.synergy', holds: ({ state, command }) => canSynergy(state, command.seat) }],
  apply(draft, { seat }, to) {
    useSkill(draft, seat, 'commander', 'synergy');
    const { tank } = fightOf(draft, seat);
    tank.orders = (tank.orders ?? 0) + 1;
    to.emit({ type: 'synergyUsed', seat });
  },
});

const endOrders = row('endOrders', {
  phases: ['orders'],
  fields: {},
  path: ['button:endOrders'],
  tries: (_, seat) => [{ type: 'endOrders', seat }],
  checks: [],
  apply: (draft, { seat }, to) => finishOrders(draft, to, seat),
});

const reroll = row('reroll', {
  phases: ['expert'],
  fields: {},
  path: ['button:reroll'],
  tries: (_, seat) => [{ type: 'reroll', seat }],
  checks: [],
  apply(draft, { seat }, to) {
    decideExpert(draft, to, true);
    afterOrder(draft, to, seat);
  },
});

const keep = row('keep', {
  phases: ['expert'],
  fields: {},
  path: ['button:keep'],
  tries: (_, seat) => [{ type: 'keep', seat }],
  checks: [],
  apply(draft, { seat }, to) {
    decideExpert(draft, to, false);
    afterOrder(draft, to, seat);
  },
});

const stow = row('stow', {
  phases: ['stow'],
  fields: { round: isRound },
  path: ['button:stow', 'card:{round}'],
  tries: (_, seat) => rounds.map((round) => ({ type: 'stow' as const, seat, round })),
  subject: (state, { seat, round }) => ({ ...orderFacts(state, { seat }), round }),
  checks: [
    { id: 'room', rule: 'ATA-4.4.3a', holds: ({ state, seat }) => !isRackFull(state, seat) },
    crewOrders.inStowage,
  ],
  apply(draft, { seat, round }, to) {
    crewOrders.moveRound(draft, to, seat, round, false);
    if (crewOrders.stowingOver(draft, seat)) endStowing(draft, to, seat);
  },
});

const unstow = row('unstow', {
  phases: ['stow'],
  fields: { round: isRound },
  path: ['button:unstow', 'card:{round}'],
  tries: (_, seat) => rounds.map((round) => ({ type: 'unstow' as const, seat, round })),
  subject: (state, { seat, round }) => ({ ...orderFacts(state, { seat }), round }),
  checks: [
    { id: 'racked', rule: 'ATA-4.4.3a', holds: ({ tank, round }) => tank.rack[round] > 0 && rackSize(tank) > 0 },
  ],
  apply(draft, { seat, round }, to) {
    crewOrders.moveRound(draft, to, seat, round, true);
    if (crewOrders.stowingOver(draft, seat)) endStowing(draft, to, seat);
  },
});

const rush = row('rush', {
  phases: ['stow'],
  fields: {},
  path: ['button:rush'],
  tries: (_, seat) => [{ type: 'rush', seat }],
  checks: [
    {
      id: 'skill',
      rule: 'ATA-7.7.adrenaline',
      holds: ({ state, command: { seat } }) =>
        hasSkill(state, seat, 'loader', 'adrenalineRush') && !fightOf(state, seat).tank.rush,
    },
  ],
  apply(draft, { seat }, to) {
    useSkill(draft, seat, 'loader', 'adrenalineRush');
    fightOf(draft, seat).tank.rush = true;
    to.emit({ type: 'rushUsed', seat });
  },
});

const sense = row('sense', {
  phases: ['sense'],
  fields: { use: isBoolean },
  path: ['button:sense-{use}'],
  tries: (_, seat) => [true, false].map((use) => ({ type: 'sense' as const, seat, use })),
  checks: [],
  apply(draft, { use }, to) {
    draft.queue = [];
    decideSense(draft, to, use);
    draft.exit = 'done';
  },
});

export const orderRows = {
  fire,
  again,
  smoke,
  coax,
  bow,
  fifty,
  refill,
  advance,
  hullDown,
  angle,
  reverse,
  flank,
  screen,
  call,
  buttonUp,
  unbutton,
  switchRound,
  traverse,
  synergy,
  endOrders,
  reroll,
  keep,
  stow,
  unstow,
  rush,
  sense,
};
