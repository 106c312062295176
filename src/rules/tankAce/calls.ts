import { type CheckRow, refusal } from '../core/check';
import type { Frozen, Refusal, Seat } from '../core/game';
import { careerOf, fightOf, findUnit, groupOf, unitOf } from './base';
import { afterOrder, type OrderFacts, orderFacts, spendOrder } from './orders';
import { RADIO_RANK } from './prestige';
import type { Rule } from './rulebook';
import { isHidden } from './targets';
import type { CallKind, Enemy, Known, State, Writer } from './types';

interface CallFacts extends OrderFacts {
  readonly unit: Frozen<Enemy>;
  readonly board: Seat;
  readonly kind: CallKind;
}

export function callFacts(
  state: Known,
  command: { readonly seat: Seat; readonly unit: string; readonly kind: CallKind },
): CallFacts | Refusal<Rule> {
  const found = findUnit(state, command.unit);
  if (found === null) return refusal<Rule>('ATA-7.2L1');
  return { ...orderFacts(state, command), unit: found.unit, board: found.seat, kind: command.kind };
}

const hasRadio = (state: Known, seat: Seat) => careerOf(state, seat).rank >= RADIO_RANK;

/** Two mortar missions or one of artillery, and what was bartered for. */
function withinLimit({ fight, kind }: CallFacts): boolean {
  const { mortars, artillery, extraMortars } = fight.tally;
  const beyond = Math.max(0, mortars - extraMortars);
  if (kind === 'artillery') return artillery === 0 && beyond === 0;
  return mortars < extraMortars + (artillery === 0 ? 2 : 0);
}

export const callChecks: readonly CheckRow<CallFacts, Rule>[] = [
  { id: 'radio', rule: 'ATA-7.2L2', holds: ({ state, seat }) => hasRadio(state, seat) },
  {
    id: 'bothRadios',
    rule: 'ATA-10.2h',
    holds: ({ state, seat, board }) => seat === board || groupOf(state).every((each) => hasRadio(state, each)),
  },
  { id: 'limit', rule: 'ATA-7.6g', holds: withinLimit },
  { id: 'mounted', rule: 'ATA-Q13', holds: ({ unit }) => unit.rides === null },
  { id: 'spotted', rule: 'ATA-Q60', holds: ({ state, seat, unit }) => !isHidden(state, seat, unit) },
];

const delays: { readonly [kind in CallKind]: number } = { mortar: 2, artillery: 4 };

export function callFire(draft: State, to: Writer, seat: Seat, id: string, kind: CallKind): void {
  const { unit, fight } = unitOf(draft, id);
  spendOrder(draft, to, seat, 'L', 'ATA-7.2L1');
  const { tally } = fightOf(draft, seat);
  tally[kind === 'mortar' ? 'mortars' : 'artillery'] += 1;
  fight.calls.push({ unit: id, kind, by: seat, delay: delays[kind] });
  to.emit({ type: 'callPlaced', seat, unit: id, kind: unit.kind, call: kind, delay: delays[kind] });
  afterOrder(draft, to, seat);
}
