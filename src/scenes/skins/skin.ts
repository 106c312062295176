import type { GameText } from '../../i18n/text';
import type { Command, GameEvent, Ref, Seat } from '../../rules/core/game';
import type { Pick } from '../../session/picker';
import type { Palette } from '../palette';
import type { Settings } from '../settings';
import type { SoundName } from '../sound';
import type { WhyNot } from '../tableController';
import type { Box, Item, Layer, Motion, Point } from './items';

/** The few drawing verbs skins use. Declarative: what is not put between `begin` and `end` vanishes. */
export interface Stage {
  begin(): void;
  put(layer: Layer, id: string, item: Item): void;
  end(): void;
  /** Changes one item over time; ends at once where motion is off or skipped. */
  move(id: string, to: Partial<Motion>, ms: number): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Something short-lived drawn over everything, gone when its time is up. */
  flash(id: string, item: Item, to: Partial<Motion>, ms: number): Promise<void>;
  shake(pixels: number, ms: number): void;
  /** The camera leans in for an important moment, then returns. */
  lean(at: Point, ms: number): Promise<void>;
  sound(name: SoundName, at?: Point): void;
  /** False where reduced motion is asked for: fades instead of flights. */
  readonly lively: boolean;
}

/** How things are to look besides the view: words, colours, kind of pieces. */
export interface Look {
  readonly text: GameText;
  readonly language: Settings['language'];
  readonly pieces: Settings['pieces'];
  readonly palette: Palette;
}

/** What an overlay on a key shows. */
export interface Overlay<V> {
  readonly id: string;
  readonly key: string;
  /** Lies over the board from the start. */
  readonly standard?: true;
  draw(view: V, seat: Seat | null, pointed: Ref | null, stage: Stage): void;
}

/** Declared as a method, so that the skin of one game fits where any skin is wanted. */
type Animate<E, V> = { play(event: E, stage: Stage, view: V): Promise<void> }['play'];

/** A new event type does not compile until every skin says how it looks (null: not at all). */
export type Animations<E extends GameEvent, V> = {
  readonly [K in E['type']]: Animate<Extract<E, { type: K }>, V> | null;
};

/** What a player would get: one line of the panel beside the board, with its working. */
export interface PreviewRow {
  /** Drawn in a box of 60 by 60 around 0, 0. */
  readonly picture: readonly Item[];
  readonly title: string;
  readonly sub: string;
  readonly icon: string | null;
  /** `**strong**` marks may stand in it. */
  readonly says: string;
  readonly rule: string | null;
  readonly verdict: string;
  readonly tone: 'act' | 'plain';
  readonly ref: Ref | null;
}

export interface Preview {
  readonly kicker: string;
  readonly title: string;
  readonly meter: { readonly used: number; readonly of: number; readonly says: string } | null;
  readonly heading: string | null;
  readonly note: { readonly says: string; readonly rule: string } | null;
  readonly rows: readonly PreviewRow[];
  readonly warning: { readonly says: string; readonly note: string } | null;
}

/** A way to finish the command at once: the rest of what would be pointed at, in order. */
export interface Proposal {
  readonly refs: readonly Ref[];
  readonly words: string;
  readonly icon: string | null;
}

/** What the plate of a seat says beside the name. */
export interface Plate {
  /** Instead of the name of the seat. */
  readonly name?: string;
  readonly tone: 'light' | 'dark';
  /** Drawn in a box of 60 by 60 around 0, 0. */
  readonly emblem: readonly Item[];
  readonly facts: string;
  readonly lost: readonly (readonly Item[])[];
}

/** How one game looks: draws from a view, knows no rule, can be driven by any clock. */
export interface Skin<V = unknown, E extends GameEvent = GameEvent> {
  /** Pictures to load before the first draw: texture key → the drawing as SVG text. */
  readonly pictures: { readonly [key: string]: string };
  /** The world the camera moves over. */
  bounds(view: V): Box;
  /** What never changes during a game, painted once; the same array as long as it is the same picture. */
  backdrop(view: V): readonly Item[];
  /** Complete and idempotent: replay, undo, resize and skipping are all just this. */
  draw(view: V, stage: Stage, picking?: Pick): void;
  /**
   * A table of cards has no shape of its own: it lays itself out in the room there is, leaves places for prompt and
   * buttons, and a finger's first touch only looks at a card.
   */
  readonly cards?: { resize(width: number, height: number): void };
  /** What the acting seat is told instead of the phase's own prompt; null leaves it at that. */
  prompt?(view: V, seat: Seat, picking: Pick): { readonly act: string; readonly more: string } | null;
  /** What may be pointed at next, from the legal list alone, and what has been picked so far. */
  drawPicking(view: V, seat: Seat, picking: Pick, hovered: Ref | null, stage: Stage): void;
  /** What the last command moved, for whoever looks at the board after it. */
  drawLast(view: V, events: readonly GameEvent[], stage: Stage): void;
  /** A thin outline round things a log line, a mirror entry or the pointer names. */
  drawPointed(view: V, refs: readonly Ref[], stage: Stage): void;
  /** The evidence of a refusal and the ghost of the nearest allowed command. */
  drawWhyNot(view: V, whyNot: WhyNot, stage: Stage): void;
  /** What lies under a point of the world, the likeliest first. */
  refsAt(view: V, point: Point, picking: Pick): readonly Ref[];
  /** Where a thing is; null for things that are not on the board. */
  place(view: V, ref: Ref): Box | null;
  /** A thing in words, for hover and buttons. */
  name(view: V, ref: Ref): string;
  /** Without a choice and a thing under the pointer: what there is to know about the game as it stands. */
  preview(view: V, seat: Seat, picking: Pick, hovered: Ref | null): Preview | null;
  /** The commands the buttons offer at this stage, the one Enter plays first. */
  proposals(view: V, picking: Pick, hovered: Ref | null): readonly Proposal[];
  /** A command in a few words, for the button that plays it. */
  describe(view: V, command: Command): string;
  plate(view: V, seat: Seat): Plate;
  /** Names of the stages of pointing in a phase, for the ribbon: empty where it is one stage, null where it shows only while it lasts. */
  stages(phase: string): readonly string[] | null;
  /** The recent record, a line per turn, the latest last; null where the game has no notation. */
  notation(events: readonly GameEvent[]): string | null;
  readonly overlays: readonly Overlay<V>[];
  overlayName(id: string): string;
  readonly animations: Animations<E, V>;
}

export type MakeSkin = (look: () => Look) => Skin;
