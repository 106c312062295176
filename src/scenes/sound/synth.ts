/** One voice of a sound. Times in seconds, pitches in Hz. */
export interface Layer {
  readonly wave: 'noise' | 'sine' | 'saw' | 'crackle';
  readonly level: number;
  /** When it begins, and how long it swells, stays and dies away (to a thousandth). */
  readonly at?: number;
  readonly attack?: number;
  readonly hold?: number;
  readonly decay: number;
  /** Pitch at the beginning and at the end of a tone; of a crackle how many bursts a second. */
  readonly from?: number;
  readonly to?: number;
  /** What is above this is taken away, at the beginning and at the end. */
  readonly low?: readonly [number, number];
  /** What is below this is taken away. */
  readonly high?: number;
  /** How far it is driven into distortion. */
  readonly drive?: number;
  /** Swells and sinks so many times a second. */
  readonly tremolo?: number;
  /** Again and again, weaker by `fade` each time and never quite in step. */
  readonly again?: { readonly times: number; readonly every: number; readonly fade: number; readonly loose?: number };
}

/** A sound as a recipe: voices, and the echo of the place it is heard in. */
export interface Cue {
  readonly seconds: number;
  readonly layers: readonly Layer[];
  readonly echo?: { readonly after: number; readonly gain: number; readonly low: number };
  /** How far pitch and time of its variants differ, as a part. */
  readonly spread?: number;
  /** How loud its loudest moment is, from 0 to 1. */
  readonly peak: number;
  /** How far what is softer is brought up to its loudest moment: a blast fills the ear, it is not one tall spike. */
  readonly press?: number;
}

export const RATE = 24_000;
/** Variants of each sound, so that nothing repeats like a machine. */
export const VARIANTS = 4;
/** How much louder or softer a voice may be in one variant than in another, as a part. */
const TOUCH = 0.14;

