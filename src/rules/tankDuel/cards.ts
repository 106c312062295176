import type { Ref } from '../core/game';
import { type BattleCard, baseCards, type CardKind, type Half } from './data/battleCards';
import { alternateCards, cityCards } from './data/otherCards';
import type { Card, Known, PlayedId } from './types';

/** The card no pull can find when nothing is left to pull (TD-Q52). */
export const NOTHING: BattleCard = {
  number: 100,
  target: 0,
  deck: 'base',
  halves: [],
  orders: 0,
  icons: [],
  pen: 'B',
  severity: 'light',
  source: 'rules',
};

interface DeckOptions {
  readonly city: boolean;
  readonly alternates: readonly number[];
}

const byNumber = (cards: readonly BattleCard[]) => new Map(cards.map((card) => [card.number, card]));
const alternatesByNumber = byNumber(alternateCards);
const cityByNumber = byNumber(cityCards);

/** The 100 cards these options make, by number: one of each, replacements in place of the standard card. */
export function deckOf(ground: DeckOptions): readonly BattleCard[] {
  return baseCards.map(({ number }) => cardOf({ ground }, number));
}

export function cardOf({ ground }: { readonly ground: DeckOptions }, card: Card): BattleCard {
  const other = ground.alternates.includes(card)
    ? alternatesByNumber.get(card)
    : ground.city
      ? cityByNumber.get(card)
      : undefined;
  return other ?? baseCards[card - 1] ?? NOTHING;
}

/** The half of a card of this kind; no card has two of a kind. */
export function halfOf(state: { readonly ground: DeckOptions }, card: Card, kind: CardKind): Half | null {
  return cardOf(state, card).halves.find((half) => half.kind === kind) ?? null;
}

export function levelOf(state: { readonly ground: DeckOptions }, card: Card, kind: CardKind): number {
  return halfOf(state, card, kind)?.level ?? 0;
}

export function ordersIn(state: Known, cards: readonly Card[]): number {
  return cards.reduce<number>((sum, card) => sum + cardOf(state, card).orders, 0);
}

/** Sets of order cards that reach the price and hold none that is not needed (TD-Q7). */
export function payments(state: Known, hand: readonly Card[], price: number): Card[][] {
  const able = hand.filter((card) => cardOf(state, card).orders > 0).toSorted((a, b) => a - b);
  const found: Card[][] = [];
  const extend = (from: number, picked: readonly Card[], sum: number): void => {
    if (sum >= price) {
      if (isLean(state, picked, price)) found.push([...picked]);
      return;
    }
    for (let at = from; at < able.length; at++) {
      const card = able[at];
      if (card !== undefined) extend(at + 1, [...picked, card], sum + cardOf(state, card).orders);
    }
  };
  extend(0, [], 0);
  return found;
}

/** Whether every card of the payment is needed. */
export function isLean(state: Known, cards: readonly Card[], price: number): boolean {
  const sum = ordersIn(state, cards);
  return cards.every((card) => {
    const { orders } = cardOf(state, card);
    return orders > 0 && sum - orders < price;
  });
}

export const cardRef = (card: Card): Ref => `card:${card}`;

const kinds: readonly CardKind[] = ['move', 'fire', 'flank', 'leadership', 'command', 'tactics', 'smoke', 'terrain'];

export function playedOf(id: PlayedId): { readonly card: Card; readonly as: CardKind } {
  const [number = '', as = ''] = id.split('.');
  const kind = kinds.find((known) => known === as);
  if (kind === undefined) throw new Error(`not a half of a card: ${id}`);
  return { card: Number(number), as: kind };
}

export function isPlayedId(raw: unknown): raw is PlayedId {
  if (typeof raw !== 'string') return false;
  const [number = '', as = '', ...more] = raw.split('.');
  return (
    more.length === 0 && isCard(Number(number)) && `${Number(number)}` === number && kinds.some((kind) => kind === as)
  );
}

export function isCard(raw: unknown): raw is Card {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 1 && raw <= 100;
}
