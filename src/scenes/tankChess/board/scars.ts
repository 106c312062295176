import type { GameEvent } from '../../../rules/core/game';
import type { Event, View } from '../../../rules/tankChess/types';
import type { Surface } from '../../board/gameScene';
import { putTracks, treadOn } from '../../board/groundMarks';
import { scarsKeeper } from '../../board/scars';
import { type Drive, wayPoints } from './wayPoints';

/** So many drives are remembered by the board. */
const DRIVES = 10;
export const GAUGE = 8;

function drivesOf(told: GameEvent): readonly Drive[] {
  const event = told as Event;
  return event.type === 'drove' ? [event] : [];
}

/** Draws the tracks of the last drives under the pieces; wrecks stand in the view itself (TC-KILL4). */
export function tracksOnBoard(): (
  view: View,
  steps: Parameters<ReturnType<typeof scarsKeeper<Drive>>>[0],
  stage: Surface,
) => void {
  const drivesIn = scarsKeeper(drivesOf);
  return (view, steps, stage) => {
    const drives = drivesIn(steps).slice(-DRIVES);
    drives.forEach((drive, index) => {
      const way = wayPoints(view.size, drive);
      const alpha = 0.08 + (0.16 * (index + 1)) / drives.length;
      if (way.length > 1) putTracks(stage, `tracks:${index}`, way, treadOn(false, GAUGE, alpha));
    });
  };
}
