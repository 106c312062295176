/** What a person sets once for all games. */
export interface Settings {
  readonly language: 'en' | 'ja';
  readonly effects: number;
  readonly interface: number;
  readonly muted: boolean;
  /** Animation speed; 0 shows results at once. */
  readonly speed: 0 | 1 | 2 | 4;
  readonly reducedMotion: boolean;
  readonly palette: 'standard' | 'deuteranopia' | 'protanopia' | 'tritanopia';
  readonly textSize: 1 | 1.15 | 1.3;
  readonly confirm: boolean;
  /** Whether a command that leaves something decisive open asks once more. */
  readonly warn: boolean;
  /** Whether the engine's evaluation and best lines stand beside the board, in games that have an engine. */
  readonly advice: boolean;
  readonly pieces: 'silhouettes' | 'chits';
}
