import type { Seat } from '../../core/game';
import type { Layout, TankLayout } from '../study/layout';
import type { Goal } from '../study/lessons';
import type { Command } from '../types';

export const lessonIds = [
  'bid',
  'move',
  'hill',
  'cover',
  'spot',
  'fire',
  'place',
  'orders',
  'flank',
  'tactics',
  'burning',
  'destroyer',
] as const;
export type LessonId = (typeof lessonIds)[number];

export interface Lesson {
  readonly id: LessonId;
  /** Whose cards the learner holds. */
  readonly seat: Seat;
  readonly layout: Layout;
  readonly goal: Goal;
  /** The rules it teaches. */
  readonly rules: readonly string[];
  /** One way to do it, for whoever gives up. */
  readonly answer: readonly Command[];
}

const GERMAN: Seat = 0;
const SOVIET: Seat = 1;

/** Two T-34/76 against a Pz IV and a StuG III on the hills, and a deck prepared for what is to be learnt. */
const tutorial = (layout: Omit<Layout, 'setup'>): Layout => ({ setup: 'highGround', ...layout });

const at = (range: number, more: TankLayout = {}): TankLayout => ({ range, ...more });

export const lessons: readonly Lesson[] = [
  {
    id: 'bid',
    seat: SOVIET,
    layout: tutorial({
      hands: [[], [11, 57, 84, 98]],
      tanks: { de1: { bid: 34 }, de2: { bid: 52 } },
      acts: null,
    }),
    goal: { kind: 'first', tank: 'su1' },
    rules: ['TD-7.0a', 'TD-7.0b', 'TD-8.0a'],
    answer: [
      { type: 'bid', seat: SOVIET, tank: 'su1', card: 11 },
      { type: 'bid', seat: SOVIET, tank: 'su2', card: 57 },
    ],
  },
  {
    id: 'move',
    seat: SOVIET,
    layout: tutorial({ hands: [[], [16, 39, 93]], acts: 'su1' }),
    goal: { kind: 'rolls', tank: 'su1', range: 400 },
    rules: ['TD-10.1.1a', 'TD-10.1.2c', 'TD-8.3.2b'],
    answer: [
      { type: 'declare', seat: SOVIET, cards: ['16.move', '39.move'] },
      { type: 'move', seat: SOVIET, to: 400, card: 16 },
    ],
  },
  {
    id: 'hill',
    seat: SOVIET,
    layout: tutorial({ hands: [[], [13, 22, 41]], tanks: { su1: at(400, { box: { move: 16 } }) }, acts: 'su1' }),
    goal: { kind: 'hill', tank: 'su1' },
    rules: ['TD-10.2.2a', 'TD-Q78', 'TD-Q77'],
    answer: [
      { type: 'stop', seat: SOVIET, card: 22 },
      { type: 'takeHill', seat: SOVIET, card: 13 },
    ],
  },
  {
    id: 'cover',
    seat: SOVIET,
    layout: tutorial({
      hands: [[], [12, 18, 40]],
      deck: [31, 66],
      tanks: { de1: { spotted: ['su1'] } },
      acts: 'su1',
    }),
    goal: { kind: 'hidden', tank: 'su1', terrain: 'woods' },
    rules: ['TD-10.3.1b', 'TD-Q33', 'TD-Q55'],
    answer: [
      { type: 'declare', seat: SOVIET, cards: ['18.move', '40.terrain'] },
      { type: 'move', seat: SOVIET, to: 600, card: 18 },
    ],
  },
  {
    id: 'spot',
    seat: SOVIET,
    layout: tutorial({
      hands: [[], [22, 56, 86]],
      deck: [27, 43],
      tanks: { su1: at(600), de1: at(600) },
      acts: 'su1',
    }),
    goal: { kind: 'spotted', tank: 'su1', enemy: 'de1' },
    rules: ['TD-8.3.5i.1', 'TD-8.3.5i.2', 'TD-5.4.1a'],
    answer: [
      { type: 'crew', seat: SOVIET, order: 'spot', card: 22 },
      { type: 'attempt', seat: SOVIET, tank: 'de1', cards: [56] },
    ],
  },
  {
    id: 'fire',
    seat: SOVIET,
    layout: tutorial({
      hands: [[], [41, 93]],
      deck: [36, 72, 17],
      damage: [3],
      tanks: { su1: at(400, { spotted: ['de1'] }), de1: at(400) },
      acts: 'su1',
    }),
    goal: { kind: 'pierced', enemy: 'de1' },
    rules: ['TD-11.1.3b', 'TD-8.3.2b', 'TD-5.4.1a'],
    answer: [
      { type: 'declare', seat: SOVIET, cards: ['41.fire'] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
    ],
  },
  {
    id: 'place',
    seat: SOVIET,
    layout: tutorial({
      hands: [[], [36, 57]],
      deck: [29, 24, 12],
      damage: [3],
      tanks: { su1: at(200, { spotted: ['de1'] }), de1: at(200) },
      acts: 'su1',
    }),
    goal: { kind: 'pierced', enemy: 'de1', location: 'turret' },
    rules: ['TD-11.1.1a', 'TD-11.1.3e.1', 'TD-11.1.3c.i'],
    answer: [
      { type: 'declare', seat: SOVIET, cards: ['36.fire', '57.fire'] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
      { type: 'location', seat: SOVIET, at: 'turret' },
    ],
  },
  {
    id: 'orders',
    seat: SOVIET,
    layout: tutorial({
      hands: [[], [42, 56, 86]],
      deck: [15, 72, 39],
      damage: [3],
      tanks: { su1: at(400, { spotted: ['de1'] }), de1: at(400) },
      acts: 'su1',
    }),
    goal: { kind: 'hit', tank: 'su1', enemy: 'de1' },
    rules: ['TD-8.3.2c', 'TD-8.3.2b', 'TD-Q7'],
    answer: [
      { type: 'boost', seat: SOVIET, level: 'fire', by: 1, cards: [42] },
      { type: 'declare', seat: SOVIET, cards: ['86.fire'] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
    ],
  },
  {
    id: 'flank',
    seat: SOVIET,
    layout: tutorial({
      hands: [[], [18, 41, 52]],
      tanks: { su1: at(200, { spotted: ['de1'] }), de1: at(200) },
      acts: 'su1',
    }),
    goal: { kind: 'flanked', tank: 'su1', enemy: 'de1' },
    rules: ['TD-10.4a', 'TD-10.4.1a', 'TD-10.4.2a'],
    answer: [
      { type: 'declare', seat: SOVIET, cards: ['18.move', '52.flank'] },
      { type: 'move', seat: SOVIET, to: 0, card: 18 },
      { type: 'flank', seat: SOVIET, tank: 'de1', takeBack: null },
    ],
  },
  {
    id: 'tactics',
    seat: SOVIET,
    layout: tutorial({
      hands: [[41], [16, 80]],
      deck: [79, 72, 39],
      damage: [3],
      tanks: { su1: at(400), de1: at(400, { spotted: ['su1'] }) },
      acts: 'de1',
      lead: [
        { type: 'declare', seat: GERMAN, cards: ['41.fire'] },
        { type: 'target', seat: GERMAN, tank: 'su1' },
      ],
    }),
    goal: { kind: 'missed', enemy: 'su1' },
    rules: ['TD-13.0', 'TD-13.1c', 'TD-11.1.3c.viii'],
    answer: [{ type: 'tactics', seat: SOVIET, card: 80 }],
  },
  {
    id: 'burning',
    seat: SOVIET,
    layout: tutorial({
      hands: [[], [22, 42, 56, 84]],
      deck: [60],
      tanks: { su1: at(400, { fire: { mines: null } }) },
      acts: 'su1',
    }),
    goal: { kind: 'fireOut', tank: 'su1' },
    rules: ['TD-8.1d.1', 'TD-8.1d.2', 'TD-Q7'],
    answer: [{ type: 'extinguish', seat: SOVIET, cards: [42, 56] }],
  },
  {
    id: 'destroyer',
    seat: GERMAN,
    layout: tutorial({
      hands: [[22, 44], []],
      deck: [35, 72, 39],
      damage: [3],
      tanks: { de2: at(400, { spotted: ['su1'], box: { move: 16 } }), su1: at(400) },
      acts: 'de2',
    }),
    goal: { kind: 'hit', tank: 'de2', enemy: 'su1' },
    rules: ['TD-5.8.2a', 'TD-5.8.2b', 'TD-10.2.2a'],
    answer: [
      { type: 'stop', seat: GERMAN, card: 22 },
      { type: 'declare', seat: GERMAN, cards: ['44.fire'] },
      { type: 'target', seat: GERMAN, tank: 'su1' },
    ],
  },
];
