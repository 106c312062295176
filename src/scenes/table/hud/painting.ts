import type { PlacedButton } from '../../blocks/control';
import type { Sheet } from '../../blocks/paper';
import type { HudLayout } from './layout';
import type { HudModel } from './model';

/** A sheet of the HUD, with all that the HUD says. */
export interface Canvas extends Sheet {
  readonly layout: HudLayout;
  readonly model: HudModel;
  readonly words: PanelWords;
}

/** The few words that painters say themselves. */
export interface PanelWords {
  readonly acting: string;
  readonly gone: string;
  readonly whyNot: string;
  readonly nearest: string;
  readonly noNearest: string;
  readonly marked: string;
  readonly notation: string;
  readonly noMoves: string;
  readonly overlays: string;
  readonly speed: string;
  readonly goal: string;
  readonly lines: string;
  readonly weighing: string;
  readonly hint: string;
  readonly hintMore: string;
  readonly resultBy: string;
  readonly resultStudy: string;
  readonly seed: string;
  readonly sealMatches: string;
  readonly sealDiffers: string;
  readonly rolls: string;
  readonly more: string;
  readonly fit: string;
  readonly log: string;
  readonly luck: string;
  readonly luckNote: string;
}

/** Paints one panel and tells what on it can be pressed. */
export type Painter = (canvas: Canvas) => readonly PlacedButton[];

/** Where the words of a panel stand on its paper. */
export function margins({ box, layout }: Pick<Canvas, 'box' | 'layout'>): { x: number; y: number; width: number } {
  const x = layout.mode === 'phone' ? 16 : 24;
  return { x, y: layout.mode === 'phone' && !layout.overBoard ? 6 : 22, width: box.width - 2 * x };
}
