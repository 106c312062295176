import type { SquareId } from '../../core/square';
import { shooterOf, targetOf } from './bench';
import { readSquareLink, type SquareLink } from './link';
import { readSquareBench, type SquareReading } from './reading';

/** What is to be pointed at; the answer is asked of the rules. */
type SquareAsk =
  /** Squares in the lines of fire. */
  | 'lines'
  /** Enemies the piece would destroy, and those it would only hit. */
  | 'kills'
  | 'bounces'
  /** Squares beside the target from which a shot would strike its side, or its rear. */
  | 'side'
  | 'rear';

export interface SquareQuestion {
  readonly link: SquareLink;
  readonly ask: SquareAsk;
  readonly among: readonly SquareId[];
}

export interface SquareLesson {
  readonly id: string;
  readonly questions: readonly SquareQuestion[];
}

type Row = readonly [at: string, ask: SquareAsk, among: string];

function question([at, ask, among]: Row): SquareQuestion {
  const link = readSquareLink(at);
  if (link === null) throw new Error(`a lesson without a bench: ${at}`);
  const squares = among.split(' ').map((name) => name as SquareId);
  return { link, ask, among: squares };
}

const lessons: { readonly [id: string]: readonly Row[] } = {
  lines: [
    ['open/MT-F8-E', 'lines', 'g8 h8 k8 h10 h6 f10 h9 e8'],
    ['16/MT-F8-E/HT-J8-N', 'lines', 'h8 i8 k8 h10 g6 h6 i11'],
  ],
  struck: [
    ['open/MT-C4-N/HT-H8-N', 'side', 'h11 k8 e8 h5 k11 e5'],
    ['open/MT-C4-N/MT-H8-SE', 'rear', 'h11 k8 e8 e11 k5 h5'],
  ],
  duel: [
    ['16/MT-F8-E,HM-M5-N/HT-J8-N,LT-H10-SW,MT-M10-S', 'kills', 'j8 h10 m10'],
    ['open/HT-H4-N/MT-H9-S,HT-K7-S,HT-E7-SE', 'bounces', 'h9 k7 e7'],
  ],
  mortar: [
    ['16/HM-M5-N/MT-M10-S', 'lines', 'm6 m7 m8 m9 m10 m11 l6'],
    ['open/HM-H8-E/LT-J8-N,MT-L8-W,HT-N8-W', 'kills', 'j8 l8 n8'],
  ],
};

export const squareLessons: readonly SquareLesson[] = Object.entries(lessons).map(([id, rows]) => ({
  id: `square-${id}`,
  questions: rows.map(question),
}));

/** Which of the squares asked about are right. */
export function squareAnswer({ link, ask, among }: SquareQuestion): readonly SquareId[] {
  const reading = readSquareBench(link.bench, link.gun);
  return among.filter((at) => isRight(ask, reading, at));
}

function isRight(ask: SquareAsk, reading: SquareReading, at: SquareId): boolean {
  const { lines, mortars, rose, bench } = reading;
  const shots = [...lines, ...mortars.flatMap((each) => each.lines)].flatMap((line) => line.shots);
  switch (ask) {
    case 'lines':
      return lines.some(({ squares }) => squares.some((each) => each.at === at && each.inRange));
    case 'kills':
      return shots.some((shot) => shot.at === at && shot.kills);
    case 'bounces':
      return shots.some((shot) => shot.at === at && !shot.kills);
    case 'side':
    case 'rear':
      return rose.some(
        ({ from, face }) => face === ask && from === wayTo(targetOf(bench)?.at ?? shooterOf(bench).at, at),
      );
  }
}

/** The direction of one square from another, on a line or a diagonal. */
function wayTo(from: SquareId, to: SquareId): string {
  const file = Math.sign(to.charCodeAt(0) - from.charCodeAt(0));
  const rank = Math.sign(Number(to.slice(1)) - Number(from.slice(1)));
  return `${['S', '', 'N'][rank + 1] ?? ''}${['W', '', 'E'][file + 1] ?? ''}`;
}
