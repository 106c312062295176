import type { Roll } from '../rules/core/dice';
import type { GameEvent, Seat } from '../rules/core/game';

/** What may be meant for some seats only: events and throws. */
type Told = Pick<GameEvent | Roll, 'only'>;

const isFor =
  (seat: Seat | null) =>
  ({ only }: Told): boolean =>
    only === undefined || (seat !== null && only.includes(seat));

/** The events one seat may learn of; a spectator (null) learns only what everybody may. */
export function eventsFor(events: readonly GameEvent[], seat: Seat | null): readonly GameEvent[] {
  return events.every(isFor(seat)) ? events : events.filter(isFor(seat));
}

/** The throws one seat may learn of. */
export function rollsFor(rolls: readonly Roll[], seat: Seat | null): readonly Roll[] {
  return rolls.every(isFor(seat)) ? rolls : rolls.filter(isFor(seat));
}
