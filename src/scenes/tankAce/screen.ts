import type { Ref, Seat } from '../../rules/core/game';
import type { Command, View } from '../../rules/tankAce/types';
import type { Selection } from '../../session/selection';
import type { Places, Proposal, Spot, SpotsAt, Surface } from '../board/gameScene';
import type { Box, Point } from '../paint/items';

/** One of the pictures the table shows: a battle, or what lies between battles. The skin asks the one whose phase it is. */
export interface Screen {
  /** `bare`: neither prompt nor buttons have a place. */
  resize(width: number, height: number, bare?: boolean): void;
  places(width: number, height: number): Places;
  /** `seat`: whose affairs are shown. */
  draw(view: View, seat: Seat, selection: Selection, stage: Surface): void;
  spots(at: SpotsAt<View>, seat: Seat): readonly Spot[];
  /** One of its own spots was looked at. */
  look(id: string, view: View, seat: Seat): void;
  proposals(view: View, seat: Seat, selection: Selection): readonly Proposal[];
  prompt(view: View, seat: Seat, selection: Selection): { readonly act: string; readonly more: string } | null;
  /** The shot that is only looked at so far; absent: none ever is. */
  meant?(view: View, seat: Seat, selection: Selection): { readonly command: Command; readonly refused: boolean } | null;
  refsAt(view: View, seat: Seat, point: Point): readonly Ref[];
  place(view: View, seat: Seat, ref: Ref): Box | null;
  /** The picture in whose upper right corner charts and Aide are asked for; null where they have tabs. */
  corner(): Corner | null;
}

export interface Corner {
  readonly box: Box;
  readonly unit: number;
  readonly form: 'wide' | 'compact';
}
