import { refuseFiring, targetsOf } from './aim';
import { halfOf, levelOf } from './cards';
import type { CardKind } from './data/battleCards';
import { snow } from './data/special';
import { canUnflank, flankable, isFlankBarred } from './flanking';
import { boxMoveLevel, concealValue, hullDownValue } from './ground';
import { fireLevel, moveLevel } from './levels';
import type { Rule } from './rulebook';
import { isObserved, spottable } from './spotting';
import { canDrive, enemyNation, flankersOf, handOf, isImmobilized, isMoving, vehicleOf } from './tanks';
import type { Card, Known, KnownTank, Played } from './types';

/** The legal orders of kinds in one Tank Action. */
const patterns: readonly (readonly CardKind[])[] = [
  ['move'],
  ['move', 'move'],
  ['move', 'flank'],
  ['move', 'terrain'],
  ['move', 'move', 'flank'],
  ['move', 'move', 'terrain'],
  ['move', 'flank', 'terrain'],
  ['flank'],
  ['flank', 'terrain'],
  ['terrain'],
  ['fire'],
  ['fire', 'fire'],
  ['fire', 'leadership'],
  ['fire', 'fire', 'leadership'],
  ['leadership'],
  ['smoke'],
];

/** Why a tank can use neither Move nor Flank cards now. */
export function refuseDriving(tank: KnownTank): Rule | null {
  if (isImmobilized(tank)) return 'TD-12.5.2b';
  if (!canDrive(tank)) return 'TD-5.6.2g';
  return tank.box.smokeFills ? 'TD-12.1.4d.13' : null;
}

/** The rule against cards that do not make one Tank Action. */
function refusePattern(kinds: readonly CardKind[]): Rule | null {
  if (patterns.some((pattern) => pattern.length === kinds.length && pattern.every((kind, at) => kind === kinds[at]))) {
    return null;
  }
  const count = (kind: CardKind) => kinds.filter((each) => each === kind).length;
  if (kinds.includes('command')) return 'TD-8.4.1a';
  if (kinds.includes('tactics')) return 'TD-13.0';
  if (kinds.length > 3) return 'TD-8.3.1b';
  if (count('smoke') > 0) return 'TD-10.5.1a';
  if (count('fire') > 2) return 'TD-11.1.1a';
  if (count('leadership') > 1) return 'TD-11.1.1b';
  if (count('move') > 2) return 'TD-10.1.1a';
  if (kinds[0] === 'terrain') return 'TD-10.3.1b';
  return 'TD-8.3c';
}

/** Whether a Leadership or Command card could do something in this way. */
export function canHullDown(tank: KnownTank): boolean {
  return !tank.hullDown && hullDownValue(tank) !== null;
}

export function canConceal(state: Known, tank: KnownTank): boolean {
  return concealValue(tank) !== null && isObserved(state, tank);
}

/** Enemy players who hold a card. */
export function robbable(state: Known, tank: KnownTank): number[] {
  const enemy = enemyNation(tank.nation);
  return state.sides.flatMap((side, seat) => (side === enemy && handOf(state, seat).length > 0 ? [seat] : []));
}

function canLead(state: Known, tank: KnownTank): boolean {
  return (
    robbable(state, tank).length > 0 ||
    spottable(state, tank).length > 0 ||
    canHullDown(tank) ||
    canConceal(state, tank)
  );
}

interface Question {
  readonly state: Known;
  readonly tank: KnownTank;
  readonly played: readonly Played[];
  /** OI bonus on the levels. */
  readonly boost: { readonly move: number; readonly fire: number };
}

