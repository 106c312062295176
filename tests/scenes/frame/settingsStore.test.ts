import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextSpeed, SPEEDS, type Speed } from '../../../src/scenes/frame/settings';
import { openSettings, readSettings, type System, standardSettings } from '../../../src/scenes/frame/settingsStore';

function system(part: Partial<System> = {}): System & { held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    languages: ['en-GB'],
    storage: { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) },
    reducesMotion: () => false,
    ...part,
    held,
  };
}

describe('settings', () => {
  test('the language comes from the browser until one is chosen', () => {
    const japanese = system({ languages: ['fr-FR', 'ja-JP', 'en'] });
    const store = openSettings(japanese);
    expect(store.get().language).toBe('ja');
    store.change({ language: 'en' });
    expect(openSettings({ ...japanese }).get().language).toBe('en');
  });

  test('what was changed is there on the next visit', () => {
    const browser = system();
    openSettings(browser).change({ speed: 4, palette: 'tritanopia', effects: 0.3 });
    expect(openSettings(browser).get()).toEqual({ ...standardSettings, speed: 4, palette: 'tritanopia', effects: 0.3 });
  });

  test('a system that asks for less motion is heard without being written down', () => {
    const browser = system({ reducesMotion: () => true });
    const store = openSettings(browser);
    store.change({ muted: true });
    expect(store.get().reducedMotion).toBe(true);
    expect(openSettings({ ...browser, reducesMotion: () => false }).get().reducedMotion).toBe(false);
  });

  test('blocked storage costs only the keeping', () => {
    const refuses = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const store = openSettings(system({ storage: { getItem: refuses, setItem: refuses } }));
    store.change({ speed: 2 });
    expect(store.get().speed).toBe(2);
    expect(store.kept()).toBe(false);
    expect(openSettings(system({ storage: null })).kept()).toBe(false);
  });

  test('everybody who listens hears of a change until they stop', () => {
    const store = openSettings(system());
    const heard: number[] = [];
    const stop = store.subscribe(({ speed }) => heard.push(speed));
    store.change({ speed: 4 });
    stop();
    store.change({ speed: 1 });
    expect(heard).toEqual([4]);
  });

  test('what another window changed is heard, and not undone by the next change here', () => {
    const browser = system();
    const [here, there] = [openSettings(browser), openSettings(browser)];
    const heard: string[] = [];
    here.subscribe(({ language }) => heard.push(language));
    there.change({ language: 'ja' });
    here.reread();
    expect(heard).toEqual(['ja']);
    here.change({ speed: 4 });
    expect(openSettings(browser).get()).toMatchObject({ language: 'ja', speed: 4 });
  });

  test('a printed file is taken over elsewhere, and nothing else is', () => {
    const store = openSettings(system());
    store.change({ textSize: 1.3, pieces: 'chits' });
    const other = openSettings(system());
    expect(other.take(store.print())).toBe(true);
    expect(other.get()).toEqual(store.get());
    for (const wrong of ['', '{', '[]', 'null', '{"speed":4}', '{"format":"hull-down/1"}']) {
      expect(other.take(wrong)).toBe(false);
    }
    expect(other.get()).toEqual(store.get());
  });

  test('whatever is stored, every field stays one of its values', () => {
    fc.assert(
      fc.property(fc.record({ speed: fc.anything(), palette: fc.anything(), effects: fc.anything() }), (raw) => {
        const read = readSettings(raw, standardSettings);
        expect([0, 1, 2, 4]).toContain(read.speed);
        expect(['standard', 'deuteranopia', 'protanopia', 'tritanopia']).toContain(read.palette);
        expect(read.effects >= 0 && read.effects <= 1).toBe(true);
        expect(Object.keys(read).sort()).toEqual(Object.keys(standardSettings).sort());
      }),
    );
  });
});

test('the button at the table goes through every speed and comes back', () => {
  let speed: Speed = 1;
  const seen: Speed[] = [speed];
  for (let press = 1; press < SPEEDS.length; press++) {
    speed = nextSpeed(speed);
    seen.push(speed);
  }
  expect(seen.toSorted()).toEqual([0, 1, 2, 4]);
  expect(nextSpeed(speed)).toBe(1);
});
