import type { Ref, Seat } from '../core/game';
import { type Camp, cardOf, type Effect } from './data/tactics';
import { other } from './piles';
import type { CardId, Known, Nation, Rule, UnitId } from './types';
import { campOf, cardRef, formationOf, isA, unitRef } from './units';

/** The rule that says when a card of this effect is played. */
export const windowRules = {
  modify: 'TK-MOD1',
  outOfAction: 'TK-RES7',
  lostAction: 'TK-LOST1',
  endTurn: 'TK-LOST2',
  freeAction: 'TK-FREE1',
  negate: 'TK-Q18',
  recover: 'TK-Q21',
} as const satisfies Record<Effect, Rule>;

/** Whether the nations at this table can ever meet what the card asks of its player and his opponent. */
export function isBarred(sides: readonly { readonly nation: Nation }[], seat: Seat, card: CardId): boolean {
  const { player, opponent } = cardOf(card);
  const isOf = (camp: Camp | undefined, nation: Nation | undefined) =>
    camp === undefined || nation === undefined || camp === campOf(nation);
  return !isOf(player, sides[seat]?.nation) || !isOf(opponent, sides[other(seat)]?.nation);
}

/** What shows that a demand of the card on players and units is not met; `victim` is the unit it is played against. */
export function unmetDemand(state: Known, seat: Seat, card: CardId, victim: UnitId | null): readonly Ref[] | null {
  const spec = cardOf(card);
  const wrong = (...units: (UnitId | null)[]): readonly Ref[] => [
    cardRef(card),
    ...units.filter((unit) => unit !== null).map(unitRef),
  ];
  if (isBarred(state.sides, seat, card)) return wrong();
  const attacker = state.attack?.attacker ?? null;
  const target = state.attack?.target ?? null;
  if (spec.attacker !== undefined && (attacker === null || !isA(attacker, spec.attacker))) return wrong(attacker);
  if (spec.attackers !== undefined && (attacker === null || campOf(formationOf(attacker).nation) !== spec.attackers)) {
    return wrong(attacker);
  }
  if (spec.target !== undefined && (target === null || !isA(target, spec.target))) return wrong(target);
  if (spec.victim !== undefined && (victim === null || !isA(victim, spec.victim))) return wrong(victim);
  return null;
}
