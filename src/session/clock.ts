import type { Seat } from '../rules/core/game';

/** How long the players may think: not limited, or minutes for the game and seconds added for every command. */
export type TimeLimits =
  | { readonly kind: 'none' }
  | { readonly kind: 'timed'; readonly minutes: number; readonly increment: number };

/** The time every seat has left, in milliseconds; null: without limit. Time itself is passed in. */
export interface Clock {
  readonly pace: TimeLimits;
  readonly left: readonly number[] | null;
}

export function startClock(pace: TimeLimits, seats: number): Clock {
  const left = pace.kind === 'none' ? null : Array.from({ length: seats }, () => pace.minutes * 60_000);
  return { pace, left };
}

/** These seats have thought for so long, all at once; nobody has less than nothing left. */
export function takeTime(clock: Clock, seats: readonly Seat[], milliseconds: number): Clock {
  return change(clock, seats, (left) => Math.max(0, left - Math.max(0, milliseconds)));
}

/** `seat` has given its command: the increment comes on top, unless its time was up. */
export function addIncrement(clock: Clock, seat: Seat): Clock {
  const { pace } = clock;
  if (pace.kind === 'none') return clock;
  return change(clock, [seat], (left) => (left === 0 ? 0 : left + pace.increment * 1000));
}

/** The seats whose time is up. */
export function seatOutOfTime({ left }: Clock): readonly Seat[] {
  return (left ?? []).flatMap((time, seat) => (time === 0 ? [seat] : []));
}

function change(clock: Clock, seats: readonly Seat[], to: (left: number) => number): Clock {
  if (clock.left === null || seats.length === 0) return clock;
  return { ...clock, left: clock.left.map((left, seat) => (seats.includes(seat) ? to(left) : left)) };
}
