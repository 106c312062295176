import type { Point } from '../../paint/items';

/** Everything a gun bench shows, in the words and numbers of its game; it is drawn, read out and put into panels from here. */
export interface GunSheet {
  readonly shooter: GunSide;
  readonly target: GunSide;
  /** How far away, in words. */
  readonly distance: string;
  /** Where one can stand, along the ground. */
  readonly stops: readonly GunStop[];
  /** Which of them it is now. */
  readonly stop: number;
  readonly unit: string;
  readonly hit: GunCurve;
  readonly pen: GunCurve;
  readonly outcome: GunOutcome;
  readonly armour: GunArmour;
  readonly rows: readonly GunRow[];
  /** The sum in a few words. */
  readonly sum: string;
  readonly tone: 'clear' | 'stop';
  readonly says: string;
  /** Rules the answer rests on, or that forbid the shot. */
  readonly rules: readonly string[];
  readonly refused: readonly string[];
  /** All of it as text. */
  readonly spoken: string;
  /** A name for files. */
  readonly file: string;
}

export interface GunSide {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** The drawing from the side, by its name. */
  readonly drawing: string;
  readonly colour: number;
  /** A bank of earth hides its hull. */
  readonly hullDown: boolean;
  /** Trees stand behind it. */
  readonly woods: boolean;
}

/** Parts of the whole way: where it is, and from where to where its values hold. */
export interface GunStop {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** Its words stand under the curves too. */
  readonly marked: boolean;
}

export interface GunCurve {
  readonly title: string;
  readonly note: string;
  readonly rule: string;
  readonly guess: boolean;
  readonly top: number;
  readonly step: number;
  /** One value for each stop. */
  readonly lines: readonly {
    readonly look: 'now' | 'table' | 'back';
    readonly words: string;
    readonly values: readonly (number | null)[];
  }[];
  /** What cards may make of the first line: from so much less to so much more. */
  readonly bands: readonly { readonly words: string; readonly less: number; readonly more: number }[];
  readonly levels: readonly { readonly words: string; readonly value: number }[];
  /** Said where there is nothing to draw. */
  readonly empty: string;
}

export type GunFill = 'lost' | 'harmed' | 'struck' | 'bounced' | 'missed';

export interface GunOutcome {
  readonly title: string;
  readonly note: string;
  readonly chips: readonly {
    readonly value: string;
    readonly name: string;
    readonly note: string;
    /** How it follows from the one before. */
    readonly sign: string;
    readonly hot: boolean;
  }[];
  readonly grid: {
    readonly columns: number;
    readonly cells: readonly { readonly fill: GunFill; readonly text: string }[];
  };
  readonly legend: readonly { readonly fill: GunFill; readonly count: string; readonly words: string }[];
  readonly table: readonly {
    readonly words: string;
    readonly cells: readonly { readonly fill: GunFill; readonly text: string }[];
  }[];
  readonly lines: readonly string[];
}

export interface GunArmour {
  /** The drawing from ahead. */
  readonly drawing: string | null;
  readonly plates: readonly {
    readonly words: string;
    readonly armour: string;
    readonly chance: string;
    /** On the drawing, as parts of it. */
    readonly at: Point;
  }[];
  readonly flank: boolean;
  readonly canTurn: boolean;
  readonly note: string;
  readonly rule: string;
  readonly guess: boolean;
}

/** A line of "what changes the shot": one switch, or a few of which one holds. */
export interface GunRow {
  readonly words: string;
  readonly rule: string;
  readonly guess: boolean;
  /** Why it cannot be on. */
  readonly lock: string | null;
  /** What it adds now, or would add; in words. */
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly words: string; readonly on: boolean }[];
}
