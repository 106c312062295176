import type { Drive } from '../../rules/tankChess/types';
import type { Stage } from '../skins/skin';
import { along, centre, unitTowards } from '../skins/tankChess/geometry';
import { arrow, putEach } from '../skins/tankChess/marks';

/** A turn as arrows: the drive, the facing at its end and the shot. */
export function drawTurn(stage: Stage, size: number, drive: Drive, name: string, colour: number, shot: number): void {
  const from = centre(size, drive.from);
  const way = unitTowards(drive.facing);
  const to = drive.to === 'off' ? along(from, way, 70) : centre(size, drive.to);
  putEach(stage, 'line', `${name}/drive`, arrow(from, to, colour, 9));
  if (drive.to === 'off') return;
  putEach(stage, 'line', `${name}/facing`, arrow(to, along(to, way, 40), colour, 5));
  if (drive.fireAt !== null)
    putEach(stage, 'line', `${name}/shot`, arrow(to, centre(size, drive.fireAt), shot, 6, [12, 7]));
}