/** A small fast generator: the same variant of a sound is the same on every device. */
function chance(seed: number): () => number {
  let state = (seed * 2_654_435_769 + 1) >>> 0;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

/** The samples of one variant of a sound, its loudest moment as loud as the recipe says. */
export function render(cue: Cue, variant: number): Float32Array<ArrayBuffer> {
  const random = chance(variant + 17);
  const spread = cue.spread ?? 0.06;
  const bend = 1 + (random() * 2 - 1) * spread;
  const samples = new Float32Array(Math.ceil(cue.seconds * RATE));
  for (const layer of cue.layers) {
    const { times = 1, every = 0, fade = 1, loose = 0.2 } = layer.again ?? {};
    let level = layer.level * (1 + (random() * 2 - 1) * TOUCH);
    for (let time = 0; time < times; time++) {
      const late = time * every * (1 + (random() * 2 - 1) * loose * (times > 1 ? 1 : 0));
      addLayer(samples, { ...layer, level, at: (layer.at ?? 0) + late }, bend, random);
      level *= fade;
    }
  }
  if (cue.echo !== undefined) addEcho(samples, cue.echo);
  return levelled(samples, cue.peak, cue.press ?? 0);
}

/** Takes away what lies above a pitch: one pole, so that it sounds like air and distance. */
const poleOf = (pitch: number) => 1 - Math.exp((-2 * Math.PI * pitch) / RATE);

/** What slides from one pitch to another is worked out once for so many samples: nobody hears the steps. */
const SLICE = 16;

/** A value that follows a pitch from its beginning to its end; asked for one sample after the other. */
function sliding(
  from: number,
  to: number,
  length: number,
  value: (pitch: number) => number,
): (index: number) => number {
  let now = value(from);
  return (index) => {
    if (from !== to && index % SLICE === 0) now = value(from * (to / from) ** (index / length));
    return now;
  };
}

function addLayer(samples: Float32Array, layer: Layer, bend: number, random: () => number): void {
  const { attack = 0.001, hold = 0, decay, level, at = 0, drive = 0, tremolo = 0, high = 0 } = layer;
  const length = Math.ceil((attack + hold + decay) * RATE);
  const start = Math.floor(at * RATE);
  const wave = waveOf(layer, length, bend, random);
  const [lowFrom, lowTo] = layer.low ?? [RATE, RATE];
  const poleAt = lowFrom >= RATE ? null : sliding(lowFrom, lowTo, length, (pitch) => poleOf(pitch * bend));
  const highPole = high === 0 ? 0 : poleOf(high);
  const driven = Math.tanh(1 + drive);
  let [low, lower, under] = [0, 0, 0];
  for (let index = 0; index < length && start + index < samples.length; index++) {
    let value = wave(index);
    if (poleAt !== null) {
      const pole = poleAt(index);
      low += (value - low) * pole;
      lower += (low - lower) * pole;
      value = lower;
    }
    if (highPole > 0) {
      under += (value - under) * highPole;
      value -= under;
    }
    if (drive > 0) value = Math.tanh(value * (1 + drive)) / driven;
    const swell = tremolo === 0 ? 1 : 0.55 + 0.45 * Math.sin((2 * Math.PI * tremolo * index) / RATE);
    samples[start + index] =
      (samples[start + index] ?? 0) + value * swell * level * envelope(index / RATE, attack, hold, decay);
  }
}

function envelope(time: number, attack: number, hold: number, decay: number): number {
  if (time < attack) return time / attack;
  const dying = time - attack - hold;
  return dying <= 0 ? 1 : Math.exp((-6.9 * dying) / decay);
}

/** The values of a wave, one sample after the other. */
function waveOf({ wave, from = 440, to = from }: Layer, length: number, bend: number, random: () => number) {
  let phase = random() * (wave === 'sine' ? 0 : 1);
  const step = sliding(from, to, length, (pitch) => (pitch * bend) / RATE);
  switch (wave) {
    case 'noise':
      return () => random() * 2 - 1;
    case 'crackle': {
      let burst = 0;
      return (index: number) => {
        if (random() < step(index)) burst = random() * 2 - 1;
        burst *= 0.93;
        return burst * (0.4 + random() * 0.6);
      };
    }
    case 'sine':
      return (index: number) => {
        phase += step(index);
        return Math.sin(2 * Math.PI * phase);
      };
    case 'saw':
      return (index: number) => {
        phase = (phase + step(index)) % 1;
        // The last step of a layer that is cut off must not click.
        return (phase * 2 - 1) * Math.min(1, (length - index) * 0.01);
      };
  }
}

function addEcho(samples: Float32Array, { after, gain, low }: NonNullable<Cue['echo']>): void {
  const delay = Math.round(after * RATE);
  const pole = poleOf(low);
  let soft = 0;
  for (let index = delay; index < samples.length; index++) {
    soft += ((samples[index - delay] ?? 0) - soft) * pole;
    samples[index] = (samples[index] ?? 0) + soft * gain;
  }
}

/** As loud as asked for, without an offset, and silent at its end. */
function levelled(samples: Float32Array<ArrayBuffer>, peak: number, press: number): Float32Array<ArrayBuffer> {
  const { length } = samples;
  const tall = loudestOf(samples);
  if (tall === 0) return samples;
  let sum = 0;
  for (let index = 0; index < length; index++) {
    const value = (samples[index] ?? 0) / tall;
    samples[index] = press > 0 ? Math.tanh(value * press) : value;
    sum += samples[index] ?? 0;
  }
  for (let index = 0; index < length; index++) samples[index] = (samples[index] ?? 0) - sum / length;
  const gain = peak / loudestOf(samples);
  const fade = Math.round(0.02 * RATE);
  for (let index = 0; index < length; index++)
    samples[index] = (samples[index] ?? 0) * gain * Math.min(1, (length - 1 - index) / fade);
  return samples;
}

function loudestOf(samples: Float32Array): number {
  let most = 0;
  for (const value of samples) most = Math.max(most, Math.abs(value));
  return most;
}
