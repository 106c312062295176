import type { Seat } from '../../core/game';
import type { Goal } from '../study/lessons';
import type { CardId, Command, UnitId } from '../types';

/** The order of teaching: a run on the attacker's side, then a run on the defender's. */
export const lessonIds = ['target', 'hit', 'compare', 'free', 'equal', 'stop', 'range', 'defend'] as const;
export type LessonId = (typeof lessonIds)[number];

export interface Lesson {
  readonly id: LessonId;
  /** Whose cards the learner holds. */
  readonly seat: Seat;
  /** What happens between the step of the example before and this one. */
  readonly lead: readonly Command[];
  readonly goal: Goal;
  /** The rules it teaches. */
  readonly rules: readonly string[];
  /** One way to do it, for whoever gives up; what follows it in the example goes on from its end. */
  readonly answer: readonly Command[];
}

const GERMAN: Seat = 0;
const AMERICAN: Seat = 1;
const panther: UnitId = 'G2.1';
const m10: UnitId = 'A6.1';
const m476: UnitId = 'A2.1';

/** How the table is laid as the example of play begins. */
export const opening = {
  turn: 3,
  hands: [
    ['T8', 'T10', 'T47', 'T22', 'T46'],
    ['T2', 'T6', 'T34', 'T68', 'T42'],
  ],
  /** On top of each formation deck, the topmost last. */
  tops: [
    ['G7.1', panther],
    ['A1.1', 'A16.1', m10],
  ],
  /** In front of each player, from earlier turns. */
  field: [[], [m476]],
} as const satisfies {
  readonly turn: number;
  readonly hands: readonly (readonly CardId[])[];
  readonly tops: readonly (readonly UnitId[])[];
  readonly field: readonly (readonly UnitId[])[];
};

const play = (type: 'modify' | 'freeAction', seat: Seat, card: CardId): Command => ({ type, seat, card });
const say = (type: 'pass' | 'allow', seat: Seat): Command => ({ type, seat });

/** The example of play in eight steps as they follow each other, with the figures of the tables. */
export const story: readonly Lesson[] = [
  {
    id: 'target',
    seat: GERMAN,
    lead: [],
    goal: { kind: 'targeted', attacker: panther, unit: m10 },
    rules: ['TK-ATK2', 'TK-TGT1', 'TK-TGT2'],
    answer: [{ type: 'target', seat: GERMAN, unit: 'top' }],
  },
  {
    id: 'stop',
    seat: AMERICAN,
    lead: [],
    goal: { kind: 'opened', phase: 'modifier' },
    rules: ['TK-LOST1', 'TK-CARD68'],
    answer: [say('pass', AMERICAN)],
  },
  {
    id: 'hit',
    seat: GERMAN,
    lead: [],
    goal: { kind: 'played', card: 'T8' },
    rules: ['TK-MOD1', 'TK-MOD3', 'TK-CARD8'],
    answer: [play('modify', GERMAN, 'T8')],
  },
  {
    id: 'range',
    seat: AMERICAN,
    lead: [],
    goal: { kind: 'sum', target: m10, total: 19, distance: 500 },
    rules: ['TK-Q18', 'TK-MOD2', 'TK-CARD2'],
    answer: [say('allow', AMERICAN), play('modify', AMERICAN, 'T2')],
  },
  {
    id: 'compare',
    seat: GERMAN,
    lead: [],
    goal: { kind: 'destroyed', unit: m10, total: 19 },
    rules: ['TK-Q12', 'TK-RES1', 'TK-X1'],
    answer: [say('pass', GERMAN)],
  },
  {
    id: 'free',
    seat: GERMAN,
    lead: [],
    goal: { kind: 'targeted', attacker: panther, unit: m476 },
    rules: ['TK-FREE1', 'TK-FREE3', 'TK-CARD47'],
    answer: [
      play('freeAction', GERMAN, 'T47'),
      { type: 'sameUnit', seat: GERMAN, unit: panther },
      { type: 'target', seat: GERMAN, unit: m476 },
    ],
  },
  {
    id: 'defend',
    seat: AMERICAN,
    lead: [say('pass', AMERICAN), say('pass', GERMAN)],
    goal: { kind: 'sum', target: m476, total: 6, distance: 2000 },
    rules: ['TK-MOD6', 'TK-CARD6', 'TK-CARD34'],
    answer: [play('modify', AMERICAN, 'T6'), play('modify', AMERICAN, 'T34')],
  },
  {
    id: 'equal',
    seat: GERMAN,
    lead: [],
    goal: { kind: 'destroyed', unit: m476, total: 6 },
    rules: ['TK-RES1', 'TK-RES7', 'TK-X2'],
    answer: [say('pass', GERMAN)],
  },
];

export const lessons: readonly Lesson[] = lessonIds.flatMap((id) => story.find((step) => step.id === id) ?? []);
