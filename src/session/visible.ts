import type { GameEvent, Seat } from '../rules/core/game';

/** The events one seat may learn of; a spectator (null) learns only what everybody may. */
export function eventsFor(events: readonly GameEvent[], seat: Seat | null): readonly GameEvent[] {
  return events.filter((event) => event.only === undefined || (seat !== null && event.only.includes(seat)));
}
