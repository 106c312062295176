import text from '../../src/i18n/tankChess/en/game';
import { sequenceOf } from '../../src/machines/order';
import { tankChessChart } from '../../src/machines/tankChess';
import { tankChess } from '../../src/rules/tankChess';
import type { View } from '../../src/rules/tankChess/types';
import type { Style } from '../../src/scenes/board/gameScene';
import { palettes } from '../../src/scenes/paint/palette';
import { controlTable } from '../../src/scenes/table/tableController';
import { tankChessSkin } from '../../src/scenes/tankChess';
import { openMatch } from '../../src/session/match';
import type { Player } from '../../src/session/seats';
import { seatTable } from './tables';

export const chessSequence = sequenceOf(tankChessChart);

/** A piece as `w MT i9 E`. */
export function positionOf(pieces: string, obstacles: readonly string[] = []) {
  return {
    size: 16,
    obstacles,
    pieces: pieces.split(',').map((told) => {
      const [side, kind, at, facing] = told.trim().split(' ');
      return { side: side === 'w' ? 'white' : 'black', kind: kind ?? '', at: at ?? '', facing: facing ?? '' };
    }),
    turn: 'white',
  };
}

const wall = ['g1', 'g2', 'g3', 'h1', 'h3', 'i1', 'i2', 'i3'];
const blocks = ['l8', 'm8', 'n8', 'm7', 'n7', 'g11', 'h11', 'i11', 'j11', 'k11'];
/** White's medium tank on i9 can kill on l7 and bounces off n9 and l11; its command tank is walled in. */
export const picturePosition = positionOf(
  'w CLT h2 N,w MT i9 E,w MT j4 N,w HT c2 N,w LT m6 N,b CLT i15 S,b MT l11 SW,b HT n9 SE,b LT l7 W,b LT d11 S',
  [...blocks, ...wall],
);

export function chessMatch(position: object | null = null) {
  const deal =
    position === null
      ? { setup: 'standard16', seats: 2, options: {}, seed: 'seed' }
      : { setup: 'custom', seats: 2, options: { position: JSON.parse(JSON.stringify(position)) }, seed: 'seed' };
  return openMatch(tankChess, chessSequence, deal);
}

export const twoPeople: readonly Player[] = [
  { name: 'Mika', controller: { kind: 'human' } },
  { name: 'Kolbe', controller: { kind: 'human' } },
];

/** A table of two people where nothing takes time. */
export async function chessTable(
  position: object | null = null,
  confirm = false,
  show: () => Promise<void> = () => Promise.resolve(),
) {
  const match = chessMatch(position);
  const table = seatTable(
    { match, sitters: twoPeople },
    {
      show,
      think: () => Promise.reject(new Error('nobody is to think')),
    },
  );
  const controller = controlTable(table, () => confirm);
  await settled();
  return { table, controller };
}

/** Lets what was promised happen. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

export function chessLook(over: Partial<Style> = {}): Style {
  return { text, language: 'en', pieces: 'silhouettes', palette: palettes.standard, ...over };
}

export const chessSkin = (over: Partial<Style> = {}) => tankChessSkin(() => chessLook(over));

export function chessView(position: object | null = null): View {
  return tankChess.view(tankChess.deal(chessMatch(position).deal, noDice), null);
}

const noDice = {
  roll: () => 1,
  test: () => {
    throw new Error('Tank Chess has no dice');
  },
  shuffle: <T>(items: readonly T[]): T[] => [...items],
  state: () => [],
  rolls: () => [],
};
