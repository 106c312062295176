import type { Seat } from '../core/game';
import { cardOf } from './data/tactics';
import { attackSum, defenceOf, reachOf, worthOf } from './sum';
import type { CardId, View } from './types';
import { isSupport } from './units';

/** Whether the attack would destroy its target if nothing more were played; null where that is not settled by the cards. */
function kills({ attack, switches }: View): boolean | null {
  if (attack === null || attack.target === null || isSupport(attack.target)) return null;
  // The die is thrown after the cards.
  if (switches.attackDie !== false && attack.die === null) return null;
  return attackSum(attack, switches).total >= defenceOf(attack.target);
}

/**
 * Whether a card does something for whoever plays it now: it works his way, and things do not stand his way already. A
 * card that may be played need not help; this is what a button may recommend.
 */
export function helps(view: View, seat: Seat, card: CardId): boolean {
  const { attack, player, switches } = view;
  const { effect, range } = cardOf(card);
  const attacks = seat === player;
  const destroyed = kills(view);
  if (effect === 'lostAction' || effect === 'endTurn') return destroyed !== false;
  if (effect !== 'modify' || attack === null || attack.target === null) return true;
  if (destroyed === attacks) return false;
  const tooFar = range !== undefined && range > reachOf(attack);
  const worth = worthOf(card, attack.target, switches);
  return attacks ? worth > 0 && !tooFar : worth < 0 || tooFar;
}
