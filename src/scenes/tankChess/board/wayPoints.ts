import type { Event } from '../../../rules/tankChess/types';
import type { Point } from '../../paint/items';
import { centre, S, towards } from './geometry';

export type Drive = Pick<Extract<Event, { type: 'drove' }>, 'from' | 'route'>;

/** The middles of the squares a drive goes through, beyond the edge as well. */
export function wayPoints(size: number, { from, route }: Drive): readonly Point[] {
  let at = centre(size, from);
  const points = [at];
  for (const { move, facing } of route) {
    if (move === 'left' || move === 'right') continue;
    const way = towards(facing);
    const sign = move === 'back' ? -1 : 1;
    at = { x: at.x + way.x * S * sign, y: at.y + way.y * S * sign };
    points.push(at);
  }
  return points;
}
