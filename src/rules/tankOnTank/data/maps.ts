import type { HexGrid } from '../../core/hex';

/** The printed sheets. */
export type SheetId = 'A' | 'B';
/** A map of one's own, as text. */
export type Painted = `~${string}`;
export type MapId = SheetId | Painted;

export function isPainted(map: string): map is Painted {
  return map.startsWith('~');
}

export type Terrain = 'clear' | 'hill' | 'town' | 'woods';
export type Edge = 'north' | 'south' | 'west' | 'east';

/** Columns A, C, E, G, I have eleven hexes; the others ten, half a hex further south (TOT-Q21). */
export const grid: HexGrid = { columns: 9, rows: 11, shifted: 'odd', shiftedRows: 10 };

/** A sheet hex by hex: unlisted hexes are clear; the snow side shows the same ground. */
export interface MapData {
  readonly id: string;
  readonly hill: readonly string[];
  readonly town: readonly string[];
  readonly woods: readonly string[];
  /** Hexes no unit may enter: none on the printed sheets (TOT-Q25). */
  readonly prohibited: readonly string[];
  /** Lines of hexes; every two neighbours in a line share a road hexside. */
  readonly roads: readonly (readonly string[])[];
  /** Where a road runs off the sheet. */
  readonly ends: readonly { readonly at: string; readonly edge: Edge }[];
}

/** The line added at the south end of every column: its ground is reconstructed, no picture of it was found. */
export const reconstructedHexes: readonly string[] = ['A11', 'B10', 'C11', 'D10', 'E11', 'F10', 'G11', 'H10', 'I11'];

const line = (text: string): readonly string[] => text.split(' ');

export const maps: Readonly<Record<SheetId, MapData>> = {
  A: {
    id: 'A',
    hill: ['A6', 'A7', 'F4', 'H5'],
    town: ['B6', 'C9', 'D2', 'E6', 'G9', 'H4'],
    woods: ['A3', 'B2', 'B3', 'F7', 'F8', 'I4', 'I5'],
    prohibited: [],
    roads: [
      line('C11 C10 C9 C8 C7'),
      line('C7 B6 B5 C5 D4 D3'),
      line('D3 D2 D1'),
      line('C7 D6 E6'),
      line('E6 E5 E4 D3'),
      line('E6 F5 G5'),
      line('G5 H4 G4'),
      line('G4 G3 G2 G1'),
      line('G5 G6 G7 G8 G9 G10 G11'),
    ],
    ends: [
      { at: 'D1', edge: 'north' },
      { at: 'G1', edge: 'north' },
      { at: 'C11', edge: 'south' },
      { at: 'G11', edge: 'south' },
    ],
  },
  B: {
    id: 'B',
    hill: ['B3', 'B4', 'H9', 'I5', 'I6'],
    town: ['A7', 'E6', 'F6', 'G10'],
    woods: ['A3', 'C7', 'C8', 'D8', 'G2', 'H2', 'I4', 'I7'],
    prohibited: [],
    roads: [
      line('A11 A10 A9 A8 A7 A6 B5 C5 C4 C3 C2 C1'),
      line('G11 G10 F9 F8 F7 F6 E6 E5 E4 E3 E2 E1'),
      line('C5 D4 E4'),
    ],
    ends: [
      { at: 'C1', edge: 'north' },
      { at: 'E1', edge: 'north' },
      { at: 'A11', edge: 'south' },
      { at: 'G11', edge: 'south' },
    ],
  },
};
