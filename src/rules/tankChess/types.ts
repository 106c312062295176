import type { Frozen, Ref, Result, Seat } from '../core/game';
import type { ArmourSide, FacingName, SquareId } from '../core/square';

export type { FacingName, SquareId } from '../core/square';
export type Face = ArmourSide;

export const kinds = ['HT', 'MT', 'LT', 'CLT', 'TD', 'HM'] as const;
export type Kind = (typeof kinds)[number];

const phases = ['turn', 'announcement', 'drawOffer', 'over'] as const;
export type Phase = (typeof phases)[number];

/** A square, or 'off' for the strip beyond the enemy's edge. */
export type Place = SquareId | 'off';

export interface Piece {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: Kind;
  at: SquareId;
  facing: FacingName;
  /** A wreck stays on its square and blocks it; a command tank that escaped is gone. */
  status: 'fit' | 'wreck' | 'gone';
}

export interface Switches {
  readonly forwardEscapeOnly: boolean;
  readonly threefold: boolean;
  /** Turns without a kill after which the game is drawn; 0: never. */
  readonly quietTurns: number;
}

export interface State {
  phase: Phase;
  /** Counts single turns, White's first being 1. */
  turn: number;
  active: Seat[];
  readonly size: number;
  readonly obstacles: readonly SquareId[];
  /** Wrecks a set-up starts with; pieces destroyed in play stay in `pieces`. */
  readonly wrecks: readonly SquareId[];
  readonly pieces: Piece[];
  readonly switches: Switches;
  /** The side whose turn it is. */
  mover: Seat;
  /** Whether the mover has driven this turn. */
  driven: boolean;
  offer: 'none' | 'open' | 'refused';
  /** Turns since the last kill. */
  quiet: number;
  /** The positions since the last kill, the present one last; only kept where repetition matters. */
  seen: string[];
  ending: Result | null;
}

/** What reach and fire depend on. */
export type Field = Pick<Frozen<State>, 'size' | 'obstacles' | 'wrecks' | 'pieces' | 'switches'>;

/** Nothing is hidden: every seat and the audience see the whole state. */
export type View = Frozen<State>;

export interface Drive {
  readonly type: 'drive';
  readonly seat: Seat;
  readonly from: SquareId;
  readonly to: Place;
  /** Facing at the end; for an escape the facing of the last step. */
  readonly facing: FacingName;
  readonly fireAt: SquareId | null;
}

interface Talk {
  readonly type: 'offerDraw' | 'acceptDraw' | 'declineDraw';
  readonly seat: Seat;
}

export type Command = Drive | Talk;

export type Move = 'ahead' | 'left' | 'right' | 'back';

/** One step of a route, with the pose it leads to. */
export interface RouteStep {
  readonly move: Move;
  readonly at: Place;
  readonly facing: FacingName;
}

export type Event =
  | {
      readonly type: 'drove';
      readonly seat: Seat;
      readonly unit: string;
      readonly kind: Kind;
      readonly from: SquareId;
      readonly to: Place;
      readonly facing: FacingName;
      readonly steps: number;
      readonly route: readonly RouteStep[];
      readonly reverse: boolean;
      /** The turn as written down, shot included. */
      readonly record: string;
    }
  | {
      readonly type: 'fired';
      readonly seat: Seat;
      readonly unit: string;
      readonly kind: Kind;
      readonly from: SquareId;
      readonly at: SquareId;
      readonly target: string;
      readonly targetKind: Kind;
      readonly face: Face;
      readonly gun: number;
      readonly armour: number;
    }
  | {
      readonly type: 'destroyed';
      /** The side that lost the piece. */
      readonly seat: Seat;
      readonly unit: string;
      readonly kind: Kind;
      readonly at: SquareId;
    }
  | {
      readonly type: 'announcedCheck' | 'announcedEscape';
      readonly seat: Seat;
      /** The pieces that could do it. */
      readonly units: readonly string[];
      readonly kinds: readonly Kind[];
    }
  | { readonly type: 'escaped'; readonly seat: Seat; readonly unit: string; readonly from: SquareId }
  | { readonly type: 'drawOffered' | 'drawAccepted' | 'drawDeclined'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seat: Seat; readonly rule: 'TC-WIN1' | 'TC-WIN2' }
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly why: 'agreement' | 'repetition' | 'quiet';
      readonly rule: 'TC-Q9' | 'TC-NOTE1';
    };

export const colours = ['white', 'black'] as const;
export type Colour = (typeof colours)[number];

export function other(seat: Seat): Seat {
  return 1 - seat;
}

export function squareRef(at: Place): Ref {
  return `square:${at}`;
}
