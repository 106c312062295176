import type { Sourced } from './source';

/** A shot is of this class if its to-hit number and its penetration less the armour both reach these. */
export interface Threshold {
  readonly toHit: number;
  readonly pen: number;
}

export type RobotStep =
  | 'fireHQ'
  | 'fireLQ'
  | 'mission'
  | 'moveFlankOrCover'
  | 'move'
  | 'leadership'
  | 'spot'
  | 'hullDown'
  | 'loadApcr'
  | 'smoke'
  | 'smokeLate';

/** One face of a personality card: thresholds of own and enemy shots, and what is tried in which order. */
export interface Face extends Sourced {
  readonly hq: Threshold;
  readonly lq: Threshold;
  readonly enemyHq: Threshold;
  readonly enemyLq: Threshold;
  readonly primary: readonly RobotStep[];
  readonly secondary: readonly RobotStep[];
}

export type RobotState = 'operational' | 'peril';

const cards = {
  aggressive: {
    operational: {
      hq: { toHit: 55, pen: -2 },
      lq: { toHit: 40, pen: -1 },
      enemyHq: { toHit: 65, pen: 0 },
      enemyLq: { toHit: 45, pen: 0 },
      primary: ['fireHQ', 'mission', 'moveFlankOrCover', 'fireLQ', 'leadership', 'move'],
      secondary: ['spot', 'hullDown', 'loadApcr', 'smoke'],
      source: 'exact',
    },
    peril: {
      hq: { toHit: 70, pen: 0 },
      lq: { toHit: 60, pen: 0 },
      enemyHq: { toHit: 60, pen: 0 },
      enemyLq: { toHit: 45, pen: 0 },
      primary: ['fireHQ', 'mission', 'smoke', 'leadership', 'move'],
      secondary: ['hullDown', 'spot'],
      source: 'exact',
    },
  },
  alert: {
    operational: {
      hq: { toHit: 60, pen: -1 },
      lq: { toHit: 45, pen: -1 },
      enemyHq: { toHit: 60, pen: -1 },
      enemyLq: { toHit: 45, pen: -1 },
      primary: ['mission', 'fireHQ', 'moveFlankOrCover', 'leadership', 'fireLQ', 'move'],
      secondary: ['spot', 'hullDown', 'loadApcr', 'smokeLate'],
      source: 'exact',
    },
    peril: {
      hq: { toHit: 75, pen: 0 },
      lq: { toHit: 65, pen: 0 },
      enemyHq: { toHit: 60, pen: 0 },
      enemyLq: { toHit: 45, pen: 0 },
      primary: ['mission', 'fireHQ', 'smoke', 'leadership', 'move'],
      secondary: ['spot', 'hullDown'],
      source: 'exact',
    },
  },
  bold: {
    operational: {
      hq: { toHit: 60, pen: -2 },
      lq: { toHit: 45, pen: -2 },
      enemyHq: { toHit: 60, pen: -1 },
      enemyLq: { toHit: 45, pen: -1 },
      primary: ['mission', 'fireHQ', 'moveFlankOrCover', 'fireLQ', 'leadership', 'move'],
      secondary: ['loadApcr', 'spot', 'hullDown'],
      source: 'exact',
    },
    peril: {
      hq: { toHit: 65, pen: -1 },
      lq: { toHit: 50, pen: -1 },
      enemyHq: { toHit: 60, pen: 0 },
      enemyLq: { toHit: 45, pen: 0 },
      primary: ['fireHQ', 'mission', 'smoke', 'leadership', 'move'],
      secondary: ['hullDown', 'spot', 'loadApcr'],
      source: 'exact',
    },
  },
  cautious: {
    operational: {
      hq: { toHit: 65, pen: 0 },
      lq: { toHit: 50, pen: 0 },
      enemyHq: { toHit: 60, pen: -1 },
      enemyLq: { toHit: 45, pen: -2 },
      primary: ['mission', 'fireHQ', 'moveFlankOrCover', 'leadership', 'fireLQ', 'move'],
      secondary: ['spot', 'hullDown', 'loadApcr', 'smokeLate'],
      source: 'exact',
    },
    peril: {
      hq: { toHit: 75, pen: 1 },
      lq: { toHit: 65, pen: 0 },
      enemyHq: { toHit: 60, pen: -1 },
      enemyLq: { toHit: 45, pen: -2 },
      primary: ['mission', 'fireHQ', 'smoke', 'leadership', 'move'],
      secondary: ['spot', 'hullDown'],
      source: 'exact',
    },
  },
  evasive: {
    operational: {
      hq: { toHit: 65, pen: -1 },
      lq: { toHit: 45, pen: -1 },
      enemyHq: { toHit: 60, pen: -1 },
      enemyLq: { toHit: 45, pen: -1 },
      primary: ['mission', 'fireHQ', 'moveFlankOrCover', 'leadership', 'fireLQ', 'move'],
      secondary: ['spot', 'hullDown', 'loadApcr', 'smokeLate'],
      source: 'exact',
    },
    peril: {
      hq: { toHit: 75, pen: 0 },
      lq: { toHit: 65, pen: 0 },
      enemyHq: { toHit: 60, pen: -1 },
      enemyLq: { toHit: 45, pen: -1 },
      primary: ['mission', 'fireHQ', 'smoke', 'leadership', 'move'],
      secondary: ['spot', 'hullDown'],
      source: 'exact',
    },
  },
} as const satisfies Record<string, { readonly [state in RobotState]: Face }>;

export type Personality = keyof typeof cards;
export const personalities = Object.keys(cards) as readonly Personality[];
export const personalityCards: { readonly [id in Personality]: { readonly [state in RobotState]: Face } } = cards;

/** What the Peril value is summed from: ours. */
export const perilTerms = {
  base: 0,
  onFire: 4,
  broken: 3,
  immobilized: 3,
  trackDamage: 1,
  flanked: 2,
  acquired: 2,
  eHQ: 2,
  eLQ: 1,
  kia: 1,
  unseen: -2,
  hullDown: -1,
  cover: -1,
  elite: -1,
  green: 1,
} as const;
export type PerilTerm = keyof typeof perilTerms;
export const perilBounds = { least: -1, most: 9 } as const;

export const robotRules = {
  revealed: 3,
  /** Cards pulled in one Tank Phase in search of a Fire card. */
  pullsForFire: 2,
  /** The solo Move card: level 1, no number; cover and own fire as every Move card. */
  soloMoveLevel: 1,
  /** Leadership is added to a shot below this. */
  leadershipBelow: 85,
  infantryFrom: 30,
  source: 'reconstructed',
} as const;
