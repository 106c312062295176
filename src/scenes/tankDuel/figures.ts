import { sequenceOf } from '../../machines/order';
import { tankDuelChart } from '../../machines/tankDuel';
import type { Ref, Seat } from '../../rules/core/game';
import { tankDuel } from '../../rules/tankDuel';
import { type Layout, layOut } from '../../rules/tankDuel/study/layout';
import type { BoardFigure, FigureBook } from '../board/figure';
import { duelTable } from './board/places';
import { arrangementFor } from './board/sight';

interface Plan {
  readonly rules: readonly string[];
  readonly layout: Omit<Layout, 'setup'>;
  readonly seat?: Seat;
  readonly refs?: readonly Ref[];
  /** What must be in the picture. */
  readonly frame: readonly Ref[];
}

const order = sequenceOf(tankDuelChart);
const [GERMAN, SOVIET]: readonly [Seat, Seat] = [0, 1];
const one = { de: ['pz4'], su: ['t34-85'] } as const;
const pair = { de: ['pz4'], su: ['t34-85', 't34-76-m43'] } as const;
const ROOM = { width: 860, height: 560 } as const;
const both: readonly Ref[] = ['unit:de1', 'unit:su1'];

/** The worked examples that are positions, and the rules they belong to; what is drawn comes from the rules. */
const plans: readonly Plan[] = [
  {
    rules: ['TD-X3'],
    layout: {
      options: one,
      hands: [[57], []],
      tanks: { de1: { range: 400, spotted: ['su1'] }, su1: { range: 600 } },
      acts: 'de1',
    },
    frame: both,
  },
  {
    rules: ['TD-X4'],
    layout: {
      options: one,
      hands: [[57], []],
      tanks: { de1: { range: -200, spotted: ['su1'] }, su1: { range: 1000 } },
      acts: 'de1',
    },
    frame: both,
  },
  {
    rules: ['TD-X5', 'TD-10.1.2a'],
    layout: {
      options: one,
      hands: [[16], []],
      tanks: { de1: { range: 0 }, su1: { range: 800 } },
      acts: 'de1',
      lead: [{ type: 'declare', seat: GERMAN, cards: ['16.move'] }],
    },
    frame: ['area:-200', 'area:0', 'area:200', 'unit:su1'],
  },
  {
    rules: ['TD-X9', 'TD-5.4.3f'],
    layout: {
      options: pair,
      hands: [[], [16]],
      tanks: {
        de1: { range: 600, spotted: ['su1'], acquired: { tank: 'su1', bonus: 10 } },
        su1: { range: 400 },
        su2: { range: 800 },
      },
      acts: 'su2',
      lead: [
        { type: 'declare', seat: SOVIET, cards: ['16.move'] },
        { type: 'move', seat: SOVIET, to: 600, card: 16 },
      ],
    },
    seat: GERMAN,
    frame: [...both, 'unit:su2'],
  },
  {
    rules: ['TD-X22', 'TD-10.1.3c'],
    layout: {
      options: pair,
      hands: [[16], []],
      tanks: {
        de1: { range: 600 },
        su1: { range: 400, spotted: ['de1'], flanking: ['de1'] },
        su2: { range: 800, spotted: ['de1'], flanking: ['de1'] },
      },
      acts: 'de1',
      lead: [
        { type: 'declare', seat: GERMAN, cards: ['16.move'] },
        { type: 'move', seat: GERMAN, to: 600, card: 16 },
      ],
    },
    frame: [...both, 'unit:su2'],
  },
  {
    rules: ['TD-X29', 'TD-11.1.4'],
    layout: {
      options: one,
      hands: [[57], []],
      tanks: {
        de1: { range: 400, spotted: ['su1'], acquired: { tank: 'su1', bonus: 10 } },
        su1: { range: 400 },
      },
      acts: 'de1',
    },
    frame: both,
  },
  {
    rules: ['TD-8.3c'],
    layout: {
      options: one,
      hands: [[16, 57], []],
      tanks: { de1: { range: 400, spotted: ['su1'] }, su1: { range: 400 } },
      acts: 'de1',
    },
    refs: ['face:57.fire', 'face:16.move'],
    frame: both,
  },
];

function boardOf({ layout, seat = GERMAN, refs = [], frame }: Plan): BoardFigure {
  const { state } = layOut(order, { setup: 'meeting', ...layout });
  const { strip } = duelTable(ROOM.width, ROOM.height, arrangementFor(tankDuel.view(state, seat), seat), true);
  // What is about distances and counters needs the battlefield alone.
  const crop = refs.length === 0 && strip !== null ? { crop: strip } : {};
  return { game: tankDuel, state, seat, refs, overlays: [], frame, room: ROOM, ...crop };
}

/** Positions of the worked examples, as the table shows them. */
export const tankDuelFigures: FigureBook = {
  rules: plans.flatMap(({ rules }) => rules),
  figure(rule) {
    const plan = plans.find(({ rules }) => rules.includes(rule));
    return plan === undefined ? null : boardOf(plan);
  },
};
