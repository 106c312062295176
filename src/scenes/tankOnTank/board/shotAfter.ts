import type { Chance } from '../../../rules/core/dice';
import { FACING_NAMES } from '../../../rules/core/hex';
import { endChance } from '../../../rules/tankOnTank/actionPoints';
import { subsets, type Volley } from '../../../rules/tankOnTank/fire';
import { facingOf, isFrontAt, placeOf } from '../../../rules/tankOnTank/hexes';
import type { Command } from '../../../rules/tankOnTank/types';
import type { View } from '../../../rules/tankOnTank/view';
import { pieceOf, stateOf, unitById } from './ground';

/** The board after a move or a turn on the spot, the unit facing the target, and what its shot would then be worth. */
interface ShotAfter {
  readonly view: View;
  readonly from: string;
  readonly alone: Chance | null;
  readonly best: { readonly firers: readonly string[]; readonly chance: Chance; readonly volley: Volley };
  /** How likely the action point comes that the shot needs after the move. */
  readonly comes: Chance;
}

export function shotAfter(view: View, command: Command, target: string): ShotAfter | null {
  if (command.type !== 'move' && command.type !== 'face') return null;
  const [unit, goal] = [unitById(view, command.unit), unitById(view, target)];
  const from = command.type === 'move' ? command.to : unit?.at;
  if (unit === null || from === null || from === undefined || goal === null || goal.at === null) return null;
  const to = placeOf(goal.at);
  const facing =
    command.type === 'face'
      ? command.facing
      : (FACING_NAMES.find((name) => isFrontAt(placeOf(from), facingOf(name), to)) ?? unit.facing);
  const moved = { ...unit, at: from, facing, moved: true };
  const after: View = { ...view, units: view.units.map((each) => (each.id === unit.id ? moved : each)) };
  const sets = subsets(stateOf(after), unit.seat, pieceOf(after, target));
  const own = sets.filter(({ firers }) => firers.includes(unit.id));
  const [best] = own;
  if (best === undefined) return null;
  const alone = own.find(({ firers }) => firers.length === 1)?.volley.overall ?? null;
  const { ways, of } = endChance(stateOf(view), unit.seat, view.spent + 1);
  const { firers, volley } = best;
  return { view: after, from, alone, best: { firers, chance: volley.overall, volley }, comes: { ways: of - ways, of } };
}
