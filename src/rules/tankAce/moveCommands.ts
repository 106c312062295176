import { type CheckRow, refusal } from '../core/check';
import type { Refusal, Seat } from '../core/game';
import { oneOf } from '../core/guards';
import { fightOf, findUnit, isDefence, isVehicle } from './base';
import { isUnit, row } from './careerCommands';
import * as moves from './moves';
import { afterOrder, moveChecks, type OrderFacts, orderFacts, reverseChecks } from './orders';
import type { Rule } from './rulebook';
import { type TargetFacts, targetFacts } from './targets';
import { type Facing, facings, type Known, type Step } from './types';

const isFacing = oneOf(...facings);
const steps = ['keep', 'nearer', 'farther'] as const;

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
    holds: ({ state, step }) => step !== 'farther' || !isDefence(state) || !state.switches.defenseRetreat,
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
    { id: 'vehicle', rule: 'ATA-7.3.3b', holds: ({ unit }) => isVehicle(unit) },
    { id: 'once', rule: 'ATA-7.2J1', holds: ({ tank, unit }) => tank.flankTarget !== unit.id },
    ...stepChecks,
  ],
  apply(draft, { seat, unit, step }, to) {
    moves.outflank(draft, to, seat, unit, step);
    afterOrder(draft, to, seat);
  },
});

export const moveRows = { advance, hullDown, angle, reverse, flank };
