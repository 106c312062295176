import { FACING_NAMES } from '../../core/square';
import { boardPlans } from '../data/boards';
import { newPiece } from '../position';
import { deal, readPlan, standardSwitches } from '../setup';
import type { FacingName, Kind, Piece, SquareId, State } from '../types';

/** The boards of the bench: the printed one, ours, the small one, and one without a wall. */
export const benchBoards = ['16', '20', '10', 'open'] as const;
export type BenchBoard = (typeof benchBoards)[number];

const plans = { '16': boardPlans.standard16, '20': boardPlans.own20, '10': boardPlans.beginner10 } as const;

export interface BenchPiece {
  readonly kind: Kind;
  readonly at: SquareId;
  readonly facing: FacingName;
}

/** Who fires, at whom, over what board. */
export interface SquareBench {
  readonly board: BenchBoard;
  /** Squares that have a wall the board has not, or none where it has one. */
  readonly walls: readonly SquareId[];
  /** White: the piece that fires first, at least that. */
  readonly own: readonly BenchPiece[];
  /** Black: the piece whose armour is looked at first. */
  readonly others: readonly BenchPiece[];
}

export const sizeOf = ({ board }: Pick<SquareBench, 'board'>): number => (board === 'open' ? 16 : plans[board].size);

export function obstaclesOf({ board, walls }: SquareBench): readonly SquareId[] {
  const printed = board === 'open' ? [] : readPlan(plans[board]).obstacles;
  return [...printed.filter((at) => !walls.includes(at)), ...walls.filter((at) => !printed.includes(at))];
}

export const shooterOf = ({ own }: SquareBench): BenchPiece => {
  const [first] = own;
  if (first === undefined) throw new Error('a bench without a piece that fires');
  return first;
};

export const targetOf = ({ others }: SquareBench): BenchPiece | null => others[0] ?? null;

export const pieceIn = ({ own, others }: SquareBench, at: SquareId): BenchPiece | null =>
  [...own, ...others].find((piece) => piece.at === at) ?? null;

/** The bench as the rules read it. */
export function squareState(bench: SquareBench): State {
  const blank = deal({ setup: 'standard16', seats: 2, options: {} });
  const pieces: Piece[] = [];
  bench.own.forEach(({ kind, at, facing }) => void pieces.push(newPiece(pieces, 0, kind, at, facing)));
  bench.others.forEach(({ kind, at, facing }) => void pieces.push(newPiece(pieces, 1, kind, at, facing)));
  const obstacles = obstaclesOf(bench);
  return { ...blank, size: sizeOf(bench), obstacles, wrecks: [], pieces, switches: standardSwitches, seen: [] };
}

const changed = (bench: SquareBench, change: (piece: BenchPiece) => BenchPiece): SquareBench => ({
  ...bench,
  own: bench.own.map(change),
  others: bench.others.map(change),
});

/** A piece on another square; it stands on no wall and pushes nobody. */
export function moved(bench: SquareBench, from: SquareId, to: SquareId): SquareBench {
  if (pieceIn(bench, to) !== null || obstaclesOf(bench).includes(to)) return bench;
  return changed(bench, (piece) => (piece.at === from ? { ...piece, at: to } : piece));
}

export function turned(bench: SquareBench, at: SquareId, steps: number): SquareBench {
  return changed(bench, (piece) => {
    if (piece.at !== at) return piece;
    const next = (FACING_NAMES.indexOf(piece.facing) + steps + 8) % 8;
    return { ...piece, facing: FACING_NAMES[next] ?? piece.facing };
  });
}

export function withPiece(bench: SquareBench, seat: 0 | 1, kind: Kind, at: SquareId): SquareBench {
  if (pieceIn(bench, at) !== null || obstaclesOf(bench).includes(at)) return bench;
  const piece: BenchPiece = { kind, at, facing: seat === 0 ? 'N' : 'S' };
  return seat === 0 ? { ...bench, own: [...bench.own, piece] } : { ...bench, others: [...bench.others, piece] };
}

/** Without the piece on a square; the last one that can fire stays. */
export function withoutPiece(bench: SquareBench, at: SquareId): SquareBench {
  const own = bench.own.filter((piece) => piece.at !== at);
  return own.length === 0 ? bench : { ...bench, own, others: bench.others.filter((piece) => piece.at !== at) };
}

/** A wall put up, or taken down. */
export function walled(bench: SquareBench, at: SquareId): SquareBench {
  if (pieceIn(bench, at) !== null) return bench;
  const walls = bench.walls.includes(at) ? bench.walls.filter((each) => each !== at) : [...bench.walls, at];
  return { ...bench, walls };
}

const foremost = (pieces: readonly BenchPiece[], at: SquareId): readonly BenchPiece[] => [
  ...pieces.filter((piece) => piece.at === at),
  ...pieces.filter((piece) => piece.at !== at),
];

/** The piece on a square fires now, or is the one that is struck. */
export function chosen(bench: SquareBench, at: SquareId): SquareBench {
  return { ...bench, own: foremost(bench.own, at), others: foremost(bench.others, at) };
}

/** Another board: what stands on no free square of it is left out. */
export function onBoard(bench: SquareBench, board: BenchBoard): SquareBench {
  const bare = { ...bench, board, walls: [] };
  const [size, walls] = [sizeOf(bare), obstaclesOf(bare)];
  const fits = ({ at }: BenchPiece) =>
    at.charCodeAt(0) - 97 < size && Number(at.slice(1)) <= size && !walls.includes(at);
  const own = bench.own.filter(fits);
  if (own.length === 0) return bench;
  return { ...bare, own, others: bench.others.filter(fits) };
}

/** What the bench shows first: a bounce ahead, a kill to the left, a wall to the right, a mortar over a wall. */
export const firstSquareBench: SquareBench = {
  board: '16',
  walls: [],
  own: [
    { kind: 'MT', at: 'f8', facing: 'E' },
    { kind: 'HM', at: 'm5', facing: 'N' },
    { kind: 'CLT', at: 'h2', facing: 'N' },
  ],
  others: [
    { kind: 'HT', at: 'j8', facing: 'N' },
    { kind: 'LT', at: 'h10', facing: 'SW' },
    { kind: 'MT', at: 'm10', facing: 'S' },
    { kind: 'CLT', at: 'i14', facing: 'S' },
  ],
};
