import { describe, expect, test } from 'vitest';
import type { Picture } from '../../../src/scenes/paint/items';
import { onPixels } from '../../../src/scenes/paint/paintBackdrop';

const bounds = { x: -31, y: -17, width: 1000, height: 800 };
const tile = (column: number, more: Partial<Picture> = {}): Picture => {
  return { kind: 'picture', texture: 'tile', x: column * 64 + 32, y: 32, width: 64, height: 64, ...more };
};

describe('tiles of a backdrop', () => {
  test.for([0.37, 0.9, 1.313, 2.71])('meet on whole pixels at %d pixels per unit', (scale) => {
    const edges = (item: Picture) => {
      const { x, width } = onPixels(item, bounds, scale, scale);
      return [(x - width / 2 - bounds.x) * scale, (x + width / 2 - bounds.x) * scale] as const;
    };
    for (let column = 0; column < 16; column++) {
      const [, right] = edges(tile(column));
      const [left] = edges(tile(column + 1));
      expect(right).toBeCloseTo(left, 6);
      expect(right).toBeCloseTo(Math.round(right), 6);
    }
  });

  test('keep their place by their own pivot, and turned ones are left alone', () => {
    const pivoted = onPixels(tile(1, { pivot: { x: 0, y: 1 } }), bounds, 1.3, 1.3);
    expect(Math.abs(pivoted.x - tile(1).x) * 1.3).toBeLessThanOrEqual(0.5);
    expect(Math.abs(pivoted.y - tile(1).y) * 1.3).toBeLessThanOrEqual(0.5);
    expect(onPixels(tile(1, { angle: 30 }), bounds, 1.3, 1.3)).toEqual(tile(1, { angle: 30 }));
  });
});
