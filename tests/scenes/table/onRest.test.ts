import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onRest } from '../../../src/scenes/table/onRest';

describe('what waits for rest', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is done once, a moment after the last motion', () => {
    const still = vi.fn();
    const rest = onRest(still, 600);
    rest.moved();
    vi.advanceTimersByTime(500);
    rest.moved();
    vi.advanceTimersByTime(500);
    expect(still).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(still).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(still).toHaveBeenCalledTimes(1);
  });

  test('is done at once by who cannot wait, and only where something waits', () => {
    const still = vi.fn();
    const rest = onRest(still, 600);
    rest.finish();
    expect(still).not.toHaveBeenCalled();
    rest.moved();
    rest.finish();
    rest.finish();
    vi.advanceTimersByTime(5000);
    expect(still).toHaveBeenCalledTimes(1);
  });

  test('is not done after a stop', () => {
    const still = vi.fn();
    const rest = onRest(still, 600);
    rest.moved();
    rest.stop();
    rest.finish();
    vi.advanceTimersByTime(5000);
    expect(still).not.toHaveBeenCalled();
  });
});
