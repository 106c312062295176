import { parseSquare, printSquare, type SquareId, squaresOf } from '../../../rules/core/square';
import { boardPlans } from '../../../rules/tankChess/data/boards';
import { kindOfLetter } from '../../../rules/tankChess/data/pieces';
import type { View } from '../../../rules/tankChess/types';
import type { Item, Picture } from '../../paint/items';
import { centre, corners, frameBox, S } from './geometry';

const PAPER = 0xe9e0c8;
/** Height of the letters and numbers in the frame. */
export const PRINTED_NAMES = 24;

const painted = new WeakMap<readonly SquareId[], readonly Item[]>();

/** Board, obstacles and frame: the same array as long as the obstacles are the same list or the same squares. */
export function backdrop(view: View): readonly Item[] {
  const known = painted.get(view.obstacles) ?? lastIfSame(view);
  if (known !== null) return known;
  const items = [
    ...frame(view.size),
    ...squares(view.size),
    ...starts(view),
    ...rose(view.size),
    ...edges(view.size),
    ...obstacles(view),
  ];
  painted.set(view.obstacles, items);
  last = { key: keyOf(view), items };
  return items;
}

/** States are copied with every command, so a list seldom stays the same object. */
let last: { readonly key: string; readonly items: readonly Item[] } | null = null;

function keyOf(view: View): string {
  return `${view.size} ${view.obstacles.join(' ')}`;
}

function lastIfSame(view: View): readonly Item[] | null {
  return last?.key === keyOf(view) ? last.items : null;
}

function picture(texture: string, x: number, y: number, width: number, height: number, more = {}): Picture {
  return { kind: 'picture', texture, x, y, width, height, ...more };
}

function frame(size: number): Item[] {
  const box = frameBox(size);
  const items: Item[] = [
    { kind: 'shape', points: corners(box), closed: true, fill: 0x20241b, round: 8 },
    { kind: 'shape', points: corners(box, 2), closed: true, stroke: 0x4a4d3c, width: 2, round: 7 },
  ];
  for (let i = 0; i < size; i++) {
    const middle = i * S + S / 2;
    const label = { kind: 'label', size: PRINTED_NAMES, colour: PAPER, face: 'stencil' } as const;
    items.push({ ...label, text: String.fromCharCode(65 + i), x: middle, y: size * S + 40 });
    items.push({ ...label, text: String(size - i), x: -11, y: middle, align: 'right' });
  }
  return items;
}

function squares(size: number): Item[] {
  const items: Item[] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const shade = (x + y) % 2 === 1 ? 'dark' : 'light';
      items.push(picture(`chess-${shade}-${(x * 7 + y * 3) % 3}`, x * S + S / 2, y * S + S / 2, S, S));
    }
  return items;
}

/** Start marks, where the board is one of those that came with the game. */
function starts(view: View): Item[] {
  const plan = Object.values(boardPlans).find(
    ({ size, rows }) => size === view.size && rows.join('').split('#').length - 1 === view.obstacles.length,
  );
  if (plan === undefined) return [];
  return plan.rows.flatMap((row, y) =>
    row.split(' ').flatMap((letter, x) => {
      const kind = kindOfLetter(letter);
      if (kind === null) return [];
      return [picture(`start-${kind.toLowerCase()}`, x * S + S / 2, y * S + S / 2, S, S, { alpha: 0.55 })];
    }),
  );
}

function rose(size: number): Item[] {
  return [picture('compass-rose', (size * S) / 2, (size * S) / 2, 120, 120, { alpha: 0.5 })];
}

function edges(size: number): Item[] {
  return Array.from({ length: size }, (_, x) => [
    picture('escape-white', x * S + S / 2, -12, S, 22),
    picture('escape-black', x * S + S / 2, size * S + 11, S, 22, { angle: 180 }),
  ]).flat();
}

function obstacles(view: View): Item[] {
  const solid = new Set<string>(view.obstacles);
  const beside = (square: SquareId, east: number, north: number): boolean => {
    const { file, rank } = parseSquare(square);
    const [x, y] = [file + east, rank + north];
    return x >= 0 && y >= 0 && x < view.size && y < view.size && solid.has(printSquare({ file: x, rank: y }));
  };
  const groups = groupsOf(view);
  const maskOf = (square: SquareId) =>
    (beside(square, 0, 1) ? 1 : 0) +
    (beside(square, 1, 0) ? 2 : 0) +
    (beside(square, 0, -1) ? 4 : 0) +
    (beside(square, -1, 0) ? 8 : 0);
  const items: Item[] = [];
  for (const layer of ['base', 'wall'] as const) {
    for (const square of view.obstacles) {
      const { x, y } = centre(view.size, square);
      const mask = String(maskOf(square)).padStart(2, '0');
      const { file } = parseSquare(square);
      const top = { wall: `wall-${mask}`, teeth: `teeth-${file % 2}`, rubble: `rubble-${file % 3}` };
      const texture = layer === 'base' ? `base-${mask}` : top[groups.get(square) ?? 'wall'];
      items.push(picture(`obstacle-${texture}`, x, y, S, S));
    }
    const side = layer === 'base' ? 22 : 30;
    for (const square of view.obstacles) {
      if (!beside(square, 1, 0) || !beside(square, 0, -1) || !beside(square, 1, -1)) continue;
      const { x, y } = centre(view.size, square);
      items.push(picture(`obstacle-patch-${layer}`, x + S / 2, y + S / 2, side, side));
    }
  }
  return items;
}

type Top = 'wall' | 'teeth' | 'rubble';

/** Straight rows of obstacles look different from blocks: three upright are dragon's teeth, two abreast are rubble. */
function groupsOf(view: View): ReadonlyMap<SquareId, Top> {
  const tops = new Map<SquareId, Top>();
  const left = new Set<SquareId>(view.obstacles);
  const board = { files: view.size, ranks: view.size };
  for (const start of squaresOf(board)) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const square of group) {
      const { file, rank } = parseSquare(square);
      for (const other of left) {
        const at = parseSquare(other);
        if (Math.abs(at.file - file) + Math.abs(at.rank - rank) !== 1) continue;
        left.delete(other);
        group.push(other);
      }
    }
    const files = new Set(group.map((square) => parseSquare(square).file)).size;
    const ranks = new Set(group.map((square) => parseSquare(square).rank)).size;
    const top: Top =
      files === 1 && group.length === 3 ? 'teeth' : ranks === 1 && group.length === 2 ? 'rubble' : 'wall';
    for (const square of group) tops.set(square, top);
  }
  return tops;
}
