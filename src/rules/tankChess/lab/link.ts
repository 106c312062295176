import { FACING_NAMES, isSquareId, type SquareId } from '../../core/square';
import { gridOf } from '../grid';
import { type Kind, kinds } from '../types';
import {
  type BenchBoard,
  type BenchPiece,
  benchBoards,
  firstSquareBench,
  obstaclesOf,
  type SquareBench,
  sizeOf,
} from './bench';

export const squareShows = ['lines', 'ring', 'rose', 'reach', 'threat'] as const;
export type SquareShow = (typeof squareShows)[number];

/** A bench and how it is looked at: all that its address says. */
export interface SquareLink {
  readonly bench: SquareBench;
  readonly show: readonly SquareShow[];
  /** Whose gun the rose is drawn for; null: that of the piece that fires. */
  readonly gun: Kind | null;
}

const firstShow: readonly SquareShow[] = ['lines', 'ring', 'rose'];

export const firstSquareLink: SquareLink = { bench: firstSquareBench, show: firstShow, gun: null };

const printPiece = ({ kind, at, facing }: BenchPiece) => `${kind}-${at.toUpperCase()}-${facing}`;

/** What stands after `#/lab/square/`. */
export function printSquareLink({ bench, show, gun }: SquareLink): string {
  const list = (pieces: readonly BenchPiece[]) => pieces.map(printPiece).join();
  const path = [bench.board, list(bench.own), ...(bench.others.length > 0 ? [list(bench.others)] : [])].join('/');
  const query = [
    show.join() === firstShow.join() ? '' : `show=${show.length === 0 ? 'none' : show.join()}`,
    gun === null ? '' : `gun=${gun}`,
    bench.walls.length === 0 ? '' : `wall=${bench.walls.map((at) => at.toUpperCase()).join()}`,
  ].filter((part) => part !== '');
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

function readSquare(text: string, size: number): SquareId | null {
  const name = text.toLowerCase();
  return isSquareId(name) && gridOf(size).index.has(name) ? name : null;
}

function readPieces(text: string, size: number): readonly BenchPiece[] | null {
  const pieces = text
    .split(',')
    .filter((part) => part !== '')
    .map((part): BenchPiece | null => {
      const [word, square = '', way] = part.split('-');
      const kind = kinds.find((each) => each === word);
      const facing = FACING_NAMES.find((each) => each === way);
      const at = readSquare(square, size);
      return kind !== undefined && facing !== undefined && at !== null ? { kind, at, facing } : null;
    });
  return pieces.every((piece) => piece !== null) ? pieces : null;
}

/** Every piece on a square of its own, on no wall, and somebody who fires. */
function isPosition(bench: SquareBench): boolean {
  const pieces = [...bench.own, ...bench.others];
  const walls = obstaclesOf(bench);
  const places = new Set(pieces.map(({ at }) => at));
  return bench.own.length > 0 && places.size === pieces.length && !pieces.some(({ at }) => walls.includes(at));
}

/** Null where the text is no bench. */
export function readSquareLink(text: string): SquareLink | null {
  if (text === '') return firstSquareLink;
  const [path = '', query = ''] = text.split('?');
  const [name, first = '', second = '', ...rest] = path.split('/');
  const fields = new Map(query.split('&').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']));
  const board: BenchBoard | undefined = benchBoards.find((each) => each === name);
  if (board === undefined || rest.length > 0) return null;
  const size = sizeOf({ board });
  const [own, others] = [readPieces(first, size), readPieces(second, size)];
  const walls = (fields.get('wall') ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map((part) => readSquare(part, size));
  if (own === null || others === null || !walls.every((at) => at !== null)) return null;
  const bench = { board, walls, own, others };
  if (!isPosition(bench)) return null;
  const shown = fields.get('show')?.split(',') ?? firstShow;
  return {
    bench,
    show: squareShows.filter((each) => shown.includes(each)),
    gun: kinds.find((kind) => kind === fields.get('gun')) ?? null,
  };
}
