import { FACING_NAMES } from '../../../rules/core/hex';
import { boardFor, terrainAt } from '../../../rules/tankOnTank/board';
import { typeOf } from '../../../rules/tankOnTank/chart';
import { distanceAt, facingOf, isFrontAt, placeOf } from '../../../rules/tankOnTank/hexes';
import { occupied, seesAt } from '../../../rules/tankOnTank/sight';
import type { Command } from '../../../rules/tankOnTank/types';
import type { View } from '../../../rules/tankOnTank/view';
import type { WhyNot } from '../../table/tableController';
import { unitById } from './ground';
import { routesFor } from './intent';
import { commandOf } from './whyNot';

/** After a refused shot: the turn on the spot or the shortest drive after which this unit could fire at that target. */
export function suggestFor(view: View, whyNot: WhyNot): Command | null {
  const command = commandOf(whyNot.command);
  if (command?.type !== 'aim' || view.activity !== null) return null;
  const [unit, target] = [unitById(view, command.unit), unitById(view, command.target)];
  if (unit === null || unit.kind === null || unit.at === null || target === null || target.at === null) return null;
  const { seat } = command;
  const type = typeOf(view.switches, unit.kind);
  if (unit.fired || unit.moved || type.soft) return null;
  const board = boardFor(view.map);
  const others = occupied(view.units.filter(({ id }) => id !== unit.id));
  const to = placeOf(target.at);
  const canFireFrom = (hex: string) => {
    const from = placeOf(hex);
    const uphill = terrainAt(board, from) === 'hill' && type.role !== 'infantry' ? 1 : 0;
    return distanceAt(from, to) <= type.range + uphill && seesAt(board, others, from, to);
  };
  if (canFireFrom(unit.at)) {
    const from = placeOf(unit.at);
    const facing = FACING_NAMES.find((name) => isFrontAt(from, facingOf(name), to));
    return facing === undefined || facing === unit.facing ? null : { type: 'face', seat, unit: unit.id, facing };
  }
  const posts = [...routesFor(view, unit)].filter(([hex]) => canFireFrom(hex));
  const [nearest] = posts.sort(([, a], [, b]) => a.stride.spent - b.stride.spent || a.path.length - b.path.length);
  return nearest === undefined ? null : { type: 'move', seat, unit: unit.id, to: nearest[0] };
}
