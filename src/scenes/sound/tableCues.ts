import { metal } from './metal';
import type { Cue } from './synth';

/** What lies on the table: cards, dice, chits, stamps. */
export const pieceCues = {
  card: {
    seconds: 0.2,
    peak: 0.28,
    spread: 0.2,
    layers: [
      { wave: 'noise', level: 0.8, attack: 0.025, decay: 0.09, high: 1600, low: [7000, 3000] },
      { wave: 'sine', level: 0.5, at: 0.07, from: 190, to: 130, decay: 0.05 },
    ],
  },
  die: {
    seconds: 0.5,
    peak: 0.4,
    spread: 0.2,
    layers: [
      {
        wave: 'sine',
        level: 0.7,
        from: 1150,
        to: 900,
        decay: 0.035,
        again: { times: 6, every: 0.062, fade: 0.78, loose: 0.5 },
      },
      {
        wave: 'noise',
        level: 0.8,
        attack: 0.0004,
        decay: 0.02,
        high: 900,
        low: [6000, 3000],
        again: { times: 6, every: 0.062, fade: 0.78, loose: 0.5 },
      },
      {
        wave: 'sine',
        level: 0.4,
        from: 240,
        to: 180,
        decay: 0.05,
        again: { times: 4, every: 0.08, fade: 0.7, loose: 0.5 },
      },
    ],
  },
  /** One bounce of two dice. */
  clatter: {
    seconds: 0.16,
    peak: 0.4,
    spread: 0.2,
    layers: [
      {
        wave: 'sine',
        level: 0.7,
        from: 1150,
        to: 920,
        decay: 0.035,
        again: { times: 2, every: 0.03, fade: 0.8, loose: 0.6 },
      },
      {
        wave: 'noise',
        level: 0.8,
        attack: 0.0004,
        decay: 0.022,
        high: 900,
        low: [6000, 3000],
        again: { times: 3, every: 0.028, fade: 0.75, loose: 0.6 },
      },
      { wave: 'sine', level: 0.5, from: 240, to: 180, decay: 0.05 },
    ],
  },
  chit: {
    seconds: 0.16,
    peak: 0.32,
    spread: 0.14,
    layers: [
      { wave: 'sine', level: 0.7, from: 760, to: 640, decay: 0.05 },
      { wave: 'noise', level: 0.5, decay: 0.02, high: 1500 },
      { wave: 'sine', level: 0.4, at: 0.07, from: 540, to: 480, decay: 0.06 },
    ],
  },
  stamp: {
    seconds: 0.3,
    peak: 0.72,
    press: 1.6,
    layers: [
      { wave: 'sine', level: 0.9, from: 210, to: 74, decay: 0.16, drive: 1 },
      { wave: 'noise', level: 1, attack: 0.0008, decay: 0.08, low: [3200, 700], drive: 1 },
      { wave: 'noise', level: 0.15, at: 0.13, attack: 0.03, decay: 0.08, high: 2000 },
    ],
  },
  medal: {
    seconds: 1.2,
    peak: 0.24,
    spread: 0.01,
    layers: [...metal([880, 1318, 2637], 1.1, 0.7), ...metal([1318, 1976, 3951], 0.9, 0.4, 0.13)],
  },
  drum: {
    seconds: 0.5,
    peak: 0.6,
    press: 1.5,
    layers: [
      {
        wave: 'sine',
        level: 1,
        from: 210,
        to: 98,
        decay: 0.2,
        again: { times: 2, every: 0.15, fade: 1.2, loose: 0.06 },
      },
      {
        wave: 'noise',
        level: 0.6,
        decay: 0.08,
        low: [3600, 1100],
        again: { times: 2, every: 0.15, fade: 1.2, loose: 0.06 },
      },
    ],
  },
} satisfies { readonly [name: string]: Cue };

