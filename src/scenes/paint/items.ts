export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export function holds({ x, y, width, height }: Box, at: Point): boolean {
  return at.x >= x && at.y >= y && at.x < x + width && at.y < y + height;
}

/** What lies over what, from the bottom up. */
export const layers = ['arc', 'reach', 'control', 'mark', 'unit', 'line', 'plate', 'tag', 'stage'] as const;
export type Layer = (typeof layers)[number];

/** A texture, centred on its pivot (parts of its size, default the middle). Angles in degrees clockwise. */
export interface Picture {
  readonly kind: 'picture';
  readonly texture: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle?: number;
  readonly alpha?: number;
  readonly pivot?: Point;
  /** Left and right exchanged. */
  readonly mirrored?: true;
}

/** Colour never stands alone: a fill can carry a pattern, a line a dash. */
export interface Shape {
  readonly kind: 'shape';
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly fill?: number;
  readonly fillAlpha?: number;
  readonly pattern?: 'dots' | 'hatch' | 'cross';
  readonly stroke?: number;
  readonly width?: number;
  readonly dash?: readonly [number, number];
  /** A paler line under the stroke, wider by this much: keeps it readable on any ground. */
  readonly halo?: number;
  /** Radius of the corners of a closed shape. */
  readonly round?: number;
  readonly alpha?: number;
}

export type Face = 'stencil' | 'text' | 'condensed';

export interface Label {
  readonly kind: 'label';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: number;
  readonly face: Face;
  readonly bold?: boolean;
  readonly align?: 'left' | 'centre' | 'right';
  readonly halo?: number;
  readonly alpha?: number;
  /** Set narrower where it would be wider than this. */
  readonly most?: number;
}

export interface TagLine {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: number;
}

/** A paper tag with its top left corner at x, y; words too long for it are set smaller. */
export interface Tag extends Box {
  readonly kind: 'tag';
  readonly lines: readonly TagLine[];
  readonly edge: number;
  readonly alpha?: number;
}

/** Several items painted as one, so that they can be turned and moved as one: a card with its words. */
export interface Group {
  readonly kind: 'group';
  /** Groups with the same key look the same. */
  readonly key: string;
  readonly items: readonly Item[];
  /** The room its items are laid out in, from 0, 0; shown at width by height. */
  readonly inner: { readonly width: number; readonly height: number };
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle?: number;
  readonly alpha?: number;
  readonly pivot?: Point;
}

export type Item = Picture | Shape | Label | Tag | Group;

/** What can change over time. */
export interface Motion {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly alpha: number;
  readonly width: number;
  readonly height: number;
}
