import type { Box } from '../../paint/items';
import type { Pen } from '../../paint/pen';
import type { Control, Placed } from './controls';
import type { HudLayout } from './layout';
import type { HudModel } from './model';

/** What the pointer and the keyboard are on, and which page of a long list is open. */
export interface Touch {
  readonly page: number;
  readonly over: string | null;
  readonly pressed: string | null;
  readonly focused: string | null;
}

export interface Canvas {
  readonly pen: Pen;
  /** The panel's own place: 0, 0, width, height. */
  readonly box: Box;
  readonly layout: HudLayout;
  readonly model: HudModel;
  readonly touch: Touch;
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
export type Painter = (canvas: Canvas) => readonly Placed[];

/** Type scales with the screen, but never below what can be read. */
export function typeSize({ scale }: HudLayout, size: number, least: number): number {
  return Math.max(least, size * scale);
}

/** Where the words of a panel stand on its paper. */
export function margins({ box, layout }: Pick<Canvas, 'box' | 'layout'>): { x: number; y: number; width: number } {
  const x = layout.mode === 'phone' ? 16 : 24;
  return { x, y: layout.mode === 'phone' && !layout.overBoard ? 6 : 22, width: box.width - 2 * x };
}

export function place(control: Control, box: Box): Placed {
  return { ...control, box };
}

export const PAPER = '#e9e0c8';
export const CREAM = '#fff6e6';
export const INK = '#23261f';

export function paperPanel(pen: Pen, box: Box): void {
  shadow(pen, box);
  pen.nine('panel-paper', box, [40, 40, 44, 44], [18, 18, 18, 18]);
}

export function nightPanel(pen: Pen, box: Box): void {
  shadow(pen, box);
  pen.nine('panel-night', box, [40, 40, 44, 44], [16, 16, 16, 16]);
}

function shadow({ ink }: Pen, box: Box): void {
  ink.save();
  ink.shadowColor = 'rgba(0,0,0,.45)';
  ink.shadowBlur = 10;
  ink.shadowOffsetY = 5;
  ink.fillStyle = 'rgba(0,0,0,.6)';
  ink.beginPath();
  ink.roundRect(box.x + 5, box.y + 5, box.width - 10, box.height - 10, 6);
  ink.fill();
  ink.restore();
}

/** The ring the keyboard focus shows. */
export function focusRing(pen: Pen, box: Box, colour: string): void {
  pen.rim({ x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 }, colour, 3, 8);
}
