import type { Dice } from '../../core/dice';
import type { Seat } from '../../core/game';
import { movesOf } from '../commands';
import { cardOf } from '../data/tactics';
import { other, sideOf } from '../piles';
import { attackSum, defenceOf, reachOf, worthOf } from '../sum';
import type { CardCommand, CardId, Command, Known, UnitId } from '../types';
import { formationOf, isA } from '../units';
import { favourOf } from './favours';
import { cardWorth } from './worth';

/**
 * A quick player by rule of thumb: it sees its own hand and the table. The search plays its worlds on with it,
 * and it is what the easy level leans on.
 */
export function choose(state: Known, seat: Seat, dice: Dice): Command {
  const moves = movesOf(state, seat);
  const way = moves.at(-1);
  if (way === undefined) throw new Error(`seat ${seat} cannot move in ${state.phase}`);
  if (moves.length === 1) return way;
  const plays = moves.filter((move): move is CardCommand => 'card' in move);
  switch (state.phase) {
    case 'recover':
      return plays[0] ?? way;
    case 'limit':
      return cheapest(state, seat, plays) ?? way;
    case 'target':
      return bestTarget(state, moves) ?? way;
    case 'lostAttack':
      return stopAttack(state, seat, plays, dice) ?? way;
    case 'modifier':
      return changeSum(state, seat, plays) ?? way;
    case 'finish':
      return cheapest(state, seat, plays) ?? way;
    case 'freeAction':
      return cheapest(state, seat, plays) ?? way;
    case 'freeAttacker':
      return bestAgain(state, moves) ?? way;
    case 'lostReply':
    case 'finishReply':
    case 'freeReply':
      return plays[0] ?? way;
    case 'modifierReply':
      return hitMatters(state) ? (plays[0] ?? way) : way;
    default:
      return way;
  }
}

function worth(state: Known, seat: Seat, card: CardId): number {
  return cardWorth(card, sideOf(state, seat).nation, sideOf(state, other(seat)).nation);
}

/** What is least missed; of cards missed alike, the one that is least use to the enemy, who may draw it again. */
export function cheapest(state: Known, seat: Seat, plays: readonly CardCommand[]): CardCommand | null {
  let best: CardCommand | null = null;
  let [least, favour] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const play of plays) {
    const value = worth(state, seat, play.card);
    if (value > least) continue;
    const given = favourOf(state, seat, play);
    if (value < least || given < favour) [best, least, favour] = [play, value, given];
  }
  return best;
}

/** How far the attack as it stands is above (or below) what it needs. */
function marginOf(state: Known): number {
  const { attack } = state;
  if (attack === null || attack.target === null) return 0;
  return attackSum(attack, state.switches).total - defenceOf(attack.target);
}

/** What one unit's attack on another promises before any card is played. */
function promise(attacker: UnitId, target: UnitId): number {
  const { pen, inf } = formationOf(attacker);
  const margin = (isA(target, 'infantry') ? inf : pen) - defenceOf(target);
  return margin >= 0 ? 0.8 + Math.min(margin, 6) * 0.03 : 0.5 + margin * 0.04;
}

function bestTarget(state: Known, moves: readonly Command[]): Command | null {
  const attacker = state.attack?.attacker;
  if (attacker === undefined) return null;
  let best: Command | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (move.type !== 'target') continue;
    // A face-down card may be Support, which wastes the attack.
    const value =
      move.unit === 'top' ? 0.4 + Math.min(formationOf(attacker).pen, 10) * 0.03 : promise(attacker, move.unit);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

function bestAgain(state: Known, moves: readonly Command[]): Command | null {
  if (state.attack === null) return null;
  let best: Command | null = null;
  let most = 6;
  for (const move of moves) {
    if (move.type !== 'sameUnit') continue;
    const { pen } = formationOf(move.unit);
    if (pen > most) [best, most] = [move, pen];
  }
  return best;
}

/** Stops what would probably destroy the target; cards that also cost the attacker are always worth it. */
function stopAttack(state: Known, seat: Seat, plays: readonly CardCommand[], dice: Dice): CardCommand | null {
  const margin = marginOf(state);
  const threat = margin >= 0 ? 100 : 40 + Math.max(margin, -8) * 3;
  const killers = plays.filter(({ card }) => {
    const { type } = cardOf(card);
    return type === 'logistics' || type === 'mine';
  });
  if (killers.length > 0) return killers[0] ?? null;
  if (dice.roll(100, 'stop') > threat) return null;
  return cheapest(state, seat, plays);
}

/** The least card (or pair) that turns the sum the player's way; null if none does or none is needed. */
function changeSum(state: Known, seat: Seat, plays: readonly CardCommand[]): CardCommand | null {
  const { attack } = state;
  if (attack === null || attack.target === null) return null;
  const { target } = attack;
  const margin = marginOf(state);
  const attacking = seat === state.player;
  if (attacking ? margin >= 0 : margin < 0) return null;
  const need = attacking ? -margin : margin + 1;
  const gain = ({ card }: CardCommand): number => {
    const { range } = cardOf(card);
    if (range !== undefined && range > reachOf(attack)) return attacking ? -99 : 99;
    const value = worthOf(card, target, state.switches);
    return attacking ? value : -value;
  };
  const enough = plays.filter((play) => gain(play) >= need);
  if (enough.length > 0) return cheapest(state, seat, enough);
  const useful = plays.filter((play) => gain(play) > 0).sort((a, b) => gain(b) - gain(a));
  const [first, ...rest] = useful;
  if (first === undefined) return null;
  const { type } = cardOf(first.card);
  const second = rest.find(
    ({ card }) => cardOf(card).type !== type || (type !== 'hit' && type !== 'ammo' && type !== 'range'),
  );
  return second !== undefined && gain(first) + gain(second) >= need ? first : null;
}

/** Whether the Hit card waiting for a reply makes the difference. */
function hitMatters(state: Known): boolean {
  const { attack, chain } = state;
  const hit = chain[0];
  if (attack === null || attack.target === null || hit === undefined) return false;
  const margin = marginOf(state);
  return margin < 0 && margin + worthOf(hit.card, attack.target, state.switches) >= 0;
}
