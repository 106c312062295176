import type { Seat } from '../../core/game';
import { cardOf } from '../cards';
import type { Half } from '../data/battleCards';
import { terrains } from '../data/terrain';
import { fireLevel, moveLevel } from '../levels';
import { handOf, isImmobilized, vehicleOf } from '../tanks';
import type { Card, Known, KnownTank } from '../types';

/** What the tanks of a seat can make of cards. */
export interface Means {
  readonly state: Known;
  readonly fire: number;
  readonly move: number;
  readonly smoke: boolean;
}

export function meansOf(state: Known, seat: Seat): Means {
  const own: readonly KnownTank[] = state.tanks.filter((tank) => tank.seat === seat && tank.inPlay);
  return {
    state,
    fire: Math.max(0, ...own.map(fireLevel)),
    move: Math.max(0, ...own.map((tank) => (isImmobilized(tank) ? 0 : moveLevel(state, tank)))),
    smoke: own.some((tank) => vehicleOf(tank).equipment.includes('smoke')),
  };
}

/** Two order icons raise a level by one. */
const within = (level: number, mine: number, full: number) =>
  level <= mine ? full : level <= mine + 2 ? full * 0.3 : 0;

function halfWorth({ kind, level, toHit, terrain }: Half, { fire, move, smoke }: Means): number {
  switch (kind) {
    case 'fire':
      return within(level ?? 9, fire, 0.5 + (toHit ?? 0) * 0.012);
    case 'move':
      return within(level ?? 9, move, 0.26);
    case 'flank':
      return within(level ?? 9, move, 0.24);
    case 'leadership':
      return 0.5;
    case 'command':
      return 0.4;
    case 'tactics':
      return 0.55;
    case 'smoke':
      return smoke ? 0.2 : 0.02;
    case 'terrain':
      if (terrain === null || terrain === 'mines') return 0.4;
      return terrain === 'mud' ? 0.2 : 0.08 + terrains[terrain].cover / 120;
  }
}

/** What holding a card is worth, in VP. */
export function cardWorth(means: Means, card: Card): number {
  const { halves, orders } = cardOf(means.state, card);
  const best = Math.max(0, ...halves.map((half) => halfWorth(half, means)));
  return best + 0.06 * orders + 0.04 * (halves.length - 1);
}

/** Hands are filled up again: a card costs what it is worth above one drawn by chance. */
const DRAWN = 0.2;

export function costOf(means: Means, cards: readonly Card[]): number {
  return cards.reduce<number>((sum, card) => sum + Math.max(0.01, cardWorth(means, card) - DRAWN), 0);
}

/** The hand, the least worth first. */
export function byWorth(means: Means, seat: Seat): Card[] {
  return handOf(means.state, seat)
    .map((card) => ({ card, worth: cardWorth(means, card) }))
    .toSorted((a, b) => a.worth - b.worth || a.card - b.card)
    .map(({ card }) => card);
}
