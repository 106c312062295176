import type { Seat } from '../rules/core/game';

/** How long the players may think: not limited, or minutes for the game and seconds added for every command. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'timed'; readonly minutes: number; readonly increment: number };

/** The time every seat has left, in milliseconds; null: without limit. Time itself is passed in. */
export interface Clock {
  readonly pace: Pace;
  readonly left: readonly number[] | null;
}

export function startClock(pace: Pace, seats: number): Clock {
  const left = pace.kind === 'none' ? null : Array.from({ length: seats }, () => pace.minutes * 60_000);
  return { pace, left };
}

/** `seat` has thought for so long; nobody has less than nothing left. */
export function spend(clock: Clock, seat: Seat, milliseconds: number): Clock {
  return change(clock, seat, (left) => Math.max(0, left - Math.max(0, milliseconds)));
}

/** `seat` has given its command: the increment comes on top, unless its time was up. */
export function press(clock: Clock, seat: Seat): Clock {
  const { pace } = clock;
  if (pace.kind === 'none') return clock;
  return change(clock, seat, (left) => (left === 0 ? 0 : left + pace.increment * 1000));
}

/** The first seat whose time is up, or null. */
export function flagged({ left }: Clock): Seat | null {
  const seat = left?.indexOf(0) ?? -1;
  return seat < 0 ? null : seat;
}

function change(clock: Clock, seat: Seat, to: (left: number) => number): Clock {
  if (clock.left === null) return clock;
  return { ...clock, left: clock.left.map((left, each) => (each === seat ? to(left) : left)) };
}
