import type { Seat } from '../core/game';
import { type Board, EMPTY, pieceOn } from './board';
import { pieceCharts } from './data/pieces';
import { squareNumber } from './grid';
import { reachFrom } from './movement';
import { shotsFrom } from './turns';
import type { Piece } from './types';

/** What a side could do next if nothing changed (TC-Q7): the pieces that could destroy the enemy's command tank, or leave. */
interface Chances {
  readonly checkers: readonly Readonly<Piece>[];
  readonly escapers: readonly Readonly<Piece>[];
}

export function chancesOf(board: Board, seat: Seat): Chances {
  const checkers: Readonly<Piece>[] = [];
  const escapers: Readonly<Piece>[] = [];
  const enemy = board.field.pieces.find(
    (piece) => piece.kind === 'CLT' && piece.seat !== seat && piece.status === 'fit',
  );
  const posts = enemy ? firingPosts(board, squareNumber(board.grid, enemy.at), seat) : [];
  board.field.pieces.forEach((piece, number) => {
    if (piece.seat !== seat || piece.status !== 'fit') return;
    const mayLeave = piece.kind === 'CLT' && isNearEdge(board, piece);
    const mayHit = isNearPost(board, piece, posts);
    if (!mayLeave && !mayHit) return;
    const { ends } = reachFrom(board, number);
    if (mayLeave && ends.some((end) => end.to === 'off')) escapers.push(piece);
    const killsCommander =
      mayHit &&
      ends.some(
        (end) =>
          posts.includes(end.via >> 3) &&
          shotsFrom(board, number, end).some((shot) => shot.kills && shot.target === enemy?.id),
      );
    if (killsCommander) checkers.push(piece);
  });
  return { checkers, escapers };
}

/**
 * Every square from which the target might be hit: along the eight lines until something that cannot drive away, and
 * as far as a mortar lobs. More than enough; it only spares counting the reach of pieces that are nowhere near.
 */
function firingPosts(board: Board, target: number, seat: Seat): number[] {
  const posts: number[] = [];
  for (let direction = 0; direction < 8; direction++) {
    let open = true;
    let square = board.grid.next[target * 8 + direction] ?? -1;
    for (let distance = 1; square >= 0 && (open || distance <= pieceCharts.HM.gun.farthest); distance++) {
      posts.push(square);
      const piece = pieceOn(board, square);
      open &&= board.on[square] === EMPTY || (piece?.seat === seat && piece.status === 'fit');
      square = board.grid.next[square * 8 + direction] ?? -1;
    }
  }
  return posts;
}

/** A step leads at most one square on: what lies further off than the speed cannot be reached this turn. */
function isNearPost({ grid }: Board, piece: Readonly<Piece>, posts: readonly number[]): boolean {
  const { speed } = pieceCharts[piece.kind];
  const at = squareNumber(grid, piece.at);
  const file = at % grid.size;
  const rank = Math.floor(at / grid.size);
  return posts.some(
    (post) => Math.abs((post % grid.size) - file) <= speed && Math.abs(Math.floor(post / grid.size) - rank) <= speed,
  );
}

function isNearEdge({ grid }: Board, piece: Readonly<Piece>): boolean {
  const rank = Math.floor(squareNumber(grid, piece.at) / grid.size);
  return (piece.seat === 0 ? grid.size - rank : rank + 1) <= pieceCharts.CLT.speed;
}
