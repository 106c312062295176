import type { Seat } from '../../core/game';
import { cardOf, halfOf, levelOf } from '../cards';
import type { CardKind } from '../data/battleCards';
import { currentTank, enemiesOf } from '../tanks';
import type { Card, Command, Known, KnownTank } from '../types';
import { byWorth, cardWorth, costOf, type Means, meansOf } from './cardWorth';
import { outlook } from './outlook';

/** Something to do, and what it promises over doing nothing, in VP. */
export interface Plan {
  readonly command: Command;
  readonly gain: number;
}

/** What a seat looks at while one of its tanks acts. */
export interface Study {
  readonly state: Known;
  readonly seat: Seat;
  readonly tank: KnownTank;
  readonly enemies: readonly KnownTank[];
  readonly means: Means;
  /** The hand, the least worth first. */
  readonly hand: readonly Card[];
  /** How the tank stands as things lie. */
  readonly base: number;
}

export function studyOf(state: Known, seat: Seat): Study {
  const tank = currentTank(state);
  const means = meansOf(state, seat);
  const enemies = enemiesOf(state, tank);
  return { state, seat, tank, enemies, means, hand: byWorth(means, seat), base: outlook(state, tank, enemies) };
}

/** What the tank would gain by standing so among such enemies. */
export function gainFor(study: Study, tank: KnownTank, enemies: readonly KnownTank[] = study.enemies): number {
  return outlook(study.state, tank, enemies) - study.base;
}

export function costIn({ means }: Study, cards: readonly Card[]): number {
  return costOf(means, cards);
}

/** Cards with this half that the level allows, the least worth first. */
export function cardsAs(study: Study, kind: CardKind, level = 10): Card[] {
  const { state, hand } = study;
  return hand.filter((card) => halfOf(state, card, kind) !== null && levelOf(state, card, kind) <= level);
}

/** The least loss that pays so many order icons; null where the hand cannot. */
export function payment({ state, hand, means }: Study, price: number, kept: readonly Card[] = []): Card[] | null {
  const able = hand.filter((card) => cardOf(state, card).orders > 0 && !kept.includes(card));
  let best: { readonly cards: Card[]; readonly worth: number } | null = null;
  const extend = (from: number, cards: readonly Card[], orders: number, worth: number): void => {
    if (best !== null && worth >= best.worth) return;
    if (orders >= price) {
      const lean = cards.every((card) => orders - cardOf(state, card).orders < price);
      if (lean) best = { cards: [...cards], worth };
      return;
    }
    for (let at = from; at < able.length; at++) {
      const card = able[at];
      if (card === undefined) continue;
      extend(at + 1, [...cards, card], orders + cardOf(state, card).orders, worth + cardWorth(means, card));
    }
  };
  extend(0, [], 0, 0);
  const found = best as { readonly cards: Card[] } | null;
  return found?.cards ?? null;
}
