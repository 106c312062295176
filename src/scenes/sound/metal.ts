import type { Layer } from './synth';

/** Struck metal: partials that are no harmonics of each other, the high ones gone first. */
export const metal = (pitches: readonly number[], decay: number, level: number, at = 0): readonly Layer[] =>
  pitches.map((from, index) => ({
    wave: 'sine',
    from,
    to: from * 0.985,
    at,
    decay: decay / (1 + index * 0.35),
    level: level / (1 + index * 0.4),
  }));
