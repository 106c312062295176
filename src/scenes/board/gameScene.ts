import type { GameText } from '../../i18n/text';
import type { Command, GameEvent, Ref, Seat } from '../../rules/core/game';
import type { WhyNot } from '../../session/controller';
import type { Listed } from '../../session/growing';
import type { Selection } from '../../session/selection';
import type { Seen } from '../../session/shownStep';
import type { Action, Blocks, Row } from '../blocks/block';
import type { Settings } from '../frame/settings';
import type { SoundName } from '../frame/sound';
import type { Drafts } from '../paint/drawings';
import type { Box, Item, Layer, Motion, Point } from '../paint/items';
import type { Palette } from '../paint/palette';
import type { Ambience } from '../sound/ambience';
import type { BoardMoment } from '../theatre/boardEffects';
import type { Caption, Shot } from '../theatre/shot';
import type { Earlier } from './earlier';
import type { Manners } from './manners';

/** The few drawing verbs skins use. Declarative: what is not put between `begin` and `end` vanishes. */
export interface Surface {
  begin(): void;
  put(layer: Layer, id: string, item: Item): void;
  end(): void;
  /** Changes one item over time; ends at once where motion is off or skipped. */
  move(id: string, to: Partial<Motion>, ms: number): Promise<void>;
  wait(ms: number): Promise<void>;
  /**
   * Something short-lived drawn over everything, gone when its time is up. It is put to paper as large as the item says: what
   * grows is given at its full size, and how it begins apart.
   */
  flash(id: string, item: Item, to: Partial<Motion>, ms: number, from?: Partial<Motion>): Promise<void>;
  shake(pixels: number, ms: number): void;
  /** The camera leans in for an important moment, then returns. */
  nudge(at: Point, ms: number): Promise<void>;
  sound(name: SoundName, at?: Point): void;
  /** Plays a decisive moment in close-up; false where it is to be shown on the board alone. */
  theatre?(shot: Shot): Promise<boolean>;
  /** The stage's pieces over the board itself, with their sounds; false where nothing of it is shown. */
  effects?(moment: BoardMoment): Promise<boolean>;
  /** False where reduced motion is asked for: fades instead of flights. */
  readonly animated: boolean;
  /** The table has another arrangement in the middle of what is shown: prompt and buttons follow it. */
  arranged?(): void;
  /** The part of the board in sight, where a camera may show less than the whole. */
  readonly visibleBox?: Box | undefined;
  /** How many points of the screen a unit of the board takes, where that is known. */
  readonly pixelsPerUnit?: number | undefined;
}

/** The words beside the ghost of what may be done instead: a click on them plays it. */
export const GHOST_TAG = 'instead/tag';

/** How things are to look besides the view: words, colours, kind of pieces. */
export interface Style {
  readonly text: GameText;
  readonly language: Settings['language'];
  readonly pieces: Settings['pieces'];
  readonly palette: Palette;
  /** How long decisive moments are shown; absent where nothing is shown but the board. */
  readonly theatre?: Settings['theatre'];
  /** Whether the adviser is asked; absent where there is none. */
  readonly advice?: boolean;
  /** Who sits at the table, by seat, and whether they gave that name; absent where nobody does. */
  readonly sitters?: readonly { readonly name: string; readonly given: boolean }[];
}

/** What an overlay on a key shows. */
export interface Overlay<V> {
  readonly id: string;
  readonly key: string;
  /** Lies over the board from the start. */
  readonly byDefault?: true;
  /** Tells of the thing that is pointed at. */
  readonly pointed?: true;
  draw(view: V, seat: Seat | null, pointed: Ref | null, stage: Surface, selection: Selection): void;
}

/** Declared as a method, so that the skin of one game fits where any skin is wanted. */
type Animate<E, V, A extends GameEvent> = {
  play(event: E, stage: Surface, view: V, earlier?: Earlier<A>): Promise<void>;
}['play'];

/** A new event type does not compile until every skin says how it looks (null: not at all). */
export type Animations<E extends GameEvent, V> = {
  readonly [K in E['type']]: Animate<Extract<E, { type: K }>, V, E> | null;
};

/** A way to finish the command at once: the rest of what would be pointed at, in order. */
export interface Proposal extends Action {
  readonly words: string;
  readonly icon: string | null;
  /** Instead of `refs`: worked out by the skin when it is pressed. */
  readonly plan?: string;
  /** Instead of `refs`: something of the skin's own is looked at. */
  readonly look?: string;
  /** What has been picked is put back first. */
  readonly afresh?: true;
  readonly key?: string;
  readonly style?: 'primary' | 'plain' | 'olive';
}

/** What a game adds to a refusal: its sentence, all that was asked, and what stands beside the nearest allowed command. */
export interface Reasons {
  readonly says: string | null;
  readonly checks: readonly Row[];
  readonly instead: { readonly picture: readonly Item[]; readonly note: string };
}

