import type { AtGunId, Nation } from './guns';
import type { Source, Sourced } from './source';
import type { TerrainId } from './terrain';
import type { Quality, VehicleId } from './vehicles';

export type Test =
  | 'within400'
  | 'rangeAtMost0'
  | 'rangeAtMost200'
  | 'rangeAtFarEdge'
  | 'tankOnHill'
  | 'holdsRoad'
  | 'inTerrain'
  | 'sideAloneHoldsHills'
  | 'noEnemyRangeAtMost0'
  | 'noExitScored';

/** What scores VP besides kills; without a side it is open to both. */
export interface Objective {
  readonly id: string;
  readonly when: 'administrationB' | 'tankPhaseEnd' | 'gameEnd';
  readonly side?: Nation;
  readonly if: Test;
  readonly and?: Test;
  readonly terrain?: readonly TerrainId[];
  readonly vp: number;
}

export const missions = ['close', 'hill', 'exit', 'centre', 'push', 'block', 'road', 'hold', 'flank'] as const;
export type Mission = (typeof missions)[number];

export type Condition = 'deepMud' | 'snow';

export interface Scenario extends Sourced {
  /** Least and most tanks on a side. */
  readonly tanks: readonly [number, number];
  /** Null: forces by points. */
  readonly forces: { readonly [nation in Nation]: readonly VehicleId[] } | null;
  /** Listed forces may be left for forces by points. */
  readonly pointsToo?: true;
  readonly start: { readonly [nation in Nation]: number };
  readonly quality?: { readonly [nation in Nation]: Quality };
  readonly alternates?: readonly number[];
  readonly city?: true;
  readonly condition?: Condition;
  readonly hills?: true;
  readonly roads?: true;
  readonly infantry?: true;
  readonly guns?: readonly { readonly gun: AtGunId; readonly range: number }[];
  readonly startTerrain?: { readonly [nation in Nation]?: TerrainId };
  readonly startHullDown?: readonly Nation[];
  readonly objectives: readonly Objective[];
  readonly missions: { readonly [nation in Nation]: readonly Mission[] };
}

const source: Source = 'reconstructed';

