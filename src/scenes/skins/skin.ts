import type { GameEvent, Ref, Seat } from '../../rules/core/game';
import type { Pick } from '../../session/picker';
import type { WhyNot } from '../tableController';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What lies over what, from the bottom up. */
export const layers = ['board', 'arc', 'reach', 'control', 'mark', 'unit', 'line', 'plate', 'tag', 'stage'] as const;
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
  readonly alpha?: number;
}

export interface Label {
  readonly kind: 'label';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: number;
  readonly face: 'stencil' | 'text' | 'condensed';
  readonly bold?: boolean;
  readonly align?: 'left' | 'centre' | 'right';
  /** A paper tag behind the words. */
  readonly tag?: { readonly fill: number; readonly stroke: number };
  readonly alpha?: number;
}

export type Item = Picture | Shape | Label;

/** The few drawing verbs skins use. Declarative: what is not put between `begin` and `end` vanishes. */
export interface Stage {
  begin(): void;
  put(layer: Layer, id: string, item: Item): void;
  end(): void;
  /** Changes one item over time; ends at once where motion is off or skipped. */
  move(id: string, to: Partial<Pick2D>, ms: number): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Something short-lived drawn over everything, gone when its time is up. */
  flash(id: string, item: Item, to: Partial<Pick2D>, ms: number): Promise<void>;
  shake(pixels: number, ms: number): void;
  /** The camera leans in for an important moment, then returns. */
  lean(at: Point, ms: number): Promise<void>;
  sound(name: string, at?: Point): void;
  /** False where reduced motion is asked for: fades instead of flights. */
  readonly lively: boolean;
}

export interface Pick2D {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly alpha: number;
  readonly width: number;
  readonly height: number;
}

/** What an overlay on a key shows. */
export interface Overlay<V> {
  readonly id: string;
  readonly key: string;
  draw(view: V, seat: Seat | null, pointed: Ref | null, stage: Stage): void;
}

/** A new event type does not compile until every skin says how it looks (null: not at all). */
export type Animations<E extends GameEvent, V> = {
  readonly [K in E['type']]: ((event: Extract<E, { type: K }>, stage: Stage, view: V) => Promise<void>) | null;
};

/** How one game looks: draws from a view, knows no rule, can be driven by any clock. */
export interface Skin<V = unknown, E extends GameEvent = GameEvent> {
  /** Pictures to load before the first draw: texture key → address and size in world units. */
  readonly pictures: readonly {
    readonly key: string;
    readonly url: string;
    readonly width: number;
    readonly height: number;
  }[];
  /** The world the camera moves over. */
  bounds(view: V): Box;
  /** Complete and idempotent: replay, undo, resize and skipping are all just this. */
  draw(view: V, stage: Stage): void;
  /** What may be pointed at next, from the legal list alone, and what has been picked so far. */
  drawPicking(view: V, seat: Seat, picking: Pick, stage: Stage): void;
  /** The evidence of a refusal and the ghost of the nearest allowed command. */
  drawWhyNot(view: V, whyNot: WhyNot, stage: Stage): void;
  /** What lies under a point of the world, the likeliest first. */
  refsAt(view: V, point: Point, picking: Pick): readonly Ref[];
  /** Where a thing is; null for things that are not on the board. */
  place(view: V, ref: Ref): Box | null;
  readonly overlays: readonly Overlay<V>[];
  readonly animations: Animations<E, V>;
}
