import type { Command, Seat } from '../../../rules/core/game';
import { endChance } from '../../../rules/tankOnTank/actionPoints';
import { commands } from '../../../rules/tankOnTank/commands';
import type { View } from '../../../rules/tankOnTank/view';
import type { Style } from '../../board/gameScene';
import { stateOf } from './ground';
import { wordsOf } from './words';

/** How many action points are certain to come that ending the phase now would throw away; 0 where nothing could use one. */
export function wasted(view: View, { type, seat }: Command): number {
  if (type !== 'done' || view.phase !== 'action' || view.activity !== null) return 0;
  const state = stateOf(view);
  const usable = commands.candidates(state, seat).some((each) => each.type !== 'done' && commands.allows(state, each));
  return usable ? certain(view, seat) : 0;
}

function certain(view: View, seat: Seat): number {
  const state = stateOf(view);
  // While the phase is open the next point is sure; the one after it is, if the next cannot end the phase, and so on.
  let points = 1;
  while (endChance(state, seat, view.spent + points).ways === 0) points += 1;
  return points;
}

export function wasteWarning(view: View, command: Command, look: Style): string | null {
  const { table, say } = wordsOf(look);
  const count = wasted(view, command);
  return count === 0 ? null : say(table.prompts.waste, { count });
}
