import type { GameEvent } from '../../rules/core/game';
import { Growing, type Listed } from '../../session/growing';

/** What had happened when an event came: the events of its own command so far, and the steps before that. */
export interface Earlier<E extends GameEvent = GameEvent> {
  readonly events: readonly E[];
  /** What its command brings after it, which is in the view already. */
  readonly later?: readonly E[];
  readonly steps: Listed<{ readonly events: readonly E[] }>;
}

/** The first thing that ever happened. */
export const nothingEarlier: Earlier<never> = { events: [], steps: Growing.of() };

/** The latest first. */
export function* backwards<E extends GameEvent>({ events, steps }: Earlier<E>): Generator<E> {
  yield* events.toReversed();
  for (let at = steps.length - 1; at >= 0; at--) yield* (steps.at(at)?.events ?? []).toReversed();
}

/** So many losses of one side, with none of the other between them, are told of. */
export const STREAK = 3;

/** How many losses this side has taken in a row, the one that is told now included; `loserOf`: null where nobody lost anything. */
export function streakOf<E extends GameEvent, S>(
  loser: S,
  earlier: Earlier<E>,
  loserOf: (event: E) => S | null,
): number {
  let count = 1;
  for (const event of backwards(earlier)) {
    const side = loserOf(event);
    if (side === null) continue;
    if (side !== loser) break;
    count += 1;
  }
  return count;
}
