import type { Rule } from '../rulebook';
import { type Face, type Kind, kinds } from '../types';

/** How a gun reaches: turrets fire ahead and half left and right, the others ahead only; mortars lob over everything. */
interface Gun {
  readonly power: number;
  readonly powerRule: Rule;
  /** Directions relative to the facing. */
  readonly directions: readonly number[];
  readonly directionRule: Rule;
  readonly nearest: number;
  readonly farthest: number;
  readonly lobs: boolean;
}

export interface PieceChart {
  readonly speed: number;
  readonly speedRule: Rule;
  readonly armour: { readonly [face in Face]: number };
  readonly gun: Gun;
}

const anyRange = { nearest: 2, farthest: Number.POSITIVE_INFINITY, lobs: false };
const turret = { ...anyRange, directions: [0, 7, 1], directionRule: 'TC-FIRE2', powerRule: 'TC-KILL2' } as const;

const light: PieceChart = {
  speed: 5,
  speedRule: 'TC-MOVE4',
  armour: { front: 1, side: 0, rear: 0 },
  gun: { ...turret, power: 1 },
};

/** The letter of a kind wherever a board or a position is written down. */
export const kindLetters: { readonly [kind in Kind]: string } = {
  HT: 'h',
  MT: 'm',
  LT: 'l',
  CLT: 'c',
  TD: 't',
  HM: 'a',
};

/** The kind that a letter of either case stands for. */
export function kindOfLetter(letter: string): Kind | null {
  return kinds.find((kind) => kindLetters[kind] === letter.toLowerCase()) ?? null;
}

/** Tables 1 to 3 of the book and its two extra types. */
export const pieceCharts: { readonly [kind in Kind]: PieceChart } = {
  HT: {
    speed: 3,
    speedRule: 'TC-MOVE4',
    armour: { front: 3, side: 2, rear: 1 },
    gun: { ...turret, power: 3 },
  },
  MT: {
    speed: 4,
    speedRule: 'TC-MOVE4',
    armour: { front: 2, side: 1, rear: 0 },
    gun: { ...turret, power: 2 },
  },
  LT: light,
  CLT: light,
  TD: {
    speed: 4,
    speedRule: 'TC-TD1',
    armour: { front: 2, side: 1, rear: 0 },
    gun: { ...anyRange, power: 4, powerRule: 'TC-TD4', directions: [0], directionRule: 'TC-TD3' },
  },
  HM: {
    speed: 3,
    speedRule: 'TC-HM2',
    armour: { front: 1, side: 0, rear: 0 },
    gun: {
      power: 5,
      powerRule: 'TC-HM4',
      directions: [0],
      directionRule: 'TC-HM3',
      nearest: 3,
      farthest: 5,
      lobs: true,
    },
  },
};
