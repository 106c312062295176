import type { Pace } from './beats';
import type { BoardMoment } from './boardEffects';
import type { Shot } from './shot';

/** How much of the theatre a player wants. */
type Staging = 'full' | 'matters' | 'short' | 'off';

/** How fast a close-up runs: at twice the speed it is the short one, which takes half the time already and is to be read. */
export const clockFor = (wanted: Staging, speed: number): number =>
  Math.max(0.5, wanted !== 'short' && speed >= 2 ? speed / 2 : speed);

/** How a shot is played; null: on the board alone. `speed`: 0 shows results at once. */
export function paceFor(shot: Pick<Shot, 'matters' | 'outcome'>, wanted: Staging, speed: number): Pace | null {
  if (wanted === 'off' || speed === 0 || speed >= 4) return null;
  if (wanted === 'short' || speed >= 2) return 'short';
  if (wanted === 'full' || shot.matters) return 'full';
  return shot.outcome === 'destroyed' || shot.outcome === 'escaped' ? 'kill' : 'short';
}

/** How many times faster the short form of a moment over the board is. */
const SHORT = 1.6;

/** A moment over the board as it is wanted: where only what matters is, what burns takes its time and the rest is short. */
export function momentFor(moment: BoardMoment, wanted: Staging): BoardMoment {
  const burns = moment.effects.some(({ piece }) => piece === 'brewUp');
  if (wanted === 'full' || (wanted === 'matters' && burns)) return moment;
  return {
    effects: moment.effects.map((effect) => ({ ...effect, at: effect.at / SHORT, ms: effect.ms / SHORT })),
    cues: moment.cues.map((cue) => ({ ...cue, at: cue.at / SHORT })),
  };
}
