import { FACING_NAMES, type Facing, turn } from '../../core/square';
import { pieceCharts } from '../data/pieces';
import { type FireLine, fireLines, impact } from '../fire';
import { reachOf, type Threat, threats, type UnitReach } from '../overlay';
import type { Face, FacingName, Kind, State } from '../types';
import { type BenchPiece, type SquareBench, shooterOf, squareState, targetOf } from './bench';

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

export interface SquareReading {
  readonly bench: SquareBench;
  readonly state: State;
  readonly lines: readonly FireLine[];
  /** Mortars of the same side, each with where its shell can fall. */
  readonly mortars: readonly { readonly piece: BenchPiece; readonly lines: readonly FireLine[] }[];
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
  const others = bench.own.filter((piece) => piece !== shooter && pieceCharts[piece.kind].gun.lobs);
  return {
    bench,
    state,
    lines: linesOf(shooter),
    mortars: others.map((piece) => ({ piece, lines: linesOf(piece) })),
    rose: target === null ? [] : roseOf(gun ?? shooter.kind, target),
    reach: reachOf(state, unit),
    threats: threats(state, 1).filter(({ target: struck }) => struck === unit),
  };
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
