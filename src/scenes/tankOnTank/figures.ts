import type { Ref } from '../../rules/core/game';
import type { FacingName } from '../../rules/core/hex';
import { tankOnTank } from '../../rules/tankOnTank';
import type { Kind } from '../../rules/tankOnTank/data/units';
import { follow, LEARNER, openLesson } from '../../rules/tankOnTank/study/lessons';
import type { Command } from '../../rules/tankOnTank/types';
import type { BoardFigure, FigureBook } from '../board/figure';

type Unit = Parameters<typeof openLesson>[0]['units'][number];

interface Plan {
  readonly rules: readonly string[];
  /** On map A; the first digit of an id is the seat. */
  readonly units: readonly Unit[];
  /** What has been done before. */
  readonly done?: readonly Command[];
  readonly refs: readonly Ref[];
  readonly overlays?: readonly string[];
  /** Hexes that must be seen too. */
  readonly frame: string;
}

const unit = (id: string, kind: Kind, at: string, facing: FacingName): Unit => ({ id, kind, at, facing });
const aim = (unit: string): Command => ({ type: 'aim', seat: LEARNER, unit, target: '10' });

/** Small positions, the American to act; what is drawn over them comes from the rules. */
const plans: readonly Plan[] = [
  {
    rules: ['TOT-4.0a', 'TOT-4.0b', 'TOT-4.0c', 'TOT-4.0d', 'TOT-8.0a'],
    units: [unit('00', 'sherman', 'E8', 'N')],
    refs: ['unit:00'],
    overlays: ['arc'],
    frame: 'C7 G9',
  },
  {
    rules: ['TOT-4.0e', 'TOT-4.0f', 'TOT-7.0e'],
    units: [unit('00', 'sherman', 'E9', 'N')],
    done: [{ type: 'move', seat: LEARNER, unit: '00', to: 'E8' }],
    refs: [],
    frame: 'D8 F9',
  },
  {
    rules: ['TOT-7.0a', 'TOT-7.0b', 'TOT-7.0d', 'TOT-7.0f', 'TOT-7.0g'],
    units: [unit('00', 'sherman', 'F6', 'N')],
    refs: ['unit:00'],
    frame: 'D4 H8',
  },
  { rules: ['TOT-7.0h', 'TOT-AID4'], units: [unit('00', 'sherman', 'G8', 'N')], refs: ['unit:00'], frame: 'E5 I10' },
  {
    rules: ['TOT-7.0k'],
    units: [unit('00', 'sherman', 'E8', 'N'), unit('01', 'wolverine', 'E7', 'N')],
    refs: ['unit:00', 'hex:E7'],
    frame: 'D7 F8',
  },
  {
    rules: ['TOT-8.1a', 'TOT-8.0b'],
    units: [unit('00', 'sherman', 'D9', 'N'), unit('10', 'panzer4', 'D5', 'S')],
    refs: ['unit:00', 'unit:10'],
    frame: 'C7 F7',
  },
  {
    rules: ['TOT-8.2b'],
    units: [unit('00', 'sherman', 'F5', 'N'), unit('10', 'panzer4', 'F3', 'S')],
    refs: ['unit:00', 'unit:10'],
    frame: 'C4 I4',
  },
  {
    rules: ['TOT-8.2c'],
    units: [unit('00', 'sherman', 'D9', 'N'), unit('01', 'wolverine', 'D8', 'N'), unit('10', 'panzer4', 'D7', 'S')],
    refs: ['unit:00', 'unit:10'],
    frame: 'C8 G8',
  },
  {
    rules: ['TOT-8.2d'],
    units: [unit('00', 'sherman', 'F4', 'S'), unit('01', 'wolverine', 'F5', 'S'), unit('10', 'panzer4', 'F6', 'N')],
    done: [aim('00')],
    refs: [],
    frame: 'D5 H5',
  },
  {
    rules: ['TOT-8.2a', 'TOT-8.0c'],
    units: [unit('00', 'sherman', 'D8', 'N'), unit('10', 'panzer4', 'D6', 'S')],
    done: [aim('00')],
    refs: [],
    frame: 'B7 F7',
  },
  {
    rules: ['TOT-8.2e'],
    units: [unit('00', 'sherman', 'E8', 'NE'), unit('10', 'panzer4', 'F6', 'S')],
    done: [aim('00')],
    refs: [],
    frame: 'D8 H7',
  },
  {
    rules: ['TOT-6.0b', 'TOT-8.0d', 'TOT-8.4a'],
    units: [
      unit('00', 'sherman', 'D7', 'N'),
      unit('01', 'sherman', 'C7', 'NE'),
      unit('02', 'wolverine', 'E8', 'N'),
      unit('10', 'tiger', 'D5', 'S'),
    ],
    done: [aim('00'), aim('01'), aim('02')],
    refs: [],
    frame: 'B6 F6',
  },
  {
    rules: ['TOT-8.4d'],
    units: [unit('00', 'sherman', 'D8', 'N'), unit('01', 'wolverine', 'E5', 'SW'), unit('10', 'panther', 'D6', 'S')],
    done: [aim('00'), aim('01')],
    refs: [],
    frame: 'B6 F6',
  },
  {
    rules: ['TOT-8.4e', 'TOT-8.2f'],
    units: [unit('00', 'sherman', 'E8', 'N'), unit('10', 'panzer4', 'E6', 'S')],
    done: [aim('00')],
    refs: [],
    frame: 'C7 G7',
  },
  {
    rules: ['TOT-6.1a', 'TOT-6.1b'],
    units: [
      { ...unit('00', 'sherman', 'G9', 'N'), hq: true },
      unit('01', 'sherman', 'G10', 'N'),
      unit('02', 'wolverine', 'H9', 'N'),
    ],
    refs: ['unit:00'],
    frame: 'E7 I11',
  },
];

export const tankOnTankFigures: FigureBook = {
  rules: plans.flatMap(({ rules }) => rules),
  figure(rule) {
    const plan = plans.find(({ rules }) => rules.includes(rule));
    return plan === undefined ? null : figureOf(plan);
  },
};

function figureOf({ units, done = [], refs, overlays = [], frame }: Plan): BoardFigure {
  const start = openLesson({ id: 'figure', setup: 'S2', chit: 4, seed: 'figure', units });
  const { state } = done.reduce((position, command) => follow(position, command).position, start);
  return {
    game: tankOnTank,
    state,
    seat: LEARNER,
    refs,
    overlays,
    frame: [...units.map(({ id }): Ref => `unit:${id}`), ...frame.split(' ').map((hex): Ref => `hex:${hex}`)],
  };
}
