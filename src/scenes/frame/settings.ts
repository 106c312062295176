/** How fast things are shown, in the order the button at the table goes through them; 0 shows results at once. */
export const SPEEDS = [1, 2, 4, 0] as const;

export type Speed = (typeof SPEEDS)[number];

export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}

/** What a person sets once for all games. */
export interface Settings {
  readonly language: 'en' | 'ja';
  readonly effects: number;
  readonly interface: number;
  readonly muted: boolean;
  /** How loud everything is together. */
  readonly loudness: 'quiet' | 'normal' | 'loud';
  /** Whether a table has wind, rain or an engine in the background. */
  readonly ambience: boolean;
  readonly speed: Speed;
  /** How many times faster than one's own the turns of bots are shown. */
  readonly botSpeed: 1 | 2 | 4;
  readonly reducedMotion: boolean;
  /** Which decisive moments are shown in close-up, and how long. */
  readonly theatre: 'full' | 'matters' | 'short' | 'off';
  readonly palette: 'standard' | 'deuteranopia' | 'protanopia' | 'tritanopia';
  readonly textSize: 1 | 1.15 | 1.3;
  readonly confirm: boolean;
  /** Whether a command that leaves something decisive open asks once more. */
  readonly warn: boolean;
  /** Whether the engine's evaluation and best lines stand beside the board, in games that have an engine. */
  readonly advice: boolean;
  readonly pieces: 'silhouettes' | 'chits';
}