/** What forbids this list of cards as a Tank Action, judged as if earlier sets took place (TD-Q25, TD-Q62). */
export function refuseDeclaration({ state, tank, played, boost }: Question): Rule | null {
  const kinds = played.map(({ as }) => as);
  const pattern = refusePattern(kinds);
  if (pattern !== null) return pattern;
  if (kinds.includes('terrain') && isImmobilized(tank)) return 'TD-12.5.2b';
  if (kinds.includes('move') || kinds.includes('flank')) {
    const rule = refuseDriving(tank);
    if (rule !== null) return rule;
  }
  const levels = { move: moveLevel(state, tank) + boost.move, fire: fireLevel(tank) + boost.fire };
  for (const { card, as } of played) {
    const level = as === 'fire' ? levels.fire : levels.move;
    if ((as === 'move' || as === 'flank' || as === 'fire') && levelOf(state, card, as) > level) return 'TD-8.3.2b';
  }
  if (kinds.includes('flank')) {
    const rule = refuseFlank(state, tank, kinds);
    if (rule !== null) return rule;
  }
  if (kinds.includes('terrain')) return refuseTerrain(state, tank, played);
  if (kinds[0] === 'fire') return refuseFiring(tank) ?? (targetsOf(state, tank).length === 0 ? 'TD-Q68' : null);
  if (kinds[0] === 'leadership') return canLead(state, tank) ? null : 'TD-Q57';
  return kinds[0] === 'smoke' ? refuseSmoke(tank) : null;
}

function refuseFlank(state: Known, tank: KnownTank, kinds: readonly CardKind[]): Rule | null {
  if (isFlankBarred(state, tank)) return 'TD-Q73';
  const moving = isMoving(tank) || kinds[0] === 'move';
  if (!moving && flankersOf(state, tank).length === 0) return 'TD-10.4.1a';
  if (!moving && kinds.length > 1) return 'TD-10.4.3b';
  // The Move that comes first may bring an enemy into sight (TD-Q25, TD-Q75).
  const moves = kinds.filter((kind) => kind === 'move').length;
  const offensive = moving && flankable(state, tank, 200 * moves).length > 0;
  // Two Move cards shake one flanker off before the Flank card comes (TD-10.1.3b).
  const flankersLeft = flankersOf(state, tank).length - (moves > 1 ? 1 : 0);
  if (offensive || (canUnflank(state, tank) && flankersLeft > 0)) return null;
  if (tank.spotted.length === 0) return 'TD-10.4a';
  return 'TD-Q57';
}

function refuseTerrain(state: Known, tank: KnownTank, played: readonly Played[]): Rule | null {
  const moves = played.filter(({ as }) => as === 'move');
  if (moves.length === 0 && !isMoving(tank)) return 'TD-Q33';
  const last = played.at(-1);
  if (last !== undefined && halfOf(state, last.card, 'terrain')?.terrain === 'mines') return 'TD-Q83';
  if (state.ground.condition !== 'snow') return null;
  const levels =
    moves.length > 0 ? moves.map(({ card }) => levelOf(state, card, 'move')) : [boxMoveLevel(state, tank) ?? 0];
  return levels.some((level) => level <= snow.terrainLevel) ? null : 'TD-Q75';
}

export function refuseSmoke(tank: KnownTank): Rule | null {
  if (isMoving(tank)) return 'TD-10.5.1b';
  if (!vehicleOf(tank).equipment.includes('smoke')) return 'TD-5.5.2a';
  return tank.box.smoke === null ? null : 'TD-Q58';
}

/** Every list of halves in the hand that has a legal order of kinds; two of a kind in ascending numbers. */
export function declarations(state: Known, hand: readonly Card[]): Played[][] {
  const byKind = new Map<CardKind, Card[]>();
  for (const card of hand.toSorted((a, b) => a - b)) {
    for (const pattern of patterns) {
      const kind = pattern[0];
      if (kind === undefined || pattern.length > 1 || halfOf(state, card, kind) === null) continue;
      byKind.set(kind, [...(byKind.get(kind) ?? []), card]);
    }
  }
  return patterns.flatMap((pattern) => fill(pattern, byKind));
}

function fill(pattern: readonly CardKind[], byKind: ReadonlyMap<CardKind, readonly Card[]>): Played[][] {
  let lists: Played[][] = [[]];
  for (const kind of pattern) {
    lists = lists.flatMap((list) => {
      const last = list.at(-1);
      const least = last?.as === kind ? last.card : 0;
      return (byKind.get(kind) ?? [])
        .filter((card) => card > least && list.every((played) => played.card !== card))
        .map((card) => [...list, { card, as: kind }]);
    });
  }
  return lists;
}
