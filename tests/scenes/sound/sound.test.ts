import { describe, expect, test } from 'vitest';
import { standardSettings } from '../../../src/scenes/frame/settingsStore';
import { openSound } from '../../../src/scenes/frame/sound';
import { type Ambience, loopOf } from '../../../src/scenes/sound/ambience';
import { cues, important } from '../../../src/scenes/sound/cues';
import { heardFrom } from '../../../src/scenes/sound/heardFrom';
import { type Mixer, nextVariant, volumeOf } from '../../../src/scenes/sound/mixer';
import { VARIANTS } from '../../../src/scenes/sound/synth';
import type { TableScreen } from '../../../src/scenes/table/tableController';
import { openTableSound } from '../../../src/scenes/table/tableSound';
import { files, read } from '../../architecture/sources';

const full = { effects: 0.8, interface: 0.5, muted: false, loudness: 'normal', ambience: false } as const;
const loudest = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

test.each<Ambience>(['field', 'rain', 'night', 'motor', 'hall'])(
  'the background of a %s turns without a jump',
  (place) => {
    const loop = loopOf(place);
    let step = 0;
    for (let index = 1; index < loop.length; index++)
      step = Math.max(step, Math.abs((loop[index] ?? 0) - (loop[index - 1] ?? 0)));
    expect(Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0))).toBeLessThanOrEqual(step);
    expect(loudest(loop)).toBeGreaterThan(0.1);
  },
);

test('no sound comes twice in the same way', () => {
  for (let last = 0; last < VARIANTS; last++) {
    for (const chance of [0, 0.3, 0.6, 0.999]) {
      const next = nextVariant(last, () => chance);
      expect(next).not.toBe(last);
      expect(next).toBeLessThan(VARIANTS);
    }
  }
});

test('effects and interface have their own volumes, and mute silences both', () => {
  expect(volumeOf('gunHeavy', full)).toBe(0.8);
  expect(volumeOf('card', full)).toBe(0.8);
  expect(volumeOf('click', full)).toBe(0.5);
  expect(volumeOf('gunHeavy', { ...full, muted: true })).toBe(0);
  expect(volumeOf('click', { ...full, muted: true })).toBe(0);
});

test('what others step back for is a sound', () => {
  for (const name of important) expect(cues.has(name), name).toBe(true);
});

test('what happens at the edge comes from that side, and beyond it from far away', () => {
  const seen = { x: 100, y: 0, width: 200, height: 100 };
  expect(heardFrom({ x: 200, y: 50 }, seen)).toEqual({ pan: 0, far: 0 });
  expect(heardFrom({ x: 100, y: 50 }, seen)).toEqual({ pan: -0.8, far: 0.25 });
  expect(heardFrom({ x: 900, y: 50 }, seen)).toEqual({ pan: 0.8, far: 0.8 });
});

describe('the page', () => {
  const pageOf = () => {
    const listeners = new Map<string, () => void>();
    return {
      listeners,
      addEventListener: (name: string, run: () => void) => void listeners.set(name, run),
      removeEventListener: (name: string) => void listeners.delete(name),
    };
  };
  const mixerOf = () => {
    const heard: string[] = [];
    const mixer: Mixer = {
      play: (name, { pan = 0 }) => void heard.push(`${name} ${pan}`),
      prepare: (name) => void heard.push(`soon ${name}`),
      hush: (seconds) => void heard.push(`hush ${seconds}`),
      ambience: (place) => void heard.push(`at ${place}`),
      refresh: () => void heard.push('refresh'),
    };
    return { heard, load: () => Promise.resolve({ openMixer: () => mixer }) };
  };

  test('sounds and loads nothing before the first input, and knows then where it is', async () => {
    const page = pageOf();
    const { heard, load } = mixerOf();
    const sound = openSound(() => full, page, load);
    sound.play('explosion');
    sound.ambience('rain');
    expect([...page.listeners.keys()]).toEqual(['pointerdown', 'keydown']);
    page.listeners.get('keydown')?.();
    expect(page.listeners.size).toBe(0);
    await Promise.resolve();
    sound.play('explosion', { pan: -1 });
    sound.refresh();
    expect(heard).toEqual(['at rain', 'explosion -1', 'refresh']);
  });

  test('is silent where there is nothing to hear it with', async () => {
    const page = pageOf();
    const sound = openSound(
      () => full,
      page,
      () => Promise.reject(new Error('no audio')),
    );
    page.listeners.get('pointerdown')?.();
    await Promise.resolve();
    expect(() => sound.play('click')).not.toThrow();
  });
});

describe('what the stage and the tables need', () => {
  /** Everything that has a beat, and where it is asked for. */
  const needed = [
    ...['engine', 'turret', 'gunLight', 'gunMedium', 'gunHeavy', 'mortar', 'machineGun', 'ricochet', 'penetration'],
    ...['brewUp', 'rifle', 'shellFall', 'aircraft', 'earth', 'flag', 'die', 'card', 'chit', 'stamp', 'medal'],
    ...[
      'clatter',
      'wind',
      'rainfall',
      'crickets',
      'yourTurn',
      'swish',
      'term',
      'reticle',
      'heartbeat',
      'bell',
      'block',
      'drum',
    ],
  ];
  const scenes = files('src/scenes').filter((file) => !file.startsWith('src/scenes/sound/'));
  const texts = scenes.map(read);

  test.each(needed)('%s has a recipe and is heard somewhere', (name) => {
    expect(cues.has(name)).toBe(true);
    // Named as a sound: given to whoever plays one, or written down as somebody's.
    const asked = new RegExp(
      `(sound|play)\\('${name}'|\\badd\\([^;]*'${name}'|(sound|name): '${name}'|return '${name}';|(shootPlainly|shootOver)\\([^)]*'${name}'`,
    );
    expect(texts.some((text) => asked.test(text))).toBe(true);
  });

  test('every game says what is heard while nothing happens, and nobody hears it unasked', async () => {
    expect(standardSettings.ambience).toBe(false);
    const skins = scenes.filter((file) => /^src\/scenes\/tank\w+\/index\.ts$/.test(file)).map(read);
    expect(skins).toHaveLength(5);
    for (const skin of skins) expect(skin).toMatch(/ambience: \(/);
  });
});

describe('a table', () => {
  const sit = () => {
    const heard: string[] = [];
    const table = openTableSound(
      { play: (name) => void heard.push(name), ambience: (place) => void heard.push(`at ${place}`) },
      { ambience: () => 'field' },
    );
    const steps = (...seats: readonly number[]) => ({ at: () => seats.map((seat) => ({ seat })).at(-1) });
    const follow = (seat: number | null, moment: number | null, ...seats: readonly number[]) =>
      table.follow({ view: {}, seat, moment, reading: { steps: steps(...seats) } } as unknown as TableScreen);
    return { heard, follow, table };
  };

  test('calls whoever acts after another has, and nobody after his own command', () => {
    const { heard, follow } = sit();
    follow(0, null);
    follow(null, null, 0);
    follow(0, null, 0);
    expect(heard).toEqual(['at field']);
    follow(null, null, 0, 1);
    follow(0, null, 0, 1);
    follow(0, null, 0, 1);
    expect(heard).toEqual(['at field', 'yourTurn']);
  });

  test('calls nobody out of the record, and falls silent when it is left', () => {
    const { heard, follow, table } = sit();
    follow(null, null, 1);
    follow(null, 1, 1);
    table.close();
    expect(heard).toEqual(['at field', 'at null']);
  });
});
