import { type Ambience, loopOf } from './ambience';
import { cues, important, near } from './cues';
import { RATE, render, VARIANTS } from './synth';
import { interfaceCues } from './tableCues';

/** How loud a player wants what. */
export interface Volumes {
  readonly effects: number;
  readonly interface: number;
  readonly muted: boolean;
  readonly loudness: 'quiet' | 'normal' | 'loud';
  readonly ambience: boolean;
}

/** Where a sound comes from, and which of a row of like ones it is. */
export interface Heard {
  /** From -1 (left) to 1 (right). */
  readonly pan?: number;
  /** From 0 (here) to 1 (far away): softer and duller. */
  readonly far?: number;
  /** So many semitones higher. */
  readonly step?: number;
}

export interface Mixer {
  play(name: string, heard: Heard): void;
  /** Makes the samples of what is soon to be played: the moment itself must not wait for them. */
  prepare(name: string): void;
  /** For so many seconds everything but what is near is dull and soft; 0: no longer. */
  hush(seconds: number): void;
  /** What is heard while nothing happens; null: nothing. */
  ambience(place: Ambience | null): void;
  /** Volumes have changed. */
  refresh(): void;
}

const MASTER: { readonly [loudness in Volumes['loudness']]: number } = { quiet: 0.35, normal: 0.7, loud: 1 };
/** The same sound again within so many seconds would only be louder. */
const TOO_SOON = 0.03;
const MOST_VOICES = 20;
/** Above this nothing is taken away; hushed, what is above the lower pitch is. */
const OPEN_PITCH = 20_000;
const HUSHED = { pitch: 420, gain: 0.45 } as const;

export function volumeOf(name: string, settings: Volumes): number {
  if (settings.muted) return 0;
  return Object.hasOwn(interfaceCues, name) ? settings.interface : settings.effects;
}

/** Another variant than the last one of the same sound. */
export function nextVariant(last: number | undefined, random: () => number): number {
  if (last === undefined) return Math.floor(random() * VARIANTS);
  return (last + 1 + Math.floor(random() * (VARIANTS - 1))) % VARIANTS;
}

/**
 * Everything that sounds goes through one desk: most of it over a bus that steps back when something important is heard,
 * most of that over another that is dull while a shell hangs, and all of it through a limiter.
 */
export function openMixer(settings: () => Volumes, context = new AudioContext()): Mixer {
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -10,
    knee: 8,
    ratio: 20,
    attack: 0.001,
    release: 0.18,
  });
  const master = new GainNode(context, { gain: MASTER[settings().loudness] });
  const others = new GainNode(context);
  others.connect(master).connect(limiter).connect(context.destination);
  const wall = new BiquadFilterNode(context, { type: 'lowpass', frequency: OPEN_PITCH });
  const behind = new GainNode(context);
  behind.connect(wall).connect(others);
  const background = backgroundOn(context, behind, settings);
  const buffers = new Map<string, AudioBuffer>();
  const chosen = new Map<string, number>();
  const last = new Map<string, number>();
  const begun = new Map<string, number>();
  let voices = 0;

  /** The variant a sound has next, and its samples; null where there is no such sound. */
  const bufferOf = (name: string): AudioBuffer | null => {
    const cue = cues.get(name);
    if (cue === undefined) return null;
    const variant = chosen.get(name) ?? nextVariant(last.get(name), Math.random);
    chosen.set(name, variant);
    const key = `${name} ${variant}`;
    const found = buffers.get(key) ?? bufferFrom(render(cue, variant));
    buffers.set(key, found);
    return found;
  };
  const stepBack = () => {
    const now = context.currentTime;
    others.gain.cancelScheduledValues(now);
    others.gain.setTargetAtTime(0.3, now, 0.02);
    others.gain.setTargetAtTime(1, now + 0.5, 0.2);
  };
  return {
    play(name, { pan = 0, far = 0, step = 0 }) {
      const volume = volumeOf(name, settings());
      const now = context.currentTime;
      if (volume === 0 || voices >= MOST_VOICES || now - (begun.get(name) ?? -1) < TOO_SOON) return;
      const buffer = bufferOf(name);
      if (buffer === null) return;
      last.set(name, chosen.get(name) ?? 0);
      chosen.delete(name);
      // A page that was in the background may have been put to sleep; awake it stays as it is.
      void context.resume();
      begun.set(name, now);
      voices += 1;
      const source = new AudioBufferSourceNode(context, { buffer, playbackRate: 2 ** (step / 12) });
      const gain = new GainNode(context, { gain: volume * (1 - 0.55 * far) });
      const air = new BiquadFilterNode(context, { type: 'lowpass', frequency: 11_000 * (1 - far) ** 2 + 900 });
      const side = new StereoPannerNode(context, { pan: Math.max(-1, Math.min(1, pan)) });
      const isImportant = important.has(name);
      source
        .connect(air)
        .connect(gain)
        .connect(side)
        .connect(isImportant ? master : near.has(name) ? others : behind);
      if (isImportant) stepBack();
      source.onended = () => {
        voices -= 1;
        side.disconnect();
      };
      source.start();
    },
    prepare(name) {
      if (volumeOf(name, settings()) > 0) bufferOf(name);
    },
    hush(seconds) {
      const now = context.currentTime;
      const slide = (value: AudioParam, low: number, high: number) => {
        value.cancelScheduledValues(now);
        if (seconds > 0) value.setTargetAtTime(low, now, 0.04);
        // It ends by the clock of the desk, whether or not anybody says so.
        value.setTargetAtTime(high, now + Math.max(0, seconds), 0.02);
      };
      slide(wall.frequency, HUSHED.pitch, OPEN_PITCH);
      slide(behind.gain, HUSHED.gain, 1);
    },
    ambience: background.at,
    refresh() {
      master.gain.setTargetAtTime(MASTER[settings().loudness], context.currentTime, 0.05);
      background.refresh();
    },
  };
}

function bufferFrom(samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE, numberOfChannels: 1 });
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** The loop of a place, faded in and out; it runs only where somebody wants it. */
function backgroundOn(context: AudioContext, bus: AudioNode, settings: () => Volumes) {
  const gain = new GainNode(context, { gain: 0 });
  gain.connect(bus);
  let place: Ambience | null = null;
  let playing: { readonly place: Ambience; readonly source: AudioBufferSourceNode } | null = null;
  const refresh = () => {
    const { ambience, muted, effects } = settings();
    const wanted = ambience && !muted ? place : null;
    gain.gain.setTargetAtTime(wanted === null ? 0 : effects * 0.35, context.currentTime, 0.4);
    if (wanted === playing?.place || (wanted === null && playing === null)) return;
    playing?.source.stop(context.currentTime + 1.2);
    playing = null;
    if (wanted === null) return;
    const source = new AudioBufferSourceNode(context, { buffer: bufferFrom(loopOf(wanted)), loop: true });
    source.connect(gain);
    source.start();
    playing = { place: wanted, source };
  };
  return {
    at(next: Ambience | null) {
      place = next;
      refresh();
    },
    refresh,
  };
}
