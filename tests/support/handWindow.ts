import { vi } from 'vitest';
import { recordingInk, type Stroke } from './recordingInk';

const quiet = () => undefined;

/** A window whose clock and frames are moved by hand, with one canvas. */
export function handWindow(frame: number) {
  let now = 0;
  let due = new Map<number, () => void>();
  let number = 0;
  const { ink, strokes } = recordingInk();
  let laid = 0;
  const canvas = {
    ...{ className: '', style: {}, width: 0, height: 0 },
    ...{ setAttribute: quiet, addEventListener: quiet, removeEventListener: quiet, getContext: () => ink },
    /** What was over the board is gone. */
    remove() {
      laid = strokes.length;
    },
  };
  vi.stubGlobal('document', { createElement: () => canvas, addEventListener: quiet, removeEventListener: quiet });
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => {
    number += 1;
    due.set(number, step);
    return number;
  });
  vi.stubGlobal('cancelAnimationFrame', (asked: number) => due.delete(asked));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    now: () => now,
    /** Whether somebody has asked for another frame. */
    waits: () => due.size > 0,
    /** What lies over the board in this frame. */
    over: (): readonly Stroke[] => strokes.slice(laid),
    frame(): void {
      now += frame;
      const steps = due;
      due = new Map();
      laid = strokes.length;
      for (const step of steps.values()) step();
    },
    close(): void {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
