import { expect, test } from 'vitest';
import { lab as words } from '../../../src/i18n/tankChess/en/lab';
import { FACING_NAMES, type FacingName, printSquare, type SquareId } from '../../../src/rules/core/square';
import { obstaclesOf, type SquareBench } from '../../../src/rules/tankChess/lab/bench';
import { readSquareBench } from '../../../src/rules/tankChess/lab/reading';
import type { Item } from '../../../src/scenes/paint/items';
import { squareUnder } from '../../../src/scenes/tankChess/board/geometry';
import { type SquareKit, squareItems } from '../../../src/scenes/tankChess/lab/drawSquare';
import { chessLook, chessSkin } from '../../support/chessTable';
import { cite } from '../../support/cite';

const kit = { skin: chessSkin(), look: chessLook, words: () => words } as unknown as SquareKit;
const SIZE = 16;

/** A medium tank alone on the printed board. */
const bench = (at: SquareId, facing: FacingName, walls: readonly SquareId[] = []): SquareBench => ({
  board: '16',
  walls,
  own: [{ kind: 'MT', at, facing }],
  others: [],
});

/** Squares that are outlined as what has stopped a line, and the rules told beside them. */
function drawn(of: SquareBench) {
  const items = squareItems(kit, readSquareBench(of, null), {
    show: new Set(['lines']),
    selected: null,
    hovered: null,
  });
  const isWall = (item: Item) =>
    item.kind === 'shape' && item.pattern === 'hatch' && item.stroke === chessLook().palette.blocked;
  const walls = items.filter(isWall).map((item) => {
    const points = item.kind === 'shape' ? item.points : [];
    const middle = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    return squareUnder(SIZE, { x: middle('x'), y: middle('y') });
  });
  const tags = items.flatMap((item) => (item.kind === 'tag' ? [item.lines.map(({ text }) => text).join(' ')] : []));
  return { walls: walls.toSorted(), tags: tags.toSorted() };
}

/** The first wall on the way to the edge, walked square by square; a turret reaches as far as the board. */
function walked(of: SquareBench, facing: number): SquareId | null {
  const [across, up] = (
    [
      [0, 1],
      [1, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, -1],
      [-1, 0],
      [-1, 1],
    ] as const
  )[facing] ?? [0, 0];
  const at = of.own[0]?.at ?? 'a1';
  let [file, rank] = [at.charCodeAt(0) - 97, Number(at.slice(1)) - 1];
  const walls = new Set(obstaclesOf(of));
  for (;;) {
    file += across;
    rank += up;
    if (file < 0 || rank < 0 || file >= SIZE || rank >= SIZE) return null;
    const square = printSquare({ file, rank });
    if (walls.has(square)) return square;
  }
}

test(`${cite('TC-FIRE3')} the wall that stops a line is outlined with the rule, and is gone with the wall`, () => {
  const tags = ['WALL H6 TC-FIRE3', 'WALL I11 TC-FIRE3', 'WALL L8 TC-FIRE3'];
  expect(drawn(bench('f8', 'E'))).toEqual({ walls: ['h6', 'i11', 'l8'], tags });
  expect(drawn(bench('f8', 'E', ['h6'])).walls).not.toContain('h6');
  expect(drawn(bench('f8', 'E', ['g8'])).walls).toEqual(['g8', 'h6', 'i11']);
  // Whom the line strikes is no wall.
  const struck = { ...bench('f8', 'E'), others: [{ kind: 'HT', at: 'j8', facing: 'N' }] } as const;
  expect(drawn(struck).walls).toEqual(['h6', 'i11']);
});

test(`${cite('TC-FIRE3', 'TC-FIRE4')} an own piece and an enemy next to the gun are called what they are, not walls`, () => {
  const { own } = bench('f8', 'N');
  const met: SquareBench = {
    board: 'open',
    walls: [],
    own: [...own, { kind: 'LT', at: 'f12', facing: 'N' }],
    others: [{ kind: 'HT', at: 'g9', facing: 'S' }],
  };
  expect(drawn(met).tags).toEqual(['OWN LT F12 TC-FIRE3', 'TOO NEAR HT G9 TC-FIRE4']);
});

test(`${cite('TC-FIRE2', 'TC-FIRE3')} from every free square and in every facing the outlined walls are those a walk along the three lines meets`, () => {
  let met = 0;
  const taken = new Set(obstaclesOf(bench('a1', 'N')));
  for (let file = 0; file < SIZE; file += 3)
    for (let rank = 0; rank < SIZE; rank += 2) {
      const at = printSquare({ file, rank });
      if (taken.has(at)) continue;
      FACING_NAMES.forEach((name, facing) => {
        const of = bench(at, name);
        const walls = [facing, (facing + 7) % 8, (facing + 1) % 8].flatMap((way) => walked(of, way) ?? []);
        expect(drawn(of).walls, `${at} ${name}`).toEqual(walls.toSorted());
        met += walls.length;
      });
    }
  expect(met).toBeGreaterThan(50);
});
