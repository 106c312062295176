import { expect, test, vi } from 'vitest';
import { pause } from '../../../src/scenes/frame/pause';

test('a pause that is over has left nothing on the signal', async () => {
  const stop = new AbortController();
  const added = vi.spyOn(stop.signal, 'addEventListener');
  const removed = vi.spyOn(stop.signal, 'removeEventListener');
  for (let step = 0; step < 5; step++) await pause(0, stop.signal);
  expect(added).toHaveBeenCalledTimes(5);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener));
});

test('a pause ends with the signal', async () => {
  const stop = new AbortController();
  const waiting = pause(1e6, stop.signal);
  stop.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
