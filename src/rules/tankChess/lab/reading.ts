import { FACING_NAMES, type Facing, turn } from '../../core/square';
import { pieceCharts } from '../data/pieces';
import { type FireLine, fireLines, impact } from '../fire';
import { reachOf, type Threat, threats, type UnitReach } from '../overlay';
import type { Face, FacingName, Kind, SquareId, State } from '../types';
import { type BenchPiece, pieceIn, type SquareBench, shooterOf, squareState, targetOf } from './bench';

/** One wedge of the rose: a shot that comes from there, the face it strikes and what it does. */
export interface Wedge {
  /** Where the shot comes from. */
  readonly from: FacingName;
  readonly face: Face;
  readonly armour: number;
  readonly kills: boolean;
}

/** A row of the kill table: one kind of gun against the three faces of every kind. */
interface KillRow {
  readonly firer: Kind;
  readonly gun: number;
  readonly cells: readonly {
    readonly target: Kind;
    readonly face: Face;
    readonly armour: number;
    readonly kills: boolean;
  }[];
}

/** Every square a mortar could hit from where it stands, in the eight directions it can face. */
export interface MortarRing {
  readonly piece: BenchPiece;
  /** `ahead`: without turning first. */
  readonly squares: readonly { readonly at: SquareId; readonly distance: number; readonly ahead: boolean }[];
}

export interface SquareReading {
  readonly bench: SquareBench;
  readonly state: State;
  readonly lines: readonly FireLine[];
  /** Mortars of the same side, each with where its shell can fall. */
  readonly mortars: readonly { readonly piece: BenchPiece; readonly lines: readonly FireLine[] }[];
  /** Of these, and of the piece that fires where it is one. */
  readonly rings: readonly MortarRing[];
  readonly rose: readonly Wedge[];
  readonly reach: UnitReach;
  /** What the other side could do to the piece that fires in its next turn. */
  readonly threats: readonly Threat[];
}

/** The eight directions a shot can come from, against a piece as it stands. */
export function roseOf(firer: Kind, target: Pick<BenchPiece, 'kind' | 'facing'>): readonly Wedge[] {
  return FACING_NAMES.map((from, index) => {
    const direction: Facing = turn(0, index + 4);
    const { face, armour, kills } = impact(firer, direction, target);
    return { from, face, armour, kills };
  });
}

export function readSquareBench(bench: SquareBench, gun: Kind | null): SquareReading {
  const state = squareState(bench);
  const shooter = shooterOf(bench);
  const target = targetOf(bench);
  const linesOf = ({ at, facing }: BenchPiece) => fireLines(state, at, at, facing);
  const unit = state.pieces.find(({ at }) => at === shooter.at)?.id ?? '';
  const lobbing = bench.own.filter(({ kind }) => pieceCharts[kind].gun.lobs);
  const others = lobbing.filter((piece) => piece !== shooter);
  return {
    bench,
    state,
    lines: linesOf(shooter),
    mortars: others.map((piece) => ({ piece, lines: linesOf(piece) })),
    rings: lobbing.map((piece) => ({ piece, squares: ringOf(state, piece) })),
    rose: target === null ? [] : roseOf(gun ?? shooter.kind, target),
    reach: reachOf(state, unit),
    threats: threats(state, 1).filter(({ target: struck }) => struck === unit),
  };
}

/** What ends a line that hits nothing: a wall, a piece of its own side, or an enemy with no square between. */
interface Barrier {
  readonly by: 'wall' | 'own' | 'near';
  readonly at: SquareId;
  readonly piece: BenchPiece | null;
  readonly rule: 'TC-FIRE3' | 'TC-FIRE4';
}

/** Null where the line hits something, or runs free. */
export function barrierOf(bench: SquareBench, { stop, shots }: FireLine): Barrier | null {
  if (stop === null || shots.length > 0) return null;
  const piece = pieceIn(bench, stop);
  if (piece === null) return { by: 'wall', at: stop, piece, rule: 'TC-FIRE3' };
  const own = bench.own.includes(piece);
  return { by: own ? 'own' : 'near', at: stop, piece, rule: own ? 'TC-FIRE3' : 'TC-FIRE4' };
}

function ringOf(state: State, { at, facing }: BenchPiece): MortarRing['squares'] {
  return FACING_NAMES.flatMap((way) =>
    fireLines(state, at, at, way).flatMap(({ squares }) =>
      squares.flatMap((square, index) =>
        square.inRange ? [{ at: square.at, distance: index + 1, ahead: way === facing }] : [],
      ),
    ),
  );
}

/** One kind for each gun; the command tank is armed and armoured as a light one. */
export const gunKinds: readonly Kind[] = ['HT', 'MT', 'LT', 'TD', 'HM'];
const faceFrom: { readonly [face in Face]: Facing } = { front: turn(0, 4), side: turn(0, 2), rear: turn(0, 0) };
export const faces: readonly Face[] = ['front', 'side', 'rear'];

/** Every gun against every face. */
export function killTable(): readonly KillRow[] {
  return gunKinds.map((firer) => ({
    firer,
    gun: pieceCharts[firer].gun.power,
    cells: gunKinds.flatMap((target) =>
      faces.map((face) => {
        const { armour, kills } = impact(firer, faceFrom[face], { kind: target, facing: 'N' });
        return { target, face, armour, kills };
      }),
    ),
  }));
}
