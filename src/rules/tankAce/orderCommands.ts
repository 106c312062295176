import { isBoolean, oneOf } from '../core/guards';
import { fightOf, groupOf } from './base';
import { callChecks, callFacts, callFire } from './calls';
import { endStowing, isUnit, row } from './careerCommands';
import { hasSkill, useSkill } from './crew';
import * as crewOrders from './crewOrders';
import { turnTurret } from './gunOrders';
import { decideSense } from './hits';
import {
  afterOrder,
  anyOrder,
  canSynergy,
  finishOrders,
  isRackFull,
  loaderChecks,
  orderFacts,
  refillChecks,
  spendOrder,
} from './orders';
import { decideExpert } from './shots';
import { facings, rounds } from './types';

const isRound = oneOf(...rounds);
const isFacing = oneOf(...facings);

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
      fightOf(state, each).units.flatMap(({ id }) =>
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
  checks: [{ id: 'racked', rule: 'ATA-4.4.3a', holds: ({ tank, round }) => tank.rack[round] > 0 }],
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
  refill,
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