/** What the plate of a seat says beside the name. */
export interface Plate {
  /** Instead of the name of the seat. */
  readonly name?: string;
  readonly tone: 'light' | 'dark' | 'olive' | 'grey';
  /** Drawn in a box of 60 by 60 around 0, 0. */
  readonly emblem: readonly Item[];
  readonly facts: string;
  readonly lost: readonly (readonly Item[])[];
}

/** Something the skin itself draws that can be pressed: the HUD hears of it, gives it its key and mirrors it for whoever does not see. */
export interface Spot {
  readonly id: string;
  readonly words: string;
  readonly box: Box;
  readonly key?: string;
  /** One of several that can be looked at: whether it is the one. */
  readonly on?: boolean;
  /** Told while the pointer rests on it. */
  readonly tip?: string;
  /** Commands are given by what is pointed at, from the start; all else is looked at. */
  readonly does:
    | { readonly do: 'point'; readonly refs: readonly Ref[] }
    | { readonly do: 'look' | 'overlay'; readonly id: string }
    | { readonly do: 'advice' };
}

/** What spots depend on besides the view. */
export interface SpotsAt<V> {
  readonly view: V;
  /** Who may act now. */
  readonly seat: Seat | null;
  readonly selection: Selection;
  readonly overlays: ReadonlySet<string>;
}

/** What the HUD paints on a table without a board, and where. */
export interface Places {
  /** From the last seat to the first, or none where the table itself says who is who. */
  readonly plates: readonly Box[];
  readonly prompt: Box;
  readonly buttons: Box;
  readonly overlays: Box | null;
  /** Where the last lines of the log stand, if there is room for them. */
  readonly log?: Box | null;
  /** Where an adviser's lines stand while he is asked. */
  readonly lines?: Box | null;
  /** Where a refusal or a result is told. */
  readonly panel: Box;
}

/** What draws the board: from a view, knowing no rule, driven by any clock. */
export interface BoardArt<V = unknown, E extends GameEvent = GameEvent> {
  /** Pictures to load before the first draw: texture key → the drawing as SVG text, or its address. */
  readonly pictures: { readonly [key: string]: string };
  /** Finished pictures of some of them, for the first look at a table. */
  readonly drafts?: Drafts;
  /** How a picture is made that only some positions show; null: it lies ready, or there is none. */
  maker?(key: string): (() => Promise<string>) | null;
  /** The world the camera moves over. */
  bounds(view: V): Box;
  /** What never changes during a game, painted once; the same array as long as it is the same picture. */
  backdrop(view: V): readonly Item[];
  /** Complete and idempotent: replay, undo, resize and skipping are all just this. */
  draw(view: V, stage: Surface, selection?: Selection): void;
  /**
   * A table of cards has no shape of its own: it lays itself out in the room there is, and leaves places for prompt and
   * buttons unless it is to be bare.
   */
  resize?(width: number, height: number, bare?: boolean): void;
  /** Where such a table leaves room for what the HUD paints, from its own top left corner. */
  places?(width: number, height: number, seats: number, arrangement: string): Places;
  /** Which of its arrangements such a table shows, where it has several: with another one the HUD's places change. */
  arrangement?(view: V, viewer: Seat | null): string;
  /** What has happened lately, the latest last, for tables that keep the last action readable; told before `draw`. */
  recall?(events: readonly E[]): void;
  /** What the steps seen so far have left on the ground: tracks, wrecks. Under everything else, and never more than the steps tell. */
  drawScars?(view: V, steps: Listed<Seen>, stage: Surface): void;
  /** What may be pointed at next, from the legal list alone, and what has been picked so far. */
  drawPicking(view: V, seat: Seat, selection: Selection, hovered: Ref | null, stage: Surface): void;
  /** What the last command moved, for whoever looks at the board after it. */
  drawLast(view: V, events: readonly GameEvent[], stage: Surface): void;
  /** What a thing of the other side can do, for whoever has tapped on it: its reach, its lines of fire. */
  drawStudy?(view: V, ref: Ref, stage: Surface): void;
  /** A thin outline round things a log line, a mirror entry or the pointer names. */
  drawPointed(view: V, refs: readonly Ref[], stage: Surface): void;
  /** The evidence of a refusal and the ghost of the nearest allowed command. */
  drawWhyNot(view: V, whyNot: WhyNot, stage: Surface): void;
  /** What lies under a point of the world, the likeliest first. */
  refsAt(view: V, point: Point, selection: Selection): readonly Ref[];
  /** Where a thing is; null for things that are not on the board. */
  place(view: V, ref: Ref): Box | null;
  readonly overlays: readonly Overlay<V>[];
  readonly animations: Animations<E, V>;
  /** The close-up of an event in which it ends up there, where it is one. */
  staged?(event: E, view: V, earlier?: Earlier<E>): Shot | null;
  /** On a board that is a stage of its own: what makes an event worth watching again; null where it decides nothing. */
  decisive?(event: E, view: V, earlier?: Earlier<E>): { readonly caption: Caption | null } | null;
  /** What else a close look at the choice should keep in sight. */
  attention?(view: V, selection: Selection): readonly Box[];
}

