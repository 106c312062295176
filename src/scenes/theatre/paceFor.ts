import type { Pace } from './beats';
import type { Shot } from './shot';

/** How much of the theatre a player wants. */
type Staging = 'full' | 'matters' | 'short' | 'off';

/** How a shot is played; null: on the board alone. `speed`: 0 shows results at once. */
export function paceFor(shot: Pick<Shot, 'matters' | 'outcome'>, wanted: Staging, speed: number): Pace | null {
  if (wanted === 'off' || speed === 0 || speed >= 4) return null;
  if (wanted === 'short' || speed >= 2) return 'short';
  if (wanted === 'full' || shot.matters) return 'full';
  return shot.outcome === 'destroyed' || shot.outcome === 'escaped' ? 'kill' : 'short';
}
