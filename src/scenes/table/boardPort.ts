import type { Ref, Seat } from '../../rules/core/game';
import type { DrawerName } from '../blocks/control';

/** How much of each side of the canvas a drawer covers, in CSS pixels. */
export interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What drawers may ask of the board without knowing how it is drawn. */
export interface BoardPort {
  /** Brings these things into view; an empty list shows the whole board. */
  frame(refs: readonly Ref[]): void;
  /** A small picture of the table as it stands, as a data address. */
  thumbnail(): string;
  /** A picture of a rule at work; null where there is none. */
  figure(rule: string): Promise<HTMLCanvasElement | null>;
  /** Keeps the board out of what drawers cover. */
  inset(sides: Sides): void;
  /** Whether the prompt can be seen where drawers cover so much: one may lie over it. */
  prompts(sides: Sides): boolean;
  /** The middle of a thing on the canvas, in CSS pixels; null where it is not on the board. */
  place(ref: Ref): { readonly x: number; readonly y: number } | null;
  /** What lies one step that way of a thing on the board; null at the edge. */
  beside(ref: Ref, way: 'up' | 'down' | 'left' | 'right'): Ref | null;
  /** A thing in words. */
  name(ref: Ref): string;
  /** The side a seat plays, as its plate says. */
  side(seat: Seat): string;
  /** Takes back a question that waits for a second press; false where none does. */
  disarm(): boolean;
  /** Ends the motion on the board. */
  skip(): void;
  /** Plays the last close-up once more. */
  again(): void;
  /** Plays the record so many times faster than the settings say. */
  hasten(times: number): void;
  /** Resolves when the last step of the record has been shown. */
  still(): Promise<void>;
  /** Nearer (above 1) or further (below 1), about the middle of what is seen. */
  zoom(by: number): void;
}

/** What the canvas may ask of the drawers: its icon buttons, rule chips and tab bar open them. */
export interface Drawers {
  /** Opens a drawer, or closes it where it is open and no rule is named. */
  toggle(name: DrawerName): void;
  showRule(id: string): void;
  /** The most surprising moments of the game, to be watched again. */
  reel(): void;
  close(): void;
}
