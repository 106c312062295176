import { battleCues } from './battleCues';
import type { Cue } from './synth';
import { interfaceCues, pieceCues } from './tableCues';

export type SoundName = keyof typeof battleCues | keyof typeof pieceCues | keyof typeof interfaceCues;

/** The recipes by name; a skin names its sounds freely, an unknown name is silent. */
export const cues: ReadonlyMap<string, Cue> = new Map<string, Cue>(
  [battleCues, pieceCues, interfaceCues].flatMap((group) => Object.entries<Cue>(group)),
);

/** Heard near while a shell hangs and everything else is far away. */
export const near: ReadonlySet<string> = new Set<SoundName>(['heartbeat', 'clatter', 'block']);

/** Beside these everything else steps back for a moment. */
export const important: ReadonlySet<string> = new Set<SoundName>([
  'explosion',
  'brewUp',
  'penetration',
  'bell',
  'fanfare',
  'medal',
]);
