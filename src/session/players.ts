import type { Seat } from '../rules/core/game';
import type { Level } from '../rules/core/module';
import type { Player } from './seats';

/** Where a seat's commands come from: this screen, a bot here, or another device. */
export type Holder =
  | { readonly kind: 'local' }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'remote' };

/** A record knows people and bots; of the people, those in `elsewhere` are at another device. */
export function holdersOf(sitters: readonly Player[], elsewhere: readonly Seat[] = []): readonly Holder[] {
  return sitters.map(({ controller }, seat) => {
    if (controller.kind === 'bot') return controller;
    return { kind: elsewhere.includes(seat) ? 'remote' : 'local' };
  });
}

/** Whether whoever holds the seat is at this screen. */
export const isHere = (holders: readonly Holder[], seat: Seat): boolean => holders[seat]?.kind === 'local';

/** Whether a bot of this device holds the seat. */
export const isBot = (holders: readonly Holder[], seat: Seat): boolean => holders[seat]?.kind === 'bot';
