import type { Ref } from '../../../rules/core/game';
import type { FacingName, SquareId } from '../../../rules/core/square';
import { type Shot, targets } from '../../../rules/tankChess/fire';
import { type ReachedSquare, reachOf, type UnitReach } from '../../../rules/tankChess/overlay';
import type { Piece, Place, View } from '../../../rules/tankChess/types';
import type { Selection } from '../../../session/selection';
import { facingOfRef, pieceAt, squareOfRef } from './geometry';

/** What has been pointed at so far, in the words of this game. */
export interface Intent {
  readonly piece: Readonly<Piece>;
  readonly reach: UnitReach;
  readonly to: Place | null;
  readonly facing: FacingName | null;
  readonly target: SquareId | null;
}

export function intentOf(view: View, picked: readonly Ref[]): Intent | null {
  const [first, second, third, fourth] = picked;
  const from = first === undefined ? null : squareOfRef(view, first);
  const piece = from === null ? null : pieceAt(view, from);
  if (piece === null || piece.status !== 'fit') return null;
  const to = second === undefined ? null : second === 'area:off' ? 'off' : squareOfRef(view, second);
  const target = fourth === undefined ? null : squareOfRef(view, fourth);
  return { piece, reach: reachOf(view, piece.id), to, facing: facingOfRef(third), target };
}

/** The facing to show at the chosen square: the chosen one, the hovered one, or the cheapest. */
export function facingShown(intent: Intent, selection: Selection, hovered: Ref | null): FacingName | null {
  if (intent.facing !== null) return intent.facing;
  const over = hovered !== null && selection.next.includes(hovered) ? facingOfRef(hovered) : null;
  if (over !== null) return over;
  const offered = facingsAt(intent).filter(({ facing }) => selection.next.includes(`face:${facing}`));
  return (
    offered.reduce<Offered | null>((best, one) => (best === null || one.steps < best.steps ? one : best), null)
      ?.facing ?? null
  );
}

/** What the piece would destroy from the chosen square, the command tank first: that wins. */
export function killsAt(view: View, intent: Intent, facing: FacingName): readonly Shot[] {
  if (intent.to === null || intent.to === 'off') return [];
  const kills = targets(view, intent.piece.at, intent.to, facing).filter((shot) => shot.kills);
  return kills.sort((a, b) => Number(b.targetKind === 'CLT') - Number(a.targetKind === 'CLT'));
}

/** The shot to reckon with: the chosen one, the hovered one, or the one the first button would fire. */
export function shotShown(view: View, intent: Intent, selection: Selection, hovered: Ref | null, facing: FacingName) {
  if (selection.picked.includes('button:hold')) return null;
  const kills = killsAt(view, intent, facing);
  const over = hovered === null ? null : squareOfRef(view, hovered);
  const meant = intent.target ?? (intent.facing !== null && kills.some(({ at }) => at === over) ? over : null);
  return kills.find(({ at }) => at === meant) ?? kills[0] ?? null;
}

type Offered = ReachedSquare['facings'][number];

export function facingsAt(intent: Intent): readonly Offered[] {
  if (intent.to === 'off') return intent.reach.exits;
  return intent.reach.squares.find(({ at }) => at === intent.to)?.facings ?? [];
}

/** The fewest steps ahead; the word for a move back, which is a whole move, where it can be backed into. */
export function stepsShown(facings: ReachedSquare['facings'], back: string): string {
  const ahead = facings.filter(({ reverse }) => !reverse).map(({ steps }) => steps);
  const parts = [...(ahead.length < facings.length ? [back] : []), ...(ahead.length > 0 ? [Math.min(...ahead)] : [])];
  return parts.join(' · ');
}
