/** When what happens, in milliseconds after the command; the rules are done at 0. */
export interface Beats {
  /** The band slides in. */
  readonly entered: number;
  readonly aim: number;
  /** The first term of the sum, and the time to the next. */
  readonly terms: readonly [first: number, each: number];
  readonly fire: number;
  /** The shot flies almost all the way, hangs, and strikes. */
  readonly flight: readonly [from: number, to: number];
  readonly dice: readonly [from: number, to: number];
  readonly column: number;
  readonly last: readonly [from: number, to: number];
  readonly word: number;
  readonly caption: number;
  readonly end: number;
  readonly gone: number;
}

/** `kill`: short until the dice lie, then with all that follows, so that the pace tells nothing before they do. */
export type Pace = 'full' | 'short' | 'kill';

const full: Beats = {
  entered: 220,
  aim: 120,
  terms: [140, 50],
  fire: 300,
  flight: [360, 500],
  dice: [360, 960],
  column: 960,
  last: [1180, 1240],
  word: 1300,
  caption: 1480,
  end: 2100,
  gone: 2300,
};

const short: Beats = {
  entered: 140,
  aim: 0,
  terms: [0, 0],
  fire: 160,
  flight: [220, 500],
  dice: [100, 500],
  column: 500,
  last: [540, 600],
  word: 640,
  caption: 700,
  end: 950,
  gone: 1050,
};

export const beatsOf: { readonly [pace in Pace]: Beats } = {
  full,
  short,
  kill: { ...short, caption: 820, end: 1500, gone: 1700 },
};

/** The moments at which what is written changes: between them it stands still and is painted once. */
export function sumMoment(beats: Beats, terms: number, time: number): number {
  if (time >= beats.column) return beats.column;
  const first = beats.terms[0];
  const each = beats.terms[1];
  if (time < first) return -1;
  return each === 0 ? first : first + each * Math.min(terms - 1, Math.floor((time - first) / each));
}

/** A caption is given time to be read. */
export const CAPTION_MS = 500;

export const part = (time: number, from: number, to: number): number =>
  to <= from ? (time >= from ? 1 : 0) : Math.min(1, Math.max(0, (time - from) / (to - from)));

export const easeOut = (value: number): number => 1 - (1 - value) ** 3;

/** Something heard at its time. */
export interface SoundBeat {
  readonly at: number;
  readonly name: string;
  readonly step?: number;
  /** Where on the stage, from -1 to 1. */
  readonly pan: number;
}
