import { isSquareId, type SquareId } from '../../../rules/core/square';
import type { RouteStep } from '../../../rules/tankChess/types';
import type { Point } from '../../paint/items';
import { along, centre, S, unitTowards } from './geometry';

/** The middles of the squares a drive passes, its start included; over the edge there is no square to aim at. */
export function wayOf(size: number, from: SquareId, route: readonly RouteStep[]): readonly Point[] {
  let last = centre(size, from);
  const points = [last];
  for (const { at, move, facing } of route) {
    if (move !== 'ahead' && move !== 'back') continue;
    last = isSquareId(at) ? centre(size, at) : along(last, unitTowards(facing), move === 'back' ? -S : S);
    points.push(last);
  }
  return points;
}
