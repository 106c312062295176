import { routeOf } from '../../../rules/tankChess/overlay';
import type { Drive, Field } from '../../../rules/tankChess/types';
import type { Surface } from '../../board/gameScene';
import { along, centre, unitTowards } from '../board/geometry';
import { arrow, arrowAlong, putEach } from '../board/marks';
import { wayOf } from '../board/ways';

/** A turn as arrows: the drive round its corners, the facing at its end and the shot. */
export function drawTurn(stage: Surface, field: Field, drive: Drive, name: string, colour: number, shot: number): void {
  const { size } = field;
  const from = centre(size, drive.from);
  const way = unitTowards(drive.facing);
  const to = drive.to === 'off' ? along(from, way, 70) : centre(size, drive.to);
  const driven = wayOf(size, drive.from, routeOf(field, drive));
  putEach(stage, 'line', `${name}/drive`, arrowAlong(driven.length > 1 ? driven : [from, to], colour, 9));
  if (drive.to === 'off') return;
  putEach(stage, 'line', `${name}/facing`, arrow(to, along(to, way, 40), colour, 5));
  if (drive.fireAt !== null)
    putEach(stage, 'line', `${name}/shot`, arrow(to, centre(size, drive.fireAt), shot, 6, [12, 7]));
}
