import type { Sourced } from './source';

export type Nation = 'de' | 'su';

/** To-hit number and penetration at 0, 200 … 2000 m; null: the gun does not reach so far. */
export type Ordnance = readonly (readonly [toHit: number, penetration: number] | null)[];

export interface Gun extends Sourced {
  readonly heavy: boolean;
  readonly table: Ordnance;
}

interface AtGun extends Gun {
  readonly nation: Nation;
  /** Order icons that one shot costs. */
  readonly orders: number;
}

/** The anti-tank guns, as printed. */
export const atGuns = {
  pak38: {
    nation: 'de',
    orders: 2,
    heavy: false,
    table: [[95, 8], [90, 8], [81, 8], [71, 7], [64, 7], [52, 6], [43, 5], [27, 5], [15, 4], null, null],
    source: 'exact',
    sourceOf: { heavy: 'rules' },
  },
  pak40: {
    nation: 'de',
    orders: 3,
    heavy: false,
    table: [
      [95, 12],
      [93, 12],
      [90, 12],
      [89, 11],
      [86, 10],
      [76, 9],
      [65, 8],
      [55, 7],
      [34, 6],
      [22, 6],
      [14, 6],
    ],
    source: 'exact',
    sourceOf: { heavy: 'rules' },
  },
  flak36: {
    nation: 'de',
    orders: 4,
    heavy: true,
    table: [
      [95, 14],
      [95, 14],
      [92, 14],
      [90, 14],
      [88, 13],
      [78, 12],
      [67, 11],
      [57, 10],
      [37, 9],
      [24, 9],
      [17, 9],
    ],
    source: 'exact',
    sourceOf: { heavy: 'rules' },
  },
  m37: {
    nation: 'su',
    orders: 2,
    heavy: false,
    table: [[95, 5], [87, 5], [78, 5], [69, 4], [60, 4], [46, 3], [30, 3], [12, 2], null, null, null],
    source: 'exact',
    sourceOf: { heavy: 'rules' },
  },
  'm39-76': {
    nation: 'su',
    orders: 3,
    heavy: false,
    table: [
      [95, 10],
      [92, 10],
      [88, 10],
      [85, 9],
      [81, 8],
      [71, 7],
      [58, 6],
      [42, 5],
      [26, 4],
      [16, 4],
      [11, 4],
    ],
    source: 'exact',
    sourceOf: { heavy: 'rules' },
  },
  'm39-85': {
    nation: 'su',
    orders: 4,
    heavy: true,
    table: [
      [95, 13],
      [93, 13],
      [91, 13],
      [89, 12],
      [84, 11],
      [72, 10],
      [61, 9],
      [44, 8],
      [28, 8],
      [18, 7],
      [12, 7],
    ],
    source: 'exact',
    sourceOf: { heavy: 'rules' },
  },
} as const satisfies Record<string, AtGun>;

export type AtGunId = keyof typeof atGuns;
export const atGunIds = Object.keys(atGuns) as readonly AtGunId[];

export function isAtGunId(id: unknown): id is AtGunId {
  return typeof id === 'string' && Object.hasOwn(atGuns, id);
}

/** The guns of the tanks: five take the table of the anti-tank gun of their class, four are made. */
export const tankGuns = {
  kwk50: { heavy: false, table: atGuns.pak38.table, source: 'reconstructed', sourceOf: { heavy: 'rules' } },
  kwk75: { heavy: false, table: atGuns.pak40.table, source: 'reconstructed', sourceOf: { heavy: 'rules' } },
  kwk88: { heavy: true, table: atGuns.flak36.table, source: 'reconstructed', sourceOf: { heavy: 'rules' } },
  f34: { heavy: false, table: atGuns['m39-76'].table, source: 'reconstructed', sourceOf: { heavy: 'rules' } },
  l11: {
    heavy: false,
    table: [
      [95, 9],
      [90, 9],
      [86, 9],
      [82, 8],
      [77, 7],
      [67, 6],
      [54, 5],
      [38, 4],
      [23, 3],
      [14, 3],
      [9, 3],
    ],
    source: 'reconstructed',
    sourceOf: { heavy: 'rules' },
  },
  zis85: { heavy: true, table: atGuns['m39-85'].table, source: 'reconstructed', sourceOf: { heavy: 'rules' } },
  kwk42: {
    heavy: false,
    table: [
      [95, 16],
      [94, 16],
      [92, 15],
      [91, 15],
      [88, 14],
      [78, 14],
      [67, 13],
      [57, 13],
      [36, 12],
      [24, 12],
      [16, 11],
    ],
    source: 'reconstructed',
    sourceOf: { heavy: 'rules' },
  },
  d10: {
    heavy: true,
    table: [
      [93, 17],
      [91, 17],
      [89, 16],
      [87, 16],
      [82, 15],
      [70, 15],
      [59, 14],
      [42, 14],
      [26, 13],
      [16, 13],
      [10, 12],
    ],
    source: 'reconstructed',
    sourceOf: { heavy: 'rules' },
  },
  d25: {
    heavy: true,
    table: [
      [94, 16],
      [92, 16],
      [90, 15],
      [88, 15],
      [83, 15],
      [71, 14],
      [60, 14],
      [43, 13],
      [27, 13],
      [17, 12],
      [11, 12],
    ],
    source: 'reconstructed',
    sourceOf: { heavy: 'rules' },
  },
} as const satisfies Record<string, Gun>;

export type TankGunId = keyof typeof tankGuns;

/** What APCR adds to the penetration at 0, 200 … 2000 m, and how many rounds a tank that lists it begins with. */
export const apcr = {
  bonus: [3, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0],
  rounds: 2,
  source: 'reconstructed',
} as const;