/** A page of the skin's own, looked at by its id. */
interface Page {
  readonly id: string;
  readonly words: string;
  readonly icon: string;
  readonly on: boolean;
}

/** What fills the panels: words and blocks. */
export interface Panels<V = unknown, E extends GameEvent = GameEvent> {
  /** What the acting seat is told instead of the phase's own prompt; null leaves it at that. */
  prompt?(view: V, seat: Seat, selection: Selection): { readonly act: string; readonly more: string } | null;
  /** How this seat wins, in one line, and the rule that says so: it stands over every table. */
  goal?(view: V, seat: Seat): { readonly says: string; readonly rule: string };
  /** What the events of a command came to and why, in one sentence, empty where it is not worth one; absent or null: as the log says it. */
  news?(events: readonly GameEvent[]): string | null;
  /** How much an event decided, in a game without luck; 0: nothing. Absent: luck says what was worth seeing. */
  weighs?(event: E): number;
  /** What an event that ended the game says of it, where the rule alone leaves it open. */
  ending?(event: E): string | null;
  /** A thing in words, for hover and buttons. */
  name(view: V, ref: Ref): string;
  /** The paper beside the board; without a choice and a thing under the pointer: what there is to know about the game as it stands. */
  main(view: V, seat: Seat, selection: Selection, hovered: Ref | null): Blocks;
  /** The commands the buttons offer at this stage, the one Enter plays first. */
  proposals(view: V, selection: Selection, hovered: Ref | null): readonly Proposal[];
  /** Whether the table itself shows this button, so that no other is needed for it. */
  shows?(view: V, ref: Ref, selection: Selection): boolean;
  /** A command in a few words, for the button that plays it. */
  describe(view: V, command: Command): string;
  plate(view: V, seat: Seat): Plate;
  /** Names of the steps of pointing in a phase, for the ribbon; absent or empty: the phase is one step. */
  stages?(phase: string): readonly string[];
  /** The recent record, a line per turn, the latest last; null where the game has no notation. */
  notation(events: readonly GameEvent[]): string | null;
  overlayName(id: string): string;
  /** What is heard at this table while nothing happens, for whoever wants it. */
  ambience?(view: V): Ambience;
  /** More about a refusal than its rule. */
  reasons?(view: V, whyNot: WhyNot): Reasons | null;
  /** Panels for the column of their own. */
  column?(view: V, seat: Seat | null): readonly Blocks[];
  /** What of its own drawing can be pressed, from its top left corner; what lies on top comes last. */
  spots?(at: SpotsAt<V>): readonly Spot[];
  /** What a phone shows one at a time: each has a tab, and what else there is goes under one more. */
  pages?(view: V): readonly Page[];
  /** What the adviser is called and on which key he is asked, where it is no engine. */
  adviser?(): { readonly words: string; readonly about: string; readonly key: string };
  /** Where the game stands: first the turn, then whatever else the line under the title should say. */
  status?(view: V): readonly string[];
}

/** What pointing means beyond the paths of commands. */
interface Pointing<V = unknown> {
  /** Whether a command leaves open to the enemy's next turn what decides the game. */
  risky?(view: V, command: Command): boolean;
  /** Why a risky command asks once more, where its preview does not say it; null: it does. */
  warning?(view: V, command: Command): string | null;
  /** Whether a command is given by a word of its own only: what is laid down for it can be taken up until then. */
  declares?(view: V, command: Command): boolean;
  /** Whether a tap on this thing asks what it can do, before a second one means a deed; null: nobody may act now. */
  studies?(view: V, seat: Seat | null, ref: Ref): boolean;
  /** Things that are as good as picked when nothing is: the unit under way. */
  startsWith?(view: V, seat: Seat): readonly Ref[];
  /** What an action half done is about, where nothing is picked: a small screen comes closer to it. */
  focus?(view: V, seat: Seat): readonly Ref[];
  /** What pointing at a thing means that no command begins with; null: itself. */
  expand?(view: V, seat: Seat, selection: Selection, ref: Ref): readonly Ref[] | null;
  /** Looks at something of the skin's own; what is drawn next shows it. */
  look?(id: string): void;
  /** The shot that is only looked at so far, refused or not; null: none is. */
  meant?(view: V, selection: Selection): { readonly command: Command; readonly refused: boolean } | null;
  /** What a proposal with a plan points at, worked out when it is pressed. */
  plan?(view: V, seat: Seat, id: string): readonly Ref[];
}

/** How one game is shown and handled. */
export interface Skin<V = unknown, E extends GameEvent = GameEvent> extends BoardArt<V, E>, Panels<V, E>, Pointing<V> {
  readonly manners: Manners;
  /** Whose turn it is, where a bot's long turn is shown ever faster, so that nobody waits for it. */
  turnOf?(view: V): Seat;
}

export type MakeSkin = (look: () => Style) => Skin;
