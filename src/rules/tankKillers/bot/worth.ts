import { cardOf, type Tactics } from '../data/tactics';
import type { CardId, Nation } from '../types';
import { campOf } from '../units';

/** What holding a card is worth to a nation, in casualties: a card that surely costs the foe one is near 1. */
export function cardWorth(card: CardId, own: Nation, foe: Nation): number {
  const spec = cardOf(card);
  if (spec.player !== undefined && spec.player !== campOf(own)) return 0;
  if (spec.opponent !== undefined && spec.opponent !== campOf(foe)) return 0;
  const key = `${card}${campOf(own)}`;
  const known = table.get(key);
  if (known !== undefined) return known;
  const worth = estimate(card, spec);
  table.set(key, worth);
  return worth;
}

const table = new Map<string, number>();

function estimate(card: CardId, spec: Tactics): number {
  switch (spec.effect) {
    case 'recover':
      return 0.9;
    case 'outOfAction':
      return card === 'T19' ? 0.25 : card === 'T22' ? 0.85 : 0.7;
    case 'lostAction':
      if (spec.type === 'logistics' || spec.type === 'mine') return 1.1;
      if (spec.type === 'morale') return spec.victim === undefined ? 0.8 : 0.65;
      if (spec.victim !== undefined || spec.target !== undefined) return 0.12;
      return spec.support === 'allowed' ? 0.55 : 0.5;
    case 'endTurn':
      return 0.65;
    case 'freeAction':
      if (spec.sameUnit === true) return 0.45;
      if (spec.target !== undefined) return 0.06;
      return spec.attacker === undefined ? 0.35 : 0.27;
    case 'negate':
      return 0.3;
    case 'modify': {
      const value = (spec.pen ?? 0) + (spec.inf ?? 0);
      if (spec.attacker !== undefined) return 0.1;
      if (spec.range !== undefined) return value > 0 ? 0.12 : 0.12 + 0.04 * -value;
      return value > 0 ? 0.04 * value : 0.06 * -value;
    }
  }
}
