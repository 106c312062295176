import { sequenceOf } from '../../machines/order';
import { tankDuelChart } from '../../machines/tankDuel';
import type { Seat } from '../../rules/core/game';
import { tankDuel } from '../../rules/tankDuel';
import { type Example, examples } from '../../rules/tankDuel/data/examples';
import { layOut } from '../../rules/tankDuel/study/layout';
import type { BoardFigure, FigureBook } from '../board/figure';
import { duelTable } from './board/places';
import { arrangementFor } from './board/sight';

const order = sequenceOf(tankDuelChart);
const GERMAN: Seat = 0;
const ROOM = { width: 860, height: 560 } as const;

/** What is not a worked example and is shown all the same: cards that may not be declared together. */
const refused: Example = {
  rules: ['TD-8.3c'],
  seat: GERMAN,
  layout: {
    setup: 'meeting',
    options: { de: ['pz4'], su: ['t34-85'] },
    hands: [[16, 57], []],
    tanks: { de1: { range: 400, spotted: ['su1'] }, su1: { range: 400 } },
    acts: 'de1',
  },
  refs: ['face:57.fire', 'face:16.move'],
  shows: 'table',
  frame: ['unit:de1', 'unit:su1'],
};

const plans: readonly Example[] = [...examples, refused];

function boardOf({ layout, seat, refs, shows, frame }: Example): BoardFigure {
  const { state } = layOut(order, layout);
  const { strip } = duelTable(ROOM.width, ROOM.height, arrangementFor(tankDuel.view(state, seat), seat), true);
  const whole = { x: 0, y: 0, ...ROOM };
  // What is about distances and counters needs the battlefield alone.
  const crop = refs.length > 0 ? {} : { crop: shows === 'strip' && strip !== null ? strip : whole };
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
