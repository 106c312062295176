import { describe, expect, test } from 'vitest';
import { type Hands, listenGestures, type Pointer } from '../../../src/scenes/board/gestures';

type Told = (...told: never[]) => void;

/** Hands over a table; `notes` is what they were understood to do. */
function hands() {
  const listeners = new Map<string, Told>();
  const pointers = [0, 1, 2].map(() => ({ x: 0, y: 0, isDown: false, wasTouch: true, upTime: 0, event: {} }));
  const input: Hands = {
    manager: { pointers },
    addPointer: () => undefined,
    on: (name, listener) => listeners.set(name, listener),
    off: (name) => listeners.delete(name),
  };
  const notes: string[] = [];
  const round = (value: number) => Math.round(value * 100) / 100;
  const stop = listenGestures(input, () => 2, {
    press: (at) => {
      notes.push(`press ${at.x},${at.y}`);
      return at.y > 400;
    },
    release: () => void notes.push('release'),
    cancel: () => void notes.push('cancel'),
    tap: () => void notes.push('tap'),
    doubleTap: () => void notes.push('double'),
    drag: (dx, dy) => void notes.push(`drag ${round(dx)},${round(dy)}`),
    zoom: (at, by) => void notes.push(`zoom ${round(by)} at ${round(at.x)},${round(at.y)}`),
    hover: () => void notes.push('hover'),
    leave: () => void notes.push('leave'),
  });
  const tell = (name: string, ...told: unknown[]) =>
    Reflect.apply(listeners.get(name) ?? (() => undefined), null, told);
  const finger = (index: number): Pointer & { x: number; y: number; isDown: boolean } => {
    const found = pointers[index];
    if (found === undefined) throw new Error(`no finger ${index}`);
    return found;
  };
  const at = (name: string, index: number, x: number, y: number, isDown: boolean) =>
    tell(name, Object.assign(finger(index), { x: x * 2, y: y * 2, isDown }));
  return {
    notes,
    listeners,
    stop,
    tell,
    down: (index: number, x: number, y: number) => at('pointerdown', index, x, y, true),
    move: (index: number, x: number, y: number) => at('pointermove', index, x, y, true),
    up: (index: number, x: number, y: number) => at('pointerup', index, x, y, false),
    said: () => notes.splice(0),
  };
}

describe('fingers on the table', () => {
  test('two that spread come closer, and the board goes along with them', () => {
    const { down, move, said } = hands();
    down(1, 100, 100);
    down(2, 200, 100);
    expect(said()).toEqual(['press 100,100', 'cancel']);
    move(2, 300, 100);
    expect(said()).toEqual(['drag 50,0', 'zoom 2 at 200,100']);
    move(1, 100, 140);
    expect(said()[0]).toBe('drag 0,20');
  });

  test('the one that stays after a pinch goes on dragging and is no tap', () => {
    const { down, move, up, said } = hands();
    down(1, 100, 100);
    down(2, 200, 100);
    up(2, 200, 100);
    said();
    move(1, 110, 100);
    up(1, 110, 100);
    expect(said()).toEqual(['drag 10,0', 'release']);
  });

  test('two on the panel under the board leave the board alone', () => {
    const { down, move, said } = hands();
    down(1, 100, 500);
    down(2, 200, 500);
    said();
    move(2, 300, 520);
    expect(said()).toEqual([]);
  });

  test('a trembling finger taps, twice at one place it taps double', () => {
    const { down, move, up, said } = hands();
    down(1, 100, 100);
    move(1, 103, 102);
    up(1, 103, 102);
    down(1, 100, 100);
    up(1, 100, 100);
    expect(said()).toEqual(['press 100,100', 'release', 'tap', 'press 100,100', 'release', 'double']);
  });
});

describe('a wheel', () => {
  test('of a mouse zooms, and the small steps of a trackpad count for more', () => {
    const { tell, said } = hands();
    const over = { x: 200, y: 100 };
    tell('wheel', { ...over, event: {} }, [], 0, -100);
    tell('wheel', { ...over, event: { ctrlKey: true } }, [], 0, -20);
    expect(said()).toEqual(['zoom 1.16 at 100,50', 'zoom 1.27 at 100,50']);
  });
});

test('nothing is heard after the end', () => {
  const { stop, listeners } = hands();
  stop();
  expect(listeners.size).toBe(0);
});
