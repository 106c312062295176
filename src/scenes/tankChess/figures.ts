import type { Ref } from '../../rules/core/game';
import { tankChess } from '../../rules/tankChess';
import { openSnapshot } from '../../rules/tankChess/openSnapshot';
import { isPositionFault, readSnapshot } from '../../rules/tankChess/positionText';
import type { BoardFigure, FigureBook } from '../board/figure';

interface Plan {
  readonly rules: readonly string[];
  readonly position: string;
  /** What is pointed at: squares and a facing. */
  readonly points: string;
  /** Squares that must be seen too. */
  readonly frame: string;
}

/** Small positions, White to move; what is drawn over them comes from the rules. */
const plans: readonly Plan[] = [
  {
    rules: ['TC-MOVE1', 'TC-MOVE2', 'TC-MOVE3', 'TC-MOVE4', 'TC-MOVE5'],
    position: '8 8/8/8/8/2#5/8/3Hn4/8 w',
    points: 'd2',
    frame: 'b1 f5',
  },
  { rules: ['TC-MOVE6', 'TC-MOVE7'], position: '8 8/8/8/2###3/2#Mn#3/8/8/8 w', points: 'd4', frame: 'b2 f5' },
  { rules: ['TC-MOVE8', 'TC-MOVE9'], position: '8 8/8/8/3#4/3#4/8/3Mn4/8 w', points: 'd2 d4', frame: 'b2 f5' },
  { rules: ['TC-MOVE10'], position: '8 8/8/8/8/3Ln4/8/3Mn4/8 w', points: 'd2 d4', frame: 'b2 f5' },
  { rules: ['TC-FIRE1', 'TC-FIRE2'], position: '8 8/4ls3/1le5lw/8/8/8/3Mn4/8 w', points: 'd2 e3 N', frame: 'b2 h7' },
  { rules: ['TC-FIRE3'], position: '8 8/3ls4/8/3#4/8/8/3Mn4/8 w', points: 'd2 d3 N d7', frame: 'b2 f7' },
  { rules: ['TC-FIRE4'], position: '8 8/8/8/3ls4/8/8/3Mn4/8 w', points: 'd2 d4 N d5', frame: 'b2 f6' },
  {
    rules: ['TC-ARMOR1', 'TC-ARMOR4', 'TC-ARMOR5'],
    position: '8 8/3ms4/8/8/8/3Mn4/8/8 w',
    points: 'd3 f5 N',
    frame: 'b3 g7',
  },
  { rules: ['TC-ARMOR2', 'TC-KILL1'], position: '8 8/3ms4/8/8/8/3Mn4/8/8 w', points: 'd3 d4 N d7', frame: 'b3 f7' },
  { rules: ['TC-ARMOR3'], position: '8 8/3mn4/8/8/8/3Mn4/8/8 w', points: 'd3 d4 N', frame: 'b3 f7' },
  { rules: ['TC-KILL4', 'TC-KILL5'], position: '8 8/3ls4/8/3*4/8/3Mn4/8/8 w', points: 'd3 d4 N d7', frame: 'b3 f7' },
  { rules: ['TC-WIN2', 'TC-WIN4'], position: '8 2###3/8/8/3Cn4/8/8/8/8 w', points: 'd5', frame: 'b4 g8' },
  { rules: ['TC-TD3', 'TC-TD4'], position: '8 2hs5/8/8/8/8/8/3Tn4/8 w', points: 'd2 c3 N', frame: 'b2 e8' },
  {
    rules: ['TC-HM3', 'TC-HM5', 'TC-HM6'],
    position: '8 8/3hs4/8/2###3/8/8/3An4/8 w',
    points: 'd2 d3 N',
    frame: 'b2 f7',
  },
];

export const tankChessFigures: FigureBook = {
  rules: plans.flatMap(({ rules }) => rules),
  figure(rule) {
    const plan = plans.find(({ rules }) => rules.includes(rule));
    return plan === undefined ? null : figureOf(plan);
  },
};

function figureOf({ position, points, frame }: Plan): BoardFigure {
  const snapshot = readSnapshot(position);
  if (isPositionFault(snapshot)) throw new Error(`${snapshot.fault} at ${snapshot.where}`);
  const refs = points.split(' ').map((each): Ref => (/^[A-Z]/.test(each) ? `face:${each}` : `square:${each}`));
  return {
    game: tankChess,
    state: openSnapshot(snapshot),
    seat: 0,
    refs,
    overlays: [],
    frame: frame.split(' ').map((square): Ref => `square:${square}`),
  };
}
