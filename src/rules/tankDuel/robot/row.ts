import { cardOf, halfOf, levelOf, ordersIn, payments } from '../cards';
import type { CardKind } from '../data/battleCards';
import type { Price } from '../events';
import { moveLevel } from '../levels';
import { discardOpen } from '../piles';
import type { Card, Known, KnownTank, State, Tank, Writer } from '../types';

export function rowOf(tank: KnownTank): readonly Card[] {
  return tank.robot?.row ?? [];
}

/** Cards of the row with this half; Move and Flank cards within the Move Level, the others have no level. */
export function rowCards(state: Known, tank: KnownTank, kind: Exclude<CardKind, 'fire'>): Card[] {
  const level = moveLevel(state, tank);
  return rowOf(tank).filter((card) => halfOf(state, card, kind) !== null && levelOf(state, card, kind) <= level);
}

export function takeFromRow(tank: Tank, cards: readonly Card[]): void {
  if (tank.robot !== null) tank.robot.row = tank.robot.row.filter((card) => !cards.includes(card));
}

/** The first payment the row has, of two cards only where neither does alone; null where it does not reach the price. */
export function rowPayment(state: Known, tank: KnownTank, price: number): Card[] | null {
  return payments(state, rowOf(tank), price)[0] ?? null;
}

export function payFromRow(draft: State, scribe: Writer, tank: Tank, cards: readonly Card[], price: Price): void {
  takeFromRow(tank, cards);
  discardOpen(draft, cards);
  scribe.emit({ type: 'rowPaid', tank: tank.id, cards, orders: ordersIn(draft, cards), price });
}

/** The card a Field Action may cost: one that no later step needs, else the lower number; never those kept back. */
export function spareCard(state: Known, tank: KnownTank, kept: readonly Card[] = []): Card | null {
  const useful: readonly CardKind[] = ['fire', 'leadership', 'smoke', 'terrain', 'flank', 'command'];
  const able = rowOf(tank).filter((card) => !kept.includes(card));
  const needed = (card: Card) => cardOf(state, card).halves.some(({ kind }) => useful.includes(kind));
  return able.toSorted((a, b) => Number(needed(a)) - Number(needed(b)) || a - b)[0] ?? null;
}
