import type { CheckRow } from '../core/check';
import type { Frozen, Seat } from '../core/game';
import { rackSize } from './ammunition';
import { careerOf, decideNext, fightOf, groupOf, matOf } from './base';
import { hasDriver, hasLoader, hasSkill, isFought, isOut, mustWithdraw } from './crew';
import type { Post } from './data/crewCharts';
import type { Rule } from './rulebook';
import type { Fight, Known, State, Tank, Writer } from './types';
import { keepGuns } from './upkeep';

/** Whoever has cleared his board may still help the other. */
function canSupport(state: Known, seat: Seat): boolean {
  return groupOf(state).some((other) => other !== seat && fightOf(state, other).outcome === null);
}

function mayOrder(state: Known, seat: Seat): boolean {
  const { outcome } = fightOf(state, seat);
  return outcome === null || (outcome === 'cleared' && canSupport(state, seat));
}

/** Orders are given tank by tank. */
export function beginOrders(draft: State, to: Writer): void {
  if (draft.queue.length === 0) draft.queue = groupOf(draft).filter((seat) => mayOrder(draft, seat));
  decideNext(draft);
  const [seat] = draft.queue;
  if (seat === undefined) draft.exit = 'done';
  else countOrders(draft, to, seat);
}

/** Two orders, one fewer for a lightly wounded commander, one in all where the gunner has taken over; then shock. */
function ordersOf(state: Known, seat: Seat): number {
  if (isOut(state, seat, 'commander')) return 1;
  return careerOf(state, seat).crew.commander.hurt === 'LW' ? 1 : 2;
}

function countOrders(draft: State, to: Writer, seat: Seat): void {
  const { tank } = fightOf(draft, seat);
  if (tank.orders !== null) return;
  const most = ordersOf(draft, seat);
  const lost = Math.min(tank.shock, most);
  tank.orders = most - lost;
  // What shock could not take from this round is carried over as one marker.
  tank.shock = tank.shock > lost ? 1 : 0;
  to.emit({ type: 'ordersCounted', seat, orders: tank.orders });
}

/** An order is being carried out: it is counted, and whoever carries it out does nothing else. */
export function spendOrder(draft: State, to: Writer, seat: Seat, letter: string, rule: Rule, ...busy: Post[]): Tank {
  const { tank } = fightOf(draft, seat);
  tank.orders = (tank.orders ?? 0) - 1;
  tank.given += 1;
  for (const post of busy) if (!tank.busy.includes(post)) tank.busy.push(post);
  to.emit({ type: 'ordered', seat, order: letter, left: tank.orders, rule });
  return tank;
}

/** What follows an order: the end of the battle, of this tank's orders, or the next order. */
export function afterOrder(draft: State, to: Writer, seat: Seat): void {
  if (draft.pending !== null) return;
  if (isFought(draft)) {
    draft.exit = 'battle';
    return;
  }
  const { tank } = fightOf(draft, seat);
  const more = mayOrder(draft, seat) && ((tank.orders ?? 0) > 0 || canSynergy(draft, seat));
  if (more) {
    if (draft.phase !== 'orders') draft.exit = 'again';
    return;
  }
  finishOrders(draft, to, seat);
}

export function canSynergy(state: Known, seat: Seat): boolean {
  return hasSkill(state, seat, 'commander', 'synergy');
}

/** Orders of this tank are over: men without orders see to their guns, the loader goes on filling the rack. */
export function finishOrders(draft: State, to: Writer, seat: Seat): void {
  const { tank } = fightOf(draft, seat);
  to.emit({ type: 'ordersEnded', seat, lost: tank.orders ?? 0 });
  tank.orders = 0;
  keepGuns(draft, to, seat);
  for (const gap of tank.gaps) gap.served = true;
  if (fightOf(draft, seat).outcome === null && stowsNow(draft, seat)) {
    draft.exit = 'stow';
    return;
  }
  nextToOrder(draft, to);
}

/** Whether rounds go into the rack at the end of this round's orders. */
function stowsNow(state: Known, seat: Seat): boolean {
  const { tank } = fightOf(state, seat);
  const free = tank.shots === 0 && !tank.turned && !tank.busy.includes('loader');
  return tank.refilling && free && hasLoader(state, seat);
}

export function nextToOrder(draft: State, to: Writer): void {
  draft.queue.shift();
  const [next] = draft.queue;
  if (next === undefined) {
    draft.exit = 'done';
    return;
  }
  if (draft.phase !== 'orders') {
    draft.exit = 'again';
    return;
  }
  decideNext(draft);
  countOrders(draft, to, next);
}

/** What every order is measured against. */
export interface OrderFacts {
  readonly state: Known;
  readonly seat: Seat;
  readonly fight: Frozen<Fight>;
  readonly tank: Frozen<Tank>;
}

export function orderFacts(state: Known, { seat }: { readonly seat: Seat }): OrderFacts {
  const fight = fightOf(state, seat);
  return { state, seat, fight, tank: fight.tank };
}

type Row = CheckRow<OrderFacts, Rule>;

const hasOrders: Row = { id: 'orders', rule: 'ATA-7.2.3a', holds: ({ tank }) => (tank.orders ?? 0) > 0, gate: true };

/** Any order but the move backward. */
export const anyOrder: readonly Row[] = [
  hasOrders,
  {
    id: 'withdraw',
    rule: 'ATA-7.4.3d',
    holds: ({ state, seat, tank }) => tank.given > 0 || !mustWithdraw(state, seat),
  },
  {
    id: 'leader',
    rule: 'ATA-Q63',
    holds: ({ state, seat }) => !isOut(state, seat, 'commander') || !isOut(state, seat, 'gunner'),
  },
];

const movement: readonly Row[] = [
  { id: 'field', rule: 'ATA-10.2e', holds: ({ fight }) => fight.outcome === null },
  { id: 'immobile', rule: 'ATA-7.4.5a', holds: ({ tank }) => !tank.immobile },
  { id: 'driver', rule: 'ATA-7.4.3i', holds: ({ state, seat }) => hasDriver(state, seat) },
];

export const moveChecks: readonly Row[] = [...anyOrder, ...movement];
/** The move backward is never barred by what makes the tank withdraw. */
export const reverseChecks: readonly Row[] = [hasOrders, ...movement];

const loaderThere: Row = { id: 'loader', rule: 'ATA-7.4.3k', holds: ({ state, seat }) => hasLoader(state, seat) };

export const loaderChecks: readonly Row[] = [...anyOrder, loaderThere];

export const refillChecks: readonly Row[] = [
  ...loaderChecks,
  { id: 'fired', rule: 'ATA-7.2C1', holds: ({ tank }) => tank.shots === 0 && !tank.busy.includes('loader') },
  { id: 'turned', rule: 'ATA-7.2P2', holds: ({ tank }) => !tank.turned },
  { id: 'once', rule: 'ATA-7.2C3', holds: ({ tank }) => !tank.refilling },
];

export function isRackFull(state: Known, seat: Seat): boolean {
  return rackSize(fightOf(state, seat).tank) >= matOf(state, seat).rack;
}