/** What tells a player something beside the picture. */
export const interfaceCues = {
  paper: {
    seconds: 0.2,
    peak: 0.2,
    spread: 0.2,
    layers: [{ wave: 'noise', level: 1, attack: 0.04, decay: 0.12, high: 2200, low: [9000, 4000] }],
  },
  swish: {
    seconds: 0.3,
    peak: 0.18,
    spread: 0.1,
    layers: [{ wave: 'noise', level: 1, attack: 0.1, decay: 0.16, high: 900, low: [1800, 7000] }],
  },
  click: {
    seconds: 0.06,
    peak: 0.22,
    layers: [
      { wave: 'sine', level: 0.6, from: 900, to: 700, decay: 0.025 },
      { wave: 'noise', level: 0.5, decay: 0.008, high: 2500 },
    ],
  },
  term: {
    seconds: 0.1,
    peak: 0.28,
    spread: 0.004,
    layers: [
      { wave: 'sine', level: 0.7, from: 587, to: 587, decay: 0.07 },
      { wave: 'sine', level: 0.35, from: 1761, to: 1761, decay: 0.04 },
      { wave: 'noise', level: 0.7, decay: 0.012, high: 2000 },
    ],
  },
  reticle: {
    seconds: 0.22,
    peak: 0.24,
    layers: [
      { wave: 'noise', level: 1, decay: 0.01, high: 2200, again: { times: 6, every: 0.03, fade: 1.05, loose: 0.05 } },
    ],
  },
  bell: { seconds: 0.8, peak: 0.24, spread: 0.008, layers: [...metal([1046, 2093, 3140, 4205], 0.75, 0.8)] },
  block: {
    seconds: 0.2,
    peak: 0.42,
    spread: 0.1,
    layers: [
      { wave: 'sine', level: 0.8, from: 330, to: 240, decay: 0.12 },
      { wave: 'sine', level: 0.35, from: 905, to: 840, decay: 0.05 },
      { wave: 'noise', level: 0.7, decay: 0.03, low: [2200, 900] },
    ],
  },
  error: {
    seconds: 0.26,
    peak: 0.3,
    spread: 0.01,
    layers: [
      {
        wave: 'saw',
        level: 1,
        from: 139,
        to: 131,
        attack: 0.006,
        hold: 0.04,
        decay: 0.06,
        low: [900, 700],
        again: { times: 2, every: 0.11, fade: 0.9, loose: 0 },
      },
    ],
  },
  yourTurn: {
    seconds: 0.6,
    peak: 0.22,
    spread: 0.008,
    layers: [
      { wave: 'sine', level: 0.8, from: 523, to: 523, attack: 0.006, decay: 0.35 },
      { wave: 'sine', level: 0.2, from: 1569, to: 1569, attack: 0.004, decay: 0.12 },
      { wave: 'sine', level: 0.8, at: 0.12, from: 784, to: 784, attack: 0.006, decay: 0.45 },
      { wave: 'sine', level: 0.2, at: 0.12, from: 2352, to: 2352, attack: 0.004, decay: 0.14 },
    ],
  },
  fanfare: {
    seconds: 1.3,
    peak: 0.36,
    spread: 0.004,
    layers: [
      { wave: 'saw', level: 0.6, from: 392, to: 392, attack: 0.02, hold: 0.06, decay: 0.16, low: [2400, 900] },
      {
        wave: 'saw',
        level: 0.6,
        at: 0.16,
        from: 523,
        to: 523,
        attack: 0.02,
        hold: 0.06,
        decay: 0.16,
        low: [2600, 900],
      },
      { wave: 'saw', level: 0.7, at: 0.32, from: 659, to: 659, attack: 0.02, hold: 0.3, decay: 0.6, low: [3000, 900] },
      { wave: 'saw', level: 0.4, at: 0.32, from: 392, to: 392, attack: 0.02, hold: 0.3, decay: 0.6, low: [2000, 700] },
    ],
    echo: { after: 0.12, gain: 0.2, low: 2000 },
  },
} satisfies { readonly [name: string]: Cue };