const list = {
  meeting: {
    tanks: [1, 4],
    forces: null,
    start: { de: 800, su: 800 },
    objectives: [],
    missions: { de: ['close'], su: ['close'] },
    source,
  },
  highGround: {
    tanks: [2, 4],
    forces: { de: ['pz4', 'stug3'], su: ['t34-76-m43', 't34-76-m43'] },
    pointsToo: true,
    start: { de: 800, su: 800 },
    hills: true,
    objectives: [
      { id: 'hillRound', when: 'administrationB', if: 'tankOnHill', vp: 2 },
      { id: 'hillEnd', when: 'gameEnd', if: 'sideAloneHoldsHills', vp: 10 },
    ],
    missions: { de: ['hill', 'close'], su: ['hill', 'close'] },
    source,
  },
  breakthrough: {
    tanks: [2, 4],
    forces: null,
    start: { de: 800, su: 800 },
    objectives: [{ id: 'exit', when: 'tankPhaseEnd', if: 'rangeAtFarEdge', vp: 6 }],
    missions: { de: ['exit'], su: ['exit'] },
    source,
  },
  centre: {
    tanks: [2, 4],
    forces: null,
    start: { de: 800, su: 800 },
    objectives: [{ id: 'centre', when: 'administrationB', if: 'within400', vp: 1 }],
    missions: { de: ['centre'], su: ['centre'] },
    source,
  },
  bridgehead: {
    tanks: [2, 4],
    forces: null,
    start: { de: 400, su: 1000 },
    guns: [{ gun: 'pak40', range: 600 }],
    startTerrain: { de: 'gully' },
    startHullDown: ['de'],
    objectives: [
      { id: 'push', when: 'administrationB', side: 'su', if: 'rangeAtMost0', vp: 2 },
      { id: 'hold', when: 'gameEnd', side: 'de', if: 'noEnemyRangeAtMost0', vp: 5 },
    ],
    missions: { de: ['hold'], su: ['push'] },
    source,
  },
  city: {
    tanks: [2, 4],
    forces: null,
    start: { de: 600, su: 400 },
    city: true,
    infantry: true,
    objectives: [
      {
        id: 'block',
        when: 'administrationB',
        if: 'inTerrain',
        terrain: ['building', 'rubble', 'cityBuilding', 'cityRubble'],
        and: 'within400',
        vp: 1,
      },
    ],
    missions: { de: ['block'], su: ['block'] },
    source,
  },
  rasputitsa: {
    tanks: [2, 4],
    forces: null,
    start: { de: 800, su: 800 },
    alternates: [72, 75],
    condition: 'deepMud',
    roads: true,
    objectives: [{ id: 'road', when: 'administrationB', if: 'holdsRoad', vp: 1 }],
    missions: { de: ['road', 'close'], su: ['road', 'close'] },
    source,
  },
  blizzard: {
    tanks: [2, 4],
    forces: null,
    start: { de: 400, su: 400 },
    alternates: [73, 77],
    condition: 'snow',
    objectives: [],
    missions: { de: ['close'], su: ['close'] },
    source,
  },
  minefield: {
    tanks: [2, 4],
    forces: null,
    start: { de: 800, su: 800 },
    alternates: [13],
    objectives: [{ id: 'lane', when: 'administrationB', if: 'rangeAtMost200', vp: 1 }],
    missions: { de: ['push'], su: ['push'] },
    source,
  },
  ambush: {
    tanks: [2, 2],
    forces: { de: ['stug3', 'stug3'], su: ['t34-76-m43', 't34-76-m43'] },
    start: { de: 400, su: 800 },
    startTerrain: { de: 'woods' },
    objectives: [{ id: 'column', when: 'administrationB', side: 'su', if: 'rangeAtMost0', vp: 2 }],
    missions: { de: ['hold'], su: ['push'] },
    source,
  },
  firstTigers: {
    tanks: [3, 4],
    forces: { de: ['tiger', 'pz3', 'pz3'], su: ['t34-76-m43', 't34-76-m43', 't34-76-m43', 't34-76-m43'] },
    start: { de: 600, su: 1000 },
    quality: { de: 'elite', su: 'veteran' },
    objectives: [],
    missions: { de: [], su: ['flank', 'close'] },
    source,
  },
  pantherAutumn: {
    tanks: [3, 3],
    forces: { de: ['panther', 'pz4', 'pz3'], su: ['kv85', 'kv85', 't34-76-m43'] },
    start: { de: 800, su: 800 },
    objectives: [{ id: 'centre', when: 'administrationB', if: 'within400', vp: 1 }],
    missions: { de: ['centre'], su: ['centre'] },
    source,
  },
  ironRoad: {
    tanks: [3, 3],
    forces: { de: ['panther', 'stug3', 'pz4'], su: ['is2', 't34-85', 't34-76-m40'] },
    start: { de: 800, su: 800 },
    alternates: [70, 71, 76],
    objectives: [
      { id: 'exit', when: 'tankPhaseEnd', side: 'su', if: 'rangeAtFarEdge', vp: 8 },
      { id: 'stand', when: 'gameEnd', side: 'de', if: 'noExitScored', vp: 6 },
    ],
    missions: { de: ['hold'], su: ['exit'] },
    source,
  },
  lastGuns: {
    tanks: [2, 2],
    forces: { de: ['tiger', 'panther'], su: ['is2', 'is2'] },
    start: { de: 800, su: 800 },
    hills: true,
    objectives: [{ id: 'hillEnd', when: 'gameEnd', if: 'sideAloneHoldsHills', vp: 6 }],
    missions: { de: ['hill'], su: ['hill'] },
    source,
  },
  singleCombat: {
    tanks: [1, 1],
    forces: null,
    start: { de: 600, su: 600 },
    objectives: [],
    missions: { de: ['close'], su: ['close'] },
    source,
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof list;
export const scenarios: { readonly [id in ScenarioId]: Scenario } = list;
export const scenarioIds = Object.keys(list) as readonly ScenarioId[];

export function isScenarioId(id: unknown): id is ScenarioId {
  return typeof id === 'string' && Object.hasOwn(list, id);
}
