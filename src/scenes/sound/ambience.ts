import { type Layer, RATE, render } from './synth';

/** Where a table stands: what is heard while nothing happens. */
export type Ambience = 'field' | 'rain' | 'night' | 'motor' | 'hall';

const SECONDS = 9;
/** The end is laid over the beginning, so that nobody hears it turn. */
const OVERLAP = 1.5;

const steady = { attack: 0.01, hold: SECONDS + OVERLAP, decay: 0.01 } as const;
const wind = (level: number, low: number, tremolo: number): Layer => ({
  ...steady,
  wave: 'noise',
  level,
  low: [low, low],
  tremolo,
});

/** No place drowns another: what is shrill sounds louder than its samples are. */
const peaks: { readonly [place in Ambience]: number } = { field: 0.5, rain: 0.5, night: 0.16, motor: 0.5, hall: 0.5 };

const places: { readonly [place in Ambience]: readonly Layer[] } = {
  /** Wind over open ground, and guns that are somebody else's. */
  field: [
    wind(0.7, 260, 0.11),
    wind(0.3, 700, 0.23),
    { wave: 'noise', level: 0.5, at: 2.1, attack: 0.08, decay: 1.6, low: [160, 50] },
    { wave: 'noise', level: 0.35, at: 5.8, attack: 0.1, decay: 1.8, low: [130, 45] },
    { wave: 'noise', level: 0.25, at: 6.3, attack: 0.1, decay: 1.6, low: [140, 45] },
  ],
  rain: [
    { ...steady, wave: 'crackle', level: 0.8, from: 420, high: 1800, low: [8000, 8000] },
    { ...steady, wave: 'noise', level: 0.16, high: 1500, low: [6500, 6500] },
    wind(0.35, 240, 0.13),
  ],
  night: [
    wind(0.35, 220, 0.09),
    { ...steady, wave: 'sine', level: 0.05, from: 4180, tremolo: 13 },
    { ...steady, wave: 'sine', level: 0.035, from: 4630, tremolo: 17 },
  ],
  /** Inside a tank with its engine idling. */
  motor: [
    { ...steady, wave: 'saw', level: 0.5, from: 44, low: [520, 520], high: 80, tremolo: 12.6, drive: 2 },
    wind(0.5, 320, 12.6),
    {
      wave: 'noise',
      level: 0.12,
      at: 0.3,
      decay: 0.03,
      high: 1700,
      again: { times: 12, every: 0.72, fade: 1, loose: 0.4 },
    },
  ],
  /** A large quiet room. */
  hall: [wind(0.5, 130, 0.07), { wave: 'sine', level: 0.05, at: 3.2, from: 310, to: 300, decay: 0.5 }],
};

/** Samples that can be played round and round. */
export function loopOf(place: Ambience): Float32Array<ArrayBuffer> {
  const long = render({ seconds: SECONDS + OVERLAP, layers: places[place], peak: peaks[place], spread: 0 }, 0);
  const [length, overlap] = [Math.round(SECONDS * RATE), Math.round(OVERLAP * RATE)];
  const loop = long.slice(0, length);
  for (let index = 0; index < overlap; index++) {
    const part = index / overlap;
    loop[index] = (long[index] ?? 0) * Math.sqrt(part) + (long[length + index] ?? 0) * Math.sqrt(1 - part);
  }
  return loop;
}
