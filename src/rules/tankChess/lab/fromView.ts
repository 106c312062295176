import type { View } from '../types';
import { type BenchBoard, type BenchPiece, obstaclesOf } from './bench';
import { firstSquareLink, printSquareLink } from './link';

const boards: { readonly [size: number]: BenchBoard } = { 10: '10', 16: '16', 20: '20' };

/** A table as the bench shows it; wrecks are walls there. Null where the bench has no board of that size, or White nobody. */
export function squarePlaceOf(view: View, picked: string | null): string | null {
  const board = boards[view.size];
  if (board === undefined) return null;
  const fit = view.pieces.filter(({ status }) => status === 'fit');
  const of = (seat: number): readonly BenchPiece[] =>
    fit
      .filter((piece) => piece.seat === seat)
      .toSorted((one, other) => Number(other.at === picked) - Number(one.at === picked))
      .map(({ kind, at, facing }) => ({ kind, at, facing }));
  const fallen = view.pieces.filter(({ status }) => status === 'wreck').map(({ at }) => at);
  const solid = [...view.obstacles, ...view.wrecks, ...fallen];
  const printed = obstaclesOf({ board, walls: [], own: [], others: [] });
  const walls = [...printed.filter((at) => !solid.includes(at)), ...solid.filter((at) => !printed.includes(at))];
  const [own, others] = [of(0), of(1)];
  if (own.length === 0) return null;
  return printSquareLink({ ...firstSquareLink, bench: { board, walls, own, others } });
}
