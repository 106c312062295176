import type { SoundName } from '../frame/sound';
import type { Box } from '../paint/items';
import type { Struck } from './sides';

/** What an actor stands on, and what lies behind it. */
export type Ground = 'open' | 'road' | 'woods' | 'town' | 'hill' | 'chess';

/** Somebody on the stage. */
export interface Actor {
  /** The name of its side view. */
  readonly art: string;
  readonly side: 'us' | 'de' | 'white' | 'black';
  readonly name: string;
  readonly at: string;
  readonly ground: Ground;
  readonly behind: Ground;
  /** The picture of what sets it apart: a headquarters' flag, an ace's star. */
  readonly mark?: string;
}

export interface Firer extends Actor {
  readonly kind: 'direct' | 'indirect' | 'assault' | 'air';
  readonly sound: SoundName;
  /** What it adds to the sum. */
  readonly plus?: string;
}

/** One term of the sum as it is written down. */
export interface ShotTerm {
  readonly value: string;
  /** What stands there before the dice have fallen. */
  readonly before?: string;
  readonly words: string;
  readonly rule: string;
  /** It changes nothing, and is shown for its rule; with `crossed` it would have, had another rule not struck it out. */
  readonly isVoid?: true;
  readonly crossed?: string;
}

/** What dice may come to, one column each. */
export interface Column {
  readonly sum: number;
  readonly ways: number;
  readonly decides: boolean;
}

/** What makes a moment worth telling. */
export interface Caption {
  readonly title: string;
  readonly lines: readonly string[];
  readonly icon?: string;
}

/** A strength against plates, without dice. */
export interface Ladder {
  readonly gun: { readonly words: string; readonly steps: number };
  readonly plates: readonly { readonly words: string; readonly steps: number; readonly struck: boolean }[];
  /** What the steps are called, from none on. */
  readonly marks: readonly string[];
}

/** The struck unit from above as it lies on the board: which way it looks, what each way round it is, and where shots come from. */
export interface Rose {
  /** Degrees clockwise from the top of the board. */
  readonly facing: number;
  /** Pictures from above, laid on each other. */
  readonly pictures: readonly string[];
  /** All round from the top of the board, each as wide as the others. */
  readonly sectors: readonly ('struck' | 'front' | 'other')[];
  /** Where the first sector begins, in degrees. */
  readonly first: number;
  readonly lines: readonly { readonly bearing: number; readonly lead: boolean }[];
  readonly words: string;
}

/**
 * A decisive moment, told by the rules and put into words by the skin: the stage plays it and knows no rule. Nothing in it
 * is worked out from what is on the screen.
 */
export interface Shot {
  /** What its words are written in. */
  readonly language: 'en' | 'ja';
  /** The lead first; nobody where a tank gets away. */
  readonly firers: readonly Firer[];
  readonly target: Actor;
  /** As on the map: where the target lies from the lead. */
  readonly flies: 'left' | 'right';
  readonly face: Struck;
  readonly faceWords: string;
  readonly season: 'summer' | 'snow';
  readonly sky: 'day' | 'overcast' | 'snow' | 'night' | 'fog' | 'cabinet';
  /** What comes down from it. */
  readonly fall: 'snow' | 'rain' | null;
  readonly rose: Rose | null;
  readonly terms: readonly ShotTerm[];
  /** What the terms come to, against what, and how the two compare. */
  readonly total: { readonly value: string; readonly words: string } | null;
  readonly sign: string;
  readonly against: ShotTerm | null;
  /** Why, in words, where there are no dice to look at. */
  readonly reason: { readonly title: string; readonly lines: readonly string[]; readonly rule: string } | null;
  readonly roll: {
    readonly faces: readonly number[];
    readonly dice: string;
    readonly columns: readonly Column[];
    readonly landed: number;
    /** The throw before, which does not count: its dice stay where they fell. */
    readonly before: readonly number[];
  } | null;
  readonly ladder: Ladder | null;
  readonly chance: { readonly large: string; readonly small: string } | null;
  readonly outcome: 'destroyed' | 'bounced' | 'missed' | 'escaped';
  readonly word: string;
  readonly rule: string;
  /** What makes it worth telling, and what the players are told of it meanwhile. */
  readonly caption: Caption | null;
  readonly hint: string;
  /** How narrow it was, once that is known; a caption says it itself. */
  readonly after?: string;
  /** Whether it is shown in full where only what matters is. */
  readonly matters: boolean;
  /** What stays lit on the board, in its own units. */
  readonly lit: readonly Box[];
}
