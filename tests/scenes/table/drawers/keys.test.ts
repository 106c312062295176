import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../../src/rules/core/game';
import { actionOf, mayAct } from '../../../../src/scenes/table/drawers/keys';
import { facingSpot, type Spot, walk } from '../../../../src/scenes/table/drawers/spatial';

const press = (
  key: string,
  chord: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean; shiftKey?: boolean } = {},
) => actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...chord });

describe('keys at the table', () => {
  test.each([
    ['u', 'undo'],
    ['L', 'log'],
    ['r', 'rules'],
    ['k', 'luck'],
    ['p', 'replay'],
    [' ', 'skip'],
    ['?', 'keys'],
    ['m', 'mute'],
    ['f', 'fit'],
    ['Enter', 'pick'],
    ['Escape', 'back'],
  ])('%s means %s', (key, meaning) => {
    expect(press(key)?.do).toBe(meaning);
  });

  test('Shift and an arrow look anywhere, an arrow alone walks what is allowed', () => {
    expect(press('ArrowLeft')).toEqual({ do: 'walk', way: 'left' });
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ do: 'look', way: 'left' });
    expect(press('?', { shiftKey: true })?.do).toBe('keys');
  });

  test('chords belong to the browser', () => {
    for (const chord of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      expect(press('r', chord)).toBeNull();
    }
  });

  test('somebody who types is left alone, but Esc always leads back', () => {
    for (const key of ['u', 'l', ' ', 'Enter', '?', '+', 'ArrowUp']) {
      const action = press(key);
      expect(action !== null && mayAct(action, 'field')).toBe(false);
    }
    const back = press('Escape');
    expect(back !== null && mayAct(back, 'field')).toBe(true);
  });

  test('a focused button keeps Enter and Space, a slider its arrows', () => {
    const may = (key: string, within: 'button' | 'slider') => {
      const action = press(key);
      return action !== null && mayAct(action, within);
    };
    expect(may('Enter', 'button')).toBe(false);
    expect(may(' ', 'button')).toBe(false);
    expect(may('u', 'button')).toBe(true);
    expect(may('ArrowLeft', 'slider')).toBe(false);
  });

  test('Space on a choice skips what is being shown, and is the choice otherwise', () => {
    const may = (key: string, showing: boolean) => {
      const action = press(key);
      return action !== null && mayAct(action, 'choice', showing);
    };
    expect([may(' ', true), may(' ', false)]).toEqual([true, false]);
    expect([may('Enter', true), may('Enter', false)]).toEqual([false, false]);
  });
});

describe('arrows walk what may be pointed at', () => {
  const at = (ref: Ref, x: number, y: number): Spot => ({ ref, at: { x, y } });
  const grid = [at('square:a2', 0, 0), at('square:b2', 10, 0), at('square:a1', 0, 10), at('square:b1', 10, 10)];
  const hold: Spot = { ref: 'button:hold', at: null };
  const pass: Spot = { ref: 'button:pass', at: null };

  test('to the nearest that way', () => {
    expect(walk(grid, 'square:a2', 'right')).toBe('square:b2');
    expect(walk(grid, 'square:a2', 'down')).toBe('square:a1');
    expect(walk(grid, 'square:b1', 'up')).toBe('square:b2');
    expect(walk(grid, 'square:a2', 'left')).toBe('square:a2');
  });

  test('from nowhere to the first in reading order', () => {
    expect(walk(grid.toReversed(), null, 'up')).toBe('square:a2');
    expect(walk([hold], null, 'up')).toBe('button:hold');
    expect(walk([], null, 'up')).toBeNull();
  });

  test('beyond the board to the buttons and back', () => {
    const spots = [...grid, hold, pass];
    expect(walk(spots, 'square:b1', 'right')).toBe('button:hold');
    expect(walk(spots, 'button:hold', 'right')).toBe('button:pass');
    expect(walk(spots, 'button:pass', 'right')).toBe('button:pass');
    expect(walk(spots, 'button:hold', 'left')).toBe('square:b1');
  });

  test('everything can be reached from everywhere', () => {
    const spots = [...grid, at('square:c3', 24, -7), hold, pass];
    for (const start of spots) {
      const reached = new Set<Ref>([start.ref]);
      for (const ref of reached) {
        for (const way of ['up', 'down', 'left', 'right'] as const) {
          const next = walk(spots, ref, way);
          if (next !== null) reached.add(next);
        }
      }
      expect(reached.size).toBe(spots.length);
    }
  });

  test('facings lie as on a compass', () => {
    const ring = (['N', 'E', 'S', 'W'] as const).map(
      (name): Spot => ({ ref: `face:${name}`, at: facingSpot(`face:${name}`) }),
    );
    expect(walk(ring, 'face:S', 'up')).toBe('face:N');
    expect(walk(ring, 'face:N', 'right')).toBe('face:E');
    expect(facingSpot('square:a1')).toBeNull();
  });
});
