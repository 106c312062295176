import type { VehicleId } from '../../rules/tankDuel/data/vehicles';
import { table as en } from './en/table';
import { table as ja } from './ja/table';

type Words<T> = {
  readonly [K in keyof T]: T[K] extends string | readonly string[]
    ? T[K] extends string
      ? string
      : readonly string[]
    : Words<T[K]>;
};

/** What both languages must say; lists by id are open to ids that have no words of their own. */
export interface TankDuelTableText extends Words<Omit<typeof en, 'vehicles' | 'terms' | 'orders'>> {
  readonly vehicles: { readonly [vehicle in VehicleId]: string };
  readonly terms: { readonly [rule: string]: string };
  readonly orders: {
    readonly title: string;
    readonly says: string;
    readonly none: string;
    readonly names: { readonly [order: string]: string };
    readonly why: { readonly [order: string]: string };
  };
}

export const tankDuelTable: { readonly [language in 'en' | 'ja']: TankDuelTableText } = { en, ja };
