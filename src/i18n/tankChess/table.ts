import type { Face, Kind } from '../../rules/tankChess/types';

/** What the Tank Chess board and its preview say, besides the words of the game. Templates are filled like log lines. */
export interface TankChessTableText {
  readonly stages: readonly [string, string, string, string];
  readonly kinds: { readonly [kind in Kind]: string };
  readonly faces: { readonly [face in Face]: string };
  /** kind, speed, gun, armour */
  readonly stats: string;
  /** from, to, facing */
  readonly drive: string;
  /** kind, at, facing */
  readonly stands: string;
  /** used, of */
  readonly steps: string;
  readonly shots: string;
  readonly shotsNow: string;
  readonly noShots: string;
  readonly killRule: string;
  /** direction, squares */
  readonly line: string;
  /** face, gun, sign, armour */
  readonly strikes: string;
  readonly kill: string;
  readonly bounce: string;
  /** gun, sign, face, armour */
  readonly sum: string;
  /** count */
  readonly warning: string;
  /** kind, at, face, gun, armour */
  readonly warningAfter: string;
  readonly others: string;
  readonly warned: string;
  readonly warningOn: string;
  readonly safe: string;
  readonly safeAfter: string;
  readonly winning: string;
  readonly leavingWins: string;
  readonly commanderWarning: string;
  /** left, of, at */
  readonly facts: string;
  readonly commanderGone: string;
  readonly commanderOut: string;
  readonly check: string;
  readonly escape: string;
  /** What the side to move is told while these last; by: the pieces */
  readonly alarm: string;
  readonly declined: string;
  readonly drawnBy: { readonly agreement: string; readonly repetition: string; readonly quiet: string };
  readonly inCheck: string;
  readonly underEscape: string;
  /** seat */
  readonly wins: string;
  readonly drawn: string;
  readonly overlays: { readonly threats: string; readonly guns: string; readonly reach: string };
  readonly strip: string;
  readonly obstacle: string;
  readonly wreck: string;
  /** to, facing */
  readonly play: string;
  /** to, facing, at */
  readonly playAndFire: string;
  /** facing */
  readonly leave: string;
  readonly chartKicker: string;
  readonly chart: string;
  /** white, black */
  readonly left: string;
  /** speed, gun, armour: front-side-rear */
  readonly values: string;
  readonly go: string;
  /** at */
  readonly goAndFire: string;
  /** what */
  readonly allowed: string;
  readonly clickToPlay: string;
}
