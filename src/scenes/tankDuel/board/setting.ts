import type { Event } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import type { DuelTable } from './places';

/** What animations need to know of the picture they start from. */
export interface Setting {
  table(): DuelTable;
  room(): { readonly width: number; readonly height: number };
  look(): Style;
  /** The view that was drawn last. */
  shown(): View | null;
  /** What has happened lately, the events being shown included. */
  told(): readonly Event[];
  tell(event: Event): void;
  /** Lays the table anew where what has been told is shown in another arrangement. */
  prepare(stage: Surface): void;
  /** Draws the table as it stands after what has been told. */
  refresh(stage: Surface): void;
}
