import { describe, expect, test } from 'vitest';
import { addIncrement, seatOutOfTime, startClock, takeTime } from '../../src/session/clock';

const blitz = startClock({ kind: 'timed', minutes: 3, increment: 2 }, 2);

describe('the clock', () => {
  test('gives every seat its minutes', () => {
    expect(blitz.left).toEqual([180_000, 180_000]);
    expect(seatOutOfTime(blitz)).toEqual([]);
  });

  test('runs for the seat that thinks, and adds the increment for its command', () => {
    const after = addIncrement(takeTime(blitz, [1], 5_000), 1);
    expect(after.left).toEqual([180_000, 177_000]);
    expect(blitz.left).toEqual([180_000, 180_000]);
  });

  test('runs for all who think at the same time', () => {
    const three = startClock({ kind: 'timed', minutes: 1, increment: 0 }, 3);
    expect(takeTime(three, [0, 2], 60_000).left).toEqual([0, 60_000, 0]);
    expect(seatOutOfTime(takeTime(three, [0, 2], 60_000))).toEqual([0, 2]);
  });

  test('falls when the time is used up, not before', () => {
    expect(seatOutOfTime(takeTime(blitz, [1], 179_999))).toEqual([]);
    expect(seatOutOfTime(takeTime(blitz, [1], 180_000))).toEqual([1]);
    expect(takeTime(blitz, [1], 999_999).left).toEqual([180_000, 0]);
  });

  test('no increment saves a fallen flag, and no clock runs backwards', () => {
    expect(seatOutOfTime(addIncrement(takeTime(blitz, [0], 180_000), 0))).toEqual([0]);
    expect(takeTime(blitz, [0], -5_000).left).toEqual([180_000, 180_000]);
  });

  test('without a limit nothing ever falls', () => {
    const none = startClock({ kind: 'none' }, 2);
    const after = addIncrement(takeTime(none, [0], 1e12), 0);
    expect(after.left).toBeNull();
    expect(seatOutOfTime(after)).toEqual([]);
  });
});
