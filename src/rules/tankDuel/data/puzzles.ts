import type { Seat } from '../../core/game';
import type { Layout } from '../study/layout';
import type { Card, Command } from '../types';

export const puzzleIds = [
  'leadOrOrders',
  'hullDown',
  'flank',
  'stopWith',
  'stopAndChoose',
  'command',
  'burning',
  'climb',
  'stay',
  'special',
  'broken',
  'uphill',
  'ordersOrTwo',
] as const;
type PuzzleId = (typeof puzzleIds)[number];

/** Find the shot with the best chance to put an enemy out of action. */
export interface Puzzle {
  readonly id: PuzzleId;
  readonly seat: Seat;
  readonly layout: Layout;
  /** The way to that shot. */
  readonly answer: readonly Command[];
}

const [GERMAN, SOVIET]: readonly [Seat, Seat] = [0, 1];

/** Late in a deck: of the cards that lie nowhere else only every third is still to come. */
function late(layout: Omit<Layout, 'setup' | 'gone'> & { readonly setup?: string }): Layout {
  const boxes = Object.values(layout.tanks ?? {}).flatMap((tank) => [
    tank?.box?.move,
    tank?.box?.smoke,
    tank?.box?.terrain?.card,
  ]);
  const laid = new Set<Card | null | undefined>([...layout.hands.flat(), ...boxes]);
  const rest = Array.from({ length: 100 }, (_, at) => at + 1).filter((card) => !laid.has(card));
  return { setup: 'meeting', ...layout, gone: rest.filter((_, at) => at % 3 !== 0) };
}

