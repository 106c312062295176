import type { Sourced } from './source';
import type { Location, SeatName } from './vehicles';

export const specials = [
  'loaderPanics',
  'driverPanics',
  'fatalHit',
  'turretMechanism',
  'crewShaken',
  'crewStunned',
  'gunHit',
  'gunSight',
  'engineDestroyed',
  'transmission',
  'smokeFills',
  'specialAmmoHit',
  'fuelHit',
  'ammoHit',
] as const;
export type Special = (typeof specials)[number];

/** One part of a damage text; `else` is the seat in brackets. */
export type Effect =
  | { readonly do: 'wound' | 'kia'; readonly seat: SeatName; readonly else?: SeatName }
  | { readonly do: 'fireCheck' | 'explosionCheck'; readonly times: number }
  | { readonly do: 'fire' | 'explosion' | 'trackDamage' | 'immobilized' }
  | { readonly do: 'special'; readonly special: Special };

/** Conditions of the morale row, from the top. */
export const conditions = ['green', 'veteran', 'elite', 'commanderKia', 'crewKia', 'onFire', 'damaged'] as const;
export type Condition = (typeof conditions)[number];

export interface DamageCard extends Sourced {
  readonly id: number;
  /** Compared with the Target Number of the card that pierced. */
  readonly critical: number;
  /** The conditions that show a red X. */
  readonly red: readonly Condition[];
  readonly reshuffle: boolean;
  readonly text: {
    readonly [severity in 'critical' | 'light' | 'heavy']: { readonly [location in Location]: readonly Effect[] };
  };
}

export const wound = (seat: SeatName, other?: SeatName): Effect => ({
  do: 'wound',
  seat,
  ...(other ? { else: other } : {}),
});
export const kia = (seat: SeatName, other?: SeatName): Effect => ({
  do: 'kia',
  seat,
  ...(other ? { else: other } : {}),
});
export const fireCheck = (times: number): Effect => ({ do: 'fireCheck', times });
export const explosionCheck = (times: number): Effect => ({ do: 'explosionCheck', times });
export const special = (id: Special): Effect => ({ do: 'special', special: id });
export const fire: Effect = { do: 'fire' };
export const explosion: Effect = { do: 'explosion' };
export const trackDamage: Effect = { do: 'trackDamage' };
export const immobilized: Effect = { do: 'immobilized' };
export const anywhere = (effects: readonly Effect[]) => ({ turret: effects, hull: effects, track: effects });
