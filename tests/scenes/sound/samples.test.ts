import { describe, expect, test } from 'vitest';
import { cues, type SoundName } from '../../../src/scenes/sound/cues';
import { RATE, render, VARIANTS } from '../../../src/scenes/sound/synth';
import { interfaceCues } from '../../../src/scenes/sound/tableCues';

const made = new Map<string, readonly Float32Array[]>();
/** All variants of a sound, made once. */
function variantsOf(name: string): readonly Float32Array[] {
  const cue = cues.get(name);
  if (cue === undefined) throw new Error(`no sound ${name}`);
  const found = made.get(name) ?? Array.from({ length: VARIANTS }, (_, variant) => render(cue, variant));
  made.set(name, found);
  return found;
}
const first = (name: SoundName): Float32Array => variantsOf(name)[0] ?? new Float32Array();

const loudest = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** How often it goes through zero, a second: a measure of how high it sounds. */
const crossings = (samples: Float32Array) => {
  let count = 0;
  for (let index = 1; index < samples.length; index++) {
    if ((samples[index] ?? 0) * (samples[index - 1] ?? 0) < 0) count += 1;
  }
  return count / (samples.length / RATE);
};

/** Small speakers play little of what is below this, and ears hear little of it. */
const THIN = 1 - Math.exp((-2 * Math.PI * 220) / RATE);
const MOMENT = Math.round(0.125 * RATE);

/** How loud its loudest eighth of a second is on a small speaker, in decibels; two poles, as ears are deaf to the deep. */
function heardLoud(samples: Float32Array): number {
  let [deep, deeper, sum, most] = [0, 0, 0, 0];
  const power: number[] = [];
  for (const value of samples) {
    deep += (value - deep) * THIN;
    const over = value - deep;
    deeper += (over - deeper) * THIN;
    const heard = (over - deeper) ** 2;
    power.push(heard);
    sum += heard - (power[power.length - 1 - MOMENT] ?? 0);
    most = Math.max(most, sum);
  }
  return 10 * Math.log10(most / MOMENT);
}
const loudness = (name: string) => Math.max(...variantsOf(name).map(heardLoud));

/** How alike two variants are within a thousandth of a second of each other: 1 is the same. */
function alike(one: Float32Array, other: Float32Array): number {
  const length = Math.min(one.length, other.length, Math.round(0.3 * RATE));
  let most = 0;
  for (let late = -24; late <= 24; late += 2) {
    let [both, left, right] = [0, 0, 0];
    for (let index = 24; index < length - 24; index++) {
      const [a, b] = [one[index] ?? 0, other[index + late] ?? 0];
      both += a * b;
      left += a * a;
      right += b * b;
    }
    most = Math.max(most, Math.abs(both) / Math.sqrt(left * right));
  }
  return most;
}

describe.each([...cues])('%s', (name, cue) => {
  test('is as long and as loud as its recipe says', () => {
    for (const samples of variantsOf(name)) {
      expect(samples.length).toBe(Math.ceil(cue.seconds * RATE));
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(loudest(samples)).toBeGreaterThan(cue.peak * 0.8);
      expect(loudest(samples)).toBeLessThanOrEqual(cue.peak + 1e-6);
      expect(cue.peak).toBeLessThan(1);
    }
  });

  test('neither clicks at its ends nor leans to one side', () => {
    for (const samples of variantsOf(name)) {
      expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.1);
      expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
      expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(0.002);
    }
  });

  test('is heard on a small speaker, and not twice in the same way', () => {
    const variants = variantsOf(name);
    for (const samples of variants) expect(heardLoud(samples)).toBeGreaterThan(-42);
    for (const [index, one] of variants.entries())
      for (const other of variants.slice(index + 1)) expect(alike(one, other)).toBeLessThan(0.995);
  });

  test('has no voice that begins after its end', () => {
    for (const layer of cue.layers) expect((layer.at ?? 0) < cue.seconds).toBe(true);
  });
});

test('a variant is the same wherever it is made', () => {
  for (const [name, cue] of cues) {
    const again = render(cue, 1);
    expect(variantsOf(name)[1]?.every((value, index) => value === again[index])).toBe(true);
  }
});

/** From soft to loud; those of a row are told apart by ear alone. */
const ranks: readonly (readonly SoundName[])[] = [
  ['rifle', 'gunLight', 'gunMedium', 'gunHeavy'],
  ['machineGun', 'gunLight'],
  ['mortar', 'gunHeavy'],
  ['turret', 'engine', 'gunLight'],
  ['hit', 'penetration', 'brewUp'],
  ['ricochet', 'gunMedium'],
  ['gunMedium', 'explosion'],
  ['chit', 'die', 'stamp', 'gunMedium'],
  ['card', 'stamp'],
  ['heartbeat', 'stamp'],
  ['click', 'block', 'bell', 'gunMedium'],
];

test.each(ranks)('%s to %s: what is heavier is louder', (...row) => {
  const heard = row.map(loudness);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
});

test('what tells a player something stays below the battle', () => {
  const quiet = Object.keys(interfaceCues).filter((name) => name !== 'fanfare');
  for (const name of quiet) expect(loudness(name), name).toBeLessThan(loudness('gunMedium'));
});

test('a larger gun sounds deeper', () => {
  const heights = (['gunLight', 'gunMedium', 'gunHeavy'] as const).map((name) => crossings(first(name)));
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
});

test('a shell that glances off sings, one that goes through does not', () => {
  expect(crossings(first('ricochet'))).toBeGreaterThan(2 * crossings(first('penetration')));
});

test('what falls is heard to come down, and is silent when it strikes', () => {
  const fall = first('shellFall');
  const half = Math.floor(fall.length / 2);
  expect(crossings(fall.slice(0, half))).toBeGreaterThan(crossings(fall.slice(half)));
});
