import { type Kind, kinds } from '../types';

/** What a piece is worth in the eyes of the bots. The rules know no such values (TC-NOTE2). */
const pieceWorth: { readonly [kind in Kind]: number } = { HT: 520, MT: 430, LT: 360, CLT: 0, TD: 480, HM: 460 };

/** Per rank gone towards the enemy. */
const advance: { readonly [kind in Kind]: number } = { HT: 4, MT: 5, LT: 5, CLT: 3, TD: 3, HM: 3 };

/** A command tank close to the enemy's edge is about to win; per rank still to go, nearest first. */
const nearEdge = [90, 70, 52, 38, 26, 16, 8];

/** Turning the front to the enemy, half left or right included. */
const frontBonus = 6;

/** Pieces in the middle files reach more of the board. */
const middleBonus = 3;

const known = new Map<number, Int16Array>();

/** Worth of each pose of each piece: `(kind * 2 + side) * poses + pose`. */
export function worthTable(size: number): Int16Array {
  const found = known.get(size);
  if (found) return found;
  const poses = size * size * 8;
  const table = new Int16Array(kinds.length * 2 * poses);
  kinds.forEach((kind, number) => {
    for (let side = 0; side < 2; side++) {
      for (let pose = 0; pose < poses; pose++)
        table[(number * 2 + side) * poses + pose] = poseWorth(size, kind, side, pose);
    }
  });
  known.set(size, table);
  return table;
}

function poseWorth(size: number, kind: Kind, side: number, pose: number): number {
  const file = (pose >> 3) % size;
  const rank = Math.floor((pose >> 3) / size);
  const gone = side === 0 ? rank : size - 1 - rank;
  const facing = side === 0 ? pose & 7 : (pose & 7) ^ 4;
  const front = facing === 0 || facing === 1 || facing === 7 ? frontBonus : 0;
  const toEdge = Math.min(file, size - 1 - file);
  const middle = toEdge * 4 >= size ? middleBonus : 0;
  const edge = kind === 'CLT' ? (nearEdge[size - 1 - gone] ?? 0) : 0;
  return pieceWorth[kind] + advance[kind] * gone + front + middle + edge;
}
