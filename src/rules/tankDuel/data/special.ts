import type { AtGunId, Nation } from './guns';

/** Cards without a number, and the conditions of the ground. */
export const hill = {
  cover: 5,
  downhill: 1,
  uphill: -1,
  hullDown: 40,
  perHalf: 2,
  at: 400,
  source: 'exact',
  sourceOf: { hullDown: 'reconstructed', perHalf: 'reconstructed', at: 'reconstructed' },
} as const;

export const road = { count: 3, takeLevel: 3, source: 'reconstructed', sourceOf: {} } as const;

export const deepMud: { readonly moveLevel: { readonly [nation in Nation]: number }; readonly source: 'exact' } = {
  moveLevel: { de: -4, su: -3 },
  source: 'exact',
};

export const snow = {
  sight: { light: 600, heavy: 200 },
  moveLevel: 5,
  terrainLevel: 4,
  /** Target Numbers up to this one mean light weather. */
  lightUpTo: 5,
  source: 'exact',
} as const;

/** The guns an option brings where the scenario names none (TD-Q79). */
export const usualGuns: { readonly [nation in Nation]: AtGunId } = { de: 'pak40', su: 'm39-76' };
export const usualGunRange = 400;

export const hatches = { ownFireClosed: -10, source: 'rules' } as const;
