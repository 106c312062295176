import type { Seat } from '../../core/game';
import { cardOf } from '../data/tactics';
import { other, sideOf } from '../piles';
import { reachOf, worthOf } from '../sum';
import type { Command, Known } from '../types';
import { cardWorth } from './worth';

/**
 * What a command does for the enemy, so that of two moves that promise the same the one is made that does less: a sum
 * turned his way, or a card for the common pile that he may draw and use.
 */
export function favourOf(state: Known, seat: Seat, command: Command): number {
  if (!('card' in command)) return 0;
  const { attack } = state;
  const foe = sideOf(state, other(seat));
  const pile = 0.01 * cardWorth(command.card, foe.nation, sideOf(state, seat).nation);
  if (command.type !== 'modify' || attack === null || attack.target === null) return pile;
  const { range } = cardOf(command.card);
  const outranged = range !== undefined && range > reachOf(attack);
  const value = outranged ? -99 : worthOf(command.card, attack.target, state.switches);
  return pile + Math.max(0, seat === state.player ? -value : value);
}
