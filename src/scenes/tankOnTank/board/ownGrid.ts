import { hexNames } from '../../../rules/tankOnTank/hexes';
import type { Item } from '../../paint/items';
import { centre, corners, rim, SIDE, sheetSize } from './geometry';

const INK = 0x23261f;

/** The hexes of a map of one's own with their names, and letters and numbers in the margin: printed sheets bring theirs. */
export function ownGrid(): readonly Item[] {
  const sides = hexNames.map(
    (hex): Item => ({ kind: 'shape', points: corners(hex), closed: true, stroke: INK, width: 0.7, alpha: 0.42 }),
  );
  const border = rim(new Set(hexNames), 1).map(
    (points): Item => ({ kind: 'shape', points, closed: false, stroke: INK, width: 1.5 }),
  );
  const names = hexNames.map((hex) => {
    const { x, y } = centre(hex);
    return label(hex, x - 15.5, y - SIDE + 7, 7.5, 2);
  });
  return [...sides, ...border, ...names, ...margin()];
}

function label(text: string, x: number, y: number, size: number, halo = 0): Item {
  const plain = { kind: 'label', text, x, y, size, colour: INK, face: 'stencil', align: 'centre', alpha: 0.8 } as const;
  return halo === 0 ? plain : { ...plain, halo };
}

function margin(): readonly Item[] {
  const columns = [...'ABCDEFGHI'].flatMap((letter) => {
    const { x } = centre(`${letter}1`);
    return [label(letter, x, 37, 11), label(letter, x, sheetSize.height - 48, 11)];
  });
  const rows = Array.from({ length: 11 }, (_, index) => `${index + 1}`).flatMap((row) => {
    const { y } = centre(`A${row}`);
    return [label(row, 24.5, y, 11), label(row, sheetSize.width - 24.5, y, 11)];
  });
  return [...columns, ...rows];
}
