import type { Rule } from '../rulebook';
import type { Area, Command, Enemy, Mission, Reach, Round, Tank } from '../types';
import type { EnemyId } from './enemies';

/** The classes of Fort Knox, in the order they are taken. */
export const lessonIds = [
  'driving',
  'gunnery',
  'loading',
  'smoke',
  'flank',
  'buttoning',
  'calling',
  'bailing',
] as const;
export type LessonId = (typeof lessonIds)[number];

/** What a class wants to see. */
export type Goal =
  | { readonly kind: 'range'; readonly range: Reach }
  | { readonly kind: 'destroyed'; readonly unit: string }
  | { readonly kind: 'fired'; readonly unit: string; readonly round: Round }
  | { readonly kind: 'smoke'; readonly area: Area }
  | { readonly kind: 'shut' }
  | { readonly kind: 'called'; readonly unit: string }
  | { readonly kind: 'bailedOut' };

export interface Lesson {
  readonly id: LessonId;
  /** The rules it teaches. */
  readonly rules: readonly Rule[];
  readonly scene: {
    readonly units: readonly (readonly [kind: EnemyId, area: Area, more?: Partial<Enemy>])[];
    readonly mission?: Partial<Mission>;
    readonly range: Reach;
    readonly tank?: Partial<Tank>;
    /** A 1st Lieutenant has the command radio. */
    readonly rank?: number;
  };
  /** Which dice fall: the answer must succeed by its own merit and with ordinary luck. */
  readonly seed: string;
  readonly goal: Goal;
  /** One way to do it, for whoever gives up. */
  readonly answer: readonly Command[];
}

const seat = 0;
const yours = { targets: seat } as const;

export const lessons: readonly Lesson[] = [
  {
    id: 'driving',
    rules: ['ATA-7.2D1', 'ATA-7.2.3a'],
    scene: { units: [['inf', 'B']], range: 'long' },
    seed: 'knox 1',
    goal: { kind: 'range', range: 'close' },
    answer: [
      { type: 'advance', seat, hull: 'B' },
      { type: 'advance', seat, hull: 'B' },
    ],
  },
  {
    id: 'gunnery',
    rules: ['ATA-7.2A1', 'ATA-7.2B1'],
    scene: {
      units: [
        ['pz4', 'B', yours],
        ['inf', 'C'],
      ],
      range: 'medium',
      tank: { loaded: 'AP' },
    },
    seed: 'knox 7',
    goal: { kind: 'destroyed', unit: 'u1' },
    answer: [
      { type: 'fire', seat, unit: 'u1', load: 'AP' },
      { type: 'again', seat, load: 'AP' },
    ],
  },
  {
    id: 'loading',
    rules: ['ATA-7.2O1', 'ATA-7.2A1'],
    scene: {
      units: [
        ['stug3', 'B', yours],
        ['inf', 'A'],
      ],
      range: 'medium',
      tank: { loaded: 'HE' },
    },
    seed: 'knox 1',
    goal: { kind: 'fired', unit: 'u1', round: 'AP' },
    answer: [
      { type: 'switchRound', seat, round: 'AP' },
      { type: 'fire', seat, unit: 'u1', load: 'AP' },
    ],
  },
  {
    id: 'smoke',
    rules: ['ATA-7.2A6'],
    scene: {
      units: [
        ['tiger1', 'B', yours],
        ['inf', 'C'],
      ],
      range: 'long',
      tank: { loaded: 'HCBI' },
    },
    seed: 'knox 1',
    goal: { kind: 'smoke', area: 'B' },
    answer: [{ type: 'smoke', seat, area: 'B', load: 'AP' }],
  },
  {
    id: 'flank',
    rules: ['ATA-7.2J1', 'ATA-7.3.3b'],
    scene: {
      units: [
        ['panther', 'B', yours],
        ['inf', 'C'],
      ],
      range: 'medium',
      tank: { loaded: 'AP' },
    },
    seed: 'knox 6',
    goal: { kind: 'destroyed', unit: 'u1' },
    answer: [
      { type: 'flank', seat, unit: 'u1', step: 'keep' },
      { type: 'fire', seat, unit: 'u1', load: 'AP' },
    ],
  },
  {
    id: 'buttoning',
    rules: ['ATA-7.2M1'],
    scene: {
      units: [
        ['inf', 'B', yours],
        ['inf', 'A', yours],
      ],
      range: 'close',
      tank: { open: ['commander', 'driver', 'assistant'], loaded: 'HE' },
    },
    seed: 'knox 1',
    goal: { kind: 'shut' },
    answer: [{ type: 'buttonUp', seat, posts: 'commander+driver+assistant' }],
  },
  {
    id: 'calling',
    rules: ['ATA-7.2L1', 'ATA-7.2L2'],
    scene: {
      units: [
        ['inf', 'B', { dugIn: true, ...yours }],
        ['inf', 'C', { dugIn: true }],
      ],
      range: 'medium',
      rank: 3,
    },
    seed: 'knox 1',
    goal: { kind: 'called', unit: 'u1' },
    answer: [{ type: 'call', seat, unit: 'u1', kind: 'mortar' }],
  },
  {
    id: 'bailing',
    rules: ['ATA-6.2j'],
    scene: {
      units: [
        ['tiger1', 'B', yours],
        ['pak43', 'A', { ...yours, firedAt: [seat] }],
      ],
      range: 'close',
      tank: { immobile: true, loaded: 'HE', open: [] },
    },
    seed: 'knox 1',
    goal: { kind: 'bailedOut' },
    answer: [{ type: 'endOrders', seat }],
  },
];
