import type { Nation } from './guns';
import type { Sourced } from './source';

type Place = 'field' | 'city';

/** To-hit numbers by the infantry's range (000, 200, 400) and the enemy tank's (000, 200, 400 to 600). */
export const infantryTables: {
  readonly [nation in Nation]: { readonly [place in Place]: readonly (readonly number[])[] };
} = {
  de: {
    field: [
      [55, 20, 10],
      [55, 55, 20],
      [55, 55, 55],
    ],
    city: [
      [30, 15, 5],
      [30, 30, 15],
      [30, 30, 30],
    ],
  },
  // 33 is what the Soviet city cards print; 35 would fit the pattern.
  su: {
    field: [
      [60, 25, 15],
      [60, 60, 25],
      [60, 60, 60],
    ],
    city: [
      [35, 20, 10],
      [33, 35, 20],
      [35, 35, 35],
    ],
  },
};

export type Weapon = 'panzerschreck' | 'panzerfaust' | 'atr' | 'bazooka' | 'handToHand';

/** By the number pulled to hit: below half of the final to-hit number, or not. */
export const weapons: {
  readonly [weapon in Weapon]: {
    readonly nation: Nation;
    readonly belowHalf: boolean;
    readonly pen: number | null;
  } & Sourced;
} = {
  panzerschreck: { nation: 'de', belowHalf: false, pen: 15, source: 'exact' },
  panzerfaust: { nation: 'de', belowHalf: true, pen: 23, source: 'exact' },
  atr: { nation: 'su', belowHalf: false, pen: 3, source: 'exact' },
  bazooka: { nation: 'su', belowHalf: true, pen: 10, source: 'exact' },
  handToHand: { nation: 'su', belowHalf: false, pen: null, source: 'exact', sourceOf: { effect: 'reconstructed' } },
};

export const infantry = {
  start: 0,
  step: 200,
  farthest: 400,
  targetRange: 600,
  closedHatches: -20,
  source: 'reconstructed',
  sourceOf: { farthest: 'exact', targetRange: 'exact' },
} as const;
