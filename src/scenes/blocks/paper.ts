import type { Box } from '../paint/items';
import type { Pen } from '../paint/pen';
import { control, type HudButton, type PlacedButton } from './control';

/** What the pointer and the keyboard are on, and which page of a long list is open. */
export interface Touch {
  readonly page: number;
  readonly over: string | null;
  readonly pressed: string | null;
  readonly focused: string | null;
}

/** A piece of paper to paint on, and what has to be known of the screen around it. */
export interface Sheet {
  readonly pen: Pen;
  /** The paper's own place: 0, 0, width, height. */
  readonly box: Box;
  readonly layout: { readonly mode: 'wide' | 'tablet' | 'phone'; readonly scale: number };
  readonly touch: Touch;
  readonly words: { readonly more: string };
}

/** Type scales with the screen, but never below what can be read. */
export function typeSize({ scale }: { readonly scale: number }, size: number, least: number): number {
  return Math.max(least, size * scale);
}

export function place(control: HudButton, box: Box): PlacedButton {
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

/** How wide the chip of a rule is. */
export function chipWidth(pen: Pen, rule: string): number {
  return pen.width(rule, { face: 'condensed', size: 14, bold: true, colour: INK }) + 12;
}

/** A rule's chip that opens the rule. */
export function ruleSpot({ pen }: Pick<Sheet, 'pen'>, rule: string, x: number, y: number, night = false): PlacedButton {
  const box = pen.rule(rule, x, y, night);
  const id = `rule:${rule}:${Math.round(x)}:${Math.round(y)}`;
  return place(control({ id, words: rule, style: 'chip', act: { do: 'rule', id: rule } }), box);
}
