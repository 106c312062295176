import { describe, expect, test } from 'vitest';
import { loudness, openSound, recipes } from '../../../src/scenes/frame/sound';

const full = { effects: 0.8, interface: 0.5, muted: false };

describe('sound', () => {
  test('everything the skins and panels name can be played', () => {
    const names = ['engine', 'turret', 'gunLight', 'gunMedium', 'gunHeavy', 'mortar', 'ricochet', 'hit', 'explosion'];
    const more = ['card', 'die', 'paper', 'click', 'error', 'fanfare'];
    for (const name of [...names, ...more]) expect(recipes.has(name), name).toBe(true);
  });

  test('effects and interface have their own volumes, and mute silences both', () => {
    expect(loudness('gunHeavy', full)).toBe(0.8);
    expect(loudness('click', full)).toBe(0.5);
    expect(loudness('gunHeavy', { ...full, muted: true })).toBe(0);
    expect(loudness('click', { ...full, muted: true })).toBe(0);
  });

  test('before the first input nothing sounds and nothing is loaded', () => {
    const heard: string[] = [];
    const page = { addEventListener: (name: string) => heard.push(name), removeEventListener: () => {} };
    const sound = openSound(() => full, page as unknown as Window);
    sound.play('explosion', -2);
    sound.play('no such sound');
    expect(heard).toEqual(['pointerdown', 'keydown']);
  });
});
