import type { Ref } from '../../rules/core/game';
import type { Item } from '../paint/items';

/** What pressing a thing does: so many commands taken back, then these things pointed at. */
export interface Action {
  readonly refs: readonly Ref[];
  readonly undo?: number;
}

/** What the list is about. */
export interface Heading {
  readonly kind: 'heading';
  readonly kicker: string;
  readonly title: string;
  /** More of what the title names. */
  readonly note?: string;
  readonly rule?: string;
  /** Drawn in a box of 120 by 60 around 0, 0: somebody is spoken of, not something to be done. */
  readonly picture?: readonly Item[];
  readonly value?: { readonly text: string; readonly note: string };
  readonly meter?: { readonly used: number; readonly of: number; readonly says: string };
  /** It may not be done: the title says why. */
  readonly refused?: true;
}

/** One line of a list. */
export interface Row {
  /** Whether it takes part or holds, could, does not, or is told of later. */
  readonly mark?: 'in' | 'can' | 'no' | 'later';
  /** Drawn in a box of 60 by 60 around 0, 0. */
  readonly picture?: readonly Item[];
  readonly title: string;
  /** Under the title. */
  readonly note?: string;
  /** A word or two in place of the note, where there is no room for it. */
  readonly short?: string;
  /** On a small tag behind the title. */
  readonly tag?: string;
  readonly icon?: string;
  /** Beside the title; `**strong**` marks may stand in it. */
  readonly says?: string;
  readonly rule?: string;
  readonly value?: string;
  readonly tone?: 'act' | 'plain';
  readonly does?: Action | null;
  /** What else the row stands for, besides what a click on it points at. */
  readonly alike?: readonly Ref[];
}

export interface Rows {
  readonly kind: 'rows';
  readonly title?: string;
  readonly note?: { readonly says: string; readonly rule?: string };
  readonly rows: readonly Row[];
}

/** One term of a sum; `sign` stands before it. */
export interface Term {
  readonly sign: string;
  readonly value: string;
  readonly says: string;
  readonly tone: 'plain' | 'faint' | 'hot' | 'total';
  readonly rule?: string;
}

export interface Sum {
  readonly kind: 'sum';
  readonly terms: readonly Term[];
}

/** A chance, with the ways that dice can fall. */
export interface Odds {
  readonly kind: 'odds';
  readonly value: string;
  readonly ways: string;
  readonly bars: readonly { readonly label: string; readonly ways: number; readonly counts: boolean }[];
  readonly note: { readonly says: string; readonly rule: string };
}

/** Things side by side: the steps of a track, or places with their holders. */
export interface Columns {
  readonly kind: 'columns';
  readonly cells: readonly {
    readonly label: string;
    readonly says: string;
    /** Drawn in a box of 60 by 60 around 0, 0; without one it is a step of a track. */
    readonly picture?: readonly Item[];
    readonly state?: 'spent' | 'next' | 'maybe' | 'last';
  }[];
}

/** Something to be minded; `plain`: to be known. */
export interface Notice {
  readonly kind: 'notice';
  readonly says: string;
  readonly rule?: string;
  readonly tone: 'warning' | 'good' | 'plain';
}

/** A way to do it. */
export interface Option {
  readonly says: string;
  readonly value?: string;
  readonly note: string;
  readonly state: 'plain' | 'now' | 'best';
  /** Drawn in a box of 100 by 100 around 0, 0. */
  readonly picture?: readonly Item[];
  readonly does: Action | 'instead' | null;
}

export interface Choice {
  readonly kind: 'choice';
  /** Over a single way that lies near. */
  readonly title?: string;
  readonly options: readonly Option[];
}

/** What panels of games are made of: painted on the canvas, built in a page, read aloud. */
export type Block = Heading | Rows | Sum | Odds | Columns | Notice | Choice;
export type Blocks = readonly Block[];

/** The first block of a kind. */
export function blockOf<K extends Block['kind']>(blocks: Blocks, kind: K): Extract<Block, { kind: K }> | undefined {
  return blocks.find((block): block is Extract<Block, { kind: K }> => block.kind === kind);
}

/** Rows have no names of their own. */
export function rowId({ title }: Pick<Row, 'title'>): string {
  return `row:${title}`;
}
