import { metal } from './metal';
import type { Cue } from './synth';

/** A gun: the crack of the shell, the blast of the muzzle, the blow in the ground, and what rolls away. */
const gun = (pitch: number, seconds: number, peak: number, press: number): Cue => ({
  seconds,
  peak,
  press,
  layers: [
    { wave: 'noise', level: 0.9, attack: 0.0005, decay: 0.03, high: 1800 },
    { wave: 'noise', level: 1, decay: seconds * 0.42, low: [pitch * 10 + 1200, pitch * 1.6], drive: 3 },
    { wave: 'sine', level: 1.1, from: pitch * 1.9, to: pitch * 0.55, decay: seconds * 0.5, drive: 1 },
    { wave: 'noise', level: 0.5, at: 0.05, attack: 0.05, decay: seconds * 0.8, low: [pitch * 6, pitch] },
  ],
  echo: { after: 0.11 + seconds * 0.06, gain: 0.35, low: 700 },
});

/** What happens on the battlefield. */
export const battleCues = {
  engine: {
    seconds: 0.5,
    peak: 0.42,
    spread: 0.12,
    press: 1.6,
    layers: [
      {
        wave: 'saw',
        level: 0.5,
        from: 58,
        to: 68,
        attack: 0.05,
        hold: 0.2,
        decay: 0.22,
        low: [1500, 1100],
        high: 90,
        tremolo: 17,
        drive: 2,
      },
      { wave: 'noise', level: 0.7, attack: 0.05, hold: 0.2, decay: 0.22, low: [700, 480], high: 70, tremolo: 17 },
      {
        wave: 'noise',
        level: 0.2,
        decay: 0.02,
        high: 2200,
        again: { times: 7, every: 0.055, fade: 0.95, loose: 0.3 },
      },
    ],
  },
  turret: {
    seconds: 0.32,
    peak: 0.3,
    layers: [
      {
        wave: 'noise',
        level: 0.6,
        decay: 0.014,
        high: 1500,
        again: { times: 8, every: 0.026, fade: 0.96, loose: 0.1 },
      },
      { wave: 'saw', level: 0.3, from: 150, to: 210, attack: 0.03, hold: 0.14, decay: 0.1, low: [900, 700] },
    ],
  },
  gunLight: gun(150, 0.6, 0.72, 0.8),
  gunMedium: gun(95, 0.95, 0.84, 2),
  gunHeavy: gun(62, 1.5, 0.95, 4),
  mortar: {
    seconds: 0.5,
    peak: 0.78,
    press: 1.5,
    layers: [
      { wave: 'sine', level: 1, from: 260, to: 90, decay: 0.2, drive: 1 },
      { wave: 'noise', level: 0.8, decay: 0.16, low: [1800, 260], drive: 1 },
      { wave: 'noise', level: 0.3, at: 0.02, attack: 0.04, decay: 0.3, low: [900, 200] },
    ],
    echo: { after: 0.15, gain: 0.25, low: 600 },
  },
  rifle: {
    seconds: 0.45,
    peak: 0.5,
    spread: 0.15,
    layers: [
      { wave: 'noise', level: 1, attack: 0.0004, decay: 0.05, high: 700, low: [9000, 2500], drive: 2 },
      { wave: 'sine', level: 0.4, from: 260, to: 120, decay: 0.05 },
    ],
    echo: { after: 0.16, gain: 0.3, low: 1500 },
  },
  machineGun: {
    seconds: 0.95,
    peak: 0.55,
    spread: 0.1,
    layers: [
      {
        wave: 'noise',
        level: 1,
        attack: 0.0005,
        decay: 0.045,
        high: 500,
        low: [7000, 1800],
        drive: 2,
        again: { times: 7, every: 0.082, fade: 0.97, loose: 0.05 },
      },
      {
        wave: 'sine',
        level: 0.5,
        from: 190,
        to: 90,
        decay: 0.05,
        again: { times: 7, every: 0.082, fade: 0.97, loose: 0.05 },
      },
    ],
    echo: { after: 0.13, gain: 0.22, low: 1200 },
  },
  ricochet: {
    seconds: 0.7,
    peak: 0.55,
    spread: 0.16,
    layers: [
      ...metal([1240, 1873, 2630], 0.16, 0.6),
      { wave: 'noise', level: 0.5, attack: 0.0004, decay: 0.02, high: 2500 },
      { wave: 'sine', level: 0.5, at: 0.02, from: 3100, to: 940, attack: 0.01, decay: 0.6, tremolo: 31 },
      { wave: 'noise', level: 0.12, at: 0.02, attack: 0.02, decay: 0.45, high: 2200, low: [8000, 2600] },
    ],
    echo: { after: 0.19, gain: 0.25, low: 2400 },
  },
  hit: {
    seconds: 0.6,
    peak: 0.7,
    layers: [
      { wave: 'noise', level: 0.8, attack: 0.0004, decay: 0.03, high: 1200 },
      ...metal([312, 742, 1183, 1907], 0.4, 0.7),
      { wave: 'noise', level: 0.5, decay: 0.12, low: [1600, 300], drive: 1 },
    ],
  },
  penetration: {
    seconds: 0.8,
    peak: 0.88,
    press: 2,
    layers: [
      { wave: 'noise', level: 1, attack: 0.001, decay: 0.04, high: 900, drive: 2 },
      ...metal([236, 561, 903], 0.16, 0.6),
      { wave: 'noise', level: 0.9, at: 0.03, decay: 0.3, low: [1500, 160], drive: 3 },
      { wave: 'sine', level: 0.7, at: 0.03, from: 130, to: 48, decay: 0.3 },
      { wave: 'crackle', level: 0.5, at: 0.1, from: 160, to: 40, decay: 0.5, high: 800 },
    ],
  },
  explosion: {
    seconds: 1.7,
    peak: 0.95,
    press: 1.8,
    layers: [
      { wave: 'noise', level: 0.6, attack: 0.0006, decay: 0.05, high: 1200 },
      { wave: 'noise', level: 1, attack: 0.004, decay: 0.9, low: [2400, 80], drive: 4 },
      { wave: 'sine', level: 1, from: 96, to: 30, decay: 0.8, drive: 1 },
      { wave: 'crackle', level: 0.35, at: 0.2, from: 130, to: 20, decay: 1.2, high: 600, low: [5000, 2000] },
    ],
    echo: { after: 0.21, gain: 0.35, low: 500 },
  },
  brewUp: {
    seconds: 2.4,
    peak: 0.72,
    press: 2,
    layers: [
      { wave: 'noise', level: 1, attack: 0.05, decay: 1.2, low: [1300, 500], high: 60, drive: 3 },
      { wave: 'sine', level: 0.7, at: 0.02, from: 110, to: 34, decay: 0.6, drive: 1 },
      { wave: 'crackle', level: 1, at: 0.25, attack: 0.3, hold: 0.9, decay: 0.9, from: 90, to: 40, high: 500 },
      { wave: 'noise', level: 0.4, at: 0.3, attack: 0.4, hold: 0.6, decay: 1, low: [800, 420], tremolo: 7 },
    ],
    echo: { after: 0.24, gain: 0.25, low: 500 },
  },
  /** What is heard of a shell or a bomb until it strikes: what it does then has a sound of its own. */
  shellFall: {
    seconds: 0.62,
    peak: 0.27,
    layers: [
      { wave: 'sine', level: 0.7, from: 1900, to: 620, attack: 0.34, hold: 0.2, decay: 0.12, tremolo: 11 },
      { wave: 'sine', level: 0.25, from: 2530, to: 830, attack: 0.34, hold: 0.2, decay: 0.12, tremolo: 13 },
      { wave: 'noise', level: 0.5, attack: 0.4, hold: 0.14, decay: 0.1, low: [2600, 1100], high: 500 },
    ],
  },
  aircraft: {
    seconds: 2.4,
    peak: 0.62,
    press: 1.5,
    layers: [
      {
        wave: 'saw',
        level: 0.6,
        from: 104,
        to: 74,
        attack: 0.9,
        hold: 0.35,
        decay: 1.1,
        low: [1100, 2400],
        drive: 2,
        tremolo: 23,
      },
      { wave: 'saw', level: 0.4, from: 157, to: 111, attack: 0.9, hold: 0.35, decay: 1.1, low: [900, 1900] },
      { wave: 'noise', level: 0.3, attack: 0.9, hold: 0.3, decay: 0.9, low: [1200, 2600] },
    ],
  },
  earth: {
    seconds: 0.6,
    peak: 0.75,
    press: 1.6,
    layers: [
      { wave: 'noise', level: 1, attack: 0.004, decay: 0.36, low: [1500, 140], drive: 2 },
      { wave: 'sine', level: 0.7, from: 120, to: 46, decay: 0.22 },
      { wave: 'crackle', level: 0.5, at: 0.06, from: 160, to: 40, decay: 0.5, high: 400 },
    ],
  },
  /** What is in the air of a close-up. */
  wind: {
    seconds: 2.2,
    peak: 0.2,
    layers: [
      { wave: 'noise', level: 1, attack: 0.5, hold: 0.7, decay: 1, low: [500, 900], high: 180, tremolo: 0.7 },
      { wave: 'noise', level: 0.4, attack: 0.7, hold: 0.4, decay: 1, low: [1600, 1200], high: 700, tremolo: 1.1 },
    ],
  },
  rainfall: {
    seconds: 2.2,
    peak: 0.2,
    layers: [
      {
        wave: 'crackle',
        level: 0.8,
        attack: 0.3,
        hold: 1,
        decay: 0.9,
        from: 420,
        to: 420,
        high: 1800,
        low: [8000, 8000],
      },
      { wave: 'noise', level: 0.3, attack: 0.3, hold: 1, decay: 0.9, high: 1500, low: [6500, 6500] },
    ],
  },
  crickets: {
    seconds: 2.2,
    peak: 0.1,
    layers: [
      { wave: 'sine', level: 0.6, from: 4180, attack: 0.3, hold: 1, decay: 0.9, tremolo: 13 },
      { wave: 'sine', level: 0.4, from: 4630, attack: 0.4, hold: 0.9, decay: 0.9, tremolo: 17 },
    ],
  },
  flag: {
    seconds: 0.7,
    peak: 0.3,
    layers: [
      {
        wave: 'noise',
        level: 0.8,
        attack: 0.02,
        decay: 0.1,
        low: [1500, 700],
        again: { times: 5, every: 0.1, fade: 0.85, loose: 0.3 },
      },
      { wave: 'sine', level: 0.2, from: 620, to: 660, decay: 0.05, again: { times: 3, every: 0.13, fade: 0.9 } },
    ],
  },
  heartbeat: {
    seconds: 0.42,
    peak: 0.6,
    spread: 0.07,
    press: 2,
    layers: [
      {
        wave: 'sine',
        level: 1,
        from: 118,
        to: 62,
        attack: 0.006,
        decay: 0.16,
        drive: 1,
        again: { times: 2, every: 0.17, fade: 0.7, loose: 0.08 },
      },
      {
        wave: 'noise',
        level: 0.3,
        attack: 0.004,
        decay: 0.07,
        low: [500, 200],
        again: { times: 2, every: 0.17, fade: 0.7 },
      },
    ],
  },
} satisfies { readonly [name: string]: Cue };
