import type { Sourced } from './source';

/** What lies in a Holding Box. Conceal is a trigger and an effect, bog a trigger only, hull down an effect only (TD-Q55). */
export interface Terrain extends Sourced {
  readonly type: 'natural' | 'manMade';
  readonly cover: number;
  readonly conceal: number | null;
  readonly hullDown: number | null;
  readonly bog: number | null;
  readonly ownFire: number;
  /** In which order a robot puts it on enemies; null: never. */
  readonly badOrder: number | null;
}

export const terrains = {
  woods: {
    type: 'natural',
    cover: 30,
    conceal: 40,
    hullDown: null,
    bog: 10,
    ownFire: -5,
    badOrder: null,
    source: 'reconstructed',
  },
  brush: {
    type: 'natural',
    cover: 15,
    conceal: 25,
    hullDown: null,
    bog: null,
    ownFire: 0,
    badOrder: 4,
    source: 'reconstructed',
  },
  gully: {
    type: 'natural',
    cover: 20,
    conceal: 35,
    hullDown: 40,
    bog: 15,
    ownFire: -10,
    badOrder: null,
    source: 'reconstructed',
  },
  building: {
    type: 'manMade',
    cover: 35,
    conceal: 30,
    hullDown: 30,
    bog: null,
    ownFire: 5,
    badOrder: null,
    source: 'reconstructed',
  },
  rubble: {
    type: 'manMade',
    cover: 25,
    conceal: 20,
    hullDown: 30,
    bog: 15,
    ownFire: 5,
    badOrder: null,
    source: 'reconstructed',
  },
  field: {
    type: 'natural',
    cover: 0,
    conceal: null,
    hullDown: 15,
    bog: null,
    ownFire: 0,
    badOrder: 3,
    source: 'reconstructed',
  },
  mud: {
    type: 'natural',
    cover: 0,
    conceal: null,
    hullDown: null,
    bog: 50,
    ownFire: 0,
    badOrder: 2,
    source: 'reconstructed',
  },
  cityBuilding: {
    type: 'manMade',
    cover: 40,
    conceal: 35,
    hullDown: 35,
    bog: null,
    ownFire: 5,
    badOrder: null,
    source: 'reconstructed',
  },
  cityRubble: {
    type: 'manMade',
    cover: 25,
    conceal: 25,
    hullDown: 30,
    bog: 20,
    ownFire: 5,
    badOrder: null,
    source: 'reconstructed',
  },
  street: {
    type: 'manMade',
    cover: 0,
    conceal: null,
    hullDown: null,
    bog: null,
    ownFire: 0,
    badOrder: null,
    source: 'reconstructed',
  },
  courtyard: {
    type: 'manMade',
    cover: 20,
    conceal: 30,
    hullDown: 20,
    bog: null,
    ownFire: 0,
    badOrder: null,
    source: 'reconstructed',
  },
  snowdrift: {
    type: 'natural',
    cover: 5,
    conceal: null,
    hullDown: 20,
    bog: 45,
    ownFire: 0,
    badOrder: null,
    source: 'reconstructed',
  },
  steppe: {
    type: 'natural',
    cover: 0,
    conceal: 15,
    hullDown: 25,
    bog: null,
    ownFire: 0,
    badOrder: null,
    source: 'reconstructed',
  },
  mines: {
    type: 'manMade',
    cover: 0,
    conceal: null,
    hullDown: null,
    bog: null,
    ownFire: 0,
    badOrder: 1,
    source: 'reconstructed',
  },
} as const satisfies Record<string, Terrain>;

export type TerrainId = keyof typeof terrains;
export const terrainIds = Object.keys(terrains) as readonly TerrainId[];

export function isTerrainId(id: unknown): id is TerrainId {
  return typeof id === 'string' && Object.hasOwn(terrains, id);
}

/** The Flat printed on every board. A Field card is Flat and does not stay (TD-10.3.2b). */
export const flat: Terrain = {
  type: 'natural',
  cover: 0,
  conceal: null,
  hullDown: 15,
  bog: null,
  ownFire: 0,
  badOrder: null,
  source: 'reconstructed',
  sourceOf: { cover: 'rules' },
};

/** Move cards in the Holding Box, and Smoke. */
export const moving = { cover: 30, ownFire: -40, source: 'rules' } as const;
export const smokeCard = { cover: 30, conceal: 40, source: 'rules', sourceOf: { conceal: 'reconstructed' } } as const;