export const puzzles: readonly Puzzle[] = [
  {
    id: 'leadOrOrders',
    seat: SOVIET,
    layout: late({
      options: { de: ['pz4'], su: ['t34-76-m43'] },
      hands: [[], [41, 84, 86]],
      tanks: { su1: { range: 400, spotted: ['de1'] }, de1: { range: 600 } },
      acts: 'su1',
    }),
    answer: [
      { type: 'boost', seat: SOVIET, level: 'fire', by: 1, cards: [84] },
      { type: 'declare', seat: SOVIET, cards: ['41.fire', '86.fire'] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
    ],
  },
  {
    id: 'hullDown',
    seat: GERMAN,
    layout: late({
      options: { de: ['panther'], su: ['t34-85', 't34-85'] },
      hands: [[36, 78], []],
      tanks: {
        de1: { range: 400, spotted: ['su1', 'su2'] },
        su1: { range: 200, hullDown: true },
        su2: { range: 800 },
      },
      acts: 'de1',
    }),
    answer: [
      { type: 'declare', seat: GERMAN, cards: ['36.fire', '78.fire'] },
      { type: 'target', seat: GERMAN, tank: 'su1' },
    ],
  },
  {
    id: 'flank',
    seat: SOVIET,
    layout: late({
      options: { de: ['tiger', 'pz4'], su: ['t34-85'] },
      hands: [[], [36, 61]],
      tanks: {
        su1: { range: 200, spotted: ['de1', 'de2'], flanking: ['de1'] },
        de1: { range: 200, box: { move: 16 } },
        de2: { range: 200, box: { terrain: { id: 'woods', card: 40 } } },
      },
      acts: 'su1',
    }),
    answer: [
      { type: 'declare', seat: SOVIET, cards: ['36.fire', '61.leadership'] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
    ],
  },
  {
    id: 'stopWith',
    seat: SOVIET,
    layout: late({
      options: { de: ['pz4'], su: ['t34-85'] },
      hands: [[], [14, 36]],
      tanks: { su1: { range: 200, spotted: ['de1'], box: { move: 16 } }, de1: { range: 200 } },
      acts: 'su1',
    }),
    answer: [
      { type: 'stop', seat: SOVIET, card: 14 },
      { type: 'declare', seat: SOVIET, cards: ['36.fire'] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
    ],
  },
  {
    id: 'stopAndChoose',
    seat: SOVIET,
    layout: late({
      options: { de: ['pz4'], su: ['t34-85'] },
      hands: [[], [14, 36, 85]],
      tanks: { su1: { range: 200, spotted: ['de1'], box: { move: 16 } }, de1: { range: 200 } },
      acts: 'su1',
    }),
    answer: [
      { type: 'stop', seat: SOVIET, card: 85 },
      { type: 'declare', seat: SOVIET, cards: ['14.fire', '36.fire'] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
    ],
  },
  {
    id: 'command',
    seat: GERMAN,
    layout: late({
      options: { de: ['pz4'], su: ['t34-76-m43', 'is2'] },
      hands: [[17, 64], []],
      tanks: { de1: { range: 400, spotted: ['su2'] }, su1: { range: 200 }, su2: { range: 0 } },
      acts: 'de1',
    }),
    answer: [
      { type: 'command', seat: GERMAN, card: 64, tank: 'su1' },
      { type: 'declare', seat: GERMAN, cards: ['17.fire'] },
      { type: 'target', seat: GERMAN, tank: 'su1' },
    ],
  },
  {
    id: 'burning',
    seat: GERMAN,
    layout: late({
      options: { de: ['pz4'], su: ['t34-85', 't34-85'] },
      hands: [[41, 53], []],
      tanks: {
        de1: { range: 400, spotted: ['su1', 'su2'], acquired: { tank: 'su1', bonus: 20 } },
        su1: { range: 400 },
        su2: { range: 400, fire: { mines: null } },
      },
      acts: 'de1',
    }),
    answer: [
      { type: 'declare', seat: GERMAN, cards: ['41.fire', '53.fire'] },
      { type: 'target', seat: GERMAN, tank: 'su2' },
    ],
  },
  {
    id: 'climb',
    seat: SOVIET,
    layout: late({
      setup: 'highGround',
      hands: [[], [21, 41, 57]],
      tanks: { su1: { range: 400, spotted: ['de1'] }, de1: { range: 600 } },
      acts: 'su1',
    }),
    answer: [
      { type: 'takeHill', seat: SOVIET, card: 21 },
      { type: 'declare', seat: SOVIET, cards: ['41.fire', '57.fire'] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
    ],
  },
  {
    id: 'stay',
    seat: SOVIET,
    layout: late({
      setup: 'highGround',
      hands: [[], [41, 57]],
      tanks: { su1: { range: 400, spotted: ['de1'] }, de1: { range: 600, hullDown: true } },
      acts: 'su1',
    }),
    answer: [
      { type: 'declare', seat: SOVIET, cards: ['41.fire', '57.fire'] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
    ],
  },
  {
    id: 'special',
    seat: SOVIET,
    layout: late({
      options: { de: ['panther'], su: ['t34-85'] },
      hands: [[], [17, 44, 84, 85]],
      tanks: { su1: { range: 200, spotted: ['de1'] }, de1: { range: 400 } },
      acts: 'su1',
    }),
    answer: [
      { type: 'declare', seat: SOVIET, cards: ['17.fire', '44.fire'] },
      { type: 'quickLoad', seat: SOVIET, load: true, cards: [84, 85] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
    ],
  },
  {
    id: 'broken',
    seat: GERMAN,
    layout: late({
      options: { de: ['stug3'], su: ['t34-76-m43', 't34-85'] },
      hands: [[7, 36], []],
      tanks: {
        de1: { range: 600, spotted: ['su1', 'su2'] },
        su1: { range: 200 },
        su2: { range: 200, broken: { mines: null }, trackDamage: true },
      },
      acts: 'de1',
    }),
    answer: [
      { type: 'declare', seat: GERMAN, cards: ['7.fire', '36.fire'] },
      { type: 'target', seat: GERMAN, tank: 'su2' },
    ],
  },
  {
    id: 'uphill',
    seat: GERMAN,
    layout: late({
      setup: 'highGround',
      hands: [[41, 53], []],
      tanks: {
        de1: { range: 400, spotted: ['su1', 'su2'] },
        su1: { range: 400, box: { hill: true } },
        su2: { range: 800 },
      },
      acts: 'de1',
    }),
    answer: [
      { type: 'declare', seat: GERMAN, cards: ['41.fire', '53.fire'] },
      { type: 'target', seat: GERMAN, tank: 'su1' },
    ],
  },
  {
    id: 'ordersOrTwo',
    seat: SOVIET,
    layout: late({
      options: { de: ['stug3'], su: ['t34-76-m43'] },
      hands: [[], [32, 53, 99]],
      tanks: { su1: { range: 400, spotted: ['de1'] }, de1: { range: 400 } },
      acts: 'su1',
    }),
    answer: [
      { type: 'declare', seat: SOVIET, cards: ['32.fire', '99.leadership'] },
      { type: 'target', seat: SOVIET, tank: 'de1' },
    ],
  },
];
