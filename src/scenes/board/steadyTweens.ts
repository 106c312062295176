/** The part of Phaser's tweens that says how much time has gone by. */
interface Timed {
  getDelta(tick?: boolean): number;
}

/** Longer than this nobody was looking: a motion goes on where it was instead of jumping to its end. */
const AWAY_MS = 500;
const FRAME_MS = 33;

/**
 * Phaser's tweens read the clock of the system and stand still until it has caught up when somebody sets it back. This
 * one cannot go back.
 */
export function steadyTweens(tweens: Timed, now: () => number = () => performance.now()): void {
  let last = now();
  tweens.getDelta = () => {
    const gone = now() - last;
    last += gone;
    return gone > AWAY_MS ? FRAME_MS : gone;
  };
}
