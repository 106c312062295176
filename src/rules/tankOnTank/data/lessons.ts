import type { FacingName } from '../../core/hex';
import type { Goal } from '../study/lessons';
import type { Command } from '../types';
import type { Kind } from './units';

export const lessonIds = ['facing', 'hill', 'hexside', 'combine', 'flank', 'lead', 'infantry', 'pressure'] as const;
type LessonId = (typeof lessonIds)[number];

export interface Lesson {
  readonly id: LessonId;
  /** Whose map and rules it borrows. */
  readonly setup: string;
  /** The first digit of an id is the seat. */
  readonly units: readonly {
    readonly id: string;
    readonly kind: Kind;
    readonly at: string;
    readonly facing: FacingName;
    readonly hq?: true;
  }[];
  /** After so many points the phase is over, and with it the attempt. */
  readonly chit: number;
  /** Dice that fall the same way at every attempt. */
  readonly seed: string;
  readonly goal: Goal;
  /** The rules it teaches. */
  readonly rules: readonly string[];
  /** One way to do it, for whoever gives up. */
  readonly answer: readonly Command[];
}

const unit = (id: string, kind: Kind, at: string, facing: FacingName) => ({ id, kind, at, facing });
const turn = (id: string, facing: FacingName): Command => ({ type: 'face', seat: 0, unit: id, facing });
const drive = (id: string, to: string, facing: FacingName): readonly Command[] => [
  { type: 'move', seat: 0, unit: id, to },
  turn(id, facing),
];
const fire = (target: string, ...ids: readonly string[]): readonly Command[] => [
  ...ids.map((id): Command => ({ type: 'aim', seat: 0, unit: id, target })),
  { type: 'fire', seat: 0 },
];
/** A second enemy, far off: the battle must not be over when the first is gone. */
const distant = unit('19', 'panzer4', 'A1', 'N');

/** Eight short positions on map A, the American to act. */
export const lessons: readonly Lesson[] = [
  {
    id: 'facing',
    setup: 'S2',
    units: [unit('00', 'sherman', 'D8', 'S'), unit('10', 'panzer4', 'D6', 'S'), distant],
    chit: 2,
    seed: 'turn round',
    goal: { kind: 'volley', target: '10' },
    rules: ['TOT-4.0c', 'TOT-4.0f'],
    answer: [turn('00', 'N'), ...fire('10', '00')],
  },
  {
    id: 'hill',
    setup: 'S2',
    units: [unit('00', 'sherman', 'F5', 'N'), unit('10', 'panzer4', 'F1', 'S'), distant],
    chit: 2,
    seed: 'high ground',
    goal: { kind: 'volley', target: '10', from: 'F4' },
    rules: ['TOT-8.1a', 'TOT-AID5'],
    answer: [...drive('00', 'F4', 'N'), ...fire('10', '00')],
  },
  {
    id: 'hexside',
    setup: 'S2',
    units: [unit('00', 'sherman', 'E9', 'N'), unit('10', 'panzer4', 'F6', 'S'), distant],
    chit: 2,
    seed: 'hexside',
    goal: { kind: 'volley', target: '10', hexside: true },
    rules: ['TOT-8.0c', 'TOT-8.2e'],
    answer: [...drive('00', 'E8', 'NE'), ...fire('10', '00')],
  },
  {
    id: 'combine',
    setup: 'S2',
    units: [
      unit('00', 'sherman', 'D7', 'N'),
      unit('01', 'sherman', 'C7', 'NE'),
      unit('02', 'wolverine', 'E8', 'N'),
      unit('10', 'tiger', 'D5', 'S'),
      distant,
    ],
    chit: 2,
    seed: 'combine',
    goal: { kind: 'volley', target: '10', firers: 3 },
    rules: ['TOT-8.4a', 'TOT-6.0b'],
    answer: fire('10', '00', '01', '02'),
  },
  {
    id: 'flank',
    setup: 'S2',
    units: [
      unit('00', 'sherman', 'D8', 'N'),
      unit('01', 'wolverine', 'F5', 'NW'),
      unit('10', 'panther', 'D6', 'S'),
      distant,
    ],
    chit: 2,
    seed: 'flank',
    goal: { kind: 'volley', target: '10', firers: 2, flank: true },
    rules: ['TOT-8.4d', 'TOT-4.0c'],
    answer: [...drive('01', 'E5', 'SW'), ...fire('10', '00', '01')],
  },
  {
    id: 'lead',
    setup: 'S2',
    units: [
      { ...unit('00', 'sherman', 'G9', 'N'), hq: true },
      unit('01', 'sherman', 'G10', 'N'),
      unit('02', 'wolverine', 'H9', 'N'),
      unit('10', 'panzer4', 'D2', 'S'),
      distant,
    ],
    chit: 2,
    seed: 'lead',
    goal: { kind: 'moved', units: ['00', '01', '02'], points: 1 },
    rules: ['TOT-6.1a'],
    answer: [...drive('00', 'G7', 'N'), ...drive('01', 'G8', 'N'), ...drive('02', 'H7', 'N')],
  },
  {
    id: 'infantry',
    setup: 'S2',
    units: [
      unit('00', 'usInfantry', 'E7', 'N'),
      unit('01', 'sherman', 'D6', 'NE'),
      unit('02', 'sherman', 'E8', 'N'),
      unit('10', 'geInfantry', 'E6', 'S'),
      distant,
    ],
    chit: 2,
    seed: 'house',
    goal: { kind: 'advance', at: 'E6' },
    rules: ['TOT-9.0c', 'TOT-9.3a', 'TOT-9.4a'],
    answer: [...fire('10', '00', '01'), { type: 'advance', seat: 0, unit: '00', facing: 'N' }],
  },
  {
    id: 'pressure',
    setup: 'S2',
    units: [
      unit('00', 'sherman', 'E7', 'N'),
      unit('01', 'wolverine', 'G6', 'N'),
      unit('02', 'sherman', 'C7', 'N'),
      unit('10', 'panzer4', 'C5', 'N'),
      unit('11', 'tiger', 'G2', 'S'),
    ],
    chit: 2,
    seed: 'pressure',
    goal: { kind: 'control', hexes: ['E6', 'H4'] },
    rules: ['TOT-5.0d', 'TOT-5.0h'],
    answer: [...drive('00', 'E6', 'N'), ...drive('01', 'H4', 'N')],
  },
];
