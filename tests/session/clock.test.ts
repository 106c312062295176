import { describe, expect, test } from 'vitest';
import { flagged, press, spend, startClock } from '../../src/session/clock';

const blitz = startClock({ kind: 'timed', minutes: 3, increment: 2 }, 2);

describe('the clock', () => {
  test('gives every seat its minutes', () => {
    expect(blitz.left).toEqual([180_000, 180_000]);
    expect(flagged(blitz)).toEqual([]);
  });

  test('runs for the seat that thinks, and adds the increment for its command', () => {
    const after = press(spend(blitz, [1], 5_000), 1);
    expect(after.left).toEqual([180_000, 177_000]);
    expect(blitz.left).toEqual([180_000, 180_000]);
  });

  test('runs for all who think at the same time', () => {
    const three = startClock({ kind: 'timed', minutes: 1, increment: 0 }, 3);
    expect(spend(three, [0, 2], 60_000).left).toEqual([0, 60_000, 0]);
    expect(flagged(spend(three, [0, 2], 60_000))).toEqual([0, 2]);
  });

  test('falls when the time is used up, not before', () => {
    expect(flagged(spend(blitz, [1], 179_999))).toEqual([]);
    expect(flagged(spend(blitz, [1], 180_000))).toEqual([1]);
    expect(spend(blitz, [1], 999_999).left).toEqual([180_000, 0]);
  });

  test('no increment saves a fallen flag, and no clock runs backwards', () => {
    expect(flagged(press(spend(blitz, [0], 180_000), 0))).toEqual([0]);
    expect(spend(blitz, [0], -5_000).left).toEqual([180_000, 180_000]);
  });

  test('without a limit nothing ever falls', () => {
    const none = startClock({ kind: 'none' }, 2);
    const after = press(spend(none, [0], 1e12), 0);
    expect(after.left).toBeNull();
    expect(flagged(after)).toEqual([]);
  });
});
