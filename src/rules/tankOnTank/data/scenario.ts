import type { Seat } from '../../core/game';
import { distance } from '../../core/hex';
import { edgeRow, hexNames, idOf } from '../hexes';
import type { Rule } from '../rulebook';
import { type Edge, type MapId, maps, type SheetId, type Terrain } from './maps';
import type { Kind } from './units';

/** How many of a kind; an ace marker may come with the counter. */
export interface UnitGroup {
  readonly kind: Kind;
  readonly count: number;
  readonly hq?: true;
  readonly ace?: true;
}

/** Units that set up together or enter together. */
export interface Force {
  readonly rule: Rule;
  readonly seat: Seat;
  readonly units: readonly UnitGroup[];
  /** Where they set up; absent: they enter during play. */
  readonly zone?: readonly string[];
  readonly entry?: Reinforcement;
}

interface Reinforcement {
  /** From this turn on. */
  readonly turn: number;
  /** What says so, where it is not the rule of the force. */
  readonly rule?: Rule;
  /** Each row with the map edge it lies on; 'declared': the edge its owner names first (TOT-S13c). */
  readonly rows: readonly { readonly edge: Edge; readonly hexes: readonly string[] }[] | 'declared';
}

/** One player's turn at setting up; `count`: only so many of his units now. */
export interface Deployment {
  readonly rule: Rule;
  readonly seat: Seat;
  readonly declares?: readonly Edge[];
  readonly count?: number;
  /** Improved positions placed under units of this step. */
  readonly positions?: number;
  /** An ace marker to give away. */
  readonly ace?: 'any' | 'armoured';
}

/** Where units of a side may leave the map. */
export interface Exit {
  readonly rule: Rule;
  readonly seat: Seat;
  readonly edge: Edge;
  readonly hexes: readonly string[];
  readonly kinds?: readonly Kind[];
}

/** What earns victory points. */
export type Award =
  | { readonly type: 'kill'; readonly seat: Seat; readonly rule: Rule }
  | { readonly type: 'aceKill'; readonly seat: Seat; readonly rule: Rule }
  | { readonly type: 'control'; readonly seat: Seat; readonly hexes: readonly string[]; readonly rule: Rule }
  | { readonly type: 'exit'; readonly seat: Seat; readonly each: number; readonly rule: Rule }
  | { readonly type: 'survive'; readonly seat: Seat; readonly rule: Rule }
  | { readonly type: 'stay'; readonly seat: Seat; readonly rule: Rule };

/** What wins at once. */
export type Coup =
  | { readonly type: 'annihilation'; readonly seats: readonly Seat[]; readonly rule: Rule }
  | { readonly type: 'exits'; readonly seat: Seat; readonly count: number; readonly rule: Rule }
  | { readonly type: 'trophies'; readonly seat: Seat; readonly hexes: readonly string[]; readonly rule: Rule };

/** What decides after the last turn. */
export type Ending =
  | {
      readonly type: 'hold';
      readonly seats: readonly Seat[];
      readonly hexes: readonly string[];
      readonly need: number;
      readonly rule: Rule;
      /** Nobody holds enough: a draw, one more turn, or the win of a side. */
      readonly otherwise: 'draw' | 'extend' | Seat;
    }
  | { readonly type: 'points'; readonly seat: Seat; readonly rule: Rule }
  | { readonly type: 'target'; readonly seat: Seat; readonly points: number; readonly rule: Rule }
  | { readonly type: 'roads'; readonly seat: Seat; readonly rule: Rule; readonly otherwise: Rule }
  | { readonly type: 'default'; readonly seat: Seat; readonly rule: Rule }
  /** Half of the enemy's points destroyed (TOT-11.1h), or the own objective counter reached (TOT-11.2i). */
  | { readonly type: 'half'; readonly rule: Rule; readonly otherwise: Rule }
  | { readonly type: 'capture'; readonly rule: Rule; readonly otherwise: Rule };

export interface Scenario {
  readonly id: string;
  readonly map: MapId;
  readonly turns: number;
  /** Who moves first, or up to which face of a die the American does. */
  readonly first: Seat | { readonly americanUpTo: number };
  readonly forces: readonly Force[];
  readonly deployment: readonly Deployment[];
  readonly exits: readonly Exit[];
  readonly awards: readonly Award[];
  readonly coups: readonly Coup[];
  readonly ending: Ending;
  readonly strikes: readonly [number, number];
  /** Poor visibility (TOT-S6e). */
  readonly night: boolean;
  /** A side that starts face down (TOT-S10i). */
  readonly veiled: Seat | null;
  /** Low chits drawn again for a side (TOT-S10g), or chits taken out (TOT-S15i). */
  readonly elite: Seat | null;
  readonly withoutChit: number | null;
  /** Snow side with the movement rules of scenario 15. */
  readonly deepSnow: boolean;
}

type Given = Pick<Scenario, 'id' | 'map' | 'turns' | 'first' | 'forces' | 'deployment' | 'ending'> & Partial<Scenario>;

export function scenario(given: Given): Scenario {
  return {
    exits: [],
    awards: [],
    coups: [],
    strikes: [0, 0],
    night: false,
    veiled: null,
    elite: null,
    withoutChit: null,
    deepSnow: false,
    ...given,
  };
}

// Zones, spelled out hex by hex from the way the scenarios name them.
const numberOf = (name: string) => Number(name.slice(1));

export function columns(from: string, to: string): readonly string[] {
  return hexNames.filter((name) => name.charAt(0) >= from && name.charAt(0) <= to);
}

export function numbered(from: number, to: number): readonly string[] {
  return hexNames.filter((name) => numberOf(name) >= from && numberOf(name) <= to);
}

export function both(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.filter((name) => other.includes(name));
}

export function around(centre: string, hexes: number): readonly string[] {
  return hexNames.filter((name) => distance(idOf(centre), idOf(name)) <= hexes);
}

export function ground(map: SheetId, ...kinds: readonly Exclude<Terrain, 'clear'>[]): readonly string[] {
  return kinds.flatMap((kind) => maps[map][kind]);
}

export function entryFrom(turn: number, ...edges: readonly Edge[]): Reinforcement {
  return { turn, rows: edges.map((edge) => ({ edge, hexes: edgeRow(edge) })) };
}

export const of = (count: number, kind: Kind): UnitGroup => ({ count, kind });
export const hq = (count: number, kind: Kind): UnitGroup => ({ count, kind, hq: true });
export const ace = (kind: Kind): UnitGroup => ({ count: 1, kind, ace: true });
